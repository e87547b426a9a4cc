import type { PageView, ViewNode } from "../page/view.ts";
import type { CellValue } from "./document-request.ts";

/** What a node of a document says beside its role. */
type About = Partial<Pick<ViewNode, "name" | "level" | "href">>;

/** Puts a view together from what stands in a file, so that it is read as a page is. */
export class DocumentView {
  readonly #nodes: ViewNode[] = [];
  readonly #url: string;
  readonly #title: string;

  constructor({ url, title }: { url: string; title: string }) {
    this.#url = url;
    this.#title = title;
    this.element("html", "document", { parent: -1 });
    this.element("body", "generic", { parent: 0 });
  }

  /** Answers where it stands, for what it holds. `parent`: default: the body. */
  element(tag: string, role: string, { parent = 1, ...about }: About & { parent?: number } = {}): number {
    const index = this.#nodes.length;
    const isLink = about.href !== undefined;
    this.#nodes.push({
      ref: `e${index + 1}`,
      parent,
      role,
      name: about.name ?? "",
      tag,
      interactive: isLink,
      inViewport: true,
      ...(about.level === undefined ? {} : { level: about.level }),
      ...(about.href === undefined ? {} : { href: about.href }),
    });
    return index;
  }

  /** A run of text, in a link where it is one. */
  text(parent: number, text: string, href?: string): void {
    if (text === "") return;
    const within = href === undefined ? parent : this.element("a", "link", { parent, name: text, href });
    this.#nodes.push({
      ref: "",
      parent: within,
      role: "text",
      name: text,
      tag: "",
      interactive: false,
      inViewport: true,
    });
  }

  heading(level: number, text: string, href?: string): void {
    this.text(this.element(`h${level}`, "heading", { name: text, level }), text, href);
  }

  /** The first row of a table with a header names its columns. */
  table(rows: { text: string; href?: string | undefined }[][], hasHeader: boolean): void {
    const table = this.element("table", "table");
    const body = this.element("tbody", "rowgroup", { parent: table });
    for (const [at, cells] of rows.entries()) {
      const row = this.element("tr", "row", { parent: body });
      for (const { text, href } of cells) {
        const isHead = hasHeader && at === 0;
        const cell = isHead
          ? this.element("th", "columnheader", { parent: row, name: text })
          : this.element("td", "cell", { parent: row });
        this.text(cell, text, href);
      }
    }
  }

  get view(): PageView {
    return {
      url: this.#url,
      title: this.#title,
      viewport: { width: 1_280, height: 720 },
      scroll: { x: 0, y: 0, maxX: 0, maxY: 0 },
      nodes: this.#nodes,
    };
  }
}

/** Rows of a sheet as a page with one table. */
export function viewOfRows(rows: CellValue[][], about: { url: string; title: string }): PageView {
  const document = new DocumentView(about);
  const [head = []] = rows;
  const hasHeader = head.length > 0 && head.every((value) => typeof value === "string" && !isNumeric(value));
  document.table(
    rows.map((row) => row.map((value) => ({ text: value === null ? "" : String(value).trim() }))),
    hasHeader,
  );
  return document.view;
}

export function isNumeric(text: string): boolean {
  return /^[\s€$£¥+-]*\d[\d.,'\s]*[%€$£¥]?$/.test(text);
}
