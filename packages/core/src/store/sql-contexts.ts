import type { ExpressionBuilder, Kysely } from "kysely";
import {
  claimMs,
  type ContextClaim,
  type ContextContent,
  type ContextQuery,
  type ContextRecord,
  type ContextSaving,
  type ContextStore,
  type SealedContext,
} from "./context-store.ts";
import type { ContextRow, Tables } from "./rows.ts";

/** Runs work in the turn of that name; `attempt` completes "Could not …". */
export type InTurn = <Result>(
  attempt: string,
  name: string,
  work: (database: Kysely<Tables>) => Promise<Result>,
) => Promise<Result>;

/** Keeps contexts in a database. */
export class SqlContexts implements ContextStore {
  readonly #inTurn: InTurn;

  constructor(inTurn: InTurn) {
    this.#inTurn = inTurn;
  }

  create(context: SealedContext): Promise<void> {
    const { writerSessionId, lastSaving, ...columns } = context;
    const row: ContextRow = {
      ...columns,
      writer: writerSessionId ?? null,
      claimedAt: null,
      lastSaving: lastSaving === undefined ? null : JSON.stringify(lastSaving),
    };
    return this.#inTurn("keep a new context", turnOf(context.id), async (database) => {
      await database.insertInto("contexts").values(row).execute();
    });
  }

  get(projectId: string, id: string): Promise<SealedContext | undefined> {
    return this.#inTurn("read a context", turnOf(id), async (database) => {
      const row = await selectContexts(database, projectId).where("id", "=", id).executeTakeFirst();
      return row && sealedOf(row);
    });
  }

  list(projectId: string, { limit, after }: ContextQuery): Promise<ContextRecord[]> {
    return this.#inTurn("list contexts", `contexts of ${projectId}`, async (database) => {
      let query = selectContexts(database, projectId);
      if (after !== undefined)
        query = query.where(({ eb, or, and }) =>
          or([
            eb("createdAt", "<", after.createdAt),
            and([eb("createdAt", "=", after.createdAt), eb("id", "<", after.id)]),
          ]),
        );
      const rows = await query.orderBy("createdAt", "desc").orderBy("id", "desc").limit(limit).execute();
      return rows.map((row) => {
        const { sealed: _sealed, ...record } = sealedOf(row);
        return record;
      });
    });
  }

  claim(projectId: string, id: string, { sessionId, at }: ContextClaim): Promise<SealedContext | undefined> {
    return this.#inTurn("take a context for writing", turnOf(id), async (database) => {
      const { numUpdatedRows } = await database
        .updateTable("contexts")
        .set({ writer: sessionId, claimedAt: at })
        .where("projectId", "=", projectId)
        .where("id", "=", id)
        .where((expression) =>
          expression.or([expression.eb("writer", "=", sessionId), isFree(expression, at)]),
        )
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return undefined;
      const row = await selectContexts(database, projectId).where("id", "=", id).executeTakeFirst();
      return row && sealedOf(row);
    });
  }

  replace(projectId: string, id: string, content: ContextContent): Promise<boolean> {
    const { sessionId, version, size, sealed, at } = content;
    return this.#inTurn("save a context", turnOf(id), async (database) => {
      const { numUpdatedRows } = await database
        .updateTable("contexts")
        .set({ version, size, sealed, updatedAt: at })
        .where("projectId", "=", projectId)
        .where("id", "=", id)
        .where("writer", "=", sessionId)
        .where("version", "=", version - 1)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    });
  }

  release(projectId: string, id: string, saving: ContextSaving): Promise<void> {
    const lastSaving = JSON.stringify(saving);
    return this.#inTurn("record how a context was left", turnOf(id), async (database) => {
      await database
        .updateTable("contexts")
        .set({ writer: null, lastSaving })
        .where("projectId", "=", projectId)
        .where("id", "=", id)
        .where("writer", "=", saving.sessionId)
        .execute();
    });
  }

  abandon(projectId: string, id: string, sessionId: string): Promise<void> {
    return this.#inTurn("give a context back", turnOf(id), async (database) => {
      await database
        .updateTable("contexts")
        .set({ writer: null })
        .where("projectId", "=", projectId)
        .where("id", "=", id)
        .where("writer", "=", sessionId)
        .execute();
    });
  }

  delete(projectId: string, id: string, at: number): Promise<boolean> {
    return this.#inTurn("delete a context", turnOf(id), async (database) => {
      const { numDeletedRows } = await database
        .deleteFrom("contexts")
        .where("projectId", "=", projectId)
        .where("id", "=", id)
        .where((expression) => isFree(expression, at))
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    });
  }
}

function turnOf(id: string): string {
  return `context ${id}`;
}

/** Nobody is its writer: its session ended, or never came to be and has had its time. */
function isFree({ eb, or, and, not, exists, selectFrom }: ExpressionBuilder<Tables, "contexts">, at: number) {
  const sessionOfWriter = () =>
    selectFrom("sessions").select("sessions.id").whereRef("sessions.id", "=", "contexts.writer");
  return or([
    eb("writer", "is", null),
    exists(sessionOfWriter().where("sessions.status", "!=", "RUNNING")),
    and([eb("claimedAt", "<=", at - claimMs), not(exists(sessionOfWriter()))]),
  ]);
}

/** `ended`: how the writer's session ended, when it did. */
function selectContexts(database: Kysely<Tables>, projectId: string) {
  return database
    .selectFrom("contexts")
    .selectAll("contexts")
    .select(({ selectFrom }) =>
      selectFrom("sessions")
        .select("sessions.status")
        .whereRef("sessions.id", "=", "contexts.writer")
        .where("sessions.status", "!=", "RUNNING")
        .as("ended"),
    )
    .where("contexts.projectId", "=", projectId);
}

function sealedOf(row: ContextRow & { ended: string | null }): SealedContext {
  const { writer, claimedAt: _claimed, lastSaving, ended, ...context } = row;
  return {
    ...context,
    ...(writer !== null && ended === null && { writerSessionId: writer }),
    ...(lastSaving !== null && { lastSaving: JSON.parse(lastSaving) }),
  };
}
