import { inFull } from "./standings.ts";
import {
  type PageTree,
  childrenOf,
  closest,
  endOf,
  isControl,
  isInline,
  nodeAt,
  subtree,
  textOf,
} from "./tree.ts";

export type Row = {
  node: number;
  /** Its own cells. */
  cells: number[];
  /** The cell that lies in each column: also one of a row above that reaches down to here. */
  columns: number[];
};

export type Table = {
  node: number;
  /** Text of each column's header, those of several header rows together; empty when the table has no header row. */
  headers: string[];
  /** The rows that head the columns. */
  headerRows: number[];
  /** The cells that head the columns, where one row does. */
  headerCells: number[];
  /** Rows under the header that have a cell for each column; all rows when there is no header row. */
  rows: Row[];
  /** Rows of another make: totals, notes, captions between. */
  oddRows: Row[];
  /** The last rows, when they add up those above: they say something of the table, and are none of its entries. */
  totals: Row[];
};

const TABLE_ROLES = new Set(["table", "grid", "treegrid"]);
/** Columns beyond this are not told apart: a cell may claim to lie over a thousand. */
const MAX_COLUMNS = 200;
const MAX_HEADER_ROWS = 4;

export function isTable(tree: PageTree, index: number): boolean {
  return TABLE_ROLES.has(nodeAt(tree, index).role);
}

function isCell(role: string): boolean {
  return role === "cell" || role === "gridcell" || role === "columnheader" || role === "rowheader";
}

const tables = new WeakMap<PageTree, Map<number, Table>>();

/** A table as a grid: cells may lie over several columns and rows, and headers over several rows. */
export function readTable(tree: PageTree, index: number): Table {
  const known = tables.get(tree) ?? new Map<number, Table>();
  tables.set(tree, known);
  let table = known.get(index);
  if (table === undefined) known.set(index, (table = makeTable(tree, index)));
  return table;
}

/** The table that a node is, or stands in. */
export function tableAround(tree: PageTree, node: number): Table | undefined {
  const table = closest(tree, node, ({ role }) => TABLE_ROLES.has(role));
  return table === undefined ? undefined : readTable(tree, table);
}

function makeTable(tree: PageTree, index: number): Table {
  const rows = rowsOf(tree, index);
  const headerRows = headersOf(tree, rows);
  const [first] = headerRows;
  if (first === undefined)
    return { node: index, headers: [], headerRows: [], headerCells: [], rows, oddRows: [], totals: [] };
  const width = widthOf(tree, headerRows, rows);
  const headers = inFull(Array.from({ length: width }, (_, column) => headerText(tree, headerRows, column)));
  const body = rows.filter(
    (row) => !headerRows.includes(row) && !repeatsHeader(tree, row) && row.node > first.node,
  );
  const totals = totalsOf(tree, body);
  const isData = (row: Row) =>
    !totals.includes(row) &&
    row.columns.length === width &&
    (nodeAt(tree, row.cells[0] ?? row.node).columnSpan ?? 1) === 1 &&
    !inFooter(tree, row.node, index);
  return {
    node: index,
    headers,
    headerRows: headerRows.map(({ node }) => node),
    headerCells: headerRows.length === 1 ? first.columns.slice(0, width) : [],
    rows: body.filter(isData),
    oddRows: body.filter((row) => !isData(row)),
    totals,
  };
}

const TOTALS =
  /^(?:(?:grand |overall )?totals?|sum|(?:gesamt)?summe|gesamt|insgesamt|total général|totale|suma)\s?:?$/iu;

/** Rows at the end that begin with a word for the sum, and have a figure. */
function totalsOf(tree: PageTree, body: Row[]): Row[] {
  const isTotal = (row: Row) => {
    const [first = "", ...others] = row.cells
      .map((cell) => textOf(tree, subtree(tree, cell)))
      .filter((text) => text !== "");
    return TOTALS.test(first) && others.some((text) => /\d/.test(text));
  };
  const start = body.findLastIndex((row) => !isTotal(row)) + 1;
  return start === 0 ? [] : body.slice(start);
}

