import type { KeyTables } from "./key-rows.ts";
import type { ContextRecord } from "./context-store.ts";
import { activityFrom } from "./session-activity.ts";
import type { JobEventRow, JobRow } from "./sql-jobs.ts";
import type {
  ActionRecord,
  EndReason,
  MemoryRecord,
  SessionActivity,
  SessionRecord,
  SessionStatus,
} from "./store.ts";

/** The tables, with the columns' names as `CamelCasePlugin` shows them. */
export type Tables = KeyTables & {
  agentJobs: JobRow;
  agentJobEvents: JobEventRow;
  sessions: SessionRow;
  actions: ActionRow;
  memories: MemoryRow;
  contexts: ContextRow;
  owners: { id: string; livingUntil: number };
};

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
  context: string | null;
  ownerId: string;
  /** How many actions were appended; the position of the last one. */
  actionCount: number;
  blocked: string | null;
  expiresAt: number | null;
  lastActionAt: number | null;
  inputTokens: number;
  outputTokens: number;
  reasoningTokens: number;
  cachedInputTokens: number;
  inferenceTimeMs: number;
  /** Characters of all its actions. */
  recordedSize: number;
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

export type ContextRow = Omit<ContextRecord, "writerSessionId" | "lastSaving"> & {
  sealed: string;
  writer: string | null;
  claimedAt: number | null;
  lastSaving: string | null;
};

export type MemoryRow = Omit<MemoryRecord, "config" | "variables" | "steps" | "build" | "healedAt"> & {
  /** What is searched in: SQLite knows the lower case of ASCII alone. */
  instructionLower: string;
  config: string | null;
  variables: string;
  steps: string;
  build: string | null;
  healedAt: number | null;
};

export function toMemoryRow({ config, build, healedAt, ...record }: MemoryRecord): MemoryRow {
  return {
    ...record,
    instructionLower: record.instruction.toLowerCase(),
    config: config ?? null,
    variables: JSON.stringify(record.variables),
    steps: JSON.stringify(record.steps),
    build: build ?? null,
    healedAt: healedAt ?? null,
  };
}

export function fromMemoryRow({
  instructionLower: _search,
  config,
  build,
  healedAt,
  ...row
}: MemoryRow): MemoryRecord {
  return {
    ...row,
    variables: JSON.parse(row.variables),
    steps: JSON.parse(row.steps),
    ...(config !== null && { config }),
    ...(build !== null && { build }),
    ...(healedAt !== null && { healedAt }),
  };
}

/** JSON, and null for what is absent. */
export function toText(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

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
    userMetadata: toText(record.userMetadata),
    context: toText(record.context),
    ownerId: record.ownerId,
    actionCount: 0,
    blocked: toText(record.blocked),
    expiresAt: record.expiresAt ?? null,
    lastActionAt: null,
    inputTokens: 0,
    outputTokens: 0,
    reasoningTokens: 0,
    cachedInputTokens: 0,
    inferenceTimeMs: 0,
    recordedSize: 0,
  };
}

export function fromSessionRow(row: SessionRow): SessionRecord {
  return {
    id: row.id,
    projectId: row.projectId,
    status: row.status,
    createdAt: row.createdAt,
    ...(row.expiresAt !== null && { expiresAt: row.expiresAt }),
    ...(row.endedAt !== null && { endedAt: row.endedAt }),
    ...(row.endReason !== null && { endReason: row.endReason }),
    ...(row.blocked !== null && { blocked: JSON.parse(row.blocked) }),
    keepAlive: row.keepAlive === 1,
    ...(row.region !== null && { region: row.region }),
    ...(row.clientLanguage !== null && { clientLanguage: row.clientLanguage }),
    ...(row.userMetadata !== null && { userMetadata: JSON.parse(row.userMetadata) }),
    ...(row.context !== null && { context: JSON.parse(row.context) }),
    ownerId: row.ownerId,
    ...(row.lastActionAt !== null && { activity: activityOf(row, row.lastActionAt) }),
  };
}

function activityOf(row: SessionRow, lastAt: number): SessionActivity {
  return activityFrom(row.actionCount, lastAt, {
    input: row.inputTokens,
    output: row.outputTokens,
    reasoning: row.reasoningTokens,
    cached: row.cachedInputTokens,
    timeMs: row.inferenceTimeMs,
  });
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
    tokenUsage: toText(record.tokenUsage),
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
