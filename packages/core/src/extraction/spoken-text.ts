import { type PageTree, type Range, childrenOf, endOf, isInline, nodeAt, subtree, textOf } from "./tree.ts";

/** What a part says, without a heading of that name and the buttons for what can be done with it. */
export function spokenText(tree: PageTree, range: Range, heading = ""): string {
  const texts: string[] = [];
  let from = range.start;
  const take = (to: number) => void (from < to && texts.push(textOf(tree, { start: from, end: to })));
  for (let index = range.start; index < range.end; index++) {
    const { role, name } = nodeAt(tree, index);
    if (role !== "button" && (role !== "heading" || name !== heading)) continue;
    take(index);
    from = endOf(tree, index);
    index = from - 1;
  }
  take(range.end);
  return texts.filter((text) => text !== "").join(" ");
}

/** The lines of a part: its blocks, and in each what line breaks part, which leave two runs side by side. */
export function linesOf(tree: PageTree, { start, end }: Range): string[] {
  const tops: number[] = [];
  for (let at = start; at < end; at = endOf(tree, at)) tops.push(at);
  if (!tops.every((top) => isInline(nodeAt(tree, top))))
    return tops.flatMap((top) =>
      nodeAt(tree, top).role === "text" ? nodeAt(tree, top).name : linesIn(tree, top),
    );
  const isBroken = tops.some((top, at) => {
    const before = tops[at - 1];
    return before !== undefined && [before, top].every((one) => nodeAt(tree, one).role === "text");
  });
  return isBroken
    ? tops.map((top) => textOf(tree, subtree(tree, top)))
    : [textOf(tree, { start, end })].filter(Boolean);
}

function linesIn(tree: PageTree, node: number): string[] {
  const [first] = childrenOf(tree, node);
  return first === undefined || nodeAt(tree, node).role === "link"
    ? [textOf(tree, subtree(tree, node))].filter(Boolean)
    : linesOf(tree, { start: first, end: endOf(tree, node) });
}
