import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { connectContext, connectOverCdp } from "../../src/browser/connect.ts";
import { BrowserHost } from "../../src/browser/host.ts";
import { present } from "./processes.ts";

test("connects to a running browser, and leaves it running", async () => {
  const host = await BrowserHost.start({ graceMs: 500, arguments: ["--remote-debugging-port=0"] });
  try {
    const profile = present(
      readdirSync(host.directory).find((name) => name.startsWith("playwright_chromium")),
    );
    const [port, path] = readFileSync(join(host.directory, profile, "DevToolsActivePort"), "utf8").split(
      "\n",
    );

    const { page, release } = await connectContext(`ws://127.0.0.1:${port}${path}`);
    expect(await page.evaluate("1 + 1")).toBe(2);
    await release();

    expect(host.browser.isConnected()).toBe(true);
  } finally {
    await host.close();
  }
});

test("an endpoint that is no browser is an error without the address's secrets", async () => {
  const server = createServer((_, response) => response.end("no browser here"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const error: unknown = await connectOverCdp(`http://key:hunter2@${host}/?token=hunter2`, 2_000).catch(
      (reason: unknown) => reason,
    );

    expect(error).toMatchObject({ code: "no_capacity", message: expect.stringContaining(host) });
    expect(`${(error as Error).message} ${(error as Error).stack} ${(error as Error).cause}`).not.toContain(
      "hunter2",
    );
  } finally {
    server.close();
  }
});

test.each(["nonsense", "file:///etc/passwd"])(
  "what is no CDP address is an invalid request: %s",
  async (cdpUrl) => {
    await expect(connectOverCdp(cdpUrl)).rejects.toMatchObject({ code: "invalid_request" });
  },
);
