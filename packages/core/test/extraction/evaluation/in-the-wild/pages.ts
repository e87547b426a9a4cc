import type { EvaluationPage } from "../cases.ts";
import { bills } from "./bills.ts";
import { homesAndDoctors } from "./homes-and-doctors.ts";
import { issuesAndPosts } from "./issues-and-posts.ts";
import { leaguesAndPlans } from "./leagues-and-plans.ts";
import { menuAndRecipe } from "./menu-and-recipe.ts";
import { newsAndJobs } from "./news-and-jobs.ts";
import { notices } from "./notices.ts";
import { onTheWay } from "./on-the-way.ts";
import { programmes } from "./programmes.ts";
import { records } from "./records.ts";
import { reference } from "./reference.ts";
import { registers } from "./registers.ts";
import { closuresAndGrants } from "./closures-and-grants.ts";
import { forecasts } from "./forecasts.ts";
import { parcels } from "./parcels.ts";
import { clinics } from "./clinics.ts";
import { changeLists } from "./change-lists.ts";
import { searchAndProduct } from "./search-and-product.ts";

/** Whole pages with all that stands around their content, written by somebody who did not know what can be read. */
export const inTheWild: EvaluationPage[] = [
  ...searchAndProduct,
  ...newsAndJobs,
  ...menuAndRecipe,
  ...bills,
  ...onTheWay,
  ...reference,
  ...issuesAndPosts,
  ...leaguesAndPlans,
  ...homesAndDoctors,
  ...programmes,
  ...notices,
  ...records,
  ...registers,
  ...closuresAndGrants,
  ...forecasts,
  ...parcels,
  ...clinics,
  ...changeLists,
];
