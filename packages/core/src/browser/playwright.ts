import { errors } from "playwright-core";

/** The folders above name Playwright's types through this file only, so that one folder depends on Playwright. */
export type {
  Browser,
  BrowserContext,
  CDPSession,
  Cookie,
  ConsoleMessage,
  Dialog,
  Download,
  ElementHandle,
  FileChooser,
  Frame,
  JSHandle,
  Locator,
  Page,
  Request,
  Response,
} from "playwright-core";

/** A time-out that was given to a Playwright call has run out. */
export function isTimeoutError(error: unknown): boolean {
  return error instanceof errors.TimeoutError;
}

/** The page, its context or its browser went away while a call was running, or before it. */
export function isClosedError(error: unknown): boolean {
  // Playwright exports no class for it, and its own is named plain "Error".
  return (
    error instanceof Error &&
    /has been closed|(Page|Target) crashed|Session already detached/.test(error.message)
  );
}
