import { factText } from "./facts.ts";
import type { Finding, Place } from "./finding.ts";
import { blockLikeness, factBlocks } from "./map.ts";
import type { Page } from "./page.ts";
import { readValue } from "./read.ts";
import type { Field } from "./schema.ts";
import { nodeAt, textOf } from "./tree.ts";
import { stem } from "./words.ts";

const KEY_WORDS = new Set(
  "name label key term property attribute spec question day heading title feature".split(" ").map(stem),
);
const VALUE_WORDS = new Set(
  "value definition answer description detail text hours time content".split(" ").map(stem),
);

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
    shape.properties.some((other) => other !== key && other !== value && other.required)
  )
    return undefined;
  const blocks = [...factBlocks(page, scope), ...sections(page, scope.range)].map((facts) => {
    const likeness = blockLikeness(page, field, { wish, facts });
    return { facts, likeness };
  });
  const [block] = blocks.sort((a, b) => b.likeness - a.likeness);
  if (block === undefined || (block.likeness < 0.5 && blocks.length > 1)) return undefined;
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

/** Questions as headings, each with its answer below. */
function sections(page: Page, { start, end }: { start: number; end: number }) {
  const asked = page.facts.filter(
    (fact) =>
      fact.source === "section" &&
      fact.range.start >= start &&
      fact.range.end <= end &&
      fact.label.endsWith("?") &&
      textOf(page.tree, fact.range) !== "",
  );
  return asked.length > 1
    ? [asked.map((fact) => ({ ...fact, container: nodeAt(page.tree, fact.labelNode).parent }))]
    : [];
}
