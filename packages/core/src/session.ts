import { LegworkError, type Input } from "@legwork/protocol";
import { toldAddress } from "./browser/told-address.ts";
import { Questions } from "./agent/questions.ts";
import type { BrowserContext } from "./browser/playwright.ts";
import type { PooledContext } from "./browser/pooled-context.ts";
import type { HeldContext } from "./contexts/held-context.ts";
import type { Downloads } from "./files/downloads.ts";
import type { Principal } from "./principal.ts";
import { Lane } from "./lane.ts";
import { SessionAccess } from "./live/access.ts";
import { Control } from "./live/control.ts";
import { BlockedDestinations } from "./network/blocked-destinations.ts";
import type { EgressFailure } from "./network/egress-failure.ts";
import type { NetworkPolicy } from "./network/network-policy.ts";
import { FingerprintMemory } from "./page/fingerprint-memory.ts";
import type { LivePage } from "./page/live-page.ts";
import { SessionPages } from "./pages/session-pages.ts";
import type { EventLog } from "./records/event-log.ts";
import { VeiledFields } from "./secrets/veiled-fields.ts";
import type { SessionSettings } from "./session-settings.ts";
import type { RememberedSecrets } from "./variables.ts";
import type { EndReason, SessionContextRecord } from "./store/store.ts";

export type SessionParts = {
  id: string;
  principal: Principal;
  settings: SessionSettings;
  browser: PooledContext;
  events: EventLog;
  /** What its pages may reach. */
  policy: NetworkPolicy;
  secrets: RememberedSecrets;
  downloads: Downloads;
  /** The context that it has begun with. */
  held?: HeldContext | undefined;
  /** What it was started with. */
  origin: Input<"start">;
};

/** What a session is besides its browser and its record. JSON. */
export type SessionState = {
  principal: Principal;
  origin: Input<"start">;
  secrets: [name: string, value: string][];
};

/** How many files may be on their way at once. */
const uploadLimit = 8;
/** How many operations may wait behind the one that runs. */
const laneLimit = 32;

/** A running browser session: an isolated context, its pages, its lane and its clocks. */
export class Session {
  readonly id: string;
  readonly principal: Principal;
  readonly settings: SessionSettings;
  /** What the session does, for whoever wants to follow it. */
  readonly events: EventLog;
  /** The values of variables that it was given, which nothing that is recorded of it may have in it. */
  readonly secrets: RememberedSecrets;
  readonly lane = new Lane(laneLimit);
  /** What pages gave. */
  readonly downloads: Downloads;
  /** Files are taken one after the other, beside what runs. */
  readonly uploads = new Lane(uploadLimit);
  /** The elements whose selectors clients were told, so that they are known when they come back. */
  readonly fingerprints = new FingerprintMemory();
  /** What these hold is told to nobody. */
  readonly veiledFields = new VeiledFields();
  /** What the agents of this session wait for somebody to answer. */
  readonly questions = new Questions();
  /** Its tabs and windows. */
  readonly pages: SessionPages;
  readonly policy: NetworkPolicy;
  /** What its pages were kept from. */
  readonly blocked: BlockedDestinations;
  /** Signs and checks the links to this session. */
  readonly access = new SessionAccess();
  /** Whether its operations act, or a person. */
  readonly control = new Control();
  /** When its longest life is over, ms since 1970. */
  readonly endsAt: number;
  readonly #browser: PooledContext;
  readonly #held: HeldContext | undefined;
  readonly #origin: Input<"start">;
  readonly #ending = new AbortController();
  #work = new AbortController();
  readonly #longest: NodeJS.Timeout;
  #idle: NodeJS.Timeout | undefined;
  #busy = 0;
  #closing: Promise<void> | undefined;
  readonly #onExpired: (reason: EndReason) => void;

  constructor(parts: SessionParts, onExpired: (reason: EndReason) => void) {
    this.id = parts.id;
    this.principal = parts.principal;
    this.settings = parts.settings;
    this.events = parts.events;
    this.secrets = parts.secrets;
    this.#browser = parts.browser;
    this.policy = parts.policy;
    this.blocked = parts.browser.egress?.blocked ?? new BlockedDestinations();
    this.blocked.listen((blocked) => blocked.count === 1 && parts.events.blocked(blocked));
    this.#held = parts.held;
    this.downloads = parts.downloads;
    this.#onExpired = onExpired;
    this.endsAt = Date.now() + parts.settings.maxDurationMs;
    this.#longest = setTimeout(() => onExpired("max_duration"), parts.settings.maxDurationMs).unref();
    this.#origin = parts.origin;
    this.pages = new SessionPages([...(parts.browser.earlierPages ?? []), parts.browser.page], {
      context: parts.browser.context,
      limit: parts.settings.maxPages,
      onOpened: ({ id, page, opener }) =>
        parts.events.pageOpened({ id, url: toldAddress(page), opener: opener?.id }),
      // At the session's end all of them close.
      onClosed: ({ id }) => this.signal.aborted || parts.events.pageClosed(id),
      onAttached: ({ worlds }) => {
        worlds.onDownloadProgress = (progress) => this.downloads.progress(progress);
      },
    });
    this.#rest();
  }

