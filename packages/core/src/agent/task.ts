import type { AgentResult, Input } from "@legwork/protocol";

type AgentInput = Input<"agentExecute">;

/** What an agent is to do. */
export type Task = AgentInput["executeOptions"] &
  Pick<AgentInput["agentConfig"], "integrations" | "tools"> & {
    /** Instructions of the agent's configuration, for its model calls. */
    systemPrompt: string | undefined;
    mode: "dom" | "hybrid" | "cua";
  };

/** How a run ended; what it did stands in the recorder. */
export type Ended = Pick<AgentResult, "completed" | "message"> & {
  output?: unknown;
  /** Why it is no success, whatever the model says. */
  doubt?: string;
  metadata?: Record<string, unknown>;
  /** What whoever goes on with it is handed: parts of the task that are done, by number, and what was read. */
  carried?: { parts: number[]; answers: string[] };
  /** The conversation, for a run that goes on from it. */
  messages?: Record<string, unknown>[];
};
