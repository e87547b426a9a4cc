import { test as base } from "vitest";
import { detectBrowser } from "../../src/browser/detect.ts";
import { launchBrowser } from "../../src/browser/launch.ts";
import { EgressProxy } from "../../src/network/egress-proxy.ts";
import { NetworkPolicy } from "../../src/network/network-policy.ts";
import { LivePage } from "../../src/page/live-page.ts";
import { PageServer } from "../../src/testing/page-server.ts";

/** `live`: a page with our worlds in it, without a session around it. */
export const test = base
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
    const { browser } = await launchBrowser({
      executablePath: detectBrowser(),
      headless: true,
      arguments: [],
    });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("server", async ({}, { onCleanup }) => {
    const server = await PageServer.start();
    onCleanup(() => server[Symbol.asyncDispose]());
    return server;
  })
  .extend("live", async ({ browser }, { onCleanup }) => {
    const egress = await EgressProxy.open({ policy: NetworkPolicy.of() });
    const context = await browser.newContext({ proxy: { server: egress.address } });
    onCleanup(async () => {
      await context.close();
      await egress.close();
    });
    return LivePage.attach(await context.newPage());
  });
