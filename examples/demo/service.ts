import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** Milliseconds that the service is given to close its browsers. */
const stopMs = 8_000;

export type ServiceProcess = {
  url: string;
  apiKey: string;
  dataDirectory: string;
  /** Ends the process and removes its data, all but the screenshots. */
  stop(): Promise<void>;
};

/** Starts the HTTP API as a process of its own, on a free port, with a new key and a new data directory. */
export async function startService(): Promise<ServiceProcess> {
  const apiKey = randomBytes(24).toString("base64url");
  const dataDirectory = await mkdtemp(join(tmpdir(), "legwork-demo-"));
  const child = spawnApi({
    ...process.env,
    LEGWORK_HOST: "127.0.0.1",
    LEGWORK_PORT: "0",
    LEGWORK_API_KEY: apiKey,
    LEGWORK_DATA_DIR: dataDirectory,
    LEGWORK_LOG_FORMAT: "json",
    LEGWORK_LOG_LEVEL: "info",
  });
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("close", () => resolve());
  });
  const stop = async () => {
    await endProcess(child, ended);
    await removeRecords(dataDirectory);
  };
  try {
    return { url: await addressOf(child), apiKey, dataDirectory, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** In a process group of its own: Ctrl-C must reach the demo alone, which then ends the session first. */
function spawnApi(environment: NodeJS.ProcessEnv): ChildProcess {
  const entry = import.meta.resolve("@legwork/api");
  const main = fileURLToPath(new URL(`main${extname(entry)}`, entry));
  const child = spawn(process.execPath, [...process.execArgv, main], {
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const kill = () => void child.kill();
  process.once("exit", kill);
  child.once("close", () => process.off("exit", kill));
  return child;
}

/** What the service says once it takes requests; its last words when it ends instead. */
function addressOf(child: ChildProcess): Promise<string> {
  const lastLines: string[] = [];
  return new Promise((resolve, reject) => {
    for (const output of [child.stdout, child.stderr]) {
      if (!output) continue;
      createInterface({ input: output }).on("line", (line) => {
        const address = /is ready at (http:[^\s"]+)/.exec(line)?.[1];
        if (address) resolve(address);
        lastLines.push(line);
        lastLines.splice(0, lastLines.length - 20);
      });
    }
    child.once("error", reject);
    child.once("close", () => reject(new Error(`The service did not start.\n${lastLines.join("\n")}`)));
  });
}

async function endProcess(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), stopMs);
  await ended;
  clearTimeout(timer);
}

async function removeRecords(dataDirectory: string): Promise<void> {
  const names = await readdir(dataDirectory);
  const kept = names.includes("screenshots");
  const gone = kept
    ? names.filter((name) => name !== "screenshots").map((name) => join(dataDirectory, name))
    : [dataDirectory];
  await Promise.all(gone.map((path) => rm(path, { recursive: true, force: true })));
}
