import { randomUUID } from "node:crypto";
import { LegworkError, type AgentJob, type AgentResult, type Input, type Output } from "@legwork/protocol";
import { signalInTurn } from "../../deadline.ts";
import { toLegworkError } from "../../errors.ts";
import type { Principal } from "../../principal.ts";
import type { OperationContext, Services, SessionContext } from "../../services.ts";
import type { JobEnding, JobRecord } from "../../store/job-records.ts";
import type { Store } from "../../store/store.ts";
import { recordOf } from "../../trace.ts";
import { traceOperation } from "../../tracing.ts";
import { Secrets } from "../../variables.ts";
import type { Handed } from "../replay/remembered.ts";
import { Journal, progressOf } from "./journal.ts";
import { keptInput, type KeptInput } from "./kept-input.ts";
import { resumptionOf } from "./resumption.ts";

/** Carries out a task on a session; the agent itself. */
export type RunAgent = (
  input: Input<"agentExecute">,
  context: SessionContext,
  job: { journal: Journal; handed?: Handed },
) => Promise<Output<"agentExecute">>;

/** Longest run of a job that names no time, ms. */
const defaultTimeout = 3_600_000;

type Running = { stop: AbortController; ended: Promise<void>; session: SessionContext["session"] };

/** The runs of agents that outlive their callers. Each runs in this process; another one takes it over when this one is gone. */
export class AgentJobs {
  readonly #store: Store;
  readonly #ownerId: string;
  readonly #onError: (error: unknown) => void;
  readonly #running = new Map<string, Running>();
  #isClosing = false;

  constructor(store: Store, ownerId: string, onError: (error: unknown) => void) {
    this.#store = store;
    this.#ownerId = ownerId;
    this.#onError = onError;
  }

  /** Records a job and lets it run in the session's turn. */
  async begin(input: Input<"agentExecute">, context: SessionContext, run: RunAgent): Promise<JobRecord> {
    const { session, caller } = context;
    const record: JobRecord = {
      id: randomUUID(),
      projectId: caller.principal.projectId,
      sessionId: session.id,
      status: "running",
      input: keptInput(input, context),
      ownerId: this.#ownerId,
      attempts: 1,
      createdAt: Date.now(),
    };
    await this.#store.jobs.createJob(record);
    const journal = new Journal(this.#store.jobs, { id: record.id, position: 0 }, this.#onError);
    this.#start(record, { input, context, run, journal });
    return record;
  }

  /** Goes on with what processes have left that are gone. */
  async resumeAll(services: Services, run: RunAgent, open: OpenSession): Promise<void> {
    for (const record of await this.#store.jobs.claimOrphanedJobs(this.#ownerId))
      await this.#resume(record, { services, run, open }).catch(this.#onError);
  }

  async #resume(
    record: JobRecord,
    means: { services: Services; run: RunAgent; open: OpenSession },
  ): Promise<void> {
    const events = await this.#store.jobs.listJobEvents(record.id, 0);
    const journal = new Journal(
      this.#store.jobs,
      { id: record.id, position: events.at(-1)?.position ?? 0 },
      this.#onError,
    );
    const progress = progressOf(events);
    const kept = record.input as KeptInput;
    const { instruction } = kept.input.executeOptions;
    const resumption = resumptionOf(instruction, progress);
    if ("unknown" in resumption) {
      const message = `${resumption.unknown}. Whether it was done is not known, so it is not done again: look at what came of it, and give the rest as a new task.`;
      const result: AgentResult = {
        success: false,
        completed: false,
        message,
        actions: progress.actions,
        metadata: { finished: "outcome_unknown" },
      };
      return this.#end(record, journal, { status: "outcome_unknown", outcome: { result } });
    }
    try {
      if (kept.notKept !== undefined)
        throw new LegworkError(
          "agent_failed",
          `The process that ran this job is gone, and another one cannot go on with it: ${kept.notKept} is never kept. ${progress.actions.length} actions were done.`,
        );
      const context = await means.open(record, kept, progress.actions.at(-1)?.pageUrl ?? kept.pageUrl);
      await this.#store.jobs.moveJob(record.id, context.session.id);
      await journal.resumed({ sessionId: context.session.id, attempt: record.attempts });
      const now = { ...record, sessionId: context.session.id };
      this.#start(now, { input: kept.input, context, run: means.run, journal, handed: resumption.handed });
    } catch (error) {
      await this.#end(record, journal, failureOf(error));
    }
  }

  #start(record: JobRecord, work: Work): void {
    const stop = new AbortController();
    const ended = this.#carryOut(record, work, stop.signal)
      .catch(this.#onError)
      .finally(() => this.#running.delete(record.id));
    this.#running.set(record.id, { stop, ended, session: work.context.session });
  }

  async #carryOut(
    record: JobRecord,
    { input, context, run, journal, handed }: Work,
    stop: AbortSignal,
  ): Promise<void> {
    const { session } = context;
    const timeout = input.executeOptions.timeout ?? defaultTimeout;
    using signal = signalInTurn("agentExecute", { timeout }, [stop, session.signal, session.workSignal]);
    const startedAt = Date.now();
    const progress = (message: string) => journal.tell(message);
    const { onProgress: _told, onStarted: _started, signal: _left, ...caller } = context.caller;
    const own = { ...context, actionId: record.id, caller, signal, progress, soFar: {} };
    const job = { journal, ...(handed === undefined ? {} : { handed }) };
    let ending: Omit<JobEnding, "endedAt">;
    try {
      const { result } = await traceOperation(
        context.services.tracing,
        { name: "agentExecute", caller: { ...caller, sessionId: session.id }, actionId: record.id },
        () =>
          session.run(() => {
            signal.begin();
            return run(input, own, job);
          }, signal),
      );
      ending = { status: "completed", outcome: { result } };
    } catch (error) {
      // Another process goes on with it.
      if (this.#isClosing) return;
      ending = stop.aborted ? { status: "cancelled" } : failureOf(error);
    }
    await this.#end(record, journal, ending);
    const answer = ending.outcome?.["error"] as { code: string; message: string } | undefined;
    await this.#store.appendAction(
      recordOf({
        id: record.id,
        sessionId: session.id,
        name: "agentExecute",
        input,
        pageUrl: context.pages.url(),
        startedAt,
        answer:
          answer === undefined ? { output: ending.outcome ?? { status: ending.status } } : { error: answer },
        secrets: new Secrets(input.executeOptions.variables),
      }),
    );
  }

  async #end(record: JobRecord, journal: Journal, ending: Omit<JobEnding, "endedAt">): Promise<void> {
    await journal.ended({ status: ending.status });
    await this.#store.jobs.endJob(record.id, { ...ending, endedAt: Date.now() });
  }

