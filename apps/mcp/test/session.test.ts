import { startShop, type Shop } from "@legwork/example-shop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  clientKinds,
  connectHttp,
  connectStdio,
  describeProcess,
  isModern,
  type TestClient,
} from "./clients.ts";
import { startServer, type ServerUnderTest } from "./server-under-test.ts";

let shop: Shop;
let server: ServerUnderTest;

beforeAll(async () => {
  shop = await startShop();
  server = await startServer();
});

afterAll(async () => {
  await server.close();
  await shop.close();
});

describe.each(clientKinds)("a client that is %s", (kind) => {
  test("buys from start to end over HTTP", async () => {
    const client = await connectHttp(kind, server.url);
    await buy(client, isModern(kind));
    await client.close();
  });

  test("buys from start to end over STDIO", async () => {
    const client = await connectStdio(kind, describeProcess());
    await buy(client, isModern(kind));
    await client.close();
  });
});

async function buy(client: TestClient, isModernEra: boolean): Promise<void> {
  expect((await client.tools()).map(({ name }) => name)).toEqual([
    "navigate",
    "act",
    "observe",
    "extract",
    "start",
    "end",
  ]);
  expect(client.instructions()?.split("\n")).toHaveLength(5);

  const started = await client.call("start");
  expect(started.output).toMatchObject({ session: "created", sessionId: expect.any(String) });
  const sessionId = started.output?.["sessionId"];
  const session = isModernEra ? { sessionId } : {};
  const call = async (name: string, parameters: Record<string, unknown> = {}) => {
    const answer = await client.call(name, { ...parameters, ...session });
    if (answer.output !== undefined) {
      expect(JSON.parse(answer.text)).toEqual(answer.output);
      expect(answer.output["sessionId"]).toBe(sessionId);
    }
    return answer;
  };

  const opened = await call("navigate", { url: shop.url });
  expect(opened.output).toEqual({ sessionId, url: `${shop.url}/`, status: 200, pageId: expect.any(String) });

  const found = await call("observe", { instruction: "the search field" });
  const fields = found.output?.["candidates"] as { selector: string; confidence: number }[];
  expect(found.output).toMatchObject({ resolvedBy: "embedded", confidence: fields[0]?.confidence });

  const vague = await call("observe", { instruction: "my uncle would so love to reject all of that" });
  expect(vague.output).toMatchObject({
    message: expect.stringContaining("Nothing fits"),
    candidates: [{ method: "click" }],
  });

  expect((await call("act", { action: 'click "Reject all"' })).output).toMatchObject({ success: true });
  const unclear = await call("act", { action: "click Add to cart" });
  expect(unclear).toMatchObject({ isError: true, output: { success: false, code: "ambiguous" } });
  const candidates = unclear.output?.["candidates"] as { description: string; selector: string }[];
  const kettle = candidates.find(({ description }) => description.includes("Trail Kettle"));

  const chosen = await call("act", { action: kettle });
  expect(chosen).toMatchObject({ isError: false, output: { success: true, resolvedBy: "action" } });
  // Each client does the same, and the engine remembers it from the first.
  expect(await call("act", { action: "click the Cart link" })).toMatchObject({
    output: {
      success: true,
      resolvedBy: expect.stringMatching(/^(?:embedded|memory)$/),
      confidence: expect.any(Number),
    },
  });

  const text = await call("extract");
  expect(text.output).toMatchObject({ truncated: false, totalTokens: expect.any(Number) });
  expect(text.output?.["result"]).toEqual({ pageText: expect.stringContaining("Trail Kettle") });
  const first = await call("extract", { maxTokens: 100 });
  expect(first.output).toMatchObject({ truncated: true, nextCursor: expect.any(String) });
  const next = await call("extract", { maxTokens: 100, cursor: first.output?.["nextCursor"] });
  expect(next.output?.["result"]).not.toEqual(first.output?.["result"]);
  const schema = { type: "object", properties: { subtotal: { type: "string" } }, required: ["subtotal"] };
  const taken = await call("extract", { schema });
  expect(taken.output?.["result"]).toEqual({ subtotal: "£34.00" });

  expect((await call("end")).output).toEqual({ sessionId, success: true });
  const late = await client.call("navigate", { url: shop.url, sessionId });
  expect(late).toMatchObject({
    isError: true,
    output: undefined,
    text: expect.stringMatching(/^session_ended: .*\nCall start/s),
  });
}
