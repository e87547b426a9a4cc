import type { Input, Output } from "@legwork/protocol";
import { readRows, rowLimits } from "../documents/shown-document.ts";
import type { OperationContext } from "../services.ts";
import { completedDownload } from "./get-download.ts";

/**
 * Rows of a CSV or XLSX file that a page of the session gave.
 * @throws LegworkError `not_found`, `unsupported_media_type`, `payload_too_large`, `invalid_request` for a sheet that it
 *   does not have.
 */
export async function getDownloadRows(
  { file, sheet, offset, limit }: Input<"getDownloadRows">,
  context: OperationContext,
): Promise<Output<"getDownloadRows">> {
  const download = await completedDownload(file, context);
  const read = await readRows(download, context, { sheet, limits: rowLimits });
  const rows = read.rows.slice(offset, offset + limit);
  const end = offset + rows.length;
  return {
    sheets: read.sheets,
    sheet: read.sheet,
    rows,
    total: read.rows.length,
    ...(end < read.rows.length ? { nextOffset: end } : {}),
    ...(read.isCut
      ? { warnings: [`The file has more rows than are read (${rowLimits.rows}); the rest was left out.`] }
      : {}),
  };
}
