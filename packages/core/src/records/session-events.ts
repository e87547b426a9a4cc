import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";
import { eventsOfRecord } from "./events-of-record.ts";

/** What a session did after an event; waits for something to happen when there is nothing yet. */
export async function sessionEvents(
  { after, limit, waitMs }: Input<"sessionEvents">,
  { services, caller, signal }: OperationContext,
): Promise<Output<"sessionEvents">> {
  const { sessions, store } = services;
  const record = await sessions.recordHere(caller.sessionId, caller.principal);
  const log = sessions.events.of(record.id);
  if (log === undefined) {
    const events = eventsOfRecord(record, await store.listActions(record.id), after);
    return { events: events.slice(0, limit), ended: events.length <= limit };
  }
  const now = log.read(after, limit);
  if (now.events.length > 0 || now.ended || waitMs === 0) return now;
  await log.changed(waitMs, signal);
  signal.throwIfAborted();
  return log.read(after, limit);
}
