import { buttonFor, counterFor } from "../amounts/counters.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { stem } from "../matching/text.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { othersOf, textFieldsOf, type Chosen } from "./controls.ts";
import { range } from "./cues.ts";
import { inEntry } from "./entries.ts";
import { isCutBefore, isSilent, type Told, type ToldWord } from "./told.ts";

/** What people are counted as. */
const persons = new Set(
  "person people adult guest traveller traveler passenger seat ticket place visitor".split(" ").map(stem),
);

/** “3 nights”, “two adults”, “4 of the iced tea”: numbers with what is counted, where the page counts it. */
export function countsTold(view: PageView, told: Told): Chosen[] {
  return told.words.flatMap((word, at): Chosen[] => {
    const count = word.claimed || word.quoted ? undefined : numberInWords(word.word);
    const from = thingAt(told, at);
    const next = told.words[from];
    if (count === undefined || count > 9999 || next === undefined) return [];
    const before = range(at, from);
    const set = fieldFor(view, told, { noun: next.stem, count });
    if (set !== undefined) return [{ ...set, positions: [...before, from] }];
    const counted = byCounter(view, { told, from, count });
    return counted === undefined ? [] : [{ ...counted, positions: [...before, ...counted.positions] }];
  });
}

const portions =
  /^(?:portions?|servings?|helpings?|pieces?|packs?|packets?|cups?|glass(?:es)?|bottles?|slices?|scoops?|plates?|bowls?|bags?|boxes|box|jars?|tins?|cans?)$/u;
const linking = /^(?:of|the|x|×)$/u;

/** Where what is counted begins; -1 where nothing is. */
function thingAt({ words }: Told, at: number): number {
  let from = at + 1;
  while (linking.test(words[from]?.word ?? "") && from < at + 3) from += 1;
  // “2 portions of broth” are two of the broth.
  if (portions.test(words[from]?.word ?? "") && words[from + 1]?.word === "of") from += 2;
  const [before, next] = [words[from - 1], words[from]];
  if (before === undefined || next === undefined || next.claimed || next.quoted) return -1;
  if (next.token !== before.token + 1 || /\d/u.test(next.word) || isSilent(next)) return -1;
  return from;
}

/** Words of what is counted at most. */
const longestThing = 4;

type Counted = { told: Told; from: number; count: number };

/** The plus or minus of a counter, pressed until it counts so many; as many words say which as it is called by. */
function byCounter(view: PageView, { told, from, count }: Counted): Chosen | undefined {
  const { words } = told;
  let to = from + 1;
  while (to < from + longestThing && words[to] !== undefined && !words[to]?.claimed && !isCutBefore(told, to))
    to += 1;
  for (; to > from; to -= 1) {
    const thing = words
      .slice(from, to)
      .map(({ text }) => text)
      .join(" ");
    const counter = isSilent(words[to - 1] as ToldWord) ? undefined : counterFor(view, thing);
    if (counter === undefined) continue;
    const change = count - counter.count;
    const side = change < 0 ? "down" : "up";
    const button = buttonFor(counter, change);
    if (button === undefined) return undefined;
    return {
      node: button.node,
      use: { method: "click", times: Math.abs(change) },
      isSet: change === 0,
      positions: range(from, to),
      again: (later) => counterFor(later, thing)?.[side]?.node,
    };
  }
  return undefined;
}

function fieldFor(view: PageView, told: Told, { noun, count }: { noun: string; count: number }) {
  const isNumber = (node: ViewNode) => node.inputType === "number" || node.role === "spinbutton";
  const fields = textFieldsOf(view).filter(({ node }) => isNumber(node));
  const lists = othersOf(view).filter(({ node }) => optionOf(node, count) !== undefined);
  const all = [...fields, ...lists];
  const called = all.filter((one) => one.called.has(noun));
  const meant =
    called.length > 0 || !persons.has(noun) ? called : all.filter((one) => hasAny(one.called, persons));
  const found = meant.length > 1 ? inEntry(view, told, meant) : undefined;
  for (const word of found?.words ?? []) word.placed = true;
  const only = meant.length === 1 ? meant[0] : found?.field;
  if (only === undefined) return undefined;
  const { node } = only;
  const option = optionOf(node, count);
  if (option === undefined)
    return {
      node,
      use: { method: "fill" as const, arguments: [String(count)] },
      isSet: node.value === String(count),
    };
  return {
    node,
    use: { method: "selectOption" as const, arguments: [option.label] },
    isSet: option.selected,
  };
}

function optionOf({ options = [] }: ViewNode, count: number) {
  return options.find(
    ({ label, disabled }) => !disabled && new RegExp(`^${count}(?!\\S*\\d)\\b`, "u").test(label.trim()),
  );
}

function hasAny(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((one) => others.has(one));
}
