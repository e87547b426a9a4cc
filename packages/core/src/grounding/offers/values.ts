import { stem } from "../matching/text.ts";
import { slice, textOf } from "../matching/tokens.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { cueFor, range } from "./cues.ts";
import { textFieldsOf, type Filling, type Offered } from "./controls.ts";
import { inEntry } from "./entries.ts";
import { topicOf } from "./goal.ts";
import { isAkin, isCutBefore, type Told, type ToldWord } from "./told.ts";

/** Words behind the name of a field that lead up to its value. */
const skipped = new Set("is are be of as to should number no the a an my with it says name for".split(" "));
/** Words in names of fields that say nothing of what they are for. */
const general = new Set(
  "enter type your the a an of or and for optional required no number name by in".split(" ").map(stem),
);
const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const yearly = new Set("year release released published born founded built".split(" ").map(stem));

/**
 * Texts and numbers that the words say for fields of the page; undefined where a value may be for several. `filled`: the
 * references of fields that have their value.
 */
export function valuesTold(view: PageView, told: Told, filled: ReadonlySet<string>): Filling[] | undefined {
  const topic = topicOf(view);
  const all = textFieldsOf(view).filter(({ node }) => node.inputType !== "date");
  const fields = all.filter(({ node }) => !filled.has(node.ref));
  const fillings: Filling[] = [];
  const used = () => new Set(fillings.flatMap(({ positions }) => positions));
  for (const alike of groupsOf(fields)) {
    const [field] = alike;
    const behind = field && behindName(told, withoutTopic(field, topic), used());
    if (behind === undefined) continue;
    const one = alike.length === 1 ? field : placed(view, told, { alike, taken: behind.positions });
    if (one !== undefined) fillings.push({ ...behind, node: one.node });
  }
  const open = fields.filter(({ node }) => !fillings.some((filling) => filling.node === node));
  const values = valuesIn(told, used());
  for (const value of values) {
    const rivals = open.filter((field) => !fillings.some(({ node }) => node === field.node));
    const best = bestFor(told, value, rivals);
    if (best === "several") return undefined;
    if (best !== undefined) fillings.push(best);
  }
  if (all.length === 1 && fillings.length === 0) return onlyOne(told, open, values);
  const left = open.filter((field) => !fillings.some(({ node }) => node === field.node));
  return [...fillings, ...fromAndTo(told, left, values)];
}

/** “from A to B” goes into the two fields of a page, whatever they are called: “Valley station”, “Summit”. */
function fromAndTo(told: Told, open: Offered[], values: Value[]): Filling[] {
  const fields = open.filter(({ node: { inputType = "text" } }) => /^(?:text|search)$/u.test(inputType));
  const after = (word: string) =>
    values.filter(({ positions: [first = 0] }) => told.words[first - 1]?.word === word);
  const [from, otherStart] = after("from");
  const [to, otherEnd] = after("to");
  const [start, end, another] = fields;
  if (!from || !to || otherStart || otherEnd || !start || !end || another) return [];
  return [
    { node: start.node, value: from.text, positions: from.positions },
    { node: end.node, value: to.text, positions: to.positions },
  ];
}

/** On a page about films “a film by” asks for whom it is by. */
function withoutTopic(field: Offered, topic: ReadonlySet<string>): Offered {
  const called = [...field.called].filter((one) => !topic.has(one));
  return called.length === 0 ? field : { ...field, called: new Set(called) };
}

/** Fields by what they are called: those of a table's rows are called the same. */
function groupsOf(fields: Offered[]): Offered[][] {
  const groups = new Map<string, Offered[]>();
  for (const field of fields) {
    const key = [...field.called].sort().join(" ");
    groups.set(key, [...(groups.get(key) ?? []), field]);
  }
  return [...groups.values()];
}

function placed(
  view: PageView,
  told: Told,
  { alike, taken }: { alike: Offered[]; taken: number[] },
): Offered | undefined {
  const others = { ...told, words: told.words.filter((_, at) => !taken.includes(at)) };
  const found = inEntry(view, others, alike);
  for (const word of found?.words ?? []) word.placed = true;
  return found?.field;
}

