import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { BrowserHost } from "../../src/browser/host.ts";
import { EgressProxy } from "../../src/network/egress-proxy.ts";
import { NetworkPolicy } from "../../src/network/network-policy.ts";
import { test } from "./egress-fixture.ts";

type NetLog = {
  constants: { logEventTypes: Record<string, number> };
  events: { type: number; params?: { host?: string } }[];
};

test("Chromium asks no name server, whatever a page hints at", async ({ server }) => {
  server.page("/linked", "");
  server.page(
    "/",
    `<meta http-equiv="x-dns-prefetch-control" content="on"><link rel="dns-prefetch" href="http://hinted.test/">
     <link rel="preconnect" href="http://preconnected.test/"><a href="http://linked.test/">Link</a>`,
  );
  const directory = await mkdtemp(join(tmpdir(), "net-log-"));
  const log = join(directory, "log.json");
  const lookups: string[] = [];
  const policy = NetworkPolicy.of({}, async (name) => {
    lookups.push(name);
    return name === "site.test" ? ["127.0.0.1"] : [];
  });
  const egress = await EgressProxy.open({ policy });
  const host = await BrowserHost.start({ graceMs: 500, arguments: [`--log-net-log=${log}`] });
  try {
    const context = await host.browser.newContext({ proxy: { server: egress.address } });
    const page = await context.newPage();
    await page.goto(server.url("/", "site.test"));
    await page.goto(server.url("/linked", "site.test"));
    await expect(page.goto("http://direct.test/")).rejects.toThrow("ERR_SOCKS_CONNECTION_FAILED");
    await context.close();
  } finally {
    await host.close();
    await egress.close();
  }
  const { constants, events } = JSON.parse(await readFile(log, "utf8")) as NetLog;
  await rm(directory, { recursive: true });

  const count = (type: string): number => {
    expect(constants.logEventTypes).toHaveProperty(type);
    return events.filter((event) => event.type === constants.logEventTypes[type]).length;
  };
  // What it was asked for shows in the log, so that an empty one proves nothing.
  expect(count("SOCKS5_CONNECT")).toBeGreaterThan(0);
  expect(count("HOST_RESOLVER_SYSTEM_TASK")).toBe(0);
  expect(count("HOST_RESOLVER_DNS_TASK")).toBe(0);
  expect(lookups).not.toContain("hinted.test");
});
