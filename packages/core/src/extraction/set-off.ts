import type { ViewNode } from "../page/view.ts";
import type { Add } from "./facts.ts";
import { type PageTree, childrenOf, isInline, nodeAt, subtree, textOf } from "./tree.ts";

/** Values behind a label that no colon ends. */

/** Tags that set a value off from what is said before it. */
const MARKS = new Set(["b", "strong", "em", "i", "span", "time", "output", "data", "code"]);
const MOST_MARKED = 3;

/** `Sunset <b>21:02</b>`, also several after each other: short runs before what is set off, and nothing else in their block. */
export function marked(tree: PageTree, index: number, add: Add): void {
  const parts = childrenOf(tree, index);
  const isPairs = parts.every((part, at) =>
    at % 2 === 0
      ? isRunLabel(nodeAt(tree, part)) && (at > 0 || /^\p{Lu}/u.test(nodeAt(tree, part).name))
      : MARKS.has(nodeAt(tree, part).tag),
  );
  if (!isPairs || parts.length % 2 === 1 || parts.length > 2 * MOST_MARKED || isInline(nodeAt(tree, index)))
    return;
  for (let at = 0; at < parts.length; at += 2) {
    const [label = index, value = index] = parts.slice(at, at + 2);
    if (textOf(tree, subtree(tree, value)) === "") continue;
    const entry = { source: "pair" as const, container: nodeAt(tree, index).parent, labelNode: label };
    add({ ...entry, label: nodeAt(tree, label).name.replace(SEPARATOR, ""), range: subtree(tree, value) });
  }
}

const MOST_RUN_WORDS = 6;

const SEPARATOR = /^[·•|,–—]\s+/u;

function isRunLabel({ role, name }: ViewNode): boolean {
  const text = name.trim().replace(SEPARATOR, "");
  return (
    role === "text" && /^\p{L}[^\d€$£.,:;!?()]*$/u.test(text) && text.split(/\s+/).length <= MOST_RUN_WORDS
  );
}

const NUMBERED = /^((?:\p{L}+ ){0,2}(?:reference|ref|number|no|id|code))\.? (\S*\d\S*)$/iu;

/** `Published 9 June 2026 | Reference FP/26/0031`: what something is known by needs no colon. */
export function numbered(tree: PageTree, index: number, add: Add): void {
  const { name, parent } = nodeAt(tree, index);
  for (const part of name.split(/\s+[|·•]\s+/).slice(0, 12)) {
    const [, label, given] = NUMBERED.exec(part.trim()) ?? [];
    if (label !== undefined && given !== undefined)
      add({ label, given, range: subtree(tree, index), source: "colon", container: parent, labelNode: -1 });
  }
}
