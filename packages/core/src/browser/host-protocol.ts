import { createInterface } from "node:readline";
import { join } from "node:path";
import type { Socket } from "node:net";
import type { BrowserLaunch } from "./launch.ts";

/**
 * What the host's process reads from its standard input, one JSON document on one line: it never shows in a
 * list of processes. Its end tells the host that the process that started it has gone, or owns it by a connection.
 */
export type HostSettings = BrowserLaunch & {
  /** Private to this host, mode 0700: its sockets, the browser's profile and everything temporary lie in it. */
  directory: string;
  /** Milliseconds the host outlives its last owner, so that a restarted process can take it over. */
  graceMs: number;
};

/**
 * Host to owner, over the control socket, one JSON document per line. How the start went is said to every owner, once;
 * `legacy` and `owned` answer `ask` and `inherit`.
 */
export type HostMessage =
  | {
      type: "ready";
      endpoint: string;
      processId: number;
      browserProcessId: number | undefined;
      warnings: string[];
    }
  | { type: "failed"; reason: string }
  | { type: "owned" }
  | { type: "legacy"; entries: Legacy };

/** What owners that are gone had the host keep, by the names they gave it. It lives in the memory of the host alone. */
export type Legacy = Record<string, unknown>;

/**
 * Owner to host. `own` makes a connection an owner's, as long as it lives; `close` ends the host at once, where an owner
 * that only goes away leaves it to its grace period. `inherit` makes it one if there is none, and is to be followed by `own`; `ask` only looks.
 */
export type OwnerMessage =
  | { type: "own" }
  | { type: "ask" }
  | { type: "inherit" }
  | { type: "keep"; name: string; value: unknown }
  | { type: "forget"; name: string }
  | { type: "close" };

/** What the host prints once its control socket listens. */
export const listeningLine = "listening";

/** Directories of hosts have this prefix in the system's temporary directory. Short: a socket's path has 104 bytes. */
export const directoryPrefix = "legwork-host-";

/** The control socket of the host that lives in this directory; a named pipe on Windows. */
export function controlPath(directory: string): string {
  return process.platform === "win32"
    ? `\\\\.\\pipe\\${directory.slice(directory.lastIndexOf("\\") + 1)}`
    : join(directory, "control.sock");
}

/** Resolves when the message has been handed over, or the other side has gone. */
export function sendMessage(socket: Socket, message: HostMessage | OwnerMessage): Promise<void> {
  return new Promise((resolve) => socket.write(`${JSON.stringify(message)}\n`, () => resolve()));
}

/** Calls back for every line that is a JSON document. */
export function onMessages<Message>(socket: Socket, callback: (message: Message) => void): void {
  createInterface({ input: socket })
    .on("line", (line) => callback(JSON.parse(line) as Message))
    .on("error", () => undefined); // The socket's own, handed on; who holds the socket deals with it.
}
