import type { AgentAction } from "./protocol.gen.ts";

/** What is told of a run while it goes on, and its result at the end. */
export type AgentEvent<Result> =
  | { type: "log"; message: string }
  | { type: "step"; message: string; action: AgentAction }
  | { type: "result"; result: Result };

/** What a run is given that is told as it goes on. */
export type StreamedRun<Result> = (caller: {
  signal: AbortSignal;
  onProgress: (message: string, action?: AgentAction) => void;
}) => Promise<Result>;

/** Tells a run as it goes on. Whoever stops reading stops the run; how that ends interests nobody any more. */
export async function* streamOf<Result>(
  run: StreamedRun<Result>,
  signal: AbortSignal | undefined,
): AsyncGenerator<AgentEvent<Result>, void, undefined> {
  const told: AgentEvent<Result>[] = [];
  let wake = () => {};
  const tell = (event: AgentEvent<Result>) => {
    told.push(event);
    wake();
  };
  const left = new AbortController();
  const ends = signal === undefined ? left.signal : AbortSignal.any([signal, left.signal]);
  const onProgress = (message: string, action?: AgentAction) =>
    tell(action === undefined ? { type: "log", message } : { type: "step", message, action });
  let hasEnded = false;
  const running = run({ signal: ends, onProgress })
    .then((result) => tell({ type: "result", result }))
    .finally(() => {
      hasEnded = true;
      wake();
    });
  running.catch(() => {}); // Told below, to whoever still reads.
  try {
    for (;;) {
      for (let event = told.shift(); event !== undefined; event = told.shift()) yield event;
      if (hasEnded) return await running;
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (told.length > 0 || hasEnded) resolve();
      });
    }
  } finally {
    left.abort(new Error("The reader has left."));
  }
}
