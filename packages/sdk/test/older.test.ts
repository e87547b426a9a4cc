import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { Legwork, type Extraction, type LegworkOptions, type PageText } from "../src/index.ts";
import { describeEverywhere } from "./environments.ts";
import { sendData, startTinyService } from "./tiny-service.ts";

const older = {
  env: "REMOTE",
  apiKey: "key-for-tests",
  projectId: "project-1",
  modelName: "openai/gpt-5.1",
  modelClientOptions: { apiKey: "model-key", baseURL: "http://127.0.0.1:1/v1" },
} satisfies LegworkOptions;
const model = { modelName: "openai/gpt-5.1", apiKey: "model-key", baseURL: "http://127.0.0.1:1/v1" };

async function visit(result: unknown, options: Partial<LegworkOptions> = older) {
  const service = await startTinyService((response, { path }) =>
    sendData(response, path.endsWith("/start") ? { sessionId: "s" } : { actionId: "a", result }),
  );
  const legwork = new Legwork({
    apiKey: "key-for-tests",
    ...options,
    baseURL: service.url,
  } as LegworkOptions);
  await legwork.init();
  return { legwork, page: legwork.page, received: service.received, sent: () => service.received[1]?.body };
}

describe("the older form of the client", () => {
  test("takes a model's name and its settings, and a project", async () => {
    const { received } = await visit(null);
    expect(received[0]).toMatchObject({
      body: { modelName: model },
      headers: { "x-svc-project-id": "project-1" },
    });
    expect(() => new Legwork({ apiKey: "k", modelClientOptions: { apiKey: "m" } })).toThrow(
      /modelClientOptions needs a `model`/,
    );
  });

  test("has a page to go to an address, to act and to observe", async () => {
    const { page, received } = await visit([]);
    await page.goto("https://example.com/", { timeout: 5_000 });
    await page.act("click Save");
    await page.act({
      action: "type %name% into Name",
      variables: { name: "Ada" },
      modelName: "openai/gpt-5",
    });
    await page.observe();
    await page.observe({ instruction: "links", selector: "main" });
    expect(received.slice(1).map(({ body }) => body)).toEqual([
      { url: "https://example.com/", options: { timeout: 5_000 } },
      { input: "click Save", options: {} },
      {
        input: "type %name% into Name",
        options: { variables: { name: "Ada" }, model: "openai/gpt-5" },
      },
      { options: {} },
      { instruction: "links", options: { selector: "main" } },
    ]);
  });

  test("has a page to extract from, by everything in one object", async () => {
    const schema = z.object({ name: z.string(), rating: z.number().min(0).max(5).optional() });
    const { page, sent } = await visit({ name: "Kettle" });
    const found = await page.extract({
      instruction: "the product",
      schema,
      selector: "xpath=//main",
      iframes: true,
      modelName: "anthropic/claude-sonnet-4-5",
      modelClientOptions: { apiKey: "other" },
      domSettleTimeoutMs: 1_000,
    });
    expectTypeOf(found).toEqualTypeOf<z.infer<typeof schema>>();
    expect(found).toEqual({ name: "Kettle" });
    expect(sent()).toMatchObject({
      instruction: "the product",
      options: {
        selector: "xpath=//main",
        iframes: true,
        model: { modelName: "anthropic/claude-sonnet-4-5", apiKey: "other" },
        domSettleTimeoutMs: 1_000,
      },
    });
    const ask = () => page.extract("the name");
    expectTypeOf(ask).returns.resolves.toEqualTypeOf<Extraction>();
    const read = () => page.extract();
    expectTypeOf(read).returns.resolves.toEqualTypeOf<PageText>();
  });

  test("settings of a call without a name are those of the client's model", async () => {
    const { page, sent } = await visit({ extraction: "x" });
    await page.extract({ instruction: "the name", modelClientOptions: { apiKey: "other" } });
    expect(sent()).toMatchObject({ options: { model: { ...model, apiKey: "other" } } });
    const without = await visit({ extraction: "x" }, { modelName: undefined, modelClientOptions: undefined });
    await expect(
      without.page.extract({ instruction: "the name", modelClientOptions: { apiKey: "other" } }),
    ).rejects.toMatchObject({
      code: "invalid_request",
      message: expect.stringContaining("modelClientOptions"),
    });
  });
});

describeEverywhere("the older form of the client", ({ visitShop }) => {
  test("does what it is told on the page in front", async () => {
    const { legwork, shop } = await visitShop();
    const { page } = legwork;
    await page.goto(`${shop.url}/products`);
    expect(await page.act({ action: "click Reject all" })).toMatchObject({ success: true });
    const [link] = await page.observe({ instruction: "the Trail Kettle link" });
    expect(link).toMatchObject({ method: "click" });
    const { products } = await page.extract({
      instruction: "all products",
      schema: z.object({ products: z.array(z.object({ name: z.string(), price: z.number() })) }),
    });
    expect(products).toHaveLength(8);
    expect(await page.extract()).toMatchObject({ pageText: expect.stringContaining("Trail Kettle") });
    expect(shop.state.visitors[0]?.cookieChoice).toBe("none");
  });
});
