import type { BrowserContext, Page } from "playwright-core";

/** How the browser names a context; Playwright does not tell, a page of it knows (CDP `Target.getTargetInfo`). */
export async function contextIdOf(context: BrowserContext, page: Page): Promise<string> {
  const session = await context.newCDPSession(page);
  const { targetInfo } = await session.send("Target.getTargetInfo");
  await session.detach();
  if (targetInfo.browserContextId === undefined)
    throw new Error("The browser names no context for its page.");
  return targetInfo.browserContextId;
}
