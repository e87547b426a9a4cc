import type { Token } from "../matching/tokens.ts";

const names = new Set(
  ["name", "class", "page", "aid", "hand", "minute", "party", "week", "month", "year", "night"].flatMap(
    (noun) =>
      ["first", "second", "third", "last", "middle"]
        // “the last class of today” is one that is taught.
        .filter((ordinal) => noun !== "class" || !/^(?:last|middle)$/u.test(ordinal))
        .map((ordinal) => `${ordinal} ${noun}`),
  ),
);

/** “last name”, “first class”: the word belongs to what the thing is called, and counts nothing. */
export function isOfName(tokens: readonly Token[], at: number): boolean {
  return names.has(`${tokens[at]?.word ?? ""} ${tokens[at + 1]?.word ?? ""}`);
}
