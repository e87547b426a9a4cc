import { uploadScheme } from "../files/upload-scheme.ts";

/** Letters and digits of a value that is looked for however it is written; shorter ones stand in ordinary text by chance. */
const fewest = 6;
/** Letters and digits of a value at most; beyond it are files. */
const most = 10_000;
/** Other signs between two of them at most. */
const widestGap = 4;
/** So many of the first are known as a value's own, where a text was cut within it. */
const leastOfCut = 8;
/** So many digits are no part of a longer number by chance. */
const longNumber = 10;

type Wanted = { placeholder: string; bare: string; failures: number[] };

/** Letters and digits of a text with the places that they have in it. */
type Letters = {
  bare: string;
  /** Of each letter of `bare`: where it begins and ends in the text, and how many signs come before it. */
  starts: number[];
  ends: number[];
  ranks: number[];
};

type Place = { start: number; end: number };

/**
 * Finds values that were written anew: digits in groups, all in capitals, without accents, as parts of an address. Pages do
 * so with what is typed into them, and show it in that form. It takes as long as the text is, whatever text it is.
 */
export class RespeltValues {
  readonly #wanted: Wanted[] = [];
  readonly #signs: RegExp;

  constructor(values: Iterable<readonly [name: string, value: string]>) {
    const known = new Set<string>();
    const names = new Set<string>();
    for (const [name, value] of values) {
      names.add(name);
      if (value.startsWith(uploadScheme)) continue;
      const bare = fold(value);
      // What a variable is called is told anyway, and often labels its field as well.
      if (bare.length < fewest || bare.length > most || bare === fold(name) || known.has(bare)) continue;
      known.add(bare);
      this.#wanted.push({ placeholder: `%${name}%`, bare, failures: failuresOf(bare) });
    }
    this.#wanted.sort((first, second) => second.bare.length - first.bare.length);
    this.#signs = signsBeside(names);
  }

  mask(text: string): string {
    if (this.#wanted.length === 0) return text;
    const bare = fold(text.includes("%") ? text.replace(this.#signs, unescaped) : text);
    let masked = text;
    for (const wanted of this.#wanted)
      if (bare.includes(wanted.bare.slice(0, leastOfCut))) masked = this.#maskOne(masked, wanted);
    return masked;
  }

  #maskOne(text: string, wanted: Wanted): string {
    let masked = "";
    let done = 0;
    for (const { start, end } of placesOf(wanted, text, this.#lettersOf(text))) {
      masked += text.slice(done, start) + wanted.placeholder;
      done = end;
    }
    return masked + text.slice(done);
  }

  #lettersOf(text: string): Letters {
    const letters: Letters = { bare: "", starts: [], ends: [], ranks: [] };
    let rank = 0;
    for (const match of text.matchAll(this.#signs)) {
      const [sign, placeholder] = match;
      rank += placeholder === undefined ? 1 : widestGap + 1;
      const folded = placeholder === undefined ? fold(unescaped(sign)) : "";
      letters.bare += folded;
      for (let count = 0; count < folded.length; count += 1) {
        letters.starts.push(match.index);
        letters.ends.push(match.index + sign.length);
        letters.ranks.push(rank);
      }
    }
    return letters;
  }
}

/** A character as an address spells it, byte by byte (RFC 3986, section 2.1; RFC 3629). */
const escaped = ["%[0-7]x", "%[CD]x%[89AB]x", "%Ex(?:%[89AB]x){2}", "%F[0-7](?:%[89AB]x){3}"]
  .join("|")
  .replaceAll("x", "[\\dA-F]");

/** Each sign of a text; a placeholder is one, since no value goes across it. */
function signsBeside(names: Iterable<string>): RegExp {
  // No other name can stand in a placeholder.
  const usable = [...names]
    .filter((name) => /^[\w.-]+$/.test(name))
    .map((name) => name.replaceAll(".", "\\."));
  return new RegExp(`(%(?:${usable.join("|")})%)|${escaped}|[^]`, "giu");
}

function unescaped(sign: string): string {
  if (!sign.startsWith("%")) return sign;
  try {
    return decodeURIComponent(sign);
  } catch {
    // A placeholder, a sign of percent, or bytes that are no character.
    return sign.length === 1 ? sign : "";
  }
}

/** Letters and digits alone, without case, accents and width; what stands for a sign does so in whatever text it is in. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** For each beginning of a text, how long the longest shorter one is that it ends with (Knuth, Morris and Pratt). */
function failuresOf(text: string): number[] {
  const failures = [0];
  let matched = 0;
  for (let index = 1; index < text.length; index += 1) {
    while (matched > 0 && text[index] !== text[matched]) matched = failures[matched - 1] ?? 0;
    if (text[index] === text[matched]) matched += 1;
    failures.push(matched);
  }
  return failures;
}

function placesOf({ bare, failures }: Wanted, text: string, letters: Letters): Place[] {
  const { starts, ends, ranks } = letters;
  const places: Place[] = [];
  let matched = 0;
  for (let index = 0; index < letters.bare.length; index += 1) {
    const gap = (ranks[index] ?? 0) - (ranks[index - 1] ?? 0) - 1;
    if (gap > widestGap) matched = 0;
    const letter = letters.bare[index];
    while (matched > 0 && letter !== bare[matched]) matched = failures[matched - 1] ?? 0;
    if (letter !== bare[matched]) continue;
    matched += 1;
    const place = { start: starts[index - matched + 1] ?? 0, end: ends[index] ?? text.length };
    const isWhole = matched === bare.length;
    const isCut = matched >= leastOfCut && /^[^\p{L}\p{N}]{0,3}…/u.test(text.slice(place.end, place.end + 4));
    if ((isWhole && (bare.length >= longNumber || !isWithinNumber(text, place))) || isCut) {
      places.push(place);
      matched = 0;
    } else if (isWhole) matched = failures[matched - 1] ?? 0;
  }
  return places;
}

/** “1,000,000” has no “100000” in it. */
function isWithinNumber(text: string, { start, end }: Place): boolean {
  return (
    /\d[.,]?\d$/.test(text.slice(Math.max(0, start - 2), start + 1)) ||
    /^\d[.,]?\d/.test(text.slice(end - 1, end + 2))
  );
}
