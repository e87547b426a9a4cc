import { pathToFileURL } from "node:url";
import { findReference } from "../find-line.ts";
import {
  actionTimeoutMs,
  chromiumArguments,
  claim,
  viewport,
  type Claim,
  type Peer,
  type PeerSession,
  type Target,
} from "../peer.ts";
import { peerFile } from "../pins.ts";

type Waiting = { timeout: number };
type Page = {
  goto(url: string, options: { timeout: number }): Promise<unknown>;
  ariaSnapshot(options: { mode: "ai" }): Promise<string>;
  setDefaultTimeout(ms: number): void;
  locator(selector: string): {
    click(options: Waiting): Promise<void>;
    fill(value: string, options: Waiting): Promise<void>;
  };
  innerText(selector: string): Promise<string>;
};
type Context = { newPage(): Promise<Page>; close(): Promise<void> };
type Browser = { newContext(options: object): Promise<Context>; close(): Promise<void> };
type Playwright = { chromium: { launch(options: object): Promise<Browser> } };

export function playwright(executablePath: string): Peer {
  return {
    async launch() {
      const { chromium } = (await import(
        pathToFileURL(peerFile("playwright", "index.mjs")).href
      )) as Playwright;
      const browser = await chromium.launch({ executablePath, args: chromiumArguments });
      return { openSession: () => openSession(browser), close: () => browser.close() };
    },
  };
}

async function openSession(browser: Browser): Promise<PeerSession> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const waiting = { timeout: actionTimeoutMs };
  const snapshot = () => page.ariaSnapshot({ mode: "ai" });
  const click = (selector: string): Promise<Claim> => claim(() => page.locator(selector).click(waiting));
  return {
    async navigate(url) {
      await page.goto(url, { timeout: 60_000 });
    },
    snapshot,
    async act(target: Target) {
      return await claim(async () => {
        const reference = findReference(await snapshot(), target, /\[ref=(\w+)\]/);
        await page.locator(`aria-ref=${reference}`).click(waiting);
      });
    },
    click: ({ id }) => click(`#${id}`),
    fill: ({ id }, value) => claim(() => page.locator(`#${id}`).fill(value, waiting)),
    pageText: () => page.innerText("body"),
    close: () => context.close(),
  };
}
