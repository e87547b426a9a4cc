import type { Input, Output } from "@legwork/protocol";
import type { SessionContext } from "../services.ts";

/** Closes a page; the one that opened it is in front then, if it was. */
export async function closePage(
  { pageId }: Input<"closePage">,
  { session: { pages }, actionId }: SessionContext,
): Promise<Output<"closePage">> {
  await pages.close(await pages.require(pageId));
  const { front } = pages;
  return { closed: pageId, ...(front === undefined ? {} : { activePageId: front.id }), actionId };
}
