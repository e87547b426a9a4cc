import { expect, test } from "vitest";
import { Legwork } from "../src/index.ts";
import { sendData, startTinyService } from "./tiny-service.ts";

test("events are asked for behind the last one, and a connection that broke loses and repeats none", async () => {
  const event = (id: string) => ({ id, timestamp: 1, type: "session_started" });
  let broken = false;
  const service = await startTinyService((response, { path }) => {
    if (path.endsWith("/start")) return sendData(response, { sessionId: "s", available: true, cdpUrl: null });
    const after = new URL(path, "http://service").searchParams.get("after");
    if (after === null) return sendData(response, { events: [event("e-1"), event("e-2")], ended: false });
    if (!broken) {
      broken = true;
      return response.destroy();
    }
    sendData(response, { events: after === "e-2" ? [event("e-3")] : [], ended: true });
  });
  const legwork = new Legwork({ baseURL: service.url, apiKey: "key-for-tests" });
  await legwork.init();

  const ids: string[] = [];
  for await (const { id } of legwork.events()) ids.push(id);

  expect(ids).toEqual(["e-1", "e-2", "e-3"]);
  expect(service.received.slice(1).map(({ path }) => path)).toEqual([
    "/v1/sessions/s/events?waitMs=30000",
    "/v1/sessions/s/events?after=e-2&waitMs=30000",
    "/v1/sessions/s/events?after=e-2&waitMs=30000",
  ]);
});
