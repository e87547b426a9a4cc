import { splitOptions, type PageCallOptions } from "./call.ts";
import type { OlderModelOptions } from "./model-options.ts";
import { withModel, type Means } from "./page-operations.ts";
import type { ExtractInput } from "./protocol.gen.ts";
import { applySchema, toJsonSchema, type Schema } from "./schema.ts";

type WireOptions = NonNullable<ExtractInput["options"]>;

export type ExtractOptions = WireOptions & OlderModelOptions & PageCallOptions;

/** Everything that `extract` takes, as one object. */
export type ExtractRequest = ExtractOptions & {
  instruction?: string | undefined;
  schema?: Schema | undefined;
};

/** The same, with a schema that says what the result is typed as. */
export type ExtractBySchema<S extends Schema> = ExtractOptions & {
  instruction?: string | undefined;
  schema: S;
};

/** The page as text: its accessibility tree. */
export type PageText = {
  pageText: string;
  /** True when the text was cut to `maxTokens`; `nextCursor` is where it goes on. */
  truncated?: boolean | undefined;
  /** Size of the whole text, tokens (estimated). */
  totalTokens?: number | undefined;
  nextCursor?: string | undefined;
};

/** What was found, in words. */
export type Extraction = { extraction: string };

export async function extract(means: Means, request: ExtractRequest): Promise<unknown> {
  const { caller, onPage, sent } = splitOptions(request);
  const { instruction, schema, ...options } = sent;
  const input: ExtractInput = {
    ...onPage,
    instruction,
    schema: schema && toJsonSchema(schema),
    options: withModel(means, options),
  };
  const { result, truncated, totalTokens, nextCursor } = await means.call("extract", input, caller);
  if (schema) return applySchema(schema, result);
  return instruction ? result : { ...(result as PageText), truncated, totalTokens, nextCursor };
}
