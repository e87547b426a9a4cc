import type { Finding } from "./finding.ts";
import { wordLikeness } from "./match.ts";
import type { Page } from "./page.ts";
import type { Field } from "./schema.ts";
import { type Range, textOf } from "./tree.ts";
import { words } from "./words.ts";

/** An entry of a list and what was read from it. */
type Read = { range: Range; finding: Finding | undefined };

/** A badge that some entries have (“Sold out”) says of the others that it is not so. */
export function tellAbsence(page: Page, item: Field, read: Read[]): void {
  const shape = item.shape();
  for (const property of shape.kind === "object" ? shape.properties : []) {
    const told = read.map((one) => valueIn(one, property)).filter((value) => value !== undefined);
    if (!saysWhether(property) || !property.accepts(false)) continue;
    if (told.length === 0 || told.some((value) => value !== true)) continue;
    for (const { range, finding } of read) {
      if (finding === undefined || valueIn({ finding }, property) !== undefined) continue;
      if (isSpokenOf(page, range, property)) continue;
      (finding.value as Record<string, unknown>)[property.name] = false;
      finding.missing = finding.missing.filter((path) => path !== property.name);
    }
  }
}

/** Whether a field of an entry says yes or no. */
export function isFlag(item: Field, name: string): boolean {
  const shape = item.shape();
  const property = shape.kind === "object" ? shape.properties.find((one) => one.name === name) : undefined;
  return property !== undefined && saysWhether(property);
}

function saysWhether(field: Field): boolean {
  const shape = field.shape();
  return shape.kind === "scalar" && shape.type === "boolean";
}

function valueIn({ finding }: Pick<Read, "finding">, { name }: Field): unknown {
  return (finding?.value as Record<string, unknown> | undefined)?.[name];
}

/** `Available from May` speaks of it, though it says neither yes nor no. */
function isSpokenOf({ tree }: Page, range: Range, property: Field): boolean {
  const said = words(textOf(tree, range));
  return property.words.every((word) => said.some((other) => wordLikeness(word, other) > 0));
}
