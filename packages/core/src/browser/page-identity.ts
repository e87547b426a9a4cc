import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";

/**
 * What names a page in its browser's process, also for a process that comes after this one: Playwright's server gives it
 * to each page, and its client keeps it where it is no part of the public interface. Random where it is not found.
 */
export function pageIdentity(page: Page): string {
  const { _guid: guid } = page as Page & { _guid?: unknown };
  return typeof guid === "string" ? guid : randomUUID();
}
