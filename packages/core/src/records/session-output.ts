import { noUsage, type SessionRecordOutput } from "@legwork/protocol";
import { connectUrl } from "../live/links.ts";
import type { OperationContext } from "../services.ts";
import type { SessionRecord } from "../store/store.ts";

/** A session's record as it is told. */
export function sessionOutput(
  record: SessionRecord,
  { services, caller }: Pick<OperationContext, "services" | "caller">,
): SessionRecordOutput {
  const running = services.sessions.running(record.id);
  const { id, status, projectId, createdAt, endedAt, expiresAt, activity } = record;
  return {
    id,
    status,
    projectId,
    createdAt: iso(createdAt),
    startedAt: iso(createdAt),
    updatedAt: iso(Math.max(createdAt, endedAt ?? 0, activity?.lastAt ?? 0)),
    expiresAt: expiresAt === undefined ? null : iso(expiresAt),
    endedAt: endedAt === undefined ? null : iso(endedAt),
    endReason: record.endReason ?? null,
    keepAlive: record.keepAlive,
    region: record.region ?? null,
    contextId: record.context?.id ?? null,
    context: record.context ?? null,
    userMetadata: record.userMetadata ?? {},
    usage: activity?.usage ?? noUsage,
    blocked: record.blocked ?? [],
    actionCount: activity?.actions ?? 0,
    connectUrl: running === undefined ? null : connectUrl(running, caller),
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
