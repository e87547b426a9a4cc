import { sql, type Kysely } from "kysely";
import { fromMemoryRow, type MemoryRow, type Tables } from "./rows.ts";
import type { MemoryBounds, MemoryQuery, MemoryRecord, MemoryUse } from "./store.ts";

type Database = Kysely<Tables>;

export async function findMemory(
  database: Database,
  projectId: string,
  key: string,
): Promise<MemoryRecord | undefined> {
  const row = await database
    .selectFrom("memories")
    .selectAll()
    .where("projectId", "=", projectId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row && fromMemoryRow(row);
}

export async function saveMemory(database: Database, row: MemoryRow, bounds: MemoryBounds): Promise<void> {
  const { id: _id, createdAt: _createdAt, uses: _uses, ...changed } = row;
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("memories")
      .values(row)
      .onConflict((conflict) => conflict.columns(["projectId", "key"]).doUpdateSet(changed))
      .execute();
    await prune(transaction, row.projectId, bounds);
  });
}

async function prune(database: Database, projectId: string, bounds: MemoryBounds): Promise<void> {
  await database
    .deleteFrom("memories")
    .where("projectId", "=", projectId)
    .where("usedAt", "<", bounds.usedSince)
    .execute();
  const first = await database
    .selectFrom("memories")
    .select(["usedAt", "id"])
    .where("projectId", "=", projectId)
    .orderBy("usedAt", "desc")
    .orderBy("id", "desc")
    .offset(bounds.limit)
    .limit(1)
    .executeTakeFirst();
  if (first === undefined) return;
  await database
    .deleteFrom("memories")
    .where("projectId", "=", projectId)
    .where(({ eb, or, and }) =>
      or([eb("usedAt", "<", first.usedAt), and([eb("usedAt", "=", first.usedAt), eb("id", "<=", first.id)])]),
    )
    .execute();
}

export async function countMemoryUses(database: Database, uses: MemoryUse[]): Promise<void> {
  // In one order everywhere, so that two processes never wait for one another.
  const inOrder = uses.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  await database.transaction().execute(async (transaction) => {
    for (const { projectId, id, uses: count, usedAt } of inOrder) {
      await transaction
        .updateTable("memories")
        .set((expression) => ({
          uses: expression("uses", "+", count),
          usedAt: expression
            .case()
            .when("usedAt", "<", usedAt)
            .then(usedAt)
            .else(expression.ref("usedAt"))
            .end(),
        }))
        .where("projectId", "=", projectId)
        .where("id", "=", id)
        .execute();
    }
  });
}

export async function listMemories(
  database: Database,
  projectId: string,
  { limit, after, url, instruction }: MemoryQuery,
): Promise<MemoryRecord[]> {
  let query = database.selectFrom("memories").selectAll().where("projectId", "=", projectId);
  if (url !== undefined)
    query = query.where(sql<boolean>`lower(url_pattern) like ${holding(url)} escape '\\'`);
  if (instruction !== undefined)
    query = query.where(sql<boolean>`instruction_lower like ${holding(instruction)} escape '\\'`);
  if (after !== undefined)
    query = query.where(({ eb, or, and }) =>
      or([
        eb("createdAt", "<", after.createdAt),
        and([eb("createdAt", "=", after.createdAt), eb("id", "<", after.id)]),
      ]),
    );
  const rows = await query.orderBy("createdAt", "desc").orderBy("id", "desc").limit(limit).execute();
  return rows.map(fromMemoryRow);
}

/** A pattern for whatever holds the text; its own `%` and `_` are letters. */
function holding(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

export async function deleteMemory(database: Database, projectId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("memories")
    .where("projectId", "=", projectId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteMemories(database: Database, projectId: string): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom("memories")
    .where("projectId", "=", projectId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
