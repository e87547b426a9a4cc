import type { Usage } from "@legwork/protocol";
import type { LanguageModelUsage } from "ai";

/** Usage of two or more model calls together; a detail that no call reported stays absent. */
export function addUsage(first: Usage, second: Usage): Usage {
  const reasoning = sum(first.reasoning_tokens, second.reasoning_tokens);
  const cached = sum(first.cached_input_tokens, second.cached_input_tokens);
  return {
    input_tokens: first.input_tokens + second.input_tokens,
    output_tokens: first.output_tokens + second.output_tokens,
    ...(reasoning === undefined ? {} : { reasoning_tokens: reasoning }),
    ...(cached === undefined ? {} : { cached_input_tokens: cached }),
    inference_time_ms: first.inference_time_ms + second.inference_time_ms,
  };
}

/** What a provider reported, in the protocol's shape. Cached tokens are part of the input, reasoning of the output. */
export function usageOf(reported: LanguageModelUsage, elapsedMs: number): Usage {
  const reasoning = reported.outputTokenDetails.reasoningTokens;
  const cached = reported.inputTokenDetails.cacheReadTokens;
  return {
    input_tokens: reported.inputTokens ?? 0,
    output_tokens: reported.outputTokens ?? 0,
    ...(reasoning === undefined ? {} : { reasoning_tokens: reasoning }),
    ...(cached === undefined ? {} : { cached_input_tokens: cached }),
    inference_time_ms: Math.round(elapsedMs),
  };
}

function sum(first: number | undefined, second: number | undefined): number | undefined {
  return first === undefined && second === undefined ? undefined : (first ?? 0) + (second ?? 0);
}
