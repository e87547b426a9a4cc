import type { PageView } from "../../page/view.ts";
import { isInFront } from "../matching/candidates.ts";
import { stepOn, type Resolved } from "../outcome.ts";
import { indexOf, type Candidate } from "../matching/view-index.ts";

const agreeing = String.raw`(?:tick|check|mark|accept|agree to|confirm|consent to|allow)`;
const required = new RegExp(
  String.raw`^${agreeing} (?<only>only |just )?(?:what(?:ever)? is|all that is|everything that is|the|all the|those|the ones that are|the boxes that are) (?:required|mandatory|obligatory|necessary)(?: (?:ones|boxes|consents|fields|parts))?(?<more> only)?[.!]?$`,
  "iu",
);
const everything = new RegExp(
  String.raw`^(?:agree to|accept|consent to|tick|check|allow) everything[.!]?$`,
  "iu",
);
const mustBe =
  /\((?:required|mandatory|obligatory|necessary)\)|\*\s*$|\b(?:required|mandatory|obligatory)\b/iu;

/**
 * “tick only what is required”, “agree to everything”: the boxes that a page says must be ticked, or all of them. Undefined
 * for anything else, and where the page does not say which ones.
 */
export function groundRequiredBoxes(view: PageView, text: string): Resolved | undefined {
  const asked = required.exec(text.trim());
  if (asked === null && !everything.test(text.trim())) return undefined;
  const boxes = boxesIn(view);
  const isAgreed = asked === null && /^(?:agree|consent)/iu.test(text.trim());
  const wanted =
    asked === null ? boxes.filter((box) => !isAgreed || isAgreement(box)) : boxes.filter(isRequired);
  if (wanted.length === 0 || (asked === null && wanted.length < 2)) return undefined;
  const isOnly = (asked?.groups?.["only"] ?? asked?.groups?.["more"]) !== undefined;
  const others = isOnly ? boxes.filter((box) => !wanted.includes(box) && box.node.checked === true) : [];
  const steps = [
    ...wanted.map(({ node }) => stepOn(view, node, { method: "check" })),
    ...others.map(({ node }) => stepOn(view, node, { method: "uncheck" })),
  ];
  return { outcome: "resolved", steps, confidence: 0.85, candidates: [] };
}

function boxesIn(view: PageView): Candidate[] {
  const index = indexOf(view);
  return index.candidates.filter(
    ({ node, index: at }) =>
      (node.role === "checkbox" || node.role === "switch") && !node.disabled && isInFront(index, at),
  );
}

/** “agree to everything” asks for no invoice on paper. */
const isAgreement = ({ node, fields }: Candidate): boolean =>
  /\b(?:agree\p{L}*|accept\p{L}*|consent\p{L}*|confirm\p{L}*|allow\p{L}*|terms|conditions|privacy|policy|rules|cookies?|read|understand|understood|marketing|newsletters?|analytics|statistics|tracking|personal\p{L}*|share|data|necessary)\b/iu.test(
    [node.name, ...fields.map(({ name }) => name.text)].join(" "),
  );

function isRequired({ node, fields }: Candidate): boolean {
  return node.required === true || mustBe.test([node.name, ...fields.map(({ name }) => name.text)].join(" "));
}
