import { createServer, STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { randomUUID } from "node:crypto";
import { getRequestListener, RequestError } from "@hono/node-server";
import { LegworkError } from "@legwork/protocol";
import type { Hono } from "hono";
import type { AppEnvironment } from "./app-context.ts";
import { asLegworkError, errorBody } from "./errors.ts";
import type { UpgradeListener } from "./live/upgrades.ts";

export type ListenOptions = {
  host: string;
  port: number;
  timeouts?: Partial<Timeouts>;
  /** Takes requests for another protocol. Default: they are answered as if they were none. */
  onUpgrade?: UpgradeListener;
};

/** ms */
export type Timeouts = {
  /** For a request's head. */
  headersTimeout: number;
  /** For all of a request. */
  requestTimeout: number;
  /** For a connection to lie idle between two requests. */
  keepAliveTimeout: number;
  /** Between two looks at who has used up the first two. */
  connectionsCheckingInterval: number;
};

const defaultTimeouts: Timeouts = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** Connections at once; one more is closed at once, so that those that are there keep their file descriptors. */
const mostConnections = 10_000;

/** A listening HTTP server. */
export class HttpServer {
  readonly address: AddressInfo;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.address = server.address() as AddressInfo;
  }

  /** Rejects with Node's own error when the address cannot be had (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`). */
  static async listen(
    app: Hono<AppEnvironment>,
    { host, port, timeouts, onUpgrade }: ListenOptions,
  ): Promise<HttpServer> {
    const listener = getRequestListener(app.fetch, {
      // Replacing the global Request and Response would reach into the model SDKs, which make their own.
      overrideGlobalObjects: false,
      errorHandler: failedResponse,
    });
    // Without a Host header, the listener's own refusal has the one error body; Node's has none.
    const server = createServer(
      { ...defaultTimeouts, ...timeouts, requireHostHeader: false },
      (request, response) => {
        answers.set(request.socket, response);
        void listener(request, response);
      },
    );
    // The newest answer of a connection: those before it are through once it is.
    const answers = new WeakMap<Duplex, ServerResponse>();
    server.maxConnections = mostConnections;
    server.on("clientError", (error, socket) => {
      const newest = answers.get(socket);
      answerMalformed(error, {
        socket,
        isAnswering: newest?.headersSent === true && !newest.writableFinished,
      });
    });
    if (onUpgrade !== undefined) server.on("upgrade", onUpgrade);
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, resolve);
    });
    return new HttpServer(server);
  }

  /** Takes no more connections; resolves when the last one is closed. Those that wait for an answer keep waiting. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeIdleConnections();
    await closed;
  }

  /** Closes what is left, whatever it waits for. */
  closeNow(): void {
    this.#server.closeAllConnections();
  }
}

function failedAnswer(error: LegworkError): { status: number; body: string } {
  return { status: error.status, body: JSON.stringify(errorBody(error, randomUUID())) };
}

/** What fails before the app, or in its own handling of errors. */
function failedResponse(error: unknown): Response {
  const isMalformed = error instanceof RequestError;
  const message = "The request's address or its Host header is not well-formed. Correct it.";
  const known = isMalformed ? new LegworkError("invalid_request", message) : asLegworkError(error);
  const { status, body } = failedAnswer(known);
  return new Response(body, { status, headers: { "content-type": "application/json" } });
}

const parserFaults: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: "The request did not arrive in time. Send its head and its body without a pause.",
  HPE_HEADER_OVERFLOW: "The request's headers are too large together. Send less in them.",
};

/** What Node's parser refuses never becomes a request; the answer is written by hand, unless another is under way. */
function answerMalformed(
  error: NodeJS.ErrnoException,
  { socket, isAnswering }: { socket: Duplex; isAnswering: boolean },
): void {
  if (!socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  const message = parserFaults[error.code ?? ""] ?? "The request is not well-formed HTTP. Correct its head.";
  const { status, body } = failedAnswer(new LegworkError("invalid_request", message));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
