import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../../services.ts";

/** How a job stands, and what it has done. */
export async function agentJob(
  { jobId }: Input<"agentJob">,
  { services, caller }: OperationContext,
): Promise<Output<"agentJob">> {
  return { job: await services.jobs.told(await services.jobs.require(jobId, caller.principal)) };
}
