import { createServer, type Socket } from "node:net";
import type { Browser } from "playwright-core";
import { debuggingPath, type DebuggingMessage } from "./debugging-protocol.ts";
import { onMessages } from "./host-protocol.ts";

/** The pipe to the browser, as Playwright holds it. */
type Transport = {
  send(message: DebuggingMessage): void;
  onmessage?: ((message: DebuggingMessage) => void) | undefined;
};

/** Ids of ours begin here, far above those that Playwright counts up from 1; the browser reads them as 32 bits. */
const firstId = 1_000_000_000;

/** A connection that reads so slowly that more bytes than this wait for it is closed. */
const mostWaitingBytes = 128 * 1024 * 1024;

/**
 * Lets others speak to the browser beside Playwright, over the one pipe that there is: the browser opens no port, and
 * whoever may enter the host's private directory has the browser anyhow. Each connection gets a session of its own with
 * the browser; all that it attaches from there is its own as well, and goes with it.
 */
export class DebuggingRelay {
  readonly #transport: Transport;
  readonly #links = new Set<Link>();
  /** By the session of the protocol. */
  readonly #routes = new Map<string, Link>();
  readonly #pending = new Map<number, (answer: DebuggingMessage) => void>();
  #lastId = firstId;

  private constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Listens in the host's directory. @throws Error when Playwright's pipe is not where this version keeps it. */
  static async listen(browser: Browser, directory: string): Promise<void> {
    const transport = pipeOf(browser);
    const relay = new DebuggingRelay(transport);
    const toPlaywright = transport.onmessage;
    const onmessage = (message: DebuggingMessage): void => {
      if (!relay.#take(message)) toPlaywright?.(message);
    };
    Object.assign(transport, { onmessage });
    const server = createServer((socket) => void new Link(socket, relay));
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(debuggingPath(directory), resolve);
    });
  }

  /** Sends a message under an id of its own; `answered` gets the answer, with that id. */
  send(message: DebuggingMessage, answered: (answer: DebuggingMessage) => void): void {
    this.#lastId += 1;
    this.#pending.set(this.#lastId, answered);
    this.#transport.send({ ...message, id: this.#lastId });
  }

  add(link: Link, sessionId: string): void {
    this.#links.add(link);
    this.#routes.set(sessionId, link);
  }

  remove(link: Link, root: string | undefined): void {
    this.#links.delete(link);
    for (const [sessionId, other] of this.#routes) if (other === link) this.#routes.delete(sessionId);
    // What it had attached and switched on in pages goes with its session.
    if (root !== undefined)
      this.send({ method: "Target.detachFromTarget", params: { sessionId: root } }, () => undefined);
  }

  /** True when the message is for a connection of ours and Playwright is not to see it. */
  #take(message: DebuggingMessage): boolean {
    const { id, sessionId, method } = message;
    if (id !== undefined) {
      const answered = this.#pending.get(id);
      if (answered === undefined) return id > firstId;
      this.#pending.delete(id);
      answered(message);
      return true;
    }
    const link = sessionId === undefined ? undefined : this.#routes.get(sessionId);
    if (link === undefined) return false;
    const child = message.params?.["sessionId"];
    if (typeof child === "string") {
      if (method === "Target.attachedToTarget") this.#routes.set(child, link);
      if (method === "Target.detachedFromTarget") this.#routes.delete(child);
    }
    link.deliver(message);
    return true;
  }
}

/** One connection: what it says without a session goes to its own with the browser. */
class Link {
  readonly #socket: Socket;
  readonly #relay: DebuggingRelay;
  #root: string | undefined;
  /** What came before the session was there. */
  #early: DebuggingMessage[] = [];

  constructor(socket: Socket, relay: DebuggingRelay) {
    this.#socket = socket;
    this.#relay = relay;
    socket.on("error", () => undefined); // Its owner was killed; `close` follows.
    socket.once("close", () => relay.remove(this, this.#root));
    onMessages<DebuggingMessage>(socket, (message) => this.#forward(message));
    relay.send({ method: "Target.attachToBrowserTarget" }, (answer) => this.#begin(answer));
  }

  deliver(message: DebuggingMessage): void {
    const { sessionId, ...rest } = message;
    const isRoot = sessionId === undefined || sessionId === this.#root;
    if (this.#socket.writableLength > mostWaitingBytes) this.#socket.destroy();
    else this.#socket.write(`${JSON.stringify(isRoot ? rest : message)}\n`);
  }

  #begin({ result }: DebuggingMessage): void {
    const sessionId = result?.["sessionId"];
    if (typeof sessionId !== "string") return void this.#socket.destroy();
    this.#root = sessionId;
    if (this.#socket.destroyed) return this.#relay.remove(this, sessionId);
    this.#relay.add(this, sessionId);
    for (const message of this.#early) this.#forward(message);
    this.#early = [];
  }

  #forward(message: DebuggingMessage): void {
    if (this.#root === undefined) return void this.#early.push(message);
    const { id, sessionId = this.#root, ...rest } = message;
    this.#relay.send({ ...rest, sessionId }, (answer) => {
      if (id !== undefined) this.deliver({ ...answer, id });
    });
  }
}

/**
 * Playwright has no public way to the pipe of a browser that it has launched; its version is pinned, and a test of the
 * relay fails where another keeps it elsewhere.
 */
function pipeOf(browser: Browser): Transport {
  const { _connection: connection } = browser as unknown as {
    _connection?: { toImpl?: (object: Browser) => { _connection?: { _transport?: Transport } } };
  };
  const transport = connection?.toImpl?.(browser)._connection?._transport;
  if (transport?.onmessage === undefined) throw new Error("Playwright's pipe to the browser was not found.");
  return transport;
}
