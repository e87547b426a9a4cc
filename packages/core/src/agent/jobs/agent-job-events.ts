import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../../services.ts";
import { eventsOf } from "./agent-jobs.ts";

/** What happened in a job behind a position. */
export async function agentJobEvents(
  { jobId, after }: Input<"agentJobEvents">,
  context: OperationContext,
): Promise<Output<"agentJobEvents">> {
  const { status } = await context.services.jobs.require(jobId, context.caller.principal);
  return { events: await eventsOf(context, jobId, after), status };
}
