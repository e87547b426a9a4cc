import { normalize, wordsOf } from "../matching/text.ts";
import type { Resolved } from "../outcome.ts";

const plain = /^(?:off|on|all|none|any|other|never|always|yes|no)$/u;

/**
 * “dark mode off” chooses nothing of “Refresh every”, and “owner Ada, group Staff” no order “Owner”, where a field is called so: an option that only shares
 * a word with what is said of something else. The word.
 */
export function optionByChance(instruction: string, { steps }: Resolved): string | undefined {
  if (steps.length < 2) return undefined;
  const said = new Set(wordsOf(normalize(instruction)));
  const isNamed = (name: string): boolean =>
    wordsOf(normalize(name)).some((word) => word.length > 2 && said.has(word));
  for (const {
    method,
    node,
    arguments: [option = ""],
  } of steps) {
    if (method !== "selectOption" || node === undefined || isNamed(node.name)) continue;
    const text = normalize(option);
    const isOther = steps.some((other) => other.node !== node && normalize(other.node?.name ?? "") === text);
    if (plain.test(text) || isOther) return text;
  }
  return undefined;
}
