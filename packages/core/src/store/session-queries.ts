import { sql, type Kysely } from "kysely";
import { sessionUnknown } from "./failure.ts";
import { fromSessionRow, toActionRow, type Tables } from "./rows.ts";
import { endOf, hasLabel, tokensOf } from "./session-activity.ts";
import type { ActionRecord, EndedSession, SessionQuery, SessionRecord } from "./store.ts";

type Database = Kysely<Tables>;

/** Rows read at once where not every one of them need fit. */
const batch = 500;

export async function listSessions(
  database: Database,
  projectId: string,
  query: SessionQuery,
): Promise<SessionRecord[]> {
  const { label, limit } = query;
  const found: SessionRecord[] = [];
  let after = query.after;
  for (;;) {
    const wanted = label === undefined ? limit : batch;
    const records = await readPart(database, projectId, { ...query, limit: wanted, after });
    found.push(...records.filter((record) => label === undefined || hasLabel(record, label)));
    after = records.at(-1);
    if (after === undefined || records.length < wanted || found.length >= limit) return found.slice(0, limit);
  }
}

type Part = Omit<SessionQuery, "after"> & { after: SessionQuery["after"] };

async function readPart(database: Database, projectId: string, part: Part): Promise<SessionRecord[]> {
  const { limit, after, status, region, createdAfter, createdBefore, label } = part;
  let query = database.selectFrom("sessions").selectAll().where("projectId", "=", projectId);
  if (status !== undefined) query = query.where("status", "=", status);
  if (region !== undefined) query = query.where("region", "=", region);
  if (createdAfter !== undefined) query = query.where("createdAt", ">", createdAfter);
  if (createdBefore !== undefined) query = query.where("createdAt", "<", createdBefore);
  // Whatever has the value has its letters; whether it has it at the path is seen in the record.
  if (label !== undefined)
    query = query.where(sql<boolean>`user_metadata like ${holding(label.value)} escape '\\'`);
  if (after !== undefined)
    query = query.where(({ eb, or, and }) =>
      or([
        eb("createdAt", "<", after.createdAt),
        and([eb("createdAt", "=", after.createdAt), eb("id", "<", after.id)]),
      ]),
    );
  const rows = await query.orderBy("createdAt", "desc").orderBy("id", "desc").limit(limit).execute();
  return rows.map(fromSessionRow);
}

/** A pattern for JSON that has the value somewhere; its own `%` and `_` are letters. */
function holding(value: string): string {
  const inJson = JSON.stringify(value).slice(1, -1);
  return `%${inJson.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

export async function listEndedSessions(database: Database, limit: number): Promise<EndedSession[]> {
  const rows = await database
    .selectFrom("sessions")
    .select(["id", "endedAt", "recordedSize"])
    .where("status", "!=", "RUNNING")
    .orderBy("endedAt")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id, endedAt, recordedSize }) => ({ id, endedAt: endedAt ?? 0, size: recordedSize }));
}

export async function recordedSize(database: Database): Promise<number> {
  const { size } = await database
    .selectFrom("sessions")
    .select(({ fn }) => fn.sum("recordedSize").as("size"))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}

export async function deleteSessions(database: Database, ids: string[]): Promise<string[]> {
  const rows = await database
    .deleteFrom("sessions")
    .where("id", "in", ids)
    .where("status", "!=", "RUNNING")
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** An action with what it adds to its session's sums; a copy, so that the record may change meanwhile. */
export function actionEntry(record: ActionRecord) {
  const row = toActionRow(record);
  const size = row.pageUrl.length + row.parameters.length + row.result.length;
  return { row, size, tokens: tokensOf(record), endedAt: endOf(record) };
}

/**
 * The session's own counter gives the position, so that the order holds whichever database numbers the rows; its sums
 * are counted in the same step.
 */
export async function insertAction(
  database: Database,
  { row, size, tokens, endedAt }: ReturnType<typeof actionEntry>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const session = await transaction
      .updateTable("sessions")
      .set(({ eb, ref, fn }) => ({
        actionCount: eb("actionCount", "+", 1),
        lastActionAt: eb
          .case()
          .when(fn.coalesce("lastActionAt", sql<number>`0`), "<", endedAt)
          .then(endedAt)
          .else(ref("lastActionAt"))
          .end(),
        inputTokens: eb("inputTokens", "+", tokens.input),
        outputTokens: eb("outputTokens", "+", tokens.output),
        reasoningTokens: eb("reasoningTokens", "+", tokens.reasoning),
        cachedInputTokens: eb("cachedInputTokens", "+", tokens.cached),
        inferenceTimeMs: eb("inferenceTimeMs", "+", tokens.timeMs),
        recordedSize: eb("recordedSize", "+", size),
      }))
      .where("id", "=", row.sessionId)
      .returning("actionCount")
      .executeTakeFirst();
    if (session === undefined) throw sessionUnknown("record an action in the database");
    await transaction
      .insertInto("actions")
      .values({ ...row, position: session.actionCount })
      .execute();
  });
}
