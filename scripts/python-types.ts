import type { JsonSchema } from "../packages/protocol/src/openapi-schemas.ts";
import { nameOfField, translateNames, wireName } from "./python-names.ts";

/** A class of the Python client, or another name for a type. */
export type Definition = { kind: "class" | "alias"; name: string; text: string };

/** What is answered is a dataclass, what is sent a dictionary with known keys (PEP 589). */
export type Form = "dataclass" | "dictionary";

/** Sent by older clients of other services; this one does not offer them. */
const leftOut = new Set([
  "frameId",
  "streamResponse",
  "browserbaseSessionID",
  "browserbaseSessionCreateParams",
]);

/** Shapes that are another program's own (Playwright's): their keys stay as they are. */
const foreign = new Set(["StorageState", "StorageStateInput"]);

/** Objects with any keys, which are the service's own and not a user's: their keys are snake_case too. */
const ownKeys = new Set(["AgentResult.metadata"]);

/** What is given as a class of the caller's, and sent as a JSON Schema. */
const schemas = new Set(["ExecuteOptions.output"]);

/** Names of the shapes that have none of their own, where the place alone would give an awkward one. */
const shapeNames: Record<string, string> = {
  "AgentExecuteInput.agentConfig": "AgentSettings",
  "AgentExecuteInput.executeOptions": "ExecuteOptions",
};

/**
 * The Python types of one schema, as text, and of the shapes within it. It knows what `z.toJSONSchema` makes of the protocol,
 * and throws on anything else, so that a shape is never silently widened. Python 3.9 has to read it.
 */
export function definitionsOf(name: string, schema: JsonSchema, form: Form): Definition[] {
  const inner: Definition[] = [];
  const writer = new TypeWriter(form, inner);
  if (foreign.has(name)) return [alias(name, "Dict[str, Any]", schema)];
  const variants = schema["oneOf"];
  if (Array.isArray(variants)) {
    const merged = writer.define(name, merge(variants as JsonSchema[], schema));
    return [...inner, merged];
  }
  if (schema["properties"] !== undefined) {
    const definition = writer.define(name, schema);
    return [...inner, definition];
  }
  const type = writer.typeOf(schema, { owner: name, field: "" });
  return [...inner, alias(name, type, schema)];
}

/** One shape with the fields of all: those that some variants lack may be absent. */
function merge(variants: JsonSchema[], whole: JsonSchema): JsonSchema {
  const all = variants.map((variant) => variant["properties"] as Record<string, JsonSchema>);
  const names = [...new Set(all.flatMap((properties) => Object.keys(properties)))];
  const properties = names.map((name) => {
    const found = all.flatMap((each) => (each[name] === undefined ? [] : [each[name]]));
    const constants = [...new Set(found.map((each) => each["const"]))];
    if (constants.every((each) => each !== undefined)) return [name, { enum: constants }];
    return [name, found[0]];
  });
  const isRequired = (name: string) =>
    variants.every((variant) => ((variant["required"] ?? []) as string[]).includes(name));
  return {
    type: "object",
    description: whole["description"],
    properties: Object.fromEntries(properties),
    required: names.filter(isRequired),
  };
}

function alias(name: string, type: string, schema: JsonSchema): Definition {
  const comment = schema["description"] ? `${docstring(schema["description"] as string, "")}` : "";
  return { kind: "alias", name, text: `${name} = ${type}\n${comment}` };
}

type Place = { owner: string; field: string };

class TypeWriter {
  readonly #form: Form;
  readonly #inner: Definition[];

  constructor(form: Form, inner: Definition[]) {
    this.#form = form;
    this.#inner = inner;
  }

  typeOf(schema: JsonSchema, place: Place): string {
    if (typeof schema["$ref"] === "string") return schema["$ref"].slice(schema["$ref"].lastIndexOf("/") + 1);
    if ("const" in schema) return literal([schema["const"]]);
    if (Array.isArray(schema["enum"])) return literal(schema["enum"]);
    const alternatives = schema["anyOf"] ?? schema["oneOf"];
    if (Array.isArray(alternatives)) return this.#unionOf(alternatives as JsonSchema[], place);
    const type = schema["type"];
    if (Array.isArray(type))
      return this.#unionOf(
        type.map((each) => ({ type: each as string })),
        place,
      );
    switch (type) {
      case undefined:
        return anythingOf(schema);
      case "array":
        return this.#arrayOf(schema, place);
      case "object":
        return this.#objectOf(schema, place);
      default:
        return plainType(type);
    }
  }

  /** A class, after those of the shapes within it. */
  define(name: string, schema: JsonSchema): Definition {
    const properties = Object.entries((schema["properties"] ?? {}) as Record<string, JsonSchema>).filter(
      ([field]) => this.#form === "dataclass" || !leftOut.has(field),
    );
    const required = new Set((schema["required"] ?? []) as string[]);
    const fields = properties.map(([field, property]) => ({
      name: nameOfField(field),
      type: this.typeOf(property, { owner: name, field }),
      isRequired: required.has(field),
      comment: docstring(property["description"], "    "),
    }));
    const others = schema["additionalProperties"];
    const isOpen = typeof others === "object" && others !== null;
    const documentation = docstring(schema["description"], "    ");
    const write = this.#form === "dataclass" ? writeDataclass : writeDictionary;
    return { kind: "class", name, text: write({ name, documentation, fields, isOpen }) };
  }

  #unionOf(alternatives: JsonSchema[], place: Place): string {
    const types = alternatives.map((each, index) =>
      this.typeOf(each, index === 0 ? place : { ...place, field: `${place.field}${index + 1}` }),
    );
    // A field of a record is told apart by what it has; a union of records would have to be told apart by hand.
    const records = alternatives.filter((each) => each["properties"] !== undefined);
    if (this.#form === "dataclass" && records.length > 1)
      throw new Error(`${place.owner}.${place.field} may be one of several shapes.`);
    const distinct = [...new Set(types)];
    return distinct.length === 1 ? (distinct[0] ?? "None") : `Union[${distinct.join(", ")}]`;
  }

  #arrayOf(schema: JsonSchema, place: Place): string {
    const tuple = schema["prefixItems"];
    if (Array.isArray(tuple)) {
      const types = tuple.map((each: JsonSchema) => this.typeOf(each, place));
      return `List[${types.length === 1 ? types[0] : `Union[${types.join(", ")}]`}]`;
    }
    return `List[${this.typeOf(schema["items"] as JsonSchema, place)}]`;
  }

  #objectOf(schema: JsonSchema, place: Place): string {
    if (schema["properties"] !== undefined) {
      const name = this.#nameOf(place);
      this.#inner.push(this.define(name, schema));
      return name;
    }
    if (schemas.has(`${place.owner}.${place.field}`)) return "Any";
    if (ownKeys.has(`${place.owner}.${place.field}`)) return "SnakeCaseKeys";
    const values = schema["additionalProperties"];
    if (typeof values !== "object" || values === null) return "Dict[str, Any]";
    return `Dict[str, ${this.typeOf(values as JsonSchema, { ...place, field: singular(place.field) })}]`;
  }

  #nameOf({ owner, field }: Place): string {
    const known = shapeNames[`${owner}.${field}`];
    const name =
      known ?? owner.replace(/(?:Input|Output)$/, "") + field.charAt(0).toUpperCase() + field.slice(1);
    return this.#inner.some((other) => other.name === name) ? `${name}2` : name;
  }
}

