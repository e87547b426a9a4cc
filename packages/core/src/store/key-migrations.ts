import type { Kysely } from "kysely";

/** API keys, what was used with each, and the answers that are kept for requests that come again. */
export async function createKeysAndAnswers(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("api_keys")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("project_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("limits", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("revoked_at", "bigint")
    .execute();
  await database.schema
    .createTable("key_uses")
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("tokens", "bigint", (column) => column.notNull())
    .addColumn("session_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("key_uses_primary_key", ["key_id", "day"])
    .execute();
  await database.schema
    .createTable("kept_answers")
    .addColumn("project_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("begun_at", "bigint", (column) => column.notNull())
    .addColumn("answer", "text")
    .addColumn("size", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("kept_answers_primary_key", ["project_id", "name"])
    .execute();
  await database.schema
    .createIndex("kept_answers_by_age")
    .on("kept_answers")
    .columns(["project_id", "begun_at"])
    .execute();
}
