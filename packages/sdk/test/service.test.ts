import { createServer as createHttpServer, request as forward, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { startShop, type Shop } from "@legwork/example-shop";
import { afterAll, beforeAll, describe, expect, expectTypeOf, onTestFinished, test } from "vitest";
import { z } from "zod";
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
  test("does what it is told, and the shop knows of it", async () => {
    const { legwork, shop } = await visitShop();
    await legwork.act("click Reject all");
    const [signIn = expect.unreachable("nothing was found")] = await legwork.observe("sign in");
    expect(signIn).toMatchObject({ method: "click", selector: expect.stringMatching(/^xpath=\//) });
    expect(await legwork.act(signIn)).toMatchObject({ success: true, resolvedBy: "action" });
    await legwork.act("type ada into Username");
    const typed = await legwork.act("type %password% into Password", { variables: { password: "lovelace" } });
    expect(JSON.stringify(typed)).not.toContain("lovelace");
    expect(await legwork.act("click the Sign in button")).toMatchObject({ success: true });

    expect(shop.state.signIns).toEqual([{ visitor: 1, userName: "ada", remembered: false }]);
    expect(shop.state.visitors[0]).toMatchObject({ cookieChoice: "none" });
    const replay = await legwork.replay();
    expect(replay.clientLanguage).toBe("typescript");
    expect(replay.pages.flatMap(({ actions }) => actions.map(({ method }) => method))).toEqual([
      "navigate",
      "act",
      "observe",
      "act",
      "act",
      "act",
      "act",
    ]);
    expect(JSON.stringify(replay)).not.toContain("lovelace");
  });

  test("gives typed data by a schema, and the page's text piece by piece", async () => {
    const { legwork, shop } = await visitShop();
    await legwork.navigate(`${shop.url}/products`);
    const product = z.object({ name: z.string(), price: z.number().min(0), link: z.url().optional() });
    const products = await legwork.extract("all products", z.array(product));
    expectTypeOf(products).toEqualTypeOf<z.infer<typeof product>[]>();
    expect(products).toHaveLength(8);
    expect(products[1]).toMatchObject({ name: "Trail Kettle", price: 34 });

    const whole = await legwork.extract();
    expect(whole.pageText).toContain("Trail Kettle");
    const first = await legwork.extract({ maxTokens: 200 });
    expect(first).toMatchObject({ truncated: true, nextCursor: expect.any(String) });
    const second = await legwork.extract({ maxTokens: 200, cursor: first.nextCursor });
    expect(second.pageText).not.toBe(first.pageText);
  });

  test("says what it would do without doing it", async () => {
    const { legwork, shop } = await visitShop();
    const result = await legwork.act("click Reject all", { dryRun: true });
    expect(result).toMatchObject({ dryRun: true, actions: [{ method: "click" }] });
    expect(shop.state.visitors[0]?.cookieChoice).toBeNull();
  });

  test("says why an act failed, with what else may have been meant", async () => {
    const { legwork } = await visitShop();
    await legwork.act("click Reject all");
    const result = await legwork.act("click Add to cart");
    expect(result).toMatchObject({ success: false, code: "ambiguous" });
    expect(result.candidates?.length).toBeGreaterThan(1);
  });

  test("runs an agent that tells its steps while it makes them", async () => {
    const { legwork, shop } = await visitShop();
    const cookieChoices: unknown[] = [];
    const run = await legwork.agent().execute({
      instruction:
        "click Reject all, then click Add to cart in the Trail Kettle card, then click the Cart link",
      onProgress: () => cookieChoices.push(shop.state.visitors[0]?.cookieChoice),
    });
    expect(run).toMatchObject({ success: true, completed: true });
    expect(run.actions.length).toBeGreaterThanOrEqual(3);
    expect(cookieChoices[0]).toBeNull();
    expect(cookieChoices.at(-1)).toBe("none");
    expect(shop.state.visitors[0]?.cart).toMatchObject([{ productId: "trail-kettle", quantity: 1 }]);
  });

  test("is left usable by a call that was aborted", async () => {
    const { legwork, shop } = await visitShop();
    const caller = new AbortController();
    const pending = legwork.agent().execute({
      instruction: "click Reject all, then click Products",
      waitBetweenActions: 20_000,
      signal: caller.signal,
      onProgress: (message) => void (message.includes("1. done") && caller.abort(new Error("enough"))),
    });
    await expect(pending).rejects.toThrow("enough");
    const begun = performance.now();
    expect(await legwork.act("click Support")).toMatchObject({ success: true });
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(shop.state.visitors[0]?.cookieChoice).toBe("none");
  });

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

  test("of an option name the option", async () => {
    const { legwork } = await visitShop();
    const pending = legwork.act("click Reject all", { timeout: -1 });
    await expect(pending).rejects.toMatchObject({
      code: "invalid_request",
      status: 400,
      issues: [{ path: "options.timeout" }],
    });
  });

  test("of an address that nothing answers at name it, plain and streamed", async () => {
    const { legwork } = await visitShop();
    for (const options of [{}, { onProgress: () => undefined }]) {
      await expect(legwork.navigate("http://127.0.0.1:9/", options)).rejects.toMatchObject({
        code: "navigation_failed",
        message: expect.stringContaining("127.0.0.1:9"),
      });
    }
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
