import { operationSignal, race } from "../deadline.ts";
import type { Screenshots } from "../screenshots.ts";
import type { OperationPages } from "../pages/operation-pages.ts";
import type { Session } from "../session.ts";

/** Longest wait for a picture that nobody asked for by itself, ms. */
const timeout = 3_000;

/** Keeps what the page shows once an action is over, where the session is to be recorded. */
export async function keepPictureOf(
  actionId: string,
  {
    session,
    pages,
    screenshots,
  }: { session: Session; pages: OperationPages; screenshots: Screenshots | undefined },
): Promise<void> {
  if (!session.settings.recorded || screenshots === undefined || session.signal.aborted) return;
  using ends = operationSignal("screenshot", timeout, [session.signal]);
  try {
    const live = await race(pages.live(), ends);
    const picture = await race(live.screenshot(ends), ends);
    if (picture !== undefined) await screenshots.keep(session.id, actionId, picture);
  } catch {
    // A page that is gone or cannot be drawn has no picture; the action is what it was.
  }
}
