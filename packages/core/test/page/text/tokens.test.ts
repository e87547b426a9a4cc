import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { tokenTable } from "../../../scripts/token-table.ts";
import { estimateTokens } from "../../../src/page/text/tokens.ts";
import { countTokens } from "./count-tokens.ts";

/** The same numbers in every run. */
function numbers(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x7fffffff) * below);
  };
}

function drawn(alphabet: string[], wordLength: number): string {
  const next = numbers();
  let text = "";
  while (text.length < 2_500) {
    text += " ";
    for (let left = 2 + next(wordLength); left > 0; left -= 1) text += alphabet[next(alphabet.length)];
  }
  return text;
}

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
const letters = range(97, 122);
const alphabets: Record<string, [string[], number]> = {
  "letters at random": [letters, 9],
  "capitals at random": [range(65, 90), 9],
  base64: [[...letters, ...range(65, 90), ...range(48, 57), "+", "/"], 60],
  hexadecimal: [[..."0123456789abcdef"], 40],
  digits: [range(48, 57), 20],
  signs: [[..."!#$%&()*+,-./:;<=>?@[]^_{|}~"], 6],
  "Han characters": [range(0x4e00, 0x9fff), 12],
  Hangul: [range(0xac00, 0xd7a3), 6],
  Cyrillic: [range(0x430, 0x44f), 9],
  Arabic: [range(0x620, 0x64a), 9],
  Hebrew: [range(0x5d0, 0x5ea), 9],
  Thai: [range(0xe01, 0xe3a), 12],
  emoji: [range(0x1f300, 0x1f6ff), 6],
  "rare Han characters": [range(0x20000, 0x2a000), 6],
};

test.for(Object.keys(alphabets))(
  "%s: the estimate is no less than the tokens",
  { timeout: 120_000 },
  (name) => {
    const text = drawn(...(alphabets[name] as [string[], number]));
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(countTokens(text) * 0.995);
  },
);

const prose = `Each session has a browser of its own. What the page shows is read when it is asked for, and what
has been done is kept with the record of the session, so that a second look at it costs nothing. A form that was sent twice is
told from one that was sent once by the answer of the server, not by the words on the button. When nothing happens after a
click, the caller hears about it at once, together with the reasons that are known and the elements that were near.`;

test("English prose is estimated within a fifth of its tokens, and the program's own sources are not below theirs", async () => {
  const tokens = countTokens(prose);
  expect(estimateTokens(prose)).toBeGreaterThanOrEqual(tokens);
  expect(estimateTokens(prose)).toBeLessThan(tokens * 1.2);
  const source = await readFile(new URL("../../../src/page/text/fold.ts", import.meta.url), "utf8");
  expect(estimateTokens(source)).toBeGreaterThanOrEqual(countTokens(source));
});

test(
  "what the estimate knows of the vocabulary is what the vocabulary says",
  { timeout: 120_000 },
  async () => {
    const committed = await readFile(
      new URL("../../../src/page/text/token-table.gen.ts", import.meta.url),
      "utf8",
    );
    expect(committed).toBe(tokenTable());
  },
);
