import type { ActionRecord, SessionActivity, SessionQuery, SessionRecord } from "./store.ts";

type Tokens = Record<"input" | "output" | "reasoning" | "cached" | "timeMs", number>;

/** What an action adds to the sums of its session. */
export function tokensOf({ tokenUsage }: Pick<ActionRecord, "tokenUsage">): Tokens {
  return {
    input: tokenUsage?.inputTokens ?? 0,
    output: tokenUsage?.outputTokens ?? 0,
    reasoning: tokenUsage?.reasoningTokens ?? 0,
    cached: tokenUsage?.cachedInputTokens ?? 0,
    timeMs: tokenUsage?.timeMs ?? 0,
  };
}

/** Sums as they are told; details that are 0 are absent. */
export function activityFrom(actions: number, lastAt: number, tokens: Tokens): SessionActivity {
  return {
    actions,
    lastAt,
    usage: {
      input_tokens: tokens.input,
      output_tokens: tokens.output,
      ...(tokens.reasoning > 0 && { reasoning_tokens: tokens.reasoning }),
      ...(tokens.cached > 0 && { cached_input_tokens: tokens.cached }),
      inference_time_ms: tokens.timeMs,
    },
  };
}

/** The sums of a session with one more action. */
export function activityWith(before: SessionActivity | undefined, record: ActionRecord): SessionActivity {
  const { actions = 0, lastAt = 0, usage } = before ?? {};
  const added = tokensOf(record);
  return activityFrom(actions + 1, Math.max(lastAt, endOf(record)), {
    input: (usage?.input_tokens ?? 0) + added.input,
    output: (usage?.output_tokens ?? 0) + added.output,
    reasoning: (usage?.reasoning_tokens ?? 0) + added.reasoning,
    cached: (usage?.cached_input_tokens ?? 0) + added.cached,
    timeMs: (usage?.inference_time_ms ?? 0) + added.timeMs,
  });
}

/** Milliseconds since 1970. */
export function endOf({ timestamp, endTime = timestamp }: ActionRecord): number {
  return endTime;
}

/** Characters of an action as it is kept. */
export function sizeOf({ pageUrl, parameters, result }: ActionRecord): number {
  return pageUrl.length + JSON.stringify(parameters).length + JSON.stringify(result).length;
}

/** Whether the session has that value at that path of its labels. */
export function hasLabel(
  { userMetadata }: Pick<SessionRecord, "userMetadata">,
  { path, value }: NonNullable<SessionQuery["label"]>,
): boolean {
  let found: unknown = userMetadata;
  for (const key of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return false;
    found = (found as Record<string, unknown>)[key];
  }
  return ["string", "number", "boolean"].includes(typeof found) && String(found) === value;
}
