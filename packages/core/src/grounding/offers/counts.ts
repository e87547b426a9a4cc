import { counterFor, mostPresses } from "../counters.ts";
import { numberInWords } from "../numbers.ts";
import { stem } from "../text.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { othersOf, textFieldsOf, type Chosen } from "./controls.ts";
import { inEntry } from "./entries.ts";
import { isSilent, type Told } from "./told.ts";

/** What people are counted as. */
const persons = new Set(
  "person people adult guest traveller traveler passenger seat ticket place visitor".split(" ").map(stem),
);

/** “3 nights”, “two adults”: numbers with what is counted, where the page counts it. */
export function countsTold(view: PageView, told: Told): Chosen[] {
  return told.words.flatMap((word, at): Chosen[] => {
    const count = word.claimed || word.quoted ? undefined : numberInWords(word.word);
    const next = told.words[at + 1];
    if (count === undefined || count > 9999 || next === undefined || next.claimed || next.quoted) return [];
    if (next.token !== word.token + 1 || /\d/u.test(next.word) || isSilent(next)) return [];
    const positions = [at, at + 1];
    const set = fieldFor(view, told, { noun: next.stem, count });
    if (set !== undefined) return [{ ...set, positions }];
    const counted = byCounter(view, next.text, count);
    return counted === undefined ? [] : [{ ...counted, positions }];
  });
}

/** The plus or minus of a counter, pressed until it counts so many. */
function byCounter(view: PageView, thing: string, count: number): Omit<Chosen, "positions"> | undefined {
  const counter = counterFor(view, thing);
  if (counter === undefined) return undefined;
  const change = count - counter.count;
  const button = change < 0 ? counter.down : counter.up;
  if (button === undefined || button.node.disabled || Math.abs(change) > mostPresses) return undefined;
  return { node: button.node, use: { method: "click", times: Math.abs(change) }, isSet: change === 0 };
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
