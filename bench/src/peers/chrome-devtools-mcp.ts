import { findReference } from "../find-line.ts";
import { McpClient } from "../mcp-client.ts";
import { chromiumArguments, claim, viewport, type Peer, type PeerSession, type Target } from "../peer.ts";
import { peerFile } from "../pins.ts";

const uid = /uid=(\S+)/;

export function chromeDevtoolsMcp(executablePath: string): Peer {
  const parameters = [
    peerFile("chrome-devtools-mcp", "build/src/bin/chrome-devtools-mcp.js"),
    "--headless",
    "--isolated",
    `--executablePath=${executablePath}`,
    `--viewport=${viewport.width}x${viewport.height}`,
    ...chromiumArguments.map((argument) => `--chromeArg=${argument}`),
    "--no-usage-statistics",
    "--no-performance-crux",
    "--no-category-performance",
    "--no-category-network",
    "--no-category-emulation",
  ];
  return {
    async launch() {
      const client = await McpClient.start(process.execPath, parameters);
      let count = 0;
      return {
        openSession: () => openSession(client, (count += 1)),
        close: () => client.close(),
      };
    },
  };
}

async function openSession(client: McpClient, number: number): Promise<PeerSession> {
  const isolatedContext = `session-${number}`;
  const answer = await client.ask("new_page", { url: "about:blank", isolatedContext });
  const selected = answer.split("\n").find((line) => line.includes("[selected]"));
  const pageId = Number(/^\s*(\d+):/.exec(selected ?? "")?.[1]);
  if (Number.isNaN(pageId)) throw new Error(`new_page named no page: ${answer.slice(0, 300)}`);
  const ask = (tool: string, parameters = {}) => client.ask(tool, { pageId, ...parameters });
  const known = new Map<string, string>();
  const snapshot = () => ask("take_snapshot");
  let seen = "";
  const find = async (target: Target) => {
    seen = await snapshot();
    return findReference(seen, target, uid);
  };
  const knownUid = (target: Target) => known.get(target.id) ?? findReference(seen, target, uid);
  return {
    async navigate(url) {
      known.clear();
      await ask("navigate_page", { type: "url", url });
    },
    snapshot,
    act: (target) => claim(async () => ask("click", { uid: await find(target) })),
    async prepare(target) {
      known.set(target.id, await find(target));
    },
    click: (target) => claim(() => ask("click", { uid: knownUid(target) })),
    fill: (target, value) => claim(() => ask("fill", { uid: knownUid(target), value })),
    pageText: () => ask("evaluate_script", { function: "() => document.body.innerText" }),
    async close() {
      await ask("close_page");
    },
  };
}
