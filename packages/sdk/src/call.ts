import type { OperationName } from "./dispatcher.ts";
import type { Operations } from "./protocol.gen.ts";

/** Options of every call. */
export type CallOptions = {
  /** Aborts the call, and the work that it is waiting for; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Told in words what happens while it happens. */
  onProgress?: ((message: string) => void) | undefined;
};

/** Asks something of a client's own session. */
export type Call = <Name extends OperationName>(
  name: Name,
  input: Operations[Name]["input"],
  options?: CallOptions,
) => Promise<Operations[Name]["output"]>;

/** Parts what stays on this side from what is sent. */
export function splitOptions<Options extends CallOptions>(
  options: Options,
): { caller: CallOptions; sent: Omit<Options, keyof CallOptions> } {
  const { signal, onProgress, ...sent } = options;
  return { caller: { signal, onProgress }, sent };
}
