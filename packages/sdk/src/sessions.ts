import type { Call, CallOptions } from "./call.ts";
import type { ListSessionsOutput, Operations, SessionRecord, UpdateSessionInput } from "./protocol.gen.ts";

/** Which sessions are meant. Times are ISO 8601; `limit` is 50 by default. */
export type SessionFilter = Operations["listSessions"]["input"];

type Options = Pick<CallOptions, "signal">;

/**
 * The records of the project's sessions, running and ended. Every method rejects with a `LegworkError`, or with the reason
 * of its signal.
 *
 * ```ts
 * for await (const session of legwork.sessions.all({ status: "RUNNING" })) console.log(session.id);
 * ```
 */
export class Sessions {
  readonly #call: Call;

  /** Made by the client. */
  constructor(call: Call) {
    this.#call = call;
  }

  /** One part of them, newest first: 50, unless `limit` says otherwise. */
  list(filter: SessionFilter = {}, options: Options = {}): Promise<ListSessionsOutput> {
    return this.#call("listSessions", filter, options);
  }

  /** All of them, newest first, asked for part by part. */
  async *all(
    filter: Omit<SessionFilter, "cursor"> = {},
    options: Options = {},
  ): AsyncGenerator<SessionRecord, void, undefined> {
    let cursor: string | undefined;
    do {
      const { sessions, nextCursor } = await this.list({ ...filter, cursor }, options);
      yield* sessions;
      cursor = nextCursor;
    } while (cursor !== undefined);
  }

  /** What is known of one. @throws LegworkError `session_not_found`. */
  get(sessionId: string, options: Options = {}): Promise<SessionRecord> {
    return this.#call("getSession", {}, { ...options, sessionId });
  }

  /** Asks for one to be ended, in the form of Browserbase's interface. @throws LegworkError `session_not_found`. */
  update(sessionId: string, change: UpdateSessionInput, options: Options = {}): Promise<SessionRecord> {
    return this.#call("updateSession", change, { ...options, sessionId });
  }

  /** Ends one; content when it has ended already. @throws LegworkError `session_not_found`. */
  release(sessionId: string, options: Options = {}): Promise<SessionRecord> {
    return this.#call("releaseSession", {}, { ...options, sessionId });
  }
}
