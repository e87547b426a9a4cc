import { LegworkError, type Input, type Output } from "@legwork/protocol";
import { toldAddress, withoutCredentials } from "./browser/told-address.ts";
import { isTimeoutError, type Page, type Request, type Response } from "./browser/playwright.ts";
import { frontPage } from "./consent/close-banners.ts";
import { race } from "./deadline.ts";
import { forbidden, portOf } from "./network/network-policy.ts";
import type { LivePage } from "./page/live-page.ts";
import { settle } from "./page/settle.ts";
import { withTexts } from "./secrets/mask.ts";
import type { SessionContext } from "./services.ts";
import type { Session } from "./session.ts";

/** Opens an address in a page of the session and answers the response of its document. */
export async function navigate(
  input: Input<"navigate">,
  context: SessionContext,
): Promise<Output<"navigate">> {
  const { actionId } = context;
  const { response, download } = await openOrDownload(context, input);
  const result =
    response === null ? null : await describeResponse(response, await context.pages.live(), actionId);
  if (download === undefined) return { result, actionId };
  const warning = `The address gave the file ${JSON.stringify(download)} in place of a page, and the page is as it was. It is one of the session's downloads; a PDF, CSV or XLSX file is read by extract with options.file.`;
  return { result, actionId, warnings: [warning] };
}

/** The same for whoever opens an address as a part of something larger. */
export async function openAddress(
  context: SessionContext,
  address: Pick<Input<"navigate">, "url" | "options">,
): Promise<Response | null> {
  return (await openOrDownload(context, address)).response;
}

/** The response of the document that an address has, or the name of the file that it gives in place of one. */
type Opened = { response: Response | null; download?: string };

async function openOrDownload(
  context: SessionContext,
  address: Pick<Input<"navigate">, "url" | "options">,
): Promise<Opened> {
  await checkAddress(context.session, address.url);
  context.progress(`Opening ${originOf(address.url)}`);
  const opened = await open(await context.pages.live(), address, context);
  await frontPage(context);
  return opened;
}

/** What is refused here never reaches the browser, and is listed with what the browser was refused. */
export async function checkAddress({ policy, blocked }: Session, url: string): Promise<void> {
  try {
    await policy.checkUrl(url);
  } catch (error) {
    if (error instanceof LegworkError && error.code === "url_forbidden")
      blocked.add(refusedAddress(url), error.message);
    throw error;
  }
}

/** Other schemes than those of the web have no host that could be told. */
function refusedAddress(url: string): string {
  const { protocol, origin } = new URL(url);
  return origin === "null" ? protocol : origin;
}

/** Without path and query, which may hold what nobody else should read. */
function originOf(url: string): string {
  return URL.parse(url)?.origin ?? "the address";
}

async function open(
  live: LivePage,
  { url, options }: Pick<Input<"navigate">, "url" | "options">,
  { signal, session }: SessionContext,
): Promise<Opened> {
  const timeout = options?.timeout ?? 30_000;
  const end = performance.now() + timeout;
  using observation = live.observe({ ofAction: false });
  using failed = failedNavigation(live.page);
  try {
    const response = await race(goto(live, url, gotoOptions(options, timeout)), signal);
    observation.navigating = false;
    await settle(live, observation, { timeout: Math.max(0, end - performance.now()), signal });
    return { response };
  } catch (caught) {
    const error = tellable(caught);
    if (isDownload(error)) {
      const download = observation.downloads.at(-1) ?? (await nextDownload(live.page));
      if (download !== undefined) return { response: null, download };
    }
    const failure =
      connectionError(error, failed.url ?? url, session) ?? navigationError(error, { url, timeout });
    const code = failure instanceof LegworkError ? failure.code : undefined;
    // What goes on loading would break into the next navigation.
    if (signal.aborted || code === "timeout") {
      await live.stopLoading();
      await observation.decided(1_000);
    }
    const hasErrorPage = code === "navigation_failed" || code === "url_forbidden";
    if (hasErrorPage && !isInterrupted(error)) await live.showsErrorPage();
    throw failure;
  }
}

/** Playwright quotes the address that it was given, and the log has its words. */
function tellable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, stack, log } = error as Error & { log?: unknown };
  return Object.assign(
    error,
    withTexts({ message, stack, ...(log === undefined ? {} : { log }) }, withoutCredentials),
  );
}

/** Longest wait for the announcement of a download that an address has begun, ms. */
const downloadPatience = 2_000;

/** Playwright's words for an address whose answer is kept as a file. */
function isDownload(error: unknown): boolean {
  return error instanceof Error && error.message.includes("Download is starting");
}

async function nextDownload(page: Page): Promise<string | undefined> {
  const download = await page
    .waitForEvent("download", { timeout: downloadPatience })
    .catch((error: unknown) => {
      if (!isTimeoutError(error)) throw error;
    });
  return download?.suggestedFilename();
}

