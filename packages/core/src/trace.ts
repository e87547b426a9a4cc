import type { OperationName, ReplayAction, Usage } from "@legwork/protocol";
import type { ActionRecord } from "./store/store.ts";
import type { Secrets } from "./variables.ts";

/** One run of an operation on a session, as it is kept. */
export type Run = {
  id: string;
  sessionId: string;
  name: OperationName;
  input: unknown;
  /** Address of the page when it ended. */
  pageUrl: string;
  startedAt: number;
  answer: { output: unknown } | { error: { code: string; message: string } };
  secrets: Secrets;
};

/** The record of a run, without any secret in it: values of variables are their placeholders, keys are gone. */
export function recordOf(run: Run): ActionRecord {
  const { answer } = run;
  const result = "error" in answer ? { success: false, ...answer.error } : asRecord(resultOf(answer.output));
  const usage = "error" in answer ? undefined : usageOf(answer.output);
  return {
    id: run.id,
    sessionId: run.sessionId,
    method: run.name,
    parameters: asRecord(run.secrets.mask(withoutKeys(run.input))),
    result: run.secrets.mask(result),
    timestamp: run.startedAt,
    endTime: Date.now(),
    pageUrl: run.secrets.mask(run.pageUrl),
    ...(usage === undefined ? {} : { tokenUsage: tokenUsage(usage) }),
  };
}

function resultOf(output: unknown): unknown {
  return typeof output === "object" && output !== null && "result" in output ? output.result : output;
}

function asRecord(value: unknown): Record<string, unknown> {
  const isPlain = typeof value === "object" && value !== null && !Array.isArray(value);
  return isPlain ? (value as Record<string, unknown>) : { value };
}

const secretKeys = new Set(["apiKey", "headers", "auth", "variables", "password"]);

function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !secretKeys.has(key))
      .map(([key, item]) => [key, withoutKeys(item)]),
  );
}

function usageOf(output: unknown): Usage | undefined {
  if (typeof output !== "object" || output === null) return undefined;
  if ("usage" in output) return output.usage as Usage | undefined;
  return "result" in output ? usageOf(output.result) : undefined;
}

function tokenUsage(usage: Usage): NonNullable<ReplayAction["tokenUsage"]> {
  return {
    inputTokens: usage.input_tokens,
    outputTokens: usage.output_tokens,
    timeMs: usage.inference_time_ms,
    ...(usage.reasoning_tokens === undefined ? {} : { reasoningTokens: usage.reasoning_tokens }),
    ...(usage.cached_input_tokens === undefined ? {} : { cachedInputTokens: usage.cached_input_tokens }),
  };
}
