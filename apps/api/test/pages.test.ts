import { afterAll, beforeAll, expect, test } from "vitest";
import { startShop, type Shop } from "../../../examples/shop/server.ts";
import { dataOf, errorOf, framesOf } from "./requests.ts";
import { startService, type RunningService } from "./start-service.ts";

let service: RunningService;
let shop: Shop;

beforeAll(async () => {
  [service, shop] = await Promise.all([startService(), startShop()]);
});

afterAll(async () => {
  await Promise.all([service?.close(), shop?.close()]);
});

type Entry = { id: string; url: string; active: boolean };

test("pages are opened, listed, worked on by their ids, brought to the front and closed", async () => {
  const { client } = service;
  const id = await service.startSession();
  const at = (path: string) => `/v1/sessions/${id}/${path}`;
  const listed = async () => (await dataOf(await client.get(at("pages"))))["pages"] as Entry[];
  const opened = await dataOf(await client.post(at("pages"), { url: `${shop.url}/products` }));
  const page = opened["page"] as Entry;
  expect(opened).toMatchObject({ result: { response: { status: 200 } }, page: { active: true } });
  expect(await listed()).toMatchObject([{ url: "about:blank", active: false }, page]);

  const [empty] = await listed();
  const activated = await dataOf(await client.post(at("activatePage"), { pageId: empty?.id }));
  expect(activated["page"]).toMatchObject({ id: empty?.id, active: true });
  const acted = await dataOf(await client.post(at("act"), { input: "click Reject all", pageId: page.id }));
  expect(acted).toMatchObject({ result: { success: true }, pageId: page.id, pageUrl: page.url });
  expect(shop.state.visitors[0]?.cookieChoice).toBe("none");

  const picture = await client.get(at(`screenshot?pageId=${page.id}`));
  expect(picture.headers.get("x-page-id")).toBe(page.id);
  expect((await client.get(at("screenshot"))).headers.get("x-page-id")).toBe(empty?.id);
  const html = await dataOf(await client.get(at(`html?pageId=${page.id}&maxCharacters=15`)));
  expect(html).toMatchObject({ html: expect.stringMatching(/^<!DOCTYPE/), truncated: true, pageId: page.id });

  expect(await dataOf(await client.delete(at(`pages/${page.id}`)))).toMatchObject({
    closed: page.id,
    activePageId: empty?.id,
  });
  const gone = { input: "click Products", pageId: page.id };
  const refused = await errorOf(await client.post(at("act"), gone), 404, "page_not_found");
  expect(refused.error).toContain(`Open are: ${empty?.id}`);
  await errorOf(await client.delete(at(`pages/${page.id}`)), 404, "page_not_found");
  await errorOf(await client.get(at("pages").replace(id, "none")), 404, "session_not_found");
});

test("an agent over events tells each action once it is over", async () => {
  const { client } = service;
  const id = await service.startSession();
  await client.post(`/v1/sessions/${id}/navigate`, { url: shop.url });
  const frames = await framesOf(
    await client.post(
      `/v1/sessions/${id}/agentExecute`,
      { executeOptions: { instruction: "click Reject all, then click Products" } },
      { "x-stream-response": "true" },
    ),
  );
  const actions = frames.flatMap(({ data }) => data["action"] ?? []);
  const last = frames.at(-1)?.data as { result?: { actions: unknown[] } } | undefined;
  expect(actions).toMatchObject([
    { type: "act", success: true },
    { type: "act", success: true },
  ]);
  expect(actions).toEqual(last?.result?.actions);
});

test("cookies go over HTTP, and their values into no log", async () => {
  const { client } = service;
  const id = await service.startSession();
  const path = `/v1/sessions/${id}/cookies`;
  const cookies = [{ name: "sid", value: "value-of-the-cookie", url: shop.url }];
  expect(await dataOf(await client.post(path, { cookies }))).toMatchObject({ set: 1 });
  const query = `?url=${encodeURIComponent(shop.url)}`;
  expect(await dataOf(await client.get(`${path}${query}`))).toMatchObject({ cookies: [{ name: "sid" }] });
  expect(await dataOf(await client.delete(`${path}?name=sid`))).toMatchObject({ deleted: 1 });
  const replay = await (await client.get(`/v1/sessions/${id}/replay`)).text();
  expect(replay).toContain("setCookies");
  expect(replay + service.log.join("")).not.toContain("value-of-the-cookie");
});
