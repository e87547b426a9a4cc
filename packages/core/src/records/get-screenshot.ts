import { LegworkError, type Input, type Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";

/** One kept picture of a session. @throws LegworkError `not_found`. */
export async function getScreenshot(
  { screenshotId }: Input<"getScreenshot">,
  { services, caller }: OperationContext,
): Promise<Output<"getScreenshot">> {
  const record = await services.sessions.record(caller.sessionId, caller.principal);
  const picture = await services.screenshots?.read(record.id, screenshotId);
  if (picture === undefined)
    throw new LegworkError(
      "not_found",
      `Session ${record.id} has no picture of that id. GET /v1/sessions/${record.id}/screenshots lists those it has.`,
    );
  return { mimeType: "image/jpeg", data: picture.toString("base64") };
}
