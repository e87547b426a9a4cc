import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { errorCodes, errorStatus, type ErrorCode } from "../src/error.ts";
import { createOpenApiDocument, type OpenApiOperation, type OpenApiResponse } from "../src/openapi.ts";
import { operations, type OperationName } from "../src/operations.ts";

const document = createOpenApiDocument();
const { schemas, parameters, securitySchemes } = document.components;
const names = Object.keys(operations) as OperationName[];

function operationOf(name: OperationName): OpenApiOperation {
  const { method, path } = operations[name];
  const operation = document.paths[`/v1${path}`]?.[method === "GET" ? "get" : "post"];
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
  return operationOf(name).parameters.map(({ $ref }) => (resolve($ref) as { name: string }).name);
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
    expect(document.security).toEqual([{ ApiKey: [] }]);
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
    expect("text/event-stream" in responseOf(name, 200).content).toBe(operation.streams);
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
        "application/json": { schema: { $ref: "#/components/schemas/ErrorBody" } },
      });
    }
  });
});

test("an operation on a session says when the session is unknown; one that needs its browser, when that is gone", () => {
  const withCode = (code: ErrorCode) => names.filter((name) => codesOf(name).includes(code));
  const onPage = ["navigate", "act", "observe", "extract", "agentExecute"];
  expect(withCode("session_not_found")).toEqual(["start", ...onPage, "replay", "end"]);
  expect(withCode("session_ended")).toEqual(["start", ...onPage]);
  expect(withCode("session_busy")).toEqual(onPage);
  expect(withCode("browser_crashed")).toEqual(["start", ...onPage]);
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
    "agentExecute",
  ]);
});

test("end needs no body, takes no key in it, and answers success alone", () => {
  expect(operationOf("end").requestBody).toMatchObject({ required: false });
  expect(schemas["EndInput"]).toMatchObject({ type: "object", additionalProperties: false });
  expect(responseOf("end", 200).content["application/json"]).toEqual({
    schema: { $ref: "#/components/schemas/EndOutput" },
  });
  expect(schemas["EndOutput"]).toEqual({ $ref: "#/components/schemas/SessionEndResponse" });
  expect(schemas["SessionEndResponse"]).toMatchObject({
    properties: { success: { type: "boolean" } },
    required: ["success"],
    additionalProperties: false,
  });
});

test("every other answer is in data", () => {
  for (const name of names.filter((each) => each !== "end")) {
    expect(responseOf(name, 200).content["application/json"]).toMatchObject({
      schema: { required: ["success", "data"], properties: { success: { const: true } } },
    });
  }
});

test("a body is required when a field of it is", () => {
  const required = names.filter((name) => operationOf(name).requestBody?.required === true);
  expect(required).toEqual(["navigate", "act", "agentExecute"]);
  expect(operationOf("replay").requestBody).toBeUndefined();
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
  expect(closed.map(([name]) => name)).toEqual(["EndInput", "SessionEndResponse"]);
});

test("the error body has the closed set of codes", () => {
  expect(schemas["ErrorBody"]).toMatchObject({
    required: ["success", "error", "message", "code", "requestId"],
  });
  expect(schemas["ErrorCode"]).toMatchObject({ enum: errorCodes });
});
