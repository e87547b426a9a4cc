import { randomUUID } from "node:crypto";
import type { StreamEvent } from "@legwork/protocol";
import { stream } from "hono/streaming";
import type { AppContext } from "./app-context.ts";
import type { Outcome, Run } from "./run.ts";

/** Milliseconds between comments that keep proxies and clients from taking a quiet stream for a dead one. */
const heartbeatMs = 15_000;

/** `data`: lines that begin with `data: ` alone. `event`: preceded by a line with the event's name. */
export type FrameForm = "data" | "event";

export type StreamOptions = {
  form: FrameForm;
  /** What `finished` carries beside its status. */
  finished: (output: unknown) => Record<string, unknown> & { result?: unknown };
  /** Told before the last event is sent. */
  onOutcome: (outcome: Outcome) => void;
};

/** Answers with the events of a run, as Server-Sent Events, until it has ended. */
export function streamRun(context: AppContext, run: Run, options: StreamOptions): Response {
  const headers = {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-cache, no-transform",
    "X-Accel-Buffering": "no",
  };
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  return stream(context, async (output) => {
    const send = (data: StreamEvent["data"]) => output.write(frame(data, options.form));
    const heartbeat = setInterval(() => void output.write(": heartbeat\n\n"), heartbeatMs);
    try {
      await send({ status: "starting" });
      await send({ status: "connected" });
      run.listen((message) => void send({ status: "running", message }));
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
  return { status: "error", error: outcome.error.message, code: outcome.error.code };
}

function frame(data: StreamEvent["data"], form: FrameForm): string {
  const event: StreamEvent = { data, type: data.status === "running" ? "log" : "system", id: randomUUID() };
  const lines = `data: ${JSON.stringify(event)}\n\n`;
  return form === "data" ? lines : `event: ${data.status}\n${lines}`;
}
