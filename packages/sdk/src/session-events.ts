import type { Call, SessionCallOptions } from "./call.ts";
import type { SessionEvent } from "./protocol.gen.ts";

export type EventsOptions = SessionCallOptions & {
  /** `id` of the event after which to go on. Default: all that are kept, from the session's start. */
  after?: string | undefined;
};

/** For which the service waits for something to happen before it is asked anew, ms: the longest that it takes. */
const waitMs = 30_000;

/**
 * What a session does, as it does it. Each part is asked for by the last event of the one before, so that a connection that
 * broke loses nothing and repeats nothing.
 */
export async function* readSessionEvents(
  call: Call,
  { after, ...options }: EventsOptions,
): AsyncGenerator<SessionEvent, void, undefined> {
  let last = after;
  for (;;) {
    const { events, ended } = await call("sessionEvents", { after: last, waitMs }, options);
    for (const event of events) {
      yield event;
      last = event.id;
    }
    if (ended) return;
  }
}
