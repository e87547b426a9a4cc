import { candidateOf } from "../matching/candidates.ts";
import type { PageView } from "../../page/view.ts";
import { maskQuotes } from "../grammar/masked-quotes.ts";
import { unaccounted, type Failure, type Resolved } from "../outcome.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";

const part = /\b(?<which>second|last|middle) name\b/iu;

/** “set the second name to Ida” is not done to a field that is called “Name”: it asks for a part of one. */
export function missesPartOfName(view: PageView, instruction: string, found: Resolved): Failure | undefined {
  const said = part.exec(maskQuotes(instruction).masked);
  const which = said?.groups?.["which"]?.toLowerCase();
  if (said === null || which === undefined) return undefined;
  const asked = conceptsOf(said[0]);
  const index = indexOf(view);
  const names = found.steps.flatMap(({ node }) => candidateOf(index, node)?.fields ?? []);
  const isCalledSo = names.some(
    ({ name }) => name.words.includes(which) || conceptsOf(name.text).some((one) => asked.includes(one)),
  );
  return isCalledSo || !names.some(({ name }) => name.words.includes("name"))
    ? undefined
    : unaccounted(found, which);
}

const conceptsOf = (text: string): string[] =>
  conceptsIn(wordsOf(normalize(text))).flatMap(({ concept, weight }) => (weight === 1 ? [concept.name] : []));
