import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BrowserHost } from "../../src/browser/host.ts";
import type { BrowserContext } from "../../src/browser/playwright.ts";

let host: BrowserHost;
let context: BrowserContext;

beforeAll(async () => {
  host = await BrowserHost.start({ graceMs: 500 });
  context = await host.browser.newContext();
});

afterAll(() => host.close());

test.each([
  "http://169.254.169.254/",
  "https://169.254.170.2:8443/",
  "http://0xa9fea9fe/",
  "http://0251.0376.0251.0376/",
  "http://100.100.100.200/",
  "http://168.63.129.16/",
  "http://192.0.0.192/",
  "http://[::169.254.169.254]/",
  "http://[::ffff:169.254.169.254]/",
  "http://[::ffff:100.100.100.200]/",
  "http://[::ffff:168.63.129.16]/",
  "http://[::ffff:192.0.0.192]/",
  "http://[64:ff9b::a9fe:a9fe]/",
  "http://[2002:a9fe:a9fe::]/",
  "http://[2002:6464:64c8::]/",
  "http://[fd00:ec2::254]/",
  "http://[fd20:ce::254]/",
  "http://[fe80::a9fe:a9fe]/",
  "http://metadata.google.internal./",
])("Chromium itself finds no metadata service at %s", async (url) => {
  const page = await context.newPage();

  await expect(page.goto(url)).rejects.toThrow("net::ERR_NAME_NOT_RESOLVED");

  await page.close();
});

test("nor when a page redirects to one, or asks for it as an image, by fetch or WebSocket", async () => {
  const server = createServer((request, response) => {
    if (request.url === "/redirect") response.writeHead(302, { location: "http://169.254.169.254/" });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const redirected = await context.newPage();
    await expect(redirected.goto(`${base}/redirect`)).rejects.toThrow("net::ERR_NAME_NOT_RESOLVED");

    const page = await context.newPage();
    await page.goto(`${base}/`);
    const failures: string[] = [];
    page.on("requestfailed", (request) => failures.push(`${request.failure()?.errorText} ${request.url()}`));
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    await page.evaluate(async () => {
      await fetch("http://2852039166/", { mode: "no-cors" }).catch(() => undefined);
      const image = Object.assign(new Image(), { src: "http://[fd00:ec2::254]/a.png" });
      await image.decode().catch(() => undefined);
      const socket = new WebSocket("ws://[::ffff:169.254.169.254]/");
      await new Promise((resolve) => socket.addEventListener("close", resolve));
    });

    expect(failures).toEqual([
      "net::ERR_NAME_NOT_RESOLVED http://169.254.169.254/",
      "net::ERR_NAME_NOT_RESOLVED http://[fd00:ec2::254]/a.png",
    ]);
    expect(messages.find((message) => message.includes("WebSocket"))).toContain("net::ERR_NAME_NOT_RESOLVED");
  } finally {
    server.close();
  }
});
