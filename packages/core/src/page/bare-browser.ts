import type { CDPSession, Page } from "../browser/playwright.ts";

/**
 * What a headless shell lacks beside a browser with windows, made up for: it opens every window that pages ask for, and
 * saves a PDF where others show it.
 */
export class BareBrowser {
  readonly #session: CDPSession;
  readonly #mainFrameId: string;
  /** Documents that stand in for a PDF (CDP `Network.LoaderId`). */
  readonly #standIns = new Set<string>();
  #shown = "";
  /** Windows that were asked for and have not come; `isDue`: by a click or a key. */
  readonly #asked: { url: string; isDue: boolean }[] = [];
  readonly #verdicts = new WeakMap<Page, boolean>();

  private constructor(session: CDPSession, mainFrameId: string) {
    this.#session = session;
    this.#mainFrameId = mainFrameId;
  }

  /** Whether the browser of a page is one. */
  static async isOne(session: CDPSession): Promise<boolean> {
    const { result } = await session.send("Runtime.evaluate", { expression: "navigator.pdfViewerEnabled" });
    return result.value === false;
  }

  static async of(session: CDPSession, mainFrameId: string): Promise<BareBrowser> {
    const browser = new BareBrowser(session, mainFrameId);
    await browser.#watch();
    return browser;
  }

  /** Whether what the page shows stands in for a PDF. */
  get showsPdf(): boolean {
    return this.#standIns.has(this.#shown);
  }

  /** Whether a window that the page opened answers a click or a key: others are opened by no browser with windows. */
  admits(window: Page): boolean {
    const known = this.#verdicts.get(window);
    if (known !== undefined) return known;
    // They come in any order, and one that was led elsewhere has another address by then.
    const byAddress = this.#asked.findIndex(({ url }) => url === window.url());
    const [asked] = this.#asked.splice(Math.max(byAddress, 0), 1);
    const isDue = asked?.isDue ?? false;
    this.#verdicts.set(window, isDue);
    return isDue;
  }

  async #watch(): Promise<void> {
    const session = this.#session;
    session.on("Page.windowOpen", ({ url, userGesture }) => {
      this.#asked.push({ url, isDue: userGesture });
    });
    session.on("Page.frameNavigated", ({ frame }) => {
      if (frame.id === this.#mainFrameId) this.#shown = frame.loaderId;
    });
    session.on("Fetch.requestPaused", (paused) => {
      this.#answer(paused).catch(() => {
        // The navigation was given up meanwhile, or its page is gone.
      });
    });
    await session.send("Fetch.enable", {
      patterns: [{ resourceType: "Document", requestStage: "Response" }],
    });
  }

  async #answer({ requestId, frameId, networkId, ...paused }: Paused): Promise<void> {
    const status = paused.responseStatusCode ?? 0;
    const isOk = status >= 200 && status < 300;
    if (!isOk || frameId !== this.#mainFrameId || networkId === undefined || !isShownPdf(paused)) {
      await this.#session.send("Fetch.continueResponse", { requestId });
      return;
    }
    this.#standIns.add(networkId);
    await this.#session.send("Fetch.fulfillRequest", {
      requestId,
      responseCode: status,
      responseHeaders: [{ name: "content-type", value: "text/html; charset=utf-8" }],
      body: Buffer.from(standIn).toString("base64"),
    });
  }
}

type Header = { name: string; value: string };
type Paused = {
  requestId: string;
  frameId: string;
  networkId?: string;
  responseStatusCode?: number;
  responseHeaders?: Header[];
};

function isShownPdf({ responseHeaders = [] }: Pick<Paused, "responseHeaders">): boolean {
  const valueOf = (name: string) =>
    responseHeaders.find((header) => header.name.toLowerCase() === name)?.value;
  const isPdf = /^\s*application\/pdf\s*(;|$)/i.test(valueOf("content-type") ?? "");
  return isPdf && !/^\s*attachment/i.test(valueOf("content-disposition") ?? "");
}

/** What a person who looks at a screenshot of it reads. */
const standIn = `<!doctype html><title>PDF</title><p>This is a PDF. A headless shell has no viewer for it; its text is read by extract.`;
