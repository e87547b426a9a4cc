import { mkdir, open } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { LegworkError } from "@legwork/protocol";
import { inDataDirectory } from "./data-directory.ts";

/** Name of the lock file in the data directory. */
export const lockFileName = "service.lock";

/** SQLite's `SQLITE_BUSY`: another process has the lock. */
const busyCode = 5;

/**
 * Keeps a second engine out of a data directory, where it would take the first one's sessions for orphans.
 *
 * The lock is the operating system's own, taken by SQLite on a file that names the process: it is gone with the process,
 * however that ends. A process id alone could not tell that, since ids are given again, and since in a container every
 * service is number 1.
 */
export class DataDirectoryLock {
  readonly #database: DatabaseSync;

  private constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** @throws LegworkError `internal` when another process has the directory, naming it; `invalid_request` when there can be no file. */
  static async acquire(dataDirectory: string): Promise<DataDirectoryLock> {
    const directory = resolve(dataDirectory);
    const file = join(directory, lockFileName);
    await inDataDirectory(directory, async () => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await createFile(file);
    });
    const database = new DatabaseSync(file, { timeout: 0 });
    try {
      lock(database);
      return new DataDirectoryLock(database);
    } catch (error) {
      const holder = isBusy(error) ? describeHolder(database) : undefined;
      database.close();
      throw holder === undefined ? error : inUse(directory, holder);
    }
  }

  release(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}

/** One that is there is not opened here: closing it would drop the lock, if this process is the one that has it. */
async function createFile(file: string): Promise<void> {
  try {
    await (await open(file, "wx", 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Says who has it, and then keeps others from writing, while they can still read that. */
function lock(database: DatabaseSync): void {
  database.exec("begin immediate");
  database.exec("create table if not exists holder (process_id integer not null, since text not null)");
  database.exec("delete from holder");
  database.prepare("insert into holder values (?, ?)").run(process.pid, new Date().toISOString());
  database.exec("commit");
  database.exec("begin immediate");
}

/** Undefined would mean that it cannot be read: empty while the holder is writing itself. */
function describeHolder(database: DatabaseSync): string {
  try {
    const holder = database.prepare("select process_id, since from holder").get();
    if (holder !== undefined) return `process ${holder["process_id"]}, since ${holder["since"]}`;
  } catch {
    // It is being written at this moment.
  }
  return "another process, just now";
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === busyCode;
}

function inUse(directory: string, holder: string): LegworkError {
  return new LegworkError(
    "internal",
    `The data directory ${directory} is in use by another Legwork service (${holder}). Stop that one, or give this one a directory of its own: LEGWORK_DATA_DIR.`,
  );
}
