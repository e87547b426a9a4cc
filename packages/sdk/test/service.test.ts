import { createServer as createHttpServer, request as forward, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { startShop, type Shop } from "@legwork/example-shop";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createRemote, Legwork, LegworkError, type LegworkOptions } from "../src/index.ts";
import { startService, type RunningService } from "./running-service.ts";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

async function visitShop(options: Partial<LegworkOptions> = {}): Promise<{ legwork: Legwork; shop: Shop }> {
  const shop = await startShop();
  onTestFinished(() => shop.close());
  const legwork = new Legwork({ baseURL: service.url, apiKey: service.apiKey, ...options });
  onTestFinished(() => legwork.close());
  await legwork.init();
  await legwork.navigate(shop.url);
  return { legwork, shop };
}

describe("a session on the real service", () => {
  test("can be attached to, and ends for everyone", async () => {
    const { legwork } = await visitShop();
    const other = new Legwork({ baseURL: service.url, apiKey: service.apiKey });
    await other.init({ sessionId: legwork.sessionId });
    expect(await other.act("click Reject all")).toMatchObject({ success: true });
    await other.close();
    await expect(legwork.act("click Products")).rejects.toMatchObject({ code: "session_ended", status: 410 });
    await legwork.close();
  });
});

describe("failures of the real service", () => {
  test.each([
    ["a wrong key", { apiKey: "not-the-key-not-the-key-not-the-key" }, "unauthorized", 401],
    ["an unknown session", { sessionId: "00000000-0000-4000-8000-000000000000" }, "session_not_found", 404],
  ])("of %s are told", async (...[, { apiKey, sessionId }, code, status]: FailureCase) => {
    const legwork = new Legwork({ baseURL: service.url, apiKey: apiKey ?? service.apiKey });
    const pending = legwork.init({ sessionId });
    await expect(pending).rejects.toThrow(LegworkError);
    await expect(pending).rejects.toMatchObject({ code, status, requestId: expect.any(String) });
  });
});
type FailureCase = [string, { apiKey?: string; sessionId?: string }, string, number];

test("an answer that was lost is asked for again, and nothing is done twice", async () => {
  let lost = 0;
  const proxy = await startProxy((request, response) => {
    const target = new URL(request.url ?? "/", service.url);
    const onward = forward(target, {
      method: request.method,
      headers: { ...request.headers, host: target.host },
    });
    onward.on("response", (answer) => {
      if (request.url?.endsWith("/act") && lost === 0) {
        lost += 1;
        return response.destroy();
      }
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  const { legwork, shop } = await visitShop({ baseURL: proxy });
  await legwork.navigate(`${shop.url}/products/enamel-mug`);
  const result = await legwork.act("click Add to cart");
  expect(lost).toBe(1);
  expect(result).toMatchObject({ success: true });
  expect(shop.state.visitors[0]?.cart).toMatchObject([{ productId: "enamel-mug", quantity: 1 }]);
});

test("one remote serves several sessions at once, each with its own cookies", async () => {
  const shop = await startShop();
  onTestFinished(() => shop.close());
  const remote = createRemote({ baseURL: service.url, apiKey: service.apiKey });
  const visit = async (choice: string) => {
    const { sessionId } = (await remote.dispatch("start", {})) as { sessionId: string };
    await remote.dispatch("navigate", { url: shop.url }, { sessionId });
    await remote.dispatch("act", { input: `click ${choice}` }, { sessionId });
    return sessionId;
  };
  const sessionIds = await Promise.all([visit("Reject all"), visit("Accept all")]);
  expect(new Set(sessionIds).size).toBe(2);
  expect(shop.state.visitors.map(({ cookieChoice }) => cookieChoice).toSorted()).toEqual(["all", "none"]);
  for (const sessionId of sessionIds) {
    expect(await remote.dispatch("end", {}, { sessionId })).toEqual({ success: true });
  }
});

async function startProxy(listener: RequestListener): Promise<string> {
  const server = createHttpServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
