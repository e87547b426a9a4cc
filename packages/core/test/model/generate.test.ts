import { expect, test } from "vitest";
import { z } from "zod";
import { generateStructured } from "../../src/model/generate.ts";
import { createModels, type ResolvedLanguageModel } from "../../src/model/registry.ts";
import { startScriptedModel, type ScriptedModel } from "../../src/testing/scripted-model.ts";

const key = "sk-live-0123456789abcdef";
const wires = ["chat", "responses", "messages"] as const;
type Wire = (typeof wires)[number];

const book = z.strictObject({ title: z.string(), pages: z.number().int().min(1) });
const question = { instructions: "You read books.", prompt: "How long is Emma?" };

async function modelOf(server: ScriptedModel, wire: Wire = "chat"): Promise<ResolvedLanguageModel> {
  const modelName = wire === "messages" ? "anthropic/claude-sonnet-4-5" : "lab/reader";
  const resolved = await createModels().resolve(
    {
      call: {
        modelName,
        baseURL: server.url,
        apiKey: key,
        ...(wire === "messages" ? {} : { openaiEndpointFormat: wire }),
      },
    },
    {},
  );
  if (resolved.kind === "embedded") throw new Error("expected a language model");
  return resolved;
}

for (const wire of wires) {
  test(`an answer that fits the schema comes back as it is (${wire})`, async () => {
    await using server = await startScriptedModel(() => ({
      json: { title: "Emma", pages: 474 },
      usage: { input: 900, output: 40, cached: 600, ...(wire === "messages" ? {} : { reasoning: 15 }) },
    }));

    const { value, usage } = await generateStructured({
      resolved: await modelOf(server, wire),
      ...question,
      schema: book,
    });

    expect(value).toEqual({ title: "Emma", pages: 474 });
    expect(usage).toMatchObject({ input_tokens: 900, output_tokens: 40, cached_input_tokens: 600 });
    if (wire !== "messages") expect(usage.reasoning_tokens).toBe(15);
    expect(usage.inference_time_ms).toBeGreaterThan(0);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      format: wire,
      lastUserText: question.prompt,
      answerSchema: { strict: true },
    });
    expect(server.requests[0]?.instructions).toContain(question.instructions);
  });

  test(`an answer that does not fit is repaired once, with its issues shown (${wire})`, async () => {
    await using server = await startScriptedModel(({ turn }) => ({
      json: { title: "Emma", pages: turn === 1 ? 0 : 474 },
    }));

    const { value, usage } = await generateStructured({
      resolved: await modelOf(server, wire),
      ...question,
      schema: book,
    });

    expect(value).toEqual({ title: "Emma", pages: 474 });
    expect(usage.input_tokens).toBe(200);
    expect(server.requests[1]?.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(server.requests[1]?.messages[1]?.text).toContain('"pages":0');
    expect(server.requests[1]?.lastUserText).toMatch(/- pages: .*>=1/);
  });
}

test("two answers that do not fit are an error that says why", async () => {
  await using server = await startScriptedModel(() => ({ json: { title: "Emma" } }));

  const failing = generateStructured({ resolved: await modelOf(server), ...question, schema: book });

  await expect(failing).rejects.toMatchObject({
    code: "model_unavailable",
    message: expect.stringContaining(
      "lab/reader answered twice in a form that does not fit the schema: - pages:",
    ),
    issues: [{ path: "pages" }],
  });
  expect(server.requests).toHaveLength(2);
});

test("an answer that was cut off is asked for again, shorter", async () => {
  await using server = await startScriptedModel(({ turn }) =>
    turn === 1 ? { text: '{"title": "Em', truncated: true } : { json: { title: "Emma", pages: 474 } },
  );

  const { value } = await generateStructured({ resolved: await modelOf(server), ...question, schema: book });

  expect(value).toEqual({ title: "Emma", pages: 474 });
  expect(server.requests[1]?.lastUserText).toContain("cut off at the limit of output tokens");
});

for (const wire of wires)
  test(`an answer that the provider's filter took back is told so, and not asked for again (${wire})`, async () => {
    await using server = await startScriptedModel(() => ({ text: '{"title": "Em', withheld: true }));

    const failing = generateStructured({ resolved: await modelOf(server, wire), ...question, schema: book });

    await expect(failing).rejects.toMatchObject({
      code: "model_unavailable",
      message: expect.stringContaining("withheld the answer"),
    });
    expect(server.requests).toHaveLength(1);
  });

test("JSON is read from between thoughts, fences and words", async () => {
  await using server = await startScriptedModel(() => ({
    text: '<think>{"title": "?"}</think>Here it is:\n```json\n{"title": "Emma", "pages": 474}\n```\nEnjoy!',
  }));

  const { value } = await generateStructured({ resolved: await modelOf(server), ...question, schema: book });

  expect(value).toEqual({ title: "Emma", pages: 474 });
  expect(server.requests).toHaveLength(1);
});

test("a server that refuses the response format is asked in words", async () => {
  await using server = await startScriptedModel(({ answerSchema }) =>
    answerSchema
      ? { status: 400, error: "Invalid parameter: response_format of type json_schema is not supported" }
      : { text: '{"title": "Emma", "pages": 474}' },
  );

  const { value } = await generateStructured({ resolved: await modelOf(server), ...question, schema: book });

  expect(value).toEqual({ title: "Emma", pages: 474 });
  expect(server.requests).toHaveLength(2);
  expect(server.requests[1]?.instructions).toContain('"pages"');
});

