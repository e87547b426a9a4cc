import { LegworkError } from "@legwork/protocol";

/** `attempt` completes "Could not …". */
export function storeFailure(attempt: string, reason: string, cause?: unknown): LegworkError {
  return new LegworkError("internal", `Could not ${attempt}: ${reason}`, { cause });
}

export function idTaken(attempt: string, cause?: unknown): LegworkError {
  return storeFailure(attempt, "a record of that id is kept already. Use a new id.", cause);
}

export function sessionUnknown(attempt: string): LegworkError {
  return storeFailure(attempt, "no session of that id is kept. Create the session first.");
}

export function storeClosed(attempt: string): LegworkError {
  return storeFailure(attempt, "the store is closed. Open it again.");
}
