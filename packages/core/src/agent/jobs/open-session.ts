import { operationSignal } from "../../deadline.ts";
import { openAddress } from "../../navigate.ts";
import type { Services } from "../../services.ts";
import { start } from "../../start.ts";
import { OperationPages } from "../../pages/operation-pages.ts";
import type { OpenSession } from "./agent-jobs.ts";

/** Longest time to open a session and its page, ms. */
const openingMs = 120_000;

/** Finds the sessions of jobs whose process is gone, and opens others in place of those that ended with it. */
export function sessionOpener(services: Services): OpenSession {
  return async ({ id, sessionId: ownId }, kept, url) => {
    const caller = { principal: kept.principal };
    using signal = operationSignal("start", openingMs, []);
    const context = { services, caller, actionId: id, signal, progress: () => {} };
    const running = services.sessions.running(ownId);
    if (running !== undefined)
      return { ...context, session: running, pages: new OperationPages(running.pages, kept.input.pageId) };
    const { sessionId } = await start(kept.session, context);
    const session = await services.sessions.require(sessionId, caller.principal);
    const own = { ...context, session, pages: new OperationPages(session.pages) };
    if (/^https?:/.test(url)) await session.run(() => openAddress(own, { url }), signal);
    return own;
  };
}
