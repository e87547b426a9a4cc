import { test as base } from "vitest";
import { contextOptions } from "../../src/browser/context-settings.ts";
import { BrowserHost } from "../../src/browser/host.ts";
import type { Page } from "../../src/browser/playwright.ts";
import { EgressProxy } from "../../src/network/egress-proxy.ts";
import { NetworkPolicy, type NetworkRules } from "../../src/network/network-policy.ts";
import { PageServer } from "../../src/testing/page-server.ts";

/** Names that this test's resolver knows; a function is asked at each lookup. */
export type Names = Record<string, string[] | (() => string[])>;

export type Way = { egress: EgressProxy; page: Page; lookups: string[] };

/**
 * `open`: a page whose context has one way out, under these rules and with these names. `server`: on loopback, so that
 * a rule has to open it before a page can have anything.
 */
export const test = base
  .extend("host", { scope: "file" }, async ({}, { onCleanup }) => {
    const host = await BrowserHost.start({ graceMs: 500 });
    onCleanup(() => host.close());
    return host;
  })
  .extend("server", async ({}, { onCleanup }) => {
    const server = await PageServer.start();
    onCleanup(() => server[Symbol.asyncDispose]());
    return server;
  })
  .extend("open", async ({ host }, { onCleanup }) => {
    const cleanups: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      for (const cleanup of cleanups) await cleanup();
    });
    return async (rules: NetworkRules, names: Names = {}): Promise<Way> => {
      const lookups: string[] = [];
      const policy = NetworkPolicy.of(rules, async (name) => {
        lookups.push(name);
        const known = names[name] ?? [];
        return typeof known === "function" ? known() : known;
      });
      const egress = await EgressProxy.open({ policy });
      const context = await host.browser.newContext({
        ...contextOptions({}, egress.address),
        ignoreHTTPSErrors: true,
      });
      cleanups.push(async () => {
        await context.close();
        await egress.close();
      });
      return { egress, page: await context.newPage(), lookups };
    };
  });

/** The port of an address. */
export function portIn(url: string): number {
  return Number(new URL(url).port);
}
