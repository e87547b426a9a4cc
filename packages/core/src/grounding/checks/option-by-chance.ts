import type { PageView } from "../../page/view.ts";
import { root } from "../evidence/root.ts";
import { candidateOf } from "../matching/candidates.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";
import type { Resolved } from "../outcome.ts";

const plain = /^(?:off|on|all|none|any|other|never|always|yes|no)$/u;
/** What stands in a list until something is chosen. */
const asking =
  /^\P{L}*(?:please )?(?:select|choose|pick|with selected)(?: (?:an?|one|your|the)\b.*)?\P{L}*$/iu;
const undoing = /\b(?:none|no|nothing|clear|reset|back)\b/iu;

/**
 * “dark mode off” chooses nothing of “Refresh every”, and “owner Ada, group Staff” no order “Owner”, where a field is called so: an
 * option that only shares a word with what is said of something else. Nor is “Choose a kind” chosen. The word.
 */
export function optionByChance(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  const said = new Set(wordsOf(normalize(instruction)).map(root));
  for (const {
    method,
    node,
    arguments: [option = ""],
  } of steps) {
    const text = normalize(option);
    if (method !== "selectOption" || node === undefined || text === "") continue;
    if (
      asking.test(option) &&
      !undoing.test(instruction) &&
      !wordsOf(text).every((word) => said.has(root(word)))
    )
      return option;
    const fields = candidateOf(indexOf(view), node)?.fields ?? [];
    const isNamed = fields.some(({ name }) =>
      name.words.some((word) => word.length > 2 && said.has(root(word))),
    );
    if (steps.length < 2 || isNamed) continue;
    const isOther = steps.some((other) => other.node !== node && normalize(other.node?.name ?? "") === text);
    if (plain.test(text) || isOther) return text;
  }
  return undefined;
}
