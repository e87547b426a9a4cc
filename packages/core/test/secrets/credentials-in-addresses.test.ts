import { expect } from "vitest";
import { withoutCredentials } from "../../src/browser/told-address.ts";
import { Engine } from "../../src/engine.ts";
import { test as base, TestSession } from "../fixture.ts";

const test = base.extend("closed", async ({ server }) => {
  const pages: Record<string, string> = {
    "/": `<title>Inside</title><h1>Inside</h1><a href="/next">Next</a><a href="/file.csv" download>File</a><a href="/other" target="_blank">Other</a><iframe src="/frame"></iframe>`,
    "/next": `<title>Next</title><h1>Next</h1><a href="/">Home</a>`,
    "/other": `<title>Other</title><p>Other</p>`,
    "/frame": `<p>Framed</p><a href="/next">Deep</a>`,
    "/file.csv": "a,b\n1,2",
  };
  const heard: (string | undefined)[] = [];
  for (const [path, body] of Object.entries(pages))
    server.handle(path, (request, response) => {
      const { authorization } = request.headers;
      heard.push(authorization);
      const type = path.endsWith("csv") ? "text/csv" : "text/html";
      if (authorization === undefined)
        response.writeHead(401, { "www-authenticate": 'Basic realm="test"' }).end("Who are you?");
      else response.writeHead(200, { "content-type": type }).end(body);
    });
  return { heard, url: (path: string) => server.url(path).replace("://", "://alice:hunter2pw@") };
});

test("a password in an address signs in, and is told by nothing", async ({ closed, onTestFinished }) => {
  const engine = await Engine.create();
  onTestFinished(() => engine.close());
  const session = await TestSession.start(engine);
  const told: unknown[] = [];
  const caller = { onProgress: (message: string, action?: unknown) => void told.push([message, action]) };

  told.push(await session.dispatch("navigate", { url: closed.url("/") }, caller));
  expect(await session.pageText()).toContain("Inside");
  expect(closed.heard).toContain(`Basic ${Buffer.from("alice:hunter2pw").toString("base64")}`);
  const schema = {
    type: "object",
    properties: { next: { type: "string", format: "uri", description: "link called Next" } },
  };
  told.push(
    await session.dispatch("extract", { instruction: "the link of Next", schema }, caller),
    await session.dispatch("observe", {}, caller),
    await session.dispatch("act", { input: "click Next" }, caller),
    await session.dispatch("act", { input: "go back" }, caller),
    await session.dispatch("act", { input: "click Other" }, caller),
    await session.dispatch("listPages", {}, caller),
    await session.dispatch("act", { input: "close the tab" }, caller),
    await session.dispatch("act", { input: "click File" }, caller),
  );
  await expect
    .poll(async () => JSON.stringify(await session.dispatch("listDownloads", {})))
    .toContain("completed");
  told.push(await session.dispatch("listDownloads", {}));
  const instruction = `Go to ${closed.url("/next")} and then click Home`;
  const agent = await session.dispatch(
    "agentExecute",
    { executeOptions: { instruction, autoScreenshot: false }, agentConfig: {} },
    caller,
  );
  expect(agent.result).toMatchObject({ success: true });
  told.push(agent);
  told.push(
    await session.dispatch("openPage", { url: closed.url("/other") }, caller),
    ...(await Promise.all(
      [
        "http://alice:hunter2pw@127.0.0.1:9/",
        "ftp://alice:hunter2pw@a.example/",
        "http://alice:hunter2pw@",
      ].map((url) => session.dispatch("navigate", { url }, caller).catch(failureIn)),
    )),
    await session.dispatch("replay", {}),
    await session.dispatch("getSession", {}),
    await session.dispatch("sessionEvents", { limit: 500 }),
    await engine.dispatch("listMemories", {}, { principal: session.principal }),
  );

  const all = JSON.stringify(told);
  expect(all).toContain(new URL(closed.url("/")).host);
  expect(all.match(/.{80}(?:hunter2pw|alice).{20}/g)).toBeNull();
});

/** All of it that a log can have. */
function failureIn(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return [error.message, error.stack, { ...error }, error.cause === undefined ? "" : failureIn(error.cause)];
}

test.for([
  ["http://alice:hunter2pw@a.example/x?y=z@w", "http://a.example/x?y=z@w"],
  ["HTTPS://alice@a.example", "HTTPS://a.example"],
  ["http:\\\\al:p@ss@a.example\\x", "http:\\\\a.example\\x"],
  ["from https://a:b@c.example/ to wss://d:e@f.example", "from https://c.example/ to wss://f.example"],
  ["https://a.example/@alice, mail@a.example", "https://a.example/@alice, mail@a.example"],
  [
    `{"url":"https://a.example","mail":"ada@a.example"}`,
    `{"url":"https://a.example","mail":"ada@a.example"}`,
  ],
])("%s is told as %s", ([text, told]) => {
  expect(withoutCredentials(text as string)).toBe(told);
});
