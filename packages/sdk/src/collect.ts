import { splitOptions, type Call, type PageCallOptions } from "./call.ts";
import type { CollectInput, CollectOutput } from "./protocol.gen.ts";
import { applySchema, toJsonSchema, type InferSchema, type Schema } from "./schema.ts";

/** Everything that `collect` takes, as one object. */
export type CollectRequest<S extends Schema = Schema> = NonNullable<CollectInput["options"]> &
  PageCallOptions & {
    /** Which items, in words. */
    instruction?: string | undefined;
    /** Of one item. */
    schema: S;
  };

/** What was found of a list. */
export type Collected<Item> = Omit<CollectOutput["result"], "items"> & { items: Item[] };

/** @throws LegworkError `schema_mismatch` when an item does not pass a library's schema. */
export async function collect<S extends Schema>(
  call: Call,
  request: CollectRequest<S>,
): Promise<Collected<InferSchema<S>>> {
  const { caller, onPage, sent } = splitOptions(request);
  const { instruction, schema, ...options } = sent;
  const input: CollectInput = { ...onPage, instruction, schema: toJsonSchema(schema), options };
  const { result } = await call("collect", input, caller);
  const items = await Promise.all(result.items.map((item) => applySchema(schema, item)));
  return { ...result, items: items as InferSchema<S>[] };
}
