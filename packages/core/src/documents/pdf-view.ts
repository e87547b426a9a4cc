import type { PageView } from "../page/view.ts";
import type { PdfCell, PdfLine, PdfText } from "./document-request.ts";
import { DocumentView, isNumeric } from "./document-view.ts";

/** The text of a PDF as a page: headings by their size, paragraphs, lists, and tables where lines share columns. */
export function viewOfPdf({ title, pages }: PdfText, url: string): PageView {
  const document = new DocumentView({ url, title });
  const body = bodySize(pages);
  const sizes = headingSizes(pages, body);
  for (const block of merged(blocksOf(pages.flatMap(withoutNumbers)))) write(document, block, { sizes });
  return document.view;
}

/** Text that stands together as one block. */
function merged(blocks: Block[]): Block[] {
  const all: Block[] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (last?.kind === "text" && block.kind === "text") last.lines.push(...block.lines);
    else all.push(block.kind === "text" ? { ...block, lines: [...block.lines] } : block);
  }
  return all;
}

/** A line that is the number of its page alone. */
function withoutNumbers(lines: PdfLine[]): PdfLine[] {
  const last = lines.at(-1);
  const isNumber = last?.cells.length === 1 && /^\d{1,4}$/.test(last.cells[0]?.text ?? "");
  return isNumber ? lines.slice(0, -1) : lines;
}

type Block = { kind: "table"; columns: Column[]; lines: PdfLine[] } | { kind: "text"; lines: PdfLine[] };

/** Lines of several cells that share their columns make a table; the others are text. */
function blocksOf(lines: PdfLine[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (end < lines.length && (lines[end] as PdfLine).cells.length >= 2) end += 1;
    const run = lines.slice(at, end);
    const columns = run.length >= 2 ? columnsOf(run) : undefined;
    if (columns !== undefined) blocks.push({ kind: "table", columns, lines: run });
    else if (run.length > 0) blocks.push(...besideEachOther(run));
    const next = Math.max(end, at + (run.length === 0 ? 1 : 0));
    if (run.length === 0) blocks.push({ kind: "text", lines: [lines[at] as PdfLine] });
    at = next;
  }
  return blocks;
}

/** Where a column lies, points. */
type Column = { left: number; right: number };

const mostColumns = 30;

/** Undefined where cells of one line would lie in the same column, or the columns hold prose. */
function columnsOf(lines: PdfLine[]): Column[] | undefined {
  const spans = lines.flatMap(({ cells }) => cells.map(({ x, width }) => ({ left: x, right: x + width })));
  const columns: Column[] = [];
  for (const span of spans.sort((a, b) => a.left - b.left)) {
    const last = columns.at(-1);
    if (last !== undefined && span.left < last.right - 1) last.right = Math.max(last.right, span.right);
    else columns.push({ ...span });
  }
  if (columns.length < 2 || columns.length > mostColumns) return undefined;
  const isParted = lines.every(
    ({ cells }) => new Set(cells.map((cell) => columnOf(columns, cell))).size === cells.length,
  );
  return isParted && !isProse(lines) ? columns : undefined;
}

function columnOf(columns: Column[], { x, width }: PdfCell): number {
  const middle = x + width / 2;
  return columns.findIndex(({ left, right }) => middle >= left && middle <= right);
}

/** Text in two columns of a page, whose lines are no rows. */
function isProse(lines: PdfLine[]): boolean {
  const cells = lines.flatMap((line) => line.cells.map(({ text }) => text));
  const long = cells.filter((text) => text.length > 35 && /\p{Ll} \p{Ll}/u.test(text));
  return lines.length >= 4 && long.length > 0.7 * cells.length;
}

/** Columns of prose one after the other; other lines as they come. */
function besideEachOther(lines: PdfLine[]): Block[] {
  if (!isProse(lines)) return lines.map((line) => ({ kind: "text", lines: [line] }));
  const starts = Math.max(...lines.map(({ cells }) => cells.length));
  const columns = Array.from({ length: starts }, (_, column) =>
    lines.flatMap((line) =>
      line.cells[column] === undefined ? [] : [{ ...line, cells: [line.cells[column]] }],
    ),
  );
  return columns.flatMap((own) => own.map((line): Block => ({ kind: "text", lines: [line as PdfLine] })));
}

