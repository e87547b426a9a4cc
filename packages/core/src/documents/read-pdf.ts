import { getDocumentProxy } from "unpdf";
import {
  FaultyDocument,
  type PdfCell,
  type PdfLimits,
  type PdfLine,
  type PdfText,
} from "./document-request.ts";

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;

/** The text of a PDF with where it stands: pages, lines, and the cells that gaps part a line into. */
export async function readPdf(bytes: Uint8Array, limits: PdfLimits): Promise<PdfText> {
  const document = await open(bytes);
  const count = Math.min(document.numPages, limits.pages);
  const pages: PdfLine[][] = [];
  let characters = 0;
  for (let number = 1; number <= count && characters <= limits.characters; number += 1) {
    const lines = await linesOf(await document.getPage(number));
    pages.push(lines);
    for (const { cells } of lines) for (const { text } of cells) characters += text.length;
  }
  return {
    title: await titleOf(document),
    pages,
    pageCount: document.numPages,
    isCut: pages.length < document.numPages || characters > limits.characters,
  };
}

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // Nothing is fetched, run or drawn for the text; pictures beyond a size are not even decoded.
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      useSystemFonts: false,
      useWorkerFetch: false,
      maxImageSize: 1_000_000,
      stopAtErrors: false,
    });
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException")
      throw new FaultyDocument("locked", "it is locked with a password");
    throw error;
  }
}

async function titleOf(document: PdfDocument): Promise<string> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const title: unknown = Reflect.get(info, "Title");
  return typeof title === "string" ? title.trim().slice(0, 500) : "";
}

/** One run of text as the file has it. */
type Run = { x: number; y: number; width: number; size: number; text: string; isBold: boolean };

async function linesOf(page: PdfPage): Promise<PdfLine[]> {
  const { height } = page.getViewport({ scale: 1 });
  const [content, links] = [await page.getTextContent(), await linksOf(page)];
  const runs = content.items.flatMap((item): Run[] => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    const size = Math.hypot(a, b) || item.height;
    const isBold = /bold|black|heavy/i.test(
      `${item.fontName} ${content.styles[item.fontName]?.fontFamily ?? ""}`,
    );
    return [{ x, y: height - y, width: item.width, size, text: item.str, isBold }];
  });
  const rows = rowsOf(runs);
  page.cleanup();
  return rows.map((row) => lineOf(row, links, height));
}

/** Runs whose base lines lie within this share of their size stand in one line. */
const sameLine = 0.35;

function rowsOf(runs: Run[]): Run[][] {
  const rows: Run[][] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (
      row !== undefined &&
      first !== undefined &&
      run.y - first.y <= sameLine * Math.max(run.size, first.size)
    )
      row.push(run);
    else rows.push([run]);
  }
  return rows;
}

/** A gap of so many times the size of the text parts two cells; a smaller one is a space between words. */
const cellGap = 1.1;
const wordGap = 0.15;

function lineOf(row: Run[], links: Link[], height: number): PdfLine {
  const cells: PdfCell[] = [];
  let end = 0;
  for (const { x, y, width, size, text } of row.toSorted((a, b) => a.x - b.x)) {
    const last = cells.at(-1);
    const gap = x - end;
    const href = links.find((link) => holds(link, x + width / 2, height - y + size / 3))?.href;
    if (last === undefined || gap > cellGap * size)
      cells.push({ x, width, text: text.trim(), ...(href === undefined ? {} : { href }) });
    else {
      const space = gap > wordGap * size && !last.text.endsWith(" ") && !text.startsWith(" ") ? " " : "";
      last.text = `${last.text}${space}${text}`.trimEnd();
      last.width = x + width - last.x;
      if (href !== undefined) last.href ??= href;
    }
    end = x + width;
  }
  const size = Math.max(...row.map((run) => run.size));
  return {
    y: row[0]?.y ?? 0,
    size: Math.round(size * 10) / 10,
    isBold: row.every((run) => run.isBold),
    cells: cells.map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, " ").trim() })),
  };
}

/** Where a link lies; PDF's own coordinates, from the bottom left. */
type Link = { href: string; left: number; bottom: number; right: number; top: number };

async function linksOf(page: PdfPage): Promise<Link[]> {
  const annotations = await page.getAnnotations();
  return annotations.flatMap((annotation: { url?: unknown; rect?: unknown }): Link[] => {
    const { url, rect } = annotation;
    if (typeof url !== "string" || !/^(?:https?|mailto):/i.test(url) || !Array.isArray(rect)) return [];
    const [left = 0, bottom = 0, right = 0, top = 0] = rect as number[];
    return [{ href: url, left, bottom, right, top }];
  });
}

function holds({ left, bottom, right, top }: Link, x: number, y: number): boolean {
  return x >= left && x <= right && y >= bottom && y <= top;
}
