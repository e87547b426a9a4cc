import { expect, test } from "vitest";
import { editDistance, normalize } from "../../src/grounding/matching/text.ts";
import { textOf, tokenize } from "../../src/grounding/matching/tokens.ts";
import { dateOf, timeOf } from "../../src/grounding/days/dates.ts";
import { chordOf } from "../../src/grounding/vocabulary/keys.ts";

const told = (text: string): string[] =>
  tokenize(text).tokens.map((token) => `${token.kind[0]}:${token.text}`);

test("quotes of every kind hold a name together, an apostrophe does not", () => {
  expect(told('click "Save it"')).toEqual(["w:click", "q:Save it"]);
  expect(told("click “Save it”, «b c» `d e` 'f g'.")).toEqual([
    "w:click",
    "q:Save it",
    "p:,",
    "q:b c",
    "q:d e",
    "q:f g",
    "p:.",
  ]);
  expect(told("don't click Kettle's lid")).toEqual(["w:don't", "w:click", "w:Kettle's", "w:lid"]);
  expect(told("click 'Don't save'")).toEqual(["w:click", "q:Don't save"]);
  expect(told('a 5" screen')).toEqual(["w:a", 'w:5"', "w:screen"]);
  expect(told("open https://a.example/b?c=d, now")).toEqual([
    "w:open",
    "w:https://a.example/b?c=d",
    "p:,",
    "w:now",
  ]);
});

test("a value stays as it was written", () => {
  expect(textOf(tokenize("  a   b (c)! "))).toBe("a   b (c)!");
});

test.each([
  ["Add to cart", "add to cart"],
  ["  E-mail\u00a0address: ", "e mail address"],
  ["Terms & Conditions", "terms and conditions"],
  ["Ｓａｖｅ", "save"],
  ["Crème brûlée", "creme brulee"],
  ["Straße", "strasse"],
  ["ΟΔΟΣ", "οδοσ"],
  ["Йод", "йод"],
  ["ガス", "ガス"],
  ["1,000.50", "1,000.50"],
  ["×", "×"],
  ["C++", "c++"],
])("%s is compared as %s", (text, expected) => {
  expect(normalize(text)).toBe(expected);
});

test("a swap of neighbours is one edit, and more than the limit is not counted out", () => {
  expect(editDistance("search", "serach", 2)).toBe(1);
  expect(editDistance("accept", "except", 2)).toBe(2);
  expect(editDistance("kitten", "sitting", 2)).toBe(3);
});

test.each([
  ["2024-05-12", "2024-05-12"],
  ["12.05.2024", "2024-05-12"],
  ["25/12/2024", "2024-12-25"],
  ["12/25/2024", "2024-12-25"],
  ["5/5/2024", "2024-05-05"],
  ["05/12/2024", undefined],
  ["May 12th, 2024", "2024-05-12"],
  ["12 of May 2024", "2024-05-12"],
  ["30 February 2024", undefined],
  ["12 Foo 2024", undefined],
  ["tomorrow", undefined],
])("the day %s is %s", (text, expected) => {
  expect(dateOf(text)).toBe(expected);
});

test.each([
  ["3 pm", "15:00"],
  ["12:05 a.m.", "00:05"],
  ["15:30", "15:30"],
  ["25:00", undefined],
  ["13 pm", undefined],
  ["7", undefined],
])("the time %s is %s", (text, expected) => {
  expect(timeOf(text)).toBe(expected);
});

test.each([
  ["ctrl+a", "Control+a"],
  ["Control + Shift + k", "Control+Shift+K"],
  ["esc", "Escape"],
  ["f5", "F5"],
  ["cmd-c", "Meta+c"],
  ["a", "a"],
  ["Save", undefined],
  ["foo+a", undefined],
])("the chord %s is %s", (text, expected) => {
  expect(chordOf(text)).toBe(expected);
});
