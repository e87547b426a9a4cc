import type { Download, Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";

/** What pages of the caller's session gave, running or ended. @throws LegworkError `session_not_found`. */
export async function listDownloads(
  _input: Input<"listDownloads">,
  { services, caller }: OperationContext,
): Promise<Output<"listDownloads">> {
  const session = await services.sessions.recordHere(caller.sessionId, caller.principal);
  // What has begun is told at once, whether the disk knows of it yet or not.
  const underWay = services.sessions.running(session.id)?.downloads.underWay() ?? [];
  const kept = await services.files.list(session.id, "downloads");
  const others = kept.filter((download) => !underWay.some(({ id }) => id === download.id));
  return { downloads: [...others.map(asEnded), ...underWay] };
}

/** What was under way when its process went. */
function asEnded(download: Download): Download {
  if (download.state !== "in_progress") return download;
  return { ...download, state: "failed", reason: "The session ended before it was complete." };
}
