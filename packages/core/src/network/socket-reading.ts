import { once } from "node:events";
import type { Socket } from "node:net";

/**
 * Reads so many bytes, leaving what comes after them in the socket.
 *
 * @throws Error when the other side goes away before, the socket's own error, or the signal's reason.
 */
export async function readBytes(socket: Socket, count: number, signal: AbortSignal): Promise<Buffer> {
  for (;;) {
    const chunk = socket.read(count) as Buffer | null;
    if (chunk?.length === count) return chunk;
    if (chunk !== null || socket.destroyed || socket.readableEnded)
      throw new Error("the other side went away");
    await once(socket, "readable", { signal });
  }
}

/** Bytes of an HTTP answer's head at most. */
const longestHead = 16 * 1024;

/** Reads the head of an HTTP answer, without the empty line. @throws as {@link readBytes}, and for one without an end. */
export async function readHead(socket: Socket, signal: AbortSignal): Promise<string> {
  let head = "";
  while (!head.endsWith("\r\n\r\n")) {
    if (head.length > longestHead) throw new Error("its answer has no end");
    head += (await readBytes(socket, 1, signal)).toString("latin1");
  }
  return head.slice(0, -4);
}