/** Whether a row adds up the others of the table that it stands in. */
export function endsTable(tree: PageTree, row: number): boolean {
  return tableAround(tree, row)?.totals.some(({ node }) => node === row) === true;
}

/** Columns that are headed; a plain cell at the end of the header, with a button for more columns, heads none. */
function widthOf(tree: PageTree, headerRows: Row[], rows: Row[]): number {
  const width = Math.max(...headerRows.map((row) => row.columns.length));
  const below = Math.max(
    0,
    ...rows.filter((row) => !headerRows.includes(row)).map((row) => row.columns.length),
  );
  const isHeaded = headerRows.some(({ columns }) =>
    columns.slice(below).some((cell) => nodeAt(tree, cell).role === "columnheader"),
  );
  return below === 0 || isHeaded ? width : Math.min(width, below);
}

function headerText(tree: PageTree, rows: Row[], column: number): string {
  const cells = new Set(rows.map((row) => row.columns[column]).filter((cell) => cell !== undefined));
  return [...cells]
    .map((cell) => textOf(tree, subtree(tree, cell)))
    .filter((text) => text !== "")
    .join(" ");
}

function rowsOf(tree: PageTree, table: number): Row[] {
  const rows: Row[] = [];
  let reaching: { cell: number; rows: number }[] = [];
  let rowGroup = -1;
  for (let index = table + 1; index < endOf(tree, table);) {
    const { role, parent } = nodeAt(tree, index);
    if (role === "row") {
      if (parent !== rowGroup) reaching = [];
      rowGroup = parent;
      const cells = cellsOf(tree, index);
      rows.push({ node: index, cells, columns: columnsOf(tree, cells, reaching) });
    }
    index = role === "row" || TABLE_ROLES.has(role) ? endOf(tree, index) : index + 1;
  }
  return rows;
}

