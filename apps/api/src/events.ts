import { randomUUID } from "node:crypto";
import type { StreamEvent } from "@legwork/protocol";
import { stream } from "hono/streaming";
import type { AppContext } from "./app-context.ts";
import type { Outcome, Run } from "./run.ts";

/** Milliseconds between comments that keep proxies and clients from taking a quiet stream for a dead one. */
export const heartbeatMs = 15_000;

/** A stream is for its reader alone, and as it comes. */
export const eventStreamHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
};

/** Milliseconds for which a reader may take nothing of what was sent, before its connection is closed. */
const defaultStallMs = 60_000;

/** `data`: lines that begin with `data: ` alone. `event`: preceded by a line with the event's name. */
export type FrameForm = "data" | "event";

export type StreamOptions = {
  form: FrameForm;
  /** What `finished` carries beside its status. */
  finished: (output: unknown) => Record<string, unknown> & { result?: unknown };
  /** For which the reader may take nothing, ms. Default: 60000. */
  stallMs?: number | undefined;
  /** Told before the last event is sent. */
  onOutcome: (outcome: Outcome) => void;
};

/** Answers with the events of a run, as Server-Sent Events, until it has ended. */
export function streamRun(context: AppContext, run: Run, options: StreamOptions): Response {
  for (const [name, value] of Object.entries(eventStreamHeaders)) context.header(name, value);
  return stream(context, async (output) => {
    const write = async (text: string) => {
      // Closing what nobody reads ends the stream, and with it the work, when nobody else waits for that.
      const timer = setTimeout(() => context.env.outgoing?.destroy(), options.stallMs ?? defaultStallMs);
      await output.write(text);
      clearTimeout(timer);
    };
    const send = (data: StreamEvent["data"]) => write(frame(data, options.form));
    const heartbeat = setInterval(() => void write(": heartbeat\n\n"), heartbeatMs);
    try {
      await send({ status: "starting" });
      await send({ status: "connected" });
      run.listen((told) => void send({ status: "running", ...told }));
      const outcome = await run.outcome;
      options.onOutcome(outcome);
      await send(lastEvent(outcome, options.finished));
    } finally {
      clearInterval(heartbeat);
    }
  });
}

function lastEvent(outcome: Outcome, finished: StreamOptions["finished"]): StreamEvent["data"] {
  if ("output" in outcome) return { status: "finished", result: null, ...finished(outcome.output) };
  const { message, code, actions } = outcome.error;
  return {
    status: "error",
    error: message,
    code,
    ...(actions === undefined ? {} : { actions: [...actions] }),
  };
}

function frame(data: StreamEvent["data"], form: FrameForm): string {
  const event: StreamEvent = { data, type: data.status === "running" ? "log" : "system", id: randomUUID() };
  const lines = `data: ${JSON.stringify(event)}\n\n`;
  return form === "data" ? lines : `event: ${data.status}\n${lines}`;
}
