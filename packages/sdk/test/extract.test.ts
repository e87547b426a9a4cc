import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { Legwork, type Extraction, type PageText, type StandardSchema } from "../src/index.ts";
import { sendData, startTinyService } from "./tiny-service.ts";

const product = z.object({
  name: z.string().describe("Name of the product"),
  price: z.number().min(0),
  link: z.url().optional(),
  currency: z.string().default("GBP"),
});

async function extractFrom(output: Record<string, unknown>) {
  const service = await startTinyService((response, { path }) =>
    sendData(response, path.endsWith("/start") ? { sessionId: "s" } : { actionId: "a", ...output }),
  );
  const legwork = new Legwork({ baseURL: service.url, apiKey: "key-for-tests" });
  await legwork.init();
  return { legwork, sent: () => service.received[1]?.body };
}

describe("extract", () => {
  test("without anything gives the page's text, and where it goes on", async () => {
    const { legwork, sent } = await extractFrom({
      result: { pageText: "heading Home" },
      truncated: true,
      nextCursor: "c",
    });
    const page = await legwork.extract();
    expectTypeOf(page).toEqualTypeOf<PageText>();
    expect(page).toEqual({ pageText: "heading Home", truncated: true, nextCursor: "c" });
    expect(sent()).toEqual({ options: {} });
  });

  test("with options alone gives the page's text too", async () => {
    const { legwork, sent } = await extractFrom({ result: { pageText: "" } });
    const page = await legwork.extract({ maxTokens: 500, cursor: "c", iframes: true });
    expectTypeOf(page).toEqualTypeOf<PageText>();
    expect(sent()).toEqual({ options: { maxTokens: 500, cursor: "c", iframes: true } });
  });

  test("with an instruction gives what was found, in words", async () => {
    const { legwork, sent } = await extractFrom({ result: { extraction: "£34" } });
    const found = await legwork.extract("the price of the kettle");
    expectTypeOf(found).toEqualTypeOf<Extraction>();
    expect(found).toEqual({ extraction: "£34" });
    expect(sent()).toEqual({ instruction: "the price of the kettle", options: {} });
    const ask = () => legwork.extract({ instruction: "x", selector: "main" });
    expectTypeOf(ask).returns.resolves.toEqualTypeOf<Extraction>();
  });

  test("with an instruction and options gives it too", async () => {
    const { legwork, sent } = await extractFrom({ result: { extraction: "£34" } });
    const found = await legwork.extract({ instruction: "the price", selector: "main" });
    expectTypeOf(found).toEqualTypeOf<Extraction>();
    expect(found).toEqual({ extraction: "£34" });
    expect(sent()).toEqual({ instruction: "the price", options: { selector: "main" } });
  });

  test("with a schema of zod gives data of its type, after its defaults", async () => {
    const { legwork, sent } = await extractFrom({ result: [{ name: "Kettle", price: 34 }] });
    const products = await legwork.extract("the products", z.array(product), { selector: "xpath=//main" });
    expectTypeOf(products).toEqualTypeOf<z.infer<typeof product>[]>();
    expect(products).toEqual([{ name: "Kettle", price: 34, currency: "GBP" }]);
    expect(sent()).toEqual({
      instruction: "the products",
      options: { selector: "xpath=//main" },
      schema: {
        $schema: "https://json-schema.org/draft/2020-12/schema",
        type: "array",
        items: {
          type: "object",
          properties: {
            name: { type: "string", description: "Name of the product" },
            price: { type: "number", minimum: 0 },
            link: { type: "string", format: "uri" },
            currency: { type: "string", default: "GBP" },
          },
          required: ["name", "price"],
        },
      },
    });
  });

  test("as one object takes the older names of the model too", async () => {
    const { legwork, sent } = await extractFrom({ result: { name: "Kettle", price: 34 } });
    const found = await legwork.extract({
      schema: product,
      modelName: "openai/gpt-5.1",
      modelClientOptions: { apiKey: "k" },
      domSettleTimeoutMs: 100,
    });
    expectTypeOf(found).toEqualTypeOf<z.infer<typeof product>>();
    expect(sent()).toMatchObject({
      options: { model: { modelName: "openai/gpt-5.1", apiKey: "k" }, domSettleTimeoutMs: 100 },
    });
    expect(sent()).not.toHaveProperty("instruction");
  });

  test("with a JSON Schema sends it as it is, and gives data without a type", async () => {
    const schema = { type: "object", properties: { total: { type: "string" } } };
    const { legwork, sent } = await extractFrom({ result: { total: "£34" } });
    const found = await legwork.extract("the total", schema);
    expectTypeOf(found).toEqualTypeOf<unknown>();
    expect(found).toEqual({ total: "£34" });
    expect(sent()).toMatchObject({ schema });
  });

  test("refuses data that does not pass the schema, and says where", async () => {
    const { legwork } = await extractFrom({ result: [{ name: "Kettle", price: -1 }, { price: 2 }] });
    const pending = legwork.extract("the products", z.array(product));
    await expect(pending).rejects.toMatchObject({
      code: "schema_mismatch",
      message: expect.stringContaining("0.price"),
      issues: [{ path: "0.price" }, { path: "1.name" }],
    });
  });

  test("gives what a schema makes of the data", async () => {
    const { legwork } = await extractFrom({ result: { when: "2026-03-01" } });
    const schema = z.object({ when: z.iso.date().transform((text) => new Date(text)) });
    const found = await legwork.extract("the date", schema);
    expectTypeOf(found).toEqualTypeOf<{ when: Date }>();
    expect(found.when.getUTCFullYear()).toBe(2026);
  });

  test("refuses a schema that cannot be written as JSON Schema, unsent", async () => {
    const { legwork, sent } = await extractFrom({ result: {} });
    const mute: StandardSchema<string> = {
      "~standard": { version: 1, vendor: "mute", validate: (value) => ({ value: String(value) }) },
    };
    for (const [schema, name] of [[mute, "mute"] as const, [z.object({ f: z.function() }), "zod"] as const]) {
      await expect(legwork.extract("anything", schema)).rejects.toMatchObject({
        code: "invalid_request",
        message: expect.stringMatching(`${name}.*Pass a JSON Schema`),
      });
    }
    expect(sent()).toBeUndefined();
  });
});
