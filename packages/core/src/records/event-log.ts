import { LegworkError, type SessionEvent } from "@legwork/protocol";
import type { BlockedDestination } from "../network/blocked-destinations.ts";
import type { ActionRecord, SessionEnding } from "../store/store.ts";
import type { RememberedSecrets } from "../variables.ts";

type Told<Event> = Event extends SessionEvent ? Omit<Event, "id" | "timestamp"> : never;

export type EventLogOptions = {
  /** Events kept at most. Default: 1000. */
  limit?: number;
  /** Characters of all kept events together at most. Default: 512 Ki. */
  largestSize?: number;
  /** What another process did, which has left the session. Default: the session begins here. */
  history?: readonly SessionEvent[] | undefined;
  /** Milliseconds since 1970. Default: the clock. */
  now?: () => number;
  /** What no address and no message may have in it. Default: nothing. */
  secrets?: Pick<RememberedSecrets, "mask">;
};

type Kept = { sequence: number; event: SessionEvent; size: number };

const longestText = 2_000;
const longestParameters = 4_000;

/**
 * What a session does, newest last. It is read and never pushed, so that a reader who does not come costs nothing; what
 * is beyond its bounds goes, oldest first.
 */
export class EventLog {
  readonly #limit: number;
  readonly #largestSize: number;
  readonly #now: () => number;
  readonly #kept: Kept[] = [];
  readonly #running = new Map<string, { operation: string; startedAt: number }>();
  readonly #secrets: Pick<RememberedSecrets, "mask"> | undefined;
  readonly #wakes = new Set<() => void>();
  #size = 0;
  /** ms since 1970 */
  readonly #beganAt: number;
  #next = 1;
  #lastUrl = "about:blank";
  #hasEnded = false;

  constructor({
    limit = 1_000,
    largestSize = 512 * 1_024,
    now = Date.now,
    secrets,
    history,
  }: EventLogOptions = {}) {
    this.#limit = limit;
    this.#largestSize = largestSize;
    this.#now = now;
    this.#secrets = secrets;
    this.#beganAt = now();
    for (const event of history ?? []) this.#keep(event);
    this.#append({ type: history === undefined ? "session_started" : "session_resumed" });
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** The page's own document has another address. */
  navigated(url: string): void {
    if (url === this.#lastUrl) return;
    this.#lastUrl = url;
    this.#append({ type: "page_navigated", url: this.#masked(url) });
  }

  /** A page was opened beside those that there were. */
  pageOpened({ id, url, opener }: { id: string; url: string; opener: string | undefined }): void {
    const told = { pageId: id, url: this.#masked(url), ...(opener === undefined ? {} : { opener }) };
    this.#append({ type: "page_opened", ...told });
  }

  pageClosed(id: string): void {
    this.#append({ type: "page_closed", pageId: id });
  }

  /** Its pages were kept from a destination, for the first time. */
  blocked({ url, reason }: BlockedDestination): void {
    this.#append({ type: "destination_blocked", url: this.#masked(url), reason: this.#masked(reason) });
  }

  /** What stands in the way only a person can get past. */
  needsHuman({ pageUrl, message, ...need }: Omit<Needed, "id" | "timestamp" | "type">): void {
    this.#append({
      type: "needs_human",
      ...need,
      message: this.#masked(message),
      pageUrl: this.#masked(pageUrl),
    });
  }

  /** A page asked for consent, and was answered as the session was started. */
  consentBanner({ outcome, message }: Pick<Consent, "outcome" | "message">): void {
    this.#append({ type: "consent_banner", outcome, message: this.#masked(message) });
  }

  /** A value that is not for every place was asked for where it is not for. */
  variableRefused({
    origin,
    ...refused
  }: Pick<Refused, "actionId" | "variables"> & { origin: string | undefined }): void {
    this.#append({ type: "variable_refused", ...refused, ...(origin === undefined ? {} : { origin }) });
  }

  /** What comes here and in {@link actionFinished} has no secrets any more. */
  actionStarted(run: Pick<ActionRecord, "id" | "method" | "parameters">): void {
    const { id: actionId, method: operation, parameters } = run;
    this.#running.set(actionId, { operation, startedAt: this.#now() });
    const isSmall = JSON.stringify(parameters).length <= longestParameters;
    this.#append({ type: "action_started", actionId, operation, ...(isSmall ? { parameters } : {}) });
  }

  actionProgress(actionId: string, message: string): void {
    if (this.#running.has(actionId))
      this.#append({ type: "action_progress", actionId, message: this.#masked(message) });
  }

  actionFinished({ id: actionId, result, pageUrl, tokenUsage }: ActionRecord): void {
    const { code, message } = result;
    this.#finish(actionId, {
      success: result["success"] !== false,
      ...(typeof code === "string" ? { code } : {}),
      ...(typeof message === "string" ? { message } : {}),
      pageUrl,
      ...(tokenUsage === undefined ? {} : { tokenUsage }),
    });
  }

