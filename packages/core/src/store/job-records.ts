import type { AgentJob } from "@legwork/protocol";

/** A run of an agent that outlives whoever asked for it. */
export type JobRecord = {
  id: string;
  projectId: string;
  /** The session that it runs on; another one once it was resumed. */
  sessionId: string;
  status: AgentJob["status"];
  /** What it was asked, without anything that must not be kept, as JSON. */
  input: Record<string, unknown>;
  /** Its result or error, once it has ended: JSON. */
  outcome?: Record<string, unknown>;
  /** The process that runs it. */
  ownerId: string;
  /** Processes that have run it. */
  attempts: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  endedAt?: number;
};

/** Something that happened in a job; `position` counts from 1. */
export type JobEvent = {
  jobId: string;
  position: number;
  /** Milliseconds since 1970. */
  time: number;
  kind: "begun" | "done" | "reached" | "told" | "resumed" | "ended";
  /** JSON. */
  data: Record<string, unknown>;
};

export type JobEnding = Pick<JobRecord, "status" | "endedAt" | "outcome">;

/** Where jobs are kept; the same promises as of the other records. */
export interface JobStore {
  createJob(record: JobRecord): Promise<void>;
  getJob(id: string): Promise<JobRecord | undefined>;
  /** Moves a running job to its final status; false when it was not running, and nothing is changed. */
  endJob(id: string, ending: JobEnding): Promise<boolean>;
  /** The session that a running job goes on in. */
  moveJob(id: string, sessionId: string): Promise<void>;
  /** Makes the process the owner of every running job whose own process is not known to live, and answers them. */
  claimOrphanedJobs(ownerId: string): Promise<JobRecord[]>;
  /** Forgets the jobs that ended before, with all that they did. Milliseconds since 1970. */
  deleteEndedJobs(endedBefore: number): Promise<void>;
  appendJobEvent(event: JobEvent): Promise<void>;
  /** Those behind a position, in order. */
  listJobEvents(jobId: string, after: number): Promise<JobEvent[]>;
}
