import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";

/** The Chromium that every peer is told to use. @throws Error when there is none. */
export function findChromium(named: string | undefined): string {
  const path = [named, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
    (candidate) => candidate !== undefined && existsSync(candidate),
  );
  if (path !== undefined) return path;
  throw new Error("No Chromium was found. Install one, or name its program with --chromium.");
}

export type Machine = {
  cores: number;
  processor: string;
  memoryGiB: number;
  load: number;
  node: string;
  browser: string;
  date: string;
};

export function describeMachine(executablePath: string): Machine {
  const all = cpus();
  return {
    cores: all.length,
    processor: all[0]?.model ?? "unknown",
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    load: loadavg()[0] ?? 0,
    node: process.version,
    browser: execFileSync(executablePath, ["--version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim(),
    date: new Date().toISOString().slice(0, 16).replace("T", " "),
  };
}

export function legworkVersion(): string {
  const path = new URL("../../packages/core/package.json", import.meta.url);
  return (JSON.parse(readFileSync(path, "utf8")) as { version: string }).version;
}
