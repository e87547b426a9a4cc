import { join, resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { CamelCasePlugin, Kysely } from "kysely";
import { sessionUnknown, storeClosed } from "./failure.ts";
import { migrate } from "./migrate.ts";
import { NodeSqliteDialect } from "./node-sqlite.ts";
import {
  fromActionRow,
  fromSessionRow,
  toActionRow,
  toSessionRow,
  type ActionRow,
  type Tables,
} from "./rows.ts";
import { sqliteFailure } from "./sqlite-failure.ts";
import { openFile } from "./sqlite-file.ts";
import type { ActionRecord, SessionEnding, SessionRecord, Store } from "./store.ts";

/** Name of the database in the data directory; SQLite keeps a `-wal` and a `-shm` file beside it. */
export const databaseFileName = "legwork.sqlite";

/** Keeps records in one SQLite file. What a method has resolved for is on the disk, whatever happens to the process. */
export class SqliteStore implements Store {
  readonly #database: Kysely<Tables>;
  /** The last call's work. Calls run one after the other, in the order in which they were made. */
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;

  private constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /**
   * Opens the database of a data directory. A missing directory is made with mode 0700, a missing file with mode 0600;
   * an older schema is brought up to date. Rejects with `internal`, naming the file, when it is damaged, cannot be
   * written, or was written by a newer version.
   */
  static async open(dataDirectory: string): Promise<SqliteStore> {
    const file = join(resolve(dataDirectory), databaseFileName);
    const attempt = `open the session database ${file}`;
    let connection: DatabaseSync | undefined;
    try {
      connection = await openFile(file, attempt);
      const database = new Kysely<unknown>({ dialect: new NodeSqliteDialect(connection) });
      await migrate(database, attempt);
      return new SqliteStore(database.withPlugin(new CamelCasePlugin()) as Kysely<Tables>);
    } catch (error) {
      connection?.close();
      throw sqliteFailure(attempt, error);
    }
  }

  async createSession(record: SessionRecord): Promise<void> {
    const row = toSessionRow(record);
    await this.#enqueue("record a new session", async (database) => {
      await database.insertInto("sessions").values(row).execute();
    });
  }

  async getSession(id: string): Promise<SessionRecord | undefined> {
    const row = await this.#enqueue("read a session", (database) =>
      database.selectFrom("sessions").selectAll().where("id", "=", id).executeTakeFirst(),
    );
    return row && fromSessionRow(row);
  }

  async endSession(id: string, ending: SessionEnding): Promise<boolean> {
    const { status, endReason, endedAt } = ending;
    const { numUpdatedRows } = await this.#enqueue("record the end of a session", (database) =>
      database
        .updateTable("sessions")
        .set({ status, endReason, endedAt })
        .where("id", "=", id)
        .where("status", "=", "RUNNING")
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows === 1n;
  }

  async endOrphanedSessions(ownerId: string, ending: SessionEnding): Promise<string[]> {
    const { status, endReason, endedAt } = ending;
    const rows = await this.#enqueue("record the end of sessions that another process left", (database) =>
      database
        .updateTable("sessions")
        .set({ status, endReason, endedAt })
        .where("status", "=", "RUNNING")
        .where("ownerId", "!=", ownerId)
        .returning("id")
        .execute(),
    );
    return rows.map((row) => row.id);
  }

  async appendAction(record: ActionRecord): Promise<void> {
    const row = toActionRow(record);
    await this.#enqueue("record an action", (database) => insertAction(database, row));
  }

  async listActions(sessionId: string): Promise<ActionRecord[]> {
    const rows = await this.#enqueue("read the actions of a session", (database) =>
      database
        .selectFrom("actions")
        .selectAll()
        .where("sessionId", "=", sessionId)
        .orderBy("position")
        .execute(),
    );
    return rows.map(fromActionRow);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#queue;
    await this.#database.destroy();
  }

  /** `attempt` names no path: what fails while serving may be answered to a client. */
  async #enqueue<Result>(
    attempt: string,
    work: (database: Kysely<Tables>) => Promise<Result>,
  ): Promise<Result> {
    if (this.#closed) throw storeClosed(attempt);
    const result = this.#queue.then(() => work(this.#database));
    // The next call waits for this one's end, not for its success, which is the concern of its own caller.
    this.#queue = result.catch(() => undefined);
    try {
      return await result;
    } catch (error) {
      throw sqliteFailure(`${attempt} in the session database`, error);
    }
  }
}

/** The session's own counter gives the position, so that the order holds whichever database numbers the rows. */
async function insertAction(database: Kysely<Tables>, row: Omit<ActionRow, "position">): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const session = await transaction
      .updateTable("sessions")
      .set((expression) => ({ actionCount: expression("actionCount", "+", 1) }))
      .where("id", "=", row.sessionId)
      .returning("actionCount")
      .executeTakeFirst();
    if (session === undefined) throw sessionUnknown("record an action in the session database");
    await transaction
      .insertInto("actions")
      .values({ ...row, position: session.actionCount })
      .execute();
  });
}
