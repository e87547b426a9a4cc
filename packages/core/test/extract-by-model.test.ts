import { expect } from "vitest";
import { estimateTokens } from "../src/page/text/tokens.ts";
import { startScriptedModel, type ScriptedRequest, type Script } from "../src/testing/scripted-model.ts";
import { test as base } from "./fixture.ts";

const test = base.extend("model", async ({}, { onCleanup }) => {
  const model = await startScriptedModel();
  onCleanup(() => model.close());
  return {
    ...model,
    reference: { modelName: "openai/test", baseURL: model.url, apiKey: "test-key" },
    answer: (script: Script) => model.answer(script),
  };
});

const products = {
  type: "object",
  properties: {
    products: {
      type: "array",
      items: {
        type: "object",
        properties: {
          name: { type: "string" },
          price: { type: "number", minimum: 0 },
          url: { type: "string", format: "uri" },
          image: { type: "string", format: "uri" },
        },
        required: ["name", "price", "url"],
      },
    },
  },
  required: ["products"],
};

const shop = `<h1>Mugs</h1><ul>
<li><a href="/m/1"><img src="/i/1.png" alt="Tall Mug"></a><p>€12.00</p></li>
<li><a href="/m/2"><img src="/i/2.png" alt="Wide Mug"></a><p>€14.50</p></li></ul>`;

/** Reference of the link whose line in the shown page holds the words. */
function referenceOf(request: ScriptedRequest, words: string): string {
  const line = request.messages[0]?.text.split("\n").find((candidate) => candidate.includes(words));
  const reference = /\[((?:f\d+)?e\d+)\]/.exec(line ?? "")?.[1];
  if (reference === undefined) throw new Error(`the model was not shown ${words}`);
  return `ref:${reference}`;
}

test("one call, with references for addresses of links and of the pictures in them", async ({
  session,
  server,
  model,
}) => {
  server.page("/", shop);
  await session.navigate(server.url("/"));
  model.answer((request) => ({
    json: {
      products: [
        ["Tall Mug", 12],
        ["Wide Mug", 14.5],
      ].map(([name, price]) => {
        const reference = referenceOf(request, String(name));
        return { name, price, url: reference, image: reference };
      }),
    },
    usage: { input: 700, output: 60 },
  }));

  const answer = await session.dispatch("extract", { schema: products, options: { model: model.reference } });

  expect(answer).toMatchObject({
    result: {
      products: [
        { name: "Tall Mug", price: 12, url: server.url("/m/1"), image: server.url("/i/1.png") },
        { name: "Wide Mug", price: 14.5, url: server.url("/m/2"), image: server.url("/i/2.png") },
      ],
    },
    resolvedBy: "model",
    usage: { input_tokens: 700, output_tokens: 60 },
  });
  expect(model.requests).toHaveLength(1);
});

test("an address that the page does not have is told to the model, and its second answer counts", async ({
  session,
  server,
  model,
}) => {
  server.page("/", shop);
  await session.navigate(server.url("/"));
  model.answer((request) => ({
    json: {
      products: [
        {
          name: "Tall Mug",
          price: 12,
          url: request.turn === 1 ? "https://shop.example/tall-mug" : referenceOf(request, "Tall Mug"),
        },
      ],
    },
    usage: { input: 500, output: 20 },
  }));

  const answer = await session.dispatch("extract", { schema: products, options: { model: model.reference } });

  expect(answer.result).toEqual({ products: [{ name: "Tall Mug", price: 12, url: server.url("/m/1") }] });
  expect(answer.usage).toMatchObject({ input_tokens: 1_000, output_tokens: 40 });
  expect(model.requests[1]?.lastUserText).toContain(
    "products.0.url: https://shop.example/tall-mug is no address that the page has",
  );
});

test("an address in the page's text may be written as it stands", async ({ session, server, model }) => {
  server.page("/", "<h1>Contact</h1><p>See https://status.example/now for details.</p>");
  await session.navigate(server.url("/"));
  model.answer(() => ({ json: { status: "https://status.example/now" } }));

  const schema = { type: "object", properties: { status: { type: "string", format: "uri" } } };
  expect(await session.extract({ schema, options: { model: model.reference } })).toEqual({
    status: "https://status.example/now",
  });
});

test.for([
  ["a made-up address", { name: "Tall Mug", price: 12, url: "https://shop.example/tall-mug" }, "no address"],
  ["a bound that is broken", { name: "Tall Mug", price: -1, url: "ref:e1" }, "products"],
  ["a missing property", { name: "Tall Mug" }, "products"],
] as const)(
  "twice %s is an error, and nothing is made up",
  async ([, product, why], { session, server, model }) => {
    server.page("/", shop);
    await session.navigate(server.url("/"));
    model.answer(() => ({ json: { products: [product] } }));

    await expect(
      session.extract({ schema: products, options: { model: model.reference } }),
    ).rejects.toMatchObject({
      code: "model_unavailable",
      message: expect.stringContaining(why),
    });
    expect(model.requests).toHaveLength(2);
  },
);

