import { z } from "zod";
import { PatternGuard, hasPattern } from "./pattern-guard.ts";
import { fieldWords, stem, words } from "./words.ts";

/** A JSON Schema (draft 2020-12) as a caller sends it; nothing in it is trusted. */
export type JsonSchema = { [key: string]: unknown };

type Scalar = "string" | "number" | "integer" | "boolean";

type Shape =
  | { kind: "object"; properties: Field[]; entries?: Field }
  | { kind: "array"; item: Field }
  | { kind: "choice"; options: Field[] }
  | { kind: "scalar"; type: Scalar; format?: string; members?: unknown[] };

/** One place of the schema that wants a value, with the words by which a page may call it. */
export type Field = {
  name: string;
  /** Stemmed words of the name, without filler. */
  words: string[];
  /** Stemmed words of `title`. */
  title: string[];
  /** Stemmed words of `description`, without filler. */
  description: Set<string>;
  /** `title` and `description` as they stand, with the name: units and currencies are named there. */
  prose: string;
  /** The unit of time at the end of the name of a figure: `day` of `trialDays`. */
  span?: string;
  required: boolean;
  nullable: boolean;
  /** Its schema stands within itself. */
  recursive: boolean;
  shape: () => Shape;
  accepts: (value: unknown) => boolean;
};

/** Words that say nothing about which value is meant. */
const FILLER = new Set(
  "a an the of for in on at to and or is are was has have be by with from as it its this that all any each every per their our your my page site value field string number item extract get find"
    .split(" ")
    .map(stem),
);
const NUMBER = stem("number");
const MAX_DEPTH = 8;

export function withoutFiller(list: string[]): string[] {
  // At the end it tells an invoice's number from its date.
  const kept = list.filter(
    (word, at) => !FILLER.has(word) || (word === NUMBER && at > 0 && at === list.length - 1),
  );
  return kept.length > (kept.at(-1) === NUMBER ? 1 : 0) ? kept : list;
}

/** Units at the end of a name (`weightKg`, `priceEur`) say how, not what. */
const UNIT_WORDS = new Set(
  "kg g gram kilogram lb oz cm mm m km meter metre mile inch l ml litre liter kb gb mb kw kwh kmh kph mph hpa eur usd gbp euro dollar percent pct celsius"
    .split(" ")
    .map(stem),
);
const TIME_WORDS = new Set("second minute hour day week month year".split(" ").map(stem));

function withoutUnits(list: string[], span: string | undefined): string[] {
  const told = span === undefined ? list : list.slice(0, -1);
  return told.filter((word, index) => index === 0 || !UNIT_WORDS.has(word));
}

/** A unit of time says how much of what: `warrantyYears`; alone, or of a text, it is what is asked for. */
function spanOf(said: string[], type: unknown): string | undefined {
  const last = said.at(-1) ?? "";
  const isFigure = type === "integer" || type === "number";
  return isFigure && said.length > 1 && TIME_WORDS.has(last) ? last : undefined;
}

/** A schema that nothing can be read by. */
export class UnusableSchema extends Error {
  override readonly name = "UnusableSchema";
}

/** A schema that is none: there is nothing that could conform to it. */
export class InvalidSchema extends Error {
  override readonly name = "InvalidSchema";
}

/** `check` is the schema as a whole. */
export type RootField = { root: Field; check: (value: unknown) => z.ZodSafeParseResult<unknown> };

/** Milliseconds for the check of a whole result against a schema with patterns, each of which it has passed before. */
const wholeCheck = 1_000;

/**
 * @throws InvalidSchema for a type or keyword that zod does not know, or a broken pattern; UnusableSchema for an endless
 *   reference or absurd depth.
 */
