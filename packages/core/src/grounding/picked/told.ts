import { formOf } from "../evidence/root.ts";
import { normalize } from "../matching/text.ts";
import { lightWords, stopWords } from "../vocabulary/light-words.ts";
import type { ViewIndex } from "../matching/view-index.ts";
import { mayBeCalled } from "./nouns.ts";
import { isOfKind, says, type Said, type Things } from "./things.ts";
import { isTime, type Word } from "./words.ts";

/** A list, and the page that it is on. */
export type Place = {
  index: ViewIndex;
  things: Things;
  /** It is told otherwise which entry is meant. */
  isTold?: boolean;
  /** What is left out may be called as things usually are: “except the table”. */
  isLeftOut?: boolean;
};
/** Positions in the list. `told`: how many words tell them from the others; `rank`: how surely it is the list. */
export type Chosen = {
  entries: number[];
  told: number;
  rank: number;
  /** Each of them was told by itself. */
  isSeveral?: boolean;
};

/** Any one of a list, whatever it is of. */
const anyOne = new Set(
  "one item entry row line card result thing listing element record tile box block person people list page table tree grid menu screen".split(
    " ",
  ),
);
/** What leads to a value: “that leaves at”, “which costs”, “the one due on”. */
const linking = new Set(
  (
    "leave leaving depart departing arrive arriving land landing start starting begin beginning end ending finish finishing run " +
    "running last lasting cost costing price priced due dated call called name named title titled mention mentioning contain " +
    "containing include including list listed show shown mark marked label labelled read worth pay paying earn earning weigh weighing live living work working hold holding take taking belong belonging write " +
    "written wrote send sent back again away aside together come coming get getting go going set have having still currently right number amount euro dollar pound"
  ).split(" "),
);

/** The entries that say all that is told of them. */
export function toldBy(
  { index, things, isTold, isLeftOut }: Place,
  given: Word[],
  used: ReadonlySet<number> = new Set(),
): Chosen | undefined {
  const words = joinedAs(things, initialsAs(things, given));
  const telling: Word[] = [];
  const nouns: Word[] = [];
  const relative = words.findIndex(({ text }) => /^(?:that|which|who|whose)$/iu.test(text));
  let heading = 0;
  let rank = 1;
  for (const [at, word] of words.entries()) {
    const saying = things.said.filter((said) => says(said, word)).length;
    // “every repair that is in work”: what only some of them say tells them, whatever a column is called.
    // So do “the running lifts”, where some of the lifts are called running.
    const next = words[at + 1];
    const isBeforeNoun = at === 0 && next !== undefined && words.length === 2 && isOfKind(things, next);
    const isLate = relative >= 0 && at > relative;
    const isState = (isLate || isBeforeNoun) && saying > 0 && saying < things.said.length && tells(word);
    const isNamed = isLeftOut === true && things.said.some((said) => says(said, word));
    // “show the props as a grid” says how, and not which of them.
    const isManner = anyOne.has(word.form) && isLedByAs(words, at);
    const isPlain =
      (isFiller(word, words[at - 1]) || isDay(things, words, at)) &&
      !isState &&
      !(isNamed && anyOne.has(word.form));
    if (isManner && !used.has(at)) return undefined;
    if (used.has(at) || isPlain) continue;
    const isKind = isOfKind(things, word);
    if (isKind) rank = 3;
    if (isKind && /^\p{Lu}/u.test(word.text)) heading += 1;
    if (saying === things.said.length || (isKind && !isState)) continue;
    if (saying > 0) telling.push(word);
    else if (isHead(words, at)) nouns.push(word);
    else return undefined;
  }
  const told = telling.length + (isTold ? 1 : 0);
  // “a ticket for the direct trip”: what is bought, and what it is for.
  if (nouns.length > (told > 0 ? 2 : 1)) return undefined;
  if (!nouns.every((noun) => mayBeCalled({ index, things }, noun, { told, heading }))) return undefined;
  const isOther = (said: Said): boolean => nouns.some((noun) => isOtherThing(said, words, noun));
  const fits = things.said.flatMap((said, at) =>
    telling.every((word) => says(said, word)) && !isOther(said) ? [at] : [],
  );
  const inPlace = fits.filter((at) => isTimed(things.said[at], words));
  const run = inRun(things, inPlace, words);
  // “the live version”, where one of them says so: words that lead on elsewhere may tell, too.
  const soft = words.filter((word, at) => !used.has(at) && isSoft(word));
  const softly =
    run.length > 1 ? run.filter((at) => soft.some((word) => saysForm(things.said[at], word))) : [];
  const entries = softly.length > 0 && telling.length > 0 ? softly : run;
  return entries.length === 0 ? undefined : { entries, told: telling.length, rank };
}

