import { ground } from "../../grounding/ground.ts";
import type { Grounding } from "../../grounding/outcome.ts";
import { around, indexOfNode } from "../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../page/view.ts";

/** Parts of a line. */
export const inline = /^(?:span|b|i|em|strong|u|mark|font|small|code|a|cite|abbr|q|s)$/u;

/** A word of a running text, or a heading, on which nothing listens: somebody who looks for a link reads on. */
export function isWord(view: PageView, node: ViewNode): boolean {
  const index = indexOfNode(view, node);
  if (index < 0 || node.interactive || isWithinControl(view, index)) return false;
  return node.role === "heading" || (inline.test(node.tag) && isAmidWords(view, index));
}

function isWithinControl({ nodes }: PageView, index: number): boolean {
  return around({ nodes } as PageView, index).some(
    (at) => nodes[at]?.interactive === true && nodes[at]?.scrollable !== true,
  );
}

/** Other words stand beside it in the same paragraph, on which nothing listens. */
export function isAmidWords({ nodes }: PageView, index: number): boolean {
  const parent = nodes[index]?.parent ?? -1;
  return nodes.some((node, at) => {
    if (at === index || node.parent !== parent || node.interactive) return false;
    const said = node.role === "text" ? node : nodes[at + 1]?.parent === at ? nodes[at + 1] : undefined;
    const isInline = node.role === "text" || inline.test(node.tag);
    return isInline && said?.role === "text" && /\p{L}{2}/u.test(said.name);
  });
}

/** How near what words mean must come to the best of it to be meant as well. */
const tie = 0.05;

/** Whether all that an order to press something may mean on a page are such words. */
export function meansWords(view: PageView, found: Grounding): boolean {
  if (found.outcome === "resolved") {
    const [step, ...more] = found.steps;
    return (
      more.length === 0 && step?.method === "click" && step.node !== undefined && isWord(view, step.node)
    );
  }
  if (found.outcome !== "ambiguous") return false;
  const [best] = found.candidates;
  const meant = found.candidates.filter(({ confidence }) => (best?.confidence ?? 0) - confidence < tie);
  return meant.length > 0 && meant.every(({ node }) => isWord(view, node));
}

/** Whether a page has one thing to press that an order names, and no mere words. */
export function offersToPress(view: PageView, text: string): boolean {
  const found = ground(view, text);
  return found.outcome === "resolved" && !meansWords(view, found);
}
