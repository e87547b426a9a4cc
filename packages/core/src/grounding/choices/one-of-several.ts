import type { PageView, ViewNode } from "../../page/view.ts";
import { notUnderstood, type Failure, type Resolved } from "../outcome.ts";

const holders = new Set(["radiogroup", "group", "row", "listitem", "form"]);

/** “both sides”, of which one alone can be chosen: the second would take the place of the first. */
export function choosesSeveralOfOne({ nodes }: PageView, { steps }: Resolved): Failure | undefined {
  const groups = steps.flatMap(({ node, method }) =>
    node?.role === "radio" && (method === "check" || method === "click") ? [groupOf(nodes, node)] : [],
  );
  const chosen = new Set(steps.map(({ node }) => node));
  const known = groups.filter((group) => group >= 0);
  return chosen.size === steps.length && new Set(known).size < known.length
    ? notUnderstood("The instruction chooses several of which one alone can be chosen")
    : undefined;
}

function groupOf(nodes: ViewNode[], node: ViewNode): number {
  let at = node.parent;
  while (at > 0 && !holders.has(nodes[at]?.role ?? "")) at = nodes[at]?.parent ?? -1;
  return at > 0 ? at : -1;
}
