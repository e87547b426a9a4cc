import { LegworkError, type ModelSettings } from "@legwork/protocol";

/** Providers that are reached without a base URL, in the order in which messages list them. */
export const knownProviders = ["openai", "anthropic", "google", "ollama"] as const;

export type ModelName = {
  provider: string;
  /** The name as the provider knows it; it may hold slashes. */
  modelId: string;
};

const bareNames: [pattern: RegExp, provider: string][] = [
  [/^(gpt-|chatgpt-|codex-|o\d)/i, "openai"],
  [/^claude-/i, "anthropic"],
  [/^gemini-/i, "google"],
];

/**
 * Which provider and model a name means. `settings.provider` wins and leaves the rest of the name whole; else the part
 * before the first slash is the provider, so a vLLM model is named `vllm/meta-llama/Llama-3.1-8B`. A name without a
 * slash belongs to whatever stands at the base URL, or to the provider whose names begin like it.
 *
 * @throws LegworkError `invalid_request` when no provider can be told.
 */
export function parseModelName(
  settings: Pick<ModelSettings, "modelName" | "provider" | "baseURL">,
): ModelName {
  const name = settings.modelName.trim();
  const slash = name.indexOf("/");
  if (settings.provider !== undefined) {
    const provider = settings.provider.trim();
    return checked(provider, name.startsWith(`${provider}/`) ? name.slice(provider.length + 1) : name, name);
  }
  if (slash >= 0) return checked(name.slice(0, slash), name.slice(slash + 1), name);
  if (settings.baseURL !== undefined) return checked("compatible", name, name);
  const guess = bareNames.find(([pattern]) => pattern.test(name));
  if (guess) return { provider: guess[1], modelId: name };
  throw new LegworkError(
    "invalid_request",
    `The model "${name}" names no provider. Write it as provider/model, for example openai/gpt-5.1 or ollama/qwen3; known providers: ${knownProviders.join(", ")}, embedded.`,
  );
}

function checked(provider: string, modelId: string, name: string): ModelName {
  if (/^[a-z0-9][a-z0-9._-]{0,63}$/i.test(provider) && modelId !== "") {
    return { provider: provider.toLowerCase(), modelId };
  }
  throw new LegworkError(
    "invalid_request",
    `The model "${name}" is not of the form provider/model, for example openai/gpt-5.1 or ollama/qwen3.`,
  );
}
