import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { errorCodes, errorStatus, type ErrorCode } from "../src/error.ts";
import { createOpenApiDocument, type OpenApiOperation, type OpenApiResponse } from "../src/openapi.ts";
import { examples } from "../src/openapi-examples.ts";
import { operations, type OperationName } from "../src/operations.ts";

const document = createOpenApiDocument();
const { schemas, parameters, securitySchemes } = document.components;
const names = Object.keys(operations) as OperationName[];

function operationOf(name: OperationName): OpenApiOperation {
  const { method, path } = operations[name];
  const operation = document.paths[`/v1${path}`]?.[method.toLowerCase() as Lowercase<typeof method>];
  expect(operation, `an operation at ${method} /v1${path}`).toBeDefined();
  return operation!;
}

/** What a reference within the document points at; undefined when it points at nothing. */
function resolve(reference: string): unknown {
  const steps = reference.replace(/^#\//, "").split("/");
  return steps.reduce<unknown>(
    (value, step) => (value as Record<string, unknown> | undefined)?.[step],
    document,
  );
}

function responseOf(name: OperationName, status: number): OpenApiResponse {
  const response = operationOf(name).responses[String(status)];
  expect(response, `${name} answers ${status}`).toBeDefined();
  return ("$ref" in response! ? resolve(response.$ref) : response) as OpenApiResponse;
}

function codesOf(name: OperationName): ErrorCode[] {
  const statuses = Object.keys(operationOf(name).responses).filter((status) => status !== "200");
  return statuses.flatMap((status) => responseOf(name, Number(status))["x-error-codes"] ?? []);
}

function parameterNames(name: OperationName): string[] {
  return operationOf(name).parameters.map((parameter) =>
    "$ref" in parameter ? (resolve(parameter.$ref) as { name: string }).name : parameter.name,
  );
}

function everyReference(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : everyReference(inner),
  );
}

describe("the document", () => {
  test("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  test("says its version and that it is alpha", () => {
    expect(document).toMatchObject({
      openapi: "3.1.0",
      info: {
        title: "Legwork",
        version: "3.1.0",
        "x-status": "alpha",
        description: expect.stringContaining("**alpha**"),
      },
    });
  });

  test("is plain JSON, and the same each time", () => {
    expect(JSON.parse(JSON.stringify(document))).toStrictEqual(document);
    expect(JSON.stringify(createOpenApiDocument())).toBe(JSON.stringify(document));
  });

  test("has what each of its references points at, and no component that nothing points at", () => {
    const references = new Set(everyReference(document));
    expect([...references].filter((reference) => resolve(reference) === undefined)).toEqual([]);
    for (const kind of ["schemas", "responses", "parameters", "headers"] as const) {
      const unused = Object.keys(document.components[kind]).filter(
        (name) => !references.has(`#/components/${kind}/${name}`),
      );
      expect(unused, kind).toEqual([]);
    }
  });

  test("has the operations, and nothing else", () => {
    const described = Object.values(document.paths).flatMap((item) => Object.values(item));
    expect(described.map((operation) => operation.operationId).sort()).toEqual(
      names.map((name) => operations[name].operationId).sort(),
    );
  });

  test("asks for the API key, and not for the deprecated project id", () => {
    expect(securitySchemes).toMatchObject({
      ApiKey: { type: "apiKey", in: "header", name: "x-svc-api-key" },
      ProjectId: {
        name: "x-svc-project-id",
        description: expect.stringContaining("Deprecated and not required"),
      },
    });
    expect(document.security).toEqual([{ ApiKey: [] }, { Bearer: [] }, { BrowserbaseKey: [] }]);
  });
});

