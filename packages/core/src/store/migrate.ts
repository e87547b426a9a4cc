import type { Kysely } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import { storeFailure } from "./failure.ts";
import { migrations } from "./migrations.ts";

/**
 * Brings a database's schema up to date; all pending migrations or none. Two processes may do it at once: the second
 * waits for the first and finds nothing to do. `attempt` completes "Could not …" when the schema is a newer one.
 */
export async function migrate(database: Kysely<unknown>, attempt: string): Promise<void> {
  await assertNotNewer(database, attempt);
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function assertNotNewer(database: Kysely<unknown>, attempt: string): Promise<void> {
  const unknown = (await appliedMigrations(database)).filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  const advice = "Update Legwork to at least the version that wrote it, or choose another data directory.";
  throw storeFailure(
    attempt,
    `a newer version of Legwork wrote it (schema ${unknown.join(", ")}). ${advice}`,
  );
}

async function appliedMigrations(database: Kysely<unknown>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return [];
  const migrated = database as Kysely<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>;
  const rows = await migrated.selectFrom(DEFAULT_MIGRATION_TABLE).select("name").execute();
  return rows.map((row) => row.name);
}
