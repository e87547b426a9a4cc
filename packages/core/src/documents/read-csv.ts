import { parse } from "csv-parse/sync";
import type { RowLimits, SheetRows } from "./document-request.ts";

/** Rows of a file of separated values (RFC 4180, and what else goes by that name), every value as it is written. */
export function readCsv(bytes: Uint8Array, limits: RowLimits): SheetRows {
  const text = textOf(bytes);
  const { said, delimiter } = delimiterOf(text);
  const body = said === undefined ? text : text.slice(said);
  const rows = parse(body, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // One more than are kept, to tell that there are more.
    to: limits.rows + 1,
    max_record_size: 1_000_000,
  });
  const kept = rows.slice(0, limits.rows).map((row) => row.slice(0, limits.columns));
  return { sheets: [""], sheet: "", rows: kept, isCut: rows.length > limits.rows };
}

/** By its byte order mark; else UTF-8 where it is that, and Windows-1252 where it is not. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const delimiters = [",", ";", "\t", "|"];
/** Lines that tell which sign parts values. */
const sampled = 20;

/** `sep=;` in the first line says so; else the sign that parts the first lines into equally many values, the most. */
function delimiterOf(text: string): { delimiter: string; said?: number } {
  const said = /^sep=(.)\r?\n/i.exec(text);
  if (said?.[1] !== undefined) return { delimiter: said[1], said: said[0].length };
  const lines = text
    .slice(0, 100_000)
    .replace(/"(?:[^"]|"")*"/g, "")
    .split(/\r?\n/)
    .slice(0, sampled);
  const counted = delimiters.map((delimiter) => {
    const counts = lines.filter((line) => line !== "").map((line) => line.split(delimiter).length);
    const most = Math.max(0, ...counts);
    const equal = counts.filter((count) => count === most).length / Math.max(1, counts.length);
    return { delimiter, score: most > 1 ? equal * 100 + Math.min(most, 50) : 0 };
  });
  const [best] = counted.sort((a, b) => b.score - a.score);
  return { delimiter: best === undefined || best.score === 0 ? "," : best.delimiter };
}