test("a JSON Schema with optional properties, maps, references and bounds is checked in full", async () => {
  const schema = {
    definitions: {
      Price: { type: "object", properties: { amount: { type: "number", minimum: 0 } }, required: ["amount"] },
    },
    properties: {
      prices: { type: "object", additionalProperties: { $ref: "#/definitions/Price" } },
      colour: { enum: ["red", "blue"] },
      seen: { type: "string", format: "date-time" },
      same: { $ref: "#/properties/colour" },
    },
    required: ["prices"],
  };
  const good = { prices: { large: { amount: 3.5 } }, colour: "red", same: "blue" };
  const bad = [
    { prices: { large: { amount: -1 } } },
    { prices: { large: { amount: 1 } }, colour: "green" },
    { prices: {}, seen: "yesterday" },
    { prices: {}, same: "green" },
  ];
  await using server = await startScriptedModel();
  const resolved = await modelOf(server);

  server.answer(() => ({ json: good }));
  expect((await generateStructured({ resolved, ...question, schema })).value).toEqual(good);
  expect(server.requests[0]?.answerSchema?.strict).toBe(false);

  for (const json of bad) {
    server.answer(() => ({ json }));
    await expect(generateStructured({ resolved, ...question, schema })).rejects.toMatchObject({
      code: "model_unavailable",
    });
  }
});

test("a schema whose root is no object is asked for as the property of one", async () => {
  await using server = await startScriptedModel(() => ({ json: { value: [{ next: [{ next: [] }] }] } }));
  const schema = {
    type: "array",
    items: { $ref: "#/$defs/Node" },
    $defs: {
      Node: {
        type: "object",
        properties: { next: { type: "array", items: { $ref: "#/$defs/Node" } } },
        required: ["next"],
      },
    },
  };

  const { value } = await generateStructured({ resolved: await modelOf(server), ...question, schema });

  expect(value).toEqual([{ next: [{ next: [] }] }]);
  expect(server.requests[0]?.answerSchema?.schema).toMatchObject({
    type: "object",
    required: ["value"],
    $defs: { Node: {} },
  });
});

test("addresses are answered as references and put in before the answer is checked", async () => {
  const schema = {
    type: "object",
    properties: {
      name: { type: "string" },
      link: { type: "string", format: "uri" },
      image: { type: "string" },
    },
    required: ["name", "link"],
  };
  await using server = await startScriptedModel(({ turn }) => ({
    json: { name: "Emma", link: turn === 1 ? "ref:e99" : "ref:e12", image: "[f1e3]" },
  }));
  const urls = new Map([
    ["e12", "https://books.example/emma?edition=2"],
    ["f1e3", "https://books.example/emma.png"],
  ]);

  const { value } = await generateStructured({
    resolved: await modelOf(server),
    ...question,
    schema,
    resolveUrl: (ref) => urls.get(ref),
  });

  expect(value).toEqual({ name: "Emma", link: urls.get("e12"), image: urls.get("f1e3") });
  expect(server.requests[1]?.lastUserText).toContain("- link: e99 is not a link or an image of this page");
  expect(JSON.stringify(server.requests[0]?.answerSchema)).not.toContain('"uri"');
});

test.each([
  [{ not: { type: "string" } }, /not is not supported/],
  [{ $ref: "https://elsewhere.example/schema.json" }, /leads out of it/],
  [{ $ref: "#/$defs/%E0%A4%A" }, /malformed/i],
  [{ $ref: "#/$defs/Missing" }, /leads nowhere/],
  [{ type: "string", pattern: "(" }, /regular expression/i],
  [{ $ref: "#/$defs/A", $defs: { A: { $ref: "#/$defs/B" }, B: { $ref: "#/$defs/A" } } }, /./],
])("a schema that cannot be used is refused: %j", async (schema, why) => {
  await using server = await startScriptedModel(() => ({ json: "x" }));

  const failing = generateStructured({ resolved: await modelOf(server), ...question, schema });

  await expect(failing).rejects.toMatchObject({
    code: "invalid_request",
    message: expect.stringMatching(why),
  });
});

test("a pattern made to run for ever is stopped", async () => {
  await using server = await startScriptedModel(() => ({ json: { value: `${"a".repeat(60)}!` } }));

  const failing = generateStructured({
    resolved: await modelOf(server),
    ...question,
    schema: { type: "string", pattern: "^(a+)+$" },
  });

  await expect(failing).rejects.toMatchObject({
    code: "invalid_request",
    message: expect.stringContaining("2000 ms"),
  });
});

test("a picture goes along with the question", async () => {
  await using server = await startScriptedModel(() => ({ json: { title: "Emma", pages: 1 } }));

  for (const wire of wires) {
    const prompt = [
      { text: "What is shown?" },
      { image: { data: new Uint8Array([137, 80, 78, 71]), mediaType: "image/png" as const } },
    ];
    await generateStructured({
      resolved: await modelOf(server, wire),
      instructions: "",
      prompt,
      schema: book,
    });
  }

  expect(server.requests.map(({ messages }) => messages[0]?.images)).toEqual([1, 1, 1]);
});
