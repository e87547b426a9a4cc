import type { TokenCount } from "./admission/metered-models.ts";
import type { ContextPool } from "./browser/contexts.ts";
import type { EndReason } from "./store/store.ts";

/** What an engine is doing at a moment, for whoever watches over it. */
export type Figures = {
  sessions: {
    /** Run, or are being opened. */
    open: number;
    /** Starts that wait for a place. */
    waiting: number;
    /** Have ended since the engine was made, by reason. */
    ended: Partial<Record<EndReason, number>>;
  };
  /** Operations that run at this moment. */
  running: number;
  /** Of language models, since the engine was made. */
  tokens: TokenCount;
  browsers: ContextPool["figures"];
};

/** One operation, when it has ended. */
export type OperationEnd = {
  operation: string;
  /** `done`; `not_done` for what could not be done on the page; else the code of the error. */
  outcome: string;
  ms: number;
};

/** An act that says it was not done is no error of the request, and no success either. */
export function outcomeOf(output: unknown): "done" | "not_done" {
  if (typeof output !== "object" || output === null || !("result" in output)) return "done";
  const { result } = output;
  const isFailure =
    typeof result === "object" && result !== null && "success" in result && result.success === false;
  return isFailure ? "not_done" : "done";
}
