import type { ActionRecord, EndReason, SessionRecord, SessionStatus } from "./store.ts";

/** The tables, with the columns' names as `CamelCasePlugin` shows them. */
export type Tables = { sessions: SessionRow; actions: ActionRow };

export type SessionRow = {
  id: string;
  projectId: string;
  status: SessionStatus;
  createdAt: number;
  endedAt: number | null;
  endReason: EndReason | null;
  keepAlive: number;
  region: string | null;
  clientLanguage: string | null;
  userMetadata: string | null;
  ownerId: string;
  /** How many actions were appended; the position of the last one. */
  actionCount: number;
};

export type ActionRow = {
  sessionId: string;
  /** 1 for a session's first action. */
  position: number;
  id: string;
  pageUrl: string;
  method: string;
  parameters: string;
  result: string;
  timestamp: number;
  endTime: number | null;
  tokenUsage: string | null;
};

export function toSessionRow(record: SessionRecord): SessionRow {
  return {
    id: record.id,
    projectId: record.projectId,
    status: record.status,
    createdAt: record.createdAt,
    endedAt: record.endedAt ?? null,
    endReason: record.endReason ?? null,
    keepAlive: record.keepAlive ? 1 : 0,
    region: record.region ?? null,
    clientLanguage: record.clientLanguage ?? null,
    userMetadata: record.userMetadata === undefined ? null : JSON.stringify(record.userMetadata),
    ownerId: record.ownerId,
    actionCount: 0,
  };
}

export function fromSessionRow(row: SessionRow): SessionRecord {
  return {
    id: row.id,
    projectId: row.projectId,
    status: row.status,
    createdAt: row.createdAt,
    ...(row.endedAt !== null && { endedAt: row.endedAt }),
    ...(row.endReason !== null && { endReason: row.endReason }),
    keepAlive: row.keepAlive === 1,
    ...(row.region !== null && { region: row.region }),
    ...(row.clientLanguage !== null && { clientLanguage: row.clientLanguage }),
    ...(row.userMetadata !== null && { userMetadata: JSON.parse(row.userMetadata) }),
    ownerId: row.ownerId,
  };
}

/** The position is given when it is written. */
export function toActionRow(record: ActionRecord): Omit<ActionRow, "position"> {
  return {
    sessionId: record.sessionId,
    id: record.id,
    pageUrl: record.pageUrl,
    method: record.method,
    parameters: JSON.stringify(record.parameters),
    result: JSON.stringify(record.result),
    timestamp: record.timestamp,
    endTime: record.endTime ?? null,
    tokenUsage: record.tokenUsage === undefined ? null : JSON.stringify(record.tokenUsage),
  };
}

export function fromActionRow(row: ActionRow): ActionRecord {
  return {
    id: row.id,
    sessionId: row.sessionId,
    pageUrl: row.pageUrl,
    method: row.method,
    parameters: JSON.parse(row.parameters),
    result: JSON.parse(row.result),
    timestamp: row.timestamp,
    ...(row.endTime !== null && { endTime: row.endTime }),
    ...(row.tokenUsage !== null && { tokenUsage: JSON.parse(row.tokenUsage) }),
  };
}
