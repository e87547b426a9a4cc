import { eventsExample, examples, streamExample } from "./openapi-examples.ts";
import { componentReference, inputName, outputName, type JsonSchema } from "./openapi-schemas.ts";
import type { Operation } from "./operation.ts";
import { operations, type OperationName } from "./operations.ts";

export type MediaTypes = Record<string, { schema: JsonSchema; example?: unknown }>;

/** The body of an operation's request. */
export function requestContent(name: OperationName): MediaTypes {
  const { request } = examples[name] ?? {};
  const { takesFile }: Operation = operations[name];
  return {
    "application/json": {
      schema: componentReference(inputName(name)),
      ...(request === undefined ? {} : { example: request }),
    },
    ...(takesFile === true && fileBodies),
  };
}

const binary: JsonSchema = { type: "string", format: "binary" };

/** Bodies that are a file, or hold one. */
const fileBodies: MediaTypes = {
  "multipart/form-data": { schema: { type: "object", properties: { file: binary }, required: ["file"] } },
  "application/octet-stream": { schema: binary },
};

/** The body of an operation's successful answer, in each form that it can have. */
export function answerContent(name: OperationName): MediaTypes {
  const { envelope, mimeType, streams }: Operation = operations[name];
  const { response } = examples[name] ?? {};
  if (mimeType !== undefined) return { [mimeType]: { schema: {} } };
  const json = {
    schema: enveloped(envelope, componentReference(outputName(name))),
    ...(response === undefined ? {} : { example: exampleIn(envelope, response) }),
  };
  if (envelope === "events")
    return {
      "text/event-stream": {
        schema: componentReference("SessionEvent"),
        ...(response === undefined ? {} : { example: eventsExample(response as never) }),
      },
      "application/json": json,
    };
  if (envelope === "file")
    return { "application/octet-stream": { schema: binary }, "application/json": json };
  if (!streams) return { "application/json": json };
  const streamed = envelope === "bare" ? { result: response } : response;
  return {
    "application/json": json,
    "text/event-stream": {
      schema: componentReference("StreamEvent"),
      ...(response === undefined ? {} : { example: streamExample(streamed) }),
    },
  };
}

function enveloped(envelope: Operation["envelope"], output: JsonSchema): JsonSchema {
  const inData = {
    type: "object",
    properties: { success: { type: "boolean", const: true }, data: output },
    required: ["success", "data"],
  };
  if (envelope === "bare") return output;
  return envelope === "record" ? { allOf: [inData, output] } : inData;
}

function exampleIn(envelope: Operation["envelope"], response: unknown): unknown {
  if (envelope === "bare") return response;
  const inData = { success: true, data: response };
  return envelope === "record" ? { ...inData, ...(response as Record<string, unknown>) } : inData;
}
