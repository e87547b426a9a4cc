import { randomUUID } from "node:crypto";
import { STATUS_CODES, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Channel, ConnectionPurpose, ConnectionRequest } from "@legwork/core";
import { LegworkError } from "@legwork/protocol";
import type { Logger } from "pino";
import { WebSocketServer } from "ws";
import { asLegworkError, errorBody, logInternal } from "../errors.ts";
import { requireHost } from "../host-check.ts";
import { channelOf } from "./web-socket-channel.ts";

export type UpgradeOptions = {
  /** Checks a link, and answers what to give the open channel to. @throws LegworkError */
  admit: (request: ConnectionRequest) => Promise<(channel: Channel) => void>;
  logger: Logger;
  /** As of the app. Default: any name. */
  allowedHosts?: readonly string[];
  /** Where clients reach the service, when that is not the name in their requests. */
  publicUrl?: string;
};

/** What Node's server tells of a request that wants another protocol. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Largest message of a client, bytes: a CDP command may carry the body of an answer. */
const mostBytes = 32 * 1024 * 1024;

/**
 * Takes the two WebSockets of a session, `/v1/sessions/{id}/cdp` and `/v1/sessions/{id}/live`. Their clients can send no
 * key, so a signed token stands in the address; it is never logged. Pages of other origins are refused.
 */
export function acceptUpgrades(options: UpgradeOptions): UpgradeListener {
  const server = new WebSocketServer({ noServer: true, maxPayload: mostBytes, clientTracking: false });
  return (request, socket, head) => {
    const requestId = randomUUID();
    socket.on("error", () => undefined); // A client that has gone; there is nobody to answer.
    void admit(request, options).then(
      (serve) => server.handleUpgrade(request, socket, head, (webSocket) => serve(channelOf(webSocket))),
      (error: unknown) => refuse(socket, asLegworkError(error), { requestId, logger: options.logger }),
    );
  };
}

async function admit(
  request: IncomingMessage,
  { admit: admitClient, logger, allowedHosts, publicUrl }: UpgradeOptions,
): Promise<(channel: Channel) => void> {
  if (allowedHosts !== undefined) requireHost(request.headers.host, allowedHosts);
  requireOwnOrigin(request, publicUrl);
  const asked = connectionOf(request.url ?? "/");
  const serve = await admitClient(asked);
  return (channel) => {
    const { sessionId, purpose } = asked;
    const startedAt = performance.now();
    logger.info({ sessionId, purpose }, "connection opened");
    channel.onClose(() =>
      logger.info({ sessionId, purpose, ms: Math.round(performance.now() - startedAt) }, "connection closed"),
    );
    serve(channel);
  };
}

function connectionOf(address: string): ConnectionRequest {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const [, sessionId, purpose] = /^\/v1\/sessions\/([\w-]+)\/(cdp|live)$/.exec(pathname) ?? [];
  if (sessionId === undefined || purpose === undefined)
    throw new LegworkError("not_found", `There is no WebSocket at ${pathname.slice(0, 200)}.`);
  return { sessionId, purpose: purpose as ConnectionPurpose, token: searchParams.get("token") ?? "" };
}

/** Browsers name the origin of the page that opens a WebSocket; other clients name none. */
function requireOwnOrigin({ headers }: IncomingMessage, publicUrl: string | undefined): void {
  const { origin, host } = headers;
  if (origin === undefined) return;
  const from = URL.parse(origin)?.host;
  if (from !== undefined && (from === host || from === URL.parse(publicUrl ?? "")?.host)) return;
  throw new LegworkError("forbidden", "A page of another origin may not connect to a session.");
}

function refuse(
  socket: Duplex,
  error: LegworkError,
  { requestId, logger }: { requestId: string; logger: Logger },
): void {
  logInternal(logger, error, requestId);
  const body = JSON.stringify(errorBody(error, requestId));
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
