import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright-core";
import { connect as connectPuppeteer, type Page as PuppeteerPage } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dataOf } from "../requests.ts";
import { startService, type RunningService } from "../start-service.ts";
import { RawClient, refusalOf } from "./raw-client.ts";

let service: RunningService;
let site: Server;
let siteUrl: string;

const firstPage = `<title>First</title><h1>First</h1>
  <button onclick="this.textContent = 'Pressed'">Press</button>
  <button onclick="this.textContent = 'Done'">Finish</button>
  <a href="/second" target="_blank">Second</a>`;

beforeAll(async () => {
  site = createServer((request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(request.url === "/second" ? "<title>Second</title><h1>Second</h1>" : firstPage);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  service = await startService();
});

afterAll(async () => {
  await service?.close();
  site?.closeAllConnections();
  site?.close();
});

type Started = { id: string; cdpUrl: string; at: (operation: string) => string };

/** A session at the first page. */
async function start(): Promise<Started> {
  const { sessionId: id, cdpUrl } = await dataOf(await service.client.post("/v1/sessions/start", {}));
  const at = (operation: string) => `/v1/sessions/${id as string}/${operation}`;
  await service.client.post(at("navigate"), { url: siteUrl });
  return { id: id as string, cdpUrl: cdpUrl as string, at };
}

async function pageText({ at }: Started): Promise<string> {
  const { result } = await dataOf(await service.client.post(at("extract"), {}));
  return (result as { pageText: string }).pageText;
}

test("Playwright drives the session's page, beside the session's own operations", async () => {
  const session = await start();
  const browser = await chromium.connectOverCDP(session.cdpUrl);
  const [context] = browser.contexts();
  const [page] = context!.pages();
  expect([browser.contexts().length, context!.pages().length, page!.url()]).toEqual([1, 1, `${siteUrl}/`]);

  await page!.click("text=Press");
  const acted = await dataOf(await service.client.post(session.at("act"), { input: "click Finish" }));
  expect(acted["result"]).toMatchObject({ success: true });
  expect(await page!.evaluate(() => document.body.innerText)).toMatch(/Pressed.*Done/s);
  expect(await pageText(session)).toContain("Pressed");
  expect((await page!.screenshot()).subarray(1, 4).toString()).toBe("PNG");
  expect((await page!.pdf()).subarray(0, 4).toString()).toBe("%PDF");

  const [popup] = await Promise.all([page!.waitForEvent("popup"), page!.click("text=Second")]);
  await popup.waitForLoadState();
  expect(await popup.title()).toBe("Second");
  await popup.close();

  const own = await context!.newPage();
  await own.goto(`${siteUrl}/second`);
  await expect.poll(() => pageText(session)).toContain("Second");

  await context!.addCookies([{ name: "choice", value: "mint", url: siteUrl }]);
  expect(await context!.cookies()).toMatchObject([{ name: "choice", value: "mint" }]);
  await browser.close();
  expect(await pageText(session)).toContain("Second");
});

test("Puppeteer drives the session's page, and leaves the session when it closes its browser", async () => {
  const session = await start();
  const browser = await connectPuppeteer({ browserWSEndpoint: session.cdpUrl, defaultViewport: null });
  const [page] = await browser.pages();
  expect([browser.browserContexts().length, page!.url()]).toEqual([1, `${siteUrl}/`]);

  await page!.click("button");
  expect(await page!.evaluate(() => document.body.innerText)).toContain("Pressed");
  expect((await page!.screenshot()).length).toBeGreaterThan(1_000);
  const [popup] = await Promise.all([
    new Promise<PuppeteerPage | null>((resolve) => page!.once("popup", resolve)),
    page!.click("a"),
  ]);
  await popup!.waitForFunction(() => document.title === "Second");
  const own = await browser.newPage();
  await own.goto(`${siteUrl}/second`);
  expect(await own.title()).toBe("Second");

  await browser.close();
  expect(await pageText(session)).toContain("Second");
});

test("workers and frames of other origins are reached", async () => {
  const session = await start();
  const browser = await chromium.connectOverCDP(session.cdpUrl);
  const page = browser.contexts()[0]!.pages()[0]!;
  await page.evaluate(
    (address) => {
      const frame = document.createElement("iframe");
      frame.src = address;
      document.body.append(frame);
    },
    siteUrl.replace("127.0.0.1", "localhost") + "/second",
  );
  await expect.poll(async () => (await page.frames()[1]?.title()) ?? "").toBe("Second");

  const [worker] = await Promise.all([
    page.waitForEvent("worker"),
    page.evaluate(() => void new Worker(URL.createObjectURL(new Blob(["self.answer = 42"])))),
  ]);
  await expect.poll(() => worker.evaluate("self.answer")).toBe(42);
  await browser.close();
});

test("a client sees nothing of another session of the same browser, and cannot reach it", async () => {
  const [one, other] = [await start(), await start()];
  const [client, neighbour] = [await RawClient.connect(one.cdpUrl), await RawClient.connect(other.cdpUrl)];
  const targetsOf = async (of: RawClient) =>
    (await of.send("Target.getTargets", { filter: [{}] })).result?.["targetInfos"] as {
      targetId: string;
      type: string;
      browserContextId: string;
    }[];
  const [own, foreign] = [await targetsOf(client), await targetsOf(neighbour)];
  const contexts = (of: typeof own) => new Set(of.map(({ browserContextId }) => browserContextId));
  expect([contexts(own).size, contexts(foreign).size]).toEqual([1, 1]);
  expect([...contexts(own)]).not.toEqual([...contexts(foreign)]);
  expect(new Set(own.map(({ type }) => type))).toEqual(new Set(["page", "tab"]));

  const { targetId, browserContextId } = foreign[0]!;
  const foreignSession = await neighbour.attach();
  const tries: [method: string, params: object, sessionId?: string][] = [
    ["Target.attachToTarget", { targetId, flatten: true }],
    ["Target.getTargetInfo", { targetId }],
    ["Target.activateTarget", { targetId }],
    ["Target.closeTarget", { targetId }],
    ["Target.createTarget", { url: "about:blank", browserContextId }],
    ["Target.detachFromTarget", { sessionId: foreignSession }],
    ["Storage.getCookies", { browserContextId }],
    ["Browser.getWindowForTarget", { targetId }],
    ["Browser.getWindowBounds", { windowId: 1 }],
    ["Browser.resetPermissions", { browserContextId }],
    ["Runtime.evaluate", { expression: "document.title = 'Taken'" }, foreignSession],
  ];
  for (const [method, params, sessionId] of tries) {
    const answer = await client.send(method, params, sessionId);
    expect({ method, error: answer.error !== undefined }).toEqual({ method, error: true });
  }

  await client.send("Target.setDiscoverTargets", { discover: true, filter: [{}] });
  await client.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
  });
  await neighbour.send("Target.createTarget", { url: "about:blank" });
  const told = JSON.stringify(client.events);
  expect(told).toContain([...contexts(own)][0]);
  expect(told).not.toContain(browserContextId);
  expect(await pageText(other)).not.toContain("Taken");
  client.close();
  neighbour.close();
});

