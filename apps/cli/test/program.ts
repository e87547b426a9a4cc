import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type Ended = { code: number | null; stdout: string; stderr: string };

export type Running = {
  processId: number;
  /** All that has been printed so far, on both. */
  output(): string;
  /** Resolves with the first group of the pattern once that has been printed; rejects when the program ends before. */
  printed(pattern: RegExp): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<Ended>;
};

export type Options = {
  /** Beside PATH and HOME. */
  environment?: Record<string, string>;
  directory: string;
};

/** Each test starts the program many times; what Node has compiled once need not be compiled again. */
const compiled = join(tmpdir(), "legwork-cli-compiled");

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** The program and what it is started with, from its sources. */
export const command = [process.execPath, "--conditions=@legwork/source", main];

/** Starts the command as a program of its own. */
export function start(parameters: string[], { environment = {}, directory }: Options): Running {
  const [file = "", ...rest] = command;
  const child = spawn(file, [...rest, ...parameters], {
    cwd: directory,
    env: { PATH: process.env["PATH"], HOME: directory, NODE_COMPILE_CACHE: compiled, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const output = () => `${stdout}${stderr}`;
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, stdout, stderr }));
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const [all, group] = pattern.exec(output()) ?? [];
        if (all !== undefined) resolve(group ?? all);
      };
      for (const stream of [child.stdout, child.stderr]) stream.on("data", look);
      void ended.then(({ code }) => reject(new Error(`ended with ${code}: ${output()}`)));
      look();
    });
  return {
    processId: child.pid ?? -1,
    output,
    printed,
    kill: (signal) => void child.kill(signal),
    ended,
  };
}

/** Runs the command to its end. */
export async function run(parameters: string[], options: Options): Promise<Ended> {
  return await start(parameters, options).ended;
}

/** Processes that descend from a process and are alive. */
export function descendants(processId: number): number[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ id: Number(name), parent: parentOf(Number(name)) }));
  const children = all.filter(({ parent }) => parent === processId).map(({ id }) => id);
  return children.flatMap((id) => [id, ...descendants(id)]);
}

export function alive(ids: number[]): number[] {
  return ids.filter((id) => parentOf(id) !== undefined);
}

function parentOf(id: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${id}/status`, "utf8");
    if (/^State:\s+Z/m.test(status)) return undefined;
    return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
  } catch {
    return undefined; // It ended meanwhile.
  }
}
