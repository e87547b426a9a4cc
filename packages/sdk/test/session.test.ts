import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { LegworkError } from "../src/index.ts";
import { describeEverywhere } from "./environments.ts";

describeEverywhere("a session", ({ visitShop }) => {
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

  test("does again from memory what it did before, and shows what it remembers", async () => {
    const { legwork, shop } = await visitShop();
    await legwork.act("click Reject all");
    await legwork.navigate(`${shop.url}/sign-in`);
    expect(await legwork.act("type ada into Username")).toMatchObject({ cacheStatus: "MISS" });
    await legwork.navigate(`${shop.url}/sign-in`);
    const again = await legwork.act("type ada into Username");
    expect(again).toMatchObject({ success: true, cacheStatus: "HIT", resolvedBy: "memory" });

    const here = { url: shop.url };
    const { memories } = await legwork.memories.list({ ...here, limit: 1 });
    expect(memories).toMatchObject([{ instruction: "type ada into Username", uses: 1 }]);
    const all: string[] = [];
    for await (const { instruction } of legwork.memories.all({ ...here, limit: 1 })) all.push(instruction);
    expect(all).toEqual(["type ada into Username", "click Reject all"]);
    expect(await legwork.memories.toPlaywright(here)).toContain('getByRole("textbox", { name: "Username"');
    await legwork.memories.delete(memories[0]!.id);
    await expect(legwork.memories.delete(memories[0]!.id)).rejects.toMatchObject({ code: "not_found" });
    expect(await legwork.memories.import(memories)).toBe(1);
    expect((await legwork.memories.list(here)).memories).toHaveLength(2);
    expect(await legwork.memories.purge()).toBeGreaterThanOrEqual(2);
    expect((await legwork.memories.list()).memories).toEqual([]);
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

  test("names the option that is wrong", async () => {
    const { legwork } = await visitShop();
    const pending = legwork.act("click Reject all", { timeout: -1 });
    await expect(pending).rejects.toThrow(LegworkError);
    await expect(pending).rejects.toMatchObject({
      code: "invalid_request",
      status: 400,
      issues: [{ path: "options.timeout" }],
    });
  });

  test("names the address that nothing answers at, with and without progress", async () => {
    const { legwork } = await visitShop();
    for (const options of [{}, { onProgress: () => undefined }]) {
      await expect(legwork.navigate("http://127.0.0.1:9/", options)).rejects.toMatchObject({
        code: "navigation_failed",
        message: expect.stringContaining("127.0.0.1:9"),
      });
    }
  });
});
