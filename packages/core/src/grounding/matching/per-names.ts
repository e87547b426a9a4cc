import type { ViewNode } from "../../page/view.ts";
import type { NameField } from "./names.ts";

/** What follows from an element and its names alone is read once for all views in which it has them. */
export function perNames<Result>(
  read: (node: ViewNode, fields: NameField[]) => Result,
): (node: ViewNode, fields: NameField[]) => Result {
  const known = new WeakMap<NameField[], { result: Result }>();
  return (node, fields) => {
    let kept = known.get(fields);
    if (kept === undefined) known.set(fields, (kept = { result: read(node, fields) }));
    return kept.result;
  };
}
