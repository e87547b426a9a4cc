import { spawn } from "node:child_process";
import { describeExit } from "./run-command.mjs";

const stopMilliseconds = (Number(process.env.LEGWORK_SHUTDOWN_GRACE_SECONDS || 2) + 3) * 1_000;

/** Starts one process of the service; its `ended` resolves, with the reason, when it is gone. */
export function startPart(setup, { name, environment, parameters }) {
  const child = spawn(setup.node, parameters, {
    cwd: setup.root,
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
    // Out of the terminal's group: Ctrl-C reaches only this script, which then stops the parts in order.
    detached: process.platform !== "win32",
    windowsHide: true,
  });
  const part = { name, command: [setup.node, ...parameters].join(" "), child, isRunning: true };
  part.ended = new Promise((resolve) => {
    const end = (reason) => {
      part.isRunning = false;
      resolve({ part, reason });
    };
    child.once("error", (error) => end(error.message));
    child.once("exit", (code, signal) => end(describeExit(code, signal) ?? "it exited with 0"));
  });
  return part;
}

/** Stops the parts one after the other, the first before what it depends on. */
export async function stopParts(parts) {
  for (const part of parts) await stopPart(part);
}

async function stopPart(part) {
  if (!part.isRunning) return;
  const limit = setTimeout(() => {
    console.error(`${part.name} did not stop within ${stopMilliseconds / 1000} s and is ended.`);
    part.child.kill("SIGKILL");
  }, stopMilliseconds);
  part.child.kill("SIGTERM");
  await part.ended;
  clearTimeout(limit);
}
