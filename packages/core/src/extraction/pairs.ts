import { type Fact, factText } from "./facts.ts";
import type { Finding, Place } from "./finding.ts";
import { blockLikeness, factBlocks } from "./map.ts";
import { isSatellite } from "./nouns.ts";
import { type Page, type Scope, factsIn } from "./page.ts";
import { questionBlocks } from "./questions.ts";
import { readValue } from "./read.ts";
import type { Field } from "./schema.ts";
import { nodeAt } from "./tree.ts";
import { stem } from "./words.ts";

const KEY_WORDS = new Set(
  "name label key term property attribute spec question day heading title feature".split(" ").map(stem),
);
const VALUE_WORDS = new Set(
  "value definition answer description detail text hours time content status state".split(" ").map(stem),
);

/** Entries of which more is wanted than a label and its value are no pairs. */
const MOST_PROPERTIES = 3;

/** `[{ name, value }]`, `[{ question, answer }]`: the entries of one block of label–value pairs. */
export function extractPairs(page: Page, field: Field, { scope, wish }: Place): Finding | undefined {
  const array = field.shape();
  const shape = array.kind === "array" ? array.item.shape() : array;
  if (shape.kind !== "object") return undefined;
  const key = shape.properties.find((property) => isNamed(property, KEY_WORDS));
  const value = shape.properties.find((property) => property !== key && isNamed(property, VALUE_WORDS));
  if (
    key === undefined ||
    value === undefined ||
    shape.properties.length > MOST_PROPERTIES ||
    shape.properties.some((other) => other !== key && other !== value && other.required)
  )
    return undefined;
  const blocks = [
    ...entriesApart(page, scope),
    ...factBlocks(page, scope),
    ...questionBlocks(page, scope.range),
  ].map((facts) => {
    const likeness = blockLikeness(page, field, { wish, facts });
    return { facts, likeness };
  });
  const [block] = blocks.sort(
    (a, b) =>
      Number(isAsked(key, b.facts)) - Number(isAsked(key, a.facts)) ||
      b.likeness - a.likeness ||
      b.facts.length - a.facts.length,
  );
  if (block === undefined || (block.likeness < 0.5 && blocks.length > 1 && !isAsked(key, block.facts)))
    return undefined;
  const isOfOthers = key.words.at(-1) === stem("question") || isSatellite(field);
  if (isOfOthers && block.likeness < 0.5 && !isAsked(key, block.facts)) return undefined;
  const entries = block.facts.flatMap((fact) => {
    const keyText = readValue(page, key, { text: fact.label, range: fact.range });
    const valueText = readValue(page, value, { text: factText(page.tree, fact), range: fact.range });
    return keyText === undefined || valueText === undefined
      ? []
      : [
          Object.fromEntries([
            [key.name, keyText],
            [value.name, valueText],
          ]),
        ];
  });
  return entries.length < 2
    ? undefined
    : { value: entries, score: block.likeness >= 0.5 ? 0.9 : 0.6, missing: [] };
}

function isNamed(property: Field, names: Set<string>): boolean {
  return property.shape().kind === "scalar" && names.has(property.words.at(-1) ?? "");
}

/** Entries that are asked for as questions, and that all ask something. */
function isAsked(key: Field, facts: Fact[]): boolean {
  return key.words.at(-1) === stem("question") && facts.every(({ label }) => label.endsWith("?"));
}

/** Lists of one entry each, side by side, as manuals write their functions: together they are one. */
function entriesApart(page: Page, { range }: Scope): Fact[][] {
  const { tree } = page;
  const together = new Map<string, Fact[]>();
  for (const fact of factsIn(page, range)) {
    if (fact.source !== "definition" || tree.chrome[fact.range.start] === 1) continue;
    const key = `${tree.path[fact.container]} ${nodeAt(tree, fact.container).parent}`;
    const facts = together.get(key);
    if (facts === undefined) together.set(key, [fact]);
    else facts.push(fact);
  }
  return [...together.values()].filter((facts) => {
    const lists = new Set(facts.map(({ container }) => container));
    return lists.size > 2 && facts.length < lists.size * 2;
  });
}
