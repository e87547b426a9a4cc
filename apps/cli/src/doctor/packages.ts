import { readFileSync } from "node:fs";

/** True where `apt-get install chromium` gives a browser that runs: on Ubuntu it gives a snap, which does not. */
export function isDebian(): boolean {
  return osRelease().includes("\nID=debian\n");
}

/** The command, or what to do, that gives this machine a browser. */
export function browserInstallation(): string {
  if (isDebian()) return "sudo apt-get install --yes chromium fonts-liberation";
  if (process.platform === "darwin") return "Install Google Chrome from https://www.google.com/chrome/";
  return "Install Google Chrome (https://www.google.com/chrome/) or Chromium, no snap, or name one that is there: LEGWORK_BROWSER_PATH=<program>";
}

function osRelease(): string {
  try {
    return `\n${readFileSync("/etc/os-release", "utf8")}`;
  } catch {
    return ""; // Not a Linux that says which one it is.
  }
}
