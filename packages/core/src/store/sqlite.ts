import { join, resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { CamelCasePlugin, Kysely } from "kysely";
import { migrate } from "./migrate.ts";
import { NodeSqliteDialect } from "./node-sqlite.ts";
import type { Tables } from "./rows.ts";
import { SqlStore } from "./sql-store.ts";
import { sqliteFailure } from "./sqlite-failure.ts";
import { openFile } from "./sqlite-file.ts";

/** Name of the database in the data directory; SQLite keeps a `-wal` and a `-shm` file beside it. */
export const databaseFileName = "legwork.sqlite";

/**
 * Opens the SQLite file of a data directory: what a method has resolved for is on the disk, whatever happens to the
 * process. A missing directory is made with mode 0700, a missing file with mode 0600; an older schema is brought up to
 * date. Rejects with `internal`, naming the file, when it is damaged, cannot be written, or was written by a newer
 * version.
 */
export async function openSqliteStore(dataDirectory: string): Promise<SqlStore> {
  const file = join(resolve(dataDirectory), databaseFileName);
  const attempt = `open the database ${file}`;
  let connection: DatabaseSync | undefined;
  try {
    connection = await openFile(file, attempt);
    const database = new Kysely<unknown>({ dialect: new NodeSqliteDialect(connection) });
    await migrate(database, { attempt });
    return new SqlStore({
      database: database.withPlugin(new CamelCasePlugin()) as Kysely<Tables>,
      explain: sqliteFailure,
    });
  } catch (error) {
    connection?.close();
    throw sqliteFailure(attempt, error);
  }
}
