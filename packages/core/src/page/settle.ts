import { isTimeoutError, type Page } from "../browser/playwright.ts";
import type { Seen } from "./effects.ts";
import type { LivePage } from "./live-page.ts";
import type { Observation } from "./page-events.ts";
import type { Located } from "./reference.ts";
import { DocumentGone } from "./document-gone.ts";
import type { World } from "./worlds.ts";

/**
 * A document counts as quiet when nothing changed in it for so long, ms: two frames at 60 Hz; sooner when the browser
 * knows of nothing that is due until then.
 */
export const quietGap = 34;
/** Changes that go on longer than this come from an animation or a clock, not from the action, ms. */
const restlessCap = 1_000;
/** A window that is not there after so long was not allowed to open; one that is empty until then is slow, ms. */
const windowCap = 2_000;
/** Requests that are open so long after the last new one began are streams or long polls, ms. */
const requestCap = 5_000;

/** A navigation that was asked for and not begun after so long came to nothing, ms: a program of the system was called. */
const departureCap = 300;

export type SettleOptions = {
  /** ms */
  timeout: number;
  signal: AbortSignal;
  /** What the step was done to; its document has to become quiet too, and tells what became of it. */
  target?: Located | undefined;
};

/**
 * Waits for what an action started: a navigation until its document is there, requests until they have ended, changes
 * of the document until they stop. A page that never goes quiet costs at most the caps above. Answers what the documents
 * told when they were quiet.
 */
export async function settle(
  live: LivePage,
  observation: Observation,
  options: SettleOptions,
): Promise<Seen[]> {
  const end = performance.now() + options.timeout;
  let requests = -1;
  let seen: Seen[] = [];
  for (let round = 0; ; round += 1) {
    const left = end - performance.now();
    if (left <= 0 || options.signal.aborted || live.page.isClosed()) return seen;
    const isLeaving = observation.navigating;
    if (isLeaving) await arrive(live, observation, { timeout: left, signal: options.signal });
    await observation.idle(Math.max(0, Math.min(left, requestCap - observation.sinceNews)), options.signal);
    if (live.page.isClosed()) return [];
    const answer = await quietDocuments(live, options, {
      gap: quietGap,
      cap: Math.min(left, restlessCap),
      // The action was something that the page got just now; what follows counts from when it is asked.
      since: round === 0 && !isLeaving && options.target !== undefined ? "input" : "now",
    });
    seen = answer ?? [];
    await observation.departed(Math.min(left, departureCap), options.signal);
    const isDone =
      answer !== undefined &&
      !observation.navigating &&
      (observation.requests === requests ||
        observation.pendingRequests === 0 ||
        observation.sinceNews >= requestCap);
    if (isDone) {
      await observation.windowsThere(Math.min(left, windowCap), options.signal);
      const shown = observation.newPages.map((page) => showsDocument(page, Math.min(left, windowCap)));
      await untilAborted(Promise.all(shown), options.signal);
      return seen;
    }
    requests = observation.requests;
  }
}

/**
 * What shows of a step on the main document already, where that is something and the page has asked for nothing more:
 * not even the quiet that {@link settle} waits for. Undefined where that has to be waited for.
 */
export async function firstSigns(
  live: LivePage,
  observation: Observation,
  target: Located | undefined,
): Promise<Seen[] | undefined> {
  if (observation.hasAsked) return undefined;
  try {
    const world = await live.worlds.main();
    if (target !== undefined && target.world !== world) return undefined;
    const look = await live.worlds.call(world, "firstSigns", target?.number ?? null);
    return look === null || observation.hasAsked ? undefined : [{ world, look }];
  } catch (error) {
    return unlessGone(error);
  }
}

/** Waits until the main frame shows its next document; answers as well when the navigation came to nothing. */
async function arrive(
  live: LivePage,
  observation: Observation,
  { timeout, signal }: SettleOptions,
): Promise<void> {
  observation.navigating = false;
  const end = performance.now() + timeout;
  await observation.decided(timeout, signal);
  if (live.page.isClosed()) return;
  await showsDocument(live.page, end - performance.now());
}

async function showsDocument(page: Page, timeout: number): Promise<void> {
  await page
    .waitForLoadState("domcontentloaded", { timeout: Math.max(1, timeout) })
    .catch((error: unknown) => {
      // A document that is slower than the time-out is settled as far as it got; the next look at the page says more.
      if (!isTimeoutError(error) && !page.isClosed()) throw error;
    });
}

type Patience = { gap: number; cap: number; since: "now" | "input" };

/** Undefined when the main document went away meanwhile. */
async function quietDocuments(
  live: LivePage,
  { signal, target }: SettleOptions,
  patience: Patience,
): Promise<Seen[] | undefined> {
  try {
    const main = await live.worlds.main(signal);
    const own = target === undefined || target.world === main ? undefined : target.world;
    const ask = async (world: World) => {
      const number = target?.world === world ? target.number : null;
      return { world, look: await live.worlds.call(world, "aftermath", number, patience) };
    };
    const asked = Promise.all([ask(main), own && ask(own).catch(unlessGone)]);
    const answers = await untilAborted(asked, signal);
    if (answers === undefined) return undefined;
    const [seen, inFrame] = answers;
    return inFrame === undefined ? [seen] : [seen, inFrame];
  } catch (error) {
    unlessGone(error);
    return live.page.isClosed() ? [] : undefined;
  }
}

/** Undefined when the signal aborts first: what a document is asked about its rest changes nothing in it. */
async function untilAborted<Result>(
  asked: Promise<Result>,
  signal: AbortSignal,
): Promise<Result | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const stop = () => resolve(undefined);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  // A document that goes away later is nobody's concern any more.
  asked.catch(() => {});
  try {
    return await Promise.race([asked, promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof DocumentGone)) throw error;
}
