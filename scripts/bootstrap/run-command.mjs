import { spawn } from "node:child_process";
import { SetupFailure } from "./setup-failure.mjs";

const isWindows = process.platform === "win32";
const keptCharacters = 64 * 1024;
const running = new Set();

/** Stops what the set-up has under way, so that nothing outlives an interrupted bootstrap. */
export function stopRunningCommands() {
  for (const child of running) endProcessGroup(child);
}

/**
 * Runs a program without a terminal and keeps its last output.
 * Resolves to { succeeded, reason, output, command }; it never rejects.
 */
export async function runCommand(program, parameters, settings = {}) {
  const command = [program, ...parameters].join(" ");
  let output = "";
  let reason;
  try {
    const child = spawnCaptured(program, parameters, settings);
    const keep = (chunk) => {
      output = (output + chunk).slice(-keptCharacters);
    };
    child.stdout?.setEncoding("utf8").on("data", keep);
    child.stderr?.setEncoding("utf8").on("data", keep);
    reason = await waitForEnd(child, settings.seconds);
  } catch (error) {
    // A file that is no program at all makes spawn throw, where others make it emit an error.
    reason = error.message;
  }
  return { succeeded: reason === undefined, reason, output, command };
}

/** Like runCommand, for a step that nothing can replace. */
export async function requireCommand(program, parameters, settings) {
  const result = await runCommand(program, parameters, settings);
  if (result.succeeded) return result;
  throw new SetupFailure(`${settings.purpose} failed: ${result.reason}.`, {
    command: result.command,
    output: result.output,
    advice: settings.advice,
  });
}

export function describeExit(code, signal) {
  if (code === 0) return undefined;
  return signal ? `it was ended by ${signal}` : `it exited with ${code}`;
}

function spawnCaptured(program, parameters, settings) {
  return spawn(program, parameters, {
    cwd: settings.directory,
    env: settings.environment ?? process.env,
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own can be ended with all that it started; a terminal's Ctrl-C is passed on by us.
    detached: !isWindows,
    shell: settings.shell ?? false,
    windowsHide: true,
  });
}

function waitForEnd(child, seconds) {
  running.add(child);
  return new Promise((resolve) => {
    const finish = (reason) => {
      clearTimeout(limit);
      running.delete(child);
      // A grandchild may hold the pipes open for longer than anyone waits.
      child.stdout?.destroy();
      child.stderr?.destroy();
      resolve(reason);
    };
    const expire = () => {
      endProcessGroup(child);
      finish(`it did not finish within ${seconds} s`);
    };
    const limit = seconds === undefined ? undefined : setTimeout(expire, seconds * 1000);
    child.once("error", (error) => finish(error.message));
    child.once("close", (code, signal) => finish(describeExit(code, signal)));
  });
}

function endProcessGroup(child) {
  if (child.pid === undefined) return;
  try {
    if (isWindows) spawn("taskkill", ["/pid", String(child.pid), "/t", "/f"], { stdio: "ignore" });
    else process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