describe.each(names)("%s", (name) => {
  const operation = operations[name];

  test("has its id, summary and description", () => {
    const { operationId, summary, description } = operation;
    expect(operationOf(name)).toMatchObject({ operationId, summary, description });
  });

  test("takes the session in its path, and the stream header when it can stream", () => {
    expect(parameterNames(name).includes("id")).toBe(operation.path.includes("{id}"));
    expect(parameterNames(name).includes("x-stream-response")).toBe(operation.streams);
    expect("text/event-stream" in responseOf(name, 200).content).toBe(
      operation.streams || operation.envelope === "events",
    );
  });

  test("answers every code of its own, and the common ones, with the one error body", () => {
    expect(codesOf(name)).toEqual(expect.arrayContaining([...operation.errors]));
    expect(codesOf(name)).toEqual(
      expect.arrayContaining(["invalid_request", "unauthorized", "internal", "timeout", "shutting_down"]),
    );
    for (const code of codesOf(name)) {
      const failure = responseOf(name, errorStatus[code]);
      expect(failure["x-error-codes"]).toContain(code);
      expect(failure.description).toContain(`\`${code}\``);
      expect(failure.content).toEqual({
        "application/json": {
          schema: { $ref: "#/components/schemas/ErrorBody" },
          example: expect.objectContaining({ success: false, code: failure["x-error-codes"]?.[0] }),
        },
      });
    }
  });
});

test("an operation on a session says when the session is unknown; one that needs its browser, when that is gone", () => {
  const withCode = (code: ErrorCode) => names.filter((name) => codesOf(name).includes(code));
  const onPage = ["navigate", "act", "observe", "extract", "collect", "agentExecute"];
  const ofPages = ["openPage", "activatePage", "closePage"];
  const ofCookies = ["setCookies", "deleteCookies"];
  const beside = ["agentQuestions", "agentAnswer", "listPages", "pageHtml", "listCookies"];
  const ofLinks = ["debug", "revokeDebug"];
  const ofRecords = ["listScreenshots", "getScreenshot", "sessionEvents"];
  const ofFiles = ["listDownloads", "getDownload", "getDownloadRows", "createUpload", "listUploads"];
  const sorted = (codes: string[]) => codes.toSorted();
  expect(sorted(withCode("session_not_found"))).toEqual(
    sorted([
      "start",
      ...onPage,
      ...ofPages,
      ...ofCookies,
      ...beside,
      "replay",
      "screenshot",
      ...ofRecords,
      "cancel",
      ...ofFiles,
      ...ofLinks,
      "end",
      "getSession",
      "updateSession",
      "releaseSession",
    ]),
  );
  expect(sorted(withCode("session_ended"))).toEqual(
    sorted([
      "start",
      ...onPage,
      ...ofPages,
      ...ofCookies,
      ...beside,
      "screenshot",
      "cancel",
      "createUpload",
      ...ofLinks,
    ]),
  );
  expect(withCode("session_busy")).toEqual([...onPage, ...ofPages, ...ofCookies, "createUpload"]);
  expect(withCode("browser_crashed")).toEqual([
    "start",
    ...onPage,
    ...ofPages,
    "pageHtml",
    ...ofCookies,
    "screenshot",
  ]);
});

test("each operation has an example, but for those that answer with a picture", () => {
  expect(names.filter((name) => examples[name] === undefined)).toEqual(["screenshot", "getScreenshot"]);
});

test.each(Object.entries(examples))("the example of %s is one", (name, example) => {
  const { input, output, method } = operations[name as OperationName];
  if (example.response !== undefined) expect(output.parse(example.response)).toEqual(example.response);
  expect(example.request !== undefined).toBe(
    method === "POST" && operationOf(name as OperationName).requestBody !== undefined,
  );
  if (example.request !== undefined) expect(() => input.parse(example.request)).not.toThrow();
});

test("a limit says when to try again", () => {
  expect(responseOf("start", 429).headers).toHaveProperty("Retry-After");
});

test("the stream header is exactly true or false", () => {
  expect(parameters["StreamResponse"]).toMatchObject({
    in: "header",
    required: false,
    schema: { enum: ["true", "false"] },
  });
});

test("only what uses a model takes a model's key", () => {
  expect(names.filter((name) => parameterNames(name).includes("x-model-api-key"))).toEqual([
    "start",
    "act",
    "observe",
    "extract",
    "collect",
    "agentExecute",
  ]);
});