/** “the last train of the day”, and “all five days” of Monday to Friday. */
const isDay = ({ said }: Things, words: Word[], at: number): boolean =>
  words[at]?.form === "day" &&
  (words[at - 2]?.form === "of" || said.some((entry) => entry.words.some(({ text }) => weekday.test(text))));
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:\p{L}*day)?$/iu;

const isLedByAs = (words: Word[], at: number): boolean =>
  words[at - 1]?.form === "as" ||
  (words[at - 2]?.form === "as" && /^(?:an?|the)$/iu.test(words[at - 1]?.text ?? ""));

/** “the load test” is no entry that says “Load calculations”: what it is stands there, and is another thing. */
function isOtherThing({ words: own }: Said, words: Word[], noun: Word): boolean {
  const before = words[words.indexOf(noun) - 1];
  if (before === undefined || before.isValue || /^\p{Lu}/u.test(before.text) || isFiller(before, undefined))
    return false;
  const at = own.findIndex(({ form }) => form === before.form);
  const there = own[at + 1];
  return at >= 0 && there !== undefined && !there.isValue && /^\p{Ll}{3,}$/u.test(there.text) && tells(there);
}

const tells = ({ form, text }: Word): boolean =>
  ![form, text.toLowerCase()].some((each) => stopWords.has(each) || lightWords.has(each));
const isSoft = ({ form, text }: Word): boolean =>
  linking.has(form) && !stopWords.has(text.toLowerCase()) && !lightWords.has(form);
const saysForm = (said: Said | undefined, { form }: Word): boolean => said?.forms.has(form) === true;

/** “N. Bercy” where an entry says “Nadia Bercy”. */
function initialsAs({ said }: Things, words: Word[]): Word[] {
  return words.map((word, at) => {
    const next = words[at + 1];
    if (!/^\p{Lu}$/u.test(word.text) || !next || !/^\p{Lu}\p{Ll}/u.test(next.text)) return word;
    if (said.some(({ forms }) => forms.has(word.form))) return word;
    const named = said.flatMap(({ words: own }) =>
      own.filter(({ text }, place) => text.startsWith(word.text) && own[place + 1]?.form === next.form),
    );
    return new Set(named.map(({ form }) => form)).size === 1 ? (named[0] ?? word) : word;
  });
}

/** “mail relay” where an entry says “mailrelay”. */
function joinedAs({ said }: Things, words: Word[]): Word[] {
  return words.map((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    for (const [one, other] of [
      [word, next],
      [before, word],
    ]) {
      if (!one || !other || one.isValue || other.isValue) continue;
      const form = formOf(normalize(one.text + other.text));
      if (
        form.length > 6 &&
        !said.some(({ forms }) => forms.has(word.form)) &&
        said.some(({ forms }) => forms.has(form))
      )
        return { ...word, form, root: form };
    }
    return word;
  });
}

function isFiller({ form, text, isValue }: Word, before: Word | undefined): boolean {
  if (isValue) return false;
  // “May”, “Will” and “Max” may be names.
  if (before !== undefined && /^\p{Lu}\p{Ll}+$/u.test(text)) return false;
  // “row A”, “platform B”
  if (before !== undefined && /^[A-HJ-Z]$/u.test(text)) return false;
  const word = text.toLowerCase();
  return [form, word].some(
    (each) => stopWords.has(each) || lightWords.has(each) || linking.has(each) || anyOne.has(each),
  );
}

/** “piece” of “the piece by Penhale”: what something is, and not of which kind. */
function isHead(words: Word[], at: number): boolean {
  const next = words[at + 1];
  return !next || next.isValue || isFiller(next, words[at]) || /^\p{Lu}/u.test(next.text);
}

const arriving = /^(?:arriv\w*|land\w*|reach\w*|end\w*|until|finish\w*)$/u;
const leaving = /^(?:leav\w*|depart\w*|start\w*|begin\w*)$/u;

/** Of several times the first is when it begins. */
function isTimed(said: Said | undefined, words: Word[]): boolean {
  const time = words.find(isTime);
  const times = said?.words.filter(isTime) ?? [];
  if (!time || times.length < 2) return true;
  const at = times.findIndex(({ form }) => form === time.form);
  if (
    words.some(({ form }) => arriving.test(form)) ||
    /gets? in/u.test(words.map(({ text }) => text).join(" "))
  )
    return at > 0;
  return !words.some(({ form }) => leaving.test(form)) || at === 0;
}

/** “12 March”: what stands side by side is said side by side. */
function inRun(things: Things, entries: number[], words: Word[]): number[] {
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1];
    return next && word.isValue !== next.isValue && !isFiller(word, words[at - 1]) && !isFiller(next, word)
      ? [[word.form, next.form] as const]
      : [];
  });
  const kept = entries.filter((at) =>
    pairs.every(([one, other]) =>
      things.said[at]?.words.some(({ form }, place, all) => form === one && all[place + 1]?.form === other),
    ),
  );
  return kept.length > 0 ? kept : entries;
}
