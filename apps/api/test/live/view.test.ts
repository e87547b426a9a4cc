import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { detectBrowser } from "../../../../packages/core/src/browser/detect.ts";
import { dataOf, errorOf } from "../requests.ts";
import { startService, type RunningService } from "../start-service.ts";
import { RawClient, refusalOf } from "./raw-client.ts";

type Links = {
  debuggerUrl: string;
  debuggerFullscreenUrl: string;
  viewUrl: string;
  wsUrl: string;
  expiresAt: string;
  pages: { id: string; url: string; title: string; debuggerUrl: string }[];
};

let service: RunningService;
let site: Server;
let siteUrl: string;
/** The browser of the person who looks. */
let viewing: Browser;

const form = `<title>Form</title><body style="margin:0">
  <button style="position:fixed;left:100px;top:100px;width:200px;height:80px" onclick="this.textContent='Pressed'">Press</button>
  <input style="position:fixed;left:100px;top:300px;width:200px;height:40px" aria-label="Name">
  <a style="position:fixed;left:100px;top:400px" href="/second" target="_blank">Second</a>
  <div style="height:5000px"></div>`;

beforeAll(async () => {
  site = createServer((request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(
      request.url === "/second" ? `<title>Second</title><body style="background:#c00">Second` : form,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  service = await startService();
  const executablePath = detectBrowser(process.env["LEGWORK_BROWSER_PATH"]);
  viewing = await chromium.launch({ executablePath, chromiumSandbox: false });
});

afterAll(async () => {
  await viewing?.close();
  await service?.close();
  site?.closeAllConnections();
  site?.close();
});

type Started = { links: Links; at: (operation: string) => string };

async function start(): Promise<Started> {
  const id = await service.startSession();
  const at = (operation: string) => `/v1/sessions/${id}/${operation}`;
  await service.client.post(at("navigate"), { url: siteUrl });
  return { at, links: (await (await service.client.get(at("debug"))).json()) as Links };
}

/** Opens a link as a person would, and waits for the first picture. */
async function look(url: string): Promise<Page> {
  const page = await viewing.newPage();
  await page.goto(url);
  await page.locator("canvas").waitFor();
  return page;
}

/** Where a point of the session's page is on the viewer's screen. */
async function pointOn(page: Page, x: number, y: number): Promise<[x: number, y: number]> {
  const box = (await page.locator("canvas").boundingBox())!;
  return [box.x + (x / 1280) * box.width, box.y + (y / 720) * box.height];
}

async function takeControl(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Take control" }).click();
  await page.getByRole("button", { name: "Give back control" }).waitFor();
}

/** The session's page as its own script sees it. */
async function evaluate({ links }: Started, expression: string): Promise<unknown> {
  const client = await RawClient.connect(links.wsUrl);
  const answer = await client.send(
    "Runtime.evaluate",
    { expression, returnByValue: true },
    await client.attach(),
  );
  client.close();
  return (answer.result as { result: { value: unknown } }).result.value;
}

/** Whether the middle of the picture has that colour. */
const middleIs = (page: Page, red: number, green: number) =>
  page.evaluate(
    ([red, green]) => {
      const canvas = document.querySelector("canvas")!;
      const { width, height } = canvas;
      const [r = 0, g = 0] = canvas.getContext("2d")!.getImageData(width / 2, height / 2, 1, 1).data;
      return Math.abs(r - red!) < 12 && Math.abs(g - green!) < 12;
    },
    [red, green],
  );

test("the links name the session's pages, and are refused without a key", async () => {
  const { links, at } = await start();
  expect(links).toMatchObject({
    debuggerUrl: expect.stringContaining("/live?token=control."),
    viewUrl: expect.stringContaining("/live?token=view."),
    wsUrl: expect.stringMatching(/^ws:.*\/cdp\?token=cdp\./),
    pages: [{ url: `${siteUrl}/`, title: "Form", debuggerUrl: links.debuggerUrl }],
  });
  const lifeMs = Date.parse(links.expiresAt) - Date.now();
  expect([lifeMs > 3_000_000, lifeMs <= 3_600_000]).toEqual([true, true]);
  await errorOf(await service.client.get(at("debug"), { "x-svc-api-key": "" }), 401, "unauthorized");
  await service.client.post(at("end"));
  await errorOf(await service.client.get(at("debug")), 410, "session_ended");
});

test("a viewer sees the page in front with its title and address, and cannot touch it", async () => {
  const session = await start();
  const page = await look(session.links.viewUrl);
  await expect.poll(() => page.textContent("#title")).toBe("Form");
  expect(await page.textContent("#address")).toBe(`${siteUrl}/`);
  await expect.poll(() => middleIs(page, 255, 255)).toBe(true);

  expect(await page.getByRole("button", { name: "Take control" }).count()).toBe(0);
  await page.mouse.click(...(await pointOn(page, 200, 140)));
  const client = await RawClient.connect(liveSocket(session.links.viewUrl));
  client.sendText(JSON.stringify({ type: "take" }));
  client.sendText(
    JSON.stringify({ type: "mouse", action: "mousePressed", x: 200, y: 140, button: "left", clickCount: 1 }),
  );

  await service.client.post(session.at("act"), { input: "click the Second link" });
  await expect.poll(() => page.textContent("#title")).toBe("Second");
  await expect.poll(() => middleIs(page, 204, 0)).toBe(true);
  expect(await evaluate(session, "opener?.document.body.innerText ?? document.body.innerText")).not.toContain(
    "Pressed",
  );
  client.close();
  await page.close();
});

test("who has control clicks, types, pastes and scrolls, while operations wait for its return", async () => {
  const session = await start();
  const page = await look(session.links.debuggerUrl);
  await takeControl(page);

  let isDone = false;
  const waiting = service.client
    .post(session.at("act"), { input: "click Press" })
    .then(dataOf)
    .finally(() => (isDone = true));
  await page.mouse.click(...(await pointOn(page, 200, 320)));
  await page.keyboard.type("Ada L");
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "ovelace");
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect.poll(() => evaluate(session, "document.querySelector('input').value")).toBe("Ada Lovelace");
  await page.keyboard.press("Backspace");
  await expect.poll(() => evaluate(session, "document.querySelector('input').value")).toBe("Ada Lovelac");
  await page.mouse.move(...(await pointOn(page, 640, 360)));
  await page.mouse.wheel(0, 400);
  await expect.poll(() => evaluate(session, "scrollY")).toBeGreaterThan(100);
  expect([isDone, await evaluate(session, "document.querySelector('button').textContent")]).toEqual([
    false,
    "Press",
  ]);

  await page.getByRole("button", { name: "Give back control" }).click();
  expect((await waiting)["result"]).toMatchObject({ success: true });
  expect(await evaluate(session, "document.querySelector('button').textContent")).toBe("Pressed");
  await page.close();
});

test("only one has control, and whoever leaves gives it back", async () => {
  const session = await start();
  const [one, other] = [
    await look(session.links.debuggerUrl),
    await look(session.links.debuggerFullscreenUrl),
  ];
  await takeControl(one);
  await expect.poll(() => other.getByRole("button", { name: "Take control" }).isDisabled()).toBe(true);

  await one.close();

  await takeControl(other);
  await other.mouse.click(...(await pointOn(other, 200, 140)));
  await expect.poll(() => evaluate(session, "document.querySelector('button').textContent")).toBe("Pressed");
  await other.close();
  expect(await dataOf(await service.client.post(session.at("extract"), {}))).toMatchObject({
    result: { pageText: expect.stringContaining("Pressed") },
  });
});

test("control waits for the step that runs; an agent lets it in between two", async () => {
  const session = await start();
  const client = await RawClient.connect(liveSocket(session.links.debuggerUrl));
  const states = () =>
    client.events
      .filter((event) => "control" in event)
      .map((event) => (event as { control?: string }).control);
  const running = service.client
    .post(session.at("agentExecute"), {
      agentConfig: {},
      executeOptions: {
        instruction: "click Press, then type Ada into the Name field",
        autoScreenshot: false,
        waitBetweenActions: 300,
      },
    })
    .then(dataOf);
  await expect.poll(() => evaluate(session, "document.querySelector('button').textContent")).toBe("Pressed");
  client.sendText(JSON.stringify({ type: "take" }));
  await expect.poll(() => states().at(-1)).toBe("yours");
  expect(await evaluate(session, "document.querySelector('input').value")).toBe("");

  client.sendText(JSON.stringify({ type: "give" }));
  expect((await running)["result"]).toMatchObject({ success: true });
  expect(await evaluate(session, "document.querySelector('input').value")).toBe("Ada");
  client.close();
});

test("a viewer that shows nothing is sent two pictures and then the newest alone", async () => {
  const session = await start();
  const client = await RawClient.connect(liveSocket(session.links.viewUrl));
  const frames = () =>
    client.events
      .filter((event) => (event as { type?: string }).type === "frame")
      .map((event) => (event as { number?: number }).number);
  const change = (colour: string) => evaluate(session, `document.body.style.background = '${colour}'`);
  for (const colour of ["#111", "#222", "#333", "#444", "#555", "#666"]) await change(colour);
  await expect.poll(frames).toEqual([1, 2]);
  await change("#777");
  expect(frames()).toEqual([1, 2]);

  client.sendText(JSON.stringify({ type: "seen", number: 2 }));
  await expect.poll(frames).toContain(3);
  expect(frames().length).toBeLessThanOrEqual(4);
  client.close();
});

test("revoked links close what they opened, and new ones can be had", async () => {
  const { links, at } = await start();
  const page = await look(links.viewUrl);
  const client = await RawClient.connect(links.wsUrl);
  expect(await dataOf(await service.client.delete(at("debug")))).toEqual({ revoked: true });

  expect(await client.closed).toEqual({ code: 1008, reason: "The link was revoked." });
  await expect.poll(() => page.textContent("#message")).toBe("The link was revoked.");
  expect(await refusalOf(links.wsUrl)).toEqual({ status: 401, code: "unauthorized" });
  await page.reload();
  await expect.poll(() => page.textContent("#message")).toContain("opens no running session");

  const renewed = (await (await service.client.get(at("debug"))).json()) as Links;
  await page.goto(renewed.viewUrl);
  await page.locator("canvas").waitFor();
  await service.client.post(at("end"));
  await expect.poll(() => page.textContent("#message")).toBe("The session has ended.");
  await page.close();
});

test("the page asks no other host for anything, and nothing of it may be kept", async () => {
  const { links } = await start();
  const response = await fetch(links.viewUrl);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");

  const page = await viewing.newPage();
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).host));
  await page.goto(links.viewUrl);
  await page.locator("canvas").waitFor();
  expect([...asked]).toEqual([new URL(links.viewUrl).host]);
  await page.close();
});

function liveSocket(pageUrl: string): string {
  return pageUrl.replace(/^http/, "ws").replace("/sessions/", "/v1/sessions/");
}
