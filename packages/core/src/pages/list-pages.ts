import type { Input, Output } from "@legwork/protocol";
import { operationSignal, race } from "../deadline.ts";
import type { OperationContext } from "../services.ts";

/** Longest wait for the browser, ms. */
const timeout = 20_000;

/** The pages of a session that are open. It takes no turn of the session. */
export async function listPages(
  _input: Input<"listPages">,
  { services, caller, signal }: OperationContext,
): Promise<Output<"listPages">> {
  const session = await services.sessions.require(caller.sessionId, caller.principal);
  using ends = operationSignal("listPages", timeout, [signal, session.signal]);
  return { pages: session.secrets.mask(await race(session.pages.list(), ends)) };
}
