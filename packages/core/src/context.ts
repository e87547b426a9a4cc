import type { OperationName } from "@legwork/protocol";

/** Who asks. Everything a caller owns is found through its project. */
export type Principal = { projectId: string };

/** What comes with a request beside its body. */
export type Caller = {
  principal: Principal;
  /** The session of every operation but `start`. */
  sessionId?: string;
  /** Key for the provider of the model that the request or its session names. Never stored. */
  modelApiKey?: string;
  /** `x-language` of the client; kept with the record. */
  clientLanguage?: string;
  /** Aborts the work: the page is left as it is, the session lives on. */
  signal?: AbortSignal;
  /**
   * Called once for work on a session, when the input is valid and the work has a turn: what fails before that has done
   * nothing.
   */
  onStarted?: () => void;
  /** Told in words what happens while it happens. */
  onProgress?: (message: string) => void;
};

/** Anything that operations can be sent to: the engine in process, or a client of a running service. */
export type Dispatcher = {
  dispatch(name: OperationName, raw: unknown, caller: Caller): Promise<unknown>;
};
