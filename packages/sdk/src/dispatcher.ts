import type { Operations } from "./protocol.gen.ts";

export type OperationName = keyof Operations;

/** What comes with a call beside its input. */
export type Caller = {
  /** The session of every operation but `start`. */
  sessionId?: string | undefined;
  /** Key for the model's provider; wins over the one that the dispatcher was made with. */
  modelApiKey?: string | undefined;
  /** Aborts the work where it is done; the call rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Told in words what happens while it happens. */
  onProgress?: ((message: string) => void) | undefined;
};

/** Anything that operations can be sent to. Resolves to the operation's output; rejects with a `LegworkError`. */
export type Dispatcher = {
  dispatch(name: OperationName, raw: unknown, caller?: Caller): Promise<unknown>;
};
