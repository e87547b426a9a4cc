import type { PageView } from "../../page/view.ts";
import { columnHead } from "../matching/columns.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { placesOf, type Place } from "../laid/places.ts";
import { isInFront } from "../matching/candidates.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { textIn } from "../matching/outline.ts";
import { momentIn, readMoment, type Moment } from "./moments.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";

/** `heads`: what stands over the column and before the row that it is in. */
type Slot = { candidate: Candidate; moment: Moment; heads: string[]; option?: string };

/**
 * “Saturday please”, “Wednesday between 10 and 12”, “the Vault at a quarter past twelve”: one of the days or times that the page
 * has as buttons, in a row or in a table of them. Undefined where none, or more than one, is so, or a word says something else.
 */
export function groundSlot(view: PageView, text: string): Resolved | undefined {
  const said = readMoment(text);
  if (said === undefined) return undefined;
  const index = indexOf(view);
  const slots = slotsOf(index);
  if (slots.length < 2) return undefined;
  const places = said.rest.length > 0 ? placesOf(index) : [];
  const about = new Set(wordsOf(normalize(view.title)).map(stem));
  const fitting = slots.filter(
    (slot) => meets(said.moment, slot.moment) && isTold(slot, { rest: said.rest, places, about }),
  );
  const [only, another] = said.extreme === undefined ? fitting : extremeOf(fitting, said.extreme);
  if (only === undefined || another !== undefined) return undefined;
  const { option } = only;
  const { node, index: at } = only.candidate;
  const method = node.role === "radio" ? ("check" as const) : ("click" as const);
  const step =
    option === undefined
      ? stepOn(view, node, { method })
      : stepOn(view, node, { method: "selectOption", arguments: [option] });
  const candidates = rankedNodes(view, [{ index: at, node, score: 0.83, tier: tiers.words }]);
  return {
    outcome: "resolved",
    steps: [step],
    confidence: 0.83,
    candidates,
    isAccounted: true,
  };
}

/** Longer names are no days or times. */
const longest = 40;

function slotsOf(index: ViewIndex): Slot[] {
  return index.candidates.flatMap((candidate): Slot[] => {
    const { node, index: at, fields } = candidate;
    if (node.disabled || node.covered !== undefined) return [];
    if (!isInFront(index, at)) return [];
    if (isSelect(node)) return optionsOf(candidate);
    if (isField(node) || node.role === "checkbox") return [];
    const name = node.name === "" ? (fields[0]?.name.text ?? "") : node.name;
    if (name === "" || name.length > longest) return [];
    const own = momentIn(name);
    const heads = headsOf(index, at);
    const moment = Object.assign({}, ...(own.from === undefined ? heads.map(momentIn) : []), own) as Moment;
    return Object.keys(moment).length === 0 ? [] : [{ candidate, moment, heads }];
  });
}

/** A list of days or times; “before 14:00” is none of them. */
function optionsOf(candidate: Candidate): Slot[] {
  const options = (candidate.node.options ?? []).filter(({ disabled }) => disabled !== true);
  const slots = options.flatMap(({ label }): Slot[] => {
    const moment = /\b(?:before|after|until|from|by)\b/iu.test(label) ? {} : momentIn(label);
    return Object.keys(moment).length === 0 ? [] : [{ candidate, moment, heads: [label], option: label }];
  });
  return slots.length > 1 && slots.length * 2 >= options.length ? slots : [];
}

/** What heads the row and the column of a cell. */
function headsOf(index: ViewIndex, at: number): string[] {
  const { nodes } = index.view;
  let cell = at;
  while (cell > 0 && !/^(?:cell|gridcell)$/u.test(nodes[cell]?.role ?? "")) cell = nodes[cell]?.parent ?? 0;
  if (cell <= 0) return [];
  const row = nodes[cell]?.parent ?? 0;
  // Nodes stand in document order, so the first cell is right behind its row.
  const first = row + 1;
  return [
    columnHead(index, at) ?? "",
    first === cell ? "" : nodes[first]?.name || textIn(index.view, first, index.end[first] ?? first),
  ];
}

/** All that is told is so, and it has no time where none is told. */
function meets(said: Moment, own: Moment): boolean {
  if (said.weekday !== undefined && said.weekday !== own.weekday) return false;
  if (said.day !== undefined && said.day !== own.day) return false;
  if (said.month !== undefined && own.month !== undefined && said.month !== own.month) return false;
  if (said.relative !== undefined && said.relative !== own.relative) return false;
  if (said.from === undefined) return own.from === undefined || said.isTimed === true;
  const half = said.isOfEitherHalf ? 12 * 60 : 24 * 60;
  const isSame = (one: number, other: number): boolean => one % half === other % half;
  if (own.from === undefined || !isSame(said.from, own.from)) return false;
  return said.to === undefined || (own.to !== undefined && isSame(said.to, own.to));
}

type Around = { rest: string[]; places: Place[]; about: ReadonlySet<string> };

/** Every other word is said of the slot, or of a part of the page that it stands in. */
function isTold({ candidate, heads }: Slot, { rest, places, about }: Around): boolean {
  const names = candidate.fields.flatMap(({ name }) => name.words);
  const own = new Set([...names, ...heads.flatMap((head) => wordsOf(normalize(head)))].map(stem));
  const around = places.filter(({ from, until }) => candidate.index >= from && candidate.index < until);
  return rest.every(
    (word) => own.has(word) || about.has(word) || around.some(({ stems }) => stems.has(word)),
  );
}

function extremeOf(slots: Slot[], extreme: "first" | "last"): Slot[] {
  const timed = slots.filter(({ moment }) => moment.from !== undefined);
  const times = timed.map(({ moment }) => moment.from ?? 0);
  const wanted = extreme === "first" ? Math.min(...times) : Math.max(...times);
  return timed.filter(({ moment }) => moment.from === wanted);
}
