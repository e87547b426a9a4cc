import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import type { AgentAction, AgentEvent } from "../src/index.ts";
import { describeEverywhere } from "./environments.ts";

describeEverywhere("an agent that is followed", ({ visitShop }) => {
  const instruction = "click Reject all, then click Products";

  test("tells its steps as it makes them, what happens in words, and its result last", async () => {
    const { legwork, shop } = await visitShop();
    const events: AgentEvent<unknown>[] = [];
    const choices: unknown[] = [];
    for await (const event of legwork.agent().stream(instruction)) {
      events.push(event);
      if (event.type === "step") choices.push(shop.state.visitors[0]?.cookieChoice);
      if (event.type === "result") expectTypeOf(event.result.actions).toExtend<AgentAction[]>();
    }
    const typed = () => legwork.agent().stream({ instruction, output: z.object({ heading: z.string() }) });
    expectTypeOf(typed).returns.toExtend<
      AsyncGenerator<AgentEvent<{ output?: { heading: string } | undefined }>>
    >();
    const steps = events.filter((event) => event.type === "step");
    expect(steps.map(({ action, message }) => [action.type, action.success, message.slice(0, 8)])).toEqual([
      ["act", true, "1. done:"],
      ["act", true, "2. done:"],
    ]);
    expect(choices).toEqual(["none", "none"]);
    expect(events.filter(({ type }) => type === "log").length).toBeGreaterThan(0);
    expect(events.at(-1)).toMatchObject({
      type: "result",
      result: { success: true, completed: true, actions: steps.map(({ action }) => action) },
    });
  });

  test("stops when nobody reads any more, and leaves the session usable", async () => {
    const { legwork, shop } = await visitShop();
    const slow = { instruction, waitBetweenActions: 20_000 };
    for await (const event of legwork.agent().stream(slow)) if (event.type === "step") break;
    const begun = performance.now();
    expect(await legwork.act("click Support")).toMatchObject({ success: true });
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(shop.state.visitors[0]?.cookieChoice).toBe("none");
  });

  test("fails as the run does, after what was told", async () => {
    const { legwork } = await visitShop();
    const caller = new AbortController();
    const stream = legwork.agent().stream({ instruction, waitBetweenActions: 20_000, signal: caller.signal });
    const types: string[] = [];
    const reading = (async () => {
      for await (const { type } of stream) {
        types.push(type);
        if (type === "step") caller.abort(new Error("enough"));
      }
    })();
    await expect(reading).rejects.toThrow("enough");
    expect(types).toContain("step");
    expect(types).not.toContain("result");
  });
});
