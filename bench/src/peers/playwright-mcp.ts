import { findReference } from "../find-line.ts";
import { McpClient } from "../mcp-client.ts";
import { claim, viewport, type Peer, type PeerSession } from "../peer.ts";
import { peerFile } from "../pins.ts";

/** `settle`: false switches off its fixed wait after every action. */
export function playwrightMcp(executablePath: string, { settle }: { settle: boolean }): Peer {
  const parameters = [
    peerFile("playwright-mcp", "cli.js"),
    "--headless",
    "--isolated",
    `--executable-path=${executablePath}`,
    `--viewport-size=${viewport.width}x${viewport.height}`,
    "--snapshot-mode=none",
    "--codegen=none",
    ...(settle ? [] : ["--timeout-settle=0"]),
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
  return {
    launch: () =>
      Promise.resolve({ openSession: () => openSession(parameters), close: () => Promise.resolve() }),
  };
}

async function openSession(parameters: string[]): Promise<PeerSession> {
  const client = await McpClient.start(process.execPath, parameters);
  await client.ask("browser_navigate", { url: "about:blank" });
  const snapshot = () => client.ask("browser_snapshot");
  return {
    async navigate(url) {
      await client.ask("browser_navigate", { url });
    },
    snapshot,
    async act(target) {
      return await claim(async () => {
        const reference = findReference(await snapshot(), target, /\[ref=(\w+)\]/);
        await client.ask("browser_click", { element: target.words, target: reference });
      });
    },
    click: ({ id, words }) => claim(() => client.ask("browser_click", { element: words, target: `#${id}` })),
    fill: ({ id, words }, text) =>
      claim(() => client.ask("browser_type", { element: words, target: `#${id}`, text })),
    pageText: () => client.ask("browser_evaluate", { function: "() => document.body.innerText" }),
    async close() {
      await client.ask("browser_close");
      await client.close();
    },
  };
}
