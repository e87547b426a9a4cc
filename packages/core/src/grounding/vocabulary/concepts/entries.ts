import type { ConceptEntry } from "./concept.ts";
import { account } from "./account.ts";
import { arithmetic } from "./arithmetic.ts";
import { calendar } from "./calendar.ts";
import { communication } from "./communication.ts";
import { deciding } from "./deciding.ts";
import { development } from "./development.ts";
import { documents } from "./documents.ts";
import { editing } from "./editing.ts";
import { finding } from "./finding.ts";
import { goods } from "./goods.ts";
import { healthAndFood } from "./health-and-food.ts";
import { homeDevices } from "./home-devices.ts";
import { measures } from "./measures.ts";
import { media } from "./media.ts";
import { money } from "./money.ts";
import { movingAbout } from "./moving-about.ts";
import { people } from "./people.ts";
import { pictures } from "./pictures.ts";
import { publishing } from "./publishing.ts";
import { qualities } from "./qualities.ts";
import { schoolAndWork } from "./school-and-work.ts";
import { shop } from "./shop.ts";
import { support } from "./support.ts";
import { tables } from "./tables.ts";
import { time } from "./time.ts";
import { travel } from "./travel.ts";
import { unfolding } from "./unfolding.ts";

/** All concepts there are, in no order that matters. */
export const entries: readonly ConceptEntry[] = [
  ...editing,
  ...finding,
  ...deciding,
  ...movingAbout,
  ...unfolding,
  ...account,
  ...support,
  ...shop,
  ...goods,
  ...media,
  ...pictures,
  ...time,
  ...calendar,
  ...people,
  ...money,
  ...communication,
  ...publishing,
  ...documents,
  ...development,
  ...tables,
  ...travel,
  ...homeDevices,
  ...healthAndFood,
  ...schoolAndWork,
  ...arithmetic,
  ...qualities,
  ...measures,
];
