import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Folder of the installed peers; not part of the repository. */
export const peersDirectory = fileURLToPath(new URL("../.peers/", import.meta.url));

/** What is installed for each peer: a folder of its own, so that none shares a dependency with another. */
export const pins = {
  stagehand3: { packageName: "@browserbasehq/stagehand", version: "3.7.3" },
  stagehand4: { packageName: "@browserbasehq/stagehand", version: "4.4.0" },
  "playwright-mcp": { packageName: "@playwright/mcp", version: "0.0.83" },
  "chrome-devtools-mcp": { packageName: "chrome-devtools-mcp", version: "1.11.0" },
  "agent-browser": { packageName: "agent-browser", version: "0.41.2" },
  playwright: { packageName: "playwright-core", version: "1.65.1" },
} as const;

export type PinName = keyof typeof pins;

/** A file of an installed peer; `path` is relative to its package. */
export function peerFile(name: PinName, path: string): string {
  return `${peersDirectory}${name}/node_modules/${pins[name].packageName}/${path}`;
}

export function isInstalled(name: PinName): boolean {
  return existsSync(peerFile(name, "package.json"));
}
