import type { AgentHooks } from "./agent-tools.ts";
import type { AgentAction, Operations } from "./protocol.gen.ts";

export type OperationName = keyof Operations;

/** What comes with a call beside its input. */
export type Caller = {
  /** The session of every operation but `start`. */
  sessionId?: string | undefined;
  /** Key for the model's provider; wins over the one that the dispatcher was made with. */
  modelApiKey?: string | undefined;
  /** Aborts the work where it is done; the call rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Told in words what happens while it happens; of an agent's action, once it is over, with the action. */
  onProgress?: ((message: string, action?: AgentAction) => void) | undefined;
  /** What lives in this process and an agent's run is to have; refused by a service. */
  agent?: AgentHooks | undefined;
  /** The file that an upload sends, as it is, instead of base64 in the input. */
  contentBytes?: Blob | undefined;
  /** Given the file that the answer is about, as it is, instead of base64 in the output. */
  onContentBytes?: ((content: Uint8Array) => void) | undefined;
};

/** Anything that operations can be sent to. Resolves to the operation's output; rejects with a `LegworkError`. */
export type Dispatcher = {
  dispatch(name: OperationName, raw: unknown, caller?: Caller): Promise<unknown>;
  /** True when it can call functions of this process. Default: false. */
  readonly inProcess?: boolean;
  /** Ends what belongs to it alone. */
  close?(): Promise<void>;
};
