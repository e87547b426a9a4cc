import type { AgentAction, OperationName, RecordedAction, Usage } from "@legwork/protocol";
import type { Caller } from "./context.ts";
import { addUsage } from "./model/usage.ts";
import type { ActionRecord } from "./store/store.ts";
import type { RememberedSecrets } from "./variables.ts";

/** One run of an operation on a session, as it is kept. */
export type Run = {
  id: string;
  sessionId: string;
  name: OperationName;
  input: unknown;
  /** Address of the page when it ended. */
  pageUrl: string;
  startedAt: number;
  answer:
    | { output: unknown }
    | { error: { code: string; message: string; actions?: readonly AgentAction[]; usage?: Usage } };
  secrets: Pick<RememberedSecrets, "mask">;
};

/** The same caller; what models use for it is counted, so that it is told of what fails as well. */
export function countingTokens(caller: Caller, soFar: { usage?: Usage; modelFailure?: string }): Caller {
  const onTokens = (usage: Usage) => {
    soFar.usage = soFar.usage === undefined ? usage : addUsage(soFar.usage, usage);
    delete soFar.modelFailure;
  };
  const onModelFailure = (words: string) => {
    soFar.modelFailure = words;
  };
  return { ...caller, onTokens, onModelFailure };
}

/** The record of a run, without any secret in it: values of variables are their placeholders, keys are gone. */
export function recordOf(run: Run): ActionRecord {
  const { answer } = run;
  const result = "error" in answer ? { success: false, ...answer.error } : asRecord(resultOf(answer.output));
  const usage = usageOf("error" in answer ? answer.error : answer.output);
  return {
    id: run.id,
    sessionId: run.sessionId,
    method: run.name,
    parameters: parametersOf(run.input, run.secrets),
    result: run.secrets.mask(result),
    timestamp: run.startedAt,
    endTime: Date.now(),
    pageUrl: run.secrets.mask(run.pageUrl),
    ...(usage === undefined ? {} : { tokenUsage: tokenUsage(usage) }),
  };
}

/** An operation's input without keys, and with placeholders for the values of its variables. */
export function parametersOf(
  input: unknown,
  secrets: Pick<RememberedSecrets, "mask">,
): Record<string, unknown> {
  return asRecord(secrets.mask(withoutKeys(input)));
}

function resultOf(output: unknown): unknown {
  return typeof output === "object" && output !== null && "result" in output ? output.result : output;
}

function asRecord(value: unknown): Record<string, unknown> {
  const isPlain = typeof value === "object" && value !== null && !Array.isArray(value);
  return isPlain ? (value as Record<string, unknown>) : { value };
}

const secretKeys = new Set(["apiKey", "headers", "auth", "variables", "password", "messages"]);

/** A value without what must not be kept: keys, values of variables, conversations. */
export function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !secretKeys.has(key))
      .map(([key, item]) => [key, key === "cookies" ? withoutValues(item) : withoutKeys(item)]),
  );
}

/** Cookies without their values, which are as good as a key. */
function withoutValues(cookies: unknown): unknown {
  if (!Array.isArray(cookies)) return withoutKeys(cookies);
  return cookies.map((cookie: unknown) => {
    if (typeof cookie !== "object" || cookie === null) return {};
    return Object.fromEntries(Object.entries(cookie).filter(([key]) => key !== "value"));
  });
}

function usageOf(output: unknown): Usage | undefined {
  if (typeof output !== "object" || output === null) return undefined;
  if ("usage" in output) return output.usage as Usage | undefined;
  return "result" in output ? usageOf(output.result) : undefined;
}

function tokenUsage(usage: Usage): NonNullable<RecordedAction["tokenUsage"]> {
  return {
    inputTokens: usage.input_tokens,
    outputTokens: usage.output_tokens,
    timeMs: usage.inference_time_ms,
    ...(usage.reasoning_tokens === undefined ? {} : { reasoningTokens: usage.reasoning_tokens }),
    ...(usage.cached_input_tokens === undefined ? {} : { cachedInputTokens: usage.cached_input_tokens }),
  };
}
