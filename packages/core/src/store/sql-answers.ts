import type { Kysely } from "kysely";
import type { AnswerBounds, AnswerClaim, AnswerStore, KeptAnswer } from "./answer-store.ts";
import type { Tables } from "./rows.ts";
import type { RunInTurn } from "./sql-store.ts";

type Named = Pick<AnswerClaim, "projectId" | "name">;
type Database = Kysely<Tables>;

/** Answers in a database, which tells several processes apart too: one of them gets the claim. */
export class SqlAnswers implements AnswerStore {
  readonly #run: RunInTurn;

  constructor(run: RunInTurn) {
    this.#run = run;
  }

  claim(claim: AnswerClaim, begunSince: number): Promise<KeptAnswer | undefined> {
    return this.#run("claim a request", turnOf(claim), (database) =>
      database.transaction().execute((transaction) => claimIn(transaction, claim, begunSince)),
    );
  }

  async finish(request: Named, answer: string, bounds: AnswerBounds): Promise<void> {
    await this.#run("keep an answer", turnOf(request), (database) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("keptAnswers")
          .set({ answer, size: answer.length })
          .where("projectId", "=", request.projectId)
          .where("name", "=", request.name)
          .execute();
        await prune(transaction, request.projectId, bounds);
      }),
    );
  }

  async release({ projectId, name }: Named): Promise<void> {
    await this.#run("release a request", turnOf({ projectId, name }), async (database) => {
      await database
        .deleteFrom("keptAnswers")
        .where("projectId", "=", projectId)
        .where("name", "=", name)
        .execute();
    });
  }
}

function turnOf({ projectId, name }: Named): string {
  return `answer ${projectId} ${name}`;
}

async function claimIn(
  database: Database,
  claim: AnswerClaim,
  begunSince: number,
): Promise<KeptAnswer | undefined> {
  const { projectId, name } = claim;
  await database
    .deleteFrom("keptAnswers")
    .where("projectId", "=", projectId)
    .where("name", "=", name)
    .where("begunAt", "<", begunSince)
    .execute();
  const { numInsertedOrUpdatedRows } = await database
    .insertInto("keptAnswers")
    .values({ ...claim, answer: null, size: 0 })
    .onConflict((conflict) => conflict.columns(["projectId", "name"]).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  const { fingerprint, answer } = await database
    .selectFrom("keptAnswers")
    .select(["fingerprint", "answer"])
    .where("projectId", "=", projectId)
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return { fingerprint, ...(answer !== null && { answer }) };
}

async function prune(database: Database, projectId: string, bounds: AnswerBounds): Promise<void> {
  await database
    .deleteFrom("keptAnswers")
    .where("projectId", "=", projectId)
    .where("begunAt", "<", bounds.begunSince)
    .execute();
  const kept = await database
    .selectFrom("keptAnswers")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number | null>("size").as("size")])
    .where("projectId", "=", projectId)
    .executeTakeFirstOrThrow();
  let count = Number(kept.count);
  let size = Number(kept.size);
  if (count <= bounds.limit && size <= bounds.largestSize) return;
  const oldestFirst = await database
    .selectFrom("keptAnswers")
    .select(["name", "size"])
    .where("projectId", "=", projectId)
    .where("answer", "is not", null)
    .orderBy("begunAt")
    .orderBy("name")
    .execute();
  for (const oldest of oldestFirst) {
    if (count <= bounds.limit && size <= bounds.largestSize) return;
    await database
      .deleteFrom("keptAnswers")
      .where("projectId", "=", projectId)
      .where("name", "=", oldest.name)
      .execute();
    count -= 1;
    size -= oldest.size;
  }
}
