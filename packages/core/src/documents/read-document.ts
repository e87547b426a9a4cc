import { Worker } from "node:worker_threads";
import { LegworkError } from "@legwork/protocol";
import type { DocumentAnswer, DocumentFault, DocumentRequest } from "./document-request.ts";

/** Longest time for one file, ms. */
const longest = 30_000;
/** Heap of the thread, MiB. */
const heap = 512;
/** How much larger than before the whole process may become while a file is read, bytes: buffers lie outside of the heap. */
const mostGrowth = 1_024 ** 3;
const watchEvery = 100;

/** Files that are read at once; further ones wait. */
const mostAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** What a file is called in messages, and what stops the work. */
export type DocumentCall = {
  name: string;
  signal: AbortSignal;
  /** Longest time, ms. Default: 30000. */
  timeout?: number;
};

/**
 * Reads a file in a thread of its own, within bounds of time and memory.
 * @throws LegworkError `unsupported_media_type` for one that cannot be read, `payload_too_large` for one that needs more
 *   than it may.
 */
export async function readDocument<Kind extends keyof DocumentAnswer>(
  request: Extract<DocumentRequest, { kind: Kind }>,
  call: DocumentCall,
): Promise<DocumentAnswer[Kind]> {
  await turn();
  try {
    call.signal.throwIfAborted();
    return (await readInThread(request, call)) as DocumentAnswer[Kind];
  } finally {
    const next = waiting.shift();
    // Whoever waits takes the place over.
    if (next === undefined) running -= 1;
    else next();
  }
}

function turn(): Promise<void> {
  if (running >= mostAtOnce) return new Promise((resolve) => waiting.push(resolve));
  running += 1;
  return Promise.resolve();
}

type Told = { answer: unknown } | DocumentFault;

async function readInThread(
  request: DocumentRequest,
  { name, signal, timeout = longest }: DocumentCall,
): Promise<unknown> {
  const file = new URL(
    `./document-worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`,
    import.meta.url,
  );
  const worker = new Worker(file, {
    workerData: request,
    // What this process was started with may ask for things of it alone.
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Told>();
  const before = process.memoryUsage.rss();
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > mostGrowth) reject(tooMuch(name, memory));
  }, watchEvery);
  const timer = setTimeout(() => reject(tooMuch(name, `${timeout / 1_000} s`)), timeout);
  const stop = () => reject(signal.reason as Error);
  signal.addEventListener("abort", stop, { once: true });
  worker.once("message", resolve);
  worker.once("error", (error: NodeJS.ErrnoException) =>
    reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooMuch(name, memory) : error),
  );
  worker.once("exit", () => reject(tooMuch(name, memory)));
  try {
    const told = await promise;
    if ("answer" in told) return told.answer;
    throw unreadable(name, told);
  } finally {
    clearInterval(watch);
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    await worker.terminate();
  }
}

const memory = "the memory that one file may take";

function tooMuch(name: string, bound: string): LegworkError {
  return new LegworkError("payload_too_large", `${name} was not read: it needs more than ${bound}.`);
}

function unreadable(name: string, { fault, message }: DocumentFault): LegworkError {
  const words = `${name} cannot be read: ${message.replace(/\.$/, "")}.`;
  if (fault === "too_large") return new LegworkError("payload_too_large", words);
  return new LegworkError(fault === "no_sheet" ? "invalid_request" : "unsupported_media_type", words);
}
