import type { Frame, Page, Request } from "../browser/playwright.ts";

/** What a page's main frame has asked for last, and whether that is neither shown nor given up yet. */
export class Loading {
  #asked: Request | undefined;
  #isOn = false;

  constructor(page: Page) {
    page.on("request", (request: Request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
      this.#asked = request;
      this.#isOn = true;
    });
    const end = (request: Request) => {
      if (request === this.#asked) this.#isOn = false;
    };
    page.on("requestfinished", end);
    page.on("requestfailed", end);
    page.on("framenavigated", (frame: Frame) => {
      if (frame !== page.mainFrame()) return;
      this.#isOn = false;
      if (!frame.url().startsWith("chrome-error:")) this.#asked = undefined;
    });
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** The address that was asked for and is not shown; undefined where none is known. */
  get missed(): string | undefined {
    return this.#asked?.url();
  }
}
