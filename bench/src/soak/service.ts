import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { pssOf } from "../processes.ts";

const program = fileURLToPath(new URL("../../../apps/api/src/main.ts", import.meta.url));
const key = "soak-only-key-of-no-worth-0123456789";

/** `signal` breaks the connection off. */
export type Asked = { method?: "GET" | "POST"; body?: unknown; signal?: AbortSignal };
export type Answer = { status: number; body: Record<string, unknown>; ms: number };

export type Left = { processes: number; files: string[]; exitCode: number | null };

/** The service as a program of its own, with a directory in which everything lies that it leaves behind. */
export class SoakedService {
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #directory: string;

  private constructor(process: ChildProcess, directory: string, url: string) {
    this.#process = process;
    this.#directory = directory;
    this.url = url;
  }

  /** `idleSeconds`: after which sessions end whose client is gone. */
  static async start(idleSeconds: number): Promise<SoakedService> {
    const directory = mkdtempSync(join(tmpdir(), "soak-"));
    mkdirSync(join(directory, "tmp"));
    const env = {
      ...process.env,
      TMPDIR: join(directory, "tmp"),
      LEGWORK_PORT: "0",
      LEGWORK_DATA_DIR: join(directory, "data"),
      LEGWORK_API_KEY: key,
      LEGWORK_SESSION_IDLE_SECONDS: String(idleSeconds),
      LEGWORK_LOG_FORMAT: "json",
    };
    const parameters = ["--conditions=@legwork/source", program];
    const child = spawn(process.execPath, parameters, { env, stdio: ["ignore", "pipe", "inherit"] });
    const url = await readyAt(child);
    return new SoakedService(child, directory, url);
  }

  async ask(path: string, { method = "POST", body, signal }: Asked = {}): Promise<Answer> {
    const begun = performance.now();
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { "x-svc-api-key": key, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const answered = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body: answered, ms: performance.now() - begun };
  }

  /** Ids of the browsers that run now, not of their children. */
  browsers(): number[] {
    return this.#processes()
      .filter(
        ({ command }) =>
          /chrom/.test(command[0] ?? "") && !command.some((part) => part.startsWith("--type=")),
      )
      .map(({ id }) => id);
  }

  /** MiB, what processes share counted in parts: of the server and the hosts of its browsers, and of the browsers. */
  memory(): { server: number; browsers: number } {
    const memory = { server: pssOf(this.#process.pid ?? 0), browsers: 0 };
    for (const { id, command } of this.#processes())
      memory[/chrom/.test(command[0] ?? "") ? "browsers" : "server"] += pssOf(id);
    return memory;
  }

  /** Stops it as a supervisor does, and answers what it has left: processes, and files that were to be temporary. */
  stop(): Promise<Left> {
    return (this.#stopping ??= this.#stop());
  }
  #stopping: Promise<Left> | undefined;

  async #stop(): Promise<Left> {
    const exited = once(this.#process, "exit");
    this.#process.kill("SIGTERM");
    await exited;
    const left = this.#processes();
    const files = readdirSync(join(this.#directory, "tmp"));
    for (const { id } of left) process.kill(id, "SIGKILL");
    rmSync(this.#directory, { recursive: true, force: true });
    return { processes: left.length, files, exitCode: this.#process.exitCode };
  }

  /** All that have to do with its directory: hosts work in it, browsers are told of it. */
  #processes(): { id: number; command: string[] }[] {
    return readdirSync("/proc").flatMap((name) => {
      const id = Number(name);
      if (!Number.isInteger(id) || id === this.#process.pid) return [];
      try {
        const command = readFileSync(`/proc/${id}/cmdline`, "utf8").split("\0");
        const isOurs =
          readlinkSync(`/proc/${id}/cwd`).startsWith(this.#directory) ||
          command.some((part) => part.includes(this.#directory));
        return isOurs ? [{ id, command }] : [];
      } catch {
        return []; // It has ended, or is not ours to read.
      }
    });
  }
}

async function readyAt(child: ChildProcess): Promise<string> {
  const failed = once(child, "exit").then(() => Promise.reject(new Error("The service did not start.")));
  failed.catch(() => undefined); // It ends when the soak does.
  const lines = createInterface({ input: child.stdout as NonNullable<ChildProcess["stdout"]> });
  const ready = new Promise<string>((resolve) =>
    lines.on("line", (line) => {
      const [, url] = /is ready at (http[^"\s]+)/.exec(line) ?? [];
      if (url !== undefined) resolve(url);
    }),
  );
  return Promise.race([ready, failed]);
}