  /** What still runs has ended with it; nothing comes after this. */
  ended({ status, endReason }: Pick<SessionEnding, "status" | "endReason">): void {
    if (this.#hasEnded) return;
    const code = endReason === "crash" ? "browser_crashed" : "session_ended";
    for (const actionId of this.#running.keys()) this.#finish(actionId, { success: false, code });
    this.#append({ type: "session_ended", status, endReason });
    this.#hasEnded = true;
    this.#wake();
  }

  /**
   * The events after the one of that id, `limit` of them at most.
   * @throws LegworkError `invalid_request` for an id that no event has.
   */
  read(after: string | undefined, limit: number): { events: SessionEvent[]; ended: boolean } {
    const last = after === undefined ? 0 : this.#sequenceOf(after);
    const found = this.#kept.findIndex(({ sequence }) => sequence > last);
    const first = found < 0 ? this.#kept.length : found;
    const rest = this.#kept.slice(first, first + limit);
    const dropped = this.#droppedBetween(last, rest[0]);
    return {
      events: [...dropped, ...rest.map(({ event }) => event)],
      ended: this.#hasEnded && first + limit >= this.#kept.length,
    };
  }

  /** Resolves when something was added or the log has ended, at the latest after `ms` or when `signal` aborts. */
  async changed(ms: number, signal: AbortSignal): Promise<void> {
    if (this.#hasEnded || signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.#wakes.add(resolve);
    signal.addEventListener("abort", () => resolve(), { once: true });
    await promise;
    clearTimeout(timer);
    this.#wakes.delete(resolve);
  }

  #finish(
    actionId: string,
    how: Omit<Told<Finished>, "type" | "actionId" | "operation" | "durationMs">,
  ): void {
    const run = this.#running.get(actionId);
    // It was told with the end of the session already.
    if (run === undefined) return;
    this.#running.delete(actionId);
    const durationMs = Math.max(0, this.#now() - run.startedAt);
    this.#append({ type: "action_finished", actionId, operation: run.operation, ...how, durationMs });
  }

  #append(told: Told<SessionEvent>): void {
    if (this.#hasEnded) return;
    const timestamp = this.#now();
    const short = cutTexts(told);
    this.#keep({ id: `${this.#next}-${timestamp}`, timestamp, ...short } as SessionEvent);
    this.#wake();
  }

  #keep(event: SessionEvent): void {
    const sequence = this.#next;
    this.#next += 1;
    const size = JSON.stringify(event).length;
    this.#kept.push({ sequence, event, size });
    this.#size += size;
    while (this.#kept.length > 1 && (this.#kept.length > this.#limit || this.#size > this.#largestSize))
      this.#size -= this.#kept.shift()?.size ?? 0;
  }

  #wake(): void {
    for (const wake of this.#wakes) wake();
  }

  #masked(text: string): string {
    return this.#secrets?.mask(text) ?? text;
  }

  /** That of the event of this id, or of the last one before it. */
  #sequenceOf(after: string): number {
    const { sequence, position, timestamp } = readEventId(after);
    // Another process may have begun the session, whose log counted from 1 as well.
    if (sequence !== undefined && sequence < this.#next && timestamp >= this.#beganAt) return sequence;
    // What a record tells stands at the beginning of a log, at the same places.
    if (position !== undefined && this.#kept.some(({ event }) => event.id === after)) return position;
    // An id that this log did not give says when, and not which.
    const next = this.#kept.find(({ event }) => event.timestamp > timestamp);
    return (next?.sequence ?? this.#next) - 1;
  }

  /** Says how many are missing in between, so that nobody takes a part for the whole. */
  #droppedBetween(last: number, first: Kept | undefined): SessionEvent[] {
    const count = first === undefined ? 0 : first.sequence - last - 1;
    if (first === undefined || count <= 0) return [];
    const { timestamp } = first.event;
    return [{ type: "events_dropped", id: `${first.sequence - 1}-${timestamp}`, timestamp, count }];
  }
}

type Needed = Extract<SessionEvent, { type: "needs_human" }>;
type Consent = Extract<SessionEvent, { type: "consent_banner" }>;
type Refused = Extract<SessionEvent, { type: "variable_refused" }>;
type Finished = Extract<SessionEvent, { type: "action_finished" }>;

function cutTexts(told: Told<SessionEvent>): Told<SessionEvent> {
  const cut = (value: unknown) =>
    typeof value === "string" && value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  return Object.fromEntries(
    Object.entries(told).map(([key, value]) => [key, cut(value)]),
  ) as Told<SessionEvent>;
}

/** `12-1760000000000` is the 12th of a log; `r3-…` the 3rd of what a record tells, which is no place in a log. */
export function readEventId(id: string): { sequence?: number; position?: number; timestamp: number } {
  const [, ofRecord, place, timestamp] = /^(r?)(\d{1,15})-(\d{1,15})$/.exec(id) ?? [];
  if (place === undefined)
    throw new LegworkError(
      "invalid_request",
      "The Last-Event-ID is not the id of an event of this session. Begin without one.",
      { issues: [{ path: "after", message: "must be the id of an event" }] },
    );
  const key = ofRecord === "r" ? "position" : "sequence";
  return { [key]: Number(place), timestamp: Number(timestamp) };
}
