import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { streamEvent } from "@legwork/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startShop, type Shop } from "../../../examples/shop/server.ts";
import { dataOf, errorOf, framesOf, type SentFrame } from "./requests.ts";
import { startService, type RunningService } from "./start-service.ts";

let service: RunningService;
let shop: Shop;

beforeAll(async () => {
  [service, shop] = await Promise.all([startService(), startShop()]);
});

afterAll(async () => {
  await Promise.all([service?.close(), shop?.close()]);
});

const productSchema = {
  type: "object",
  properties: { name: { type: "string" }, price: { type: "string" } },
  required: ["name", "price"],
};

test("a session from its start to its end, as JSON", async () => {
  const { client } = service;
  const started = await dataOf(await client.post("/v1/sessions/start", { browser: { type: "local" } }));
  expect(started).toMatchObject({ sessionId: expect.any(String), available: true });
  const at = (operation: string) => `/v1/sessions/${started["sessionId"] as string}/${operation}`;

  const opened = await dataOf(await client.post(at("navigate"), { url: shop.url }));
  expect(opened).toMatchObject({
    result: { response: { url: `${shop.url}/`, status: 200, mimeType: "text/html" } },
  });

  const observed = await dataOf(await client.post(at("observe"), { instruction: "the Products link" }));
  const [link] = observed["result"] as { selector: string }[];
  expect(link).toMatchObject({ selector: expect.stringMatching(/^xpath=\/html\[1\]/), method: "click" });

  const acted = await dataOf(await client.post(at("act"), { input: link }));
  expect(acted).toMatchObject({
    result: { success: true, resolvedBy: "action", effect: { urlAfter: `${shop.url}/products` } },
  });

  const typed = await dataOf(
    await client.post(at("act"), { input: "type kettle into the Search products field" }),
  );
  expect(typed).toMatchObject({ result: { success: true, actions: [{ arguments: ["kettle"] }] } });

  await client.post(at("navigate"), { url: `${shop.url}/products/trail-kettle` });
  const extract = { instruction: "the product's name and price", schema: productSchema };
  const extracted = await dataOf(await client.post(at("extract"), extract));
  expect(extracted["result"]).toMatchObject({
    name: "Trail Kettle",
    price: expect.stringContaining("34.00"),
  });

  const text = await dataOf(await client.post(at("extract")));
  expect(text["result"]).toEqual({ pageText: expect.stringContaining("Trail Kettle") });

  const replayed = await dataOf(await client.get(at("replay")));
  const actions = (replayed["pages"] as { actions: { method: string }[] }[]).flatMap((page) => page.actions);
  expect(actions.map(({ method }) => method)).toEqual([
    "navigate",
    "observe",
    "act",
    "act",
    "navigate",
    "extract",
    "extract",
  ]);

  for (const _time of [1, 2]) {
    const ended = await client.post(at("end"));
    expect([ended.status, await ended.json()]).toEqual([200, { success: true }]);
  }
  await errorOf(await client.post(at("act"), { input: "click Home" }), 410, "session_ended");
});

test("a session from its start to its end, as events", async () => {
  const { client } = service;
  const id = await service.startSession();
  const stream = async (operation: string, body?: unknown): Promise<SentFrame["data"]> => {
    const response = await client.post(`/v1/sessions/${id}/${operation}`, body, {
      "x-stream-response": "true",
    });
    const frames = await framesOf(response);
    for (const frame of frames) streamEvent.parse(frame);
    const statuses = frames.map(({ data }) => data.status);
    expect(statuses.join()).toMatch(/^starting,connected,(running,)*(finished|error)$/);
    return (frames.at(-1) as SentFrame).data;
  };

  expect(await stream("navigate", { url: `${shop.url}/products` })).toMatchObject({
    status: "finished",
    result: { response: { status: 200 } },
    actionId: expect.any(String),
  });
  const { result: observed } = await stream("observe", { instruction: "the Cart link" });
  expect((observed as unknown[])[0]).toMatchObject({ description: expect.stringContaining("Cart") });
  expect(await stream("act", { input: "click the Cart link" })).toMatchObject({ result: { success: true } });
  expect(await stream("extract")).toMatchObject({ result: { pageText: expect.stringContaining("Cart") } });
  expect(
    await stream("agentExecute", {
      agentConfig: {},
      executeOptions: { instruction: "click the Support link", autoScreenshot: false },
    }),
  ).toMatchObject({ status: "finished", result: { success: true, actions: expect.any(Array) } });
  expect(await stream("navigate", { url: "http://no-such-host.invalid/" })).toMatchObject({
    status: "error",
    code: "navigation_failed",
  });
  expect(await stream("end")).toEqual({ status: "finished", result: { success: true } });
});

test("what is wrong with a streamed request is said in plain JSON", async () => {
  const { client } = service;
  const id = await service.startSession();
  const streamed = { "x-stream-response": "true" };
  await errorOf(
    await client.post("/v1/sessions/none/act", { input: "click" }, streamed),
    404,
    "session_not_found",
  );
  await errorOf(await client.post("/v1/sessions/none/end", undefined, streamed), 404, "session_not_found");
  await errorOf(await client.post(`/v1/sessions/${id}/act`, {}, streamed), 400, "invalid_request");
  await errorOf(await client.post(`/v1/sessions/${id}/act`, "{", streamed), 400, "invalid_request");
  await client.post(`/v1/sessions/${id}/end`);
  await errorOf(
    await client.post(`/v1/sessions/${id}/act`, { input: "click" }, streamed),
    410,
    "session_ended",
  );
});

test("a reader that leaves stops the work, and the session lives on", async () => {
  const { client } = service;
  const asked = Promise.withResolvers<void>();
  const silent = createServer(() => asked.resolve());
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  try {
    const id = await service.startSession();
    const navigate = `/v1/sessions/${id}/navigate`;
    const stream = await client.post(
      navigate,
      { url, options: { timeout: 600_000 } },
      { "x-stream-response": "true" },
    );
    await asked.promise;
    await stream.body?.cancel();
    const next = await dataOf(await client.post(navigate, { url: shop.url }));
    expect(next).toMatchObject({ result: { response: { status: 200 } } });
    await client.post(`/v1/sessions/${id}/end`);
  } finally {
    silent.closeAllConnections();
    silent.close();
  }
});
