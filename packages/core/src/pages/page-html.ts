import type { Input, Output } from "@legwork/protocol";
import { operationSignal, race } from "../deadline.ts";
import type { OperationContext } from "../services.ts";

/** Longest wait for the page, ms: one whose script never rests cannot be read. */
const timeout = 20_000;

/** A page's own document as HTML, as it is now. It takes no turn of the session: reading changes nothing. */
export async function pageHtml(
  { pageId, maxCharacters }: Input<"pageHtml">,
  { services, caller, signal }: OperationContext,
): Promise<Output<"pageHtml">> {
  const session = await services.sessions.require(caller.sessionId, caller.principal);
  using ends = operationSignal("pageHtml", timeout, [signal, session.signal]);
  const { id, live } = await race(session.pages.chosen(pageId), ends);
  const world = await live.worlds.main(ends);
  const { text, size } = await race(live.worlds.call(world, "html", maxCharacters), ends);
  return {
    html: text,
    truncated: text.length < size,
    totalCharacters: size,
    pageId: id,
    url: session.secrets.mask(live.url()),
  };
}
