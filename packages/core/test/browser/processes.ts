import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "vitest";

/** Ids of the processes that belong to the host of this directory: each has it in its arguments or its environment. */
export function processesOf(directory: string): number[] {
  const flags = process.platform === "darwin" ? "axEww" : "axeww";
  const lines = execFileSync("ps", [flags, "-o", "pid=,command="], {
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
  }).split("\n");
  return lines.filter((line) => line.includes(directory)).map((line) => Number.parseInt(line, 10));
}

/** Id of the browser's main process. */
export function browserProcess(directory: string): number {
  const lines = execFileSync("ps", ["axww", "-o", "pid=,command="], { encoding: "utf8" }).split("\n");
  const main = lines.find(
    (line) => line.includes(`--user-data-dir=${directory}`) && !line.includes("--type="),
  );
  return Number.parseInt(main ?? "", 10);
}

/** Directory of the host that a browser's main process belongs to. */
export function hostDirectory(browserProcessId: number): string {
  const command = execFileSync("ps", ["ww", "-o", "command=", "-p", String(browserProcessId)], {
    encoding: "utf8",
  });
  return dirname(present(/--user-data-dir=(\S+)/.exec(command)?.[1]));
}

/** What died took everything with it, within `withinMs`. */
export async function expectNothingLeft(directory: string, withinMs: number): Promise<void> {
  await expect.poll(() => processesOf(directory), { timeout: withinMs, interval: 100 }).toEqual([]);
  await expect.poll(() => existsSync(directory), { timeout: withinMs, interval: 100 }).toBe(false);
}

/** The value, which the test cannot go on without. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error("The value the test needs is not there.");
  return value;
}
