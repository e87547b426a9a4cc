import { LegworkError, type Input, type Output } from "@legwork/protocol";
import type { OperationContext } from "../../services.ts";

/** Stops a job of this process; one that has ended stays as it is. */
export async function cancelAgentJob(
  { jobId }: Input<"cancelAgentJob">,
  { services, caller }: OperationContext,
): Promise<Output<"cancelAgentJob">> {
  const record = await services.jobs.require(jobId, caller.principal);
  if (record.status === "running" && record.ownerId !== services.ownerId)
    throw new LegworkError(
      "not_found",
      `Job ${jobId} is run by another process of this service. Send its requests to that one.`,
    );
  await services.jobs.cancel(jobId);
  return { job: await services.jobs.told(await services.jobs.require(jobId, caller.principal)) };
}
