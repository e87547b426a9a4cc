import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export type RunningService = { url: string; apiKey: string; stop(): Promise<void> };

/** The API itself, from its sources, in a process of its own with a real browser. */
export async function startService(): Promise<RunningService> {
  const apiKey = randomBytes(24).toString("base64url");
  const dataDirectory = await mkdtemp(join(tmpdir(), "legwork-sdk-test-"));
  const main = fileURLToPath(new URL("../../../apps/api/src/main.ts", import.meta.url));
  const child = spawn(process.execPath, ["--conditions=@legwork/source", main], {
    env: {
      ...process.env,
      LEGWORK_HOST: "127.0.0.1",
      LEGWORK_PORT: "0",
      LEGWORK_API_KEY: apiKey,
      LEGWORK_DATA_DIR: dataDirectory,
      LEGWORK_LOG_FORMAT: "json",
      LEGWORK_LOG_LEVEL: "info",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const lines: string[] = [];
  const ready = new Promise<string>((resolve, reject) => {
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on("line", (line) => {
        lines.push(line);
        const address = /is ready at (http:[^\s"]+)/.exec(line)?.[1];
        if (address) resolve(address);
      });
    }
    void ended.then(() => reject(new Error(`The service ended:\n${lines.join("\n")}`)));
  });
  const stop = async () => {
    child.kill();
    await ended;
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return { url: await ready, apiKey, stop };
}
