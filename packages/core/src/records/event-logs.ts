import type { SessionEvent } from "@legwork/protocol";
import { toldAddress } from "../browser/told-address.ts";
import type { BrowserContext, Page } from "../browser/playwright.ts";
import type { SessionEnding } from "../store/store.ts";
import type { RememberedSecrets } from "../variables.ts";
import { EventLog } from "./event-log.ts";

type Followed = {
  browser: { context: BrowserContext; page: Page; earlierPages?: readonly Page[] };
  secrets: RememberedSecrets;
  /** What another process did, which has left the session. */
  history?: readonly SessionEvent[] | undefined;
};

/** Logs of ended sessions that are kept, for readers who come back for the end. */
const mostEnded = 50;

/** What the sessions of this process do, and what those did that ended last. */
export class EventLogs {
  readonly #logs = new Map<string, EventLog>();
  /** Oldest end first. */
  readonly #ended: string[] = [];

  /** Begins the log of a session, which notes by itself where its pages go. */
  open(sessionId: string, { browser, secrets, history }: Followed): EventLog {
    const { context, page, earlierPages = [] } = browser;
    const log = new EventLog({ secrets, history });
    this.#logs.set(sessionId, log);
    for (const open of [...earlierPages, page]) watchNavigations(open, log);
    context.on("page", (opened) => watchNavigations(opened, log));
    return log;
  }

  /** Undefined for a session that was never run here, or ended long ago. */
  of(sessionId: string): EventLog | undefined {
    return this.#logs.get(sessionId);
  }

  end(sessionId: string, ending: SessionEnding): void {
    const log = this.#logs.get(sessionId);
    if (log === undefined || log.hasEnded) return;
    log.ended(ending);
    this.#ended.push(sessionId);
    if (this.#ended.length > mostEnded) this.#logs.delete(this.#ended.shift() ?? "");
  }
}

function watchNavigations(page: Page, log: EventLog): void {
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) log.navigated(toldAddress(frame));
  });
}
