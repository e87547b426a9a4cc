import { formatNumber, formatSummary, summarize } from "./statistics.ts";

export type Cell = string;

/** A table in Markdown; the first column is text, the others are figures. */
export function markdownTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(" | ")} |`;
  const rule = `| ${head.map((_, index) => (index === 0 ? "---" : "--:")).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

/** `12 (11–14)`, and how many times the least of its row that is; `–` for what was not measured. */
export function figure(values: readonly number[], reference?: number): Cell {
  if (values.length === 0) return "–";
  const summary = summarize(values);
  const text = formatSummary(summary);
  return reference === undefined || reference === 0
    ? text
    : `${text} ×${formatNumber(summary.median / reference)}`;
}
