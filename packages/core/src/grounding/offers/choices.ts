import { stem } from "../text.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { calledAs } from "../outline.ts";
import { cueFor } from "./cues.ts";
import { othersOf, type Chosen, type Offered, type Setting } from "./controls.ts";
import { isSilent, stemsOf, type Told } from "./told.ts";

/** One of several that exclude each other, and how it is chosen. */
type Choice = { stems: string[]; node: ViewNode; use: Setting; isSet: boolean };
type Group = { called: ReadonlySet<string>; choices: Choice[] };

const exclusive = new Set(["radio", "menuitemradio", "option", "tab"]);
const vague = new Set("yes no none any other all select choose please".split(" ").map(stem));

/** Choices that the words plainly name; undefined where they may name several. */
export function choicesTold(view: PageView, told: Told): Chosen[] | undefined {
  const chosen: Chosen[] = [];
  const taken = new Map<number, { score: number; group: Group }>();
  for (const group of groupsOf(view)) {
    const meant = meantIn(told, group);
    if (meant === undefined) continue;
    const { choice, positions } = meant;
    const { score } = cueFor(told, Math.min(...positions), group.called);
    const rivals = positions.flatMap((at) => taken.get(at) ?? []);
    if (rivals.some((rival) => rival.score === score)) return undefined;
    if (rivals.some((rival) => rival.score > score)) continue;
    for (const at of positions) taken.set(at, { score, group });
    for (let at = chosen.length - 1; at >= 0; at -= 1)
      if (chosen[at]?.positions.some((one) => positions.includes(one))) chosen.splice(at, 1);
    chosen.push({ node: choice.node, use: choice.use, isSet: choice.isSet, positions });
  }
  return chosen;
}

function groupsOf(view: PageView): Group[] {
  const groups = new Map<string, Group>();
  for (const control of othersOf(view)) {
    if (control.node.options !== undefined) groups.set(control.node.ref, selectOf(control));
    else if (exclusive.has(control.node.role)) addTo(groups, view, control);
  }
  return [...groups.values()];
}

function selectOf({ node, called }: Offered): Group {
  const choices = (node.options ?? [])
    .filter(({ disabled, value }) => !disabled && value !== "")
    .map(({ label, selected }) => ({
      stems: stemsOf(label),
      node,
      use: { method: "selectOption" as const, arguments: [label] },
      isSet: selected,
    }));
  return { called, choices };
}

function addTo(groups: Map<string, Group>, view: PageView, { node, candidate }: Offered): void {
  const at = holderOf(view, candidate.index, node.role);
  const key = `${at} ${node.role}`;
  const group = groups.get(key) ?? { called: new Set(stemsOf(view.nodes[at]?.name ?? "")), choices: [] };
  groups.set(key, group);
  const stems = stemsOf(calledAs(view, candidate.index));
  const isSet = node.checked === true || node.selected === true;
  group.choices.push({ stems, node, use: { method: "click" }, isSet });
}

/** What holds all of a kind that exclude each other. */
function holderOf({ nodes }: PageView, index: number, role: string): number {
  let at = nodes[index]?.parent ?? 0;
  while (at > 0) {
    const node = nodes[at];
    if (/^(?:radiogroup|tablist|listbox|group|menu|form)$/u.test(node?.role ?? "")) return at;
    const like = nodes.filter((other) => other.parent === at && other.role === role).length;
    if (like > 1) return at;
    at = node?.parent ?? 0;
  }
  return 0;
}

type Meant = { choice: Choice; positions: number[] };

/** The one choice that has the most words of the task; undefined where none, or several have as many. */
function meantIn(told: Told, { choices, called }: Group): Meant | undefined {
  const whole = choices.flatMap((choice) => {
    const positions = wholeIn(told, choice.stems, called);
    return positions === undefined ? [] : [{ choice, positions }];
  });
  const most = Math.max(0, ...whole.map(({ choice }) => choice.stems.length));
  const best = whole.filter(({ choice }) => choice.stems.length === most);
  if (best.length === 1) return best[0];
  return best.length > 1 ? bestByCue(told, best, called) : toldApart(told, choices);
}

/** Where all words of a choice stand; in one run where they can. What is a mere number has to follow the group's name. */
function wholeIn(told: Told, stems: string[], called: ReadonlySet<string>): number[] | undefined {
  if (stems.every((one) => vague.has(one))) return undefined;
  const run = runIn(told, stems);
  if (run === undefined) return stems.length > 1 ? bagIn(told, stems) : undefined;
  const isNumber = stems.length === 1 && /^\d+$/u.test(stems[0] ?? "");
  return isNumber && cueFor(told, run[0] ?? 0, called).score < 2 ? undefined : run;
}

function runIn({ words }: Told, stems: string[]): number[] | undefined {
  for (let at = 0; at + stems.length <= words.length; at += 1) {
    const isHere = stems.every(
      (one, offset) => words[at + offset]?.stem === one && !words[at + offset]?.claimed,
    );
    if (isHere) return stems.map((_, offset) => at + offset);
  }
  return undefined;
}

/** “at 10:30 to Arran” says all words of “10:30 to Arran”. */
function bagIn({ words }: Told, stems: string[]): number[] | undefined {
  const positions: number[] = [];
  for (const one of stems) {
    const at = words.findIndex(
      (word, index) => word.stem === one && !word.claimed && !positions.includes(index),
    );
    if (at >= 0) positions.push(at);
    else if (!isSilent({ word: one, quoted: false })) return undefined;
  }
  return positions.some((at) => words[at]?.telling) ? positions : undefined;
}

/** A name or a number that only one of them has. */
function toldApart(told: Told, choices: Choice[]): Meant | undefined {
  const found = new Map<Choice, number[]>();
  told.words.forEach((word, at) => {
    if (!word.telling || word.claimed || /^\d{1,2}$/u.test(word.word)) return;
    const having = choices.filter(({ stems }) => stems.includes(word.stem));
    const [only] = having;
    if (only !== undefined && having.length === 1) found.set(only, [...(found.get(only) ?? []), at]);
  });
  const [first, ...others] = found;
  return first === undefined || others.length > 0 ? undefined : { choice: first[0], positions: first[1] };
}

function bestByCue(told: Told, meant: Meant[], called: ReadonlySet<string>): Meant | undefined {
  const scored = meant.map((one) => ({ one, score: cueFor(told, Math.min(...one.positions), called).score }));
  const most = Math.max(...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most);
  return most > 0 && best.length === 1 ? best[0]?.one : undefined;
}
