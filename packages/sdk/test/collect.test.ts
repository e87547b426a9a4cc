import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { Legwork, type Collected } from "../src/index.ts";
import { beginStream, frame, sendData, startTinyService } from "./tiny-service.ts";

const product = z.object({ name: z.string(), currency: z.string().default("GBP") });

async function listOf(items: unknown[]) {
  const service = await startTinyService((response, { path }) => {
    if (path.endsWith("/start")) return sendData(response, { sessionId: "s" });
    beginStream(response);
    const result = { items, count: 1, complete: true, stoppedBecause: "no_next", pages: 1, duplicates: 0 };
    response.end(frame({ status: "finished", result, actionId: "a" }));
  });
  const legwork = new Legwork({ baseURL: service.url, apiKey: "key-for-tests" });
  await legwork.init();
  return { legwork, sent: () => service.received[1]?.body };
}

test("collect gives items of the schema's type, after its defaults, and says how it ended", async () => {
  const { legwork, sent } = await listOf([{ name: "Kettle" }]);
  const found = await legwork.collect({ instruction: "all", schema: product, key: "name", maxItems: 5 });
  expectTypeOf(found).toEqualTypeOf<Collected<{ name: string; currency: string }>>();
  expect(found).toMatchObject({ items: [{ name: "Kettle", currency: "GBP" }], complete: true, count: 1 });
  expect(sent()).toEqual({
    instruction: "all",
    schema: expect.objectContaining({ type: "object", required: ["name"] }),
    options: { key: "name", maxItems: 5 },
  });
});

test("an item that does not pass the schema is told", async () => {
  const { legwork } = await listOf([{ name: 7 }]);
  await expect(legwork.collect({ schema: product })).rejects.toMatchObject({ code: "schema_mismatch" });
});
