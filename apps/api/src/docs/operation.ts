import { operations, type OpenApiDocument, type OperationName } from "@legwork/protocol";
import { html } from "hono/html";
import { curlOf } from "./curl.ts";
import { field, fieldsOf, type Schemas } from "./schema.ts";
import { block, inline, markdown, nothing, type Html } from "./text.ts";

type Components = OpenApiDocument["components"];
type PathItem = OpenApiDocument["paths"][string];
type Described = NonNullable<PathItem["get"]>;
type Parameter = Components["parameters"][string];
type Answer = Components["responses"][string];

/** An operation where it is found. */
export type Place = { method: string; path: string; operation: Described };

/** Every operation of the document, in its order. */
export function placesOf({ paths }: OpenApiDocument): Place[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as Described,
    })),
  );
}

export function sectionOf(place: Place, components: Components): Html {
  const { method, path, operation } = place;
  return html`<section id="${operation.operationId}" class="operation">
    <h3>
      ${operation.summary}
      <a class="anchor" href="#${operation.operationId}" aria-label="Link to this operation">#</a>
    </h3>
    <p class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></p>
    <div class="columns">
      <div>
        ${markdown(operation.description)} ${parametersOf(operation, components)}
        ${bodyOf(operation, components.schemas)} ${answersOf(operation, components)}
      </div>
      <div class="examples">${block(curlOf(tryOf(place)), "Try it")} ${answerExampleOf(operation)}</div>
    </div>
  </section>`;
}

function parametersOf(operation: Described, { parameters }: Components): Html {
  const all = operation.parameters.map((parameter) =>
    "$ref" in parameter ? parameters[nameIn(parameter.$ref)] : parameter,
  ) as Parameter[];
  const inGroups = Map.groupBy(all, (parameter) => parameter.in);
  const titles = { path: "In the path", query: "In the query", header: "Headers" };
  return html`${(["path", "query", "header"] as const).map((place) => {
    const group = inGroups.get(place) ?? [];
    if (group.length === 0) return nothing;
    const fields = group.map(({ name, required, description, schema }) =>
      field(name, { ...schema, description }, required),
    );
    const list = html`<dl class="fields">${fields}</dl>`;
    if (place !== "header")
      return html`<h4>${titles[place]}</h4>
        ${list}`;
    return html`<details class="group">
      <summary>${titles[place]}</summary>
      ${list}
    </details>`;
  })}`;
}

function bodyOf({ requestBody }: Described, schemas: Schemas): Html {
  const schema = requestBody?.content["application/json"]?.schema;
  if (requestBody === undefined || schema === undefined) return nothing;
  return html`<h4>
      Body${requestBody.required ? nothing : html` <span class="type">may be left out</span>`}
    </h4>
    ${fieldsOf(schema, schemas)}`;
}

function answersOf(operation: Described, { schemas, responses }: Components): Html {
  const answers = Object.entries(operation.responses).map(([status, answer]): [string, Answer] => [
    status,
    "$ref" in answer ? (responses[nameIn(answer.$ref)] as Answer) : answer,
  ]);
  const [success, ...failures] = answers;
  const output = success === undefined ? undefined : outputOf(success[1]);
  return html`<h4>Answer <span class="status">200</span></h4>
    ${inline(success?.[1].description ?? "")}
    ${output === undefined ? nothing : html`<div class="answer">${fieldsOf(output, schemas)}</div>`}
    <details class="group">
      <summary>Failures: ${failures.map(([status]) => status).join(", ")}</summary>
      <dl class="fields">
        ${failures.map(
          ([status, answer]) =>
            html`<dt><span class="status">${status}</span></dt>
              <dd>${markdown(answer.description)}</dd>`,
        )}
      </dl>
    </details>`;
}

/** What is in `data`, or is the body. */
function outputOf({ content }: Answer): Schemas[string] | undefined {
  const schema = content["application/json"]?.schema;
  if (schema === undefined) return undefined;
  const inData = (Array.isArray(schema["allOf"]) ? schema["allOf"][0] : schema) as Schemas[string];
  const { data } = (inData["properties"] ?? {}) as Schemas;
  return data ?? schema;
}

function answerExampleOf({ responses }: Described): Html {
  const success = responses["200"];
  if (success === undefined || "$ref" in success) return nothing;
  return html`${Object.entries(success.content).map(([type, { example }]) => {
    if (example === undefined) return nothing;
    const text = typeof example === "string" ? example.trimEnd() : JSON.stringify(example, null, 2);
    const shown = block(text, type === "application/json" ? "Answer" : "Answer, as a stream");
    return type === "application/json"
      ? shown
      : html`<details>
          <summary>as a stream</summary>
          ${shown}
        </details>`;
  })}`;
}

function tryOf({ method, path, operation }: Place) {
  const name = (Object.keys(operations) as OperationName[]).find(
    (each) => operations[each].operationId === operation.operationId,
  );
  const envelope = name === undefined ? "data" : operations[name].envelope;
  return {
    method,
    path,
    body: operation.requestBody?.content["application/json"]?.example,
    isStream: envelope === "events",
    isImage: envelope === "image",
  };
}

function nameIn(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
