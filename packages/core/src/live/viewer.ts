import { LegworkError } from "@legwork/protocol";
import { toldAddress } from "../browser/told-address.ts";
import type { Frame, Page } from "../browser/playwright.ts";
import type { Session } from "../session.ts";
import { closeCodes, type Channel } from "./channel.ts";
import { Screencast } from "./screencast.ts";
import { ViewerInputs } from "./viewer-input.ts";
import {
  parseViewerMessage,
  type ControlState,
  type ViewerEvent,
  type ViewerInput,
  type ViewerMessage,
} from "./viewer-messages.ts";

/** Time from a picture to a look at the page's title, ms. */
const titleMs = 500;

/** Shows a session to one viewer until the channel closes. Resolves when the first picture is on its way. */
export async function serveViewer(
  channel: Channel,
  session: Session,
  kind: "view" | "control",
): Promise<void> {
  const viewer = new Viewer(channel, session, kind === "control");
  await viewer.begin();
}

/** One person who looks at a session, and may take control of it. */
class Viewer {
  readonly #channel: Channel;
  readonly #session: Session;
  readonly #mayControl: boolean;
  readonly #inputs = new ViewerInputs();
  /** Aborts when the viewer has gone. */
  readonly #gone = new AbortController();
  #page: Page | undefined;
  #screencast: Screencast | undefined;
  #following: Promise<void> = Promise.resolve();
  #size: { width: number; height: number } | undefined;
  #control: Disposable | undefined;
  #isWaiting = false;
  #title = "";
  #titleTimer: NodeJS.Timeout | undefined;
  #told = "";

  constructor(channel: Channel, session: Session, mayControl: boolean) {
    this.#channel = channel;
    this.#session = session;
    this.#mayControl = mayControl;
  }

  async begin(): Promise<void> {
    const stopFollowing = this.#session.pages.onFront(() => this.#follow());
    const stopWatching = this.#session.control.onChange(() => this.#tellState());
    this.#channel.onClose(() => {
      stopFollowing();
      stopWatching();
      this.#gone.abort(new LegworkError("timeout", "The viewer has gone."));
      this.#giveControl();
      void this.#leave();
    });
    this.#channel.onMessage((text) => this.#receive(text));
    await this.#session.page(); // Opens one where the session has none.
    this.#follow();
    await this.#following;
  }

  #receive(text: string): void {
    const message = parseViewerMessage(text);
    if (message === undefined)
      return this.#channel.close(closeCodes.policy, "That is no message of a viewer.");
    this.#take(message);
  }

  #take(message: ViewerMessage): void {
    switch (message.type) {
      case "seen":
        return this.#screencast?.seen(message.number);
      case "size":
        this.#size = { width: message.width, height: message.height };
        return this.#screencast?.resize(message.width, message.height);
      case "take":
        return void this.#takeControl();
      case "give":
        return this.#giveControl();
      default:
        return this.#input(message);
    }
  }

  /** Only who has control acts; what was sent a moment before or after it is dropped. */
  #input(input: ViewerInput): void {
    if (this.#control === undefined || this.#screencast === undefined) return;
    this.#session.touch();
    this.#inputs.pass(this.#screencast.cdp, input);
  }

  async #takeControl(): Promise<void> {
    if (!this.#mayControl || this.#control !== undefined || this.#isWaiting) return;
    this.#isWaiting = true;
    this.#tellState();
    try {
      const signal = AbortSignal.any([this.#gone.signal, this.#session.signal]);
      this.#control = await this.#session.control.take(signal);
      if (signal.aborted) this.#giveControl();
    } catch (error) {
      if (!(error instanceof LegworkError)) throw error; // Another has it, or the viewer or the session has gone.
    } finally {
      this.#isWaiting = false;
      this.#tellState();
    }
  }

  #giveControl(): void {
    this.#control?.[Symbol.dispose]();
    this.#control = undefined;
    this.#tellState();
  }

  #follow(): void {
    this.#following = this.#following.then(() => this.#show()).catch(() => undefined); // It closed meanwhile; the next follows.
  }

  async #show(): Promise<void> {
    const page = this.#session.pages.front?.page;
    if (page === this.#page || this.#gone.signal.aborted) return this.#tellState();
    await this.#leave();
    this.#page = page;
    this.#title = "";
    this.#tellState();
    if (page === undefined) return;
    page.on("framenavigated", this.#onNavigated);
    page.on("domcontentloaded", this.#onLoaded);
    page.on("load", this.#onLoaded);
    const screencast = await Screencast.start(page, {
      onFrame: ({ jpeg, width, height }, number) => {
        this.#send({ type: "frame", number, width, height });
        this.#channel.send(jpeg);
        this.#lookSoon();
      },
    });
    this.#screencast = screencast;
    if (this.#size !== undefined) screencast.resize(this.#size.width, this.#size.height);
    this.#lookSoon();
    if (this.#gone.signal.aborted) await this.#leave();
  }

  async #leave(): Promise<void> {
    const left = this.#screencast;
    clearTimeout(this.#titleTimer);
    this.#titleTimer = undefined;
    this.#page?.off("framenavigated", this.#onNavigated);
    this.#page?.off("domcontentloaded", this.#onLoaded);
    this.#page?.off("load", this.#onLoaded);
    this.#page = undefined;
    this.#screencast = undefined;
    await left?.stop();
  }

  readonly #onNavigated = (frame: Frame): void => {
    if (frame.parentFrame() === null) void this.#lookAtTitle();
  };

  readonly #onLoaded = (): void => void this.#lookAtTitle();

  /** Many pictures, one look: at the end of the time, so that it sees what the last of them showed. */
  #lookSoon(): void {
    this.#titleTimer ??= setTimeout(() => {
      this.#titleTimer = undefined;
      void this.#lookAtTitle();
    }, titleMs).unref();
  }

  /** Asked of the browser and not of the page, which may be too busy to answer. */
  async #lookAtTitle(): Promise<void> {
    const cdp = this.#screencast?.cdp;
    if (cdp === undefined) return this.#tellState();
    try {
      const { targetInfo } = await cdp.send("Target.getTargetInfo");
      if (cdp === this.#screencast?.cdp) this.#title = targetInfo.title;
    } catch {
      // The page is gone; its title is of no interest.
    }
    this.#tellState();
  }

  #tellState(): void {
    const event: ViewerEvent = {
      type: "state",
      url: this.#page === undefined ? "" : toldAddress(this.#page),
      title: this.#title,
      pages: this.#session.pages.open.length,
      control: this.#controlState(),
      mayControl: this.#mayControl,
    };
    const told = JSON.stringify(event);
    if (told === this.#told || this.#gone.signal.aborted) return;
    this.#told = told;
    this.#send(event);
  }

  #controlState(): ControlState {
    if (this.#control !== undefined) return "yours";
    if (this.#isWaiting) return "waiting";
    return this.#session.control.isHeld ? "taken" : "free";
  }

  #send(event: ViewerEvent): void {
    this.#channel.send(JSON.stringify(event));
  }
}
