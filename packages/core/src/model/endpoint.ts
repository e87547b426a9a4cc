import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { LegworkError } from "@legwork/protocol";
import type { JSONValue, LanguageModel as AnyLanguageModel } from "ai";

/** A model object of the SDK; a bare string would go to the SDK's own gateway. */
export type LanguageModel = Exclude<AnyLanguageModel, string>;

export type ProviderOptions = Record<string, Record<string, JSONValue>>;

/** Everything that is needed to reach one model. */
export type Endpoint = {
  provider: string;
  modelId: string;
  apiKey: string | undefined;
  /** Undefined for a provider's own address. */
  baseURL: string | undefined;
  headers: Record<string, string>;
  organization: string | undefined;
  format: "responses" | "chat" | undefined;
  fetch: typeof fetch;
};

const ownAddress = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
} as const;

/** True for the providers that answer nobody without a key. */
export function needsKey(endpoint: Pick<Endpoint, "provider" | "baseURL">): boolean {
  return endpoint.provider in ownAddress && endpoint.baseURL === undefined;
}

/**
 * Opens the endpoint. Address and key are always handed over, also when there is no key: a provider package that misses
 * one reads `OPENAI_API_KEY` and the like from the environment, and would send the operator's key to a caller's address.
 */
export function openEndpoint(endpoint: Endpoint): LanguageModel {
  const shared = { apiKey: endpoint.apiKey ?? "", headers: endpoint.headers, fetch: endpoint.fetch };
  switch (endpoint.provider) {
    case "anthropic":
      return createAnthropic({ ...shared, baseURL: endpoint.baseURL ?? ownAddress.anthropic })(
        endpoint.modelId,
      );
    case "google":
      return google(endpoint, shared);
    default:
      return endpoint.provider === "openai" && endpoint.baseURL === undefined
        ? openAI(endpoint)
        : compatible(endpoint);
  }
}

/** Models made for using a computer are spoken to by the interface that has the tool for it. */
const usesComputer = /computer-use/;

function google(endpoint: Endpoint, shared: { apiKey: string; fetch: typeof fetch }): LanguageModel {
  const provider = createGoogle({ ...shared, baseURL: endpoint.baseURL ?? ownAddress.google });
  const { modelId } = endpoint;
  return usesComputer.test(modelId) ? provider.interactions(modelId) : provider(modelId);
}

function openAI(endpoint: Endpoint): LanguageModel {
  const provider = createOpenAI({
    apiKey: endpoint.apiKey ?? "",
    headers: endpoint.headers,
    fetch: endpoint.fetch,
    baseURL: endpoint.baseURL ?? ownAddress.openai,
    ...(endpoint.organization === undefined ? {} : { organization: endpoint.organization }),
  });
  return wireOf(endpoint) === "chat" ? provider.chat(endpoint.modelId) : provider.responses(endpoint.modelId);
}

/** Ollama, vLLM, LM Studio, a proxy: chat completions, the format that all of them speak, unless told otherwise. */
function compatible(endpoint: Endpoint): LanguageModel {
  if (endpoint.baseURL === undefined) throw unknownProvider(endpoint.provider);
  if (wireOf(endpoint) === "responses") return openAI(endpoint);
  return createOpenAICompatible({
    name: endpoint.provider,
    baseURL: endpoint.baseURL,
    headers: endpoint.organization
      ? { "OpenAI-Organization": endpoint.organization, ...endpoint.headers }
      : endpoint.headers,
    ...(endpoint.apiKey ? { apiKey: endpoint.apiKey } : {}),
    fetch: endpoint.fetch,
    supportsStructuredOutputs: true,
  }).chatModel(endpoint.modelId);
}

export function unknownProvider(provider: string): LegworkError {
  return new LegworkError(
    "invalid_request",
    `The model provider "${provider}" is not known. Known: openai, anthropic, google, ollama, and embedded/grounder without a key; any other is reached as an OpenAI-compatible endpoint when \`baseURL\` is given.`,
  );
}

/** The wire format an endpoint is spoken to in. */
function wireOf(
  endpoint: Pick<Endpoint, "provider" | "baseURL" | "format">,
): "messages" | "google" | "responses" | "chat" {
  if (endpoint.provider === "anthropic") return "messages";
  if (endpoint.provider === "google") return "google";
  return endpoint.format ?? (needsKey(endpoint) ? "responses" : "chat");
}

/**
 * A caller's options, given flat or by provider, under the name that the wire format reads them by, over our own
 * defaults: a responses endpoint, and Google's interactions, do not keep what they were sent (a page's content), and Anthropic caches the prompt's
 * prefix, which it does only when asked.
 */
export function providerOptionsFor(endpoint: Endpoint, given: Record<string, unknown> = {}): ProviderOptions {
  const wire = wireOf(endpoint);
  const key = wire === "responses" ? "openai" : endpoint.provider;
  const defaults: Record<string, JSONValue> =
    wire === "responses" || (wire === "google" && usesComputer.test(endpoint.modelId))
      ? { store: false }
      : wire === "messages"
        ? { cacheControl: { type: "ephemeral" } }
        : {};
  const byProvider = (isRecord(given[key]) ? given : { [key]: given }) as ProviderOptions;
  return { ...byProvider, [key]: { ...defaults, ...byProvider[key] } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
