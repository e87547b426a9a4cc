import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A web server on loopback whose pages a test writes as it goes. */
export class PageServer implements AsyncDisposable {
  readonly #pages = new Map<string, PageHandler>();
  readonly #server = createServer((request, response) => this.#answer(request, response));
  /** Paths in the order in which they were asked for. */
  readonly requests: string[] = [];

  static async start(): Promise<PageServer> {
    const server = new PageServer();
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  /** Serves HTML at a path; a full document is made of what is only a body. */
  page(path: string, body: string): void {
    const html = /^\s*<(!doctype|html)/i.test(body)
      ? body
      : `<!doctype html><title>Test page</title><body>${body}`;
    this.handle(path, (_request, response) =>
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html),
    );
  }

  handle(path: string, handler: PageHandler): void {
    this.#pages.set(path, handler);
  }

  /** Address of a path; `host` names the same server by another name, which browsers take for another site. */
  url(path: string, host = "127.0.0.1"): string {
    return `http://${host}:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? "/", "http://any").pathname;
    this.requests.push(path);
    const handler = this.#pages.get(path);
    if (handler === undefined) response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    else handler(request, response);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
