import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Output } from "@legwork/protocol";
import { expect } from "vitest";
import { BrowserHost } from "../src/browser/host.ts";
import { Engine } from "../src/engine.ts";
import { test, TestSession } from "./fixture.ts";

test("navigate answers the document's response, without its cookies", async ({ session, server }) => {
  server.handle("/", (_request, response) =>
    response.writeHead(200, { "content-type": "text/html", "set-cookie": "id=secret" }).end("<h1>Hello</h1>"),
  );

  const result = await session.navigate(server.url("/"));

  expect(result?.response).toMatchObject({ url: server.url("/"), status: 200, mimeType: "text/html" });
  expect(JSON.stringify(result)).not.toContain("secret");
});

test.for([
  ["file:///etc/passwd", "url_forbidden"],
  ["chrome://settings", "url_forbidden"],
  ["javascript:alert(1)", "url_forbidden"],
  ["http://169.254.169.254/latest/meta-data", "url_forbidden"],
  ["http://2852039166/", "url_forbidden"],
  ["http://[::ffff:169.254.169.254]/", "url_forbidden"],
  ["http://no-such-host.invalid/", "navigation_failed"],
  ["http://127.0.0.1:1/", "navigation_failed"],
  ["not a url", "invalid_request"],
])("navigate to %s is refused as %s, and the session lives on", async ([url, code], { session, server }) => {
  server.page("/", "<h1>Still here</h1>");

  await expect(session.navigate(url as string)).rejects.toMatchObject({ name: "LegworkError", code });

  await session.navigate(server.url("/"));
  expect(await session.pageText()).toContain("Still here");
});

test("a page that never finishes loading ends at the time-out, and the session lives on", async ({
  session,
  server,
}) => {
  server.handle("/endless", (_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).write("<h1>Part one</h1>"),
  );
  server.page("/", "<h1>Still here</h1>");

  await expect(
    session.dispatch("navigate", { url: server.url("/endless"), options: { timeout: 500 } }),
  ).rejects.toMatchObject({ code: "timeout" });

  await session.navigate(server.url("/"));
  expect(await session.pageText()).toContain("Still here");
});

test("operations of one session run one after the other, in order", async ({ session, server }) => {
  server.page(
    "/",
    `<ol></ol>${[1, 2, 3].map((number) => `<button onclick="document.querySelector('ol').insertAdjacentHTML('beforeend', '<li>Item ${number}</li>')">Add ${number}</button>`).join("")}`,
  );
  await session.navigate(server.url("/"));

  await Promise.all([session.act("click Add 1"), session.act("click Add 2"), session.act("click Add 3")]);

  const text = await session.pageText();
  expect([...text.matchAll(/Item (\d)/g)].map(([, number]) => number)).toEqual(["1", "2", "3"]);
});

test("a caller that leaves stops the work, and the session is free at once", async ({ session, server }) => {
  server.handle("/endless", (_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).write("<h1>Part one</h1>"),
  );
  server.page("/", "<h1>Still here</h1>");
  const leaving = new AbortController();
  const opening = session.dispatch("navigate", { url: server.url("/endless") }, { signal: leaving.signal });
  const refused = expect(opening).rejects.toMatchObject({ code: "timeout" });
  await expect.poll(() => server.requests).toContain("/endless");

  leaving.abort();
  await refused;
  const before = performance.now();
  await session.navigate(server.url("/"));

  expect(performance.now() - before).toBeLessThan(20_000);
  expect(await session.pageText()).toContain("Still here");
});

test("an operation's deadline ends it with timeout", async ({ session, server }) => {
  server.page(
    "/",
    `<p></p><script>setInterval(() => { document.querySelector("p").textContent += "."; }, 10)</script>`,
  );
  await session.navigate(server.url("/"));

  await expect(session.act("click Unsubscribe", { timeout: 300 })).rejects.toMatchObject({ code: "timeout" });
});

test("an operation's deadline does not run while others have their turn", async ({ session, server }) => {
  server.page(
    "/",
    `<p></p><script>setInterval(() => { document.querySelector("p").textContent += "."; }, 10)</script>`,
  );
  await session.navigate(server.url("/"));
  const begin = performance.now();

  // Each is looked for about two seconds long.
  const timeout = 6_000;
  const acts = [1, 2, 3, 4].map(() => session.act("click Unsubscribe", { timeout }));

  for (const result of await Promise.all(acts)) expect(result).toMatchObject({ code: "not_found" });
  expect(performance.now() - begin).toBeGreaterThan(timeout);
});

