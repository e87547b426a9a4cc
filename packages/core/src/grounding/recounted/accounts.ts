import { sideOf } from "../evidence/bounds.ts";
import { root } from "../evidence/root.ts";
import { cueTable, leadsTo } from "../laid/cues.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { phraseAt, phraseTable, type Phrase } from "../matching/tokens.ts";
import { meantWords, relationOf } from "./relations.ts";
import type { RecountedControl } from "./controls.ts";
import { isEnd, silent, wordsIn } from "./words.ts";

/**
 * What the words beside a value say of a control. `names`: words of its name, or that mean the same; `led`: words that lead to
 * such a field; `places`: roots of words of where it is. `isHead`: not only
 * what its name says behind a preposition, as “birth” of “Surname at birth”.
 */
export type Account = {
  names: number;
  led: number;
  cover: number;
  places: string[];
  isHead: boolean;
  /** They say only how often it is so, or that it is no more or no less. */
  isRate?: true;
  /** They say only what all of the page is about. */
  isAbout?: true;
};

/** Words of labels that nobody repeats. */
const asked = new Set(
  "mm dd yyyy optional who what which when where how is are on at of by the a an your our my in to for and or required number no"
    .split(" ")
    .map(root),
);

const nothing: Account = { names: 0, led: 0, cover: 0, places: [], isHead: false };

/** What the tokens from `from` up to, not with, `to` say of the control; undefined where one of them says something else. */
export function accountOf(phrase: Phrase, span: Span, control: RecountedControl): Account | undefined {
  const tail = tailOf(phrase, span, control);
  if (tail > 0 && tail === span.to - span.from) return { ...nothing, isRate: true };
  const whole = readAccount(phrase, span, control);
  if (tail === 0 || (whole !== undefined && whole.names + whole.led > 0)) return whole;
  const rest = readAccount(phrase, { from: span.from, to: span.to - tail }, control);
  return rest && rest.names + rest.led > 0 ? rest : whole;
}

type Span = { from: number; to: number };

/** How many tokens at the end say only how often what is told is so, or that it is no more or no less. */
function tailOf({ tokens }: Phrase, { from, to }: Span, control: RecountedControl): number {
  for (let at = Math.max(from, to - longestTail); at < to; at += 1) {
    const rate = phraseAt(tokens.slice(0, to), at, rates);
    if (rate?.length === to - at && isOfRate(control, rate.entry)) return to - at;
    // “700 at most” says which of two it is.
    const bound = phraseAt(tokens.slice(0, to), at, bounds);
    if (bound?.length === to - at && hasNoBounds(control)) return to - at;
  }
  return 0;
}

const longestTail = 2;

function readAccount({ tokens }: Phrase, { from, to }: Span, control: RecountedControl): Account | undefined {
  if (from === to) return nothing;
  const said: string[] = [];
  const parts: string[] = [];
  let led = 0;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (
      token === undefined ||
      token.kind === "quoted" ||
      (isEnd(token) && !isListed(tokens[at]?.word, at === to - 1))
    )
      return undefined;
    const cue = phraseAt(tokens.slice(0, to), at, cueTable);
    if (cue && leadsTo(cue.entry, stemsOf(control), control.concepts)) {
      led += 1;
      const section = (cue.entry.section ?? "").split(" ").map(root);
      const own = section.filter((one) => control.placeRoots.has(one));
      // “ship it to …” is nobody to be billed, where there are parts for both.
      if (own.length === 0 && section.some((one) => control.elsewhere?.has(one) === true)) return undefined;
      parts.push(...own);
      at += cue.length - 1;
      continue;
    }
    said.push(...wordsIn(token));
  }
  const account = summed(said, led, control);
  return account && { ...account, places: [...account.places, ...parts] };
}

/** “31500 a year”: how often what is told is so; with the root of what it is told of. */
const rates = phraseTable([
  ..."year month week day night hour person head piece"
    .split(" ")
    .flatMap((of) => ["a", "an", "per", "each", "every"].map((each) => [`${each} ${of}`, root(of)] as const)),
  ...["each", "apiece", "in total", "altogether"].map((each) => [each, ""] as const),
]);

const rated = "year annual month week day night hour".split(" ").map(root);

