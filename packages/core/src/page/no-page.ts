import type { LivePage } from "./live-page.ts";

/** Why a tab has nothing to look at. `hasFailed`: its last navigation came to nothing; else it had none. */
export type NoPage = { hasFailed: boolean; message: string };

/**
 * Undefined where the tab shows a page, or one may still come: what loads, what a script has begun to write, and what the
 * page that opened this one may write into it.
 */
export async function whyNoPage(live: LivePage, signal?: AbortSignal): Promise<NoPage | undefined> {
  const url = live.url();
  if (live.isLoading) return undefined;
  if (url.startsWith("chrome-error:")) return { hasFailed: true, message: failure(live) };
  if (url !== "about:blank" || (await live.page.opener()) !== null) return undefined;
  const world = await live.worlds.main(signal);
  if (!(await live.worlds.call(world, "isEmpty"))) return undefined;
  return { hasFailed: false, message: "No page is open in this tab yet. Open one with navigate first." };
}

/** Without path and query, which may hold what nobody else should read. */
function failure({ missedAddress = "" }: LivePage): string {
  const parsed = URL.parse(missedAddress);
  const to = parsed === null || parsed.host === "" ? "" : `, to ${parsed.protocol}//${parsed.host},`;
  return `No page is open in this tab: the last navigation${to} failed. Check the address, and navigate again.`;
}
