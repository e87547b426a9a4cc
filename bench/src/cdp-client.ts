import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromiumArguments, viewport } from "./peer.ts";

type Message = {
  id?: number;
  method?: string;
  sessionId?: string;
  result?: unknown;
  error?: { message: string };
};

/** A Chromium that is spoken to over its DevTools protocol and nothing in between. */
export class CdpBrowser {
  readonly #child: ChildProcess;
  readonly #socket: WebSocket;
  readonly #profile: string;
  readonly #waiting = new Map<number, (message: Message) => void>();
  readonly #events = new Set<(message: Message) => void>();
  #count = 0;

  private constructor(child: ChildProcess, socket: WebSocket, profile: string) {
    this.#child = child;
    this.#socket = socket;
    this.#profile = profile;
    socket.addEventListener("message", ({ data }) => this.#receive(JSON.parse(String(data)) as Message));
  }

  static async launch(executablePath: string): Promise<CdpBrowser> {
    const profile = await mkdtemp(join(tmpdir(), "legwork-bench-"));
    const switches = [
      "--headless",
      "--remote-debugging-port=0",
      "--no-first-run",
      "--disable-background-networking",
      `--user-data-dir=${profile}`,
      `--window-size=${viewport.width},${viewport.height}`,
    ];
    const child = spawn(executablePath, [...switches, ...chromiumArguments, "about:blank"], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const socket = new WebSocket(await addressOf(child));
    await once(socket, "open");
    return new CdpBrowser(child, socket, profile);
  }

  async send<Result>(
    method: string,
    params: Record<string, unknown> = {},
    sessionId?: string,
  ): Promise<Result> {
    this.#count += 1;
    const id = this.#count;
    const answered = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(
      JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }),
    );
    const { result, error } = await answered;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }

  /** Resolves at the next event of that name in that session. */
  event(method: string, sessionId: string): Promise<void> {
    return new Promise((resolve) => {
      const listen = (message: Message): void => {
        if (message.method !== method || message.sessionId !== sessionId) return;
        this.#events.delete(listen);
        resolve();
      };
      this.#events.add(listen);
    });
  }

  async close(): Promise<void> {
    const exited = once(this.#child, "exit");
    await this.send("Browser.close");
    await exited;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 3 });
  }

  #receive(message: Message): void {
    if (message.id === undefined) for (const listen of this.#events) listen(message);
    else {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  const { stderr } = child;
  if (stderr === null) throw new Error("Chromium was started without its standard error.");
  const lines = createInterface({ input: stderr });
  for await (const line of lines) {
    const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    stderr.resume();
    return address;
  }
  throw new Error("Chromium ended before it listened for DevTools.");
}
