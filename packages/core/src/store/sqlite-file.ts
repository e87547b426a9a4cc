import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, link, mkdir, open, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { storeFailure } from "./failure.ts";

/** How long a write waits for another process that is writing, milliseconds. */
const busyTimeoutMs = 5_000;

/**
 * Opens a database that several processes may use, with every commit on the disk before it is acknowledged. A missing
 * file is made with mode 0600, a missing directory with mode 0700. `attempt` completes "Could not …".
 */
export async function openFile(file: string, attempt: string): Promise<DatabaseSync> {
  await prepareFile(file, attempt);
  const database = new DatabaseSync(file, {
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
    defensive: true,
  });
  try {
    database.exec("pragma journal_mode = wal; pragma synchronous = full;");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** SQLite's own errors pass through; those of the file system become a `LegworkError` here. */
async function prepareFile(file: string, attempt: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    if (!(await isThere(file))) await createFile(file);
  } catch (error) {
    if (!hasCode(error)) throw error;
    const advice =
      "Choose another data directory (LEGWORK_DATA_DIR), or make this one writable for the user that runs this program.";
    throw storeFailure(attempt, `${error.message}. ${advice}`, error);
  }
}

/** Asked without opening it: closing a file drops every lock that this process has on it, SQLite's too. */
async function isThere(file: string): Promise<boolean> {
  try {
    await access(file, constants.R_OK | constants.W_OK);
    // What is no file has no locks, and says best itself that it cannot be opened.
    if (!(await stat(file)).isFile()) await (await open(file, "r+")).close();
    return true;
  } catch (error) {
    if (hasCode(error) && error.code === "ENOENT") return false;
    throw error;
  }
}

/**
 * The file appears under its name only when it is a database in WAL mode already: SQLite does not wait (`busy_timeout`)
 * when it changes the mode, so that of two processes that start at once one would fail. SQLite would also give the file
 * the mode that the umask leaves, where this gives 0600; the `-wal` and `-shm` files follow the file's own.
 */
async function createFile(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.new`;
  try {
    await (await open(draft, "wx", 0o600)).close();
    const database = new DatabaseSync(draft);
    try {
      database.exec("pragma journal_mode = wal");
    } finally {
      database.close();
    }
    await link(draft, file);
  } catch (error) {
    // Another process was first, and made the same.
    if (!hasCode(error) || error.code !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function hasCode(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error && "syscall" in error;
}
