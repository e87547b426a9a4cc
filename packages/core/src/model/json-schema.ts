import { LegworkError } from "@legwork/protocol";

export type JsonSchema = Record<string, unknown>;

const deepest = 100;

/** Keywords whose value maps names to schemas; a property may well be called `$ref` or `type`. */
const schemaMaps = new Set(["properties", "patternProperties"]);
const literals = new Set(["enum", "const", "default", "examples", "required", "description", "title"]);
const dropped = new Set(["$schema", "$id", "id", "$defs", "definitions", "$anchor", "$comment"]);

/**
 * The same schema in the one shape that everything after it understands: every reference points into the root's `$defs`
 * (generators also write `#/definitions/…`, `#/properties/…` and `#`), and a type that keywords imply is stated.
 *
 * @throws LegworkError `invalid_request` for a reference that leads nowhere or to another document, or absurd depth.
 */
export function normalizeSchema(root: JsonSchema): JsonSchema {
  const names = new Map<string, string>();
  const definitions = new Map<string, unknown>();

  const visit = (node: unknown, depth: number): unknown => {
    if (depth > deepest) throw unusable(`it is nested more than ${deepest} levels deep`);
    if (Array.isArray(node)) return node.map((item) => visit(item, depth + 1));
    if (!isRecord(node)) return node;
    const entries = Object.entries(node).filter(([key]) => !dropped.has(key));
    const visited = entries.map(([key, value]): [string, unknown] => {
      if (literals.has(key)) return [key, value];
      if (key === "$ref" && typeof value === "string") return [key, `#/$defs/${refer(value, depth)}`];
      if (schemaMaps.has(key) && isRecord(value)) {
        return [
          key,
          Object.fromEntries(Object.entries(value).map(([name, sub]) => [name, visit(sub, depth + 1)])),
        ];
      }
      return [key, visit(value, depth + 1)];
    });
    return withImpliedType(Object.fromEntries(visited));
  };

  const refer = (pointer: string, depth: number): string => {
    const existing = names.get(pointer);
    if (existing !== undefined) return existing;
    const name = freeName(pointer, definitions);
    names.set(pointer, name);
    definitions.set(name, {});
    definitions.set(name, visit(resolvePointer(root, pointer), depth + 1));
    return name;
  };

  const visited = visit(root, 0) as JsonSchema;
  return definitions.size === 0 ? visited : { ...visited, $defs: Object.fromEntries(definitions) };
}

/**
 * True when OpenAI's strict mode takes the schema, in which a model cannot answer anything else: every property is
 * required, nothing else is allowed, and only keywords occur that it enforces.
 */
export function isStrictSchema(schema: JsonSchema): boolean {
  const accepts = (node: unknown): boolean => {
    if (!isRecord(node)) return false;
    if (!Object.keys(node).every((key) => strictKeywords.has(key))) return false;
    if (typeof node["format"] === "string" && !strictFormats.has(node["format"])) return false;
    const types = [node["type"]].flat();
    if (types.includes("object") && !isClosed(node)) return false;
    if (types.includes("array") && !isRecord(node["items"])) return false;
    return subschemas(node).every(accepts);
  };
  return schema["type"] === "object" && accepts(schema);
}

/** A schema whose root is an object, as providers want it: another one becomes the property `value` of one. */
export function wrapSchema(schema: JsonSchema): { schema: JsonSchema; wrapped: boolean } {
  if (schema["type"] === "object") return { schema, wrapped: false };
  const { $defs, ...value } = schema;
  return {
    wrapped: true,
    schema: {
      type: "object",
      properties: { value },
      required: ["value"],
      additionalProperties: false,
      ...($defs === undefined ? {} : { $defs }),
    },
  };
}

const strictKeywords = new Set(
  "type properties required additionalProperties items enum const anyOf $ref $defs description title pattern format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems".split(
    " ",
  ),
);
const strictFormats = new Set("date-time time date duration email hostname ipv4 ipv6 uuid".split(" "));

function subschemas(node: JsonSchema): unknown[] {
  const named = [node["properties"], node["$defs"]].flatMap((map) =>
    isRecord(map) ? Object.values(map) : [],
  );
  const alternatives = Array.isArray(node["anyOf"]) ? node["anyOf"] : [];
  return [...named, ...alternatives, ...(node["items"] === undefined ? [] : [node["items"]])];
}

function isClosed(node: JsonSchema): boolean {
  const required = Array.isArray(node["required"]) ? node["required"] : [];
  const properties = isRecord(node["properties"]) ? Object.keys(node["properties"]) : [];
  return node["additionalProperties"] === false && properties.every((name) => required.includes(name));
}

function withImpliedType(node: JsonSchema): JsonSchema {
  const says = (keys: string[]) => keys.some((key) => key in node);
  if (says(["type", "$ref", "enum", "const", "anyOf", "oneOf", "allOf"])) return node;
  if (says(["properties", "required", "additionalProperties", "patternProperties"]))
    return { type: "object", ...node };
  return says(["items", "prefixItems", "minItems", "maxItems"]) ? { type: "array", ...node } : node;
}

function resolvePointer(root: JsonSchema, pointer: string): unknown {
  if (pointer !== "#" && !pointer.startsWith("#/"))
    throw unusable(`the reference ${pointer} leads out of it`);
  let node: unknown = root;
  for (const segment of pointer.slice(1).split("/").slice(1)) {
    const key = decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~");
    node =
      (isRecord(node) || Array.isArray(node)) && Object.hasOwn(node, key)
        ? (node as JsonSchema)[key]
        : undefined;
  }
  if (!isRecord(node) && typeof node !== "boolean") throw unusable(`the reference ${pointer} leads nowhere`);
  return node;
}

/** The definition's own name where it is a plain one; names are shown to models, and tell them what is meant. */
function freeName(pointer: string, taken: Map<string, unknown>): string {
  const own = /^#\/(?:\$defs|definitions)\/(\w[\w.-]*)$/.exec(pointer)?.[1];
  if (own !== undefined && own !== "__proto__" && !taken.has(own)) return own;
  let number = taken.size + 1;
  while (taken.has(`definition${number}`)) number++;
  return `definition${number}`;
}

function unusable(why: string): LegworkError {
  return new LegworkError("invalid_request", `The JSON Schema cannot be used: ${why}.`, {
    issues: [{ path: "schema", message: why }],
  });
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