/** Puts cells where those that reach down from above leave room (HTML, “forming a table”). */
function columnsOf(tree: PageTree, cells: number[], reaching: { cell: number; rows: number }[]): number[] {
  const columns: number[] = [];
  const takeReaching = () => {
    for (let above = reaching[columns.length]; above !== undefined && above.rows > 0;) {
      columns.push(above.cell);
      above.rows--;
      above = reaching[columns.length];
    }
  };
  for (const cell of cells) {
    takeReaching();
    const { columnSpan = 1, rowSpan = 1 } = nodeAt(tree, cell);
    const down = rowSpan === 0 ? Number.POSITIVE_INFINITY : rowSpan;
    for (let over = 0; over < columnSpan && columns.length < MAX_COLUMNS; over++) {
      reaching[columns.length] = { cell, rows: down - 1 };
      columns.push(cell);
    }
  }
  takeReaching();
  return columns;
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

/** The first rows whose cells are column headers, or stand in `<thead>`; a corner cell may be a plain one. */
function headersOf(tree: PageTree, rows: Row[]): Row[] {
  const isOneColumn = rows.every((row) => row.columns.length <= 1);
  const start = rows.findIndex((row) => isOneColumn || row.cells.length > 1);
  const headers: Row[] = [];
  for (const row of rows.slice(Math.max(0, start), start + MAX_HEADER_ROWS)) {
    // One cell over all columns, below the row that heads them, heads the rows that follow.
    const isOver = headers.length > 0 && row.cells.length === 1 && row.columns.length > 1;
    if (start < 0 || isOver || !isHeaderRow(tree, row)) break;
    headers.push(row);
  }
  if (headers.length > 0 || start < 0) return headers.length === rows.length ? [] : headers;
  const [first, ...below] = rows.slice(start);
  return first !== undefined && readsAsHeader(tree, first, below) ? [first] : [];
}

/** Words of a cell that heads a column. */
const MOST_HEADER_WORDS = 4;

/** Plain cells head their columns when they are words alone, and below them stand figures, boxes or fields all the way down. */
function readsAsHeader(tree: PageTree, first: Row, below: Row[]): boolean {
  const isWide = first.cells.length > 1 && below.length > 1;
  if (!isWide || below.some(({ columns }) => columns.length !== first.columns.length)) return false;
  const texts = first.columns.map((cell) => textOf(tree, subtree(tree, cell)));
  const isWords = (text: string) => !/\d/.test(text) && text.split(" ").length <= MOST_HEADER_WORDS;
  const isPlain = first.cells.every(
    (cell) => !tree.nodes.slice(cell, endOf(tree, cell)).some((node) => node.interactive || isControl(node)),
  );
  if (!isPlain || !texts.every(isWords) || texts.filter((text) => text !== "").length < 2) return false;
  return texts.some(
    (text, column) => text !== "" && below.every((row) => holdsFigure(tree, row.columns[column])),
  );
}

function holdsFigure(tree: PageTree, cell: number | undefined): boolean {
  return cell !== undefined && /\d/.test(textOf(tree, subtree(tree, cell)));
}

/** Whether a node is a row of entries below the headers of a table. */
export function isRowOfTable(tree: PageTree, row: number): boolean {
  if (nodeAt(tree, row).role !== "row") return false;
  const table = tableAround(tree, row);
  return table !== undefined && table.headers.length > 0 && nodesOf(table).has(row);
}

const rowNodes = new WeakMap<Table, Set<number>>();

/** A table is asked about each of its rows. */
function nodesOf(table: Table): Set<number> {
  let nodes = rowNodes.get(table);
  if (nodes === undefined) rowNodes.set(table, (nodes = new Set(table.rows.map(({ node }) => node))));
  return nodes;
}

/** Whether a row heads the columns of the table that it stands in. */
export function headsTable(tree: PageTree, row: number): boolean {
  return tableAround(tree, row)?.headerRows.includes(row) === true;
}

function isHeaderRow(tree: PageTree, row: Row): boolean {
  if (row.cells.length === 0) return false;
  const headers = row.cells.filter((cell) => nodeAt(tree, cell).role === "columnheader").length;
  const group = nodeAt(tree, nodeAt(tree, row.node).parent).tag;
  return headers >= Math.max(1, row.cells.length - 1) || group === "thead";
}

function repeatsHeader(tree: PageTree, row: Row): boolean {
  return row.cells.length > 1 && row.cells.every((cell) => nodeAt(tree, cell).role === "columnheader");
}

function inFooter(tree: PageTree, row: number, table: number): boolean {
  for (let at = row; at > table; at = nodeAt(tree, at).parent)
    if (nodeAt(tree, at).tag === "tfoot") return true;
  return false;
}

export type Part = { label: string; node: number };

/**
 * What a cell says line by line, where its header has several lines: a manual's `Column Type` over `Description` heads
 * `name type` over a sentence. Within a line, word by word. Undefined below a header of one line; empty for a cell that has
 * other lines than its header, of which it cannot be told what they are.
 */
export function partsOfCell(tree: PageTree, header: number, cell: number): Part[] | undefined {
  const above = blocksIn(tree, header);
  if (above.length < 2) return undefined;
  const below = blocksIn(tree, cell);
  if (above.length !== below.length) return [];
  return above.flatMap((block, line): Part[] => {
    const label = textOf(tree, subtree(tree, block));
    const node = below[line] ?? cell;
    return wordByWord(tree, label.split(" "), node) ?? [{ label, node }];
  });
}

/** `Column Type` heads `<code>name</code> <code>type</code>`; what follows in brackets is a remark. */
function wordByWord(tree: PageTree, labels: string[], line: number): Part[] | undefined {
  const children = childrenOf(tree, line);
  const words = children.slice(0, labels.length);
  const [remark] = children.slice(labels.length);
  const isApart =
    labels.length > 1 &&
    words.length === labels.length &&
    words.every((word) => nodeAt(tree, word).role !== "text") &&
    (remark === undefined || nodeAt(tree, remark).name.trimStart().startsWith("("));
  return isApart ? words.map((node, at) => ({ label: labels[at] ?? "", node })) : undefined;
}

function blocksIn(tree: PageTree, cell: number): number[] {
  const children = childrenOf(tree, cell);
  return children.every((child) => !isInline(nodeAt(tree, child))) ? children : [];
}
