import type { Output, SessionEvent } from "@legwork/protocol";
import { stream } from "hono/streaming";
import type { AppContext } from "./app-context.ts";
import { eventStreamHeaders, heartbeatMs } from "./events.ts";

type Part = Output<"sessionEvents">;

/** Asks for what comes after an event, waiting for it that long; rejects with a `LegworkError`. */
export type ReadEvents = (place: { after?: string; waitMs: number }) => Promise<Part>;

/** Milliseconds that a reader may take none of what is written; it can come back for the rest. */
const longestStall = 60_000;
/** How soon a reader whose connection broke should come back, ms. */
const retryMs = 1_000;

/** Whether a client that can read either form gets JSON: only one that takes no event stream. */
export function wantsJson(context: AppContext): boolean {
  const accept = context.req.header("accept") ?? "*/*";
  return /application\/json/i.test(accept) && !/text\/(?:event-stream|\*)|\*\/\*/i.test(accept);
}

/**
 * Answers with what a session does, as Server-Sent Events, until it has ended. Nothing is asked for before the reader
 * has taken what there was: one who does not read holds one part in memory, and is let go after a minute.
 *
 * Rejects with what is wrong before the stream begins.
 */
export async function streamSessionEvents(context: AppContext, read: ReadEvents): Promise<Response> {
  const after = context.req.header("last-event-id") || context.req.query("after");
  const first = await read({ ...(after ? { after } : {}), waitMs: 0 });
  for (const [name, value] of Object.entries(eventStreamHeaders)) context.header(name, value);
  if (context.req.method === "HEAD") return context.body(null);
  return stream(context, async (output) => {
    const write = (text: string) => withinStall(output.write(text));
    const isThere = () => !output.aborted && !context.req.raw.signal.aborted;
    let last = after;
    let part: Part | undefined = first;
    if (!(await write(`retry: ${retryMs}\n\n`))) return;
    while (part !== undefined && isThere()) {
      const isQuiet = part.events.length === 0;
      const text = isQuiet ? ": heartbeat\n\n" : part.events.map(frame).join("");
      if (!(isQuiet && part.ended) && !(await write(text))) return;
      if (part.ended) return;
      last = part.events.at(-1)?.id ?? last;
      part = await readOn(read, last);
    }
  });
}

/** Undefined when there is nothing to go on with: the reader comes back, and is told why in plain JSON. */
async function readOn(read: ReadEvents, after: string | undefined): Promise<Part | undefined> {
  try {
    return await read({ ...(after ? { after } : {}), waitMs: heartbeatMs });
  } catch {
    return undefined;
  }
}

/** False when the reader did not take it in time. */
async function withinStall(written: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), longestStall);
  const isTaken = await Promise.race([written.then(() => true), promise]);
  clearTimeout(timer);
  return isTaken;
}

function frame(event: SessionEvent): string {
  return `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
