import {
  ProtocolError,
  ProtocolErrorCode,
  type CallToolResult,
  type Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { isTooDeep } from "@legwork/protocol";
import { definitionOf, describeArguments, inputOf } from "./definitions.ts";
import { experimentalTools } from "./experimental-tools.ts";
import { describeFailure, type Log } from "./log.ts";
import { reportProgress } from "./progress.ts";
import { invalidArguments, isCodedError, toErrorResult, tooDeep, toResult, unknownTool } from "./result.ts";
import type { ServerParts } from "./server-parts.ts";
import type { SessionSettings } from "./session-settings.ts";
import type { Tool, ToolContext } from "./tool.ts";
import { tools } from "./tools.ts";

/** Lists the tools, and calls them. */
export function serveTools(server: Server, parts: ServerParts): void {
  server.setRequestHandler("tools/list", () => ({
    tools: toolsFor(parts.sessions.settings).map((tool) => definitionOf(tool, parts.era)),
  }));
  server.setRequestHandler(
    "tools/call",
    async ({ params }, context) => await callTool(params, context, parts),
  );
}

function toolsFor({ experimental }: SessionSettings): readonly Tool[] {
  return experimental ? [...tools, ...experimentalTools] : tools;
}

const namesOf = (list: readonly Tool[]): string[] => list.map(({ name }) => name);

type Call = { name: string; arguments?: Record<string, unknown> | undefined };

async function callTool(call: Call, context: ServerContext, parts: ServerParts): Promise<CallToolResult> {
  const tools = toolsFor(parts.sessions.settings);
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) throw unknownTool(call.name, namesOf(tools));
  const given = call.arguments ?? {};
  if (isTooDeep(given)) throw tooDeep(tool.name);
  const input = inputOf(tool, parts.era).safeParse(given);
  if (!input.success) {
    const { error } = input;
    throw invalidArguments(tool.name, { given, error }, describeArguments(tool, parts.era));
  }
  using progress = reportProgress(context);
  try {
    return toResult(
      await tool.run(input.data, toolContext(context.mcpReq.signal, progress.onProgress, parts)),
    );
  } catch (error) {
    return explain(error, { tool, signal: context.mcpReq.signal, log: parts.log });
  }
}

function toolContext(
  signal: AbortSignal,
  onProgress: (message: string) => void,
  { sessions, service }: ServerParts,
): ToolContext {
  const { modelApiKey } = sessions.settings;
  const common = {
    signal,
    onProgress,
    ...(modelApiKey === undefined ? {} : { modelApiKey }),
  };
  return {
    sessions,
    signal,
    dispatch: async (name, raw, sessionId) => await service.dispatch(name, raw, { ...common, sessionId }),
  };
}

function explain(
  error: unknown,
  { tool, signal, log }: { tool: Tool; signal: AbortSignal; log: Log },
): CallToolResult {
  if (isCodedError(error)) return toErrorResult(error);
  // Nobody waits for the answer to a cancelled call.
  if (!signal.aborted) log(`${tool.name} failed inside: ${describeFailure(error)}`);
  throw new ProtocolError(
    ProtocolErrorCode.InternalError,
    `${tool.name} failed inside the MCP server. Its log says more.`,
  );
}
