import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  sql,
  type PostgresPool,
  type PostgresPoolClient,
} from "kysely";
import { Pool, types } from "pg";
import { migrate } from "./migrate.ts";
import { postgresFailure } from "./postgres-failure.ts";
import { decodeText, encodeText } from "./postgres-text.ts";
import type { Tables } from "./rows.ts";
import { SqlStore } from "./sql-store.ts";

/** Namespace of our tables, so that a database may be shared with other programs. */
export const schema = "legwork";

/** Connections of one process at most. */
const connections = 10;
/** Longest wait for a connection, ms. */
const connectTimeoutMs = 10_000;

/**
 * Opens a PostgreSQL database (12 or newer) that any number of processes may use at once; its tables are in the schema
 * `legwork`, which is made, or brought up to date. Rejects with `internal`, naming the server and never the password,
 * when it cannot be used.
 */
export async function openPostgresStore(url: string): Promise<SqlStore> {
  const attempt = `open the database ${placeOf(url)}`;
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: "legwork",
    types: { getTypeParser },
  });
  // A connection that breaks while nobody uses it is replaced when the next one is needed.
  pool.on("error", () => {});
  // One that breaks between two statements fails the second; by itself it would end the process.
  pool.on("connect", (client) => void client.on("error", () => {}));
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: encoding(pool) }) });
  const database = kysely.withSchema(schema);
  try {
    await migrate(database, { attempt, schema });
  } catch (error) {
    await pool.end();
    throw postgresFailure(attempt, error);
  }
  return new SqlStore({
    database: database.withPlugin(new CamelCasePlugin()) as Kysely<Tables>,
    explain: postgresFailure,
    now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  });
}

/** The server and the database in words, without user and password. */
export function placeOf(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return "that LEGWORK_DATABASE_URL names";
  const name = decodeURIComponent(parsed.pathname.slice(1)) || "of the user's own name";
  return `${name} on ${parsed.host || "this machine"}`;
}

const bigintType = 20;

/** Times are `bigint`, which the driver gives as text, since not every one of them is a number of JavaScript's. */
const getTypeParser = ((type: number, format?: "text") =>
  type === bigintType ? Number : types.getTypeParser(type, format)) as typeof types.getTypeParser;

/** Every text goes to the database as {@link encodeText} makes it, and comes back as it was. */
function encoding(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const query = async (text: string, parameters: readonly unknown[] = []) => {
        const result = await client.query<Record<string, unknown>>(text, parameters.map(encodeText));
        return { ...result, rows: result.rows.map(decodeRow) };
      };
      // Kysely's type has cursors too, which nobody here opens.
      return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release() };
    },
    end: () => pool.end(),
  };
}

function decodeRow(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, decodeText(value)]));
}
