import type { PageView } from "../../page/view.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { stepOn, type Resolved } from "../outcome.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { contains, indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";

const names = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
const all = [0, 1, 2, 3, 4, 5, 6];

/** The day of the week that a word names, Monday as 0: “Tue”, “Thursdays”, “wed.”; undefined for another word. */
export function weekdayOf(word: string): number | undefined {
  const plain = word.toLowerCase().replace(/\.$/u, "");
  const at = names.findIndex((name) => {
    const isShort = /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)s?$/u.test(plain);
    return (
      plain === name ||
      plain === `${name}s` ||
      (isShort && name.startsWith(plain.replace(/(?<!ue|r)s$/u, "")))
    );
  });
  return at < 0 ? undefined : at;
}

/** Asked before the page is looked through. */
const saysDays = /(?:^|\P{L})(?:mon|tue|wed|thu|fri|sat|sun)|day|week/iu;

/** Fewer of them are no week. */
const fewest = 5;

/**
 * “Tuesdays and Thursdays suit me”, “any day but Sunday”, “Mondays instead of Saturdays”, “Monday to Friday”: days of the week that
 * are switched on and off one by one. Undefined where the page has no such days, or a word says something else.
 */
export function groundWeekdays(view: PageView, text: string): Resolved | undefined {
  if (!saysDays.test(text)) return undefined;
  const index = indexOf(view);
  const days = togglesOf(index);
  if (days === undefined) return undefined;
  const wanted = daysWanted(text, labelOf(index, days));
  if (wanted === undefined) return undefined;
  const steps = all.flatMap((day) => {
    const { node } = days[day] ?? {};
    const isOn = wanted.get(day);
    if (node === undefined || isOn === undefined || isOn === (node.checked ?? node.pressed)) return [];
    const method = node.pressed !== undefined ? "click" : isOn ? "check" : "uncheck";
    return [stepOn(view, node, { method })];
  });
  const isThere = [...wanted].every(([day, isOn]) => !isOn || days[day] !== undefined);
  if (steps.length === 0 || !isThere) return undefined;
  return { outcome: "resolved", steps, confidence: 0.85, candidates: [], isAccounted: true };
}

/** By their days; undefined where the page has too few, or two of a day. */
function togglesOf({ candidates }: ViewIndex): (Candidate | undefined)[] | undefined {
  const found: (Candidate | undefined)[] = all.map(() => undefined);
  for (const candidate of candidates) {
    const { node, fields } = candidate;
    const isToggle = (isCheckable(node) && node.role !== "radio") || node.pressed !== undefined;
    const day = isToggle && !node.disabled ? weekdayOf(fields[0]?.name.text ?? "") : undefined;
    if (day === undefined) continue;
    if (found[day] !== undefined) return undefined;
    found[day] = candidate;
  }
  return found.filter((one) => one !== undefined).length >= fewest ? found : undefined;
}

/** Words that the part of the page around the days says of them. */
function labelOf(index: ViewIndex, days: (Candidate | undefined)[]): Set<string> {
  const there = days.filter((one) => one !== undefined);
  const { nodes } = index.view;
  let part = there[0]?.node.parent ?? 0;
  while (part > 0 && !there.every((one) => contains(index, part, one.index))) part = nodes[part]?.parent ?? 0;
  const texts = [
    nodes[part]?.name ?? "",
    nodes[part - 1]?.name ?? "",
    nodes[part + 1]?.name ?? "",
    nodes[part + 2]?.name ?? "",
  ];
  return new Set(
    texts.filter((text) => text.length < 60).flatMap((text) => wordsOf(normalize(text)).map(stem)),
  );
}

const light = new Set(
  "on only just every each and & , ; . ! the a an please suit suits me us is are be fine works work for i we my our to also any all best better good ok okay free available can could do does set choose select pick tick check mark use add take make it would like want prefer rather always usually day days should come repeat has that those at i'd we'd i'm we're this of".split(
    " ",
  ),
);
const without =
  /^(?:not|no|except|excluding|but|without|never|untick|uncheck|deselect|remove|drop|skip|don't)$/u;

/** For each day that is told whether it is to be on; undefined where a word is no part of that. */
function daysWanted(text: string, label: ReadonlySet<string>): Map<number, boolean> | undefined {
  const clean = text
    .toLowerCase()
    .replace(/\b(?:instead of|rather than|apart from|other than|but not|all but)\b/gu, (said) =>
      said === "all but" ? "daily except" : "except",
    )
    .replace(
      /\b(?:every|each|any|all) (?:single )?(?:days?|week)\b|\ball week(?: long)?\b|\bevery ?day\b/gu,
      "daily",
    )
    .replace(/\b(?:work(?:ing)?|business) ?days\b/gu, "weekdays");
  const { tokens } = tokenize(clean);
  const wanted = new Map<number, boolean>();
  let isOn = true;
  let isOnly = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const { word = "", kind } = tokens[at] ?? {};
    if (kind === "quoted") return undefined;
    const some = daysIn(word);
    if (without.test(word)) isOn = false;
    else if (some !== undefined) {
      const last = /^(?:to|till|until|through|-|–)$/u.test(tokens[at + 1]?.word ?? "")
        ? daysIn(tokens[at + 2]?.word ?? "")
        : undefined;
      if (last?.length === 1 && some.length === 1) at += 2;
      for (const day of last?.length === 1 && some.length === 1 ? run(some[0] ?? 0, last[0] ?? 0) : some)
        wanted.set(day, isOn);
    } else if (word === "only" || word === "just") isOnly = true;
    else if (!light.has(word) && !label.has(stem(word))) return undefined;
  }
  if (wanted.size === 0) return undefined;
  if (isOnly && isOn) for (const day of all) if (!wanted.has(day)) wanted.set(day, false);
  return wanted;
}

function daysIn(word: string): number[] | undefined {
  if (/^weekdays?$/u.test(word)) return [0, 1, 2, 3, 4];
  if (/^weekends?$/u.test(word)) return [5, 6];
  if (word === "daily") return all;
  const [first, last] = word.split(/[-–]/u).map(weekdayOf);
  if (first === undefined) return undefined;
  return last === undefined ? [first] : run(first, last);
}

/** From one day to another, over the end of the week where it has to be. */
const run = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7);
