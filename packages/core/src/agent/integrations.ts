import { LegworkError } from "@legwork/protocol";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { race } from "../deadline.ts";
import { guardedFetch } from "../model/guarded-fetch.ts";
import { checkedFetch } from "../network/checked-fetch.ts";
import { dataBlock } from "../model/prompts/page-block.ts";
import { longestToolAnswer, objectSchema, toolStep } from "./custom-tools.ts";
import type { McpClient, McpCommand, McpTool } from "./hooks.ts";
import type { Run } from "./run.ts";
import { counted, type AgentTool } from "./tool.ts";

type Transport = StreamableHTTPClientTransport | StdioClientTransport;

/** How long a server may take to answer while a run begins, ms; no longer than a call of its tools, where that is shorter. */
const longestConnect = 15_000;
/** Tools of one server at most; what a model is offered costs tokens in every turn. */
const mostTools = 100;
/** Longest description of a tool that is told to the model, characters. */
const longestDescription = 1_000;

type Server = { name: string; client: McpClient; tools: McpTool[] };

/** The MCP servers that a run works with, and their tools; those that the run connected to are left at its end. */
export class Integrations implements AsyncDisposable {
  readonly tools: Readonly<Record<string, AgentTool>>;
  readonly #opened: Client[];

  private constructor(tools: Record<string, AgentTool>, opened: Client[]) {
    this.tools = tools;
    this.#opened = opened;
  }

