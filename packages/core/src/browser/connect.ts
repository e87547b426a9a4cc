import { LegworkError } from "@legwork/protocol";
import { chromium, type Browser } from "playwright-core";
import type { PooledContext } from "./pooled-context.ts";

/**
 * Connects to a browser that runs elsewhere, by its CDP address (`ws://…`, `wss://…`, `http://host:9222`). Closing the
 * answered browser disconnects and leaves it running. What such a browser can reach is up to whoever runs it: none of the
 * switches that guard ours apply.
 *
 * @throws LegworkError `no_capacity` when it does not answer within `timeoutMs` (default 30,000). The message names the
 *   host alone: addresses of browser providers carry keys.
 */
export async function connectOverCdp(cdpUrl: string, timeoutMs = 30_000): Promise<Browser> {
  const host = hostOf(cdpUrl);
  try {
    return await chromium.connectOverCDP(cdpUrl, { timeout: timeoutMs });
  } catch {
    // The cause is left out as well: Playwright's message repeats the whole address.
    throw new LegworkError(
      "no_capacity",
      `The browser at ${host} did not answer as a CDP endpoint within ${timeoutMs} ms. Check cdpUrl, and that the browser runs ` +
        "with remote debugging on and accepts connections from this machine.",
    );
  }
}

/**
 * The default context of a browser that runs elsewhere, with a page of our own in it. Releasing it closes that page and
 * disconnects; the browser and its other pages stay as they are.
 *
 * @throws LegworkError as {@link connectOverCdp} does.
 */
export async function connectContext(cdpUrl: string): Promise<PooledContext> {
  const browser = await connectOverCdp(cdpUrl);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const page = await context.newPage();
  const { promise: ended, resolve } = Promise.withResolvers<"closed" | "crashed">();
  browser.once("disconnected", () => resolve("crashed"));
  const release = async (): Promise<void> => {
    resolve("closed");
    await page.close();
    await browser.close();
  };
  return { context, page, egress: undefined, ended, release };
}

function hostOf(cdpUrl: string): string {
  const parsed = URL.parse(cdpUrl);
  if (parsed && ["ws:", "wss:", "http:", "https:"].includes(parsed.protocol)) return parsed.host;
  throw new LegworkError(
    "invalid_request",
    "cdpUrl is no ws, wss, http or https address, such as ws://127.0.0.1:9222/.",
  );
}
