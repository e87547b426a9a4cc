import type { CDPSession, Page } from "../browser/playwright.ts";

/** Half of the mark's edge, CSS pixels. */
const reach = 9;

/**
 * Shows where the pointer was used last, by the browser's own overlay (CDP `Overlay.highlightRect`): pictures and whoever
 * looks on see it, the page's document does not.
 */
export class PointerMark {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<PointerMark> {
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("Overlay.enable");
    return new PointerMark(session);
  }

  async show({ x, y }: { x: number; y: number }): Promise<void> {
    await this.#session.send("Overlay.highlightRect", {
      x: Math.round(x) - reach,
      y: Math.round(y) - reach,
      width: 2 * reach,
      height: 2 * reach,
      color: { r: 255, g: 80, b: 0, a: 0.45 },
      outlineColor: { r: 200, g: 40, b: 0, a: 1 },
    });
  }

  /** Takes it away. */
  async end(): Promise<void> {
    await this.#session.send("Overlay.hideHighlight");
    await this.#session.detach();
  }
}