  /** @throws LegworkError `not_found` for a job that the caller's project does not have. */
  async require(id: string, { projectId }: Principal): Promise<JobRecord> {
    const record = await this.#store.jobs.getJob(id);
    if (record !== undefined && record.projectId === projectId) return record;
    throw new LegworkError("not_found", `There is no job ${JSON.stringify(id)}.`);
  }

  /** Stops a job that runs here and waits for its end. */
  async cancel(id: string): Promise<void> {
    const running = this.#running.get(id);
    running?.stop.abort(new LegworkError("agent_failed", "The job was cancelled."));
    await running?.ended;
  }

  /** What still runs is left to the process that comes next. */
  close(): void {
    this.#isClosing = true;
  }

  async told(record: JobRecord): Promise<AgentJob> {
    const events = await this.#store.jobs.listJobEvents(record.id, 0);
    const { id, sessionId, status, createdAt, endedAt, attempts, outcome } = record;
    const questions = this.#running.get(id)?.session.questions.open.filter(({ actionId }) => actionId === id);
    return {
      id,
      sessionId,
      status,
      createdAt,
      attempts,
      ...(endedAt === undefined ? {} : { endedAt }),
      actions: progressOf(events).actions,
      ...(questions === undefined || questions.length === 0 ? {} : { questions }),
      ...(outcome as Pick<AgentJob, "result" | "error"> | undefined),
    };
  }
}

/** Opens a session for a job that lost its own, on the page that it was on last. */
export type OpenSession = (record: JobRecord, kept: KeptInput, url: string) => Promise<SessionContext>;

type Work = {
  input: Input<"agentExecute">;
  context: SessionContext;
  run: RunAgent;
  journal: Journal;
  handed?: Handed;
};

function failureOf(error: unknown): Omit<JobEnding, "endedAt"> {
  const { code, message } = toLegworkError(error, "agentExecute");
  return { status: "failed", outcome: { error: { code, message } } };
}

/** The store's events of a job, for whoever asks. */
export async function eventsOf({ services }: OperationContext, id: string, after: number) {
  const events = await services.store.jobs.listJobEvents(id, after);
  return events.map(({ jobId: _job, ...event }) => event);
}
