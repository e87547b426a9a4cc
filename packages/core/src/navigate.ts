import { LegworkError, type Input, type Output } from "@legwork/protocol";
import type { Response } from "./browser/playwright.ts";
import { race } from "./deadline.ts";
import type { LivePage } from "./page/live-page.ts";
import { settle } from "./page/settle.ts";
import type { SessionContext } from "./services.ts";

/** Opens an address in the session's page and answers the response of its document. */
export async function navigate(
  input: Input<"navigate">,
  context: SessionContext,
): Promise<Output<"navigate">> {
  const { actionId } = context;
  const response = await openAddress(context, input);
  return { result: response === null ? null : await describe(response, actionId), actionId };
}

/** The same for whoever opens an address as a part of something larger. */
export async function openAddress(
  context: SessionContext,
  address: Pick<Input<"navigate">, "url" | "options">,
): Promise<Response | null> {
  await context.services.checkUrl(address.url);
  context.progress(`Opening ${originOf(address.url)}`);
  return open(await context.session.page(), address, context.signal);
}

/** Without path and query, which may hold what nobody else should read. */
function originOf(url: string): string {
  return URL.parse(url)?.origin ?? "the address";
}

async function open(
  live: LivePage,
  { url, options }: Pick<Input<"navigate">, "url" | "options">,
  signal: AbortSignal,
): Promise<Response | null> {
  const timeout = options?.timeout ?? 30_000;
  const end = performance.now() + timeout;
  using observation = live.observe({ ofAction: false });
  try {
    const response = await race(live.page.goto(url, gotoOptions(options, timeout)), signal);
    observation.navigating = false;
    await settle(live, observation, { timeout: Math.max(0, end - performance.now()), signal });
    return response;
  } catch (error) {
    const failure = navigationError(error, { url, timeout });
    const code = failure instanceof LegworkError ? failure.code : undefined;
    // What goes on loading would break into the next navigation.
    if (signal.aborted || code === "timeout") {
      await live.stopLoading();
      await observation.decided(1_000);
    }
    if (code === "navigation_failed") await live.showsErrorPage();
    throw failure;
  }
}

function gotoOptions(options: Input<"navigate">["options"], timeout: number) {
  const { waitUntil = "load", referer } = options ?? {};
  return { timeout, waitUntil, ...(referer === undefined ? {} : { referer }) };
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
  ERR_ABORTED: "the server sent nothing to show, or a download (ERR_ABORTED)",
  ERR_TOO_MANY_REDIRECTS: "it redirects without end (ERR_TOO_MANY_REDIRECTS)",
};

/** Headers that name a visitor, kept from whoever reads the answer. */
const privateHeaders = new Set(["set-cookie", "set-cookie2", "authorization", "proxy-authorization"]);

async function describe(response: Response, requestId: string) {
  const headers = Object.fromEntries(
    Object.entries(await response.allHeaders()).filter(([name]) => !privateHeaders.has(name)),
  );
  const mimeType = (headers["content-type"] ?? "").split(";", 1)[0]?.trim() ?? "";
  return {
    requestId,
    response: {
      url: response.url(),
      status: response.status(),
      statusText: response.statusText(),
      headers,
      mimeType,
    },
  };
}
