import { splitOptions, type Call, type CallOptions } from "./call.ts";
import type { ExtractInput, Model, ModelSettings } from "./protocol.gen.ts";
import { applySchema, toJsonSchema, type Schema } from "./schema.ts";

type WireOptions = NonNullable<ExtractInput["options"]>;

export type ExtractOptions = WireOptions &
  CallOptions & {
    /** The older name of `model`. */
    modelName?: string | undefined;
    /** Settings of the model that `modelName` names. */
    modelClientOptions?: Omit<ModelSettings, "modelName"> | undefined;
  };

/** Everything that `extract` takes, as one object. */
export type ExtractRequest = ExtractOptions & {
  instruction?: string | undefined;
  schema?: Schema | undefined;
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

export async function extract(call: Call, request: ExtractRequest): Promise<unknown> {
  const { caller, sent } = splitOptions(request);
  const { instruction, schema, ...options } = sent;
  const input: ExtractInput = {
    instruction,
    schema: schema && toJsonSchema(schema),
    options: toWireOptions(options),
  };
  const { result, truncated, totalTokens, nextCursor } = await call("extract", input, caller);
  if (schema) return applySchema(schema, result);
  return instruction ? result : { ...(result as PageText), truncated, totalTokens, nextCursor };
}

function toWireOptions({ modelName, modelClientOptions, ...options }: ExtractOptions): WireOptions {
  return { ...options, model: options.model ?? olderModel(modelName, modelClientOptions) };
}

function olderModel(
  modelName: string | undefined,
  settings: ExtractOptions["modelClientOptions"],
): Model | undefined {
  return modelName !== undefined && settings ? { ...settings, modelName } : modelName;
}