test("wrong input is refused with every rule that it breaks", async ({ session }) => {
  const refused = session.dispatch("navigate", { url: 7, options: { waitUntil: "sometime" } } as never);

  await expect(refused).rejects.toMatchObject({
    code: "invalid_request",
    issues: [{ path: "url" }, { path: "options.waitUntil" }],
  });
});

test("input that is nested without end is refused, wherever it stands", async ({ session, engine }) => {
  const schema = Array.from({ length: 3_000 }).reduce<Record<string, unknown>>(
    (items) => ({ type: "array", items }),
    { type: "string" },
  );
  const refusal = {
    code: "invalid_request",
    message: expect.stringContaining("nested deeper than 100 levels"),
  };

  await expect(session.extract({ schema })).rejects.toMatchObject(refusal);
  await expect(session.agent({ instruction: "read it", output: schema })).rejects.toMatchObject(refusal);
  await expect(session.act("click Save", { variables: { a: schema } as never })).rejects.toMatchObject(
    refusal,
  );
  const userMetadata = { schema };
  await expect(TestSession.start(engine, { sessionCreateParams: { userMetadata } })).rejects.toMatchObject(
    refusal,
  );
});

test("an unknown field is tolerated and named", async ({ session, server }) => {
  server.page("/", "<h1>Hello</h1>");

  const output = await session.dispatch("navigate", {
    url: server.url("/"),
    option: { timeout: 1 },
  } as never);

  expect(output.warnings).toEqual([expect.stringContaining("option ")]);
});

test("a field at the wrong place is named with the right one", async ({ engine, server }) => {
  server.page("/", "<h1>Hello</h1>");
  const principal = { projectId: "test" };
  const misplaced = { browserSettings: { locale: "de-DE" }, keepAlife: true };

  const started = (await engine.dispatch("start", misplaced, { principal })) as Output<"start">;

  expect(started.warnings).toEqual([
    "browserSettings is not a field of this request, and was ignored. Give it as sessionCreateParams.browserSettings.",
    "keepAlife is not a field of this request, and was ignored.",
  ]);
  const caller = { principal, sessionId: started.sessionId };
  const told = await engine.dispatch("navigate", { url: server.url("/"), timeout: 5_000 }, caller);
  expect(told).toMatchObject({ warnings: [expect.stringContaining("Give it as options.timeout.")] });
  await engine.dispatch("end", {}, caller);
});

test("sessions of different projects do not exist for each other", async ({ session }) => {
  const stranger = { principal: { projectId: "another" } };

  await expect(session.dispatch("extract", {}, stranger)).rejects.toMatchObject({
    code: "session_not_found",
  });
  await expect(session.dispatch("end", {}, stranger)).rejects.toMatchObject({ code: "session_not_found" });
  await expect(session.dispatch("replay", {}, stranger)).rejects.toMatchObject({ code: "session_not_found" });
});

test("sessions share no cookies", async ({ engine, session, server }) => {
  server.handle("/", (request, response) =>
    response
      .writeHead(200, { "content-type": "text/html", "set-cookie": "visitor=1" })
      .end(`<p>Cookie: ${request.headers.cookie ?? "none"}</p>`),
  );
  const other = await TestSession.start(engine);
  await session.navigate(server.url("/"));
  await session.navigate(server.url("/"));

  await other.navigate(server.url("/"));

  expect(await session.pageText()).toContain("visitor=1");
  expect(await other.pageText()).toContain("Cookie: none");
  await other.end();
});

test("an ended session answers so; ending it again succeeds", async ({ engine }) => {
  const session = await TestSession.start(engine);
  await session.end();

  await expect(session.act("click Save")).rejects.toMatchObject({ code: "session_ended" });
  await expect(session.end()).resolves.toBeUndefined();
});

test("an end stops what is running", async ({ engine, server }) => {
  server.handle("/endless", (_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).write("<h1>Part one</h1>"),
  );
  const session = await TestSession.start(engine);
  const opening = session.navigate(server.url("/endless"));
  const refused = expect(opening).rejects.toMatchObject({ code: "session_ended" });
  await expect.poll(() => server.requests).toContain("/endless");

  await session.end();

  await refused;
});

