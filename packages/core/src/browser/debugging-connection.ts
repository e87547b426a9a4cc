import { createConnection, type Socket } from "node:net";
import { debuggingPath, type DebuggingCommand, type DebuggingMessage } from "./debugging-protocol.ts";
import { onMessages } from "./host-protocol.ts";

/** A host that takes so little that more bytes than this wait for it is given up. */
const mostWaitingBytes = 128 * 1024 * 1024;

/** A connection to the browser of a host by the Chrome DevTools Protocol, with all its power. Never hand it to a client. */
export class DebuggingConnection {
  /** Resolves once it is gone; never rejects. */
  readonly closed: Promise<void>;
  /** What the browser tells by itself. */
  onEvent: (event: DebuggingMessage) => void = () => undefined;
  readonly #socket: Socket;
  readonly #pending = new Map<number, (answer: DebuggingMessage) => void>();
  #lastId = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.closed = new Promise((resolve) => socket.once("close", () => resolve()));
    void this.closed.then(() => this.#failPending());
    onMessages<DebuggingMessage>(socket, (message) => this.#take(message));
  }

  /** Rejects with Node's own error when the host is gone. */
  static async open(directory: string): Promise<DebuggingConnection> {
    const socket = createConnection(debuggingPath(directory));
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("error", reject);
    });
    socket.on("error", () => undefined); // The host was killed; `close` follows.
    return new DebuggingConnection(socket);
  }

  /**
   * Sends a command. `answered` gets its result or its error before anything that the browser tells after it; an error as
   * well when the connection ends first.
   */
  post(command: DebuggingCommand, answered: (answer: DebuggingMessage) => void): void {
    if (this.#socket.destroyed) return answered(goneAnswer);
    this.#lastId += 1;
    this.#pending.set(this.#lastId, answered);
    this.#socket.write(`${JSON.stringify({ ...command, id: this.#lastId })}\n`);
    if (this.#socket.writableLength > mostWaitingBytes) this.#socket.destroy();
  }

  /** The same with a promise, which resolves with the answer and never rejects. */
  send(method: string, params: Record<string, unknown> = {}, sessionId?: string): Promise<DebuggingMessage> {
    const command = { method, params, ...(sessionId === undefined ? {} : { sessionId }) };
    return new Promise((resolve) => this.post(command, resolve));
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(message: DebuggingMessage): void {
    if (message.id === undefined) return this.onEvent(message);
    const answered = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    answered?.(message);
  }

  #failPending(): void {
    for (const answered of this.#pending.values()) answered(goneAnswer);
    this.#pending.clear();
  }
}

const goneAnswer: DebuggingMessage = { error: { code: -32000, message: "The browser has gone." } };
