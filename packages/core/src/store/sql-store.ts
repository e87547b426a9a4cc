import type { LegworkError } from "@legwork/protocol";
import type { Kysely, RawBuilder } from "kysely";
import { storeClosed } from "./failure.ts";
import * as memories from "./memory-queries.ts";
import { fromActionRow, fromSessionRow, toMemoryRow, toSessionRow, toText, type Tables } from "./rows.ts";
import * as sessions from "./session-queries.ts";
import { SqlAnswers } from "./sql-answers.ts";
import { SqlKeys } from "./sql-keys.ts";
import { SqlContexts } from "./sql-contexts.ts";
import {
  leaseMs,
  type ActionRecord,
  type EndedSession,
  type MemoryBounds,
  type MemoryQuery,
  type MemoryRecord,
  type MemoryUse,
  type SessionEnding,
  type SessionQuery,
  type SessionRecord,
  type Store,
} from "./store.ts";
import { SqlJobs } from "./sql-jobs.ts";
import { Turns } from "./turns.ts";

/** What differs from one database to the other. */
export type SqlStoreParts = {
  database: Kysely<Tables>;
  /** The database's error in words that an operator can act on; `attempt` completes "Could not …". */
  explain: (attempt: string, error: unknown) => LegworkError;
  /** The time on the database's own clock, ms since 1970; undefined where one process has the database for itself. */
  now?: RawBuilder<number>;
};

/** Runs work on the database when what was asked for the same name before has ended; `attempt` completes "Could not …". */
export type RunInTurn = <Result>(
  attempt: string,
  name: string,
  work: (database: Kysely<Tables>) => Promise<Result>,
) => Promise<Result>;

