import type { Markup } from "./markup.ts";

export type Reply = {
  status: number;
  headers: Record<string, string>;
  body: string;
};

export function page(document: Markup, status = 200): Reply {
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return { status, headers, body: document.markup };
}

/** After a form, so that reloading does not send it again. */
export function redirect(location: string): Reply {
  return { status: 303, headers: { location }, body: "" };
}

export function download(fileName: string, text: string): Reply {
  const headers = {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${fileName}"`,
  };
  return { status: 200, headers, body: text };
}

export function plain(status: number, text: string): Reply {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body: text };
}