test("end needs no body, takes no key in it, and answers success alone", () => {
  expect(operationOf("end").requestBody).toMatchObject({ required: false });
  expect(schemas["EndInput"]).toMatchObject({ type: "object", additionalProperties: false });
  expect(responseOf("end", 200).content["application/json"]).toEqual({
    schema: { $ref: "#/components/schemas/EndOutput" },
    example: { success: true },
  });
  expect(schemas["EndOutput"]).toEqual({ $ref: "#/components/schemas/SessionEndResponse" });
  expect(schemas["SessionEndResponse"]).toMatchObject({
    properties: { success: { type: "boolean" } },
    required: ["success"],
    additionalProperties: false,
  });
});

test("every other answer is in data", () => {
  for (const name of names.filter((each) => operations[each].envelope === "data")) {
    expect(responseOf(name, 200).content["application/json"]).toMatchObject({
      schema: { required: ["success", "data"], properties: { success: { const: true } } },
    });
  }
});

test("a record is in data, and its fields stand beside that for clients who read them there", () => {
  expect(responseOf("getSession", 200).content["application/json"]).toMatchObject({
    schema: {
      allOf: [{ required: ["success", "data"] }, { $ref: "#/components/schemas/GetSessionOutput" }],
    },
  });
});

test("a picture is the answer itself; what a session does is a stream, or JSON for those who want that", () => {
  expect(Object.keys(responseOf("screenshot", 200).content)).toEqual(["image/png"]);
  expect(Object.keys(responseOf("getScreenshot", 200).content)).toEqual(["image/jpeg"]);
  expect(responseOf("sessionEvents", 200).content).toMatchObject({
    "text/event-stream": { schema: { $ref: "#/components/schemas/SessionEvent" } },
    "application/json": { schema: { required: ["success", "data"] } },
  });
});

test("a body is required when a field of it is", () => {
  const required = names.filter((name) => operationOf(name).requestBody?.required === true);
  expect(required).toEqual([
    "navigate",
    "act",
    "collect",
    "agentExecute",
    "agentAnswer",
    "activatePage",
    "setCookies",
    "updateSession",
    "importMemories",
  ]);
  expect(operationOf("replay").requestBody).toBeUndefined();
});

test("without a body, the input stands in the path and the query", () => {
  expect(operationOf("listMemories").parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: "limit",
        in: "query",
        required: false,
        schema: expect.objectContaining({ type: "integer", minimum: 1, maximum: 1_000, default: 100 }),
      }),
    ]),
  );
  expect(operationOf("deleteMemory").parameters).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: "memoryId", in: "path", required: true })]),
  );
  expect(operationOf("deleteMemory").requestBody).toBeUndefined();
});

test("an action needs fewer fields when it is sent than it has when it is answered", () => {
  expect(schemas["ActionInput"]).toMatchObject({ required: ["selector"] });
  expect(schemas["Action"]).toMatchObject({ required: ["selector", "description"] });
  expect(JSON.stringify(schemas["ActInput"])).toContain('"#/components/schemas/ActionInput"');
  expect(JSON.stringify(schemas["ObserveOutput"])).toContain('"#/components/schemas/Action"');
});

test("answers may get new fields without breaking their readers", () => {
  const closed = Object.entries(schemas).filter(([, schema]) =>
    JSON.stringify(schema).includes('"additionalProperties":false'),
  );
  const names = closed.map(([name]) => name);
  expect(names.filter((name) => !name.endsWith("Input"))).toEqual(["SessionEndResponse"]);
  // A variable with a misspelt restriction would be one without it.
  expect(names.filter((name) => name.endsWith("Input"))).toEqual([
    "ActInput",
    "AgentExecuteInput",
    "EndInput",
    "ObserveInput",
  ]);
});

test("the error body has the closed set of codes", () => {
  expect(schemas["ErrorBody"]).toMatchObject({
    required: ["success", "error", "message", "code", "requestId"],
  });
  expect(schemas["ErrorCode"]).toMatchObject({ enum: errorCodes });
});
