import { setTimeout as delay } from "node:timers/promises";
import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";

/** Longest wait for what was stopped to let go of the page, ms. */
const longestWait = 5_000;

/** Stops what the session is doing and what waits there; answers when the session is free. */
export async function cancel(
  _input: Input<"cancel">,
  { services, caller, signal }: OperationContext,
): Promise<Output<"cancel">> {
  const session = await services.sessions.require(caller.sessionId, caller.principal);
  const cancelled = session.cancel();
  const waiting = new AbortController();
  const isFree = await Promise.race([
    session.lane.drained().then(() => true),
    delay(longestWait, false, { signal: AbortSignal.any([signal, waiting.signal]) }),
  ]).finally(() => waiting.abort());
  const warning = `What was stopped still holds the page after ${longestWait} ms; what is asked next waits for it.`;
  return { cancelled, ...(isFree ? {} : { warnings: [warning] }) };
}
