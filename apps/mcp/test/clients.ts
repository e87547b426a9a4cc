import { fileURLToPath } from "node:url";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as EarlierClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as EarlierStdioTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as EarlierHttpTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

/** The SDK's current client in both eras, and the client of its former line. */
export const clientKinds = ["v2 in the 2026 era", "v2 in the 2025 era", "v1"] as const;

export type ClientKind = (typeof clientKinds)[number];

export type Answer = {
  isError: boolean;
  text: string;
  /** Undefined when an error carries none. */
  output: Record<string, unknown> | undefined;
  picture: { data: string; mimeType: string } | undefined;
};

export type CallOptions = {
  signal?: AbortSignal;
  onprogress?: (progress: { progress: number; message?: string | undefined }) => void;
  /** Milliseconds. Default: 60000. */
  timeout?: number;
};

export type TestClient = {
  call(name: string, parameters?: Record<string, unknown>, options?: CallOptions): Promise<Answer>;
  tools(): Promise<{ name: string }[]>;
  resources(): Promise<{ uri: string; name: string }[]>;
  resourceTemplates(): Promise<{ uriTemplate: string }[]>;
  read(uri: string): Promise<{ uri: string; mimeType?: string; text?: string; blob?: string }[]>;
  prompts(): Promise<{ name: string; arguments?: { name: string; required?: boolean }[] | undefined }[]>;
  /** The text that a prompt puts before the model. */
  prompt(name: string, parameters: Record<string, string>): Promise<string>;
  instructions(): string | undefined;
  /** Ends the transport session, where the protocol knows one. */
  terminate(): Promise<void>;
  close(): Promise<void>;
};

export function isModern(kind: ClientKind): boolean {
  return kind === "v2 in the 2026 era";
}

export type Process = { command: string; args: string[]; env: Record<string, string> };

/** Where Node keeps what it has compiled of the sources, which every process would else do again. */
const compileCache = fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url));

/** The server from its sources, as a client's configuration would start it. */
export function describeProcess(
  parameters: string[] = [],
  environment: Record<string, string> = {},
): Process {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const { PATH = "", HOME = "" } = process.env;
  return {
    command: process.execPath,
    args: ["--conditions=@legwork/source", main, ...parameters],
    env: { PATH, HOME, NODE_COMPILE_CACHE: compileCache, ...environment },
  };
}

export async function connectStdio(kind: ClientKind, server: Process): Promise<TestClient> {
  if (kind === "v1") {
    const transport = new EarlierStdioTransport({ ...server, stderr: "inherit" });
    return await connectEarlier(transport, async () => {});
  }
  const transport = new StdioClientTransport({ ...server, stderr: "inherit" });
  return await connectCurrent(kind, transport, async () => {});
}

export async function connectHttp(
  kind: ClientKind,
  url: string,
  headers: Record<string, string> = {},
): Promise<TestClient> {
  const options = { requestInit: { headers } };
  if (kind === "v1") {
    const transport = new EarlierHttpTransport(new URL(url), options);
    return await connectEarlier(transport, () => transport.terminateSession());
  }
  const transport = new StreamableHTTPClientTransport(new URL(url), options);
  return await connectCurrent(kind, transport, () => transport.terminateSession());
}

const about = { name: "legwork-test", version: "0.0.0" };

async function connectCurrent(
  kind: ClientKind,
  transport: StdioClientTransport | StreamableHTTPClientTransport,
  terminate: () => Promise<void>,
): Promise<TestClient> {
  const mode = isModern(kind) ? { pin: "2026-07-28" } : ("legacy" as const);
  const client = new Client(about, { versionNegotiation: { mode } });
  await client.connect(transport);
  return {
    call: async (name, parameters = {}, options = {}) =>
      toAnswer(await client.callTool({ name, arguments: parameters }, options)),
    ...listsOf(client as unknown as Lists),
    instructions: () => client.getInstructions(),
    terminate,
    close: () => client.close(),
  };
}

/** What both lines of the SDK call alike, but type apart. */
type Lists = {
  listTools(): Promise<{ tools: { name: string }[] }>;
  listResources(): Promise<{ resources: Awaited<ReturnType<TestClient["resources"]>> }>;
  listResourceTemplates(): Promise<{
    resourceTemplates: Awaited<ReturnType<TestClient["resourceTemplates"]>>;
  }>;
  readResource(asked: { uri: string }): Promise<{ contents: Awaited<ReturnType<TestClient["read"]>> }>;
  listPrompts(): Promise<{ prompts: Awaited<ReturnType<TestClient["prompts"]>> }>;
  getPrompt(asked: {
    name: string;
    arguments: Record<string, string>;
  }): Promise<{ messages: { content: { text?: string } }[] }>;
};

function listsOf(client: Lists) {
  return {
    tools: async () => (await client.listTools()).tools,
    resources: async () => (await client.listResources()).resources,
    resourceTemplates: async () => (await client.listResourceTemplates()).resourceTemplates,
    read: async (uri: string) => (await client.readResource({ uri })).contents,
    prompts: async () => (await client.listPrompts()).prompts,
    prompt: async (name: string, parameters: Record<string, string>) => {
      const { messages } = await client.getPrompt({ name, arguments: parameters });
      return messages.map(({ content }) => content.text ?? "").join("\n");
    },
  };
}

async function connectEarlier(
  transport: EarlierStdioTransport | EarlierHttpTransport,
  terminate: () => Promise<void>,
): Promise<TestClient> {
  const client = new EarlierClient(about);
  // Its own types do not know exact optional properties.
  await client.connect(transport as Parameters<EarlierClient["connect"]>[0]);
  await client.listTools(); // From which it learns the output schemas that it then checks.
  return {
    call: async (name, parameters = {}, options = {}) =>
      toAnswer((await client.callTool({ name, arguments: parameters }, undefined, options)) as RawAnswer),
    ...listsOf(client as unknown as Lists),
    instructions: () => client.getInstructions(),
    terminate,
    close: () => client.close(),
  };
}

type RawAnswer = { isError?: boolean | undefined; content: unknown; structuredContent?: unknown };

function toAnswer({ isError = false, content, structuredContent }: RawAnswer): Answer {
  const parts = content as { type: string; text?: string; data?: string; mimeType?: string }[];
  const text = parts.find(({ type }) => type === "text")?.text ?? "";
  const image = parts.find(({ type }) => type === "image");
  const picture = image && { data: image.data ?? "", mimeType: image.mimeType ?? "" };
  return { isError, text, output: structuredContent as Answer["output"], picture };
}