type Field = { name: string; type: string; isRequired: boolean; comment: string };
type Shape = { name: string; documentation: string; fields: Field[]; isOpen: boolean };

function writeDataclass({ name, documentation, fields, isOpen }: Shape): string {
  const sorted = [...fields.filter((each) => each.isRequired), ...fields.filter((each) => !each.isRequired)];
  const lines = sorted.map(({ name: field, type, isRequired, comment }) =>
    isRequired ? `    ${field}: ${type}\n${comment}` : `    ${field}: ${optional(type)} = None\n${comment}`,
  );
  if (isOpen)
    lines.push(
      `    extra: Dict[str, Any] = field(default_factory=dict)\n${docstring("What else the service told.", "    ")}`,
    );
  const body = documentation + lines.join("");
  return `@dataclass\nclass ${name}:\n${body || "    pass\n"}`;
}

/** Required keys stand in a class of their own: `NotRequired` came with Python 3.11. */
function writeDictionary({ name, documentation, fields }: Shape): string {
  const write = ({ name: key, type, comment }: Field) => `    ${key}: ${type}\n${comment}`;
  const required = fields.filter((each) => each.isRequired).map(write);
  const others = fields.filter((each) => !each.isRequired).map(write);
  if (required.length === 0)
    return `class ${name}(TypedDict, total=False):\n${documentation}${others.join("") || "    pass\n"}`;
  if (others.length === 0) return `class ${name}(TypedDict):\n${documentation}${required.join("")}`;
  return (
    `class _${name}Required(TypedDict):\n${required.join("")}\n\n` +
    `class ${name}(_${name}Required, total=False):\n${documentation}${others.join("")}`
  );
}

function plainType(type: unknown): string {
  const names: Record<string, string> = {
    string: "str",
    boolean: "bool",
    null: "None",
    number: "float",
    integer: "int",
  };
  const name = names[String(type)];
  if (name === undefined) throw new Error(`No type for JSON Schema of type ${JSON.stringify(type)}.`);
  return name;
}

function anythingOf(schema: JsonSchema): string {
  const rules = Object.keys(schema).filter((keyword) => keyword !== "description" && keyword !== "default");
  if (rules.length > 0) throw new Error(`No type for JSON Schema with ${rules.join(", ")}.`);
  return "Any";
}

function literal(values: unknown[]): string {
  const texts = values.map((value) => {
    if (typeof value === "boolean") return value ? "True" : "False";
    return JSON.stringify(value);
  });
  return `Literal[${texts.join(", ")}]`;
}

function optional(type: string): string {
  return type === "Any" ? type : `Optional[${type}]`;
}

function singular(field: string): string {
  return field.replace(/ies$/, "y").replace(/s$/, "");
}

function docstring(text: unknown, indent: string): string {
  if (typeof text !== "string") return "";
  const escaped = translateNames(text).replaceAll("\\", "\\\\").replaceAll('"""', "'''");
  return `${indent}"""${escaped.endsWith('"') ? `${escaped} ` : escaped}"""\n`;
}

/** The names that the common rule does not turn back into those of the wire. */
export function irregularNames(schemas: readonly JsonSchema[]): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (schema: unknown): void => {
    if (typeof schema !== "object" || schema === null) return;
    for (const [key, value] of Object.entries(schema)) {
      if (key === "properties")
        for (const name of Object.keys(value as object)) {
          const field = nameOfField(name);
          if (field === name || wireName(field) === name) continue;
          if (found[field] !== undefined && found[field] !== name)
            throw new Error(`${field} could be ${found[field]} or ${name}.`);
          found[field] = name;
        }
      visit(value);
    }
  };
  schemas.forEach(visit);
  return found;
}
