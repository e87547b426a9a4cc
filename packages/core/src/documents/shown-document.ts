import { LegworkError, type Download } from "@legwork/protocol";
import { completedDownload, downloadedBytes } from "../files/get-download.ts";
import { contentTypeOf, ownContent } from "../page/own-content.ts";
import { lookAt } from "../look.ts";
import type { PageView } from "../page/view.ts";
import type { World } from "../page/worlds.ts";
import type { OperationContext } from "../services.ts";
import type { Scene } from "../verb.ts";
import type { PdfLimits, RowLimits, SheetRows } from "./document-request.ts";
import { viewOfRows } from "./document-view.ts";
import { viewOfPdf } from "./pdf-view.ts";
import { readDocument } from "./read-document.ts";

const pdfLimits: PdfLimits = { pages: 1_000, characters: 2_000_000 };
/** Of a file whose rows are asked for. */
export const rowLimits: RowLimits = { rows: 200_000, columns: 1_000, unpacked: 100 * 1_024 * 1_024 };
/** Of a file that is read as a page is. */
const shownRows: RowLimits = { ...rowLimits, rows: 5_000, columns: 100 };

/** A file as a page, with what of it was left out. */
export type ReadFile = { view: PageView; warnings: string[] };

const views = new WeakMap<World, Promise<ReadFile>>();

/**
 * The PDF that the session's page shows, which the browser draws and tells nothing of. Undefined for any other page.
 * @throws LegworkError `unsupported_media_type`, `payload_too_large`.
 */
export async function shownDocument({ live, context }: Scene): Promise<ReadFile | undefined> {
  const world = await live.worlds.main(context.signal);
  if ((await contentTypeOf(live, world)) !== "application/pdf") return undefined;
  const known = views.get(world) ?? readShown({ live, context }, world);
  views.set(world, known);
  known.catch(() => views.delete(world));
  return known;
}

/** What there is to read where the session stands: the page, or the PDF that it shows. Nothing in it is to be acted on. */
export async function readableView(scene: Scene): Promise<PageView> {
  const document = await shownDocument(scene);
  return document === undefined ? lookAt(scene) : scene.secrets.disarmView(document.view);
}

async function readShown(
  { live, context }: Pick<Scene, "live" | "context">,
  world: World,
): Promise<ReadFile> {
  const most = context.services.limits.maxFileBytes;
  const bytes = await ownContent(live, world, most);
  const name = "The PDF that the page shows";
  if (bytes === undefined)
    throw new LegworkError(
      "payload_too_large",
      `${name} could not be had again from its address, or has more than ${most} bytes (LEGWORK_MAX_FILE_MB).`,
    );
  return readPdf({ bytes, url: live.url(), name }, context);
}

type Pdf = { bytes: Uint8Array; url: string; name: string };

async function readPdf({ bytes, url, name }: Pdf, { signal }: OperationContext): Promise<ReadFile> {
  const text = await readDocument({ kind: "pdf", bytes, limits: pdfLimits }, { name, signal });
  const view = viewOfPdf(text, url);
  const warnings: string[] = [];
  if (text.isCut)
    warnings.push(`${name} has ${text.pageCount} pages; the first ${text.pages.length} were read.`);
  if (view.nodes.length <= 2) warnings.push(`${name} holds no text: its pages are pictures.`);
  return { view, warnings };
}

/**
 * A download of the session as a page: PDF, CSV or XLSX.
 * @throws LegworkError `not_found`, `unsupported_media_type` for another kind, `payload_too_large`.
 */
export async function readDownloaded(file: string, context: OperationContext): Promise<ReadFile> {
  const download = await completedDownload(file, context);
  const name = JSON.stringify(download.name);
  if (kindOf(download) === "pdf")
    return readPdf({ bytes: await downloadedBytes(download, context), url: download.url, name }, context);
  const { rows, isCut } = await readRows(download, context, { limits: shownRows });
  const warnings = isCut ? [`${name} has more rows; the first ${rows.length} were read.`] : [];
  return { view: viewOfRows(rows, { url: download.url, title: download.name }), warnings };
}

type Wanted = { sheet?: string | undefined; limits: RowLimits };

/** Rows of a download. @throws LegworkError `unsupported_media_type`, `payload_too_large`, `invalid_request` for a sheet. */
export async function readRows(
  download: Download,
  context: OperationContext,
  { sheet, limits }: Wanted,
): Promise<SheetRows> {
  const kind = kindOf(download);
  const name = JSON.stringify(download.name);
  const call = { name, signal: context.signal };
  if (kind !== "csv" && kind !== "xlsx")
    throw new LegworkError(
      "unsupported_media_type",
      `${name} is ${download.mimeType}, and rows are read from CSV and XLSX files${kind === "pdf" ? "; read it with extract and options.file" : ""}.`,
    );
  const bytes = await downloadedBytes(download, context);
  if (kind === "csv") return readDocument({ kind, bytes, limits }, call);
  return readDocument({ kind, bytes, sheet, limits }, call);
}

/** By the ending of its name, which says more than servers do; else by its type. */
function kindOf({ name, mimeType }: Download): "pdf" | "csv" | "xlsx" | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (ending === "pdf" || mimeType === "application/pdf") return "pdf";
  if (ending === "xlsx" || mimeType.endsWith("spreadsheetml.sheet")) return "xlsx";
  const isCsv =
    ["csv", "tsv", "tab"].includes(ending) || /^text\/(?:csv|tab-separated-values)$/.test(mimeType);
  return isCsv ? "csv" : undefined;
}
