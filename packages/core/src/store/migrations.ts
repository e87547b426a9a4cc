import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { createKeysAndAnswers } from "./key-migrations.ts";

/**
 * Every change of the schema, in order; one that was released is never edited. Column types are those that SQLite and
 * PostgreSQL share: times are `bigint` milliseconds, JSON is `text`, booleans are 0 or 1.
 */
export const migrations: Record<string, Migration> = {
  "0001_sessions_and_actions": { up: createSessionsAndActions },
  "0002_memories_and_owners": { up: createMemoriesAndOwners },
  "0003_session_sums": { up: addSessionSums },
  "0004_keys_and_answers": { up: createKeysAndAnswers },
  "0005_configuration_of_memories": { up: addConfigurationOfMemories },
  "0006_agent_jobs": { up: createAgentJobs },
  "0007_blocked_destinations": { up: addBlockedDestinations },
  "0008_contexts": { up: createContexts },
  "0009_builds_of_memories": { up: addBuildsOfMemories },
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

async function createMemoriesAndOwners(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("memories")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("project_id", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("operation", "text", (column) => column.notNull())
    .addColumn("instruction", "text", (column) => column.notNull())
    .addColumn("instruction_lower", "text", (column) => column.notNull())
    .addColumn("url_pattern", "text", (column) => column.notNull())
    .addColumn("variables", "text", (column) => column.notNull())
    .addColumn("steps", "text", (column) => column.notNull())
    .addColumn("resolved_by", "text", (column) => column.notNull())
    .addColumn("confidence", "double precision", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint", (column) => column.notNull())
    .addColumn("uses", "integer", (column) => column.notNull())
    .addColumn("healed_at", "bigint")
    .addUniqueConstraint("memories_project_key", ["project_id", "key"])
    .execute();
  await database.schema
    .createIndex("memories_by_use")
    .on("memories")
    .columns(["project_id", "used_at", "id"])
    .execute();
  await database.schema
    .createIndex("memories_by_age")
    .on("memories")
    .columns(["project_id", "created_at", "id"])
    .execute();
  await database.schema
    .createTable("owners")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("living_until", "bigint", (column) => column.notNull())
    .execute();
}

/** What is told of a session without reading its actions, and in which order sessions are listed and swept. */
async function addSessionSums(database: Kysely<unknown>): Promise<void> {
  for (const column of ["expires_at", "last_action_at"])
    await database.schema.alterTable("sessions").addColumn(column, "bigint").execute();
  for (const column of [
    "input_tokens",
    "output_tokens",
    "reasoning_tokens",
    "cached_input_tokens",
    "recorded_size",
  ])
    await database.schema
      .alterTable("sessions")
      .addColumn(column, "bigint", (definition) => definition.notNull().defaultTo(0))
      .execute();
  await database.schema
    .alterTable("sessions")
    .addColumn("inference_time_ms", "double precision", (definition) => definition.notNull().defaultTo(0))
    .execute();
  await database.schema
    .createIndex("sessions_by_age")
    .on("sessions")
    .columns(["project_id", "created_at", "id"])
    .execute();
  await database.schema.createIndex("sessions_by_end").on("sessions").columns(["ended_at", "id"]).execute();
}

async function addConfigurationOfMemories(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("memories").addColumn("config", "text").execute();
}

async function createAgentJobs(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("agent_jobs")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("project_id", "text", (column) => column.notNull())
    .addColumn("session_id", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("input", "text", (column) => column.notNull())
    .addColumn("outcome", "text")
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("ended_at", "bigint")
    .execute();
  await database.schema
    .createTable("agent_job_events")
    .addColumn("job_id", "text", (column) => column.notNull().references("agent_jobs.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("time", "bigint", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("agent_job_events_primary_key", ["job_id", "position"])
    .execute();
}

/** What a session's pages were kept from, as JSON; written at its end. */
async function addBlockedDestinations(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("sessions").addColumn("blocked", "text").execute();
}

async function createContexts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("contexts")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("project_id", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("sealed", "text", (column) => column.notNull())
    .addColumn("writer", "text")
    .addColumn("claimed_at", "bigint")
    .addColumn("last_saving", "text")
    .execute();
  await database.schema
    .createIndex("contexts_by_age")
    .on("contexts")
    .columns(["project_id", "created_at", "id"])
    .execute();
  await database.schema.alterTable("sessions").addColumn("context", "text").execute();
}

async function addBuildsOfMemories(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("memories").addColumn("build", "text").execute();
}
