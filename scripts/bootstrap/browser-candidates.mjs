import { existsSync, readdirSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

const commandNames = [
  "google-chrome-stable",
  "google-chrome",
  "chromium",
  "chromium-browser",
  "chrome",
  "microsoft-edge-stable",
  "microsoft-edge",
];
const macApplications = ["Google Chrome", "Chromium", "Microsoft Edge"];
const windowsPrograms = ["Google\\Chrome", "Chromium", "Microsoft\\Edge"];
const playwrightBinaries = [
  "chrome",
  "chrome.exe",
  "headless_shell",
  "chrome-headless-shell",
  "chrome-headless-shell.exe",
  ...["Chromium", "Google Chrome for Testing"].map((name) => join(`${name}.app`, "Contents", "MacOS", name)),
];

/** Where an installed Chrome, Chromium or Edge would be, on the PATH and in the usual places. */
export function listInstalledBrowsers(environment) {
  const paths = [...listOnPath(environment), ...listUsualPlaces(environment)];
  const distinct = new Map();
  for (const path of paths.filter(existsSync)) {
    const file = realpathSync(path);
    if (!distinct.has(file)) distinct.set(file, path);
  }
  return [...distinct.values()];
}

/** What Playwright has downloaded for this user, newest first and full browsers before headless shells. */
export function listPlaywrightBrowsers(environment) {
  const registry = environment.PLAYWRIGHT_BROWSERS_PATH || defaultRegistry(environment);
  return listDirectories(registry)
    .filter((name) => /^chromium(?:_headless_shell)?-\d+$/.test(name))
    .sort((first, second) => rank(second) - rank(first))
    .flatMap((name) => findBinaries(join(registry, name)));
}

function listOnPath(environment) {
  if (process.platform === "win32") return [];
  const directories = (environment.PATH ?? "").split(delimiter).filter(Boolean);
  return commandNames.flatMap((name) => directories.map((directory) => join(directory, name)));
}

function listUsualPlaces(environment) {
  if (process.platform === "darwin") {
    return ["/Applications", join(homedir(), "Applications")].flatMap((directory) =>
      macApplications.map((name) => join(directory, `${name}.app`, "Contents", "MacOS", name)),
    );
  }
  if (process.platform === "win32") {
    const directories = [
      environment.PROGRAMFILES,
      environment["PROGRAMFILES(X86)"],
      environment.LOCALAPPDATA,
    ];
    return windowsPrograms.flatMap((program) =>
      directories
        .filter(Boolean)
        .flatMap((directory) =>
          ["chrome.exe", "msedge.exe"].map((file) => join(directory, program, "Application", file)),
        ),
    );
  }
  const directories = ["/usr/bin", "/usr/local/bin", "/snap/bin"];
  return [
    ...commandNames.flatMap((name) => directories.map((directory) => join(directory, name))),
    "/opt/google/chrome/chrome",
  ];
}

function defaultRegistry(environment) {
  if (process.platform === "darwin") return join(homedir(), "Library", "Caches", "ms-playwright");
  if (process.platform === "win32") return join(environment.LOCALAPPDATA ?? homedir(), "ms-playwright");
  return join(environment.XDG_CACHE_HOME || join(homedir(), ".cache"), "ms-playwright");
}

function findBinaries(directory) {
  return listDirectories(directory)
    .flatMap((platform) => playwrightBinaries.map((binary) => join(directory, platform, binary)))
    .filter(existsSync);
}

function listDirectories(directory) {
  try {
    const entries = readdirSync(directory, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch {
    // A folder that is absent or closed to us holds nothing that we could start.
    return [];
  }
}

function rank(name) {
  const revision = Number(name.replace(/^.*-/, ""));
  return name.includes("headless_shell") ? revision : revision + 1_000_000;
}
