/** A page, and what is asked of it. `/` in addresses is the page server's own. */
export type EvaluationPage = { name: string; html: string; cases: EvaluationCase[] };

/**
 * `expected`: the exact value. `absent`: the page does not say it, so that any answer is a wrong one. `beyond`: the page says it,
 * and the embedded model is known to decline it.
 */
export type EvaluationCase = { name: string; schema?: Schema; instruction?: string } & (
  | { expected: unknown }
  | { absent: true }
  | { beyond: unknown }
);

export type Schema = Record<string, unknown>;

export const text = { type: "string" };
export const number = { type: "number" };
export const integer = { type: "integer" };
export const boolean = { type: "boolean" };
export const url = { type: "string", format: "uri" };
export const date = { type: "string", format: "date" };
export const email = { type: "string", format: "email" };

export function object(properties: Record<string, unknown>, optional: string[] = []): Schema {
  return {
    type: "object",
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
  };
}

export function list(properties: Record<string, unknown>, optional: string[] = []): Schema {
  return { type: "array", items: object(properties, optional) };
}

export function listOf(items: Schema): Schema {
  return { type: "array", items };
}
