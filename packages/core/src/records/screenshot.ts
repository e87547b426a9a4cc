import { LegworkError, type Input, type Output } from "@legwork/protocol";
import { operationSignal, race } from "../deadline.ts";
import { captureOf } from "../page/pictures.ts";
import type { OperationContext } from "../services.ts";

/** Longest wait for the picture, ms: a page whose script never rests cannot be drawn. */
const timeout = 20_000;

/** What a page of the session shows now, as PNG. It takes no turn of the session: a picture changes nothing. */
export async function screenshot(
  { pageId }: Input<"screenshot">,
  { services, caller, signal }: OperationContext,
): Promise<Output<"screenshot">> {
  const session = await services.sessions.require(caller.sessionId, caller.principal);
  using ends = operationSignal("screenshot", timeout, [signal, session.signal]);
  const { id, live } = await race(session.pages.chosen(pageId), ends);
  const data = await race(captureOf(live.worlds, { format: "png" }, ends), ends);
  if (data === undefined)
    throw new LegworkError("browser_crashed", "The page was closed while its picture was taken. Ask again.");
  return { mimeType: "image/png", data, pageId: id };
}
