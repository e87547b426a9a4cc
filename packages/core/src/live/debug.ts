import { LegworkError, type Input, type Output } from "@legwork/protocol";
import type { Page } from "../browser/playwright.ts";
import { targetInfoOf } from "../pages/target-info.ts";
import type { OperationContext } from "../services.ts";
import { connectUrl, liveLinks } from "./links.ts";

type Answer = Output<"debug">;
type PageLinks = Pick<Answer, "debuggerUrl" | "debuggerFullscreenUrl">;

/** Signed addresses to watch a session, to take control of it, and to attach a CDP client. */
export async function debug(_input: Input<"debug">, { services, caller }: OperationContext): Promise<Answer> {
  const session = await services.sessions.require(caller.sessionId, caller.principal);
  if (caller.baseUrl === undefined)
    throw new LegworkError(
      "invalid_request",
      "Live links are addresses of the HTTP API, and this request came another way. Ask there.",
    );
  const { links, expiresAt } = liveLinks(session, caller.baseUrl);
  const { debuggerUrl, debuggerFullscreenUrl } = links;
  const inFront = session.pages.front;
  const pages = session.pages.open.toSorted(
    (one, other) => Number(other === inFront) - Number(one === inFront),
  );
  const described = await Promise.all(
    pages.map(({ page }) => describe(page, { debuggerUrl, debuggerFullscreenUrl })),
  );
  return {
    ...links,
    wsUrl: connectUrl(session, caller),
    expiresAt: new Date(expiresAt).toISOString(),
    pages: session.secrets.mask(described.filter((page) => page !== undefined)),
  };
}

/** Undefined for one that has just closed. */
async function describe(page: Page, links: PageLinks): Promise<Answer["pages"][number] | undefined> {
  const info = await targetInfoOf(page);
  if (info === undefined) return undefined;
  const { targetId: id, url, title } = info;
  return { id, url, title, faviconUrl: "", ...links };
}
