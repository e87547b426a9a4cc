import { toldAddress } from "../browser/told-address.ts";
import { isTimeoutError, type Page } from "../browser/playwright.ts";
import { answerDialog, type DialogAnswer } from "./dialogs.ts";
import { FilledFields } from "./filled-fields.ts";
import { Loading } from "./loading.ts";
import { Observation } from "./page-events.ts";
import { RequestHabits } from "./request-habits.ts";
import { captureOf } from "./pictures.ts";
import { PageWorlds } from "./worlds.ts";

type Surroundings = {
  /** Told when another page of the context is to be the one that is worked on. */
  toFront?: (page: Page) => void;
  /** Numbers the documents that are shown, each differently. Default: from 0. */
  nextDocument?: () => number;
  /** Told each time that something begins to be done to the page. */
  onStep?: () => void;
};

/** An open page with our worlds in it. */
export class LivePage {
  readonly page: Page;
  readonly worlds: PageWorlds;
  readonly filledFields: FilledFields;
  /** What dialogs of the browser are answered with; the answer is told in the effect of the action that opened them. Default: yes. */
  dialogAnswer: DialogAnswer | undefined;

  readonly #habits: RequestHabits;
  readonly #loading: Loading;
  readonly #toFront: Surroundings["toFront"];
  readonly #onStep: Surroundings["onStep"];

  private constructor(page: Page, worlds: PageWorlds, { toFront, onStep }: Surroundings) {
    this.page = page;
    this.worlds = worlds;
    this.filledFields = new FilledFields(worlds);
    this.#toFront = toFront;
    this.#onStep = onStep;
    this.#habits = new RequestHabits(page);
    this.#loading = new Loading(page);
  }

  static async attach(page: Page, surroundings: Surroundings = {}): Promise<LivePage> {
    let live: LivePage | undefined;
    page.on("dialog", (dialog) => answerDialog(dialog, live?.dialogAnswer));
    keepInformed(page);
    live = new LivePage(page, await PageWorlds.attach(page, surroundings.nextDocument), surroundings);
    return live;
  }

  /** Begins to note what the page does; end it with `using`. What it asks for outside of actions becomes a habit. */
  observe(about = { ofAction: false }): Observation {
    return new Observation(this, this.#habits, about);
  }

  /** Whether its next document has been asked for, and is not there yet. */
  get isLoading(): boolean {
    return this.#loading.isOn;
  }

  /** The address that it was to show last and does not; undefined where none is known. */
  get missedAddress(): string | undefined {
    return this.#loading.missed;
  }

  /** From now on something has been done to the page. */
  stepBegins(): void {
    this.#onStep?.();
  }

  /** Whether the page closed by itself, while its browser runs on. */
  async hasClosed(): Promise<boolean> {
    if (!this.page.isClosed() || this.worlds.hasCrashed) return false;
    // The end of a page is told before that of its browser: who still answers is still there.
    return this.page
      .context()
      .cookies("http://localhost")
      .then(
        () => true,
        () => false,
      );
  }

  /** Whether there is a page to go back or forward to; the empty one that every tab begins with is none. */
  async hasPage(direction: "goBack" | "goForward"): Promise<boolean> {
    const { currentIndex, entries } = await this.worlds.history();
    const index = currentIndex + (direction === "goBack" ? -1 : 1);
    const entry = entries[index];
    return entry !== undefined && !(index === 0 && entry.url === "about:blank");
  }

  /** Gives up on what is still loading, as the Stop button does (CDP `Page.stopLoading`). */
  async stopLoading(): Promise<void> {
    await this.worlds.stopLoading();
  }

  /** Shows another page of the context in place of this one. */
  async bringToFront(page: Page): Promise<void> {
    await page.bringToFront();
    this.#toFront?.(page);
  }

  /** What a person would see, as JPEG; undefined when the page is gone. */
  async screenshot(signal: AbortSignal): Promise<Uint8Array | undefined> {
    const data = await captureOf(this.worlds, { format: "jpeg", quality: 75 }, signal);
    return data === undefined ? undefined : Buffer.from(data, "base64");
  }

  /**
   * Resolves once the browser shows its own page about a failed navigation. It does so a moment after the failure is
   * known, and would break into a navigation that begins meanwhile.
   */
  async showsErrorPage(): Promise<void> {
    await this.page
      .waitForURL("chrome-error://chromewebdata/", { timeout: 2_000 })
      .catch((error: unknown) => {
        // Not every failure has a page of its own: a download leaves the old one.
        if (!isTimeoutError(error)) throw error;
      });
  }

  url(): string {
    return toldAddress(this.page);
  }
}

/**
 * Playwright sends these events only while somebody listens, and is told so by a message each time: observations that
 * come and go would tell it six times for each action.
 */
function keepInformed(page: Page): void {
  const ignore = () => {};
  page.on("response", ignore);
  page.on("requestfinished", ignore);
  page.on("requestfailed", ignore);
}
