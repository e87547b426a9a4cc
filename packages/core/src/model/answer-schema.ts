import { runInNewContext } from "node:vm";
import { LegworkError, type ErrorIssue } from "@legwork/protocol";
import { z } from "zod";
import { normalizeSchema, type JsonSchema } from "./json-schema.ts";

/** How long checking one answer against a caller's schema may take; its patterns can be made to run for ever. */
const checkLimitMs = 2_000;

export type Checked<Value> = { value: Value } | { issues: ErrorIssue[] };

/** What an answer must look like, and how to tell whether it does. */
export type AnswerSchema<Value> = {
  /** The schema as JSON Schema: references within `$defs` only, types stated. */
  json: JsonSchema;
  check(value: unknown): Checked<Value>;
};

/**
 * Reads a zod schema or a caller's JSON Schema. Understood: types, enum, const, bounds, formats, patterns, maps, tuples,
 * `anyOf`, `oneOf`, `allOf`, and `$ref` within the document. Values that have a `default` may be missing and get it.
 *
 * @throws LegworkError `invalid_request` for a schema that cannot be checked in full: `not`, `if`, `dependentSchemas`,
 * `unevaluatedProperties`, references to other documents, patterns that are not regular expressions.
 */
export function readSchema<Value>(schema: z.ZodType<Value> | JsonSchema): AnswerSchema<Value> {
  if (schema instanceof z.ZodType) {
    return {
      json: normalizeSchema(z.toJSONSchema(schema) as JsonSchema),
      check: (value) => checked(schema, value),
    };
  }
  const json = bounded(() => normalizeSchema(schema));
  // A registry of its own: zod's global one keeps every `id` that a caller ever sent.
  const validator = bounded(() => z.fromJSONSchema(json, { registry: z.registry() })) as z.ZodType<Value>;
  return { json, check: (value) => bounded(() => checked(validator, value)) };
}

function checked<Value>(schema: z.ZodType<Value>, value: unknown): Checked<Value> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  return {
    issues: parsed.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message })),
  };
}

/** Runs it with a deadline that also stops a regular expression, which nothing else can. */
function bounded<Result>(run: () => Result): Result {
  try {
    return runInNewContext("run()", { run }, { timeout: checkLimitMs }) as Result;
  } catch (error) {
    if (error instanceof LegworkError) throw error;
    const why =
      (error as { code?: unknown }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
        ? `it takes longer than ${checkLimitMs} ms to check; simplify its patterns`
        : (error as Error).message;
    throw new LegworkError("invalid_request", `The JSON Schema cannot be used: ${why}.`, {
      issues: [{ path: "schema", message: why }],
    });
  }
}
