import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect, sql } from "kysely";
import { assertNotNewer } from "./migrate.ts";
import { NodeSqliteDialect } from "./node-sqlite.ts";
import type { StoreOptions } from "./open-store.ts";
import { sqliteFailure } from "./sqlite-failure.ts";
import { databaseFileName } from "./sqlite.ts";

/** Longest wait for a server, ms. */
const connectTimeoutMs = 5_000;

/**
 * Looks whether the store can be used, and changes nothing in it. Answers in words what it is.
 *
 * @throws LegworkError `internal` that names the file or the server, and what to do, when it cannot be used.
 */
export async function checkStore({ dataDirectory, databaseUrl }: StoreOptions): Promise<string> {
  if (databaseUrl !== undefined) return await checkPostgres(databaseUrl);
  return dataDirectory === undefined ? "in memory" : await checkSqlite(dataDirectory);
}

async function checkSqlite(dataDirectory: string): Promise<string> {
  const file = join(resolve(dataDirectory), databaseFileName);
  if (!existsSync(file)) return `${file} is made at the first start`;
  const attempt = `open the database ${file}`;
  try {
    const connection = new DatabaseSync(file, { readOnly: true });
    await using database = new Kysely<unknown>({ dialect: new NodeSqliteDialect(connection) });
    await assertNotNewer(database, { attempt, schema: undefined });
    return `SQLite, ${file}`;
  } catch (error) {
    throw sqliteFailure(attempt, error);
  }
}

async function checkPostgres(url: string): Promise<string> {
  const { Pool } = await import("pg");
  const { placeOf, schema } = await import("./postgres.ts");
  const { postgresFailure } = await import("./postgres-failure.ts");
  const attempt = `open the database ${placeOf(url)}`;
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: connectTimeoutMs });
  pool.on("error", () => {}); // A connection that breaks fails the statement that uses it.
  await using database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await assertNotNewer(database, { attempt, schema });
    const { rows } = await sql<{ version: string; mayCreate: boolean }>`select
      current_setting('server_version') as version,
      has_database_privilege(current_database(), 'create') or
        to_regnamespace(${schema}) is not null as "mayCreate"`.execute(database);
    const [server] = rows;
    if (server?.mayCreate !== true) throw Object.assign(new Error("no right to create"), { code: "42501" });
    return `PostgreSQL ${server.version}, ${placeOf(url)}`;
  } catch (error) {
    throw postgresFailure(attempt, error);
  }
}
