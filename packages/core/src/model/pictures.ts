import type { ResolvedLanguageModel } from "./registry.ts";

/** Models of the big providers that take text alone. */
const textOnly = /^(?:gpt-3|gpt-4(?:-0613|-0314)?$|o1-mini|o1-preview|o3-mini|claude-(?:2|instant)|gpt-oss)/i;

/** What models that take pictures are mostly called elsewhere. */
const seeing =
  /vision|(?:^|[-_./\d])vl(?:$|[-_./:\d])|llava|pixtral|gemma-?3|minicpm-v|moondream|internvl|gpt-4o|gpt-4\.1|gpt-5|claude-(?:3|sonnet|opus|haiku)|gemini|llama-?4|mistral-(?:small|medium)-?3|omni/i;

/**
 * Whether a model can be shown pictures, by its name: no provider tells. One that is wrongly taken to see would refuse
 * the whole conversation, so an unknown name counts as one that does not.
 */
export function takesPictures({ name }: Pick<ResolvedLanguageModel, "name">): boolean {
  const slash = name.indexOf("/");
  const [provider, model] = [name.slice(0, slash), name.slice(slash + 1)];
  if (
    ["openai", "anthropic", "google"].includes(provider) &&
    /^(?:gpt|chatgpt|o\d|claude|gemini|computer)/i.test(model)
  )
    return !textOnly.test(model);
  return seeing.test(model);
}
