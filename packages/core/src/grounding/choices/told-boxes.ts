import type { PageView } from "../../page/view.ts";
import { groupWith } from "./box-groups.ts";
import { root } from "../evidence/root.ts";
import { joined } from "../joined.ts";
import { offeredBy, type OfferedBox } from "../laid/offered.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize } from "../matching/text.ts";
import { contentOf, readTelling } from "./told-options.ts";
import { indexOf } from "../matching/view-index.ts";

/** Asked, denied, compared, hanging on something, or of one of them. */
const open =
  /\b(?:if|unless|when|whether|once|or|either|neither|maybe|perhaps|not|never|no|nobody|nothing|none|without|than|except|but|instead|because|since|until|ago|last|yesterday|why|what|which|how|who|used to|had|did|all|every|only|just)\b|n['’]t\b/iu;
const behind = /,? (?:too|as well|also|there|here|please|there too|now)+$/iu;

/**
 * “we saw lost nets and plastic waste”, “cover glass and floods too”: boxes of one group, each told by words of its name, and a verb
 * that is said of all of them. Two or more: one alone may be anything else.
 */
export function groundToldBoxes(view: PageView, instruction: string): Resolved | undefined {
  const telling = readTelling(
    view,
    instruction.trim().replace(behind, ""),
    /^(?:saw|see|sees|know|knows|love|loves)$/iu,
  );
  if (telling === undefined || open.test(telling.text)) return undefined;
  const { verb, said } = telling;
  const parts = said
    .slice(verb.length)
    .split(/,? (?:and|as well as|plus) (?:also )?|, /iu)
    .map(contentOf);
  if (parts.length < 2 || parts.some((words) => words.length === 0)) return undefined;
  const { boxes, about } = offeredBy(view);
  const found = parts.map((words) =>
    boxCalled(
      boxes,
      words.filter((word) => !about.roots.has(word)),
    ),
  );
  const [first, ...others] = found;
  if (first === undefined || others.includes(undefined) || new Set(found).size < found.length)
    return undefined;
  const group = groupWith(indexOf(view), first.node).map(({ node }) => node);
  const all = found.flatMap((box) => (box !== undefined && group.includes(box.node) ? [box] : []));
  // “mute the rain and the wind” where a button mutes.
  const isDeed = view.nodes.some(
    ({ role, name }) =>
      /^(?:button|link)$/u.test(role) && contentOf(normalize(name)).includes(root(verb.toLowerCase())),
  );
  if (all.length < found.length || isDeed) return undefined;
  const grounding = joined(all.map((box) => ticked(view, box)));
  return grounding.outcome === "resolved" ? { ...grounding, isInferred: true } : undefined;
}

/** The only box that is called by all of the words. */
function boxCalled(boxes: OfferedBox[], words: string[]): OfferedBox | undefined {
  const called = boxes.filter(({ node }) => {
    const own = contentOf(node.name);
    return words.length > 0 && words.every((word) => own.includes(word));
  });
  return called.length === 1 ? called[0] : undefined;
}

function ticked(view: PageView, { node, at }: OfferedBox): Resolved {
  return {
    outcome: "resolved",
    steps: [stepOn(view, node, { method: "check" })],
    confidence: 0.75,
    candidates: rankedNodes(view, [{ index: at, node, score: 0.75, tier: tiers.words }]),
    isAccounted: true,
  };
}
