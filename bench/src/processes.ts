import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Marks every process that a measurement starts, through their environment. */
export const markVariable = "LEGWORK_BENCH_RUN";

type Process = { id: number; parent: number; isMarked: boolean; isBrowser: boolean };

/** Processes that carry the mark, and all that descend from them: Chromium's children write over their environment. */
function markedProcesses(mark: string): Process[] {
  const all = readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) ? readProcess(Number(name), mark) : [],
  );
  const byId = new Map(all.map((process) => [process.id, process]));
  const isOurs = (process: Process | undefined): boolean =>
    process !== undefined && (process.isMarked || isOurs(byId.get(process.parent)));
  return all.filter((process) => isOurs(process));
}

function readProcess(id: number, mark: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    const isMarked = readFileSync(`/proc/${id}/environ`, "utf8").includes(`${markVariable}=${mark}`);
    const program = readlinkSync(`/proc/${id}/exe`);
    return [{ id, parent, isMarked, isBrowser: /chrom/.test(program.split("/").at(-1) ?? "") }];
  } catch {
    return []; // It has ended, is not ours to read, or is one of the kernel's.
  }
}

export type Memory = { browserMiB: number; engineMiB: number };

/** Proportional set size: memory that several processes share is counted once, in parts. */
export function memoryOf(mark: string): Memory {
  const memory = { browserMiB: 0, engineMiB: 0 };
  for (const { id, isBrowser } of markedProcesses(mark)) {
    memory[isBrowser ? "browserMiB" : "engineMiB"] += pssOf(id);
  }
  return memory;
}

/** MiB of one process, what it shares counted in parts; 0 for one that has ended. */
export function pssOf(id: number): number {
  try {
    const pss = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1];
    return Number(pss ?? 0) / 1024;
  } catch {
    return 0; // It has ended meanwhile.
  }
}

/** Ends what a measurement left behind, but for the process `spared`. */
export function endMarked(mark: string, spared?: number): void {
  for (const { id } of markedProcesses(mark)) {
    if (id === spared) continue;
    try {
      process.kill(id, "SIGKILL");
    } catch {
      // It ended by itself.
    }
  }
}
