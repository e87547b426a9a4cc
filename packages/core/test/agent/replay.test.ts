import type { Output } from "@legwork/protocol";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { detectBrowser } from "../../src/browser/detect.ts";
import { TestSession } from "../fixture.ts";
import { done, referenceOf, script, test, view, type Turn } from "./fixture.ts";

const form = (button = "Save", shift = "") => `${shift}<h1>Profile</h1><label>Name <input id="n"></label>
<label>City <input id="c"></label><button onclick="log.textContent += n.value + ' of ' + c.value + '; '">${button}</button><pre id="log"></pre>`;

const fill =
  (label: string, value: string): Turn =>
  (request) => [
    { name: "act", input: { ref: referenceOf(request, label), method: "fill", arguments: [value] } },
  ];
const press: Turn = (request) => [
  { name: "act", input: { ref: referenceOf(request, "button"), method: "click" } },
];

const instruction = "Fill Name with Ada and City with London, then click Save";

type Given = { model?: { url: string }; instruction?: string; variables?: Record<string, string> };

async function task(session: TestSession, given: Given): Promise<Output<"agentExecute">> {
  const model = given.model && { modelName: "lab/agent", baseURL: given.model.url, apiKey: "test-key" };
  return session.dispatch("agentExecute", {
    agentConfig: model === undefined ? {} : { model },
    executeOptions: {
      instruction: given.instruction ?? instruction,
      autoScreenshot: false,
      ...(given.variables === undefined ? {} : { variables: given.variables }),
    },
    shouldCache: true,
  });
}

async function logOf(session: TestSession): Promise<string> {
  return session.pageText();
}

test("a run of a model is remembered, and done again without asking it", async ({
  engine,
  session,
  server,
  model,
}) => {
  server.page("/", form());
  await session.navigate(server.url("/"));
  model.answer(script(view, fill("Name", "Ada"), fill("City", "London"), press, done()));
  const first = await task(session, { model });
  expect(first.result).toMatchObject({ success: true, metadata: { cacheStatus: "MISS" } });
  expect(first.cacheEntry).toMatchObject({
    cacheKey: expect.any(String),
    entry: {
      operation: "agentExecute",
      steps: [{ method: "fill" }, { method: "fill" }, { method: "click" }],
    },
  });
  const asked = model.requests.length;

  const other = await TestSession.start(engine);
  await other.navigate(server.url("/"));
  const again = await task(other, { model });
  expect(again.result).toMatchObject({
    success: true,
    completed: true,
    metadata: { cacheStatus: "HIT", replayed: 3, healed: 0 },
    usage: { input_tokens: 0, output_tokens: 0 },
  });
  expect(again.result.message).not.toContain("That was it");
  expect(model.requests).toHaveLength(asked);
  expect(await logOf(other)).toContain("Ada of London;");
  await other.end();
});

test("an element that stands elsewhere now is found again, and that is remembered", async ({
  session,
  server,
  model,
}) => {
  server.page("/", form());
  await session.navigate(server.url("/"));
  model.answer(script(view, fill("Name", "Ada"), fill("City", "London"), press, done()));
  await task(session, { model });
  const asked = model.requests.length;

  server.page("/", form("Save", "<div><nav><a href='/a'>About</a></nav></div><section>"));
  await session.navigate(server.url("/"));
  const again = await task(session, { model });
  expect(again.result).toMatchObject({ success: true, metadata: { cacheStatus: "HIT" } });
  expect((again.result.metadata as { healed: number }).healed).toBeGreaterThan(0);
  expect(model.requests).toHaveLength(asked);
  expect(await logOf(session)).toContain("Ada of London;");
});

test("a step that is not there any more is handed to the model, which is told what is done", async ({
  session,
  server,
  model,
}) => {
  server.page("/", form());
  await session.navigate(server.url("/"));
  model.answer(script(view, fill("Name", "Ada"), fill("City", "London"), press, done()));
  await task(session, { model });

  server.page("/", form("Keep this for later"));
  await session.navigate(server.url("/"));
  model.answer(script(view, press, done()));
  const again = await task(session, { model });
  expect(again.result).toMatchObject({ success: true, metadata: { cacheStatus: "MISS", replayed: 2 } });
  const words = JSON.stringify(model.requests.at(-1));
  expect(words).toContain("do not do them again");
  expect(await logOf(session)).toContain("Ada of London;");
});

test("without a model the embedded agent goes on, and says so when it cannot", async ({
  session,
  server,
}) => {
  server.page("/", form());
  await session.navigate(server.url("/"));
  expect((await task(session, {})).cacheEntry).toBeDefined();

  server.page("/", form("Keep this for later"));
  await session.navigate(server.url("/"));
  const again = await task(session, {});
  expect(again.result).toMatchObject({ success: false, completed: false, metadata: { replayed: 2 } });
  expect(again.result.message).toContain("Stopped at");
  expect(await logOf(session)).not.toContain("Ada of London");
});

