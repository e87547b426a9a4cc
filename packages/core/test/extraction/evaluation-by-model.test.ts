import { describe, expect } from "vitest";
import { startScriptedModel, type ScriptedRequest } from "../../src/testing/scripted-model.ts";
import { test as base } from "../fixture.ts";
import { onServer, pages } from "./evaluation/pages.ts";

const test = base.extend("model", async ({}, { onCleanup }) => {
  const model = await startScriptedModel();
  onCleanup(() => model.close());
  return model;
});

/** The value with links' addresses as references, where the shown page has them; others as the addresses that they are. */
function asModelSaysIt(value: unknown, request: ScriptedRequest, base: string): unknown {
  const shown = request.messages[0]?.text ?? "";
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => {
    if (typeof part !== "string" || !part.startsWith(base)) return part;
    const reference = shown.split(`${part.slice(base.length - 1)} [`)[1]?.split("]")[0];
    return reference === undefined ? part : `ref:${reference}`;
  });
}

describe.each(pages)("$name", ({ html, cases }) => {
  test("the schemas as a model is asked by them", async ({ session, server, model }) => {
    server.page("/", html.startsWith("<!doctype") ? html : `<!doctype html>${html}`);
    await session.navigate(server.url("/"));
    const options = { model: { modelName: "openai/test", baseURL: model.url, apiKey: "test-key" } };
    for (const asked of cases) {
      if (asked.schema === undefined || !("expected" in asked)) continue;
      const expected = onServer(asked.expected, server.url("/"));
      const before = model.requests.length;
      model.answer((request) => ({ json: wrapped(asModelSaysIt(expected, request, server.url("/"))) }));

      const { schema, instruction } = asked;
      expect(await session.extract({ schema, instruction, options }), asked.name).toEqual(expected);
      expect(model.requests.length - before, asked.name).toBe(1);
    }
  });
});

/** Providers want an object at the root, so that a list goes as the property `value` of one. */
function wrapped(value: unknown): unknown {
  return Array.isArray(value) ? { value } : value;
}
