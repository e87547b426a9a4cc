import type { CDPSession } from "../browser/playwright.ts";

/** What has come so far of a download. `size` in bytes. */
export type DownloadProgress = { url: string; name: string; size: number };

/**
 * Tells what comes of a page's downloads while it comes (CDP `Page.downloadWillBegin`, `Page.downloadProgress`):
 * Playwright tells of their beginning and end alone.
 */
export function followDownloads(session: CDPSession, tell: (progress: DownloadProgress) => void): void {
  const begun = new Map<string, { url: string; name: string }>();
  session.on("Page.downloadWillBegin", ({ guid, url, suggestedFilename }) => {
    begun.set(guid, { url, name: suggestedFilename });
  });
  session.on("Page.downloadProgress", ({ guid, receivedBytes, totalBytes, state }) => {
    const download = begun.get(guid);
    if (state !== "inProgress") begun.delete(guid);
    else if (download !== undefined) tell({ ...download, size: Math.max(receivedBytes, totalBytes) });
  });
}
