import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { chatFormat } from "./scripted-model-chat.ts";
import { interactionsFormat } from "./scripted-model-interactions.ts";
import { messagesFormat } from "./scripted-model-messages.ts";
import { responsesFormat } from "./scripted-model-responses.ts";
import type {
  ScriptedAnswer,
  ScriptedConversation,
  ScriptedError,
  ScriptedRequest,
  ScriptedSilence,
  WireFormat,
} from "./scripted-model-wire.ts";

export type {
  ScriptedAnswer,
  ScriptedConversation,
  ScriptedError,
  ScriptedRequest,
  ScriptedSilence,
  ScriptedToolCall,
  ScriptedUsage,
} from "./scripted-model-wire.ts";

export type Script = (
  request: ScriptedRequest,
) =>
  | ScriptedAnswer
  | ScriptedError
  | ScriptedSilence
  | Promise<ScriptedAnswer | ScriptedError | ScriptedSilence>;

export type ScriptedModel = AsyncDisposable & {
  /** Base URL of the OpenAI-compatible endpoints, with `/v1`; Anthropic's messages and Google's interactions stand there too. */
  url: string;
  requests: ScriptedRequest[];
  /** Says how every request from now on is answered. */
  answer(script: Script): void;
  close(): Promise<void>;
};

const formats: Record<string, { name: ScriptedRequest["format"]; wire: WireFormat }> = {
  "/v1/chat/completions": { name: "chat", wire: chatFormat },
  "/v1/responses": { name: "responses", wire: responsesFormat },
  "/v1/messages": { name: "messages", wire: messagesFormat },
  "/v1/interactions": { name: "interactions", wire: interactionsFormat },
};

/**
 * A language model that says what a script says, behind a real port and in the providers' own wire formats: OpenAI chat
 * completions and responses, Anthropic messages, Google interactions; not streamed.
 */
export async function startScriptedModel(script: Script = noScript): Promise<ScriptedModel> {
  const requests: ScriptedRequest[] = [];
  let current = script;
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing, { requests, script: (request) => current(request) }).catch((error: unknown) => {
      reply(outgoing, {
        status: 500,
        body: { error: { message: `The script failed: ${String(error)}`, type: "script_error" } },
      });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => stop(server);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answer(next) {
      current = next;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

type Scripting = { requests: ScriptedRequest[]; script: Script };

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  scripting: Scripting,
): Promise<void> {
  const format = formats[new URL(incoming.url ?? "/", "http://localhost").pathname];
  if (incoming.method !== "POST" || format === undefined) {
    return reply(outgoing, {
      status: 404,
      body: { error: { message: `No such endpoint: ${incoming.url}`, type: "not_found_error" } },
    });
  }
  const raw = (await incoming.toArray()).join("");
  const body = JSON.parse(raw) as Record<string, unknown>;
  if (body["stream"] === true)
    return reply(outgoing, {
      status: 400,
      body: format.wire.writeError({ status: 400, error: "This server does not stream." }),
    });
  const gone = new AbortController();
  outgoing.once("close", () => gone.abort());
  const request = requestOf(format.wire.read(body), {
    format: format.name,
    number: scripting.requests.length + 1,
    headers: incoming.headers,
    raw,
    signal: gone.signal,
  });
  scripting.requests.push(request);
  const answer = await scripting.script(request);
  if ("silence" in answer || outgoing.destroyed) return;
  if ("status" in answer)
    return reply(outgoing, {
      status: answer.status,
      body: format.wire.writeError(answer),
      headers: answer.headers,
    });
  reply(outgoing, { status: 200, body: format.wire.write(answer, request) });
}

function requestOf(
  conversation: ScriptedConversation,
  transport: Pick<ScriptedRequest, "format" | "number" | "headers" | "raw" | "signal">,
): ScriptedRequest {
  const { messages } = conversation;
  const lastAnswer = messages.findLastIndex((message) => message.role === "assistant");
  return {
    ...conversation,
    ...transport,
    turn: messages.filter((message) => message.role === "assistant").length + 1,
    lastUserText: messages.findLast((message) => message.role === "user")?.text ?? "",
    toolResults: messages
      .slice(lastAnswer + 1)
      .filter((message) => message.role === "tool")
      .map((message) => message.text),
  };
}

type Reply = { status: number; body: unknown; headers?: Record<string, string> | undefined };

function reply(outgoing: ServerResponse, { status, body, headers }: Reply): void {
  outgoing.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

function noScript(): ScriptedError {
  return { status: 500, error: "No script was given; call answer() first." };
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
