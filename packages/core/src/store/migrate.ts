import type { Kysely } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import { storeFailure } from "./failure.ts";
import { migrations } from "./migrations.ts";

/**
 * Brings a database's schema up to date; all pending migrations or none. Two processes may do it at once: the second
 * waits for the first and finds nothing to do. `attempt` completes "Could not …" when the schema is a newer one; `schema` is
 * the namespace of our tables, where the database has such.
 */
export async function migrate(
  database: Kysely<unknown>,
  { attempt, schema }: { attempt: string; schema?: string },
): Promise<void> {
  await assertNotNewer(database, { attempt, schema });
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

type About = { attempt: string; schema: string | undefined };

/** @throws LegworkError `internal` when a newer version has written the database. Rejects with the driver's error when it cannot be read. */
export async function assertNotNewer(database: Kysely<unknown>, { attempt, schema }: About): Promise<void> {
  const unknown = (await appliedMigrations(database, schema)).filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  const advice =
    "Update Legwork to at least the version that wrote it, or choose another data directory or database.";
  throw storeFailure(
    attempt,
    `a newer version of Legwork wrote it (schema ${unknown.join(", ")}). ${advice}`,
  );
}

async function appliedMigrations(database: Kysely<unknown>, schema: string | undefined): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  const isOurs = (table: { name: string; schema?: string | undefined }) =>
    table.name === DEFAULT_MIGRATION_TABLE && (schema === undefined || table.schema === schema);
  if (!tables.some(isOurs)) return [];
  const migrated = database as Kysely<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>;
  const rows = await migrated.selectFrom(DEFAULT_MIGRATION_TABLE).select("name").execute();
  return rows.map((row) => row.name);
}
