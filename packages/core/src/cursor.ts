import { LegworkError } from "@legwork/protocol";

/** A place in a list that is ordered by age. Times in milliseconds since 1970. */
type Place = { createdAt: number; id: string };

/** What a client hands back to get what follows. */
export function cursorAfter({ createdAt, id }: Place): string {
  return Buffer.from(JSON.stringify([createdAt, id])).toString("base64url");
}

/** @throws LegworkError `invalid_request` for a cursor that nobody gave. */
export function readCursor(cursor: string): Place {
  try {
    const [createdAt, id] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[];
    if (Number.isSafeInteger(createdAt) && typeof id === "string")
      return { createdAt: createdAt as number, id };
  } catch {
    // Told below, with what is none of ours in any other way.
  }
  throw new LegworkError(
    "invalid_request",
    "cursor is none that was answered as nextCursor. Begin without one.",
    { issues: [{ path: "cursor", message: "must be a nextCursor of an answer before" }] },
  );
}
