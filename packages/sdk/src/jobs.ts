import type { Call, CallOptions } from "./call.ts";
import { pause } from "./pause.ts";
import type { AgentJob, AgentJobEventsOutput } from "./protocol.gen.ts";

type Options = Pick<CallOptions, "signal">;

const firstPauseMs = 100;
const longestPauseMs = 2_000;

/**
 * Runs of agents that were begun with `async: true`, and go on without whoever began them. They belong to the project and
 * not to one session. Every method rejects with a `LegworkError`, or with the reason of its signal.
 */
export class Jobs {
  readonly #call: Call;

  /** Made by the client. */
  constructor(call: Call) {
    this.#call = call;
  }

  /** How one stands: status, actions and, at its end, `result` or `error`. @throws LegworkError `not_found`. */
  async get(jobId: string, options: Options = {}): Promise<AgentJob> {
    return (await this.#call("agentJob", { jobId }, options)).job;
  }

  /** What it told, in order; `after` a position, only what came since. @throws LegworkError `not_found`. */
  events(
    jobId: string,
    { after, signal }: Options & { after?: number | undefined } = {},
  ): Promise<AgentJobEventsOutput> {
    return this.#call("agentJobEvents", { jobId, after }, { signal });
  }

  /** Stops a running one; the session lives on. One that has ended stays as it is. @throws LegworkError `not_found`. */
  async cancel(jobId: string, options: Options = {}): Promise<AgentJob> {
    return (await this.#call("cancelAgentJob", { jobId }, options)).job;
  }

  /**
   * The job, once it has ended, however it did. It is asked for every 2 s at the latest; aborting stops the asking and not the
   * job. @throws LegworkError `not_found`.
   */
  async ended(jobId: string, { signal, onProgress }: CallOptions = {}): Promise<AgentJob> {
    let after = 0;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const { events, status } = await this.events(jobId, { after, signal });
      for (const { position, kind, data } of events) {
        after = position;
        if (kind === "told" && typeof data["message"] === "string") onProgress?.(data["message"]);
      }
      if (status !== "running") return await this.get(jobId, { signal });
      await pause(pauseMs, signal);
    }
  }
}
