import { root } from "../evidence/root.ts";
import { accepting, declining } from "../laid/cues.ts";
import type { Setting } from "../laid/state.ts";
import { phraseAt, type Token } from "../matching/tokens.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { verbTable } from "../vocabulary/verbs.ts";
import type { RecountedControl } from "./controls.ts";
import type { Named } from "./values.ts";
import { isEnd, isSilent, silent, wordsIn } from "./words.ts";

const prices = { said: 0.03, bare: 0.1, alone: 0.15, part: 0.2 };
/** A name that is said has at most so many tokens. */
const longest = 6;
/** So much of what a box is called has to be said. */
const leastCover = 0.5;

/**
 * Boxes that are called by the tokens from there on, with what says whether they are wanted: “no grow lights”, “yes to the weekly
 * digest”, “mist off”. Without that a box is meant by all of a name of several words, or by a clause that says nothing else: “gift
 * aid”.
 */
export function boxesAt(controls: readonly RecountedControl[], tokens: Token[], at: number): Named[] {
  const boxes = controls.filter(({ box }) => box !== undefined);
  if (boxes.length === 0) return [];
  const accepted = phraseAt(tokens, at, accepting);
  const declined = phraseAt(tokens, at, declining) ?? (accepted ? undefined : declinedWith(tokens, at));
  const lead = declined ?? accepted;
  const begin = behindArticles(tokens, at + (lead?.length ?? 0));
  const beginsClause =
    isBound(tokens[begunAt(tokens, at) - 1]) && phraseAt(tokens, at, verbTable) === undefined;
  return boxes.flatMap((control) => {
    const named = nameFrom(control, tokens, begin);
    if (named === undefined) return [];
    const behind = tokens[named.to]?.kind === "word" ? tokens[named.to]?.word : undefined;
    const isSwitched = !lead && /^(?:on|off|yes|no)$/u.test(behind ?? "");
    const isWhole = named.cover === 1 && named.words > 1;
    const to = behindTail(tokens, named.to);
    const isAlone = beginsClause && isBound(tokens[to]);
    const isUnsaid = !lead && !isSwitched;
    if (isUnsaid && ((!isWhole && !isAlone) || isCalledAsEntry(control, controls))) return [];
    const isWanted = isSwitched ? /^(?:on|yes)$/u.test(behind ?? "") : declined === undefined;
    const plain = isWhole ? prices.bare : prices.alone;
    const price = (isUnsaid ? plain : prices.said) + prices.part * (1 - named.cover);
    return [
      toldOf(control, {
        at,
        to: isSwitched ? named.to + 1 : isAlone ? to : named.to,
        isWanted,
        isUnsaid,
        price,
      }),
    ];
  });
}

const notAny = { entry: true, length: 0 } as const;

/** “without bus and ferry”, “no mist or lights”: what is denied of the one is denied of the other. */
function declinedWith(tokens: Token[], at: number): typeof notAny | undefined {
  const joint = tokens[at - 1]?.word ?? "";
  if (!/^(?:and|or|nor)$/u.test(joint)) return undefined;
  let begin = at - 1;
  while (begin > 0 && tokens[begin - 1]?.kind === "word") begin -= 1;
  const denied = tokens
    .slice(begin, at - 1)
    .findLast(({ word }) => /^(?:without|no|neither|not|with|yes)$/u.test(word))?.word;
  const isDenied = denied === "without" || (joint !== "and" && /^(?:no|neither|not)$/u.test(denied ?? ""));
  return isDenied ? notAny : undefined;
}

/** “holiday banner to 75 %”, where the switch of the row is called as the row: what is said is the row. */
const isCalledAsEntry = (
  { box, entry, key }: RecountedControl,
  controls: readonly RecountedControl[],
): boolean => {
  const own = wordsOf(normalize(box?.node.name ?? "")).map(root);
  const others = controls.filter((other) => entry > 0 && other.entry === entry && other.key !== key);
  return others.some(({ placeRoots }) => own.every((one) => placeRoots.has(one)));
};

/** “and we bring a dog”: where the words that say nothing begin before a name. */
function begunAt(tokens: Token[], at: number): number {
  let begin = at;
  while (begin > 0 && isSilent(tokens[begin - 1])) begin -= 1;
  return begin;
}

const isBound = (token: Token | undefined): boolean =>
  token === undefined || isEnd(token) || /^(?:only|too|please)$/u.test(token.word);

function behindArticles(tokens: Token[], at: number): number {
  let begin = at;
  while (isArticle(tokens[begin])) begin += 1;
  return begin;
}

/** “the dog comes too” */
const tail =
  /^(?:comes?|coming|along|too|also|as|well|please|then|is|are|wanted|needed|required|fine|ok|okay)$/u;

function behindTail(tokens: Token[], at: number): number {
  let to = at;
  while (tail.test(tokens[to]?.word ?? "")) to += 1;
  return to;
}

const isArticle = (token: Token | undefined): boolean =>
  /^(?:the|an?|any|my|our|your|his|her|their|to)$/u.test(token?.word ?? "");

type Called = { to: number; cover: number; words: number };

/** How far the tokens from there on say what the box is called; undefined where they do not. */
function nameFrom({ box, roots }: RecountedControl, tokens: Token[], from: number): Called | undefined {
  const called = wordsOf(normalize(box?.node.name ?? ""));
  const telling = called.filter((word) => !silent.has(word));
  // In a table the row or the column says what the box is called.
  const own = called.length > 0 ? new Set((telling.length > 0 ? telling : called).map(root)) : roots;
  const met = new Set<string>();
  let to = from;
  for (let next = from; next < Math.min(tokens.length, from + longest); next += 1) {
    const token = tokens[next];
    if (token?.kind !== "word") break;
    const said = wordsIn(token).map(root);
    const isOwn = said.length > 0 && said.every((word) => own.has(word));
    if (
      !isOwn &&
      (isEnd(token) || !wordsIn(token).every((word) => silent.has(word) || roots.has(root(word))))
    )
      break;
    for (const word of said) met.add(word);
    if (said.some((word) => own.has(word))) to = next + 1;
  }
  const cover = Math.max(...alternatives(own, called).map((some) => coverOf(some, met)));
  return to > from && cover >= leastCover ? { to, cover, words: met.size } : undefined;
}

const coverOf = (own: ReadonlySet<string>, met: ReadonlySet<string>): number =>
  own.size === 0 ? 0 : [...own].filter((one) => met.has(one)).length / own.size;

/** “Neutered or spayed” is called by either. */
function alternatives(own: ReadonlySet<string>, called: readonly string[]): ReadonlySet<string>[] {
  const either = called.findIndex((word) => word === "or");
  if (either < 0) return [own];
  const parts = [called.slice(0, either), called.slice(either + 1)];
  return [own, ...parts.map((part) => new Set(part.filter((word) => !silent.has(word)).map(root)))];
}

type Told = { at: number; to: number; isWanted: boolean; isUnsaid: boolean; price: number };

function toldOf(control: RecountedControl, { at, to, isWanted, isUnsaid, price }: Told): Named {
  const { key, at: index, node, parts } = control;
  const method = isWanted ? "check" : "uncheck";
  const setting: Setting = { key, at: index, node, method, arguments: [], times: 1, places: parts };
  return {
    control,
    at,
    to,
    fit: { settings: [setting], kind: "box", bare: price, ...(isUnsaid && { isUnsaid }) },
  };
}