  /** Leaves with its browser what another process needs to go on with it when this one is gone. */
  async leaveState(): Promise<void> {
    const state: SessionState = {
      principal: this.principal,
      origin: this.#origin,
      secrets: this.secrets.entries(),
    };
    await this.#browser.leave?.(this.id, state);
  }

  /** Aborts when the session ends; its reason is the error that running operations fail with. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  /** Aborts when the operations that were asked for until then are cancelled. */
  get workSignal(): AbortSignal {
    return this.#work.signal;
  }

  /** Stops what runs and what waits; answers how many operations that are. The session lives on. */
  cancel(): number {
    const stopped = this.#busy;
    this.#work.abort(cancelledError(this.id));
    this.#work = new AbortController();
    return stopped;
  }

  /** The page in front, to be worked on; a new one where none is open. */
  page(): Promise<LivePage> {
    return this.pages.live();
  }

  /** What the session's browser context holds beside its pages. */
  get browserContext(): BrowserContext {
    return this.#browser.context;
  }

  /** The context that it has begun with; once it is closed, with whether it was saved. */
  get context(): SessionContextRecord | undefined {
    return this.#held?.record;
  }

  /** Address of the page in front; empty when none is open. */
  url(): string {
    const { front } = this.pages;
    return front === undefined ? "" : toldAddress(front.page);
  }

  /** Why the last connection to a destination could not be made; undefined when none failed that we know of. */
  connectionFailure(hostname: string, port: number): EgressFailure | undefined {
    return this.#browser.egress?.failureOf(hostname, port);
  }

  /** What opens a connection to its browser by the Chrome DevTools Protocol; undefined for one that runs elsewhere. */
  get openDebugging(): PooledContext["openDebugging"] {
    return this.#browser.openDebugging;
  }

  /** Somebody who is connected does something: the idle clock begins anew. */
  touch(): void {
    this.#rest();
  }

  /** Runs an operation in the session's turn; the idle clock stands still meanwhile. `onAccepted`: it has a turn. */
  async run<Result>(
    work: () => Promise<Result>,
    signal: AbortSignal,
    onAccepted?: () => void,
  ): Promise<Result> {
    this.#busy += 1;
    clearTimeout(this.#idle);
    try {
      const turn = this.lane.run(work, signal);
      onAccepted?.();
      return await turn;
    } finally {
      this.#busy -= 1;
      this.#rest();
    }
  }

  #rest(): void {
    clearTimeout(this.#idle);
    if (this.settings.keepAlive || this.#busy > 0 || this.signal.aborted) return;
    this.#idle = setTimeout(() => this.#onExpired("idle"), this.settings.idleMs).unref();
  }

  /** Ends what runs and closes the browser context; a second call waits for the first. */
  async close(reason: EndReason): Promise<void> {
    clearTimeout(this.#longest);
    clearTimeout(this.#idle);
    if (!this.signal.aborted) this.#ending.abort(endedError(this.id, reason));
    this.#closing ??= this.#leave(reason);
    await this.#closing;
  }

  async #leave(reason: EndReason): Promise<void> {
    await this.downloads.close();
    await this.#held?.leave(this.#browser.context, reason);
    await this.#browser.release();
  }
}

const endings: Record<EndReason, string> = {
  client: "it was ended by a client",
  idle: "nothing was asked of it for too long",
  max_duration: "its longest life was over",
  crash: "its browser crashed",
  shutdown: "the server was stopped",
  released: "it was released",
};

/** What an operation gets whose session is over. */
export function endedError(id: string, reason: EndReason | undefined): LegworkError {
  const why = reason === undefined ? "it is over" : endings[reason];
  if (reason === "crash")
    return new LegworkError("browser_crashed", `Session ${id} ended because ${why}. Start a new one.`);
  return new LegworkError("session_ended", `Session ${id} has ended: ${why}. Start a new one.`);
}

function cancelledError(id: string): LegworkError {
  return new LegworkError(
    "timeout",
    `The operation was cancelled before it had ended (POST /v1/sessions/${id}/cancel). What it had done to the page stays done; look at the page before you go on.`,
  );
}
