import type { JsonSchema } from "./json-schema.ts";

/**
 * The schema for a part of a page, which need not say everything: no property is required and no list has a least length, down
 * to the entries of lists, which are whole or not there.
 */
export function partialSchema(schema: JsonSchema): JsonSchema {
  const { required: _, minItems: __, minProperties: ___, ...rest } = schema;
  const { properties } = rest;
  if (!isRecord(properties)) return rest;
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, isRecord(part) ? partialSchema(part) : part]),
    ),
  };
}

/** Whether a schema asks for lists or maps, of which a part of a page shows a part. */
export function asksForLists(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(asksForLists);
  if (!isRecord(schema)) return false;
  const { type, items, additionalProperties } = schema;
  const isList = type === "array" || (Array.isArray(type) && type.includes("array")) || isRecord(items);
  return isList || isRecord(additionalProperties) || Object.values(schema).some(asksForLists);
}

/** Answers about parts of a page as one: lists one after the other, of anything else what the first part says. */
export function mergeAnswers(answers: unknown[]): unknown {
  const said = answers.filter((answer) => answer !== undefined && answer !== null && answer !== "");
  const [first, ...others] = said;
  if (Array.isArray(first)) return said.flatMap((answer) => (Array.isArray(answer) ? answer : []));
  if (!isRecord(first)) return first ?? answers[0];
  const records = [first, ...others.filter(isRecord)];
  const names = new Set([...answers.filter(isRecord), ...records].flatMap((record) => Object.keys(record)));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      mergeAnswers(records.filter((record) => Object.hasOwn(record, name)).map((record) => record[name])),
    ]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