const rowCount = 4_000;
const ledger = `<title>Ledger</title><h1>Ledger</h1><p>Kept by Ida Holm</p><table><thead><tr><th>Entry</th><th>Note</th><th>Amount</th></tr></thead><tbody>${Array.from(
  { length: rowCount },
  (_, index) =>
    `<tr><td>Entry ${index + 1}</td><td>Goods received from the warehouse in part ${index % 7}</td><td>€${index + 1}.50</td></tr>`,
).join("")}</tbody></table><p>Closed on 31 March 2025</p>`;

const entries = {
  type: "object",
  properties: {
    keeper: { type: "string" },
    entries: {
      type: "array",
      minItems: 10,
      items: {
        type: "object",
        properties: { entry: { type: "string" }, amount: { type: "number" } },
        required: ["entry", "amount"],
      },
    },
    closed: { type: "string" },
  },
  required: ["keeper", "entries", "closed"],
};

/** Reads what its part of the page shows, as a model would. */
const reader: Script = (request) => {
  const text = request.messages[0]?.text ?? "";
  const keeper = /Kept by ([\p{L} ]+)/u.exec(text)?.[1];
  const closed = /Closed on ([\w ]+)/.exec(text)?.[1];
  const rows = [...text.matchAll(/row "(Entry \d+)" \| "[^"]*" \| "€([\d.]+)"/g)];
  return {
    json: {
      ...(keeper === undefined ? {} : { keeper }),
      entries: rows.map(([, entry, amount]) => ({ entry, amount: Number(amount) })),
      ...(closed === undefined ? {} : { closed }),
    },
    usage: { input: 30_000, output: 9_000 },
  };
};

test("a page of 100,000 tokens is read in parts, and every entry of it is in the answer", async ({
  session,
  server,
  model,
}) => {
  server.page("/", ledger);
  await session.navigate(server.url("/"));
  model.answer(reader);

  const answer = await session.dispatch("extract", { schema: entries, options: { model: model.reference } });

  const parts = model.requests.length;
  const shown = model.requests.map(({ messages }) => messages[0]?.text ?? "");
  const tokens = shown.map((text) => estimateTokens(text));
  expect(tokens.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100_000);
  expect(Math.max(...tokens)).toBeLessThan(31_000);
  for (const text of shown) expect(text).toContain('header row "Entry" | "Note" | "Amount"');
  expect(answer.result).toEqual({
    keeper: "Ida Holm",
    entries: Array.from({ length: rowCount }, (_, index) => ({
      entry: `Entry ${index + 1}`,
      amount: index + 1.5,
    })),
    closed: "31 March 2025",
  });
  expect(answer.usage).toMatchObject({ input_tokens: 30_000 * parts, output_tokens: 9_000 * parts });
  expect(answer.warnings).toBeUndefined();
});

test("what no part of a large page says is an error", async ({ session, server, model }) => {
  server.page("/", ledger.replace("Closed on 31 March 2025", "Still open"));
  await session.navigate(server.url("/"));
  model.answer(reader);

  await expect(
    session.extract({ schema: entries, options: { model: model.reference } }),
  ).rejects.toMatchObject({
    code: "model_unavailable",
    message: expect.stringContaining("closed"),
  });
});

test("a page beyond all parts is read as far as they go, and the answer says so", async ({
  session,
  server,
  model,
}) => {
  const note = "Goods received from the warehouse and put on the shelf behind the door. ".repeat(20);
  server.page(
    "/",
    `<h1>Notes</h1>${Array.from({ length: 1_000 }, (_, index) => `<p>Note ${index + 1}: ${note}</p>`).join("")}`,
  );
  await session.navigate(server.url("/"));
  model.answer((request) => ({
    json: [...(request.messages[0]?.text ?? "").matchAll(/"Note (\d+):/g)].map(([, number]) =>
      Number(number),
    ),
  }));

  const answer = await session.dispatch("extract", {
    schema: { type: "array", items: { type: "integer" } },
    instruction: "numbers of the notes",
    options: { model: model.reference },
  });

  const numbers = answer.result as number[];
  expect(model.requests).toHaveLength(8);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(500);
  expect(numbers.length).toBeLessThan(1_000);
  expect(answer.warnings).toEqual([
    expect.stringMatching(/larger than what was read of it: \d+ lines at its end/),
  ]);
});
