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

  constructor({ limit = 1_000, largestSize = 512 * 1_024, now = Date.now, secrets }: EventLogOptions = {}) {
    this.#limit = limit;
    this.#largestSize = largestSize;
    this.#now = now;
    this.#secrets = secrets;
    this.#beganAt = now();
    this.#append({ type: "session_started" });
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
    const first = this.#firstAfter(after);
    const rest = this.#kept.slice(first, first + limit);
    const dropped = this.#droppedBefore(after, rest[0]);
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
    const sequence = this.#next;
    this.#next += 1;
    const short = cutTexts(told);
    const event = { id: `${sequence}-${timestamp}`, timestamp, ...short } as SessionEvent;
    const size = JSON.stringify(event).length;
    this.#kept.push({ sequence, event, size });
    this.#size += size;
    while (this.#kept.length > 1 && (this.#kept.length > this.#limit || this.#size > this.#largestSize))
      this.#size -= this.#kept.shift()?.size ?? 0;
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#wakes) wake();
  }

  #masked(text: string): string {
    return this.#secrets?.mask(text) ?? text;
  }

  #firstAfter(after: string | undefined): number {
    if (after === undefined) return 0;
    const { sequence, timestamp } = readEventId(after);
    // An id that this log did not give comes from what was told of the record: it says when, and not which.
    // Another process may have begun the session, whose log counted from 1 as well.
    const isOwn = sequence !== undefined && sequence < this.#next && timestamp >= this.#beganAt;
    const index = this.#kept.findIndex((kept) =>
      isOwn ? kept.sequence > sequence : kept.event.timestamp > timestamp,
    );
    return index < 0 ? this.#kept.length : index;
  }

  /** Says how many are missing in between, so that nobody takes a part for the whole. */
  #droppedBefore(after: string | undefined, first: Kept | undefined): SessionEvent[] {
    const last = after === undefined ? 0 : (readEventId(after).sequence ?? this.#next);
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
