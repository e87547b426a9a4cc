import type { Caller, OperationName } from "./dispatcher.ts";
import type { AgentAction, Operations } from "./protocol.gen.ts";

/** Options of every call. */
export type CallOptions = {
  /** Aborts the call, and the work that it is waiting for; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Told in words what happens while it happens; of an agent's action, once it is over, with the action. */
  onProgress?: ((message: string, action?: AgentAction) => void) | undefined;
};

/** Options of a call that works on a page. */
export type PageCallOptions = CallOptions & {
  /** One of `context.pages()`. Default: the active page. */
  page?: { readonly id: string } | undefined;
};

/** Options of a call that asks about a session and does nothing in it. */
export type SessionCallOptions = Pick<CallOptions, "signal"> & {
  /** Another session than the client's own, also one that has ended. */
  sessionId?: string | undefined;
};

/** Asks something of a client's own session, or of the service. */
export type Call = <Name extends OperationName>(
  name: Name,
  input: Operations[Name]["input"],
  options?: Caller,
) => Promise<Operations[Name]["output"]>;

/** Parts what stays on this side from what is sent. */
export function splitOptions<Options extends PageCallOptions>(
  options: Options,
): { caller: CallOptions; onPage: { pageId?: string }; sent: Omit<Options, keyof PageCallOptions> } {
  const { signal, onProgress, page, ...sent } = options;
  const onPage = page === undefined ? {} : { pageId: page.id };
  return { caller: { signal, onProgress }, onPage, sent };
}
