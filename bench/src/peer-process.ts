import { fork, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { PeerName } from "./peers.ts";
import { endMarked, markVariable, memoryOf, type Memory } from "./processes.ts";
import type { Question, Reply, Request } from "./worker.ts";

const workerPath = fileURLToPath(new URL("worker.ts", import.meta.url));

/** Milliseconds for one call; a peer that needs longer has failed it. */
const callTimeoutMs = 120_000;
const endTimeoutMs = 15_000;

export type Timed<Value = unknown> = { ms: number; value: Value };

/** A peer in a process of its own, with all that it starts. */
export class PeerProcess {
  readonly name: PeerName;
  readonly #child: ChildProcess;
  readonly #mark: string;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #count = 0;

  private constructor(name: PeerName, child: ChildProcess, mark: string) {
    this.name = name;
    this.#child = child;
    this.#mark = mark;
    child.on("message", (reply: Reply) => this.#receive(reply));
    child.once("exit", (code, signal) => this.#fail(`Its process ended with ${code ?? signal}.`));
  }

  static start(name: PeerName, executablePath: string): PeerProcess {
    const mark = randomUUID();
    const child = fork(workerPath, [name, executablePath], {
      execArgv: ["--conditions=@legwork/source"],
      env: { ...process.env, [markVariable]: mark },
      serialization: "json",
      stdio: ["ignore", "ignore", process.env["LEGWORK_BENCH_VERBOSE"] === "1" ? "inherit" : "ignore", "ipc"],
    });
    return new PeerProcess(name, child, mark);
  }

  /** @throws Error with the peer's own words when it fails, and when it does not answer in time. */
  async call<Value = unknown>(request: Request): Promise<Timed<Value>> {
    this.#count += 1;
    const question: Question = { ...request, id: this.#count };
    const { promise, resolve } = Promise.withResolvers<Reply>();
    this.#waiting.set(question.id, resolve);
    const timer = setTimeout(
      () => resolve({ id: question.id, ms: callTimeoutMs, error: `no answer within ${callTimeoutMs} ms` }),
      callTimeoutMs,
    );
    if (this.#child.connected) this.#child.send(question);
    else resolve({ id: question.id, ms: 0, error: "Its process has ended." });
    const reply = await promise;
    clearTimeout(timer);
    this.#waiting.delete(question.id);
    if ("error" in reply) throw new Error(`${this.name}, ${request.method}: ${reply.error}`);
    return { ms: reply.ms, value: reply.value as Value };
  }

  memory(): Memory {
    return memoryOf(this.#mark);
  }

  /** Ends the peer and whatever it left behind. */
  async end(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const exited = once(this.#child, "exit");
      this.#child.disconnect();
      const timer = setTimeout(() => this.#child.kill("SIGKILL"), endTimeoutMs);
      await exited;
      clearTimeout(timer);
    }
    endMarked(this.#mark);
  }

  #receive(reply: Reply): void {
    this.#waiting.get(reply.id)?.(reply);
  }

  #fail(error: string): void {
    for (const [id, resolve] of this.#waiting) resolve({ id, ms: 0, error });
  }
}