/**
 * The browser's own page about an earlier navigation that failed can arrive only now, on a busy machine, and takes the
 * place of what was just asked for: that has not begun then, and is asked for again.
 */
async function goto(
  live: LivePage,
  url: string,
  options: ReturnType<typeof gotoOptions>,
): Promise<Response | null> {
  try {
    return await live.page.goto(url, options);
  } catch (error) {
    if (!isInterrupted(error) || !String(error).includes("chrome-error:")) throw error;
    return await live.page.goto(url, options);
  }
}

/** The page itself, or what an earlier operation began in it, has opened something else. */
function isInterrupted(error: unknown): boolean {
  return error instanceof Error && error.message.includes("interrupted by another navigation");
}

function gotoOptions(options: Input<"navigate">["options"], timeout: number) {
  const { waitUntil = "load", referer } = options ?? {};
  return { timeout, waitUntil, ...(referer === undefined ? {} : { referer }) };
}

/** The last address that a page's own document could not be had from: after redirects it is not the one that was asked. */
function failedNavigation(page: Page): Disposable & { readonly url: string | undefined } {
  let url: string | undefined;
  const note = (request: Request): void => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) url = request.url();
  };
  page.on("requestfailed", note);
  return {
    get url() {
      return url;
    },
    [Symbol.dispose]: () => page.off("requestfailed", note),
  };
}

/** Why the session's way out made no connection, of which the browser itself only knows that there was none. */
function connectionError(error: unknown, url: string, session: Session): LegworkError | undefined {
  if (!(error instanceof Error) || !/net::ERR_(SOCKS|PROXY)_/.test(error.message)) return undefined;
  const parsed = new URL(url);
  const failure = session.connectionFailure(parsed.hostname, portOf(parsed));
  if (failure?.refusal !== undefined) return forbidden(parsed.hostname, failure.refusal);
  const { netError = "", words = "no connection could be made" } = failure ?? {};
  return new LegworkError(
    "navigation_failed",
    `${originOf(url)} could not be opened: ${reasons[netError] ?? words}.`,
    { cause: error },
  );
}

function navigationError(error: unknown, { url, timeout }: { url: string; timeout: number }): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === "TimeoutError") {
    return new LegworkError(
      "timeout",
      `${originOf(url)} did not finish loading within ${timeout} ms. Give a longer options.timeout, or options.waitUntil "domcontentloaded".`,
      { cause: error },
    );
  }
  if (isInterrupted(error)) {
    return new LegworkError(
      "navigation_failed",
      `${originOf(url)} could not be opened: the page went to another address meanwhile. Navigate again.`,
      { cause: error },
    );
  }
  const reason = /net::(ERR_\w+)/.exec(error.message)?.[1];
  if (reason === undefined) return error;
  return new LegworkError(
    "navigation_failed",
    `${originOf(url)} could not be opened: ${reasons[reason] ?? reason}.`,
    { cause: error },
  );
}

const reasons: Record<string, string> = {
  ERR_NAME_NOT_RESOLVED: "the host name does not resolve (ERR_NAME_NOT_RESOLVED). Check its spelling",
  ERR_CONNECTION_REFUSED: "nothing listens there (ERR_CONNECTION_REFUSED)",
  ERR_CONNECTION_RESET: "the connection was reset (ERR_CONNECTION_RESET)",
  ERR_CONNECTION_TIMED_OUT: "nothing answers there (ERR_CONNECTION_TIMED_OUT)",
  ERR_ADDRESS_UNREACHABLE: "no network leads there (ERR_ADDRESS_UNREACHABLE)",
  ERR_ABORTED: "the server sent nothing to show, or a download (ERR_ABORTED)",
  ERR_TOO_MANY_REDIRECTS: "it redirects without end (ERR_TOO_MANY_REDIRECTS)",
};

/** Headers that name a visitor, kept from whoever reads the answer. */
const privateHeaders = new Set(["set-cookie", "set-cookie2", "authorization", "proxy-authorization"]);

/** What a caller is told of the response of a document. */
export async function describeResponse(response: Response, live: LivePage, requestId: string) {
  const all = await response.allHeaders();
  // What stands in for it is our own.
  if (live.worlds.bareBrowser?.showsPdf === true) all["content-type"] = "application/pdf";
  const headers = Object.fromEntries(Object.entries(all).filter(([name]) => !privateHeaders.has(name)));
  const mimeType = (headers["content-type"] ?? "").split(";", 1)[0]?.trim() ?? "";
  return {
    requestId,
    response: {
      url: toldAddress(response),
      status: response.status(),
      statusText: response.statusText(),
      headers,
      mimeType,
    },
  };
}
