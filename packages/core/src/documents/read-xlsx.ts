import readSheets from "read-excel-file/node";
import { FaultyDocument, type CellValue, type RowLimits, type SheetRows } from "./document-request.ts";
import { unpackedSize } from "./zip-size.ts";

/** Rows of a sheet of an Office Open XML workbook: values as they were last calculated, texts as they are. */
export async function readXlsx(
  bytes: Uint8Array,
  wanted: string | undefined,
  limits: RowLimits,
): Promise<SheetRows> {
  const unpacked = unpackedSize(bytes, limits.unpacked);
  if (unpacked === undefined) throw new FaultyDocument("broken", "it is no XLSX file");
  if (unpacked > limits.unpacked)
    throw new FaultyDocument("too_large", `it holds more than the ${limits.unpacked} bytes that are read`);
  const sheets = await readSheets(Buffer.from(bytes), { trim: false });
  const names = sheets.map(({ sheet }) => sheet);
  const found = wanted === undefined ? sheets[0] : sheets.find(({ sheet }) => sheet === wanted);
  if (found === undefined) {
    const listed = names.map((name) => JSON.stringify(name)).join(", ");
    throw new FaultyDocument("no_sheet", `it has no sheet ${JSON.stringify(wanted)}. There are: ${listed}`);
  }
  const rows = found.data.slice(0, limits.rows).map((row) => row.slice(0, limits.columns).map(plain));
  return { sheets: names, sheet: found.sheet, rows, isCut: found.data.length > limits.rows };
}

function plain(value: unknown): CellValue {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return dateOf(value);
  return typeof value === "number" || typeof value === "boolean" ? value : String(value);
}

/** A day alone where there is no time of day. */
function dateOf(value: Date): string | null {
  if (Number.isNaN(value.getTime())) return null;
  const text = value.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text;
}