describe("what reaches further than the session's pages is refused", () => {
  const file = "file:///etc/hostname";
  let session: Started;
  let client: RawClient;
  let pageSession: string;

  beforeAll(async () => {
    session = await start();
    client = await RawClient.connect(session.cdpUrl);
    pageSession = await client.attach();
  });

  afterAll(async () => {
    expect(await pageText(session)).toContain("First");
    client.close();
  });

  test.for<[method: string, params: object, why?: RegExp]>([
    ["Page.navigate", { url: file }, /file: addresses was refused/],
    ["Page.navigate", { url: "chrome://settings" }, /chrome: addresses was refused/],
    ["Page.navigate", { url: `view-source:${file}` }, /view-source: addresses was refused/],
    ["Page.navigate", { url: "http://169.254.169.254/" }, /metadata service/],
    ["Page.navigate", {}, /no URL/],
    ["Page.setDownloadBehavior", { behavior: "allow", downloadPath: "/tmp" }],
    ["Page.crash", {}],
    ["DOM.setFileInputFiles", { files: ["/etc/hostname"], nodeId: 1 }],
    ["DOM.getFileInfo", { objectId: "1" }],
    [
      "Input.dispatchDragEvent",
      { type: "drop", x: 1, y: 1, data: { items: [], files: ["/etc/hostname"], dragOperationsMask: 1 } },
      /Files of the server/,
    ],
    ["Fetch.continueRequest", { requestId: "1", url: file }, /file: addresses was refused/],
    ["Network.loadNetworkResource", { url: file, options: {} }],
    ["IO.read", { handle: "1" }, /Invalid stream handle/],
    ["IO.resolveBlob", { objectId: "1" }],
    ["Target.exposeDevToolsProtocol", { targetId: "1" }],
    ["Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false }, /flat/],
    ["Tracing.start", {}],
    ["SystemInfo.getInfo", {}],
    ["__proto__.constructor", {}],
  ])("%s with %o, sent to a page", async ([method, params, why = /not available here/]) => {
    const answer = await client.send(method, params, pageSession);
    expect(answer).toMatchObject({ error: { message: expect.stringMatching(why) }, sessionId: pageSession });
  });

  test.for<[method: string, params: object, why?: RegExp]>([
    ["SystemInfo.getInfo", {}],
    ["SystemInfo.getProcessInfo", {}],
    ["Tracing.start", {}],
    ["Browser.crash", {}],
    ["Browser.executeBrowserCommand", { commandId: "openTabSearch" }],
    ["Browser.getBrowserCommandLine", {}],
    ["Target.createTarget", { url: file }, /file: addresses was refused/],
    ["Target.createTarget", { url: "devtools://devtools/bundled/inspector.html" }, /devtools: addresses/],
    ["Target.createBrowserContext", {}],
    ["Target.disposeBrowserContext", { browserContextId: "1" }],
    ["Target.exposeDevToolsProtocol", { targetId: "1" }],
    ["Target.setRemoteLocations", { locations: [] }],
    ["Target.sendMessageToTarget", { message: "{}", sessionId: "1" }],
    ["Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false }, /flat/],
    ["Target.getTargets", { filter: "page" }, /filter/],
    ["Extensions.loadUnpacked", { path: "/tmp" }],
    ["Memory.prepareForLeakDetection", {}],
    ["Tethering.bind", { port: 4800 }],
    ["Runtime.evaluate", { expression: "1" }],
    ["toString", {}],
  ])("%s with %o, sent to the browser", async ([method, params, why = /not available here/]) => {
    expect(await client.send(method, params)).toMatchObject({
      error: { message: expect.stringMatching(why) },
    });
  });

  test("a command to a session that nobody has given the client", async () => {
    const answer = await client.send("Runtime.evaluate", { expression: "1" }, "0".repeat(32));
    expect(answer).toMatchObject({ error: { code: -32001 } });
  });
});

test("a download folder that a client names is not taken", async () => {
  const { cdpUrl, at } = await start();
  const client = await RawClient.connect(cdpUrl);
  const behaviour = { behavior: "allow", downloadPath: "/nowhere", eventsEnabled: true };
  expect(await client.send("Browser.setDownloadBehavior", behaviour)).toMatchObject({ result: {} });
  const pageSession = await client.attach();
  const expression =
    "const a = document.createElement('a'); a.download = 'x.txt'; a.href = 'data:text/plain,x'; a.click()";
  await client.send("Runtime.evaluate", { expression }, pageSession);
  expect(client.events.filter(({ method }) => method?.startsWith("Browser.") === true)).toEqual([]);
  client.close();
  await service.client.post(at("end"));
});

test("a client that sends what is no command is sent away, and the session lives on", async () => {
  const session = await start();
  for (const text of ["", "[]", "null", "{}", '{"id":1}', '{"id":"1","method":"Page.enable"}', "\u0000"]) {
    const client = await RawClient.connect(session.cdpUrl);
    client.sendText(text);
    expect((await client.closed).code).toBe(1008);
  }
  expect(await pageText(session)).toContain("First");
});

test("a link opens only what it is for, as long as its session runs", async () => {
  const [session, other] = [await start(), await start()];
  const { cdpUrl } = session;
  const unauthorized = { status: 401, code: "unauthorized" };
  expect(await refusalOf(cdpUrl.replace(/token=.*/, ""))).toEqual(unauthorized);
  expect(await refusalOf(`${cdpUrl}x`)).toEqual(unauthorized);
  expect(await refusalOf(cdpUrl.replace("token=cdp.", "token=cdp.z"))).toEqual(unauthorized);
  expect(await refusalOf(cdpUrl.replace("/cdp?", "/live?"))).toEqual(unauthorized);
  expect(await refusalOf(cdpUrl.replace(session.id, other.id))).toEqual(unauthorized);
  expect(await refusalOf(cdpUrl.replace(session.id, "none"))).toEqual(unauthorized);
  expect(await refusalOf(cdpUrl.replace("/cdp?", "/other?"))).toEqual({ status: 404, code: "not_found" });
  expect(await refusalOf(cdpUrl, { origin: "https://evil.example" })).toEqual({
    status: 403,
    code: "forbidden",
  });
  expect(await refusalOf(cdpUrl, { host: "evil.example" })).toEqual({ status: 403, code: "forbidden" });

  const client = await RawClient.connect(cdpUrl);
  await service.client.post(session.at("end"));
  expect(await client.closed).toEqual({ code: 1001, reason: "The session has ended." });
  expect(await refusalOf(cdpUrl)).toEqual(unauthorized);
});
