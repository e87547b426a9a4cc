import { once } from "node:events";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { addressKind } from "./address-kind.ts";
import { addressOf, BlockedDestinations } from "./blocked-destinations.ts";
import { connectToAddress } from "./connection.ts";
import { egressFailure, NameNotFound, type EgressFailure } from "./egress-failure.ts";
import { canonicalHostname } from "./host-rule.ts";
import { RefusedDestination, type NetworkPolicy } from "./network-policy.ts";
import { acceptSocksRequest, answerSocksRequest, socksReply, type SocksRequest } from "./socks5.ts";
import { connectThrough, upstreamFor, type UpstreamProxy } from "./upstream-proxy.ts";

/** What holds for one session's connections. */
export type EgressRules = {
  policy: NetworkPolicy;
  /** The first that is meant for a destination is used. */
  proxies?: readonly UpstreamProxy[];
  /** Says why a destination is not to be reached although the policy allows it; undefined: it is. */
  blocks?: ((destination: SocksRequest) => string | undefined) | undefined;
};

const handshakeMs = 10_000;
/** Chromium itself gives up on a connection after four minutes; nobody waits for that. */
const connectMs = 30_000;
const mostFailures = 100;
/** Connections at once; Chromium opens 32 to one proxy, and some for WebSockets. */
const mostConnections = 512;

/** Ports of all egress proxies of this process: a page that could reach one would borrow another session's rules. */
const ownPorts = new Set<number>();

/**
 * The one way out of a browser context: a SOCKS5 proxy on a loopback port of its own. It resolves names itself, checks
 * every address and connects to what it has checked, so that the browser resolves nothing. SOCKS5, since a refusal is then
 * a failed connection to the page and never an answer, and what flows after the handshake is not looked at.
 */
export class EgressProxy {
  readonly blocked = new BlockedDestinations();
  readonly port: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #failures = new Map<string, EgressFailure>();
  readonly #closed = new AbortController();
  #rules: EgressRules;
  #closing: Promise<void> | undefined;

  private constructor(server: Server, rules: EgressRules) {
    this.#server = server;
    this.#rules = rules;
    this.port = (server.address() as AddressInfo).port;
    ownPorts.add(this.port);
    server.on("connection", (socket) => void this.#serve(socket));
  }

  /** Listens at a port of 127.0.0.1, by default a free one. Rejects with Node's own error when it cannot be had. */
  static async open(rules: EgressRules, port = 0): Promise<EgressProxy> {
    const server = createServer({ noDelay: true });
    server.maxConnections = mostConnections;
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return new EgressProxy(server, rules);
  }

  /** What a browser context is given as its proxy. */
  get address(): string {
    return `socks5://127.0.0.1:${this.port}`;
  }

  /** Other rules for every connection that is made from now on; those that stand are left. */
  use(rules: EgressRules): void {
    this.#rules = rules;
  }

  /** Why the last connection to a destination could not be made; undefined when none failed. */
  failureOf(hostname: string, port: number): EgressFailure | undefined {
    return this.#failures.get(`${canonicalHostname(hostname) ?? hostname}:${port}`);
  }

  /** Ends every connection. Resolves when the port is free. */
  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    ownPorts.delete(this.port);
    this.#closed.abort(new Error("the session has ended"));
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async #serve(client: Socket): Promise<void> {
    this.#hold(client);
    let request: SocksRequest;
    try {
      const limit = AbortSignal.any([this.#closed.signal, AbortSignal.timeout(handshakeMs)]);
      request = await acceptSocksRequest(client, limit);
    } catch {
      client.destroy(); // Not the browser, or a browser that changed its mind.
      return;
    }
    const destination = { ...request, hostname: canonicalHostname(request.hostname) ?? request.hostname };
    try {
      const remote = await this.#connect(destination);
      this.#failures.delete(`${destination.hostname}:${destination.port}`);
      this.#hold(remote);
      if (client.destroyed) remote.destroy();
      else join(client, remote);
    } catch (error) {
      answerSocksRequest(client, this.#noteFailure(destination, error));
      client.end();
    }
  }

  async #connect(destination: SocksRequest): Promise<Socket> {
    const { hostname, port } = destination;
    const { policy, proxies = [], blocks } = this.#rules;
    const signal = AbortSignal.any([this.#closed.signal, AbortSignal.timeout(connectMs)]);
    const blocked = blocks?.(destination);
    if (blocked !== undefined) throw new RefusedDestination({ reason: blocked, remedy: "" });
    const proxy = upstreamFor(proxies, destination);
    if (proxy === undefined) return await this.#connectDirectly(destination, signal);
    if (!proxy.isOperators) policy.checkUnresolved(hostname, port);
    else await checkWhatResolves(policy, destination);
    return await connectThrough(proxy, destination, signal);
  }

  async #connectDirectly({ hostname, port }: SocksRequest, signal: AbortSignal): Promise<Socket> {
    const addresses = await this.#rules.policy.addresses(hostname, port);
    if (addresses.length === 0) throw new NameNotFound(`${hostname} does not resolve`);
    if (ownPorts.has(port) && addresses.some((address) => addressKind(address) === "loopback"))
      throw new RefusedDestination({ reason: "it is this server's own", remedy: "No setting allows it" });
    return await connectToAddress({ hostname, port, addresses }, signal);
  }

  #noteFailure(destination: SocksRequest, error: unknown): number {
    const key = `${destination.hostname}:${destination.port}`;
    const failure = egressFailure(error);
    this.#failures.delete(key);
    this.#failures.set(key, failure);
    if (this.#failures.size > mostFailures)
      this.#failures.delete(this.#failures.keys().next().value as string);
    if (error instanceof RefusedDestination) {
      this.blocked.add(addressOf(destination), error.message);
      return socksReply.notAllowed;
    }
    return failure.netError === "ERR_CONNECTION_REFUSED"
      ? socksReply.connectionRefused
      : socksReply.hostUnreachable;
  }

  #hold(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => undefined); // `close` follows, and ends the other side.
    socket.on("close", () => this.#sockets.delete(socket));
  }
}

function join(client: Socket, remote: Socket): void {
  answerSocksRequest(client, socksReply.succeeded);
  client.pipe(remote);
  remote.pipe(client);
  // A connection that broke off is to break off on the other side: an end would make half an answer look whole.
  client.once("close", () => remote.destroy());
  remote.once("close", (hadError) => (hadError ? client.resetAndDestroy() : client.end()));
}

/** A name that only the operator's proxy can resolve is that proxy's to judge. */
async function checkWhatResolves(policy: NetworkPolicy, { hostname, port }: SocksRequest): Promise<void> {
  try {
    const addresses = await policy.addresses(hostname, port);
    if (addresses.length === 0) policy.checkUnresolved(hostname, port);
  } catch (error) {
    if (error instanceof RefusedDestination) throw error;
    policy.checkUnresolved(hostname, port);
  }
}