function bestFor(told: Told, value: Value, fields: Offered[]): Filling | "several" | undefined {
  const scored = fields
    .filter(({ node }) => takes(node, value.text))
    .map((field) => ({ field, ...cued(told, value, field) }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const [best, ...others] = scored.filter(({ score }) => score === most && score > 0);
  if (best === undefined) return undefined;
  if (others.length > 0) return "several";
  return { node: best.field.node, value: value.text, positions: [...best.cue, ...value.positions] };
}

function cued(told: Told, { text, positions }: Value, { called }: Offered): { score: number; cue: number[] } {
  const cue = cueFor(told, positions[0] ?? 0, called);
  const isYear = /^(?:1[89]|20)\d\d$/u.test(text) && [...called].some((one) => yearly.has(one));
  const isStreet = isStreetAt(told, positions[0] ?? 0) && [...called].some((one) => addressed.has(one));
  const isMail = isAddress.test(text) && [...called].some((one) => one === "email" || one === "mail");
  // “that Ada Byron directed”.
  const behind = Math.max(...positions) + 1;
  const deed = told.words[behind];
  const isDoer =
    deed !== undefined && deed.word.endsWith("ed") && [...called].some((one) => isAkin(one, deed.stem));
  if (cue.score === 0 && isDoer && !isCutBefore(told, behind)) return { score: 2, cue: [behind] };
  return cue.score === 0 && (isYear || isStreet || isMail) ? { score: 1, cue: [] } : cue;
}

/** The one value that is left is for the one field of the page. */
function onlyOne(told: Told, [field]: Offered[], [value, ...more]: Value[]): Filling[] {
  // “On the Basement, click …” says where.
  const [article, side] = [1, 2].map((back) => told.words[(value?.positions[0] ?? 0) - back]?.word ?? "");
  if (article === "the" && /^(?:on|in|under|at|behind|inside|within)$/u.test(side ?? "")) return [];
  if (value === undefined || field === undefined || more.length > 0) return [];
  if (!takes(field.node, value.text) || /^\d{1,2}$/u.test(value.text)) return [];
  return [{ node: field.node, value: value.text, positions: value.positions }];
}

/** “the passcode gr4nite”, “member number is 66503”: what stands behind the name of a field. */
function behindName(told: Told, { node, called }: Offered, taken: ReadonlySet<number>): Filling | undefined {
  const { words } = told;
  const isName = (word: ToldWord, at: number): boolean =>
    [...called].some((one) => isAkin(one, word.stem)) &&
    !general.has(word.stem) &&
    !(word.claimed || word.quoted || word.telling || taken.has(at));
  for (const [name, word] of words.entries()) {
    if (!isName(word, name)) continue;
    let from = name + 1;
    while (skipped.has(words[from]?.word ?? "") && words[from]?.quoted === false) from += 1;
    const value = isCutBefore(told, from) && words[from]?.quoted !== true ? undefined : valueAt(told, from);
    const isFree = value?.positions.every((at) => !taken.has(at) && words[at]?.claimed === false);
    if (value === undefined || isFree !== true || !takes(node, value.text)) continue;
    let first = name;
    while (first > 0 && isName(words[first - 1] as ToldWord, first - 1) && !isCutBefore(told, first))
      first -= 1;
    return { node, value: value.text, positions: [...range(first, from), ...value.positions] };
  }
  return undefined;
}

type Value = { text: string; positions: number[] };

/** What is quoted, a code, a number, or a run of names. */
function valueAt(told: Told, from: number): Value | undefined {
  const { words } = told;
  const first = words[from];
  if (first === undefined) return undefined;
  const isCode = /[^\p{L}]/u.test(first.text);
  if (!first.telling && !isCode) return undefined;
  const end = (at: number) => {
    let to = at + 1;
    while (words[to]?.token === words[at]?.token) to += 1;
    return to;
  };
  const isName = !first.quoted && first.telling && !/^\d/u.test(first.text);
  const goesOn = (at: number) => {
    const next = words[at];
    if (next?.telling !== true || next.quoted || next.claimed) return false;
    // “Reno, NV” is one name.
    return !isCutBefore(told, at) || /^\p{Lu}{2,3}$/u.test(next.text);
  };
  let to = end(from);
  if (isName || isStreetAt(told, from)) while (goesOn(to)) to = end(to);
  if (first.quoted) return { text: first.text, positions: range(from, to) };
  const text = textOf(slice(told, first.token, (words[to - 1]?.token ?? first.token) + 1));
  return { text, positions: range(from, to) };
}

const streets =
  /^(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|square|sq|place|court|ct|boulevard|blvd|close|terrace|crescent|row|hill|parkway|highway)$/u;
const addressed = new Set("address street delivery".split(" ").map(stem));

/** “54 Mill Street”. */
function isStreetAt({ words }: Told, from: number): boolean {
  const names = words.slice(from + 1, from + 5);
  const last = names.findIndex(({ word, telling }) => telling && streets.test(word));
  return (
    /^\d+\p{L}?$/u.test(words[from]?.word ?? "") &&
    last > 0 &&
    names.slice(0, last).every(({ telling }) => telling)
  );
}

/** Names, codes and quotations that nothing stands for yet. */
function valuesIn(told: Told, taken: ReadonlySet<number>): Value[] {
  const values: Value[] = [];
  for (let at = 0; at < told.words.length;) {
    const word = told.words[at];
    const isOpen = word?.telling === true && !word.verb && !word.claimed && !word.placed && !taken.has(at);
    const value = isOpen ? valueAt(told, at) : undefined;
    if (value !== undefined) values.push(value);
    at = value === undefined ? at + 1 : Math.max(...value.positions) + 1;
  }
  return values;
}

/** Whether a field takes such a text. */
function takes({ inputType, role }: ViewNode, value: string): boolean {
  if (inputType === "number" || role === "spinbutton") return /^-?\d+(?:[.,]\d+)?$/u.test(value);
  if (inputType === "email") return value.includes("@");
  if (inputType === "time") return /^\d{1,2}[:.]\d{2}$/u.test(value);
  return true;
}
