/** What is asked of the thread that reads files. */
export type DocumentRequest =
  | { kind: "pdf"; bytes: Uint8Array; limits: PdfLimits }
  | { kind: "csv"; bytes: Uint8Array; limits: RowLimits }
  | { kind: "xlsx"; bytes: Uint8Array; sheet: string | undefined; limits: RowLimits };

export type PdfLimits = {
  /** Pages that are read. */
  pages: number;
  /** Characters that are read. */
  characters: number;
};

export type RowLimits = {
  /** Rows that are read. */
  rows: number;
  /** Columns of a row that are read. */
  columns: number;
  /** Bytes of all that a packed file holds. */
  unpacked: number;
};

/** A run of text in a line; lengths in points, from the left edge of the page. */
export type PdfCell = { x: number; width: number; text: string; href?: string };

/** A line of a page, its cells from left to right; `y` in points from the top. */
export type PdfLine = { y: number; size: number; isBold: boolean; cells: PdfCell[] };

export type PdfText = {
  title: string;
  pages: PdfLine[][];
  pageCount: number;
  /** More pages or text than the limits allow. */
  isCut: boolean;
};

export type CellValue = string | number | boolean | null;

export type SheetRows = {
  /** Names of all sheets; a CSV file has one without a name. */
  sheets: string[];
  /** The one that was read. */
  sheet: string;
  rows: CellValue[][];
  isCut: boolean;
};

/** How each kind is answered. */
export type DocumentAnswer = { pdf: PdfText; csv: SheetRows; xlsx: SheetRows };

/** Why a file cannot be read. */
export type DocumentFault = { fault: "locked" | "broken" | "too_large" | "no_sheet"; message: string };

/** Thrown within the thread, and told as what it is. */
export class FaultyDocument extends Error {
  readonly fault: DocumentFault["fault"];

  constructor(fault: DocumentFault["fault"], message: string) {
    super(message);
    this.fault = fault;
  }
}
