import type { Offered } from "../laid/offered.ts";
import { beginsText, type Phrase, type Token } from "../matching/tokens.ts";
import { accountOf, type Account } from "./accounts.ts";
import type { RecountedControl } from "./controls.ts";
import { fitOf, isJoined, namedAt, saidAt, type Fit } from "./values.ts";
import { isEnd, isMark, isSilent } from "./words.ts";

const prices = { words: 0.04, name: 0.2, option: 0.02, two: 0.25 };
/** A name before or behind a value has at most so many tokens. */
const [longestBefore, longestBehind] = [8, 5];

/** One value with the control that it goes to, and what had to be supposed for that. */
export type Told = {
  control: RecountedControl;
  fit: Fit;
  from: number;
  to: number;
  cost: number;
  places: string[];
  /** Words of its name stand beside it. */
  isNamed: boolean;
  /** It is lower-case words that nothing joins to the name before them. */
  isLoose: boolean;
};

export type Reading = {
  offered: Offered;
  phrase: Phrase;
  controls: readonly RecountedControl[];
  shown: ReadonlySet<string>;
};

/** For each token what may be told in a run of tokens that begins there. */
export function toldIn(reading: Reading): Told[][] {
  const { phrase, controls } = reading;
  const all: Told[][] = phrase.tokens.map(() => []);
  const known = new Map<string, Account | undefined>();
  const account = (from: number, to: number, control: RecountedControl): Account | undefined => {
    const key = `${from} ${to} ${control.key}`;
    if (!known.has(key)) known.set(key, accountOf(phrase, { from, to }, control));
    return known.get(key);
  };
  for (let at = 0; at < phrase.tokens.length; at += 1) {
    const fits = saidAt(phrase, at).flatMap((said) =>
      controls.flatMap((control) => {
        const fit = fitOf(reading, control, said);
        return fit ? [{ control, at, to: said.to, fit }] : [];
      }),
    );
    for (const { control, to, fit } of [...fits, ...namedAt(controls, phrase, at)])
      for (let from = at; from >= Math.max(0, at - longestBefore); from -= 1) {
        const before = account(from, at, control);
        if (before === undefined && from < at - 1 && isCut(phrase, from)) break;
        if (before === undefined) continue;
        for (let end = to; end <= Math.min(phrase.tokens.length, to + longestBehind); end += 1) {
          const behind = account(to, end, control);
          const one = behind && toldOf(phrase, { control, fit, from, at, to, end }, [before, behind]);
          if (one) all[from]?.push(one);
        }
      }
  }
  return all;
}

const isCut = ({ tokens }: Phrase, at: number): boolean => {
  const token = tokens[at];
  return token !== undefined && isEnd(token) && token.word !== ",";
};

type Spanned = { control: RecountedControl; fit: Fit; from: number; at: number; to: number; end: number };

