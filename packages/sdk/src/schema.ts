import { LegworkError } from "./errors.ts";
import type { JsonSchema } from "./json-schema/conversion.ts";
import { convertValibot, isValibot } from "./json-schema/valibot.ts";
import { convertZod3, isZod3 } from "./json-schema/zod-3.ts";

export type { JsonSchema } from "./json-schema/conversion.ts";

type StandardIssue = {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
};
type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: ReadonlyArray<StandardIssue> };

/**
 * A schema of any library that follows Standard Schema (https://standardschema.dev): zod, Valibot, ArkType and others.
 * To say what to extract it also has to follow Standard JSON Schema, as zod does from 4.2 and ArkType from 2.1.28; schemas
 * of zod 3 and Valibot are turned into it here.
 */
export type StandardSchema<Output = unknown> = {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly jsonSchema?:
      | { readonly input: (options: { readonly target: string }) => JsonSchema }
      | undefined;
  };
};

/** What the data has to look like. */
export type Schema = JsonSchema | StandardSchema;

/** What a schema's data is typed as; a bare JSON Schema says nothing to the compiler. */
export type InferSchema<S> = S extends StandardSchema<infer Output> ? Output : unknown;

/** @throws LegworkError `invalid_request` when the library cannot tell its JSON Schema. */
export function toJsonSchema(schema: Schema): JsonSchema {
  if (!isStandard(schema)) return schema;
  const { vendor, jsonSchema } = schema["~standard"];
  try {
    if (!jsonSchema && isZod3(schema)) return convertZod3(schema);
    if (!jsonSchema && isValibot(schema)) return convertValibot(schema);
    if (!jsonSchema) throw new Error("it does not follow Standard JSON Schema");
    // The service fills in the data as it comes into the schema: before defaults and transformations.
    return jsonSchema.input({ target: "draft-2020-12" });
  } catch (cause) {
    throw refuse(`${vendor} could not turn its schema into JSON Schema: ${String(cause)}.`, cause);
  }
}

/**
 * The data as the schema gives it back, with its defaults and transformations.
 *
 * @throws LegworkError `schema_mismatch` when the data does not pass the schema.
 */
export async function applySchema(schema: Schema | undefined, data: unknown): Promise<unknown> {
  if (schema === undefined || !isStandard(schema)) return data;
  const result = await schema["~standard"].validate(data);
  if (!result.issues) return result.value;
  const issues = result.issues.map(({ message, path = [] }) => ({
    path: path.map(segment).join("."),
    message,
  }));
  const list = issues.map(({ path, message }) => `${path || "(the whole)"}: ${message}`).join("; ");
  throw new LegworkError(
    "schema_mismatch",
    `The extracted data does not pass the schema: ${list}. Loosen the schema, or describe its fields.`,
    { issues },
  );
}

function isStandard(schema: Schema): schema is StandardSchema {
  return "~standard" in schema;
}

function segment(part: PropertyKey | { readonly key: PropertyKey }): string {
  return String(typeof part === "object" ? part.key : part);
}

function refuse(message: string, cause?: unknown): LegworkError {
  return new LegworkError("invalid_request", `${message} Pass a JSON Schema object instead.`, { cause });
}
