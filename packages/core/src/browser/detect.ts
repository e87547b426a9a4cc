import { accessSync, closeSync, constants, existsSync, openSync, readSync, realpathSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { LegworkError } from "@legwork/protocol";
import { chromium } from "playwright-core";

const names = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];

/**
 * Finds the browser to run: the path that was asked for, else an installed Chrome or Chromium, else the one that
 * Playwright has downloaded.
 *
 * @throws LegworkError `no_capacity` when there is none, or when the path that was asked for cannot be run.
 */
export function detectBrowser(executablePath?: string): string {
  if (executablePath) {
    if (isExecutable(executablePath)) return executablePath;
    throw new LegworkError(
      "no_capacity",
      `No browser: ${executablePath} (LEGWORK_BROWSER_PATH) is not a program that can be run. ` +
        "Correct the path, or unset it to use an installed Chrome or Chromium.",
    );
  }
  const found = [...installed(), chromium.executablePath()].find(
    (path) => path && isExecutable(path) && !isSnap(path),
  );
  if (found) return found;
  throw new LegworkError(
    "no_capacity",
    "No browser: neither Chrome nor Chromium is installed. `npm start` sets one up; or install one and set " +
      "LEGWORK_BROWSER_PATH to its program.",
  );
}

function installed(): string[] {
  if (process.platform === "darwin") {
    return ["/Applications", join(process.env["HOME"] ?? "", "Applications")].flatMap((folder) => [
      join(folder, "Google Chrome.app/Contents/MacOS/Google Chrome"),
      join(folder, "Chromium.app/Contents/MacOS/Chromium"),
    ]);
  }
  if (process.platform === "win32") {
    return ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((variable) => {
      const folder = process.env[variable];
      return folder
        ? [
            join(folder, "Google/Chrome/Application/chrome.exe"),
            join(folder, "Chromium/Application/chrome.exe"),
          ]
        : [];
    });
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    "/opt/google/chrome/chrome",
  ];
}

function isExecutable(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // The answer to the question, not a failure.
  }
}

/** A snap cannot see the temporary directory in which its profile lies, so it never gets ready. */
function isSnap(path: string): boolean {
  const target = realpathSync(path);
  if (basename(target) === "snap") return true;
  const head = firstBytes(target, 4096);
  return head.startsWith("#!") && head.includes("/snap/bin/");
}

function firstBytes(path: string, length: number): string {
  const file = openSync(path, "r");
  try {
    const buffer = Buffer.alloc(length);
    return buffer.toString("latin1", 0, readSync(file, buffer, 0, length, 0));
  } finally {
    closeSync(file);
  }
}
