import type { CDPSession, Page } from "../browser/playwright.ts";

/** One picture of a page. */
export type ScreencastFrame = {
  jpeg: Buffer;
  /** Of the page's area that the picture shows, CSS pixels. */
  width: number;
  height: number;
};

/** How much a picture may cost. `quality`: of JPEG, 0 to 100. `scale`: of the size that was asked for. */
const levels = [
  { quality: 85, scale: 1 },
  { quality: 65, scale: 1 },
  { quality: 50, scale: 0.75 },
  { quality: 35, scale: 0.5 },
] as const;

/** Pictures on their way to the viewer; the next waits until one of them was seen, and the newest replaces it. */
const mostUnseen = 2;

/** A picture seen later than this is too heavy for the way, ms; one seen sooner than that leaves room for better ones. */
const slowMs = 400;
const quickMs = 120;

/** Pictures in a row that were quick before a better level is tried. */
const quickRun = 40;

/** The largest picture, pixels. */
const largest = { width: 1920, height: 1920 };

export type ScreencastParts = { onFrame: (frame: ScreencastFrame, number: number) => void };

/**
 * Pictures of one page as it changes (CDP `Page.startScreencast`). A viewer that is slow gets fewer and smaller ones, and
 * always the newest.
 */
export class Screencast {
  readonly #cdp: CDPSession;
  readonly #onFrame: ScreencastParts["onFrame"];
  readonly #sentAt = new Map<number, number>();
  #number = 0;
  #newest: ScreencastFrame | undefined;
  #level = 0;
  #quick = 0;
  #size = { width: 1280, height: 960 };
  #restarting: Promise<void> = Promise.resolve();

  private constructor(cdp: CDPSession, { onFrame }: ScreencastParts) {
    this.#cdp = cdp;
    this.#onFrame = onFrame;
    cdp.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
      // Said at once: a picture that the browser holds back while it waits is not taken again later.
      cdp.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
      const { deviceWidth: width, deviceHeight: height } = metadata;
      this.#offer({ jpeg: Buffer.from(data, "base64"), width, height });
    });
  }

  /** Rejects when the page is gone. */
  static async start(page: Page, parts: ScreencastParts): Promise<Screencast> {
    const cdp = await page.context().newCDPSession(page);
    const screencast = new Screencast(cdp, parts);
    await screencast.#begin();
    return screencast;
  }

  /** The connection to the page; input goes the same way. */
  get cdp(): CDPSession {
    return this.#cdp;
  }

  /** Pixels that the viewer has for it. */
  resize(width: number, height: number): void {
    const size = { width: Math.min(width, largest.width), height: Math.min(height, largest.height) };
    if (size.width === this.#size.width && size.height === this.#size.height) return;
    this.#size = size;
    this.#restart();
  }

  /** The viewer has shown that picture. */
  seen(number: number): void {
    const sentAt = this.#sentAt.get(number);
    if (sentAt === undefined) return;
    for (const earlier of this.#sentAt.keys()) if (earlier <= number) this.#sentAt.delete(earlier);
    this.#adapt(performance.now() - sentAt);
    const waiting = this.#newest;
    this.#newest = undefined;
    if (waiting !== undefined) this.#offer(waiting);
  }

  async stop(): Promise<void> {
    this.#newest = undefined;
    await this.#cdp.detach().catch(() => undefined); // It went with its page.
  }

  #offer(frame: ScreencastFrame): void {
    if (this.#sentAt.size >= mostUnseen) {
      this.#newest = frame;
      return;
    }
    this.#number += 1;
    this.#sentAt.set(this.#number, performance.now());
    this.#onFrame(frame, this.#number);
  }

  #adapt(tookMs: number): void {
    this.#quick = tookMs < quickMs ? this.#quick + 1 : 0;
    const before = this.#level;
    if (tookMs > slowMs) this.#level = Math.min(this.#level + 1, levels.length - 1);
    else if (this.#quick > quickRun) this.#level = Math.max(this.#level - 1, 0);
    if (this.#level === before) return;
    this.#quick = 0;
    this.#restart();
  }

  /** One after the other: what is asked for meanwhile is in the next one. */
  #restart(): void {
    this.#restarting = this.#restarting.then(async () => {
      try {
        await this.#cdp.send("Page.stopScreencast");
        await this.#begin();
      } catch {
        // The page is gone; whoever follows it is told by its closing.
      }
    });
  }

  async #begin(): Promise<void> {
    const { quality, scale } = levels[this.#level] ?? levels[0];
    await this.#cdp.send("Page.startScreencast", {
      format: "jpeg",
      quality,
      maxWidth: Math.max(1, Math.round(this.#size.width * scale)),
      maxHeight: Math.max(1, Math.round(this.#size.height * scale)),
    });
  }
}
