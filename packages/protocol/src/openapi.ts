import type { ErrorCode } from "./error.ts";
import { describeCodes, errorsByStatus } from "./openapi-errors.ts";
import {
  componentReference,
  createSchemas,
  inputName,
  outputName,
  type JsonSchema,
} from "./openapi-schemas.ts";
import { operations, type OperationName } from "./operations.ts";

const operationNames = Object.keys(operations) as OperationName[];

type Reference = { $ref: string };
type MediaTypes = Record<string, { schema: JsonSchema }>;
type Parameter = {
  name: string;
  in: "path" | "header";
  required: boolean;
  description: string;
  schema: JsonSchema;
};
type Header = { description: string; schema: JsonSchema };

export type OpenApiResponse = {
  description: string;
  headers?: Record<string, Reference>;
  content: MediaTypes;
  /** The codes of the closed set that come with this status. */
  "x-error-codes"?: ErrorCode[];
};

export type OpenApiOperation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: Reference[];
  requestBody?: { required: boolean; content: MediaTypes };
  responses: Record<string, OpenApiResponse | Reference>;
};

/** The part of OpenAPI 3.1.0 that we use; plain JSON. */
export type OpenApiDocument = {
  openapi: "3.1.0";
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
    "x-status": "alpha";
  };
  servers: { url: string; description: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<"get" | "post", OpenApiOperation>>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, OpenApiResponse>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, { type: "apiKey"; in: "header"; name: string; description: string }>;
  };
};

const description = `Browser sessions that do what they are told in plain words: open a session, \`navigate\`, \`act\`, \`observe\`,
\`extract\`, let an \`agent\` work, and end it.

This interface is **alpha**: it can still change between versions.

Every answer is \`{"success": true, "data": …}\` or the one error body \`{"success": false, "error", "message", "code", …}\`,
except the end of a session, which is \`{"success": true}\`. Keys that a request has and this document does not are
tolerated and named in \`warnings\`, unless an object says that it takes no other.`;

const parameters = {
  SessionId: {
    name: "id",
    in: "path",
    required: true,
    description: "Unique session identifier.",
    schema: { type: "string" },
  },
  StreamResponse: {
    name: "x-stream-response",
    in: "header",
    required: false,
    description:
      "Whether to stream the response via Server-Sent Events. Exactly `true` or `false`; `streamResponse` in the body wins over it.",
    schema: { type: "string", enum: ["true", "false"] },
  },
  ModelApiKey: {
    name: "x-model-api-key",
    in: "header",
    required: false,
    description: "Key for the model's provider; a key in the request's model wins over it. Never stored.",
    schema: { type: "string" },
  },
  Language: {
    name: "x-language",
    in: "header",
    required: false,
    description:
      "Language of the client, kept with the session's record. With `typescript` and `x-stream-response: true`, frames of the stream have `data:` lines only.",
    schema: { type: "string" },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description:
      "A repeated request with the same key and body gets the first one's answer instead of acting twice.",
    schema: { type: "string" },
  },
} satisfies Record<string, Parameter>;

const headers = {
  RetryAfter: { description: "Seconds after which to try again.", schema: { type: "integer", minimum: 0 } },
  ShouldRetry: {
    description: "`false` when the same request would fail again.",
    schema: { type: "string", enum: ["true", "false"] },
  },
} satisfies Record<string, Header>;

const securitySchemes = {
  ApiKey: {
    type: "apiKey",
    in: "header",
    name: "x-svc-api-key",
    description:
      "The service API key. `Authorization: Bearer <key>` and `x-bb-api-key: <key>` are taken as well.",
  },
  ProjectId: {
    type: "apiKey",
    in: "header",
    name: "x-svc-project-id",
    description:
      "Deprecated and not required, since keys are project-scoped: accepted (as is `x-bb-project-id`), ignored, and answered with a `Deprecation` header.",
  },
} as const;

