import type { Page, Request } from "../browser/playwright.ts";

/** Requests that make a rhythm; fewer may be chance. */
const beats = 3;
/** Requests closer together than this are one burst, ms: a page asks one address for many things while it loads. */
const oneBeat = 50;

/**
 * What a page asks for over and over by itself: polls and beats of its heart. They are told by their rhythm outside of
 * actions, and are neither an effect of an action nor worth waiting for.
 */
export class RequestHabits {
  readonly #starts = new Map<string, number[]>();
  /** Actions that are being watched now; what they ask for again and again must not become a habit. */
  #actions = 0;
  #since = 0;

  constructor(page: Page) {
    page.on("request", (request) => this.#note(request, page));
  }

  beginAction(): void {
    this.#actions += 1;
    this.#since = performance.now();
  }

  endAction(): void {
    this.#actions -= 1;
  }

  #note(request: Request, page: Page): void {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#starts.clear();
    if (this.#actions > 0) return;
    const key = keyOf(request);
    const times = this.#starts.get(key) ?? [];
    const now = performance.now();
    if (now - (times.at(-1) ?? -Infinity) >= oneBeat) this.#starts.set(key, [...times.slice(1 - beats), now]);
  }

  /** Whether the page made this request without being asked to. */
  has(request: Request): boolean {
    const times = this.#starts.get(keyOf(request));
    if (times === undefined || times.length < beats) return false;
    const gaps = times.slice(1).map((time, index) => time - (times[index] as number));
    const longest = Math.max(...gaps);
    return (
      longest <= 4 * Math.min(...gaps) && this.#since - (times.at(-1) as number) <= 2 * longest + oneBeat
    );
  }
}

/** Polls differ in their query alone; one address may serve many questions, which differ in their body. */
export function keyOf(request: Request): string {
  const url = URL.parse(request.url());
  return [
    request.method(),
    url === null ? request.url() : url.origin + url.pathname,
    request.postData() ?? "",
  ].join(" ");
}
