import { randomUUID } from "node:crypto";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import { ActiveSessions } from "./active-sessions.ts";
import type { Log } from "./log.ts";
import type { Principal } from "./principals.ts";
import type { ServerFactory } from "./server.ts";
import type { SessionSettings } from "./session-settings.ts";

type Options = {
  log: Log;
  /** Milliseconds without an open request after which a client counts as gone. */
  idleMs: number;
  /** Milliseconds between the signs of life in a stream. */
  keepAliveMs: number;
  serverFactory: ServerFactory;
};

/** Who sends a request, and what its address asks for. */
type Caller = { principal: Principal; settings: SessionSettings };

/** One client of the 2025 era: what it negotiated, and its browser sessions. */
type Connection = {
  /** Of the caller that opened it: to others it does not exist. */
  principalId: string;
  transport: WebStandardStreamableHTTPServerTransport;
  sessions: ActiveSessions;
  /** Requests whose answer is not finished. */
  open: number;
  idle: NodeJS.Timeout | undefined;
};

/** A client that does not end what it began is forgotten in time; this many are remembered until then. */
const mostConnections = 1_000;

/**
 * The clients of the 2025 era, by their `Mcp-Session-Id`. A broken connection does not cancel what it asked for: the
 * client may come back, until it has been silent for too long.
 */
export class TransportSessions {
  readonly #options: Options;
  readonly #connections = new Map<string, Connection>();
  /** Ends of browsers that are under way. */
  readonly #closing = new Set<Promise<void>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Answers a request; `whenDone` resolves when its answer has been sent, or its client has gone. */
  async fetch(request: Request, caller: Caller, whenDone: Promise<void>): Promise<Response> {
    const id = request.headers.get("mcp-session-id");
    if (id === null) return await this.#open(request, caller, whenDone);
    const connection = this.#connections.get(id);
    if (connection === undefined || connection.principalId !== caller.principal.id)
      return failure(404, -32_001, "Session not found. Send initialize without Mcp-Session-Id.");
    this.#hold(connection, whenDone);
    return await connection.transport.handleRequest(request);
  }

  async #open(request: Request, caller: Caller, whenDone: Promise<void>): Promise<Response> {
    if (this.#connections.size >= mostConnections) {
      return failure(
        503,
        -32_000,
        `${mostConnections} clients are connected, which is the most. Try again later.`,
      );
    }
    const connection = await this.#connect(caller);
    this.#hold(connection, whenDone);
    const response = await connection.transport.handleRequest(request);
    // Whatever it was, it was no initialize that could be taken.
    if (connection.transport.sessionId === undefined) await connection.transport.close();
    return response;
  }

  async #connect({ principal, settings }: Caller): Promise<Connection> {
    const { log, keepAliveMs, serverFactory } = this.#options;
    const { service } = principal;
    const sessions = new ActiveSessions({ era: "legacy", service, settings, log });
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      keepAliveMs,
      onsessioninitialized: (id) => void this.#connections.set(id, connection),
      onsessionclosed: async () => await this.#end(connection),
    });
    const connection: Connection = {
      principalId: principal.id,
      transport,
      sessions,
      open: 0,
      idle: undefined,
    };
    const server = serverFactory({ era: "legacy", sessions, service, log });
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it is no event target.
    server.onclose = () => void this.#end(connection);
    await server.connect(transport);
    return connection;
  }

  /** A connection with a request under way, or a stream that is listened to, is not idle. */
  #hold(connection: Connection, whenDone: Promise<void>): void {
    connection.open += 1;
    clearTimeout(connection.idle);
    void whenDone.then(() => {
      connection.open -= 1;
      if (connection.open > 0 || !this.#connections.has(connection.transport.sessionId ?? "")) return;
      connection.idle = setTimeout(() => void connection.transport.close(), this.#options.idleMs).unref();
    });
  }

  async #end(connection: Connection): Promise<void> {
    clearTimeout(connection.idle);
    this.#connections.delete(connection.transport.sessionId ?? "");
    const closing = connection.sessions.close().finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
    await closing;
  }

  /** Ends every connection, and the browser sessions that are not kept alive. */
  async close(): Promise<void> {
    await Promise.all([...this.#connections.values()].map(({ transport }) => transport.close()));
    await Promise.all(this.#closing);
  }
}

function failure(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: "2.0", error: { code, message }, id: null }, { status });
}
