/** A JSON Schema, in draft 2020-12 or draft 7. */
export type JsonSchema = { [key: string]: unknown };

/** A kind of schema that has no counterpart in JSON Schema. */
export class NoCounterpart extends Error {
  override readonly name = "NoCounterpart";

  constructor(kind: string) {
    super(`${kind} has no counterpart in JSON Schema`);
  }
}

/** A schema with further words of it, where there are any. */
export function described(schema: JsonSchema, description: string | undefined): JsonSchema {
  return description === undefined ? schema : { ...schema, description };
}

/** An object schema of properties, of which some may be left out. */
export function objectOf(
  properties: Record<string, JsonSchema>,
  isOptional: (name: string) => boolean,
): JsonSchema {
  const required = Object.keys(properties).filter((name) => !isOptional(name));
  return { type: "object", properties, ...(required.length === 0 ? {} : { required }) };
}

const jsonTypes = ["string", "number", "boolean"] as const;

/** A value of a given list. */
export function oneOfValues(values: readonly unknown[]): JsonSchema {
  const kinds = new Set(values.map((value) => typeof value));
  const type = jsonTypes.find((kind) => kinds.size === 1 && kinds.has(kind));
  const list = values.length === 1 ? { const: values[0] } : { enum: [...values] };
  return type === undefined ? list : { type, ...list };
}
