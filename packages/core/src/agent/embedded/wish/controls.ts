import { isField, isSelect } from "../../../grounding/compatibility.ts";
import { indexOf, type Candidate } from "../../../grounding/view-index.ts";
import { modalOf } from "../../../grounding/modal.ts";
import { contains } from "../../../grounding/view-index.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import { isUsable } from "../deeds/outline.ts";
import { stemOf } from "./told.ts";

/** A field, and the stems of what it is called. */
export type Offered = { candidate: Candidate; node: ViewNode; called: Set<string> };

/** What may be used now: of a dialog that is in front, what is in it. */
function usableIn(view: PageView): Candidate[] {
  const index = indexOf(view);
  const modal = modalOf(view);
  return index.candidates.filter(
    ({ node, index: at }) => isUsable(node) && (modal === undefined || contains(index, modal, at)),
  );
}

function offered(candidate: Candidate): Offered {
  const called = new Set(candidate.fields.flatMap(({ name }) => name.words.map(stemOf)));
  return { candidate, node: candidate.node, called };
}

/** Fields that take text, in their order on the page. */
export function textFieldsOf(view: PageView): Offered[] {
  return usableIn(view)
    .filter(({ node }) => isField(node) && !isSelect(node) && node.readonly !== true)
    .map(offered);
}

/** Everything else that can be set or pressed. */
export function othersOf(view: PageView): Offered[] {
  return usableIn(view)
    .filter(({ node }) => !isField(node) || isSelect(node))
    .map(offered);
}
