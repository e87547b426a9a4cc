import { type PageTree, childrenOf, endOf, nodeAt, subtree, textOf } from "./tree.ts";

/** Blocks one below the other, the first of which says what stands in the others: a table without a table's mark-up. */
export type HeadedBlocks = { head: number; labels: string[]; rows: number[][] };

const LEAST_COLUMNS = 3;
const LEAST_ROWS = 2;
const MOST_LABEL_WORDS = 4;
/** Nodes of a head: it holds words alone. */
const LARGEST_HEAD = 40;

const known = new WeakMap<PageTree, Map<number, HeadedBlocks | undefined>>();

/** Undefined for a box whose first block heads nothing. */
export function headedBlocks(tree: PageTree, box: number): HeadedBlocks | undefined {
  const boxes = known.get(tree) ?? new Map<number, HeadedBlocks | undefined>();
  known.set(tree, boxes);
  if (!boxes.has(box)) boxes.set(box, readBlocks(tree, box));
  return boxes.get(box);
}

function readBlocks(tree: PageTree, box: number): HeadedBlocks | undefined {
  const head = box + 1;
  if (!isBlock(tree, box) || head >= endOf(tree, box) || !isBlock(tree, head)) return undefined;
  if (endOf(tree, head) - head > LARGEST_HEAD) return undefined;
  const labels = childrenOf(tree, head).map((cell) => textOf(tree, subtree(tree, cell)));
  if (labels.length < LEAST_COLUMNS || !labels.every(isLabel)) return undefined;
  const rows = childrenOf(tree, box)
    .slice(1)
    .map((row) => childrenOf(tree, row));
  if (rows.length < LEAST_ROWS || rows.some((cells) => cells.length < labels.length)) return undefined;
  const isFigures = labels.some((_, column) =>
    rows.every((cells) => /\d/.test(textOf(tree, subtree(tree, cells[column] ?? box)))),
  );
  return isFigures ? { head, labels, rows } : undefined;
}

function isBlock(tree: PageTree, index: number): boolean {
  const { role, name, interactive } = nodeAt(tree, index);
  return role === "generic" && name === "" && !interactive;
}

function isLabel(text: string): boolean {
  return text !== "" && !/\d/.test(text) && text.split(" ").length <= MOST_LABEL_WORDS;
}
