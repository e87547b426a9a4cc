import type { JsonSchema } from "../packages/protocol/src/openapi-schemas.ts";

/**
 * The TypeScript type of a JSON Schema, as text. It knows what `z.toJSONSchema` makes of the protocol, and throws on
 * anything else, so that a shape is never silently widened. Bounds, patterns and formats are for the server to check.
 */
export function typeOf(schema: JsonSchema, indent = ""): string {
  if (typeof schema["$ref"] === "string") return schema["$ref"].slice(schema["$ref"].lastIndexOf("/") + 1);
  if ("const" in schema) return JSON.stringify(schema["const"]);
  if (Array.isArray(schema["enum"])) return schema["enum"].map((value) => JSON.stringify(value)).join(" | ");
  const alternatives = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(alternatives))
    return alternatives.map((each: JsonSchema) => typeOf(each, indent)).join(" | ");
  const type = schema["type"];
  if (Array.isArray(type)) return type.map((each) => typeOf({ ...schema, type: each }, indent)).join(" | ");
  switch (type) {
    case undefined:
      return unknownOf(schema);
    case "string":
    case "boolean":
    case "null":
      return type;
    case "number":
    case "integer":
      return "number";
    case "array":
      return arrayOf(schema, indent);
    case "object":
      return objectOf(schema, indent);
    default:
      throw new Error(`No type for JSON Schema of type ${JSON.stringify(type)}.`);
  }
}

/** A comment for editors; nothing without a description. */
export function commentOf(schema: JsonSchema, indent = ""): string {
  const text = schema["description"];
  return typeof text === "string" ? `${indent}/** ${text.replaceAll("*/", "* /")} */\n` : "";
}

function unknownOf(schema: JsonSchema): string {
  const rules = Object.keys(schema).filter((keyword) => keyword !== "description" && keyword !== "default");
  if (rules.length > 0) throw new Error(`No type for JSON Schema with ${rules.join(", ")}.`);
  return "unknown";
}

function arrayOf(schema: JsonSchema, indent: string): string {
  const tuple = schema["prefixItems"];
  if (Array.isArray(tuple)) return `[${tuple.map((each: JsonSchema) => typeOf(each, indent)).join(", ")}]`;
  const items = typeOf(schema["items"] as JsonSchema, indent);
  return / [|] /.test(items) ? `(${items})[]` : `${items}[]`;
}

function objectOf(schema: JsonSchema, indent: string): string {
  const properties = Object.entries((schema["properties"] ?? {}) as Record<string, JsonSchema>);
  const required = (schema["required"] ?? []) as string[];
  const inner = `${indent}  `;
  const lines = properties.map(([name, property]) => {
    const type = typeOf(property, inner);
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    // `undefined` is written out for clients that compile with `exactOptionalPropertyTypes`.
    const optional = type === "unknown" ? type : `${type} | undefined`;
    const member = required.includes(name) ? `${key}: ${type}` : `${key}?: ${optional}`;
    return `${commentOf(property, inner)}${inner}${member};\n`;
  });
  const others = schema["additionalProperties"];
  if (typeof others === "object" && others !== null) {
    lines.push(`${inner}[key: string]: ${typeOf(others as JsonSchema, inner)};\n`);
  }
  return lines.length === 0 ? "Record<string, never>" : `{\n${lines.join("")}${indent}}`;
}
