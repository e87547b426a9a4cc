import { spawn } from "node:child_process";
import { constants } from "node:os";
import { createInterface } from "node:readline";
import { onStopRequest } from "./stop-request.mjs";

/** Runs a program on this terminal and resolves to the exit code to end with; `onLine` is told what it prints. */
export function runAttached(setup, [program, ...parameters], onLine) {
  const child = spawn(program, parameters, {
    cwd: setup.root,
    env: setup.environment,
    stdio: onLine ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  if (onLine) {
    relay(child.stdout, process.stdout, onLine);
    relay(child.stderr, process.stderr, onLine);
  }
  // A terminal sends Ctrl-C to the child as well: a second one would cut its own clean-up short.
  const stopForwarding = onStopRequest((signal) => signal !== "SIGINT" && child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      stopForwarding();
      resolve(signal ? 128 + constants.signals[signal] : code);
    });
  });
}

function relay(source, target, onLine) {
  source.pipe(target, { end: false });
  createInterface({ input: source }).on("line", onLine);
}
