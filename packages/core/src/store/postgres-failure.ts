import { LegworkError } from "@legwork/protocol";
import { idTaken, storeFailure } from "./failure.ts";

/** PostgreSQL's error codes, and those of the network, that the operator can do something about. */
const advice: Record<string, string> = {
  "28000": "the server refuses the user. Check the user name and the server's pg_hba.conf.",
  "28P01": "the password is wrong. Correct it in LEGWORK_DATABASE_URL.",
  "3D000": "there is no such database. Create it (createdb), or name another in LEGWORK_DATABASE_URL.",
  "42501": "the user may not do that. Let it create a schema: grant create on database … to ….",
  "25006": "the server is read-only. Name its primary in LEGWORK_DATABASE_URL.",
  "53100": "the server's disk is full. Free some space, then try again.",
  "53300": "the server has no connection left. Raise its max_connections, or run fewer processes.",
  "57P01": "the server was stopped. Start it, then try again.",
  "57P03": "the server is starting. Try again in a moment.",
  ECONNREFUSED: "nothing listens there. Start the server, or correct LEGWORK_DATABASE_URL.",
  ECONNRESET: "the connection broke. Look at the server's log.",
  ENOTFOUND: "there is no such host. Correct LEGWORK_DATABASE_URL.",
  ETIMEDOUT: "the server does not answer. Check the network and its firewall.",
};

const uniqueViolation = "23505";

/**
 * An error of `pg` in words that an operator can act on. `attempt` completes "Could not …" and names the database; the
 * server's own message stays in the cause.
 */
export function postgresFailure(attempt: string, error: unknown): LegworkError {
  if (error instanceof LegworkError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === uniqueViolation) return idTaken(attempt, error);
  const message = error instanceof Error ? error.message : String(error);
  const reason = Object.hasOwn(advice, code) ? advice[code] : undefined;
  return storeFailure(attempt, reason ?? `${message}. Look at the error's cause in the log.`, error);
}
