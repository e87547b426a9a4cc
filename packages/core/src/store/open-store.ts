import { MemoryStore } from "./memory.ts";
import { SqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";

export type StoreOptions = {
  /** Where the database lives; made with mode 0700 when missing. Default: none, and records die with the process. */
  dataDirectory?: string;
};

/** Rejects with a `LegworkError` of code `internal` that names the file when it cannot be used. */
export async function openStore(options: StoreOptions = {}): Promise<Store> {
  return options.dataDirectory === undefined ? new MemoryStore() : SqliteStore.open(options.dataDirectory);
}
