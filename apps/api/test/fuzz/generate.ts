/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

export type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | boolean;
  additionalProperties?: JsonSchema | boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  $ref?: string;
};

/** The schemas that a `$ref` names by the last part of its path. */
export type Definitions = Record<string, JsonSchema>;

/** What a text field is given, by the name of the field; undefined: any words. */
export type Texts = (field: string) => readonly string[];

type Making = { random: Random; texts: Texts; definitions: Definitions; depth: number; field: string };

/** A value that fits a schema, as far as the schema says it. */
export function fitting(schema: JsonSchema, making: Omit<Making, "depth" | "field">): unknown {
  return make(schema, { ...making, depth: 0, field: "" });
}

function make(schema: JsonSchema, making: Making): unknown {
  const { random, definitions } = making;
  if (schema.$ref !== undefined) return make(definitions[schema.$ref.split("/").at(-1) ?? ""] ?? {}, making);
  if ("const" in schema) return schema.const;
  if (schema.enum !== undefined) return pick(random, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return make(pick(random, choices), making);
  if (schema.allOf !== undefined) return make(schema.allOf[0] ?? {}, making);
  const type = Array.isArray(schema.type) ? pick(random, schema.type) : schema.type;
  if (type === "object") return makeObject(schema, making);
  if (type === "array") return makeArray(schema, making);
  if (type === "string") return pick(random, making.texts(making.field));
  if (type === "number" || type === "integer") return makeNumber(schema, random);
  if (type === "boolean") return random() < 0.5;
  return type === "null" ? null : pick(random, ["words", 7, true, null]);
}

function makeObject(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  making: Making,
): unknown {
  const made: Record<string, unknown> = {};
  const { random, depth } = making;
  for (const [field, schema] of Object.entries(properties)) {
    const isWanted = required.includes(field) || random() < 0.4 / (depth + 1);
    if (isWanted) made[field] = make(schema, { ...making, depth: depth + 1, field });
  }
  if (typeof additionalProperties === "object" && random() < 0.5)
    made["name"] = make(additionalProperties, { ...making, depth: depth + 1, field: "name" });
  return made;
}

function makeArray({ items }: JsonSchema, making: Making): unknown[] {
  const length = making.depth > 3 ? 0 : Math.floor(making.random() * 3);
  const schema = typeof items === "object" ? items : {};
  return Array.from({ length }, () => make(schema, { ...making, depth: making.depth + 1 }));
}

function makeNumber({ minimum, exclusiveMinimum, maximum }: JsonSchema, random: Random): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const most = Math.min(maximum ?? 1_000, Math.max(least, 1_000));
  return Math.round(least + random() * (most - least));
}

const lone = "\ud800";

/** What nobody should send. */
export const hostileValues: readonly unknown[] = [
  null,
  "",
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  0.1,
  true,
  [],
  {},
  [[[[[[[[]]]]]]]],
  "\u0000",
  lone,
  "%password%",
  "%s%n${7*7}{{7*7}}",
  "x".repeat(70_000),
  "'; drop table sessions; --",
  "../../../../etc/passwd",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "http://169.254.169.254/latest",
  "xpath=//*[",
  "//*[contains(., '",
  ":::not(",
  "css=a >> b",
  { __proto__: null, constructor: { prototype: { polluted: true } } },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  { toString: "x", valueOf: 1, hasOwnProperty: 1 },
  { length: 1e9 },
  Array.from({ length: 1_000 }, (_, index) => index),
];

/** Bodies that are no value at all, as text. */
export const hostileBodies: readonly string[] = [
  "",
  "{",
  "nul",
  "[]",
  '"text"',
  "7",
  "null",
  '{"a":1,}',
  "\ufeff{}",
  `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
  '{"input":"a","input":{"b":1}}',
  '{"options":{"timeout":1e999}}',
  '{"__proto__":{"input":"x"}}',
];

/** The same value with one thing in it replaced, left out or added. */
export function spoilt(value: unknown, random: Random): unknown {
  if (typeof value !== "object" || value === null || random() < 0.1) return pick(random, hostileValues);
  const entries = Object.entries(value);
  if (entries.length === 0)
    return { [pick(random, ["options", "input", "constructor"])]: pick(random, hostileValues) };
  const [at, item] = pick(random, entries);
  const how = random();
  if (how < 0.15 && !Array.isArray(value)) return Object.fromEntries(entries.filter(([key]) => key !== at));
  if (how < 0.3) return { ...value, unheardOf: pick(random, hostileValues) };
  const changed = random() < 0.6 ? spoilt(item, random) : pick(random, hostileValues);
  if (!Array.isArray(value)) return { ...value, [at]: changed };
  return value.map((other, index) => (String(index) === at ? changed : other));
}
