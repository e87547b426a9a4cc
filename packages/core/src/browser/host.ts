import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createConnection, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { LegworkError } from "@legwork/protocol";
import { chromium, type Browser } from "playwright-core";
import { detectBrowser } from "./detect.ts";
import { createHostDirectory, removeHostDirectory, sweepHostDirectories } from "./host-directory.ts";
import { hostEnvironment } from "./host-environment.ts";
import {
  controlPath,
  listeningLine,
  onMessages,
  sendMessage,
  type HostMessage,
  type HostSettings,
  type Legacy,
} from "./host-protocol.ts";

export type BrowserHostOptions = {
  /** Program of the browser. Default: what {@link detectBrowser} finds. */
  executablePath?: string;
  /** Default: true. */
  headless?: boolean;
  /** Further switches of Chromium; from the operator only, never from a request. */
  arguments?: string[];
  /** Milliseconds the browser outlives the last process that owns it, so that a restarted one can adopt it. Default: 3000. */
  graceMs?: number;
  /** Milliseconds until the browser must be usable. Default: 30000. */
  startTimeoutMs?: number;
};

/** How a host came to its end: this side closed it, or the browser or its host died. */
export type HostEnd = "closed" | "crashed";

type ReadyMessage = Extract<HostMessage, { type: "ready" }>;

const defaults = { headless: true, arguments: [], graceMs: 3_000, startTimeoutMs: 30_000 };

/** Milliseconds a host has for its end; it gives its browser 3,000 of them. */
const closeTimeoutMs = 5_000;

/**
 * A browser in a small process of its own, detached from this one: it survives this process for a grace period, within
 * which another may adopt it, and ends by itself after that, however this process ended.
 */
export class BrowserHost {
  readonly browser: Browser;
  /** What the operator should know of, such as a missing sandbox, each with what to change. */
  readonly warnings: readonly string[];
  /** Names the host to {@link BrowserHost.adopt}. As good as the browser itself: never hand it to a client. */
  readonly directory: string;
  readonly processId: number;
  /** Resolves once the browser is gone; never rejects. */
  readonly ended: Promise<HostEnd>;
  readonly #browserProcessId: number | undefined;
  readonly #control: Socket;
  readonly #cleaned: Promise<void>;
  #closing = false;

  private constructor(
    directory: string,
    control: Socket,
    connected: { browser: Browser; ready: ReadyMessage },
  ) {
    this.directory = directory;
    this.#control = control;
    this.browser = connected.browser;
    this.warnings = connected.ready.warnings;
    this.processId = connected.ready.processId;
    this.#browserProcessId = connected.ready.browserProcessId;
    this.#cleaned = this.#cleanUp();
    this.ended = this.#watch();
  }

  /**
   * Starts a host with a browser.
   *
   * @throws LegworkError `no_capacity` when no browser is found, or it does not start.
   */
  static async start(options: BrowserHostOptions = {}): Promise<BrowserHost> {
    const { executablePath, startTimeoutMs, ...settings } = { ...defaults, ...options };
    const program = detectBrowser(executablePath);
    await sweepHostDirectories();
    const directory = await createHostDirectory();
    const child = spawnHost({ ...settings, executablePath: program, directory });
    try {
      await awaitListening(child, directory, startTimeoutMs);
      const host = await BrowserHost.adopt(directory, startTimeoutMs);
      child.stdin.end();
      return host;
    } catch (error) {
      await end(child);
      await removeHostDirectory(directory);
      throw error;
    }
  }

  /**
   * Becomes an owner of a running host. The contexts that its former owner has made are in `browser.contexts()`.
   *
   * @throws LegworkError `no_capacity` when there is no such host, or its browser did not start.
   */
  static async adopt(directory: string, timeoutMs = defaults.startTimeoutMs): Promise<BrowserHost> {
    const control = createConnection(controlPath(directory));
    return BrowserHost.#connect(directory, control, timeoutMs);
  }

  /** What the owners of a host have left with it; undefined when there is none, or it has an owner. */
  static async legacyOf(directory: string): Promise<Legacy | undefined> {
    const control = createConnection(controlPath(directory));
    try {
      return await askLegacy(control, "ask");
    } finally {
      control.destroy();
    }
  }

  /**
   * Becomes the owner of a host that has none any more, if it still has none.
   *
   * @throws LegworkError `no_capacity` when its browser cannot be used.
   */
  static async inherit(
    directory: string,
    timeoutMs = defaults.startTimeoutMs,
  ): Promise<{ host: BrowserHost; legacy: Legacy } | undefined> {
    const control = createConnection(controlPath(directory));
    const legacy = await askLegacy(control, "inherit");
    if (legacy === undefined) {
      control.destroy();
      return undefined;
    }
    return { host: await BrowserHost.#connect(directory, control, timeoutMs), legacy };
  }

  static async #connect(directory: string, control: Socket, timeoutMs: number): Promise<BrowserHost> {
    try {
      void sendMessage(control, { type: "own" });
      const ready = await awaitReady(control, timeoutMs);
      const browser = await chromium.connect(ready.endpoint, { timeout: timeoutMs });
      return new BrowserHost(directory, control, { browser, ready });
    } catch (error) {
      control.destroy(); // Without an owner it ends by itself.
      if (error instanceof LegworkError) throw error;
      throw startFailure((error as Error).message, error);
    }
  }

