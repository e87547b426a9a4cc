import type { Peer } from "./peer.ts";
import type { PinName } from "./pins.ts";

export type PeerEntry = {
  label: string;
  /** Undefined: nothing is installed for it. */
  pin?: PinName;
  /** How it was set up, for the reader. */
  setup: string;
  isDefault: boolean;
  /** False: every session has a browser of its own, and none is kept ready. */
  sharesBrowser: boolean;
  load(executablePath: string): Promise<Peer>;
};

/** Everything that is measured, in the order of the table. A module is only loaded in the process that measures it. */
const peers = {
  legwork: {
    label: "Legwork",
    setup:
      "engine in process, embedded grounder; snapshots by the engine's own takeView and renderView on a page of their own",
    isDefault: true,
    sharesBrowser: true,
    load: async (path) => (await import("./peers/legwork.ts")).legwork(path),
  },
  "legwork-http": {
    label: "Legwork over HTTP",
    setup: "the server in a process of its own, JSON over HTTP; records in SQLite",
    isDefault: true,
    sharesBrowser: true,
    load: async (path) => (await import("./peers/legwork-http.ts")).legworkHttp(path),
  },
  floor: {
    label: "floor: one walk, raw CDP",
    setup:
      "WebSocket to Chromium; one in-page walk, mouse events at the element's centre, no checks, no settling",
    isDefault: true,
    sharesBrowser: true,
    load: async (path) => (await import("./peers/floor.ts")).walkFloor(path),
  },
  "floor-tree": {
    label: "floor: Chromium's own tree",
    setup: "as the floor, with Accessibility.getFullAXTree as the look at the page",
    isDefault: true,
    sharesBrowser: true,
    load: async (path) => (await import("./peers/floor.ts")).accessibilityFloor(path),
  },
  playwright: {
    label: "Playwright",
    pin: "playwright",
    setup: "ariaSnapshot({ mode: 'ai' }), locator.click(), innerText; act clicks by aria-ref",
    isDefault: true,
    sharesBrowser: true,
    load: async (path) => (await import("./peers/playwright.ts")).playwright(path, { settle: false }),
  },
  "playwright-settling": {
    label: "Playwright, looking afterwards",
    pin: "playwright",
    setup:
      "as Playwright; after each click and fill it waits for a frame and an idle moment, and reads the page's address and focus",
    isDefault: true,
    sharesBrowser: true,
    load: async (path) => (await import("./peers/playwright.ts")).playwright(path, { settle: true }),
  },
  "playwright-mcp": {
    label: "Playwright MCP",
    pin: "playwright-mcp",
    setup:
      "over STDIO; --isolated --snapshot-mode=none --codegen=none --timeout-settle=0 (its default settles 500 ms after each action); a browser for each server",
    isDefault: true,
    sharesBrowser: false,
    load: async (path) => (await import("./peers/playwright-mcp.ts")).playwrightMcp(path, { settle: false }),
  },
  "playwright-mcp-settling": {
    label: "Playwright MCP, its own settling",
    pin: "playwright-mcp",
    setup: "as Playwright MCP, with its default --timeout-settle",
    isDefault: false,
    sharesBrowser: false,
    load: async (path) => (await import("./peers/playwright-mcp.ts")).playwrightMcp(path, { settle: true }),
  },
  "chrome-devtools-mcp": {
    label: "Chrome DevTools MCP",
    pin: "chrome-devtools-mcp",
    setup:
      "over STDIO; --isolated, an isolatedContext for each session, categories beyond input and navigation off",
    isDefault: true,
    sharesBrowser: true,
    load: async (path) => (await import("./peers/chrome-devtools-mcp.ts")).chromeDevtoolsMcp(path),
  },
  "agent-browser": {
    label: "agent-browser",
    pin: "agent-browser",
    setup:
      "its native program, one start of it for each command (what its MCP server does too); a browser for each session",
    isDefault: true,
    sharesBrowser: false,
    load: async (path) => (await import("./peers/agent-browser.ts")).agentBrowser(path),
  },
  stagehand3: {
    label: "Stagehand 3",
    pin: "stagehand3",
    setup:
      "LOCAL, scripted LLMClient in process, selfHeal off, domSettleTimeout 1 ms (its default waits for 500 ms of quiet); a browser for each instance",
    isDefault: true,
    sharesBrowser: false,
    load: async (path) => (await import("./peers/stagehand3.ts")).stagehand3(path, { settle: false }),
  },
  "stagehand3-settling": {
    label: "Stagehand 3, its own settling",
    pin: "stagehand3",
    setup: "as Stagehand 3, with its default domSettleTimeout",
    isDefault: false,
    sharesBrowser: false,
    load: async (path) => (await import("./peers/stagehand3.ts")).stagehand3(path, { settle: true }),
  },
  stagehand4: {
    label: "Stagehand 4",
    pin: "stagehand4",
    setup:
      "localBrowser, scripted model in process, selfHeal off, domSettleTimeoutMs 1 (its default waits for 500 ms of quiet); a browser for each instance; page text is its snapshot, since extract without an instruction is gone",
    isDefault: true,
    sharesBrowser: false,
    load: async (path) => (await import("./peers/stagehand4.ts")).stagehand4(path, { settle: false }),
  },
  "stagehand4-settling": {
    label: "Stagehand 4, its own settling",
    pin: "stagehand4",
    setup: "as Stagehand 4, with its default domSettleTimeoutMs",
    isDefault: false,
    sharesBrowser: false,
    load: async (path) => (await import("./peers/stagehand4.ts")).stagehand4(path, { settle: true }),
  },
} satisfies Record<string, PeerEntry>;

export type PeerName = keyof typeof peers;

export const peerNames = Object.keys(peers) as PeerName[];

export function entryOf(name: PeerName): PeerEntry {
  return peers[name];
}
