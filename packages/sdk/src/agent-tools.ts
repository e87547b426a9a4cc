import { LegworkError } from "./errors.ts";
import type { AgentExecuteInput } from "./protocol.gen.ts";
import { applySchema, toJsonSchema, type Schema } from "./schema.ts";

type WireConfig = NonNullable<AgentExecuteInput["agentConfig"]>;
type WireTool = NonNullable<WireConfig["tools"]>[string];
type WireIntegration = NonNullable<WireConfig["integrations"]>[number];

/** A tool that runs in this process, with `env: "LOCAL"` alone. */
export type FunctionTool = {
  description: string;
  /** What the input has to look like: a JSON Schema or a schema of a library, which also checks and transforms it. */
  inputSchema: Schema;
  /** What it answers is told to the model; what it throws, as a failure of the tool. */
  execute(input: never, options: { signal: AbortSignal }): unknown;
};

/** Without a function: its calls wait for `agentAnswer` of the client. */
export type AgentTool = WireTool | FunctionTool;

/** A connected MCP client, such as those of the MCP SDK, with `env: "LOCAL"` alone. */
export type McpClient = {
  listTools(parameters?: { cursor?: string }): Promise<{
    tools: { name: string; description?: string | undefined; inputSchema: Record<string, unknown> }[];
    nextCursor?: string | undefined;
  }>;
  callTool(
    call: { name: string; arguments: Record<string, unknown> },
    options?: { signal?: AbortSignal; timeout?: number },
  ): Promise<unknown>;
  getServerVersion?(): { name: string } | undefined;
};

/** An MCP server: its address, a program that is started, or a connected client. */
export type AgentIntegration = WireIntegration | McpClient;

/** What lives in this process, as the engine takes it. */
export type AgentHooks = {
  tools?: Readonly<Record<string, HookTool>>;
  integrations?: readonly (McpClient | { command: string; args?: string[]; env?: Record<string, string> })[];
};

type HookTool = {
  description: string;
  inputSchema: Record<string, unknown>;
  execute(input: unknown, options: { signal: AbortSignal }): Promise<unknown>;
};

export type GivenTools = {
  tools?: Record<string, AgentTool> | undefined;
  integrations?: AgentIntegration[] | undefined;
};

/** What can be sent, and what stays here. */
export type SplitTools = {
  sent: Pick<WireConfig, "tools" | "integrations">;
  hooks: AgentHooks | undefined;
};

/**
 * Parts what can be sent from what lives in this process.
 * @throws LegworkError `invalid_request` for what lives here and is to be sent to a service; JSON would drop it without a word.
 */
export function splitTools({ tools = {}, integrations = [] }: GivenTools, inProcess: boolean): SplitTools {
  const functions = Object.entries(tools).filter((entry): entry is [string, FunctionTool] =>
    isFunctionTool(entry[1]),
  );
  const clients = integrations.filter(isClient);
  if (!inProcess) refuse(functions, clients);
  const sentTools = Object.entries(tools).filter(([, tool]) => !isFunctionTool(tool)) as [string, WireTool][];
  const sentIntegrations = integrations.filter((given): given is WireIntegration => !isClient(given));
  const hooks = {
    ...(functions.length > 0 && { tools: Object.fromEntries(functions.map(toHook)) }),
    ...(clients.length > 0 && { integrations: clients }),
  };
  return {
    sent: {
      ...(sentTools.length > 0 && { tools: Object.fromEntries(sentTools) }),
      ...(sentIntegrations.length > 0 && { integrations: sentIntegrations }),
    },
    hooks: Object.keys(hooks).length > 0 ? hooks : undefined,
  };
}

function toHook([name, { description, inputSchema, execute }]: [string, FunctionTool]): [string, HookTool] {
  const hook: HookTool = {
    description,
    inputSchema: toJsonSchema(inputSchema),
    execute: async (input: unknown, options: { signal: AbortSignal }) =>
      await execute((await applySchema(inputSchema, input)) as never, options),
  };
  return [name, hook];
}

function isFunctionTool(tool: unknown): tool is FunctionTool {
  const parts = typeof tool === "object" && tool !== null ? Object.values(tool) : [tool];
  return parts.some((part) => typeof part === "function");
}

function isClient(integration: AgentIntegration): integration is McpClient {
  return typeof integration === "object" && !("command" in integration);
}

function refuse(functions: [string, FunctionTool][], clients: McpClient[]): void {
  const [name] = functions[0] ?? [];
  const message =
    name === undefined
      ? "agent({ integrations }) takes addresses of MCP servers; a connected client cannot be sent to a service."
      : `agent({ tools }) cannot send the functions of "${name}" to a service: offer it over MCP, in \`integrations\`.`;
  if (name === undefined && clients.length === 0) return;
  throw new LegworkError("invalid_request", `${message} With env: "LOCAL" it can be given as it is.`);
}
