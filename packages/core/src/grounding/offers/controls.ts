import type { ActionMethod } from "@legwork/protocol";
import { isField, isSelect } from "../matching/compatibility.ts";
import { indexOf, type Candidate } from "../matching/view-index.ts";
import { isInFront } from "../matching/candidates.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { isUsable } from "../matching/outline.ts";
import { stemOf } from "./told.ts";

/** What is done to a control to set it; `times`: how often, once by default. */
export type Setting = { method: ActionMethod; arguments?: string[]; times?: number };

/** A control that words of a task stand for, at those positions. `isSet`: it is so already. */
export type Chosen = {
  node: ViewNode;
  use: Setting;
  isSet: boolean;
  positions: number[];
  /** The same control on a later look, where the page makes it anew with each use. */
  again?: (view: PageView) => ViewNode | undefined;
};

/** What a field is to hold, and where the words that say so stand. */
export type Filling = { node: ViewNode; value: string; positions: number[] };

/** A field, and the stems of what it is called. */
export type Offered = { candidate: Candidate; node: ViewNode; called: Set<string> };

/** What may be used now: of a dialog that is in front, what is in it. */
function usableIn(view: PageView): Candidate[] {
  const index = indexOf(view);
  return index.candidates.filter(({ node, index: at }) => isUsable(node) && isInFront(index, at));
}

function offered(candidate: Candidate): Offered {
  const called = new Set(candidate.fields.flatMap(({ name }) => name.words.map(stemOf)));
  return { candidate, node: candidate.node, called };
}

/** Fields that take text, in their order on the page. */
export function textFieldsOf(view: PageView): Offered[] {
  return fieldsOf(view).filter(({ node }) => node.readonly !== true);
}

/** The same with those that take no text, and may open a calendar. */
export function fieldsOf(view: PageView): Offered[] {
  return usableIn(view)
    .filter(({ node }) => isField(node) && !isSelect(node))
    .map(offered);
}

/** Everything else that can be set or pressed. */
export function othersOf(view: PageView): Offered[] {
  return usableIn(view)
    .filter(({ node }) => !isField(node) || isSelect(node))
    .map(offered);
}

/** Fields and lists. */
export function settableOf(view: PageView): Offered[] {
  return usableIn(view)
    .filter(({ node }) => isField(node) || isSelect(node))
    .map(offered);
}
