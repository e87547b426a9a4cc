import { LegworkError, noUsage, type ErrorIssue, type Usage } from "@legwork/protocol";
import type { ModelMessage } from "ai";
import type { z } from "zod";
import { readSchema, type AnswerSchema, type Checked } from "./answer-schema.ts";
import { callModel, userMessage, type ModelAnswer, type Prompt } from "./call.ts";
import { isStrictSchema, wrapSchema, type JsonSchema } from "./json-schema.ts";
import { isSchemaRefusal, modelError, scrub } from "./model-error.ts";
import type { ResolvedLanguageModel } from "./registry.ts";
import { addUsage } from "./usage.ts";
import { resolveUrls, showUrlsAsReferences, type IsOnPage, type ResolveUrl } from "./url-references.ts";

export type StructuredRequest<Value> = {
  resolved: ResolvedLanguageModel;
  instructions: string;
  prompt: Prompt;
  /** What the answer must be: a zod schema, or a JSON Schema of any kind, also one whose root is no object. */
  schema: z.ZodType<Value> | JsonSchema;
  /** When given, the model may answer `ref:e12` for an address, and the address is put in before the answer is checked. */
  resolveUrl?: ResolveUrl;
  /** When given, an address in the answer that the page does not have is refused like one that does not fit. */
  isOnPage?: IsOnPage;
  signal?: AbortSignal;
  /** Tokens. Default: the provider's own limit. */
  maxOutputTokens?: number;
};

/** How a model is brought to answer by a schema: `provider` enforces it, or it is told in words alone. */
type Exchange = {
  instructions: string;
  answer: { schema: JsonSchema; strict: boolean } | undefined;
  wrapped: boolean;
};

type Session<Value> = {
  request: StructuredRequest<Value>;
  schema: AnswerSchema<Value>;
  exchange: Exchange;
  usage: Usage;
};

const longestShownAnswer = 20_000;
const thoughtsEnd = "</think>";

/**
 * One model call whose answer fits the schema in full; one more when it does not, which shows the model its answer and
 * what is wrong with it.
 *
 * The schema goes with the call as the provider's response format: enforced strictly where OpenAI's strict mode could
 * take it, else not. Beyond the big providers it is told in words too, since servers such as Ollama hold a model to a
 * grammar without showing it. A server that refuses the format is asked again at once, in words alone.
 *
 * @throws LegworkError `model_unavailable` when the provider fails or the second answer does not fit either,
 * `invalid_request` for a schema that cannot be used; the signal's reason when it aborts.
 */
export async function generateStructured<Value = unknown>(
  request: StructuredRequest<Value>,
): Promise<{ value: Value; usage: Usage }> {
  const schema = readSchema(request.schema);
  const session: Session<Value> = {
    request,
    schema,
    exchange: enforced(request, schema.json),
    usage: noUsage,
  };
  const messages: ModelMessage[] = [userMessage(request.prompt)];
  const first = await ask(session, messages);
  const read = readAnswer(session, first);
  if ("value" in read) return { value: read.value, usage: session.usage };

  const second = await ask(session, [...messages, ...repair(first, read.issues)]);
  const again = readAnswer(session, second);
  if ("value" in again) return { value: again.value, usage: session.usage };
  throw unfitting(session, again.issues);
}

async function ask<Value>(session: Session<Value>, messages: ModelMessage[]): Promise<ModelAnswer> {
  const { request } = session;
  const { instructions, answer } = session.exchange;
  const { resolved, signal, maxOutputTokens } = request;
  try {
    const given = await callModel({ resolved, instructions, messages, answer, signal, maxOutputTokens });
    session.usage = addUsage(session.usage, given.usage);
    return given;
  } catch (error) {
    if (answer === undefined || signal?.aborted || !isSchemaRefusal(error))
      throw modelError(error, resolved, signal);
    session.exchange = inWords(request, session.schema.json);
    return await ask(session, messages);
  }
}

function enforced<Value>(request: StructuredRequest<Value>, json: JsonSchema): Exchange {
  const shown = request.resolveUrl ? showUrlsAsReferences(json) : json;
  const { schema, wrapped } = wrapSchema(shown);
  const instructions = request.resolved.native ? request.instructions : told(request.instructions, schema);
  return { instructions, answer: { schema, strict: isStrictSchema(schema) }, wrapped };
}

function inWords<Value>(request: StructuredRequest<Value>, json: JsonSchema): Exchange {
  const shown = request.resolveUrl ? showUrlsAsReferences(json) : json;
  return { instructions: told(request.instructions, shown), answer: undefined, wrapped: false };
}

function told(instructions: string, schema: JsonSchema): string {
  return `${instructions}\n\nAnswer with one JSON value that conforms to this JSON Schema, and with nothing else:\n${JSON.stringify(schema)}`;
}

function readAnswer<Value>(session: Session<Value>, answer: ModelAnswer): Checked<Value> {
  const parsed = parseJson(answer.text);
  if (parsed === undefined) {
    const message = answer.truncated
      ? "the answer was cut off at the limit of output tokens; give a shorter one"
      : "the answer is not JSON";
    return { issues: [{ path: "", message }] };
  }
  const raw = session.exchange.wrapped && isRecord(parsed.value) ? parsed.value["value"] : parsed.value;
  const { resolveUrl, isOnPage } = session.request;
  const { value, issues } = resolveUrl
    ? resolveUrls(raw, { resolveUrl, isOnPage })
    : { value: raw, issues: [] };
  if (issues.length > 0) return { issues };
  return session.schema.check(value);
}

/** Reads JSON also from between the words, fences and thoughts that models without a response format put around it. */
function parseJson(text: string): { value: unknown } | undefined {
  const thought = text.lastIndexOf(thoughtsEnd);
  const plain = (thought < 0 ? text : text.slice(thought + thoughtsEnd.length)).trim();
  const start = plain.search(/[[{]/);
  const end = Math.max(plain.lastIndexOf("}"), plain.lastIndexOf("]"));
  for (const attempt of [plain, plain.slice(Math.max(start, 0), end + 1)]) {
    try {
      return { value: JSON.parse(attempt) };
    } catch {
      // Not JSON as it stands; the next reading may be.
    }
  }
  return undefined;
}

function repair(answer: ModelAnswer, issues: ErrorIssue[]): ModelMessage[] {
  const shown = answer.text.slice(0, longestShownAnswer) || "(nothing)";
  return [
    { role: "assistant", content: shown },
    {
      role: "user",
      content: `That answer cannot be used:\n${list(issues)}\nAnswer the same question again with JSON that conforms to the schema, and with nothing else.`,
    },
  ];
}

function unfitting<Value>(session: Session<Value>, issues: ErrorIssue[]): LegworkError {
  const { resolved } = session.request;
  const told = issues.map((issue) => ({ ...issue, message: scrub(issue.message, resolved.secrets) }));
  return new LegworkError(
    "model_unavailable",
    `The model ${resolved.name} answered twice in a form that does not fit the schema: ${list(told.slice(0, 3)).replaceAll("\n", " ")} Simplify the schema or the instruction, or name a stronger model.`,
    { issues: told },
  );
}

function list(issues: ErrorIssue[]): string {
  return issues
    .slice(0, 20)
    .map(({ path, message }) => `- ${path === "" ? "the answer" : path}: ${message}`)
    .join("\n");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
