import { afterAll, beforeAll, expect, test } from "vitest";
import { startShop, type Shop } from "../../../examples/shop/server.ts";
import { apiKey, dataOf, errorOf } from "./requests.ts";
import { startService, type RunningService } from "./start-service.ts";

let service: RunningService;
let shop: Shop;

beforeAll(async () => {
  [service, shop] = await Promise.all([startService(), startShop()]);
});

afterAll(async () => {
  await Promise.all([service?.close(), shop?.close()]);
});

type SentEvent = { id: string; event: string; data: Record<string, unknown> };

function eventsIn(text: string): SentEvent[] {
  const blocks = text.split("\n\n").filter((block) => block.startsWith("id: "));
  return blocks.map((block) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
    return { id: field("id"), event: field("event"), data: JSON.parse(field("data")) };
  });
}

test("a record is in data, and at the top for clients that read it there", async () => {
  const { client } = service;
  const id = await service.startSession();
  const response = await client.get(`/v1/sessions/${id}`);
  const { success, data, ...top } = (await response.json()) as Record<string, unknown>;
  expect([response.status, success]).toEqual([200, true]);
  expect(top).toEqual(data);
  expect(top).toMatchObject({
    id,
    status: "RUNNING",
    projectId: "default",
    connectUrl: expect.stringMatching(/^ws:.*\/cdp\?token=/),
  });

  const listed = await dataOf(await client.get("/v1/sessions?status=RUNNING&limit=500"));
  expect(listed["sessions"]).toContainEqual(data);

  const updated = await client.post(`/v1/sessions/${id}`, { status: "REQUEST_RELEASE", projectId: "p" });
  expect(await updated.json()).toMatchObject({ id, status: "ENDED", endReason: "released" });
  await errorOf(await client.post(`/v1/sessions/${id}/act`, { input: "click" }), 410, "session_ended");
  expect((await client.delete(`/v1/sessions/${id}`)).status).toBe(200);
  await errorOf(await client.get("/v1/sessions/none"), 404, "session_not_found");
  await errorOf(await client.delete("/v1/sessions/none"), 404, "session_not_found");
  await errorOf(await client.post(`/v1/sessions/${id}`, {}), 400, "invalid_request");
});

test("a picture is the body of its answer", async () => {
  const { client } = service;
  const id = (
    await dataOf(
      await client.post("/v1/sessions/start", {
        browserbaseSessionCreateParams: { browserSettings: { recordSession: true } },
      }),
    )
  )["sessionId"] as string;
  const { actionId } = await dataOf(await client.post(`/v1/sessions/${id}/navigate`, { url: shop.url }));

  const now = await client.get(`/v1/sessions/${id}/screenshot`);
  expect([now.status, now.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(now.headers.get("x-content-type-options")).toBe("nosniff");
  expect(
    Buffer.from(await now.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");

  const { screenshots } = await dataOf(await client.get(`/v1/sessions/${id}/screenshots`));
  expect(screenshots).toMatchObject([{ id: actionId, actionId }]);
  const kept = await client.get(`/v1/sessions/${id}/screenshots/${actionId as string}`);
  expect([kept.status, kept.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(
    Buffer.from(await kept.arrayBuffer())
      .subarray(0, 3)
      .toString("hex"),
  ).toBe("ffd8ff");
  await errorOf(await client.get(`/v1/sessions/${id}/screenshots/..%2F..%2Fapi-key`), 404, "not_found");
  await client.post(`/v1/sessions/${id}/end`);
});

test("what a session does is streamed until it ends, and a reader goes on where it left off", async () => {
  const { client } = service;
  const id = await service.startSession();
  const stream = await client.get(`/v1/sessions/${id}/events`);
  expect(stream.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(stream.headers.get("cache-control")).toBe("no-cache, no-transform");
  const whole = stream.text();
  await client.post(`/v1/sessions/${id}/navigate`, { url: shop.url });
  await client.post(`/v1/sessions/${id}/end`);

  const events = eventsIn(await whole);
  expect(events.map(({ event }) => event).filter((event) => event !== "action_progress")).toEqual([
    "session_started",
    "action_started",
    "page_navigated",
    "action_finished",
    "session_ended",
  ]);
  for (const { id: eventId, event, data } of events) expect(data).toMatchObject({ id: eventId, type: event });

  const later = events.slice(3);
  const resumed = await client.get(`/v1/sessions/${id}/events`, { "last-event-id": events[2]?.id ?? "" });
  expect(eventsIn(await resumed.text())).toEqual(later);
  const named = await client.get(`/v1/sessions/${id}/events?after=${events[2]?.id}`, {
    accept: "application/json",
  });
  expect(await dataOf(named)).toEqual({ events: later.map(({ data }) => data), ended: true });
  const after = await client.get(`/v1/sessions/${id}/events`, { "last-event-id": events.at(-1)?.id ?? "" });
  expect(eventsIn(await after.text())).toEqual([]);

  await errorOf(await client.get("/v1/sessions/none/events"), 404, "session_not_found");
  await errorOf(
    await client.get(`/v1/sessions/${id}/events`, { "last-event-id": "x" }),
    400,
    "invalid_request",
  );
  const head = await fetch(`${client.url}/v1/sessions/${id}/events`, {
    method: "HEAD",
    headers: { "x-svc-api-key": apiKey },
  });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("a reader that leaves is forgotten, and the session goes on", async () => {
  const { client } = service;
  const id = await service.startSession();
  const leaving = new AbortController();
  const response = await fetch(`${client.url}/v1/sessions/${id}/events`, {
    headers: { "x-svc-api-key": apiKey },
    signal: leaving.signal,
  });
  const reader = response.body?.getReader();
  await reader?.read();
  leaving.abort();
  await expect(reader?.read()).rejects.toThrow();

  await client.post(`/v1/sessions/${id}/navigate`, { url: shop.url });
  const cancelled = await dataOf(await client.post(`/v1/sessions/${id}/cancel`));
  expect(cancelled).toEqual({ cancelled: 0 });
  await client.post(`/v1/sessions/${id}/end`);
});
