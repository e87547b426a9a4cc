import { createServer } from "node:net";
import { expect } from "vitest";
import { startScriptedModel } from "../src/testing/scripted-model.ts";
import { test, type TestSession } from "./fixture.ts";

/** An address at which nothing listens. */
async function deadAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

/** What is to be told at once, ms; a page that is waited for takes ten seconds. */
const atOnce = 2_000;

async function timed<Result>(work: Promise<Result>): Promise<Result> {
  const begin = performance.now();
  const result = await work.catch((error: unknown) => error as Result);
  expect(performance.now() - begin).toBeLessThan(atOnce);
  return result;
}

const schema = { type: "object", properties: { price: { type: "string" } }, required: ["price"] };

async function expectNoPage(session: TestSession, told: { words: string; code: string }) {
  const message: unknown = expect.stringContaining(told.words);
  for (const order of ["click Sign in", "click Save and then click Close", "go to https://example.com/"])
    expect(await timed(session.act(order))).toMatchObject({ success: false, code: "not_found", message });
  const action = { selector: "xpath=/html[1]/body[1]/button[1]", description: 'the button "Save"' };
  expect(await timed(session.act(action))).toMatchObject({ success: false, code: "not_found", message });
  expect(await timed(session.dispatch("observe", { instruction: "the search box" }))).toMatchObject({
    result: [],
    warnings: [message],
  });
  expect(await timed(session.dispatch("extract", {}))).toMatchObject({
    result: { pageText: "" },
    warnings: [message],
  });
  expect(await timed(session.dispatch("extract", { schema }))).toMatchObject({ code: told.code, message });
  const part = { options: { selector: "#main" } };
  for (const operation of ["observe", "extract"] as const)
    expect(await timed(session.dispatch(operation, part))).toMatchObject({
      code: "selector_not_found",
      message,
    });
}

test("a tab that was never navigated has no page, and says so at once", async ({ session }) => {
  await session.act("press Escape");
  await expectNoPage(session, { words: "Open one with navigate first", code: "page_not_found" });
});

test("the address is told that failed last, at once after another had failed", async ({ session }) => {
  await expect(session.navigate("http://no-such-host.invalid/")).rejects.toThrow();
  const dead = await deadAddress();
  await expect(session.navigate(dead)).rejects.toThrow();

  const warnings = [expect.stringContaining(`the last navigation, to ${dead}, failed`)];
  expect(await session.dispatch("observe", {})).toMatchObject({ result: [], warnings });
});

test("after a navigation that failed, what is asked of the page says so at once", async ({ session }) => {
  const dead = await deadAddress();
  await expect(session.navigate(`${dead}/private?token=1`)).rejects.toMatchObject({
    code: "navigation_failed",
  });

  const words = `the last navigation, to ${dead}, failed`;
  await expectNoPage(session, { words, code: "navigation_failed" });
});

test("orders that need no page are carried out without one", async ({ session, server }) => {
  server.page("/", `<!doctype html><title>Shop</title><button>Save</button>`);
  expect(await timed(session.act("go back"))).toMatchObject({ code: "no_effect" });
  await session.navigate(server.url("/"));
  await expect(session.navigate(await deadAddress())).rejects.toThrow();

  expect(await session.act("reload the page")).toMatchObject({ success: false, code: "no_effect" });
  expect(await session.act("go back and click Save")).toMatchObject({ actionDescription: /Save/ });
  expect(await session.pageText()).toContain("Save");

  await session.dispatch("openPage", {});
  expect(await session.act("switch to the tab Shop")).toMatchObject({ success: true });
});

test("a language model is not asked about a page that is not there", async ({ session }) => {
  await using model = await startScriptedModel();
  const reference = { modelName: "openai/test", baseURL: model.url, apiKey: "test-key" };

  const result = await timed(session.act("click Sign in", { model: reference }));

  expect(result).toMatchObject({ success: false, code: "not_found" });
  expect(model.requests).toHaveLength(0);
});

test("a window that its opener fills is waited for, and is a page", async ({ session, server }) => {
  server.page(
    "/",
    `<button onclick="const other = window.open(''); setTimeout(() => { other.document.body.innerHTML = '<button onclick=&quot;this.textContent = 1&quot;>Pay</button>' }, 1500)">Open</button>`,
  );
  await session.navigate(server.url("/"));
  await session.act("click Open");

  expect(await session.act("click Pay")).toMatchObject({ success: true });
});

test("an empty tab that a script writes into is a page", async ({ session, server }) => {
  server.page(
    "/",
    `<button onclick="const other = window.open('about:blank'); other.document.write('<h1>Bill</h1><button onclick=&quot;this.textContent = 1&quot;>Pay</button>'); other.opener = null">Open</button>`,
  );
  await session.navigate(server.url("/"));
  await session.act("click Open");

  expect(await session.pageText()).toContain("Bill");
  expect(await session.act("click Pay")).toMatchObject({ success: true });
});
