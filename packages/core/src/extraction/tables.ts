import { type PageTree, endOf, nodeAt, subtree, textOf } from "./tree.ts";

export type Row = { node: number; cells: number[] };

export type Table = {
  node: number;
  /** Text of each column's header; empty when the table has no header row. */
  headers: string[];
  /** Rows under the header that have a cell for each column; all rows when there is no header row. */
  rows: Row[];
  /** Rows of another make: totals, notes, captions between. */
  oddRows: Row[];
};

const TABLE_ROLES = new Set(["table", "grid", "treegrid"]);

export function isTable(tree: PageTree, index: number): boolean {
  return TABLE_ROLES.has(nodeAt(tree, index).role);
}

function isCell(role: string): boolean {
  return role === "cell" || role === "gridcell" || role === "columnheader" || role === "rowheader";
}

export function readTable(tree: PageTree, index: number): Table {
  const rows = rowsOf(tree, index);
  const headerRow = headerOf(tree, rows);
  const headers =
    headerRow === undefined ? [] : headerRow.cells.map((cell) => textOf(tree, subtree(tree, cell)));
  const body = rows.filter((row) => row !== headerRow && !repeatsHeader(tree, row));
  if (headerRow === undefined) return { node: index, headers, rows: body, oddRows: [] };
  const isData = (row: Row) => row.cells.length === headers.length && !inFooter(tree, row.node, index);
  return { node: index, headers, rows: body.filter(isData), oddRows: body.filter((row) => !isData(row)) };
}

function rowsOf(tree: PageTree, table: number): Row[] {
  const rows: Row[] = [];
  for (let index = table + 1; index < endOf(tree, table);) {
    const { role } = nodeAt(tree, index);
    if (role === "row") rows.push({ node: index, cells: cellsOf(tree, index) });
    index = role === "row" || TABLE_ROLES.has(role) ? endOf(tree, index) : index + 1;
  }
  return rows;
}

function cellsOf(tree: PageTree, row: number): number[] {
  const cells: number[] = [];
  for (let index = row + 1; index < endOf(tree, row);) {
    const found = isCell(nodeAt(tree, index).role);
    if (found) cells.push(index);
    index = found ? endOf(tree, index) : index + 1;
  }
  return cells;
}

/** The first row when its cells are column headers, or stand in `<thead>`; a corner cell may be a plain one. */
function headerOf(tree: PageTree, rows: Row[]): Row | undefined {
  const first = rows.find((row) => row.cells.length > 1);
  if (first === undefined) return undefined;
  const headers = first.cells.filter((cell) => nodeAt(tree, cell).role === "columnheader").length;
  const group = nodeAt(tree, nodeAt(tree, first.node).parent).tag;
  return headers >= first.cells.length - 1 || group === "thead" ? first : undefined;
}

function repeatsHeader(tree: PageTree, row: Row): boolean {
  return row.cells.length > 1 && row.cells.every((cell) => nodeAt(tree, cell).role === "columnheader");
}

function inFooter(tree: PageTree, row: number, table: number): boolean {
  for (let at = row; at > table; at = nodeAt(tree, at).parent)
    if (nodeAt(tree, at).tag === "tfoot") return true;
  return false;
}
