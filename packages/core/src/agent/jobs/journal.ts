import type { AgentAction } from "@legwork/protocol";
import type { JobEvent } from "../../store/job-records.ts";
import type { JobStore } from "../../store/job-records.ts";

/** What a job that goes on has to know of what was done of its task. */
export type Reached = {
  /** Numbers of the task's steps that are done or left out, from 0; only the embedded agent has them. */
  parts: number[];
  answers: string[];
  /** Values that were read off pages to be used later on. */
  notes: { what: string; value: string }[];
};

/**
 * Writes down what a job does, so that another process could go on with it: that an action begins is on the disk before
 * it begins, and that it is done before the next one does.
 */
export class Journal {
  readonly #jobs: JobStore;
  readonly #jobId: string;
  readonly #onError: (error: unknown) => void;
  #position: number;

  /** `position`: of the last event that there is. */
  constructor(jobs: JobStore, job: { id: string; position: number }, onError: (error: unknown) => void) {
    this.#jobs = jobs;
    this.#jobId = job.id;
    this.#position = job.position;
    this.#onError = onError;
  }

  begun(about: Pick<AgentAction, "type" | "instruction">): Promise<void> {
    return this.#append("begun", about);
  }

  done(action: AgentAction, part: number | undefined): Promise<void> {
    return this.#append("done", { action, ...(part === undefined ? {} : { part }) });
  }

  reached(reached: Reached): Promise<void> {
    return this.#append("reached", reached);
  }

  ended(data: Record<string, unknown>): Promise<void> {
    return this.#append("ended", data);
  }

  resumed(data: Record<string, unknown>): Promise<void> {
    return this.#append("resumed", data);
  }

  /** Nobody waits for words. */
  tell(message: string): void {
    this.#append("told", { message }).catch(this.#onError);
  }

  async #append(kind: JobEvent["kind"], data: Record<string, unknown>): Promise<void> {
    this.#position += 1;
    const event = { jobId: this.#jobId, position: this.#position, time: Date.now(), kind, data };
    await this.#jobs.appendJobEvent(event);
  }
}

/** What the events of a job say of how far it came. */
export type Progress = Reached & {
  actions: AgentAction[];
  /** Actions by the task's step that they belong to. */
  ofPart: Map<number, AgentAction[]>;
  /** An action that was begun and is not known to be done. */
  open: Pick<AgentAction, "type" | "instruction"> | undefined;
};

export function progressOf(events: JobEvent[]): Progress {
  const progress: Progress = {
    parts: [],
    answers: [],
    notes: [],
    actions: [],
    ofPart: new Map(),
    open: undefined,
  };
  for (const { kind, data } of events) {
    if (kind === "begun") progress.open = data as Progress["open"];
    if (kind === "reached") Object.assign(progress, data);
    if (kind !== "done") continue;
    const { action, part } = data as { action: AgentAction; part?: number };
    progress.open = undefined;
    progress.actions.push(action);
    if (part !== undefined) progress.ofPart.set(part, [...(progress.ofPart.get(part) ?? []), action]);
  }
  return progress;
}

/** What only looks or asks, and can be done again as often as one likes. */
export const harmless: ReadonlySet<string> = new Set(["extract", "wait", "explore", "ask"]);
