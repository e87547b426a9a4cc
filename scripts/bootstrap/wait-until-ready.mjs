import { get } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const pollMilliseconds = 100;
const answerMilliseconds = 2_000;

/** Polls an address (or a probe of the caller's) until it is ready; resolves to false when time has run out. */
export async function waitUntilReady(target, seconds) {
  const probe = typeof target === "string" ? () => answersOk(target) : target;
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (await probe()) return true;
    await pause(pollMilliseconds, undefined, { ref: false });
  }
  return false;
}

export function isPortOpen(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port), timeout: answerMilliseconds });
    const finish = (isOpen) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once("connect", () => finish(true));
    socket.once("timeout", () => finish(false));
    socket.once("error", () => finish(false));
  });
}

function answersOk(address) {
  return new Promise((resolve) => {
    const request = get(address, { timeout: answerMilliseconds, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once("timeout", () => request.destroy());
    request.once("error", () => resolve(false));
  });
}
