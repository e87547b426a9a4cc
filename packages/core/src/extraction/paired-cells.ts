import type { Add } from "./facts.ts";
import type { Row } from "./tables.ts";
import { type PageTree, nodeAt, subtree, textOf } from "./tree.ts";

/** Tables that have a label and its value side by side more than once in a row: `Open | 416.00 | Volume | 2.41M`. */

const LONGEST_LABEL = 40;

export function arePairs(tree: PageTree, rows: Row[]): boolean {
  const texts = rows.map(({ cells }) => cells.map((cell) => textOf(tree, subtree(tree, cell))));
  const isEven = rows.every(
    ({ cells, columns }) => cells.length >= 4 && cells.length % 2 === 0 && cells.length === columns.length,
  );
  if (rows.length < 2 || !isEven) return false;
  const labels = texts.flatMap((row) => row.filter((_, at) => at % 2 === 0));
  const values = texts.flatMap((row) => row.filter((_, at) => at % 2 === 1));
  const isLabel = (text: string) => /\p{L}/u.test(text) && text.length <= LONGEST_LABEL;
  const figures = values.filter((text) => /\d/.test(text)).length;
  return (
    labels.every(isLabel) &&
    new Set(labels).size === labels.length &&
    labels.filter((text) => /^\D*$/.test(text)).length * 2 > labels.length &&
    (isHeaded(tree, rows) || figures * 2 > values.length)
  );
}

function isHeaded(tree: PageTree, rows: Row[]): boolean {
  return rows.every(({ cells }) =>
    cells.every((cell, at) => (nodeAt(tree, cell).tag === "th") === (at % 2 === 0)),
  );
}

export function pairFacts(tree: PageTree, { row, table }: { row: Row; table: number }, add: Add): void {
  row.cells.forEach((labelNode, at) => {
    const value = row.cells[at + 1];
    if (at % 2 === 1 || value === undefined) return;
    const label = textOf(tree, subtree(tree, labelNode));
    add({ label, range: subtree(tree, value), source: "row", container: table, labelNode });
  });
}
