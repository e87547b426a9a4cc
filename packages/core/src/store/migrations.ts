import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Every change of the schema, in order; one that was released is never edited. Column types are those that SQLite and
 * PostgreSQL share: times are `bigint` milliseconds, JSON is `text`, booleans are 0 or 1.
 */
export const migrations: Record<string, Migration> = {
  "0001_sessions_and_actions": { up: createSessionsAndActions },
};

async function createSessionsAndActions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("project_id", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("ended_at", "bigint")
    .addColumn("end_reason", "text")
    .addColumn("keep_alive", "integer", (column) => column.notNull())
    .addColumn("region", "text")
    .addColumn("client_language", "text")
    .addColumn("user_metadata", "text")
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("action_count", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema
    .createTable("actions")
    .addColumn("session_id", "text", (column) =>
      column.notNull().references("sessions.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("page_url", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("parameters", "text", (column) => column.notNull())
    .addColumn("result", "text", (column) => column.notNull())
    .addColumn("timestamp", "bigint", (column) => column.notNull())
    .addColumn("end_time", "bigint")
    .addColumn("token_usage", "text")
    .addPrimaryKeyConstraint("actions_primary_key", ["session_id", "position"])
    .execute();
}
