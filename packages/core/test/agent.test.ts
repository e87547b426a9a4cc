import type { LegworkError } from "@legwork/protocol";
import { expect } from "vitest";
import { test } from "./fixture.ts";

const shop = `<label>Search <input id="q"></label><button onclick="document.querySelector('ul').innerHTML = '<li>Result for ' + q.value + ' <button onclick=&quot;this.replaceWith(\\'In the cart\\')&quot;>Add to cart</button></li>'">Go</button><ul></ul><dl><dt>Total</dt><dd>€12.00</dd></dl>`;

test("the embedded agent does the steps of a task in their order, and answers what was asked", async ({
  session,
  server,
}) => {
  server.page("/", shop);

  const result = await session.agent({
    instruction: `Go to ${server.url("/")}, type kettle into Search, click Go, then click Add to cart and tell me the total`,
  });

  expect(result).toMatchObject({
    success: true,
    completed: true,
    usage: { input_tokens: 0, output_tokens: 0 },
  });
  expect(result.message).toContain("€12.00");
  expect(result.actions.map(({ type }) => type)).toEqual(["navigate", "act", "act", "act", "extract"]);
  const text = await session.pageText();
  expect(text).toContain("Result for kettle");
  expect(text).toContain("In the cart");
});

test("what the agent has read is set off from why it has no output", async ({ session, server }) => {
  server.page("/", shop);
  await session.navigate(server.url("/"));
  const output = { type: "object", properties: { isbn: { type: "string" } }, required: ["isbn"] };

  const result = await session.agent({ instruction: "Click Go, then tell me the total", output });

  expect(result.completed).toBe(false);
  expect(result.message).toMatch(/^Did all 2 steps\. Read: .*€12\.00.*\. The output could not be read: /);
});

test("the embedded agent stops honestly at what it cannot do", async ({ session, server }) => {
  server.page("/", shop);
  await session.navigate(server.url("/"));

  const result = await session.agent({ instruction: "Click Go, then click Buy a house, then click Go" });

  expect(result).toMatchObject({ success: false, completed: false });
  expect(result.message).toContain("Buy a house");
  expect(result.message).toContain("Did 1 of 3 steps");
});

test("the embedded agent takes no more than maxSteps actions", async ({ session, server }) => {
  server.page("/", `<button onclick="document.title += 'x'">More</button>`);
  await session.navigate(server.url("/"));

  const result = await session.agent({
    instruction: "Click More, then click More, then click More",
    maxSteps: 2,
  });

  expect(result.completed).toBe(false);
  expect(result.actions).toHaveLength(2);
  expect(result.message).toContain("maxSteps");
});

test("a conditional step is left out when its condition does not hold", async ({ session, server }) => {
  server.page("/", `<h1>Start</h1><button onclick="this.replaceWith('Done')">Continue</button>`);
  await session.navigate(server.url("/"));

  const result = await session.agent({
    instruction: "If a cookie banner appears, click Reject all. Then click Continue.",
  });

  expect(result.completed).toBe(true);
  expect(await session.pageText()).toContain("Done");
});

test("the agent tells its steps while it takes them", async ({ session, server }) => {
  server.page("/", shop);
  await session.navigate(server.url("/"));
  const told: string[] = [];

  await session.dispatch(
    "agentExecute",
    { executeOptions: { instruction: "Type tea into Search, then click Go" } },
    { onProgress: (message) => told.push(message) },
  );

  expect(told.filter((message) => message.startsWith("1. done"))).toHaveLength(1);
  expect(told.filter((message) => message.startsWith("2. done"))).toHaveLength(1);
});

test("a run whose time is over tells what it had done, to the caller and in the replay", async ({
  session,
  server,
}) => {
  server.page("/", `<button onclick="document.title += 'x'">More</button>`);
  await session.navigate(server.url("/"));

  const failure = await session
    .agent({
      instruction: "Click More, then wait until there is a rainbow, then click More",
      timeout: 8_000,
      autoScreenshot: false,
    })
    .then(
      () => undefined,
      (error: unknown) => error as LegworkError,
    );

  expect(failure).toMatchObject({ code: "timeout" });
  expect(failure?.actions).toMatchObject([{ type: "act", success: true, instruction: "Click More" }]);
  const records = async () =>
    (await session.dispatch("replay", {})).pages
      .flatMap(({ actions }) => actions)
      .filter(({ method }) => method === "agentExecute");
  await expect.poll(records).toHaveLength(1);
  expect((await records())[0]?.result).toMatchObject({
    success: false,
    code: "timeout",
    actions: [{ type: "act", success: true }, { type: "wait" }],
  });
});
