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
  evaluate<Result>(source: string): Promise<Result>;
};
type Context = { newPage(): Promise<Page>; close(): Promise<void> };
type Browser = { newContext(options: object): Promise<Context>; close(): Promise<void> };
type Playwright = { chromium: { launch(options: object): Promise<Browser> } };

type Options = {
  /** After each click and fill: wait for a frame and an idle moment, and read the page's address and focus. */
  settle: boolean;
};

/** What anybody writes who wants to know what a click did: what follows it at once is rendered, and can be read. */
const afterwards = `new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() =>
  resolve({ address: location.href, focus: document.activeElement?.id }), { timeout: 100 })))`;

export function playwright(executablePath: string, options: Options): Peer {
  return {
    async launch() {
      const { chromium } = (await import(
        pathToFileURL(peerFile("playwright", "index.mjs")).href
      )) as Playwright;
      const browser = await chromium.launch({ executablePath, args: chromiumArguments });
      return { openSession: () => openSession(browser, options), close: () => browser.close() };
    },
  };
}

async function openSession(browser: Browser, { settle }: Options): Promise<PeerSession> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const waiting = { timeout: actionTimeoutMs };
  const snapshot = () => page.ariaSnapshot({ mode: "ai" });
  const settled = async (done: Promise<void>): Promise<void> => {
    await done;
    if (settle) await page.evaluate(afterwards);
  };
  const click = (selector: string): Promise<Claim> =>
    claim(() => settled(page.locator(selector).click(waiting)));
  return {
    async navigate(url) {
      await page.goto(url, { timeout: 60_000 });
    },
    snapshot,
    async act(target: Target) {
      return await claim(async () => {
        const reference = findReference(await snapshot(), target, /\[ref=(\w+)\]/);
        await settled(page.locator(`aria-ref=${reference}`).click(waiting));
      });
    },
    click: ({ id }) => click(`#${id}`),
    fill: ({ id }, value) => claim(() => settled(page.locator(`#${id}`).fill(value, waiting))),
    pageText: () => page.innerText("body"),
    close: () => context.close(),
  };
}
