import type { EvaluationPage } from "./cases.ts";
import { aroundEntries } from "./around-entries.ts";
import { documents } from "./documents.ts";
import { entries } from "./entries.ts";
import { everyday } from "./everyday.ts";
import { hostile } from "./hostile.ts";
import { inTheWild } from "./in-the-wild/pages.ts";
import { listsAndStates } from "./lists-and-states.ts";
import { nearMisses } from "./near-misses.ts";
import { peopleAndPlaces } from "./people-and-places.ts";
import { saidByPlace } from "./said-by-place.ts";
import { services } from "./services.ts";
import { shops } from "./shops.ts";
import { tables } from "./tables.ts";
import { toldApart } from "./told-apart.ts";

export const pages: EvaluationPage[] = [
  ...shops,
  ...services,
  ...tables,
  ...documents,
  ...peopleAndPlaces,
  ...entries,
  ...everyday,
  ...hostile,
  ...inTheWild,
  ...toldApart,
  ...listsAndStates,
  ...aroundEntries,
  ...saidByPlace,
  ...nearMisses,
];

/** Addresses as a page writes them, as its server's. */
export function onServer(expected: unknown, base: string): unknown {
  return JSON.parse(JSON.stringify(expected), (_, value: unknown) =>
    typeof value === "string" && value.startsWith("/") ? new URL(value, base).href : value,
  );
}
