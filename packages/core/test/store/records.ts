import type { ActionRecord, SessionEnding, SessionRecord } from "../../src/store/store.ts";

export function sessionRecord(id: string, properties: Partial<SessionRecord> = {}): SessionRecord {
  return {
    id,
    projectId: "project",
    status: "RUNNING",
    createdAt: 1_760_000_000_000,
    keepAlive: false,
    ownerId: "owner",
    ...properties,
  };
}

export function actionRecord(
  sessionId: string,
  id: string,
  properties: Partial<ActionRecord> = {},
): ActionRecord {
  return {
    id,
    sessionId,
    pageUrl: "https://example.com/",
    method: "act",
    parameters: { input: "click Save" },
    result: { success: true },
    timestamp: 1_760_000_000_000,
    ...properties,
  };
}

export const clientEnding: SessionEnding = {
  status: "ENDED",
  endReason: "client",
  endedAt: 1_760_000_060_000,
};
