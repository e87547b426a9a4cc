import type { AgentResult, Input } from "@legwork/protocol";

/** What an agent is to do. */
export type Task = Input<"agentExecute">["executeOptions"] & {
  /** Instructions of the agent's configuration, for its model calls. */
  systemPrompt: string | undefined;
};

/** How a run ended; what it did stands in the recorder. */
export type Ended = Pick<AgentResult, "completed" | "message"> & {
  output?: unknown;
  metadata?: Record<string, unknown>;
};
