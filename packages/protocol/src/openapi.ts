import type { ErrorCode } from "./error.ts";
import { answerContent, requestContent, type MediaTypes } from "./openapi-content.ts";
import { describeCodes, errorsByStatus, meaningOf } from "./openapi-errors.ts";
import {
  componentReference,
  createSchemas,
  inlineSchema,
  inputName,
  type JsonSchema,
} from "./openapi-schemas.ts";
import { operations, type OperationName } from "./operations.ts";

const operationNames = Object.keys(operations) as OperationName[];

type Reference = { $ref: string };
type Parameter = {
  name: string;
  in: "path" | "header" | "query";
  required: boolean;
  description: string;
  schema: JsonSchema;
};
type SecurityScheme =
  | { type: "apiKey"; in: "header"; name: string; description: string }
  | { type: "http"; scheme: "bearer"; description: string };
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
  parameters: (Reference | Parameter)[];
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
  paths: Record<string, Partial<Record<"get" | "post" | "delete", OpenApiOperation>>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, OpenApiResponse>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, SecurityScheme>;
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
  RequestId: {
    description: "Id of the request in the server's log; `requestId` of the error body.",
    schema: { type: "string" },
  },
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
    description: "The service API key.",
  },
  Bearer: {
    type: "http",
    scheme: "bearer",
    description: "The same key, as `Authorization: Bearer <key>`.",
  },
  BrowserbaseKey: {
    type: "apiKey",
    in: "header",
    name: "x-bb-api-key",
    description: "The same key, in the header that clients of Browserbase's interface send.",
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
    security: [{ ApiKey: [] }, { Bearer: [] }, { BrowserbaseKey: [] }],
    tags: [
      { name: "sessions", description: "A browser session, from its start to its end." },
      { name: "agentJobs", description: "Tasks of agents that go on without their caller." },
      {
        name: "contexts",
        description: "Signed-in state of web pages, for sessions to begin with and save into.",
      },
      { name: "memories", description: "What acts in words have taught, to be done again without a model." },
    ],
    paths: createPaths(schemas),
    components: { schemas, responses: createFailures(), parameters, headers, securitySchemes },
  };
}

function createPaths(schemas: Record<string, JsonSchema>): OpenApiDocument["paths"] {
  const paths: OpenApiDocument["paths"] = {};
  for (const name of operationNames) {
    const { method, path } = operations[name];
    const item = (paths[`/v1${path}`] ??= {});
    item[method.toLowerCase() as Lowercase<typeof method>] = createOperation(name, schemas[inputName(name)]);
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
    tags: [operation.path.split("/")[1] ?? "sessions"],
    parameters: parametersOf(name, input),
    ...(input !== undefined && {
      requestBody: {
        // A body that may be empty may be left out.
        required: !operation.input.safeParse({}).success,
        content: requestContent(name),
      },
    }),
    responses: { "200": successOf(name), ...failuresOf(name) },
  };
}

function parametersOf(name: OperationName, input: JsonSchema | undefined): (Reference | Parameter)[] {
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
  const references = names.map((parameter) => ({ $ref: `#/components/parameters/${parameter}` }));
  // A body that is a file has no place for the rest.
  const besides = operations[name].takesFile === true ? fieldsOf(name).filter(isBesideFile) : [];
  return input === undefined ? [...fieldsOf(name), ...references] : [...besides, ...references];
}

function isBesideFile({ name }: Parameter): boolean {
  return name !== "content";
}

/** The input of an operation without a body: its fields stand in the path and in the query. */
function fieldsOf(name: OperationName): Parameter[] {
  const { path, input } = operations[name];
  const { properties = {}, required = [] } = inlineSchema(input);
  return Object.entries(properties).map(([field, { description = "", ...schema }]) => ({
    name: field,
    in: path.includes(`{${field}}`) ? "path" : "query",
    required: required.includes(field),
    description: String(description),
    schema,
  }));
}

const requestId = { $ref: "#/components/headers/RequestId" };
/** Where the server may say when to come again. */
const statusesToRetry = [409, 429, 503];

function successOf(name: OperationName): OpenApiResponse {
  const { streams } = operations[name];
  const streamed =
    " As a stream: frames `starting`, `connected`, any number of `running`, then `finished` or `error`.";
  return {
    description: `Done.${streams ? streamed : ""}`,
    headers: { "x-request-id": requestId },
    content: answerContent(name),
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
      "x-request-id": requestId,
      "x-should-retry": { $ref: "#/components/headers/ShouldRetry" },
      ...(statusesToRetry.includes(status) && { "Retry-After": { $ref: "#/components/headers/RetryAfter" } }),
    },
    content: {
      "application/json": { schema: componentReference("ErrorBody"), example: failureExample(codes) },
    },
    "x-error-codes": codes,
  };
}

function failureExample([code = "internal"]: ErrorCode[]): unknown {
  const message = meaningOf(code);
  return { success: false, error: message, message, code, requestId: "5f0c2c1e-6d0b-4b43-9a35-8f9d0d3c7e52" };
}