  /**
   * Connects to every server and reads its tools. A tool whose name is taken gets its server's name before its own.
   * @throws LegworkError `agent_failed` for a server that cannot be reached, `url_forbidden` for one that may not be.
   */
  static async connect(run: Run, taken: string[]): Promise<Integrations> {
    const opened: Client[] = [];
    const given = [...integrationsOf(run), ...(run.hooks.integrations ?? [])];
    try {
      const servers = await Promise.all(given.map((each) => serverOf(run, each, opened)));
      return new Integrations(toolsOf(run, servers, new Set(taken)), opened);
    } catch (error) {
      await closeAll(opened);
      throw error;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await closeAll(this.#opened);
  }
}

/** @throws LegworkError `forbidden` for a program that a caller who is not trusted wants started. */
function integrationsOf({ task, scene }: Run): (string | McpCommand)[] {
  const given = task.integrations ?? [];
  if (scene.context.services.trustClients || given.every((each) => typeof each === "string"))
    return given.map((each) => (typeof each === "string" ? each : commandOf(each)));
  throw new LegworkError(
    "forbidden",
    "agentConfig.integrations names a program to start, which this server does for trusted callers only (LEGWORK_TRUST_CLIENTS=1). Give the address of an MCP server over HTTP.",
  );
}

type Given = Exclude<NonNullable<Run["task"]["integrations"]>[number], string>;

function commandOf({ command, args, env }: Given): McpCommand {
  return { command, ...(args === undefined ? {} : { args }), ...(env === undefined ? {} : { env }) };
}

async function closeAll(clients: Client[]): Promise<void> {
  await Promise.allSettled(clients.map((client) => client.close()));
}

async function serverOf(run: Run, given: string | McpClient | McpCommand, opened: Client[]): Promise<Server> {
  const where = typeof given === "string" ? (URL.parse(given)?.origin ?? "an address") : wordsFor(given);
  const timeout = Math.min(longestConnect, run.task.toolTimeout ?? longestConnect);
  const limit = AbortSignal.any([run.scene.context.signal, AbortSignal.timeout(timeout)]);
  try {
    const client = await race(clientFor(run, given, opened), limit);
    const tools = await race(listTools(client), limit);
    return { name: nameOf(client, where), client, tools };
  } catch (error) {
    if (run.scene.context.signal.aborted) throw error;
    if (error instanceof LegworkError && error.code !== "timeout") throw error;
    const why = limit.aborted
      ? `it did not answer within ${timeout} ms`
      : (error as Error).message.slice(0, 300);
    throw new LegworkError(
      "agent_failed",
      `The MCP server at ${where} could not be used: ${why}. Check that it runs and speaks MCP over Streamable HTTP, or leave it out of the integrations.`,
      { cause: error },
    );
  }
}

function wordsFor(given: McpClient | McpCommand): string {
  return "command" in given ? `the command ${given.command}` : "the connected client";
}

async function clientFor(
  run: Run,
  given: string | McpClient | McpCommand,
  opened: Client[],
): Promise<McpClient> {
  if (typeof given !== "string" && !("command" in given)) return given;
  const client = new Client({ name: "legwork", version: "0.1.0" });
  opened.push(client);
  await client.connect(transportFor(run, given));
  return client as McpClient;
}

/** A caller's address obeys the same rules as a page's, and every request to it is checked anew. */
function transportFor(run: Run, given: string | McpCommand): Transport {
  if (typeof given !== "string")
    return new StdioClientTransport({ ...given, args: given.args ?? [], stderr: "ignore" });
  const { policy } = run.scene.context.services.egress;
  return new StreamableHTTPClientTransport(new URL(given), { fetch: guardedFetch(checkedFetch(policy)) });
}

async function listTools(client: McpClient): Promise<McpTool[]> {
  const tools: McpTool[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.listTools(cursor === undefined ? {} : { cursor });
    tools.push(...page.tools);
    cursor = page.nextCursor;
  } while (cursor !== undefined && tools.length < mostTools);
  return tools.slice(0, mostTools);
}

function nameOf(client: McpClient, where: string): string {
  const name = client.getServerVersion?.()?.name ?? where.replace(/^https?:\/\//, "");
  return fitting(name) || "server";
}

function fitting(name: string): string {
  return name.replace(/[^\w-]+/g, "_").slice(0, 64);
}

function toolsOf(run: Run, servers: Server[], taken: Set<string>): Record<string, AgentTool> {
  const tools: Record<string, AgentTool> = {};
  for (const server of servers) {
    for (const tool of server.tools) {
      const name = freeName(fitting(tool.name), server.name, taken);
      taken.add(name);
      tools[name] = mcpTool(run, { ...server, name }, tool);
    }
  }
  return tools;
}

function freeName(own: string, server: string, taken: Set<string>): string {
  if (!taken.has(own)) return own;
  const prefixed = fitting(`${server}_${own}`);
  let name = prefixed;
  for (let number = 2; taken.has(name); number += 1) name = `${prefixed.slice(0, 60)}_${number}`;
  return name;
}

function mcpTool(run: Run, { name, client }: Omit<Server, "tools">, tool: McpTool): AgentTool {
  return {
    acts: true,
    // Whoever runs the server wrote it, not the person who gave the task.
    description: `A tool of a connected server. What it says of itself: ${(tool.description ?? tool.name).slice(0, longestDescription)}`,
    inputSchema: objectSchema(tool.inputSchema),
    execute: async (input, scene) =>
      counted(run, scene, {
        about: { type: "tool", instruction: `Call ${name}`, key: [name, input] },
        work: async () => {
          const call = { name: tool.name, arguments: input as Record<string, unknown> };
          const answer = await client.callTool(call, { signal: scene.context.signal });
          const { text, isError } = scene.secrets.disarm(readAnswer(answer));
          if (!isError) return toolStep(name, text);
          const failure = toolStep(name, undefined, "The tool reported an error.");
          const words = `${failure.answer.text}\n${dataBlock(text.slice(0, longestToolAnswer))}`;
          return { ...failure, answer: { ...failure.answer, text: words } };
        },
      }),
  };
}

type Content = { type: string; text?: string; resource?: { text?: string; uri?: string }; uri?: string };

/** The words of a tool's result (MCP, Tools, section on results); what is no text is named. */
function readAnswer(answer: unknown): { text: string; isError: boolean } {
  const {
    content = [],
    structuredContent,
    isError = false,
  } = answer as {
    content?: Content[];
    structuredContent?: unknown;
    isError?: boolean;
  };
  const words = content.map(
    (part) => part.text ?? part.resource?.text ?? `(${part.type} ${part.resource?.uri ?? part.uri ?? ""})`,
  );
  const text = words.length > 0 ? words.join("\n") : JSON.stringify(structuredContent ?? null);
  return { text, isError };
}
