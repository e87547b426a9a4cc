import { type PageTree, type Range, endOf, nodeAt, textOf } from "./tree.ts";

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
