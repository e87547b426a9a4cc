import type { JobEnding, JobEvent, JobRecord, JobStore } from "./job-records.ts";

/** Jobs for as long as the process lives. */
export class MemoryJobs implements JobStore {
  readonly #jobs = new Map<string, JobRecord>();
  readonly #events = new Map<string, JobEvent[]>();

  async createJob(record: JobRecord): Promise<void> {
    this.#jobs.set(record.id, structuredClone(record));
    this.#events.set(record.id, []);
  }

  async getJob(id: string): Promise<JobRecord | undefined> {
    return structuredClone(this.#jobs.get(id));
  }

  async endJob(id: string, ending: JobEnding): Promise<boolean> {
    const job = this.#jobs.get(id);
    if (job?.status !== "running") return false;
    Object.assign(job, structuredClone(ending));
    return true;
  }

  async moveJob(id: string, sessionId: string): Promise<void> {
    const job = this.#jobs.get(id);
    if (job?.status === "running") job.sessionId = sessionId;
  }

  async claimOrphanedJobs(ownerId: string): Promise<JobRecord[]> {
    const orphans = [...this.#jobs.values()].filter(
      (job) => job.status === "running" && job.ownerId !== ownerId,
    );
    for (const job of orphans) Object.assign(job, { ownerId, attempts: job.attempts + 1 });
    return structuredClone(orphans);
  }

  async deleteEndedJobs(endedBefore: number): Promise<void> {
    for (const { id, endedAt } of this.#jobs.values()) {
      if (endedAt === undefined || endedAt >= endedBefore) continue;
      this.#jobs.delete(id);
      this.#events.delete(id);
    }
  }

  async appendJobEvent(event: JobEvent): Promise<void> {
    this.#events.get(event.jobId)?.push(structuredClone(event));
  }

  async listJobEvents(jobId: string, after: number): Promise<JobEvent[]> {
    return structuredClone((this.#events.get(jobId) ?? []).filter(({ position }) => position > after));
  }
}
