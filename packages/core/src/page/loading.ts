import type { Frame, Page, Request } from "../browser/playwright.ts";

/** Whether a page's main frame has asked for a document that is neither shown nor given up yet. */
export class Loading {
  #asked: Request | undefined;

  constructor(page: Page) {
    page.on("request", (request: Request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#asked = request;
    });
    const end = (request: Request) => {
      if (request === this.#asked) this.#asked = undefined;
    };
    page.on("requestfinished", end);
    page.on("requestfailed", end);
    page.on("framenavigated", (frame: Frame) => {
      if (frame === page.mainFrame()) this.#asked = undefined;
    });
  }

  get isOn(): boolean {
    return this.#asked !== undefined;
  }
}
