import { Tiktoken } from "js-tiktoken/lite";
import o200k from "js-tiktoken/ranks/o200k_base";

const encoding = new Tiktoken(o200k);

/** Characters that are encoded at once: the encoder's time grows faster than its text. */
const chunkSize = 20_000;

/** Tokens of a text by o200k. Texts are cut at ends of lines, which a token seldom crosses. */
export function countTokens(text: string): number {
  let count = 0;
  for (let start = 0; start < text.length;) {
    const cut =
      start + chunkSize >= text.length ? text.length : text.lastIndexOf("\n", start + chunkSize) + 1;
    const end = cut > start ? cut : start + chunkSize;
    count += encoding.encode(text.slice(start, end), [], []).length;
    start = end;
  }
  return count;
}
