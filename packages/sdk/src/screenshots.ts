import { decodeBase64 } from "./bytes.ts";
import type { Call, SessionCallOptions } from "./call.ts";
import type { ScreenshotEntry } from "./protocol.gen.ts";

/**
 * The pictures that were kept of a session: the agent's, and those of a session that was started with `recordSession`.
 * Those of an ended one too, by `sessionId`. Every method rejects with a `LegworkError`, or with the reason of its signal.
 */
export class Screenshots {
  readonly #call: Call;

  /** Made by the client. */
  constructor(call: Call) {
    this.#call = call;
  }

  /** What there is, oldest first. @throws LegworkError `session_not_found`. */
  async list(options: SessionCallOptions = {}): Promise<ScreenshotEntry[]> {
    return (await this.#call("listScreenshots", {}, options)).screenshots;
  }

  /**
   * One of them, as PNG or JPEG.
   * @param screenshotId Its id, or that of the operation that it was taken for.
   * @throws LegworkError `not_found`.
   */
  async get(screenshotId: string, options: SessionCallOptions = {}): Promise<Uint8Array> {
    return decodeBase64((await this.#call("getScreenshot", { screenshotId }, options)).data);
  }
}
