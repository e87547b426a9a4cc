import type { PageView } from "../../page/view.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { ambiguous, type Grounding } from "../outcome.ts";
import type { Scored } from "../matching/match.ts";
import type { TargetPhrase } from "../grammar/parsed.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize } from "../matching/text.ts";
import { indexOf, nameAt } from "../matching/view-index.ts";

const belonging = ["of", "for", "in"];
const rows = new Set(["row", "listitem", "article"]);

/**
 * “the quantity” where every row has a field “Quantity of …”: the one there is, as long as it belongs to a row, or all of
 * them to choose from.
 */
export function headedFields(view: PageView, target: TargetPhrase): Scored | Grounding | undefined {
  const reading = target.readings.find(({ qualifiers, quoted }) => qualifiers.length === 0 && !quoted);
  const head = normalize(reading?.name ?? "");
  if (head === "" || reading?.ordinal !== undefined) return undefined;
  const found = indexOf(view).candidates.flatMap(({ node, index }): Scored[] => {
    const fits = (isField(node) || isSelect(node)) && !node.disabled && !node.readonly;
    const name = fits ? nameAt(view, index) : "";
    return belonging.some((word) => name.startsWith(`${head} ${word} `))
      ? [{ index, node, score: 0.75, tier: tiers.words }]
      : [];
  });
  const [only] = found;
  if (found.length > 1) return ambiguous(view, target.text, found);
  return only && isInRow(view, only.index) ? only : undefined;
}

function isInRow(view: PageView, field: number): boolean {
  for (let at = field; at > 0; at = view.nodes[at]?.parent ?? -1)
    if (rows.has(view.nodes[at]?.role ?? "")) return true;
  return false;
}
