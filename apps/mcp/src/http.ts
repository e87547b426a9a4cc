import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { toNodeHandler, type NodeIncomingMessageLike } from "@modelcontextprotocol/node";
import { createMcpHandler, isLegacyRequest, type McpHttpHandler } from "@modelcontextprotocol/server";
import { ActiveSessions } from "./active-sessions.ts";
import type { HttpSettings } from "./config.ts";
import { refuse, type Refusal } from "./guards.ts";
import { streamWhenLate } from "./late-stream.ts";
import { describeFailure, type Log } from "./log.ts";
import { Principals, type Principal } from "./principals.ts";
import { QueryError, readQuery } from "./query.ts";
import { createServer, type ServerFactory } from "./server.ts";
import type { Service } from "./service.ts";
import type { SessionSettings } from "./session-settings.ts";
import { TransportSessions } from "./transport-sessions.ts";

export type HttpOptions = {
  http: HttpSettings;
  /** What sessions are started with, unless the endpoint's address asks otherwise. */
  session: SessionSettings;
  service: Service;
  /** In front of a running service: the same for the callers that have another of its keys. */
  serviceFor?: (apiKey: string) => Service;
  log: Log;
  /** Milliseconds after which a silent client of the 2025 era counts as gone. Default: 300000. */
  idleMs?: number;
  /** What is served. Default: the tools, resources and prompts of Legwork. */
  serverFactory?: ServerFactory;
};

/** Milliseconds between the signs of life in a stream; clients and proxies give up on a silent one. */
const keepAliveMs = 10_000;

/** How long a client may take for a request's head and for all of it, and a connection may lie idle, ms. */
const timeouts = { headersTimeout: 20_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 };

const defaultIdleMs = 300_000;

/** The tools at `/mcp` over Streamable HTTP, for both generations of the protocol. */
export class HttpEndpoint {
  /** Where a client on this machine reaches it. */
  readonly url: string;
  readonly #server: Server;
  readonly #connections: TransportSessions;

  private constructor(server: Server, connections: TransportSessions) {
    const { address, port } = server.address() as AddressInfo;
    this.url = `http://${reachableHost(address)}:${port}/mcp`;
    this.#server = server;
    this.#connections = connections;
  }

  /** Rejects with Node's own error when the address cannot be had (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`). */
  static async listen(options: HttpOptions): Promise<HttpEndpoint> {
    const { http, service, serviceFor, log, idleMs = defaultIdleMs, serverFactory = createServer } = options;
    const connections = new TransportSessions({ log, idleMs, keepAliveMs, serverFactory });
    const principals = new Principals({ apiKey: http.apiKey, service, serviceFor });
    const server = createHttpServer(timeouts, (request, response) => {
      answer({ request, response }, options, { connections, principals }).catch((error: unknown) => {
        log(`A request failed inside: ${describeFailure(error)}`);
        response.destroy();
      });
    });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(http.port, http.host, resolve);
    });
    return new HttpEndpoint(server, connections);
  }

  /** Takes no more requests, and ends the browser sessions of its connections that are not kept alive. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    await this.#connections.close();
    // What is left is idle, or a call of the 2026 era: closing its stream cancels it.
    this.#server.closeAllConnections();
    await closed;
  }
}

type Exchange = { request: IncomingMessage; response: ServerResponse };

async function answer(
  { request, response }: Exchange,
  options: HttpOptions,
  { connections, principals }: { connections: TransportSessions; principals: Principals },
): Promise<void> {
  const url = URL.parse(request.url ?? "/", "http://mcp.invalid");
  if (url === null)
    return send(response, { status: 400, message: "The address of the request is malformed." });
  const refusal = refuse(request, url, options.http);
  if (refusal !== undefined) return send(response, refusal);
  const identified = await principals.identify(request, url);
  if ("refusal" in identified) return send(response, identified.refusal);
  const { principal } = identified;
  const settings = settingsOf(url, options);
  if (settings instanceof QueryError) return send(response, { status: 400, message: settings.message });
  const whenDone = new Promise<void>((resolve) => response.once("close", resolve));
  const handler = toNodeHandler(
    {
      fetch: async (received) => {
        const caller = { principal, settings };
        if (await isLegacyRequest(received)) return await connections.fetch(received, caller, whenDone);
        return await streamWhenLate(modernHandler(options, caller).fetch(received), keepAliveMs);
      },
    },
    { onerror: (error) => options.log(`A request failed inside: ${describeFailure(error)}`) },
  );
  // Node types an absent method as undefined, which exact optional properties tell apart.
  await handler(request as NodeIncomingMessageLike, response);
}

function settingsOf(url: URL, { session }: HttpOptions): SessionSettings | QueryError {
  try {
    return readQuery(url.searchParams, session);
  } catch (error) {
    if (error instanceof QueryError) return error;
    throw error;
  }
}

/** The 2026 era knows no connections: each request brings its settings along, and its session's id. */
function modernHandler(
  { log, serverFactory = createServer }: HttpOptions,
  { principal: { service }, settings }: { principal: Principal; settings: SessionSettings },
): McpHttpHandler {
  const sessions = new ActiveSessions({ era: "modern", service, settings, log });
  return createMcpHandler(() => serverFactory({ era: "modern", sessions, service, log }), {
    legacy: "reject",
    keepAliveMs,
    onerror: (error) => log(error.message),
  });
}

function send(response: ServerResponse, { status, message, headers = {} }: Refusal): void {
  const body = JSON.stringify({ jsonrpc: "2.0", error: { code: -32_000, message }, id: null });
  // The body of a refused request is not read, so that its connection cannot carry another.
  response.writeHead(status, { ...headers, "content-type": "application/json", connection: "close" });
  response.end(body);
}

/** A server that listens on every address is reached on the loopback one. */
function reachableHost(address: string): string {
  if (address === "0.0.0.0" || address === "::") return "127.0.0.1";
  return address.includes(":") ? `[${address}]` : address;
}
