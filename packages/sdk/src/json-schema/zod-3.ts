import { described, NoCounterpart, objectOf, oneOfValues, type JsonSchema } from "./conversion.ts";

/** A schema of zod 3, which cannot tell its JSON Schema itself, by its definition. */
export type Zod3Schema = { readonly _def: Definition };

type Check = { kind: string; value?: unknown; inclusive?: boolean; regex?: RegExp };

type Definition = {
  readonly typeName: string;
  readonly description?: string | undefined;
  readonly checks?: readonly Check[];
  readonly innerType?: Zod3Schema;
  readonly schema?: Zod3Schema;
  readonly in?: Zod3Schema;
  readonly type?: unknown;
  readonly shape?: () => Record<string, Zod3Schema>;
  readonly unknownKeys?: string;
  readonly valueType?: Zod3Schema;
  readonly values?: unknown;
  readonly value?: unknown;
  readonly items?: readonly Zod3Schema[];
  readonly options?: readonly Zod3Schema[] | ReadonlyMap<unknown, Zod3Schema>;
  readonly left?: Zod3Schema;
  readonly right?: Zod3Schema;
  readonly minLength?: { value: number } | null;
  readonly maxLength?: { value: number } | null;
  readonly exactLength?: { value: number } | null;
  readonly defaultValue?: () => unknown;
};

export function isZod3(schema: object): schema is Zod3Schema {
  const { _def } = schema as { _def?: Partial<Definition> };
  return typeof _def?.typeName === "string";
}

/** What goes into a schema, before its defaults and transformations. @throws NoCounterpart. */
export function convertZod3(schema: Zod3Schema): JsonSchema {
  const definition = schema._def;
  const convert = kinds[definition.typeName];
  if (convert === undefined) throw new NoCounterpart(definition.typeName);
  return described(convert(definition), definition.description);
}

/** Kinds that say of another schema how it is used. */
const inner = ({ innerType, schema, in: input, type }: Definition): JsonSchema =>
  convertZod3(required(innerType ?? schema ?? input ?? (type as Zod3Schema | undefined)));

const kinds: Record<string, (definition: Definition) => JsonSchema> = {
  ZodString: ({ checks = [] }) => Object.assign({ type: "string" }, ...checks.map(ofString)),
  ZodNumber: ({ checks = [] }) => Object.assign({ type: "number" }, ...checks.map(ofNumber)),
  ZodBoolean: () => ({ type: "boolean" }),
  ZodNull: () => ({ type: "null" }),
  ZodAny: () => ({}),
  ZodUnknown: () => ({}),
  ZodLiteral: ({ value }) => oneOfValues([value]),
  ZodEnum: ({ values }) => oneOfValues(values as string[]),
  ZodNativeEnum: ({ values }) => oneOfValues(enumValues(values as Record<string, unknown>)),
  ZodArray: (definition) => ({ type: "array", items: inner(definition), ...ofArray(definition) }),
  ZodTuple: ({ items = [] }) => ({
    type: "array",
    prefixItems: items.map(convertZod3),
    minItems: items.length,
  }),
  ZodRecord: ({ valueType }) => ({ type: "object", additionalProperties: convertZod3(required(valueType)) }),
  ZodUnion: ({ options }) => ({ anyOf: optionsOf(options).map(convertZod3) }),
  ZodDiscriminatedUnion: ({ options }) => ({ anyOf: optionsOf(options).map(convertZod3) }),
  ZodIntersection: ({ left, right }) => ({
    allOf: [convertZod3(required(left)), convertZod3(required(right))],
  }),
  ZodObject: (definition) => ofObject(definition),
  ZodNullable: (definition) => ({ anyOf: [inner(definition), { type: "null" }] }),
  ZodDefault: (definition) => ({ ...inner(definition), default: definition.defaultValue?.() }),
  ZodOptional: inner,
  ZodEffects: inner,
  ZodPipeline: inner,
  ZodBranded: inner,
  ZodReadonly: inner,
  ZodCatch: inner,
};

function ofObject({ shape, unknownKeys }: Definition): JsonSchema {
  const entries = Object.entries(required(shape)());
  const properties = Object.fromEntries(entries.map(([name, schema]) => [name, convertZod3(schema)]));
  const optional = new Set(entries.filter(([, schema]) => mayBeLeftOut(schema)).map(([name]) => name));
  const object = objectOf(properties, (name) => optional.has(name));
  return unknownKeys === "strict" ? { ...object, additionalProperties: false } : object;
}

function mayBeLeftOut({ _def: definition }: Zod3Schema): boolean {
  const { typeName, innerType, schema, in: input } = definition;
  if (["ZodOptional", "ZodDefault", "ZodCatch"].includes(typeName)) return true;
  const within = innerType ?? schema ?? input;
  return within !== undefined && mayBeLeftOut(within);
}

const formats: Record<string, string> = {
  email: "email",
  url: "uri",
  uuid: "uuid",
  datetime: "date-time",
  date: "date",
  time: "time",
  duration: "duration",
};

/** What JSON Schema cannot say is checked by the schema itself, on what comes. */
function ofString({ kind, value, regex }: Check): JsonSchema {
  const format = formats[kind];
  if (format !== undefined) return { format };
  if (kind === "min") return { minLength: value };
  if (kind === "max") return { maxLength: value };
  if (kind === "length") return { minLength: value, maxLength: value };
  return kind === "regex" && regex !== undefined ? { pattern: regex.source } : {};
}

function ofNumber({ kind, value, inclusive }: Check): JsonSchema {
  if (kind === "int") return { type: "integer" };
  if (kind === "min") return inclusive === true ? { minimum: value } : { exclusiveMinimum: value };
  if (kind === "max") return inclusive === true ? { maximum: value } : { exclusiveMaximum: value };
  return kind === "multipleOf" ? { multipleOf: value } : {};
}

function ofArray({ minLength, maxLength, exactLength }: Definition): JsonSchema {
  const least = exactLength ?? minLength;
  const most = exactLength ?? maxLength;
  return { ...(least && { minItems: least.value }), ...(most && { maxItems: most.value }) };
}

function optionsOf(options: Definition["options"]): Zod3Schema[] {
  return options === undefined ? [] : [...options.values()];
}

/** Of an enum of TypeScript, which has its numbers as names too. */
function enumValues(values: Record<string, unknown>): unknown[] {
  const names = Object.keys(values).filter((name) => typeof values[String(values[name])] !== "number");
  return names.map((name) => values[name]);
}

function required<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new NoCounterpart("An incomplete schema");
  return part;
}