/** Sizes of headings, the largest first. */
type Sizes = { sizes: number[] };

function write(document: DocumentView, block: Block, sizes: Sizes): void {
  if (block.kind === "table") return writeTable(document, block);
  for (const line of joined(block.lines, sizes)) writeLine(document, line, sizes);
}

/** Base lines further apart than so many times the size of the text belong to two paragraphs. */
const lineSpacing = 1.7;

/** Lines of a paragraph as one; a word that is parted at the end of one is whole again. */
function joined(lines: PdfLine[], { sizes }: Sizes): PdfLine[] {
  const paragraphs: { line: PdfLine; end: PdfLine }[] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const [cell, ...others] = line.cells;
    const [before, ...beside] = last?.line.cells ?? [];
    const isAlone = cell !== undefined && before !== undefined && others.length + beside.length === 0;
    if (last === undefined || !isAlone || !goesOn(last.end, line) || sizes.includes(line.size)) {
      paragraphs.push({ line, end: line });
      continue;
    }
    const isParted = /\p{Ll}-$/u.test(before.text) && /^\p{Ll}/u.test(cell.text);
    const text = isParted ? `${before.text.slice(0, -1)}${cell.text}` : `${before.text} ${cell.text}`;
    last.line = { ...last.line, cells: [{ ...before, text }] };
    last.end = line;
  }
  return paragraphs.map(({ line }) => line);
}

function goesOn(before: PdfLine, line: PdfLine): boolean {
  const gap = line.y - before.y;
  const text = line.cells[0]?.text ?? "";
  const startsAnew =
    /^(?:[•◦▪‣–-]\s|[\p{L} ]{2,30}:\s)/u.test(text) || (before.cells[0]?.text ?? "").endsWith(":");
  return (
    gap > 0 &&
    gap <= lineSpacing * line.size &&
    line.size === before.size &&
    line.isBold === before.isBold &&
    !startsAnew
  );
}

function writeTable(document: DocumentView, { columns, lines }: Extract<Block, { kind: "table" }>): void {
  const rows = lines.map(({ cells }) =>
    columns.map((_, column) => {
      const own = cells.filter((cell) => columnOf(columns, cell) === column);
      return { text: own.map(({ text }) => text).join(" "), href: own.find(({ href }) => href)?.href };
    }),
  );
  const [head = [], ...others] = rows;
  const isWords = head.every(({ text }) => text !== "" && !isNumeric(text));
  const hasFigures = head.some((_, column) => others.some((row) => isNumeric(row[column]?.text ?? "")));
  const isPair = head.length === 2 && head.some(({ text }) => text.endsWith(":"));
  document.table(rows, isWords && !isPair && (hasFigures || lines[0]?.isBold === true));
}

function writeLine(document: DocumentView, line: PdfLine, { sizes }: Sizes): void {
  const text = line.cells.map((cell) => cell.text).join("  ");
  const level = sizes.indexOf(line.size) + 1;
  const [only, ...others] = line.cells;
  if (level > 0 && text.length <= 150) return document.heading(Math.min(level, 6), text, only?.href);
  const bullet = /^[•◦▪‣–-]\s+/u.exec(text);
  if (bullet !== null) {
    const list = document.element("ul", "list");
    document.text(
      document.element("li", "listitem", { parent: list }),
      text.slice(bullet[0].length),
      only?.href,
    );
    return;
  }
  const paragraph = document.element("p", "paragraph");
  for (const cell of [only, ...others])
    if (cell !== undefined) document.text(paragraph, cell.text, cell.href);
}

/** The size that most of the text has, points. */
function bodySize(pages: PdfLine[][]): number {
  const counts = new Map<number, number>();
  for (const { size, cells } of pages.flat()) {
    const length = cells.reduce((sum, { text }) => sum + text.length, 0);
    counts.set(size, (counts.get(size) ?? 0) + length);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Sizes that are larger than the text's by this share stand out as headings, the largest first. */
const headingShare = 1.15;

function headingSizes(pages: PdfLine[][], body: number): number[] {
  const sizes = new Set(pages.flat().map(({ size }) => size));
  return [...sizes].filter((size) => size >= body * headingShare).sort((a, b) => b - a);
}
