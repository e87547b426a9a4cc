import { printableLine } from "./printable.ts";

export type Row = Readonly<Record<string, unknown>>;

type TableOptions = {
  /** Columns of the terminal; cells that do not fit end in `…`. Undefined: nothing is cut. */
  columns?: number | undefined;
  /** Makes the heading stand out. */
  heading?: (line: string) => string;
};

const gap = "  ";

/** Cells that stay readable, in columns of a terminal. */
const leastWidth = 8;

/** Rows under a heading, in columns that are as wide as what stands in them. */
export function formatTable(
  rows: readonly Row[],
  { columns, heading = (line) => line }: TableOptions = {},
): string {
  const names = namesOf(rows);
  const cells = rows.map((row) => names.map((name) => cellOf(row[name])));
  const titles = names.map((name) => printableLine(name).toUpperCase());
  const widths = fit(
    titles.map((title, index) =>
      cells.reduce((width, row) => Math.max(width, widthOf(row[index] ?? "")), widthOf(title)),
    ),
    columns,
  );
  const lines = [titles, ...cells].map((row) =>
    row
      .map((cell, index) => padded(cell, widths[index] ?? 0))
      .join(gap)
      .trimEnd(),
  );
  return [heading(lines[0] ?? ""), ...lines.slice(1)].join("\n");
}

/** The same values for programs that split lines: a tab between two of them, and no heading. */
export function formatTabbed(rows: readonly Row[]): string {
  const names = namesOf(rows);
  return rows.map((row) => names.map((name) => cellOf(row[name])).join("\t")).join("\n");
}

function namesOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return printableLine(typeof value === "object" ? JSON.stringify(value) : String(value));
}

/** The widest column gives way, again and again, until all fit or none can give more. */
function fit(widths: number[], columns: number | undefined): number[] {
  if (columns === undefined) return widths;
  const fitted = [...widths];
  let excess = sum(fitted) + gap.length * (fitted.length - 1) - columns;
  for (; excess > 0; excess -= 1) {
    const widest = Math.max(...fitted);
    if (widest <= leastWidth) break;
    fitted[fitted.indexOf(widest)] = widest - 1;
  }
  return fitted;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function padded(text: string, width: number): string {
  const own = widthOf(text);
  if (own <= width) return text + " ".repeat(width - own);
  let [cut, used] = ["", 0];
  for (const sign of signsOf(text)) {
    used += widthOf(sign);
    if (used > width - 1) break;
    cut += sign;
  }
  return padded(`${cut}…`, width);
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function signsOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** East Asian wide and fullwidth signs, and emoji, take two columns: https://www.unicode.org/reports/tr11/ */
const wide =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}])/u;

/** Columns of a terminal that a text takes. */
function widthOf(text: string): number {
  return sum(signsOf(text).map((sign) => (wide.test(sign) ? 2 : 1)));
}
