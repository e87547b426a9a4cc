import { cp, mkdir, readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { LegworkError } from "@legwork/protocol";
import { lockFileName } from "./data-directory-lock.ts";
import { databaseFileName } from "./sqlite.ts";
import { sqliteFailure } from "./sqlite-failure.ts";

/** What was copied. */
export type BackUp = {
  /** Whole path of the new folder: a data directory itself. */
  folder: string;
  /** Records, contexts, memories and keys are among it; false where they are in PostgreSQL. */
  hasDatabase: boolean;
};

/**
 * Copies a data directory to a folder that is not there yet, also while a service is at work on it. The database is copied
 * first, so that every file that it tells of was there then; what is made meanwhile is left out.
 *
 * @throws LegworkError `invalid_request` when the folder is there and not empty, or there is no data directory; `internal`
 *   when the database cannot be read.
 */
export async function backUp(dataDirectory: string, folder: string): Promise<BackUp> {
  const [from, to] = [resolve(dataDirectory), resolve(folder)];
  const names = await namesIn(from);
  if (names === undefined) throw refused(`${from} is no data directory: there is no such folder.`);
  if (`${to}/`.startsWith(`${from}/`))
    throw refused(`${to} lies in the data directory that is to be copied.`);
  const there = await namesIn(to);
  if (there !== undefined && there.length > 0)
    throw refused(`${to} is not empty. Name a folder that is not there yet.`);
  // Keys and what contexts hold are in it.
  await mkdir(to, { recursive: true, mode: 0o700 });
  const hasDatabase = names.includes(databaseFileName);
  if (hasDatabase) await copyDatabase(join(from, databaseFileName), join(to, databaseFileName));
  for (const name of names.filter(isCopied)) await copy(join(from, name), join(to, name));
  return { folder: to, hasDatabase };
}

/** SQLite's own files hang together, and a lock says who is at work there. */
function isCopied(name: string): boolean {
  return !name.startsWith(databaseFileName) && !name.startsWith(lockFileName);
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const attempt = `copy the database ${from}`;
  try {
    const database = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
    try {
      await backup(database, to);
    } finally {
      database.close();
    }
  } catch (error) {
    throw sqliteFailure(attempt, error);
  }
}

/** A file that goes meanwhile, as old pictures do, is none to be kept. */
async function copy(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: async (source) => (await stat(source).catch(() => undefined)) !== undefined,
  });
}

/** Undefined when there is no such folder. */
async function namesIn(folder: string): Promise<string[] | undefined> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function refused(message: string): LegworkError {
  return new LegworkError("invalid_request", message);
}