/** “110 a month” is no “Rent per year”. */
const isOfRate = ({ roots }: RecountedControl, of: string): boolean =>
  of === "" || roots.has(of) || !rated.some((one) => roots.has(one));

/** “1 hint at most” */
const bounds = phraseTable(
  ["at most", "max", "maximum", "tops", "or less", "or fewer", "at least", "minimum", "or more"].map(
    (said) => [said, true] as const,
  ),
);

const hasNoBounds = ({ field }: RecountedControl): boolean =>
  field !== undefined && sideOf(field.lexis) === undefined;

/** “on my mobile, 92 44 10 33”: a comma right before the value. */
const isListed = (word: string | undefined, isBeforeValue: boolean): boolean => word === "," && isBeforeValue;

const stemsOf = ({ field, choices, roots }: RecountedControl): { has: (stem: string) => boolean } =>
  field?.lexis.stems ?? choices?.[0]?.lexis?.stems ?? choices?.[0]?.groupStems ?? roots;

function summed(said: string[], led: number, control: RecountedControl): Account | undefined {
  const meant = meantWords(said, control);
  const [named, places] = [new Set<string>(), new Set<string>()];
  let [concepts, about] = [0, 0];
  for (const [position, word] of said.entries()) {
    const own = root(word);
    // “there are 12 roses” begins with it, and nothing is called by it.
    if (word === "there") return undefined;
    const isOwn = control.roots.has(own);
    if (silent.has(word)) {
      if (isOwn) named.add(own);
      continue;
    }
    const relation = relationOf(word, control);
    if (relation === "name" && !isOwn && !/^(?:from|to|until|till|start|end)/u.test(word)) concepts += 1;
    else if (relation === "name") named.add(isOwn ? own : word);
    else if (control.placeRoots.has(own)) places.add(own);
    else if (meant.has(position)) concepts += 1;
    else if (relation === "place") places.add(own);
    else if (control.about?.has(own) === true) about += 1;
    else if (word === "from" && isTimed(control)) continue;
    else {
      const full = fullOf(own, control);
      if (full === undefined) return undefined;
      named.add(full);
    }
  }
  const telling = [...named].filter((one) => !silent.has(one));
  // A word that only joins, and is in the name, too, names nothing by itself, unless the name ends with it: “by Friday” of “Needed by”.
  const names = telling.length + concepts + (telling.length === 0 && leadsUp(said.at(-1), control) ? 0.5 : 0);
  if (names + led === 0)
    return { ...nothing, places: [...places], ...(about > 0 && { isAbout: true as const }) };
  const wanted = [...control.roots].filter((one) => !asked.has(one) && !control.placeRoots.has(one));
  const all = wanted.length > 0 ? wanted : [...control.roots];
  const met = all.filter((one) => named.has(one)).length;
  const cover = Math.max(
    all.length === 0 ? 0 : met / all.length,
    concepts + led > 0 || names === 0.5 ? byMeaning : 0,
  );
  const heads = headOf(control).filter((one) => control.roots.has(one) && !asked.has(one));
  const isHead = heads.length === 0 || concepts > 0 || heads.some((one) => named.has(one));
  return { names, led, cover: Math.min(1, cover), places: [...places], isHead };
}

const leadsUp = (word: string | undefined, { node }: RecountedControl): boolean =>
  word !== undefined &&
  /^(?:at|on|by|after|before|for|with|from|until)$/u.test(word) &&
  wordsOf(normalize(node.name)).at(-1) === word;

/** “food from 13:00”, where it is asked when it is served. */
const isTimed = ({ node }: RecountedControl): boolean =>
  /^(?:time|date|datetime-local)$/u.test(node.inputType ?? "");

/** “temp” is “temperature”. */
const fullOf = (said: string, { roots }: RecountedControl): string | undefined =>
  said.length > 3 ? [...roots].find((one) => one.startsWith(said)) : undefined;

const headOf = ({ node }: RecountedControl): string[] =>
  wordsOf(normalize(node.name.split(/ (?:at|of|for|to|on|in|from|by|with) /u)[0] ?? "")).map(root);

/** What is called in other words is called less surely. */
const byMeaning = 0.7;