/** The OpenAPI document of the HTTP interface, derived from the operations. */
export function createOpenApiDocument(): OpenApiDocument {
  const schemas = createSchemas();
  return {
    openapi: "3.1.0",
    info: {
      title: "Legwork",
      version: "3.1.0",
      summary: "Browser-automation sessions (alpha).",
      description,
      license: { name: "MIT", identifier: "MIT" },
      "x-status": "alpha",
    },
    servers: [{ url: "/", description: "The server that this document comes from." }],
    security: [{ ApiKey: [] }],
    tags: [{ name: "sessions", description: "A browser session, from its start to its end." }],
    paths: createPaths(schemas),
    components: { schemas, responses: createFailures(), parameters, headers, securitySchemes },
  };
}

function createPaths(schemas: Record<string, JsonSchema>): OpenApiDocument["paths"] {
  const paths: OpenApiDocument["paths"] = {};
  for (const name of operationNames) {
    const { method, path } = operations[name];
    const item = (paths[`/v1${path}`] ??= {});
    item[method === "GET" ? "get" : "post"] = createOperation(name, schemas[inputName(name)]);
  }
  return paths;
}

/** `input` is undefined for an operation without a body. */
function createOperation(name: OperationName, input: JsonSchema | undefined): OpenApiOperation {
  const operation = operations[name];
  return {
    operationId: operation.operationId,
    summary: operation.summary,
    description: operation.description,
    tags: ["sessions"],
    parameters: parametersOf(name, input),
    ...(input !== undefined && {
      requestBody: {
        // A body that may be empty may be left out.
        required: !operation.input.safeParse({}).success,
        content: { "application/json": { schema: componentReference(inputName(name)) } },
      },
    }),
    responses: { "200": successOf(name), ...failuresOf(name) },
  };
}

function parametersOf(name: OperationName, input: JsonSchema | undefined): Reference[] {
  const { path, streams } = operations[name];
  const takesModel = JSON.stringify(input ?? {}).includes(
    JSON.stringify(componentReference("Model")["$ref"]),
  );
  const names: (keyof typeof parameters)[] = [];
  if (path.includes("{id}")) names.push("SessionId");
  if (streams) names.push("StreamResponse");
  if (takesModel) names.push("ModelApiKey");
  if (input !== undefined) names.push("IdempotencyKey");
  names.push("Language");
  return names.map((parameter) => ({ $ref: `#/components/parameters/${parameter}` }));
}

function successOf(name: OperationName): OpenApiResponse {
  const { envelope, streams } = operations[name];
  const output = componentReference(outputName(name));
  const enveloped = {
    type: "object",
    properties: { success: { type: "boolean", const: true }, data: output },
    required: ["success", "data"],
  };
  const streamed =
    " As a stream: frames `starting`, `connected`, any number of `running`, then `finished` or `error`.";
  return {
    description: `Done.${streams ? streamed : ""}`,
    content: {
      "application/json": { schema: envelope === "bare" ? output : enveloped },
      ...(streams && { "text/event-stream": { schema: componentReference("StreamEvent") } }),
    },
  };
}

/** Failures are components, since most operations share most of them; the name of one is its codes. */
function failuresOf(name: OperationName): Record<string, Reference> {
  const byStatus = [...errorsByStatus(name, operations[name])];
  return Object.fromEntries(
    byStatus.map(([status, codes]) => [
      String(status),
      { $ref: `#/components/responses/${codes.join(".")}` },
    ]),
  );
}

function createFailures(): Record<string, OpenApiResponse> {
  const failures = operationNames.flatMap((name) => [...errorsByStatus(name, operations[name])]);
  return Object.fromEntries(failures.map(([status, codes]) => [codes.join("."), failureOf(status, codes)]));
}

function failureOf(status: number, codes: ErrorCode[]): OpenApiResponse {
  return {
    description: describeCodes(codes),
    headers: {
      "x-should-retry": { $ref: "#/components/headers/ShouldRetry" },
      ...(status === 429 && { "Retry-After": { $ref: "#/components/headers/RetryAfter" } }),
    },
    content: { "application/json": { schema: componentReference("ErrorBody") } },
    "x-error-codes": codes,
  };
}