  /** Has the host remember something for whoever owns it next; resolves when it has been handed over. */
  async keep(name: string, value: unknown): Promise<void> {
    await sendMessage(this.#control, { type: "keep", name, value });
  }

  /** Takes back what {@link keep} was given under that name. */
  async forget(name: string): Promise<void> {
    await sendMessage(this.#control, { type: "forget", name });
  }

  /** Ends the browser, its process and everything temporary of it. Never rejects; about five seconds at most. */
  async close(): Promise<void> {
    this.#closing = true;
    void sendMessage(this.#control, { type: "close" });
    const timer = setTimeout(() => kill(this.processId), closeTimeoutMs);
    await this.ended;
    await this.#cleaned;
    clearTimeout(timer);
  }

  async #watch(): Promise<HostEnd> {
    this.#control.on("error", () => undefined); // A host that was killed; `close` follows.
    await Promise.race([this.#cleaned, disconnected(this.browser)]);
    if (!this.#closing) return "crashed";
    await this.#cleaned;
    return "closed";
  }

  /** The connection to the host's process closes when that process has ended, after its browser. */
  async #cleanUp(): Promise<void> {
    await closed(this.#control);
    await this.browser.close();
    // The host removes its directory itself unless it was killed. Its browser then ends by itself, or hangs for long in that.
    if (existsSync(this.directory)) killGroup(this.#browserProcessId);
    // What cannot be removed now, the next start sweeps.
    await removeHostDirectory(this.directory).catch(() => undefined);
  }
}

/** A browser is the leader of a process group of its own, with all that it has started. */
function killGroup(leader: number | undefined): void {
  if (leader !== undefined && process.platform !== "win32") kill(-leader);
}

function kill(processId: number): void {
  try {
    process.kill(processId, "SIGKILL");
  } catch (error) {
    // It is gone; its number may be another user's by now.
    if (!/^(?:ESRCH|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

type HostProcess = ChildProcessByStdio<Writable, Readable, null>;

/** What goes wrong in the host's process before it listens is written to a log in its directory. */
function spawnHost(settings: HostSettings): HostProcess {
  const main = new URL(`./host-main${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);
  const log = openSync(logPath(settings.directory), "w", 0o600);
  const child = spawn(process.execPath, [fileURLToPath(main)], {
    detached: true,
    cwd: settings.directory,
    env: hostEnvironment(settings.directory),
    stdio: ["pipe", "pipe", log],
    windowsHide: true,
    // Node's types have no place for a file descriptor beside pipes.
  }) as HostProcess;
  closeSync(log);
  child.stdin.on("error", () => undefined); // It ended before it read; `exit` follows.
  child.stdin.write(`${JSON.stringify(settings)}\n`);
  return child;
}

async function awaitListening(child: HostProcess, directory: string, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const failure = await new Promise<string | undefined>((resolve) => {
    createInterface({ input: child.stdout }).once("line", (line) =>
      resolve(line === listeningLine ? undefined : line),
    );
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(`its process ended with ${code ?? signal}.`));
    timer = setTimeout(() => resolve(notReady(timeoutMs)), timeoutMs);
  });
  clearTimeout(timer);
  child.stdout.destroy();
  child.unref();
  if (failure === undefined) return;
  throw startFailure(`${failure} ${(await readFile(logPath(directory), "utf8")).slice(-2_000)}`);
}

/** Asked first: the host knows what it has launched, be it a browser or not. */
async function end(child: HostProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), closeTimeoutMs);
  await exited;
  clearTimeout(timer);
}

function logPath(directory: string): string {
  return join(directory, "host.log");
}

/** How long a host has to say what it keeps, ms: it has nothing else to do. */
const answerTimeoutMs = 2_000;

/** Undefined when nobody is there, or an owner is. */
async function askLegacy(control: Socket, type: "ask" | "inherit"): Promise<Legacy | undefined> {
  void sendMessage(control, { type });
  const timer = setTimeout(() => control.destroy(), answerTimeoutMs);
  const message = await new Promise<HostMessage | undefined>((resolve) => {
    control.once("error", () => resolve(undefined));
    control.once("close", () => resolve(undefined));
    onMessages<HostMessage>(control, resolve);
  });
  clearTimeout(timer);
  return message?.type === "legacy" ? message.entries : undefined;
}

async function awaitReady(control: Socket, timeoutMs: number): Promise<ReadyMessage> {
  const timer = setTimeout(() => control.destroy(new Error(notReady(timeoutMs))), timeoutMs);
  const message = await new Promise<Extract<HostMessage, { type: "ready" | "failed" }>>((resolve, reject) => {
    control.once("error", reject);
    control.once("close", () => reject(new Error("its process ended while the browser was starting.")));
    onMessages<HostMessage>(control, (said) => {
      if (said.type === "ready" || said.type === "failed") resolve(said);
    });
  });
  clearTimeout(timer);
  if (message.type === "failed") throw startFailure(message.reason);
  return message;
}

function closed(control: Socket): Promise<void> {
  return new Promise((resolve) => (control.closed ? resolve() : control.once("close", () => resolve())));
}

function disconnected(browser: Browser): Promise<void> {
  return new Promise((resolve) =>
    browser.isConnected() ? browser.once("disconnected", () => resolve()) : resolve(),
  );
}

function notReady(timeoutMs: number): string {
  return `it was not ready within ${timeoutMs} ms.`;
}

function startFailure(reason: string, cause?: unknown): LegworkError {
  return new LegworkError(
    "no_capacity",
    `The browser did not start: ${reason} Check that LEGWORK_BROWSER_PATH names a Chrome or Chromium that runs here.`,
    { cause },
  );
}
