import { RespeltValues } from "./respelt.ts";

export type NamedValue = readonly [name: string, value: string];

/** A value of one or two characters stands in any text; masking it would only show where it stands. */
const shortest = 3;
/** Longest value that is looked for in other spellings than its own, characters; beyond it are files. */
const longestSpelt = 10_000;
/** So much of the beginning of a value is known as its own, where a text was cut within it. */
const leastOfCut = 8;

/** Puts placeholders in place of values, in every string of a value of any depth. */
export class Mask {
  readonly #longestFirst: readonly NamedValue[];
  readonly #respelt: RespeltValues;

  constructor(values: Iterable<NamedValue>) {
    const given = [...values];
    this.#respelt = new RespeltValues(given);
    this.#longestFirst = given
      .flatMap(([name, value]) => spellingsOf(value).map((spelling): NamedValue => [name, spelling]))
      .toSorted((first, second) => second[1].length - first[1].length);
  }

  apply<Value>(value: Value): Value {
    return this.#longestFirst.length === 0 ? value : withTexts(value, (text) => this.#applyToText(text));
  }

  #applyToText(text: string): string {
    let masked = text;
    for (const [name, value] of this.#longestFirst) masked = masked.replaceAll(value, `%${name}%`);
    // Values that are whole come first, so that none of them is taken for a cut one.
    if (masked.includes("…"))
      for (const [name, value] of this.#longestFirst) masked = withoutCut(masked, value, `%${name}%`);
    return this.#respelt.mask(masked);
  }
}

/** A value of any depth with every string in it changed. */
export function withTexts<Value>(value: Value, change: (text: string) => string): Value {
  const visit = (part: unknown): unknown => {
    if (typeof part === "string") return change(part);
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, visit(item)]));
  };
  return visit(value) as Value;
}

/** As it was given, as addresses and forms spell it, as a text in quotes, and as pages show it. */
function spellingsOf(value: string): string[] {
  if (value.length < shortest) return [];
  if (value.length > longestSpelt) return [value];
  const whole = value.toWellFormed();
  const spellings = [
    value,
    encodeURIComponent(whole),
    encodeURI(whole),
    new URLSearchParams([["", whole]]).toString().slice(1),
    JSON.stringify(value).slice(1, -1),
    value.replace(/\s+/g, " ").trim(),
  ];
  return [...new Set(spellings)].filter(({ length }) => length >= shortest);
}

/** A long text is shortened to its beginning and “…”, and a value in it with it. */
function withoutCut(text: string, value: string, placeholder: string): string {
  const head = value.slice(0, leastOfCut);
  if (head.length < leastOfCut) return text;
  let masked = text;
  for (let at = masked.indexOf(head); at >= 0; at = masked.indexOf(head, at + 1)) {
    let end = at + head.length;
    while (end < masked.length && masked[end] === value[end - at]) end += 1;
    if (masked[end] === "…") masked = `${masked.slice(0, at)}${placeholder}${masked.slice(end)}`;
  }
  return masked;
}
