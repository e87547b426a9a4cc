import type { Channel } from "@legwork/core";
import type { WebSocket } from "ws";

/** Time between two questions whether the client is still there, ms; one that has not answered by the next is gone. */
const heartbeatMs = 20_000;

/** Time that a client has to agree to the end, ms. */
const closingMs = 1_000;

/** A reason has 123 bytes at most (RFC 6455, section 5.5). */
const longestReason = 123;

/** An open WebSocket as the engine's channel. */
export function channelOf(socket: WebSocket): Channel {
  socket.on("error", () => undefined); // `close` follows, and says all that is needed.
  socket.pause();
  keepAlive(socket);
  return {
    send: (message) => {
      if (socket.readyState === socket.OPEN) socket.send(message);
    },
    waitingBytes: () => socket.bufferedAmount,
    close: (code, reason) => {
      socket.resume(); // Else the client's own farewell is never read.
      socket.close(code, reason.slice(0, longestReason));
      setTimeout(() => socket.terminate(), closingMs).unref();
    },
    onMessage: (listener) => {
      socket.on("message", (data) => listener(String(data)));
      socket.resume();
    },
    onClose: (listener) => {
      if (socket.readyState === socket.CLOSED) listener();
      else socket.once("close", listener);
    },
  };
}

/** A client whose machine went away closes nothing; it must not keep what it holds. */
function keepAlive(socket: WebSocket): void {
  let isThere = true;
  socket.on("pong", () => (isThere = true));
  const timer = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, heartbeatMs).unref();
  socket.once("close", () => clearInterval(timer));
}
