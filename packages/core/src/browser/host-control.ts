import { createServer, type Server, type Socket } from "node:net";
import { onMessages, sendMessage, type HostMessage, type OwnerMessage } from "./host-protocol.ts";

export type HostControlOptions = {
  path: string;
  /** Milliseconds without an owner until the host is abandoned. */
  graceMs: number;
  /** An owner asked for it, or there has been none for the grace period. */
  onClose: () => void;
};

/**
 * Knows whether the host still has an owner: every owner holds a connection, which the kernel closes however its
 * process ends.
 */
export class HostControl {
  readonly #options: HostControlOptions;
  readonly #owners = new Set<Socket>();
  readonly #server: Server;
  #grace: NodeJS.Timeout | undefined;
  readonly #legacy = new Map<string, unknown>();
  #announced: HostMessage | undefined;
  #starterIsThere = true;

  constructor(options: HostControlOptions) {
    this.#options = options;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(this.#options.path, resolve);
    });
  }

  /** The process that started the host, its first owner, has gone or has a connection by now. */
  releaseStarter(): void {
    this.#starterIsThere = false;
    this.#awaitOwner();
  }

  /** Tells every owner, and every later one. Resolves when those that are there have been told. */
  async announce(message: HostMessage): Promise<void> {
    this.#announced = message;
    await Promise.all([...this.#owners].map((owner) => sendMessage(owner, message)));
  }

  #accept(socket: Socket): void {
    // An owner that was killed shows as a reset connection; `close` follows and says all that is needed.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      if (this.#owners.delete(socket)) this.#awaitOwner();
    });
    onMessages<OwnerMessage>(socket, (message) => {
      if (message.type === "own") this.#own(socket);
      if (message.type === "ask") void sendMessage(socket, this.#answer());
      if (message.type === "inherit") this.#inherit(socket);
      if (message.type === "keep") this.#legacy.set(message.name, message.value);
      if (message.type === "forget") this.#legacy.delete(message.name);
      if (message.type === "close") this.#options.onClose();
    });
  }

  /** What is kept is for those who come after an owner, and there is nothing to come after while there is one. */
  #answer(): HostMessage {
    if (this.#starterIsThere || this.#owners.size > 0) return { type: "owned" };
    return { type: "legacy", entries: Object.fromEntries(this.#legacy) };
  }

  #inherit(socket: Socket): void {
    const answer = this.#answer();
    if (answer.type === "legacy") this.#add(socket);
    void sendMessage(socket, answer);
  }

  #own(socket: Socket): void {
    this.#add(socket);
    if (this.#announced) void sendMessage(socket, this.#announced);
  }

  #add(socket: Socket): void {
    clearTimeout(this.#grace);
    this.#owners.add(socket);
  }

  #awaitOwner(): void {
    if (this.#starterIsThere || this.#owners.size > 0) return;
    clearTimeout(this.#grace);
    this.#grace = setTimeout(this.#options.onClose, this.#options.graceMs);
  }
}
