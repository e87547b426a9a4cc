import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** The same browser that sessions find, or the driver's own. */
export function installedBrowser(): string {
  const known = [process.env["LEGWORK_BROWSER_PATH"], "/usr/bin/chromium", "/usr/bin/google-chrome"];
  return known.find((path) => path !== undefined && existsSync(path)) ?? chromium.executablePath();
}
