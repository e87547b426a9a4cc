import type { Readable } from "node:stream";
import type { AgentAction, OperationName, Usage } from "@legwork/protocol";
import type { AgentHooks } from "./agent/hooks.ts";
import type { Principal } from "./principal.ts";

/** What comes with a request beside its body. */
export type Caller = {
  principal: Principal;
  /** The session of every operation but `start`. */
  sessionId?: string;
  /** Key for the provider of the model that the request or its session names. Never stored. */
  modelApiKey?: string;
  /** Where the caller reaches this service, such as `http://127.0.0.1:4700`: links begin with it. Absent: there are none. */
  baseUrl?: string;
  /** `x-language` of the client; kept with the record. */
  clientLanguage?: string;
  /** Aborts the work: the page is left as it is, the session lives on. */
  signal?: AbortSignal;
  /**
   * Called once for work on a session, when the input is valid and the work has a turn: what fails before that has done
   * nothing.
   */
  onStarted?: () => void;
  /** The body itself, where that is a file and no JSON. */
  content?: AsyncIterable<Uint8Array>;
  /** Given the content of a file that the answer is about. Default: it is in the answer, in base64. */
  onContent?: (content: Readable) => void;
  /** Told in words what happens while it happens; of an agent's action, once it is over, with the action. */
  onProgress?: (message: string, action?: AgentAction) => void;
  /** Told what each call of a language model used. */
  onTokens?: (usage: Usage) => void;
  /** Told why an attempt to ask a language model failed, before the next one. */
  onModelFailure?: (words: string) => void;
  /** What an embedding program gives an agent's run: tools, connected MCP clients, callbacks. Never set from a request. */
  agent?: AgentHooks;
};

/** Anything that operations can be sent to: the engine in process, or a client of a running service. */
export type Dispatcher = {
  dispatch(name: OperationName, raw: unknown, caller: Caller): Promise<unknown>;
};
