import { LegworkError, type Input, type Output } from "@legwork/protocol";
import { isClosedError } from "../browser/playwright.ts";
import type { SessionContext } from "../services.ts";

/**
 * Puts cookies into a session's browser, all of them or none.
 * @throws LegworkError `invalid_request` for one that no site could set.
 */
export async function setCookies(
  { cookies }: Input<"setCookies">,
  { session, actionId }: SessionContext,
): Promise<Output<"setCookies">> {
  const given = cookies.map(({ url, domain, path, ...rest }) => ({
    ...rest,
    ...(url === undefined ? { domain, path: path ?? "/" } : { url }),
  }));
  try {
    await session.browserContext.addCookies(given as Parameters<typeof session.browserContext.addCookies>[0]);
  } catch (error) {
    if (isClosedError(error)) throw error;
    // The browser does not say which, and its message may repeat a value.
    throw new LegworkError(
      "invalid_request",
      "The browser did not take the cookies, and none was set: of one of them a site could not set that name, domain, path or combination (SameSite None and names that begin with __Secure- or __Host- need secure).",
      { issues: [{ path: "cookies", message: "must be cookies that a site could set" }] },
    );
  }
  return { set: cookies.length, actionId };
}
