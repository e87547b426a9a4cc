import { described, NoCounterpart, objectOf, oneOfValues, type JsonSchema } from "./conversion.ts";

/** A schema of Valibot, which cannot tell its JSON Schema itself, by its fields. */
export type ValibotSchema = {
  readonly kind: "schema";
  readonly type: string;
  readonly pipe?: readonly PipeItem[];
  readonly entries?: Record<string, ValibotSchema>;
  readonly item?: ValibotSchema;
  readonly items?: readonly ValibotSchema[];
  readonly wrapped?: ValibotSchema;
  readonly value?: ValibotSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly default?: unknown;
};

type PipeItem = {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly description?: string;
};

export function isValibot(schema: object): schema is ValibotSchema {
  const { kind, type } = schema as Partial<ValibotSchema>;
  return kind === "schema" && typeof type === "string";
}

/** What goes into a schema, before its defaults and transformations. @throws NoCounterpart. */
export function convertValibot(schema: ValibotSchema): JsonSchema {
  const convert = kinds[schema.type];
  if (convert === undefined) throw new NoCounterpart(`${schema.type} of Valibot`);
  const pipe = schema.pipe ?? [];
  const transformation = pipe.findIndex(({ kind }) => kind === "transformation");
  // Behind a transformation it speaks of what comes out.
  const checks = transformation < 0 ? pipe : pipe.slice(0, transformation);
  const description = pipe.find(({ type }) => type === "description")?.description;
  return described(Object.assign(convert(schema), ...checks.map(ofCheck)) as JsonSchema, description);
}

const object = ({ entries = {} }: ValibotSchema): JsonSchema => {
  const properties = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, convertValibot(entry)]),
  );
  return objectOf(properties, (name) => mayBeLeftOut.has(entries[name]?.type ?? ""));
};
const inner = ({ wrapped }: ValibotSchema): JsonSchema => convertValibot(required(wrapped));
const withDefault = (schema: ValibotSchema): JsonSchema =>
  schema.default === undefined || typeof schema.default === "function"
    ? inner(schema)
    : { ...inner(schema), default: schema.default };
const nullable = (schema: ValibotSchema): JsonSchema => ({ anyOf: [withDefault(schema), { type: "null" }] });
const anyOf = ({ options = [] }: ValibotSchema): JsonSchema => ({
  anyOf: options.map((option) => convertValibot(option as ValibotSchema)),
});

const mayBeLeftOut = new Set(["optional", "exact_optional", "undefinedable", "nullish"]);

const kinds: Record<string, (schema: ValibotSchema) => JsonSchema> = {
  string: () => ({ type: "string" }),
  number: () => ({ type: "number" }),
  boolean: () => ({ type: "boolean" }),
  null: () => ({ type: "null" }),
  any: () => ({}),
  unknown: () => ({}),
  literal: ({ literal }) => oneOfValues([literal]),
  picklist: ({ options = [] }) => oneOfValues(options),
  enum: ({ options = [] }) => oneOfValues(options),
  array: ({ item }) => ({ type: "array", items: convertValibot(required(item)) }),
  tuple: ({ items = [] }) => ({
    type: "array",
    prefixItems: items.map(convertValibot),
    minItems: items.length,
  }),
  record: ({ value }) => ({ type: "object", additionalProperties: convertValibot(required(value)) }),
  object,
  loose_object: object,
  strict_object: (schema) => ({ ...object(schema), additionalProperties: false }),
  union: anyOf,
  variant: anyOf,
  intersect: ({ options = [] }) => ({
    allOf: options.map((option) => convertValibot(option as ValibotSchema)),
  }),
  optional: withDefault,
  exact_optional: withDefault,
  undefinedable: withDefault,
  non_optional: inner,
  nullable,
  nullish: nullable,
};

const formats: Record<string, string> = {
  email: "email",
  url: "uri",
  uuid: "uuid",
  iso_date: "date",
  iso_time: "time",
  iso_timestamp: "date-time",
  iso_date_time: "date-time",
};
const bounds: Record<string, string[]> = {
  min_value: ["minimum"],
  max_value: ["maximum"],
  gt_value: ["exclusiveMinimum"],
  lt_value: ["exclusiveMaximum"],
  multiple_of: ["multipleOf"],
};

/** What JSON Schema cannot say is checked by the schema itself, on what comes. */
function ofCheck({ type, requirement }: PipeItem, _index: number, checks: readonly PipeItem[]): JsonSchema {
  const format = formats[type];
  if (format !== undefined) return { format };
  if (type === "integer") return { type: "integer" };
  if (type === "regex" && requirement instanceof RegExp) return { pattern: requirement.source };
  const size = checks.some(({ type: kind }) => kind === "array") ? "Items" : "Length";
  const names = { ...bounds, ...sizes(size) }[type] ?? [];
  return Object.fromEntries(names.map((name) => [name, requirement]));
}

function sizes(of: string): Record<string, string[]> {
  return {
    min_length: [`min${of}`],
    max_length: [`max${of}`],
    length: [`min${of}`, `max${of}`],
    non_empty: [],
  };
}

function required<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new NoCounterpart("An incomplete schema of Valibot");
  return part;
}
