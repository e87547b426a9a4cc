import type { Input, Output } from "@legwork/protocol";
import { checkAddress, describeResponse, openAddress } from "../navigate.ts";
import type { SessionContext } from "../services.ts";
import { entryOf } from "./entry-of.ts";
import { OperationPages } from "./operation-pages.ts";

/** Opens a page, empty or at an address, and brings it to the front. */
export async function openPage(
  { url, options }: Input<"openPage">,
  context: SessionContext,
): Promise<Output<"openPage">> {
  const { session, actionId } = context;
  if (url !== undefined) await checkAddress(session, url);
  const open = await session.pages.openNew();
  try {
    const pages = new OperationPages(session.pages, open.id);
    const response = url === undefined ? null : await openAddress({ ...context, pages }, { url, options });
    const result = response === null ? null : await describeResponse(response, await pages.live(), actionId);
    return { page: await entryOf(session, open), result, actionId };
  } catch (error) {
    await session.pages.close(open);
    throw error;
  }
}
