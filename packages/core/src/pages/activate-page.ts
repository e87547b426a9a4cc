import type { Input, Output } from "@legwork/protocol";
import type { SessionContext } from "../services.ts";
import { entryOf } from "./entry-of.ts";

/** Makes a page the one that operations without a `pageId` work on. */
export async function activatePage(
  { pageId }: Input<"activatePage">,
  { session, actionId }: SessionContext,
): Promise<Output<"activatePage">> {
  const open = await session.pages.require(pageId);
  await session.pages.activate(open);
  return { page: await entryOf(session, open), actionId };
}
