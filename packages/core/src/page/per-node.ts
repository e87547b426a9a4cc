import type { ViewNode } from "./view.ts";

/** Reads once what follows from a node alone: it holds for all views that the node is a part of. */
export function perNode<Result>(read: (node: ViewNode) => Result): (node: ViewNode) => Result {
  const known = new WeakMap<ViewNode, Result>();
  return (node) => {
    let result = known.get(node);
    if (result === undefined) known.set(node, (result = read(node)));
    return result;
  };
}