/** Keeps records in a database. What a method has resolved for is as safe as the database makes it. */
export class SqlStore implements Store {
  readonly isShared: boolean;
  readonly answers = new SqlAnswers((attempt, name, work) => this.#inTurn(attempt, name, work));
  readonly keys = new SqlKeys((attempt, name, work) => this.#inTurn(attempt, name, work));
  readonly jobs: SqlJobs;
  readonly contexts = new SqlContexts((attempt, name, work) => this.#inTurn(attempt, name, work));
  readonly #database: Kysely<Tables>;
  readonly #explain: SqlStoreParts["explain"];
  readonly #now: RawBuilder<number> | undefined;
  /** Calls for one session run in the order in which they were made. */
  readonly #turns = new Turns();
  #closing: Promise<void> | undefined;

  constructor({ database, explain, now }: SqlStoreParts) {
    this.#database = database;
    this.#explain = explain;
    this.#now = now;
    this.isShared = now !== undefined;
    this.jobs = new SqlJobs((attempt, name, work) => this.#inTurn(attempt, name, work), now);
  }

  async createSession(record: SessionRecord): Promise<void> {
    const row = toSessionRow(record);
    await this.#inTurn("record a new session", record.id, async (database) => {
      await database.insertInto("sessions").values(row).execute();
    });
  }

  async getSession(id: string): Promise<SessionRecord | undefined> {
    const row = await this.#inTurn("read a session", id, (database) =>
      database.selectFrom("sessions").selectAll().where("id", "=", id).executeTakeFirst(),
    );
    return row && fromSessionRow(row);
  }

  /** A listing sees what was recorded before it, awaited or not. */
  async listSessions(projectId: string, query: SessionQuery): Promise<SessionRecord[]> {
    await this.#turns.ended();
    return this.#run("list sessions", (database) => sessions.listSessions(database, projectId, query));
  }

  listEndedSessions(limit: number): Promise<EndedSession[]> {
    return this.#run("list ended sessions", (database) => sessions.listEndedSessions(database, limit));
  }

  async recordedSize(): Promise<number> {
    await this.#turns.ended();
    return this.#run("measure the records", sessions.recordedSize);
  }

  async deleteSessions(ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    return this.#run("forget sessions", (database) => sessions.deleteSessions(database, ids));
  }

  async endSession(id: string, ending: SessionEnding): Promise<boolean> {
    const { status, endReason, endedAt, context } = ending;
    const blocked = toText(ending.blocked);
    const { numUpdatedRows } = await this.#inTurn("record the end of a session", id, (database) =>
      database
        .updateTable("sessions")
        .set({ status, endReason, endedAt, blocked, ...(context && { context: toText(context) }) })
        .where("id", "=", id)
        .where("status", "=", "RUNNING")
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows === 1n;
  }

  async renewOwner(ownerId: string): Promise<void> {
    const now = this.#now;
    if (now === undefined) return;
    await this.#inTurn("say that this process lives", `owner ${ownerId}`, async (database) => {
      await database
        .insertInto("owners")
        .values(({ eb }) => ({ id: ownerId, livingUntil: eb(now, "+", leaseMs) }))
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet(({ eb }) => ({ livingUntil: eb(now, "+", leaseMs) })),
        )
        .execute();
    });
  }

  async releaseOwner(ownerId: string): Promise<void> {
    if (this.#now === undefined) return;
    await this.#inTurn("say that this process ends", `owner ${ownerId}`, async (database) => {
      await database.deleteFrom("owners").where("id", "=", ownerId).execute();
    });
  }

  async listOrphanedSessions(ownerId: string): Promise<SessionRecord[]> {
    await this.#turns.ended();
    const attempt = "look for sessions that another process left";
    const rows = await this.#inTurn(attempt, `owner ${ownerId}`, (database) => {
      let query = database
        .selectFrom("sessions")
        .selectAll()
        .where("status", "=", "RUNNING")
        .where("ownerId", "!=", ownerId);
      const now = this.#now;
      if (now !== undefined)
        query = query.where("ownerId", "not in", ({ selectFrom }) =>
          selectFrom("owners").select("owners.id").where("livingUntil", ">", now),
        );
      return query.execute();
    });
    return rows.map(fromSessionRow);
  }

  async handOverSession(id: string, { from, to }: { from: string; to: string }): Promise<boolean> {
    const { numUpdatedRows } = await this.#inTurn("take over a session", id, (database) =>
      database
        .updateTable("sessions")
        .set({ ownerId: to })
        .where("id", "=", id)
        .where("status", "=", "RUNNING")
        .where("ownerId", "=", from)
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows === 1n;
  }

  async appendAction(record: ActionRecord): Promise<void> {
    const entry = sessions.actionEntry(record);
    await this.#inTurn("record an action", record.sessionId, (database) =>
      sessions.insertAction(database, entry),
    );
  }

  async listActions(sessionId: string): Promise<ActionRecord[]> {
    const rows = await this.#inTurn("read the actions of a session", sessionId, (database) =>
      database
        .selectFrom("actions")
        .selectAll()
        .where("sessionId", "=", sessionId)
        .orderBy("position")
        .execute(),
    );
    return rows.map(fromActionRow);
  }

  findMemory(projectId: string, key: string): Promise<MemoryRecord | undefined> {
    return this.#run("read a memory", (database) => memories.findMemory(database, projectId, key));
  }

  async saveMemory(record: MemoryRecord, bounds: MemoryBounds): Promise<void> {
    const row = toMemoryRow(record);
    await this.#inTurn("keep a memory", `memories ${row.projectId}`, (database) =>
      memories.saveMemory(database, row, bounds),
    );
  }

  async countMemoryUses(uses: MemoryUse[]): Promise<void> {
    if (uses.length === 0) return;
    await this.#run("count uses of memories", (database) => memories.countMemoryUses(database, uses));
  }

  listMemories(projectId: string, query: MemoryQuery): Promise<MemoryRecord[]> {
    return this.#inTurn("list memories", `memories ${projectId}`, (database) =>
      memories.listMemories(database, projectId, query),
    );
  }

  deleteMemory(projectId: string, id: string): Promise<boolean> {
    return this.#inTurn("forget a memory", `memories ${projectId}`, (database) =>
      memories.deleteMemory(database, projectId, id),
    );
  }

  deleteMemories(projectId: string): Promise<number> {
    return this.#inTurn("forget memories", `memories ${projectId}`, (database) =>
      memories.deleteMemories(database, projectId),
    );
  }

  close(): Promise<void> {
    this.#closing ??= this.#turns.ended().then(() => this.#database.destroy());
    return this.#closing;
  }

  #inTurn<Result>(
    attempt: string,
    name: string,
    work: (database: Kysely<Tables>) => Promise<Result>,
  ): Promise<Result> {
    if (this.#closing !== undefined) return Promise.reject(storeClosed(attempt));
    return this.#turns.take(name, () => this.#explained(attempt, work));
  }

  /** In no turn, but waited for by {@link close}. */
  #run<Result>(attempt: string, work: (database: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    return this.#inTurn(attempt, `${attempt} ${(this.#calls += 1)}`, work);
  }
  #calls = 0;

  /** `attempt` names no path: what fails while serving may be answered to a client. */
  async #explained<Result>(
    attempt: string,
    work: (database: Kysely<Tables>) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work(this.#database);
    } catch (error) {
      throw this.#explain(`${attempt} in the database`, error);
    }
  }
}