export function readSchema(schema: JsonSchema): RootField {
  // A registry of its own: zod's global one keeps every `id` that a caller ever sent.
  const compile: Compile = (part) => {
    try {
      return z.fromJSONSchema(part, { registry: z.registry() });
    } catch (error) {
      throw new InvalidSchema(error instanceof Error ? error.message : String(error));
    }
  };
  const gate = compile(schema);
  const guard = hasPattern(schema) ? new PatternGuard() : undefined;
  const definitions = { $defs: schema["$defs"], definitions: schema["definitions"] };
  return {
    root: makeField(
      { name: "", schema, required: true, depth: 0, references: [] },
      { root: schema, definitions, compile, guard },
    ),
    check: (value) =>
      guard === undefined ? gate.safeParse(value) : guard.run(() => gate.safeParse(value), wholeCheck),
  };
}

type Compile = (schema: JsonSchema) => z.ZodType;
type Source = {
  root: JsonSchema;
  definitions: JsonSchema;
  compile: Compile;
  /** Present when the schema has patterns. */
  guard: PatternGuard | undefined;
};
type Place = { name: string; schema: JsonSchema; required: boolean; depth: number; references: string[] };

function makeField(place: Place, source: Source): Field {
  const { name, schema, required, depth } = place;
  const own = referencesIn(schema);
  const recursive = own.some((reference) => place.references.includes(reference));
  const references = [...place.references, ...own];
  const { resolved, nullable } = resolve(schema, source);
  const text = (key: string) =>
    typeof resolved[key] === "string" ? (resolved[key] as string).slice(0, 1_000) : "";
  let shape: Shape | undefined;
  let accepts: ((value: unknown) => boolean) | undefined;
  const said = withoutFiller(fieldWords(name));
  const span = spanOf(said, resolved["type"]);
  return {
    name,
    words: withoutUnits(said, span),
    ...(span === undefined ? {} : { span }),
    title: withoutFiller(words(text("title"))),
    description: new Set(withoutFiller(words(text("description")))),
    prose: `${fieldWords(name).join(" ")} ${text("title")} ${text("description")}`,
    required,
    nullable,
    recursive,
    shape: () =>
      (shape ??=
        recursive && depth > MAX_DEPTH
          ? NOTHING
          : makeShape({ name, schema: resolved, required, depth, references }, source)),
    accepts: (value) => (accepts ??= makeCheck(resolved, source))(value),
  };
}

function makeCheck(resolved: JsonSchema, source: Source): (value: unknown) => boolean {
  const gate = source.compile({ ...source.definitions, ...resolved });
  const check = (value: unknown) => gate.safeParse(value).success;
  const { guard } = source;
  return guard !== undefined && (hasPattern(resolved) || "$ref" in resolved) ? guard.guarded(check) : check;
}

const NOTHING: Shape = { kind: "object", properties: [] };

/** References of a schema itself, and of the items or options that it consists of. */
function referencesIn(schema: JsonSchema): string[] {
  const unions = [schema["anyOf"], schema["oneOf"], schema["allOf"]].flatMap((union) =>
    Array.isArray(union) ? union : [],
  );
  return [schema, schema["items"], ...unions].flatMap((part) =>
    isObject(part) && typeof part["$ref"] === "string" ? [part["$ref"]] : [],
  );
}

/** Follows references, joins `allOf`, takes `null` out of unions. */
function resolve(schema: JsonSchema, source: Source, hops = 0): { resolved: JsonSchema; nullable: boolean } {
  if (hops > 16) throw new UnusableSchema("the schema refers to itself without end");
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    const { $ref: _, ...siblings } = schema;
    return resolve({ ...pointed(reference, source.root), ...siblings }, source, hops + 1);
  }
  if (Array.isArray(schema["allOf"])) {
    const { allOf: _, ...rest } = schema;
    const parts = [
      rest,
      ...(schema["allOf"] as JsonSchema[]).map((part) => resolve(part, source, hops + 1).resolved),
    ];
    return resolve(parts.reduce(join, {}), source, hops + 1);
  }
  const union = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(union)) {
    const options = (union as JsonSchema[]).filter(
      (option) => option["type"] !== "null" && option["const"] !== null,
    );
    const nullable = options.length < union.length;
    const { anyOf: _, oneOf: __, ...rest } = schema;
    if (options.length !== 1) return { resolved: { ...rest, anyOf: options }, nullable };
    const only = resolve({ ...options[0], ...rest }, source, hops + 1);
    return { resolved: only.resolved, nullable: nullable || only.nullable };
  }
  if (!Array.isArray(schema["type"])) return { resolved: schema, nullable: schema["nullable"] === true };
  const types = schema["type"].filter((type) => type !== "null");
  const type: unknown = types.length === 1 ? types[0] : types;
  return { resolved: { ...schema, type }, nullable: types.length < schema["type"].length };
}

