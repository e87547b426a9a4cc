import type { SessionEvent } from "@legwork/protocol";
import type { ActionRecord, SessionRecord } from "../store/store.ts";
import { readEventId } from "./event-log.ts";

/** What the record of an ended session tells of what it did: its actions, without where it went and how they got on. */
export function eventsOfRecord(
  record: SessionRecord,
  actions: ActionRecord[],
  after: string | undefined,
): SessionEvent[] {
  const { createdAt, endedAt = createdAt, endReason = null, status } = record;
  const named = withPositions([
    ...historyOf(record, actions),
    { type: "session_ended", id: "", timestamp: endedAt, status, endReason },
  ]);
  if (after === undefined) return named;
  const { position, timestamp } = readEventId(after);
  return named.filter((event, index) =>
    position === undefined
      ? event.timestamp > timestamp || event.type === "session_ended"
      : index + 1 > position,
  );
}

/** The same of one that is not over: what stands in it keeps its place. */
export function historyOf({ createdAt }: SessionRecord, actions: ActionRecord[]): SessionEvent[] {
  const started: SessionEvent = { type: "session_started", id: "", timestamp: createdAt };
  return withPositions([started, ...actions.flatMap(eventsOfAction)]);
}

function withPositions(events: SessionEvent[]): SessionEvent[] {
  return events.map((event, index) => ({ ...event, id: `r${index + 1}-${event.timestamp}` }));
}

function eventsOfAction(action: ActionRecord): SessionEvent[] {
  const { id: actionId, method: operation, timestamp, endTime = timestamp, result } = action;
  const { code, message } = result;
  return [
    { type: "action_started", id: "", timestamp, actionId, operation },
    {
      type: "action_finished",
      id: "",
      timestamp: endTime,
      actionId,
      operation,
      success: result["success"] !== false,
      ...(typeof code === "string" ? { code } : {}),
      ...(typeof message === "string" ? { message } : {}),
      durationMs: endTime - timestamp,
      pageUrl: action.pageUrl,
      ...(action.tokenUsage === undefined ? {} : { tokenUsage: action.tokenUsage }),
    },
  ];
}
