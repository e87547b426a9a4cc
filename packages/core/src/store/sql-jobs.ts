import type { Kysely, RawBuilder } from "kysely";
import type { JobEnding, JobEvent, JobRecord, JobStore } from "./job-records.ts";
import type { Tables } from "./rows.ts";

/** Runs work on the database in turn with what else concerns a job; `attempt` completes "Could not …". */
export type InTurn = <Result>(
  attempt: string,
  name: string,
  work: (database: Kysely<Tables>) => Promise<Result>,
) => Promise<Result>;

export type JobRow = Omit<JobRecord, "input" | "outcome" | "endedAt"> & {
  input: string;
  outcome: string | null;
  endedAt: number | null;
};

export type JobEventRow = Omit<JobEvent, "data"> & { data: string };

/** Jobs in a database. */
export class SqlJobs implements JobStore {
  readonly #inTurn: InTurn;
  readonly #now: RawBuilder<number> | undefined;

  /** `now`: the database's clock, where several processes share it. */
  constructor(inTurn: InTurn, now: RawBuilder<number> | undefined) {
    this.#inTurn = inTurn;
    this.#now = now;
  }

  async createJob(record: JobRecord): Promise<void> {
    const row = toRow(record);
    await this.#inTurn("record a job", `job ${record.id}`, async (database) => {
      await database.insertInto("agentJobs").values(row).execute();
    });
  }

  async getJob(id: string): Promise<JobRecord | undefined> {
    const row = await this.#inTurn("read a job", `job ${id}`, (database) =>
      database.selectFrom("agentJobs").selectAll().where("id", "=", id).executeTakeFirst(),
    );
    return row && fromRow(row);
  }

  async endJob(id: string, { status, endedAt, outcome }: JobEnding): Promise<boolean> {
    const { numUpdatedRows } = await this.#inTurn("record the end of a job", `job ${id}`, (database) =>
      database
        .updateTable("agentJobs")
        .set({
          status,
          endedAt: endedAt ?? null,
          outcome: outcome === undefined ? null : JSON.stringify(outcome),
        })
        .where("id", "=", id)
        .where("status", "=", "running")
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows === 1n;
  }

  async moveJob(id: string, sessionId: string): Promise<void> {
    await this.#inTurn("record the session of a job", `job ${id}`, async (database) => {
      await database
        .updateTable("agentJobs")
        .set({ sessionId })
        .where("id", "=", id)
        .where("status", "=", "running")
        .execute();
    });
  }

  async claimOrphanedJobs(ownerId: string): Promise<JobRecord[]> {
    const rows = await this.#inTurn(
      "take over jobs that another process left",
      `owner ${ownerId}`,
      (database) => {
        let query = database
          .updateTable("agentJobs")
          .set(({ eb }) => ({ ownerId, attempts: eb("attempts", "+", 1) }))
          .where("status", "=", "running")
          .where("ownerId", "!=", ownerId);
        const now = this.#now;
        if (now !== undefined)
          query = query.where("ownerId", "not in", ({ selectFrom }) =>
            selectFrom("owners").select("owners.id").where("livingUntil", ">", now),
          );
        return query.returningAll().execute();
      },
    );
    return rows.map(fromRow);
  }

  async deleteEndedJobs(endedBefore: number): Promise<void> {
    // What is kept for ever is never old enough.
    if (!Number.isFinite(endedBefore)) return;
    await this.#inTurn("forget jobs", "jobs", async (database) => {
      await database.deleteFrom("agentJobs").where("endedAt", "<", Math.floor(endedBefore)).execute();
    });
  }

  async appendJobEvent({ data, ...event }: JobEvent): Promise<void> {
    const row = { ...event, data: JSON.stringify(data) };
    await this.#inTurn("record what a job did", `job ${event.jobId}`, async (database) => {
      await database.insertInto("agentJobEvents").values(row).execute();
    });
  }

  async listJobEvents(jobId: string, after: number): Promise<JobEvent[]> {
    const rows = await this.#inTurn("read what a job did", `job ${jobId}`, (database) =>
      database
        .selectFrom("agentJobEvents")
        .selectAll()
        .where("jobId", "=", jobId)
        .where("position", ">", after)
        .orderBy("position")
        .execute(),
    );
    return rows.map(({ data, ...event }) => ({ ...event, data: JSON.parse(data) }));
  }
}

function toRow({ input, outcome, endedAt, ...record }: JobRecord): JobRow {
  return {
    ...record,
    input: JSON.stringify(input),
    outcome: outcome === undefined ? null : JSON.stringify(outcome),
    endedAt: endedAt ?? null,
  };
}

function fromRow({ input, outcome, endedAt, ...row }: JobRow): JobRecord {
  return {
    ...row,
    input: JSON.parse(input),
    ...(outcome === null ? {} : { outcome: JSON.parse(outcome) }),
    ...(endedAt === null ? {} : { endedAt }),
  };
}
