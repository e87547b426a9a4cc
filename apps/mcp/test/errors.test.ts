import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientKinds, connectHttp, isModern, type TestClient } from "./clients.ts";
import { startServer, type ServerUnderTest } from "./server-under-test.ts";

/** A JSON Schema of lists in lists. */
function nested(levels: number): Record<string, unknown> {
  return Array.from({ length: levels }).reduce<Record<string, unknown>>(
    (items) => ({ type: "array", items }),
    { type: "string" },
  );
}

let server: ServerUnderTest;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => await server.close());

describe.each(clientKinds)("a client that is %s", (kind) => {
  let client: TestClient;
  /** No session is asked for: what is wrong with a call is found before that. */
  const session = isModern(kind) ? { sessionId: "any" } : {};

  beforeAll(async () => {
    client = await connectHttp(kind, server.url);
  });

  afterAll(async () => await client.close());

  test.each([
    { what: "an unknown tool", name: "browse", named: "navigate, act, observe, extract, start, end" },
    { what: "a missing argument", name: "navigate", named: "Expected: url (string, required)" },
    {
      what: "an extra argument",
      name: "navigate",
      parameters: { url: "http://127.0.0.1", wait: true },
      named: '"wait"',
    },
    {
      what: "an argument of another type",
      name: "extract",
      parameters: { maxTokens: "many" },
      named: "maxTokens (integer)",
    },
    {
      what: "an empty action",
      name: "act",
      parameters: { action: " " },
      named: "action (string or object, required)",
    },
    {
      what: "an action of no kind that there is",
      name: "act",
      parameters: { action: 5 },
      named: "action: must be plain words, or an Action: an object with its selector",
    },
    {
      what: "an action without its selector",
      name: "act",
      parameters: { action: { description: "x" } },
      named: "action.selector is missing",
    },
    {
      what: "a schema that is nested without end",
      name: "extract",
      parameters: { schema: nested(3_000) },
      named: "nested deeper than 100 levels",
    },
  ])("gets -32602 for $what, and what is expected", async ({ name, parameters = {}, named }) => {
    await expect(client.call(name, { ...parameters, ...session })).rejects.toMatchObject({
      code: -32_602,
      message: expect.stringContaining(named),
    });
  });

  test("gets an error it can mend for a session that is not there", async () => {
    const answer = await client.call("extract", { sessionId: "unknown" });
    expect(answer).toMatchObject({ isError: true, output: undefined });
    expect(answer.text).toMatch(/^session_not_found: .*\nCall start without a sessionId/s);
  });

  test.runIf(isModern(kind))("gets -32602 for a call that names no session", async () => {
    await expect(client.call("extract")).rejects.toMatchObject({
      code: -32_602,
      message: expect.stringContaining("sessionId (string, required)"),
    });
  });
});
