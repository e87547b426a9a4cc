import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Told } from "./told.ts";

const recorder = readFileSync(new URL("recorder.js", import.meta.url), "utf8");
const script = `<script src="/recorder.js"></script>`;
const before = `<!doctype html>${script}<title>Before</title><p>The page before.</p>`;

/**
 * Serves the pages of one browser session on loopback, and takes what they tell when they are left. The page before each has the
 * path `/before`.
 */
export class Site {
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #html = "";
  #visit = 0;
  #told: Told[] = [];
  #onTold: (() => void) | undefined;

  static async start(): Promise<Site> {
    const site = new Site();
    await new Promise<void>((resolve) => site.#server.listen(0, "127.0.0.1", resolve));
    return site;
  }

  get before(): string {
    return `${this.#origin}/before`;
  }

  /** Forgets what was told, and answers the address under which this document is served. */
  serve(name: string, html: string): string {
    this.#html = withRecorder(html);
    this.#visit += 1;
    this.#told = [];
    return `${this.#origin}/${this.#visit}/${name}.html`;
  }

  /** What the pages of this visit told, in order: when it is enough, at the latest after `timeoutMs`. */
  async told(isEnough: (told: Told[]) => boolean, timeoutMs: number): Promise<Told[]> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onTold = () => {
      if (isEnough(this.#told)) resolve();
    };
    this.#onTold();
    const timer = setTimeout(resolve, timeoutMs);
    await promise;
    clearTimeout(timer);
    return this.#told;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get #origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://any");
    const [, first] = pathname.split("/");
    if (first === "told") return await this.#take(request, response);
    if (first === "recorder.js") response.writeHead(200, { "content-type": "text/javascript" }).end(recorder);
    else if (first === "before") this.#document(response, before);
    else if (first === String(this.#visit)) this.#document(response, this.#html);
    else response.writeHead(404).end();
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const told = JSON.parse((await request.toArray()).join("")) as Told;
    response.writeHead(204).end();
    const { pathname } = new URL(told.href);
    const isOfVisit = pathname.startsWith(`/${this.#visit}/`);
    // The page before is left when a visit begins, too.
    if (!isOfVisit && (pathname !== "/before" || this.#told.length === 0)) return;
    this.#told.push(told);
    this.#onTold?.();
  }

  #document(response: ServerResponse, html: string): void {
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
      .end(html);
  }
}

/** First in every document, those of frames too. */
function withRecorder(html: string): string {
  const framed = html
    .replaceAll(/srcdoc="/gu, `srcdoc="${script.replaceAll('"', "&quot;")}`)
    .replaceAll(/srcdoc='/gu, `srcdoc='${script}`);
  const head =
    /<head[^>]*>/iu.exec(framed) ?? /<html[^>]*>/iu.exec(framed) ?? /<!doctype[^>]*>/iu.exec(framed);
  if (head === null) return script + framed;
  const at = head.index + head[0].length;
  return framed.slice(0, at) + script + framed.slice(at);
}
