import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a page has seen, told when it is left: times that each element was clicked, values of its fields. */
export type PageLog = { clicks: Record<string, number>; values: Record<string, string> };

/**
 * Goes into every page: notes trusted clicks by the id of the element, and tells them when the page is left, so that
 * telling costs no measure anything. Frames tell their page.
 */
export const logScript = `<script>(() => {
  const log = { clicks: {}, values: {} };
  const note = (id) => { log.clicks[id] = (log.clicks[id] ?? 0) + 1; };
  globalThis.noteClick = (id) => top === self ? note(id) : top.postMessage({ clicked: id }, "*");
  addEventListener("message", ({ data }) => { if (data?.clicked) note(data.clicked); });
  document.addEventListener("click", (event) => {
    const id = event.composedPath()[0].closest?.("[id]")?.id;
    if (id) globalThis.noteClick(id);
  }, true);
  const who = new URLSearchParams(location.search).get("who");
  if (top === self && who) addEventListener("pagehide", () => {
    for (const field of document.querySelectorAll("input[id]")) if (field.value) log.values[field.id] = field.value;
    navigator.sendBeacon("/log?who=" + who, JSON.stringify(log));
  });
})()</script>`;

/** Serves the pages of a run on loopback, under two names, which browsers take for two sites. */
export class Site {
  readonly #pages = new Map<string, string>();
  readonly #logs = new Map<string, PageLog>();
  readonly #waiting = new Map<string, () => void>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  static async start(): Promise<Site> {
    const site = new Site();
    await new Promise<void>((resolve) => site.#server.listen(0, "127.0.0.1", resolve));
    site.page("/blank", "<title>Blank</title>");
    return site;
  }

  page(path: string, html: string): void {
    this.#pages.set(path, `<!doctype html><meta charset="utf-8">${html}`);
  }

  url(path: string, host = "127.0.0.1"): string {
    return `http://${host}:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  /** What the page that was opened with `?who=` tells; undefined when it tells nothing within `timeoutMs`. */
  async logOf(who: string, timeoutMs = 5_000): Promise<PageLog | undefined> {
    if (!this.#logs.has(who)) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#waiting.set(who, resolve);
      const timer = setTimeout(resolve, timeoutMs);
      await promise;
      clearTimeout(timer);
      this.#waiting.delete(who);
    }
    return this.#logs.get(who);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://any");
    if (pathname === "/log") {
      const who = searchParams.get("who") ?? "";
      this.#logs.set(who, JSON.parse((await request.toArray()).join("")) as PageLog);
      this.#waiting.get(who)?.();
      response.writeHead(204).end();
      return;
    }
    const html = this.#pages.get(pathname);
    if (html === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
  }
}
