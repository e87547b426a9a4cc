import { test as base } from "vitest";
import { detectBrowser } from "../../src/browser/detect.ts";
import { launchBrowser } from "../../src/browser/launch.ts";
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
    const context = await browser.newContext();
    onCleanup(() => context.close());
    return LivePage.attach(await context.newPage());
  });