test("the embedded agent's run is done again on a page put together anew, and claims nothing of a form that was not sent", async ({
  session,
  server,
}) => {
  const sent: string[] = [];
  server.handle("/sent", (request, response) => {
    sent.push(request.url?.split("?")[1] ?? "");
    response.end();
  });
  const sending = `<form onsubmit="event.preventDefault(); fetch('/sent?' + new URLSearchParams(new FormData(this))); this.replaceWith('Saved')">`;
  const again = async (body: string) => {
    server.page("/", body);
    await session.navigate(server.url("/"));
    return (await task(session, {})).result;
  };
  await again(
    `<h1>Profile</h1>${sending}<label>Name <input name="name"></label><label>City <input name="city"></label><button>Save</button></form>`,
  );
  const anew = `<nav><a href="/a">About</a></nav><main><section>${sending.replace("<form", '<form class="x"')}<p><button class="b">Save</button></p>
    <div><span><label for="q1">City</label></span><input id="q1" name="city"></div><div><label for="q2">Name</label><input id="q2" name="name"></div></form></section></main>`;

  const replayed = await again(anew);
  const refused = await again(anew.replace("<p>", `<label>Phone <input name="phone" required></label><p>`));

  expect(replayed).toMatchObject({
    success: true,
    metadata: { cacheStatus: "HIT", replayed: 3, healed: 3 },
    usage: { input_tokens: 0 },
  });
  for (const { reasoning } of replayed.actions) expect(reasoning).toContain("again from memory");
  expect(refused).toMatchObject({ success: false, completed: false, metadata: { replayed: 2 } });
  expect(refused.message).toContain("the form was not sent");
  expect(sent).toEqual(["name=Ada&city=London", "city=London&name=Ada"]);
});

test("the row that a task names is not replaced by another one, though it is the only one of its kind", async ({
  session,
  server,
}) => {
  const row = (name: string) => `<table><tr><td>${name}</td><td>editor</td>
    <td><button onclick="log.textContent = 'deleted ${name}'">Delete</button></td></tr></table><pre id="log"></pre>`;
  const again = async (name: string) => {
    server.page("/", row(name));
    await session.navigate(server.url("/"));
    return (await task(session, { instruction: "click Delete in the row of Alice" })).result;
  };
  await again("Alice");

  expect(await again("Alice")).toMatchObject({ completed: true, metadata: { cacheStatus: "HIT" } });
  expect(await again("Bob")).toMatchObject({
    completed: false,
    metadata: { cacheStatus: "MISS", replayed: 0 },
  });
  expect(await logOf(session)).not.toContain("deleted");
});

test("what depends on the page, or was read off it, is not remembered", async ({
  session,
  server,
  model,
}) => {
  server.page("/", `<p>Code: XK-12</p>${form()}`);
  await session.navigate(server.url("/"));
  model.answer(script(view, fill("Name", "XK-12"), press, done()));
  const made = await task(session, { model, instruction: "Type the code into Name and click Save" });
  expect(made.cacheEntry).toBeUndefined();
  expect(made.result.metadata?.["notRemembered"]).toContain("typed what the task does not say");

  const conditional = await task(session, { instruction: "If there is a banner, close it. Click Save" });
  expect(conditional.result.success).toBe(true);
  expect(conditional.result.metadata?.["notRemembered"]).toContain("depends on what the page shows");
});

test("values of variables are put in anew, and never remembered", async ({ session, server }) => {
  server.page("/", form());
  await session.navigate(server.url("/"));
  const asked = "Type %who% into Name, type Oslo into City and click Save";
  const first = await task(session, { instruction: asked, variables: { who: "Grace-Hopper" } });
  expect(JSON.stringify(first)).not.toContain("Grace-Hopper");
  await session.navigate(server.url("/"));
  const again = await task(session, { instruction: asked, variables: { who: "Barbara-Liskov" } });
  expect(again.result.metadata).toMatchObject({ cacheStatus: "HIT" });
  expect(await logOf(session)).toContain("Barbara-Liskov of Oslo");
});

test("a run is exported as a Playwright script, which does the same", async ({ session, server }) => {
  server.page(
    "/",
    `<details><summary>Address</summary><label>City <input id="c"></label></details>${form().replace(/<label>City.*?<\/label>/, '<div style="height: 3000px"></div>')}`,
  );
  server.page("/start", `<a href="/">Profile</a>`);
  await session.navigate(server.url("/start"));
  const asked =
    "Click Profile, scroll to the bottom, fill Name with Ada and City with London, then click Save";
  const { cacheEntry } = await task(session, { instruction: asked });
  const { memories } = await session.dispatch("listMemories", { instruction: asked });
  expect(memories).toMatchObject([(cacheEntry as { entry: object }).entry]);
  expect(memories[0]?.build).toBeDefined();

  const exported = await session.dispatch("exportMemories", {
    format: "playwright",
    instruction: asked,
  });
  expect(exported.script).toContain('getByRole("button", { name: "Save", exact: true })');
  expect(exported.script).toContain("scrollTo(scrollX, document.documentElement.scrollHeight)");
  expect(exported.script).toMatch(/details\[1\]\/summary\[1\]"\)\.click\(\)/);
  expect(await runScript(exported.script ?? "", server.url("/start"))).toBe("Ada of London;");
});

const execute = promisify(execFile);

/** Runs the one function of an exported script in a browser of Playwright's own; gives the page's log. */
async function runScript(source: string, url: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "legwork-run-"));
  try {
    await writeFile(join(directory, "remembered.ts"), source);
    await writeFile(
      join(directory, "run.mts"),
      `import { chromium } from ${JSON.stringify(import.meta.resolve("playwright-core"))};
import * as remembered from "./remembered.ts";
const browser = await chromium.launch({ executablePath: process.argv[2], args: ["--no-sandbox"] });
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(process.argv[3]);
  for (const run of Object.values(remembered)) await run(page);
  console.log(await page.locator("#log").innerText());
} finally {
  await browser.close();
}`,
    );
    const { stdout } = await execute(process.execPath, [
      join(directory, "run.mts"),
      detectBrowser() ?? "",
      url,
    ]);
    return stdout.trim();
  } finally {
    await rm(directory, { recursive: true });
  }
}
