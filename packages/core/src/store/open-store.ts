import { MemoryStore } from "./memory.ts";
import { openSqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";

export type StoreOptions = {
  /** Where the SQLite file lives; made with mode 0700 when missing. Default: none, and records die with the process. */
  dataDirectory?: string | undefined;
  /** `postgres://…`: a PostgreSQL database, which wins over the data directory. */
  databaseUrl?: string | undefined;
};

/** Rejects with a `LegworkError` of code `internal` that names the file or the server when it cannot be used. */
export async function openStore({ dataDirectory, databaseUrl }: StoreOptions = {}): Promise<Store> {
  if (databaseUrl !== undefined) {
    // Its driver is loaded only by those who have such a server.
    const { openPostgresStore } = await import("./postgres.ts");
    return openPostgresStore(databaseUrl);
  }
  return dataDirectory === undefined ? new MemoryStore() : openSqliteStore(dataDirectory);
}
