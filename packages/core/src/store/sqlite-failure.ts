import { LegworkError } from "@legwork/protocol";
import { idTaken, storeFailure } from "./failure.ts";

/** SQLite's result codes that have a cause the operator can do something about: https://sqlite.org/rescode.html */
const advice: Record<number, string> = {
  5: "another process has kept it locked for too long. Stop the other process, or give this one a data directory of its own.",
  8: "it may not be written. Give the user that runs this program write permission on the file and its directory.",
  10: "the disk failed. Check the disk and its mount, then start again.",
  11: "it is damaged. Restore it from a backup, or move it away (with its -wal and -shm files) to start with an empty one.",
  13: "the disk is full. Free some space, then try again.",
  14: "it cannot be opened. Check that the directory exists and that the user that runs this program may write in it.",
  26: "it is not an SQLite database, or damaged. Restore it from a backup, or move it away to start with an empty one.",
};

const constraintPrimaryKey = 1555;
const constraintUnique = 2067;

/**
 * An error of `node:sqlite` in words that an operator can act on. `attempt` completes "Could not …" and names the
 * database; SQLite's own message stays in the cause.
 */
export function sqliteFailure(attempt: string, error: unknown): LegworkError {
  if (error instanceof LegworkError) return error;
  const code = resultCode(error);
  if (code === constraintPrimaryKey || code === constraintUnique) return idTaken(attempt, error);
  // The lower eight bits are the kind, the rest its variety.
  const reason = code === undefined ? undefined : advice[code & 0xff];
  const message = error instanceof Error ? error.message : String(error);
  return storeFailure(attempt, reason ?? `${message}. Look at the error's cause in the log.`, error);
}

function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode : undefined;
}
