import { once } from "node:events";
import type { Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { connectToAddress } from "./connection.ts";
import type { HostRule } from "./host-rule.ts";
import { RefusedDestination } from "./network-policy.ts";
import { readHead } from "./socket-reading.ts";
import { requestSocksConnection, type SocksRequest } from "./socks5.ts";

/** A proxy of a caller's or the operator's, through which connections are made. */
export type UpstreamProxy = {
  scheme: "http" | "https" | "socks5";
  hostname: string;
  port: number;
  credentials?: { username: string; password: string } | undefined;
  /** Its own addresses, checked where it is not the operator's. */
  addresses: () => Promise<readonly string[]>;
  /** Names are resolved here as well, so that what the operator's own network has inside is refused. */
  isOperators: boolean;
  /** Only destinations that one of these matches; undefined: all. */
  only?: readonly HostRule[] | undefined;
  /** Destinations that are reached without it. */
  bypass: readonly HostRule[];
};

/** The first proxy that is meant for a destination; undefined: it is reached without one. */
export function upstreamFor(
  proxies: readonly UpstreamProxy[],
  destination: SocksRequest,
): UpstreamProxy | undefined {
  const has = (rules: readonly HostRule[]): boolean => rules.some((rule) => rule.matches(destination));
  return proxies.find(({ only, bypass }) => (only === undefined || has(only)) && !has(bypass));
}

/**
 * A connection through a proxy, which resolves the destination's name.
 *
 * @throws Error that names the proxy and what it answered, and never its credentials.
 */
export async function connectThrough(
  proxy: UpstreamProxy,
  destination: SocksRequest,
  signal: AbortSignal,
): Promise<Socket> {
  let socket: Socket | undefined;
  try {
    const addresses = await proxy.addresses();
    if (addresses.length === 0) throw new Error("its name does not resolve");
    socket = await connectToAddress({ ...proxy, addresses }, signal);
    if (proxy.scheme === "https") socket = await secured(socket, proxy.hostname, signal);
    const { credentials } = proxy;
    if (proxy.scheme === "socks5")
      await requestSocksConnection(socket, { ...destination, credentials }, signal);
    else await requestTunnel(socket, { ...destination, credentials }, signal);
    return socket;
  } catch (error) {
    socket?.destroy();
    if (error instanceof RefusedDestination) throw refusedProxy(proxy, error);
    const { message } = error as Error;
    throw new Error(`the proxy ${proxy.hostname}:${proxy.port} made no connection: ${message}`, {
      cause: error,
    });
  }
}

function refusedProxy(
  { hostname, port }: UpstreamProxy,
  { refusal }: RefusedDestination,
): RefusedDestination {
  return new RefusedDestination({
    ...refusal,
    reason: `its proxy ${hostname}:${port} is refused: ${refusal.reason}`,
  });
}

async function secured(socket: Socket, hostname: string, signal: AbortSignal): Promise<Socket> {
  const tls = connectTls({ socket, servername: hostname });
  await once(tls, "secureConnect", { signal });
  return tls;
}

type TunnelRequest = SocksRequest & Pick<UpstreamProxy, "credentials">;

/** RFC 9110, section 9.3.6. */
async function requestTunnel(
  socket: Socket,
  { hostname, port, credentials }: TunnelRequest,
  signal: AbortSignal,
): Promise<void> {
  const authority = `${hostname.includes(":") ? `[${hostname}]` : hostname}:${port}`;
  const lines = [`CONNECT ${authority} HTTP/1.1`, `Host: ${authority}`];
  if (credentials !== undefined) {
    const encoded = Buffer.from(`${credentials.username}:${credentials.password}`).toString("base64");
    lines.push(`Proxy-Authorization: Basic ${encoded}`);
  }
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const status = /^HTTP\/1\.\d (\d{3})/.exec(await readHead(socket, signal))?.[1];
  if (status?.startsWith("2")) return;
  const hint = status === "407" ? ", which asks for other credentials" : "";
  throw new Error(status === undefined ? "it does not speak HTTP" : `it answered ${status}${hint}`);
}
