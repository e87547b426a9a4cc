import { Tiktoken } from "js-tiktoken/lite";
import o200k from "js-tiktoken/ranks/o200k_base";

const encoding = new Tiktoken(o200k);

/** Tokens of a text by o200k. Cut at ends of lines, since the encoder's time grows faster than its text. */
export function countTokens(text: string): number {
  let count = 0;
  for (let start = 0; start < text.length;) {
    const cut = start + 10_000 >= text.length ? text.length : text.lastIndexOf("\n", start + 10_000) + 1;
    const end = cut > start ? cut : start + 10_000;
    count += encoding.encode(text.slice(start, end), [], []).length;
    start = end;
  }
  return count;
}
