import { brotliDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { englishText, thesaurusText } from "../../../scripts/thesaurus.ts";
import { askedLikeness } from "../../../src/grounding/likeness/asked-likeness.ts";
import { packed } from "../../../src/grounding/likeness/thesaurus.gen.ts";
import { packed as packedEnglish } from "../../../src/grounding/vocabulary/english.gen.ts";
import { isEnglishWord } from "../../../src/grounding/vocabulary/english-words.ts";
import { openThesaurus, type Thesaurus } from "../../../src/grounding/likeness/thesaurus.ts";
import { button, checkbox, radio, select, view } from "../build-view.ts";
import { cases } from "../told.ts";

let thesaurus: Thesaurus;
beforeAll(async () => {
  thesaurus = await openThesaurus();
});

test("the thesaurus is what WordNet gives; `pnpm generate` makes it so", () => {
  expect(brotliDecompressSync(Buffer.from(packed, "base64")).toString()).toBe(thesaurusText());
});

test("common English words come from the same place", () => {
  expect(brotliDecompressSync(Buffer.from(packedEnglish, "base64")).toString()).toBe(englishText());
  expect(["spring", "orders", "print", "thursday"].filter((word) => isEnglishWord(word))).toHaveLength(4);
  expect(["sprnig", "ordres", "thrusday"].filter((word) => isEnglishWord(word))).toEqual([]);
});

test("words that mean the same are liker than those that are near, and opposites are told apart", () => {
  expect(thesaurus.likeness("glad", "happy")).toBeGreaterThan(thesaurus.likeness("glad", "merry"));
  expect(thesaurus.likeness("kids", "children")).toBeGreaterThan(0.8);
  expect(thesaurus.likeness("glad", "spoon")).toBe(0);
  expect(thesaurus.opposition("loud", "quiet")).toBeGreaterThan(0.7);
  expect(thesaurus.opposition("loud", "noisy")).toBeLessThan(0.3);
});

test("what is asked of words by their meaning is told from what is like a thing", () => {
  expect(askedLikeness("Please mark whatever means about the same as glad, fire or error.")).toEqual({
    verb: "mark",
    words: ["glad", "fire", "error"],
    relation: "likeness",
    isMany: true,
  });
  for (const other of [
    "show similar products",
    "Select items similar to my last order",
    "click similar to this",
  ])
    expect(askedLikeness(other), other).toBeUndefined();
  expect(askedLikeness('choose the option closest to "Berlin"')).toBeUndefined();
});

const boxes = view([
  ...["happy", "flame", "mistake", "house", "sad"].map((word) => checkbox(word)),
  button("Submit"),
]);

describe("boxes with words", () => {
  cases(boxes, [
    ["Select words similar to glad, fire, error", "check happy, check flame, check mistake"],
    ["tick the synonym of dwelling", "check house"],
    ["check the opposite of glad", "check sad"],
    ["Select words similar to glad, spoon", "not_understood"],
    ["check the opposite of spoon", "not_understood"],
  ]);
});

describe("other words to choose from", () => {
  cases(view(["slow", "fast", "blue"].map((word) => button(word))), [
    ['click on the opposite of "slow"', "click fast"],
    ["press the word that means the same as rapid", "click fast"],
    ["click the opposite of slow and red", "not_understood"],
  ]);
  cases(view([...["cold", "hard"].map((word) => radio(word)), button("Submit")]), [
    ["choose a word with the same meaning as icy", "check cold"],
  ]);
  cases(view([select("Word", "-", "sell", "buy"), button("Check")]), [
    ["choose the synonym for purchase in the list", "selectOption Word [buy]"],
  ]);
});

describe("several that mean the same", () => {
  cases(view([...["huge", "vast", "small"].map((word) => checkbox(word)), button("Submit")]), [
    ["Choose all synonyms of big", "check huge, check vast"],
    ["Select the two words that mean big", "check huge, check vast"],
    ["select the word like big in meaning", "not_understood"],
    ["tick the word that is similar in meaning to tiny", "check small"],
  ]);
});

describe("what the page itself calls so, and what has no words to choose from", () => {
  cases(view([button("Show similar items"), button("Opposite of slow"), button("Slow")]), [
    ["click the opposite of slow", "click Opposite of slow"],
  ]);
  cases(view([button("slow")]), [['click on the opposite of "slow"', "not_found"]]);
});
