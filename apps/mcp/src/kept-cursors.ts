import { randomBytes } from "node:crypto";
import { LegworkError } from "@legwork/protocol";

/** The oldest go first. One of 2,500 items has 20 kB. */
const mostKept = 200;

/**
 * Cursors under short names. A cursor of a collection grows with what was read, and a model would have to repeat all of it
 * letter by letter; what it repeats is the name.
 */
export class KeptCursors {
  readonly #cursors = new Map<string, string>();

  /** Answers the name, which nobody can guess. */
  keep(cursor: string): string {
    const [oldest] = this.#cursors.keys();
    if (this.#cursors.size >= mostKept && oldest !== undefined) this.#cursors.delete(oldest);
    const name = randomBytes(9).toString("base64url");
    this.#cursors.set(name, cursor);
    return name;
  }

  /** @throws LegworkError `invalid_request` for a name that was not given here, or was too long ago. */
  find(name: string): string {
    const cursor = this.#cursors.get(name);
    if (cursor !== undefined) return cursor;
    throw new LegworkError(
      "invalid_request",
      "This cursor is not known here, or not any more. Call collect without it, on the list's first page.",
    );
  }
}
