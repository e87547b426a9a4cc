import type { Input, Output } from "@legwork/protocol";
import { operationSignal, race } from "../deadline.ts";
import type { OperationContext } from "../services.ts";

/** Longest wait for the browser, ms. */
const timeout = 20_000;

/** The cookies that a session's browser holds. It takes no turn of the session, and leaves no record. */
export async function listCookies(
  { url }: Input<"listCookies">,
  { services, caller, signal }: OperationContext,
): Promise<Output<"listCookies">> {
  const session = await services.sessions.require(caller.sessionId, caller.principal);
  using ends = operationSignal("listCookies", timeout, [signal, session.signal]);
  return { cookies: await race(session.browserContext.cookies(url), ends) };
}
