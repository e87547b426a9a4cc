import { LegworkError } from "@legwork/protocol";
import { APICallError, RetryError } from "ai";
import type { ResolvedLanguageModel } from "./registry.ts";

const longestWords = 600;

/**
 * What to throw when a model call failed: the abort's own reason, our own errors as they are, and everything else as
 * `model_unavailable` with the provider's words. The SDK's error is not kept as the cause: it holds the whole prompt.
 */
export function modelError(
  error: unknown,
  resolved: ResolvedLanguageModel,
  signal: AbortSignal | undefined,
): unknown {
  if (signal?.aborted) return signal.reason;
  const { last, attempts } = unwrapped(error);
  if (last instanceof LegworkError) return last;
  const words = scrub(wordsOf(last), resolved.secrets);
  if (!APICallError.isInstance(last)) {
    return new LegworkError(
      "model_unavailable",
      `The model ${resolved.name} could not be asked: ${ended(words)}`,
    );
  }
  const retryAfterSeconds = Number.parseFloat(last.responseHeaders?.["retry-after"] ?? "");
  return new LegworkError(
    "model_unavailable",
    `The model ${resolved.name} ${outcome(last.statusCode)}${attempts > 1 ? ` after ${attempts} attempts` : ""}: ${ended(words)}${advice(last.statusCode)}`,
    retryAfterSeconds > 0 ? { retryAfterSeconds: Math.ceil(retryAfterSeconds) } : {},
  );
}

/** The answer of a provider that will not take the answer's schema, as opposed to any other refusal. */
export function isSchemaRefusal(error: unknown): boolean {
  const { last } = unwrapped(error);
  if (!APICallError.isInstance(last) || ![400, 415, 422, 501].includes(last.statusCode ?? 0)) return false;
  return /schema|response_?format|text\.format|json|structured|grammar|guided|output_config/i.test(
    wordsOf(last),
  );
}

/** Takes keys out of a text: those that are known, and whatever looks like one. */
export function scrub(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) {
    // Anything shorter is no secret, and taking it out would garble every word that holds it.
    if (secret.length >= 4) clean = clean.replaceAll(secret, "[secret]");
  }
  return clean
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, "$1 [secret]")
    .replace(/\b(?:sk|pk|rk|gsk|xai|hf)[-_][\w*.-]{8,}/g, "[secret]")
    .replace(/\bAIza[\w-]{20,}/g, "[secret]");
}

function unwrapped(error: unknown): { last: unknown; attempts: number } {
  if (RetryError.isInstance(error)) return { last: error.lastError, attempts: error.errors.length };
  // What our own fetch throws while an answer is read comes wrapped.
  const own = APICallError.isInstance(error) && error.cause instanceof LegworkError ? error.cause : error;
  return { last: own, attempts: 1 };
}

/** A provider's message when it sent one; else the body it sent, since a status alone says nothing. */
function wordsOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const body = APICallError.isInstance(error) && error.data === undefined ? error.responseBody : undefined;
  const words = body ? `${message}: ${body}` : message;
  const flat = words.replace(/\s+/g, " ").trim();
  return flat.length > longestWords ? `${flat.slice(0, longestWords)}…` : flat;
}

/** Words of someone else, before a sentence of ours. */
function ended(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

function outcome(status: number | undefined): string {
  if (status === undefined) return "could not be reached";
  if (status === 401 || status === 403) return `refused the key (${status})`;
  if (status === 404) return "is not known there (404)";
  if (status === 429) return "is over its rate limit (429)";
  if (status < 400) return `answered in a form that is not its API's (${status})`;
  return status < 500 ? `refused the request (${status})` : `failed (${status})`;
}

function advice(status: number | undefined): string {
  if (status === undefined || (status < 400 && status >= 200))
    return " Check that it runs and that `baseURL` is right.";
  if (status === 401 || status === 403) {
    return " Give a valid key as `apiKey` of the model, in the header `x-model-api-key`, or as LEGWORK_MODEL_API_KEY on the server.";
  }
  if (status === 404) return " Check the model's name and `baseURL`.";
  if (status === 429 || status >= 500) return " Try again later, or name another model.";
  return "";
}
