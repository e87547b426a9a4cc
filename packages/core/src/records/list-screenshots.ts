import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";

/** The pictures that were kept of a session, oldest first. */
export async function listScreenshots(
  _input: Input<"listScreenshots">,
  { services, caller }: OperationContext,
): Promise<Output<"listScreenshots">> {
  const record = await services.sessions.record(caller.sessionId, caller.principal);
  const kept = (await services.screenshots?.list(record.id)) ?? [];
  return {
    screenshots: kept.map(({ createdAt, ...entry }) => ({
      ...entry,
      createdAt: new Date(createdAt).toISOString(),
    })),
  };
}