test("start attaches to a running session", async ({ engine, session }) => {
  const attached = await TestSession.start(engine, { sessionId: session.id });

  expect(attached.id).toBe(session.id);
  await expect(TestSession.start(engine, { sessionId: "unknown" })).rejects.toMatchObject({
    code: "session_not_found",
  });
});

test("launch options that reach the server are refused, and what is not honoured is named", async ({
  engine,
}) => {
  const refused = engine.dispatch(
    "start",
    { browser: { type: "local", launchOptions: { args: ["--x"], executablePath: "/bin/sh" } } },
    { principal: { projectId: "test" } },
  );
  await expect(refused).rejects.toMatchObject({ code: "launch_option_forbidden" });

  const answer = await engine.dispatch(
    "start",
    { sessionCreateParams: { proxies: true, browserSettings: { solveCaptchas: true } } },
    { principal: { projectId: "test" } },
  );
  expect(answer).toMatchObject({
    warnings: [expect.stringContaining("proxies"), expect.stringContaining("solveCaptchas")],
  });
});

test("replay tells what a session did", async ({ session, server }) => {
  server.page("/", `<button onclick="this.remove()">Save</button>`);
  await session.navigate(server.url("/"));
  await session.act("click Save");

  const { pages } = await session.dispatch("replay", {});

  expect(pages).toHaveLength(1);
  expect(pages[0]?.url).toBe(server.url("/"));
  expect(pages[0]?.actions.map(({ method }) => method)).toEqual(["navigate", "act"]);
  expect(pages[0]?.actions[1]).toMatchObject({
    parameters: { input: "click Save" },
    result: { success: true },
  });
});

test("a trusted client's session runs in the browser it names, and leaves it running", async ({ server }) => {
  server.page("/", "<h1>Elsewhere</h1>");
  const host = await BrowserHost.start({ graceMs: 500, arguments: ["--remote-debugging-port=0"] });
  const engine = await Engine.create({ trustClients: true });
  try {
    const profile =
      (await readdir(host.directory)).find((name) => name.startsWith("playwright_chromium")) ?? "";
    const [port, path] = (await readFile(join(host.directory, profile, "DevToolsActivePort"), "utf8")).split(
      "\n",
    );
    const session = await TestSession.start(engine, {
      browser: { type: "local", cdpUrl: `ws://127.0.0.1:${port}${path}` },
    });
    await session.navigate(server.url("/"));
    expect(await session.pageText()).toContain("Elsewhere");
    await session.end();
    expect(host.browser.isConnected()).toBe(true);
  } finally {
    await engine.close();
    await host.close();
  }
});

test("no more sessions than allowed run at once, also when they start together", async () => {
  const engine = await Engine.create({ limits: { maxSessions: 2, maxWaitingStarts: 0 } });
  try {
    const starts = await Promise.allSettled([1, 2, 3, 4].map(() => TestSession.start(engine)));

    const refused = starts.filter((start) => start.status === "rejected");
    expect(refused).toHaveLength(2);
    expect(refused[0]?.reason).toMatchObject({ code: "too_many_sessions", retryAfterSeconds: 5 });

    const running = starts.find((start) => start.status === "fulfilled");
    await running?.value.end();
    await expect(TestSession.start(engine)).resolves.toBeDefined();
  } finally {
    await engine.close();
  }
});

test("a session that nobody uses ends as idle, one that lives too long at its maximum", async () => {
  const engine = await Engine.create({ limits: { idleMs: 300, maxDurationMs: 60_000 } });
  try {
    const idle = await TestSession.start(engine);
    const brief = await TestSession.start(engine, { keepAlive: true, sessionCreateParams: { timeout: 0.3 } });

    await expect
      .poll(() => idle.pageText().catch((error: Error) => error.message), { interval: 700, timeout: 5_000 })
      .toContain("nothing was asked");
    await expect
      .poll(() => brief.pageText().catch((error: unknown) => error), { interval: 100, timeout: 5_000 })
      .toMatchObject({ code: "session_ended", message: expect.stringContaining("longest life") });
  } finally {
    await engine.close();
  }
});

test("what the browser says about a failed navigation is no page to read or to act on", async ({
  session,
}) => {
  await session.navigate("http://127.0.0.1:1/").catch(() => {});

  expect(await session.observe()).toEqual([]);
  expect(await session.pageText()).toBe("");
  expect(await session.act("click Reload")).toMatchObject({ success: false, code: "not_found" });
  await expect(session.extract({ instruction: "the heading" })).rejects.toMatchObject({
    code: "navigation_failed",
  });
});
