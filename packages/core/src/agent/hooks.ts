import type { AgentAction, AgentQuestion } from "@legwork/protocol";

/** A tool of the embedding program: what it answers is told to the model. */
export type CustomTool = {
  description: string;
  /** JSON Schema of the input; the input is checked against it before `execute` is called. */
  inputSchema: Record<string, unknown>;
  /** What it throws is told to the model as a failure of the tool. */
  execute(input: unknown, options: { signal: AbortSignal }): Promise<unknown>;
};

/** A tool of an MCP server, as `tools/list` gives it. */
export type McpTool = {
  name: string;
  description?: string | undefined;
  inputSchema: Record<string, unknown>;
};

/** What an agent needs of an MCP client that is connected already; those of the MCP SDK fit. */
export type McpClient = {
  listTools(parameters?: { cursor?: string }): Promise<{ tools: McpTool[]; nextCursor?: string | undefined }>;
  callTool(
    call: { name: string; arguments: Record<string, unknown> },
    options?: { signal?: AbortSignal; timeout?: number },
  ): Promise<unknown>;
  getServerVersion?(): { name: string } | undefined;
};

/** An MCP server that is started as a program and spoken to over STDIO; only the operator's own process may ask for it. */
export type McpCommand = { command: string; args?: string[]; env?: Record<string, string> };

/** What a program that embeds the engine gives an agent's run beside its input; nothing of it can come over HTTP. */
export type AgentHooks = {
  tools?: Readonly<Record<string, CustomTool>>;
  integrations?: readonly (McpClient | McpCommand)[];
  /** Told of every action, once it is recorded. */
  onStep?: (action: AgentAction) => void;
  /** Asked before a step that cannot be undone. `false`, or words saying why not, keep it from being done. */
  approve?: (question: AgentQuestion) => Promise<boolean | string>;
  /** Answers what the agent asks a person. */
  answer?: (question: AgentQuestion) => Promise<string>;
};
