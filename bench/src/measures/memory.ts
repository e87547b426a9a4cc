import { attempt, type Bench } from "../crew.ts";
import { PeerProcess } from "../peer-process.ts";
import type { PeerName } from "../peers.ts";

const notMeasured = new Set<PeerName>(["floor-tree"]);

/** Milliseconds after which what a page needs for loading has been given back. */
const restMs = 1_500;

/** Memory with so many sessions, each on a page of its own; the browser's and all else apart. */
export async function measureMemory(bench: Bench, path: string, counts: readonly number[]): Promise<void> {
  for (const name of bench.peers) {
    if (notMeasured.has(name)) continue;
    bench.progress(`memory: ${name}`);
    const peer = PeerProcess.start(name, bench.executablePath);
    await attempt(bench, peer, () => fill(bench, { peer, path, counts }));
    await peer.end();
  }
}

type Filling = { peer: PeerProcess; path: string; counts: readonly number[] };

async function fill({ site, results }: Bench, { peer, path, counts }: Filling): Promise<void> {
  await peer.call({ method: "launch" });
  let open = 0;
  for (const count of counts) {
    for (; open < count; open += 1) {
      await peer.call({ method: "open", session: open, options: { withoutSnapshots: true } });
      await peer.call({ method: "navigate", session: open, url: site.url(path) });
    }
    await new Promise((resolve) => setTimeout(resolve, restMs));
    const { browserMiB, engineMiB } = peer.memory();
    const sessions = count === 1 ? "1 session" : `${count} sessions`;
    results.add({ name: `memory of the browser, ${sessions}`, unit: "MiB" }, peer.name, browserMiB);
    results.add({ name: `memory of all else, ${sessions}`, unit: "MiB" }, peer.name, engineMiB);
  }
}
