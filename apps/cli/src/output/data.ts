import { printable, printableLine } from "./printable.ts";
import { formatTabbed, formatTable, type Row } from "./table.ts";
import type { Terminal } from "./terminal.ts";

/** How a result is written: for people, for programs that split lines, for programs that read JSON. */
export type Format = "table" | "plain" | "json";

/** Which one the flags of a command ask for. */
export function formatOf({ json, plain }: { json?: true; plain?: true }): Format {
  if (json) return "json";
  return plain ? "plain" : "table";
}

/** Writes what a page gave: entries as a table, an object as its fields, everything else as it is. */
export function printData(data: unknown, format: Format, terminal: Terminal): void {
  if (format === "json") return terminal.printJson(data);
  if (Array.isArray(data)) return printList(data, format, terminal);
  if (isRow(data)) return printFields(data, format, terminal);
  terminal.print(typeof data === "string" ? printable(data) : String(data));
}

function printList(list: unknown[], format: Format, terminal: Terminal): void {
  if (list.length === 0) return terminal.note("Nothing of it is on the page.");
  if (list.every(isRow)) return terminal.print(formatRows(list, format, terminal));
  for (const item of list) terminal.print(printableLine(textOf(item)));
}

/** Fields with entries of their own come last, under their names. */
function printFields(fields: Row, format: Format, terminal: Terminal): void {
  const entries = Object.entries(fields);
  const [only] = entries;
  if (entries.length === 1 && only !== undefined && Array.isArray(only[1]))
    return printList(only[1], format, terminal);
  const isTable = ([, value]: [string, unknown]) =>
    Array.isArray(value) && value.length > 0 && value.every(isRow);
  const [separator, style] = format === "plain" ? ["\t", undefined] : [": ", "bold" as const];
  const named = (name: string) => {
    const text = printableLine(name);
    return style === undefined ? text : terminal.paint(text, style);
  };
  for (const [name, value] of entries.filter((entry) => !isTable(entry)))
    terminal.print(`${named(name)}${separator}${printableLine(textOf(value))}`);
  for (const [name, value] of entries.filter(isTable)) {
    terminal.print(`\n${named(name)}`);
    terminal.print(formatRows(value as Row[], format, terminal));
  }
}

/** A table as wide as the terminal, or lines for a program. */
export function formatRows(rows: readonly Row[], format: Format, terminal: Terminal): string {
  if (format === "plain") return formatTabbed(rows);
  const heading = (line: string) => terminal.paint(line, "bold");
  return formatTable(rows, { columns: terminal.columns, heading });
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
