import type { OpenApiDocument } from "@legwork/protocol";
import { html } from "hono/html";
import { inline, nothing, type Html } from "./text.ts";

type JsonSchema = OpenApiDocument["components"]["schemas"][string];
export type Schemas = OpenApiDocument["components"]["schemas"];

const componentsPath = "#/components/schemas/";

/** The fields of an object, those that must be there first. */
export function fieldsOf(schema: JsonSchema, schemas: Schemas): Html {
  const target = resolve(schema, schemas);
  const properties = Object.entries((target["properties"] ?? {}) as Schemas);
  if (properties.length === 0) return html`<p class="none">${typeOf(target)}</p>`;
  const required = new Set((target["required"] ?? []) as string[]);
  const inOrder = properties.toSorted(
    ([left], [right]) => Number(required.has(right)) - Number(required.has(left)),
  );
  return html`<dl class="fields">
    ${inOrder.map(([name, property]) => field(name, property, required.has(name)))}
  </dl>`;
}

/** One field, with what it holds folded away. */
export function field(name: string, schema: JsonSchema, isRequired: boolean): Html {
  return html`<dt>
      <code class="name">${name}</code> <span class="type">${typeOf(schema)}</span>
      ${isRequired ? html`<span class="required">required</span>` : nothing}
    </dt>
    <dd>${aboutOf(schema)}${insideOf(schema)}</dd>`;
}

function aboutOf(schema: JsonSchema): Html {
  const { description, default: fallback } = schema;
  const text = typeof description === "string" ? inline(description) : nothing;
  const told = typeof description === "string" && description.includes("Default");
  if (fallback === undefined || told) return text;
  return html`${text} Default: <code>${JSON.stringify(fallback)}</code>.`;
}

/** What an object within an object has. */
function insideOf(schema: JsonSchema): Html {
  const inner = [schema, schema["items"] as JsonSchema, ...alternativesOf(schema)].find(
    (each) => each?.["properties"] !== undefined,
  );
  if (inner === undefined || Object.keys(inner["properties"] as Schemas).length === 0) return nothing;
  return html`<details>
    <summary>fields</summary>
    ${fieldsOf(inner, {})}
  </details>`;
}

function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = referenceOf(schema);
  const target = name === undefined ? undefined : schemas[name];
  return target === undefined ? schema : resolve(target, schemas);
}

function referenceOf(schema: JsonSchema): string | undefined {
  const reference = schema["$ref"];
  return typeof reference === "string" ? reference.slice(componentsPath.length) : undefined;
}

function alternativesOf(schema: JsonSchema): JsonSchema[] {
  return (schema["anyOf"] ?? schema["oneOf"] ?? []) as JsonSchema[];
}

/** A type in words, with links to what is described elsewhere. */
function typeOf(schema: JsonSchema): Html {
  const name = referenceOf(schema);
  if (name !== undefined) return html`<a href="#schema-${name}">${name}</a>`;
  if ("const" in schema) return html`${JSON.stringify(schema["const"])}`;
  const values = schema["enum"];
  if (Array.isArray(values)) return html`${values.map((value) => JSON.stringify(value)).join(" | ")}`;
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0)
    return html`${alternatives.map((each, index) => html`${index > 0 ? " or " : ""}${typeOf(each)}`)}`;
  const type = schema["type"];
  const tuple = schema["prefixItems"] as JsonSchema[] | undefined;
  if (tuple !== undefined)
    return html`array of ${tuple.map((each, index) => html`${index > 0 ? ", " : ""}${typeOf(each)}`)}`;
  if (type === "array") return html`array of ${typeOf((schema["items"] ?? {}) as JsonSchema)}`;
  if (Array.isArray(type)) return html`${type.join(" or ")}`;
  return html`${typeof type === "string" ? type : "anything"}`;
}
