import { isClosedError, type CDPSession, type Page } from "../browser/playwright.ts";

/** What the browser itself knows of a page (CDP `Target.TargetInfo`). */
export type TargetInfo = { targetId: string; url: string; title: string };

/** One for each page, for as long as it is open: to be detached takes an answer of the page, which may be busy for good. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Asked of the browser: a page that is busy could not answer. Undefined for one that has just closed. */
export async function targetInfoOf(page: Page): Promise<TargetInfo | undefined> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  try {
    const { targetInfo } = await (await session).send("Target.getTargetInfo");
    return targetInfo;
  } catch (error) {
    if (isClosedError(error) || page.isClosed()) return undefined;
    throw error;
  }
}