function pointed(reference: string, root: JsonSchema): JsonSchema {
  let at: unknown = root;
  for (const step of reference.replace(/^#\/?/, "").split("/").filter(Boolean)) {
    const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
    at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }
  if (!isObject(at)) throw new UnusableSchema(`the schema refers to ${reference}, which it does not contain`);
  return at;
}

function join(first: JsonSchema, second: JsonSchema): JsonSchema {
  const properties = { ...(first["properties"] as object), ...(second["properties"] as object) };
  const required = [...((first["required"] as string[]) ?? []), ...((second["required"] as string[]) ?? [])];
  return { ...first, ...second, ...(Object.keys(properties).length > 0 ? { properties, required } : {}) };
}

function makeShape(place: Place, source: Source): Shape {
  const { name, schema, depth, references } = place;
  if (depth > MAX_DEPTH)
    throw new UnusableSchema(`the schema nests deeper than ${MAX_DEPTH} levels at ${name}`);
  const child = (part: JsonSchema, childName = name, required = true) =>
    makeField({ name: childName, schema: part, required, depth: depth + 1, references }, source);
  if (Array.isArray(schema["anyOf"])) {
    const { anyOf: options, ...rest } = schema;
    return {
      kind: "choice",
      options: (options as JsonSchema[]).map((option) => child({ ...rest, ...option })),
    };
  }
  if (Array.isArray(schema["type"])) {
    return { kind: "choice", options: schema["type"].map((type) => child({ ...schema, type })) };
  }
  if (schema["type"] === "object" || isObject(schema["properties"])) return objectShape(schema, child);
  if (schema["type"] === "array") {
    if (Array.isArray(schema["prefixItems"])) throw new UnusableSchema("tuples (prefixItems) need a model");
    return { kind: "array", item: child(isObject(schema["items"]) ? schema["items"] : { type: "string" }) };
  }
  return scalarShape(schema);
}

function objectShape(
  schema: JsonSchema,
  child: (part: JsonSchema, name?: string, required?: boolean) => Field,
): Shape {
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  const properties = Object.entries(isObject(schema["properties"]) ? schema["properties"] : {})
    .filter((entry): entry is [string, JsonSchema] => isObject(entry[1]))
    .map(([name, part]) => child(part, name, required.includes(name) && !("default" in part)));
  const more = schema["additionalProperties"];
  if (isObject(more) && Object.keys(more).length > 0)
    return { kind: "object", properties, entries: child(more) };
  return properties.length === 0 && more !== false
    ? { kind: "object", properties, entries: child({ type: "string" }) }
    : { kind: "object", properties };
}

function scalarShape(schema: JsonSchema): Shape {
  const members = Array.isArray(schema["enum"])
    ? schema["enum"]
    : "const" in schema
      ? [schema["const"]]
      : undefined;
  const named = schema["type"];
  const type = isScalar(named)
    ? named
    : members !== undefined && members.every((member) => typeof member === "number")
      ? "number"
      : "string";
  return {
    kind: "scalar",
    type,
    ...(typeof schema["format"] === "string" ? { format: schema["format"] } : {}),
    ...(members === undefined ? {} : { members: members.filter((member) => member !== null) }),
  };
}

function isScalar(type: unknown): type is Scalar {
  return type === "string" || type === "number" || type === "integer" || type === "boolean";
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
