import type { PageView, ViewNode } from "../../page/view.ts";
import { isInFront } from "../matching/candidates.ts";
import { rankedNodes, stepOn, type Grounding } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";

const removing =
  /^(?:please )?(?:remove|delete|clear|drop|dismiss|take off|take away|get rid of) (?:the |my )?(?<what>.+?)[.!]?$/iu;
const kinds =
  /^(?:tag|filter|chip|label|keyword|topic|badge|token) | (?:tag|filter|chip|label|keyword|topic|badge|token)$/giu;
const cross = /^[×✕✖✗✘⨯xX]$/u;

/**
 * “remove the tag interview”: the cross behind a word that stands on its own. Undefined when nothing, or more than one thing,
 * is called so and has one.
 */
export function removeChip(view: PageView, text: string): Grounding | undefined {
  const what = removing.exec(text.trim())?.groups?.["what"]?.replace(/^["“'‘](.*)["”'’]$/u, "$1") ?? "";
  const wanted = new Set([
    normalize(what),
    normalize(what.replace(kinds, "").replace(/^["“'‘](.*)["”'’]$/u, "$1")),
  ]);
  const index = indexOf(view);
  const found = index.candidates.filter(
    ({ node, index: at, fields }) =>
      isInFront(index, at) &&
      [node.name, ...fields.map(({ name }) => name.text)].some((name) => cross.test(name.trim())) &&
      wanted.has(normalize(wordBefore(view, at))),
  );
  const [only, another] = found;
  if (what === "" || only === undefined || another !== undefined) return undefined;
  const { node, index: at } = only;
  const candidates = rankedNodes(view, [{ index: at, node, score: 0.85, tier: tiers.words }]);
  return {
    outcome: "resolved",
    steps: [stepOn(view, node, { method: "click" })],
    confidence: 0.85,
    candidates,
  };
}

/** The text right before an element, on its level. */
function wordBefore({ nodes }: PageView, at: number): string {
  const [before, own]: (ViewNode | undefined)[] = [nodes[at - 1], nodes[at]];
  const isBeside = before?.parent === own?.parent || nodes[before?.parent ?? -1]?.parent === own?.parent;
  return before?.role === "text" && isBeside ? before.name : "";
}