/** What is told by words before and behind a value, if that is enough. */
function toldOf(
  phrase: Phrase,
  { control, fit, from, at, to, end }: Spanned,
  [before, behind]: [Account, Account],
): Told | undefined {
  const { tokens } = phrase;
  const { kind, bare } = fit;
  const isListed = tokens[at - 1]?.word === "," && from < at;
  if (
    isListed &&
    (/^(?:words|name|number|option|box|quoted)$/u.test(kind) || before.names + before.led === 0)
  )
    return undefined;
  const isNamedBefore = before.names + before.led > 0;
  // “Anton Reiss is the recipient”
  const isOfPart = kind === "name" && /^(?:is|was)$/u.test(tokens[to]?.word ?? "");
  const isPlaced = behind.places.length > 0 && (isNamedBefore || isOfPart);
  const isRate = behind.isRate === true && /^(?:number|amount|option)$/u.test(kind);
  if (before.isRate || (end > to && behind.names + behind.led === 0 && !isPlaced && !isRate))
    return undefined;
  if (isBegunBefore(tokens, { from, at, kind })) return undefined;
  // “Rua Nova 12” is a street, and no “Nova 12” of one.
  const isNumbered = /^\d/u.test(tokens[to - 1]?.text ?? "") && /^(?:street|name|words)$/u.test(kind);
  if (isNumbered && from < at && at + 1 < to && /^\p{Lu}\p{Ll}/u.test(tokens[at - 1]?.text ?? ""))
    return undefined;
  // A name on either side of a value is one too many.
  if (before.names > 0 && behind.names > 0 && kind !== "option") return undefined;
  if (kind === "box" && (from < at || end > to)) return undefined;
  const isOpen = /^(?:words|name|street|code|quoted)$/u.test(kind);
  if (
    behind.names > 0 &&
    before.names === 0 &&
    isOpen &&
    !(kind === "words" ? /^as$/u : /^(?:as|is|for)$/u).test(tokens[to]?.word ?? "")
  )
    return undefined;
  // What leads to some field leads to no words.
  const names =
    before.names + behind.names + (kind === "words" || fit.isUnlikely ? 0 : before.led + behind.led);
  const places = [...before.places, ...behind.places];
  const cover = Math.max(before.cover, behind.cover);
  const isLoose = kind === "words" && before.names > 0 && !joinedBefore(phrase, { from, at });
  const isAlone = names === 0 && places.length === 0 && !(kind === "number" && control.entry > 0);
  if (fit.isFollowing && isAlone) return undefined;
  if (kind === "words" && names === 0 && !(fit.isFollowing && joinedBefore(phrase, { from, at })))
    return undefined;
  if (isLoose && (cover < 0.5 || isFigureAndMore(tokens.slice(at, to)))) return undefined;
  // What leads to a name says less than the name does.
  const isHead = before.isHead || behind.isHead || tokens[at - 1]?.word === ":";
  const isTold = names > 0 && !(isOpen && (cover < leastCover || !isHead));
  if (!isTold && bare === undefined) return undefined;
  const named =
    prices.name * (1 - cover) + (kind === "words" ? prices.words : 0) + (isLoose ? prices.words : 0);
  const away = (bare ?? 0) * (places.length > 0 ? inPart : 1);
  const price = isTold ? Math.min(named, bare ?? named) : away;
  const isTwo = kind === "words" && goesOn(tokens.slice(at, to));
  const cost = kind === "option" ? Math.min(prices.option, price) : price + (isTwo ? prices.two : 0);
  return { control, fit, from, to: end, cost, places, isNamed: isTold, isLoose };
}

/** “new task: change dressing”, “reply You can have it”: a text begins behind the colon, and with its capital letter. */
function isBegunBefore(
  tokens: Token[],
  { from, at, kind }: { from: number; at: number; kind: Fit["kind"] },
): boolean {
  if (/^(?:option|box)$/u.test(kind)) return false;
  const between = tokens.slice(from, at);
  const colon = between.findLastIndex(({ word }) => word === ":");
  if (/^(?:words|name|quoted)$/u.test(kind) && colon >= 0 && colon < between.length - 1) return true;
  return between.some((token, offset) => beginsText(tokens, from + offset) && isSilent(token));
}

/** “port 8443 from 10.8.0.0/16”: what is led up to behind a figure is another value. */
const isFigureAndMore = (tokens: Token[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      /^\d/u.test(text) && /^(?:from|until|till|for|by|in|at|with)$/u.test(tokens[at + 1]?.word ?? ""),
  );

/** “gardener in Linz” are two values where the page asks for both. */
const goesOn = ([first, ...others]: Token[]): boolean =>
  /^\p{Ll}/u.test(first?.text ?? "") &&
  others.some(
    ({ word }, at) =>
      /^(?:in|at|from|near|by)$/u.test(word) && /^\p{Lu}|^\d/u.test(others[at + 1]?.text ?? ""),
  );

const leastCover = 0.3;
/** What is told of a part of the page by name costs so much of what it would otherwise. */
export const inPart = 0.4;

/** “the dairy is Ferme du Puy”, “Occasion: retirement party”. */
function joinedBefore({ tokens }: Phrase, { from, at }: { from: number; at: number }): boolean {
  return tokens.slice(from, at).some((token) => isJoined(token) || isMark(token));
}
