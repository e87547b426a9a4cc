import type { PageView } from "../../page/view.ts";
import { choicesTold } from "./choices.ts";
import type { Chosen, Filling } from "./controls.ts";
import { countsTold } from "./counts.ts";
import { daysTold } from "./days.ts";
import { timesTold } from "./slots.ts";
import { sortsTold } from "./sorts.ts";
import { switchesTold } from "./switches.ts";
import { claim, type Told } from "./told.ts";
import { valuesTold } from "./values.ts";

/** What a page offers of what is told. */
export type Settings = { fillings: Filling[]; chosen: Chosen[] };

/**
 * Fields, options, counters and boxes that the words stand for, whose words are used up by that. Where a tab is told that is
 * not in front, it alone: another tab has other fields. Undefined where words may stand for several things. `filled`: the
 * references of fields that have their value.
 */
export function settingsTold(view: PageView, told: Told, filled: ReadonlySet<string>): Settings | undefined {
  const days = claimed(told, daysTold(view, told));
  const choices = days && choicesTold(view, told);
  const tabs = (choices ?? []).filter(({ node, isSet }) => node.role === "tab" && !isSet);
  if (days === undefined || choices === undefined) return undefined;
  if (tabs.length > 0) return { fillings: days, chosen: claimed(told, tabs) ?? [] };
  claimed(told, choices);
  // Which times there are may follow from the day that is still to be chosen.
  const times = choices.every(({ isSet }) => isSet) ? (claimed(told, timesTold(view, told)) ?? []) : [];
  const counts = claimed(told, countsTold(view, told)) ?? [];
  const switches = claimed(told, switchesTold(view, told)) ?? [];
  const values = claimed(told, valuesTold(view, told, filled));
  if (values === undefined) return undefined;
  const kinds = claimed(told, sortsTold(view, told, filled)) ?? [];
  return { fillings: [...days, ...values, ...kinds], chosen: [...choices, ...times, ...counts, ...switches] };
}

function claimed<One extends { positions: number[] }>(
  told: Told,
  found: One[] | undefined,
): One[] | undefined {
  for (const { positions } of found ?? []) claim(told, positions);
  return found;
}
