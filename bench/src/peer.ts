/** An element that a measure acts on. */
export type Target = {
  role: "button" | "textbox" | "text";
  /** Its accessible name, unique on the page. */
  words: string;
  /** Unique on the page. */
  id: string;
};

/** What a peer said of an action; whether it is true, the page tells. */
export type Claim = { success: boolean; detail: string; resolvedBy?: string };

/** One isolated session, with one page. Whatever fails throws. */
export type PeerSession = {
  navigate(url: string): Promise<void>;
  /** Not timed: brings the page that is looked at to the state of the page that is acted on. */
  beforeSnapshot?(): Promise<void>;
  /** The page as a model would be shown it, whole. */
  snapshot(): Promise<string>;
  /** Milliseconds until its index of the page knows what a click on the target has changed; for those that keep one. */
  index?(target: Target): Promise<number>;
  /** `click …` from words: looks at the page, finds the element (a model answers in 0 ms), clicks it. */
  act(target: Target): Promise<Claim>;
  /** The same in words that only a language model understands; for those that have another way too. */
  actByModel?(target: Target): Promise<Claim>;
  /** Not timed: learns what `click` and `fill` need to know beforehand. */
  prepare?(target: Target): Promise<void>;
  /** A known action: clicks the element that `prepare` was told of. */
  click(target: Target): Promise<Claim>;
  /** Fills the field that `prepare` was told of. */
  fill(target: Target, value: string): Promise<Claim>;
  pageText(): Promise<string>;
  close(): Promise<void>;
};

export type SessionOptions = {
  /** Nobody will ask for a snapshot. Default: false. */
  withoutSnapshots?: boolean;
};

/** A peer that runs: its program and, where sessions share one, its browser. */
export type PeerProgram = {
  openSession(options?: SessionOptions): Promise<PeerSession>;
  close(): Promise<void>;
};

export type Peer = { launch(): Promise<PeerProgram> };

/** Milliseconds that an action may wait for its element to become ready, for peers that can be told. */
export const actionTimeoutMs = 5_000;

export const viewport = { width: 1280, height: 720 };

/** What Chromium needs when it is started by root, and nothing else. */
export const chromiumArguments: string[] = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export const done: Claim = { success: true, detail: "" };

export async function claim(work: () => Promise<unknown>): Promise<Claim> {
  try {
    await work();
    return done;
  } catch (error) {
    return { success: false, detail: (error instanceof Error ? error.message : String(error)).slice(0, 300) };
  }
}
