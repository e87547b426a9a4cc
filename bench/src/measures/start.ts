import { attempt, rotated, type Bench } from "../crew.ts";
import { PeerProcess } from "../peer-process.ts";
import { entryOf, type PeerName } from "../peers.ts";

const notStarted = new Set<PeerName>(["floor-tree"]);

/** Milliseconds between two sessions, so that a pool may fill again: how soon it does is no part of this measure. */
const pauseMs = 1_500;

/** From nothing to a session with an empty page; then one more session beside it. */
export async function measureStart(bench: Bench): Promise<void> {
  const names = bench.peers.filter((name) => !notStarted.has(name));
  for (let round = 0; round < bench.runs; round += 1) {
    bench.progress(`start: round ${round + 1} of ${bench.runs}`);
    for (const name of rotated(names, round)) {
      const peer = PeerProcess.start(name, bench.executablePath);
      await attempt(bench, peer, () => startTwice(bench, peer));
      await peer.end();
    }
  }
}

async function startTwice(bench: Bench, peer: PeerProcess): Promise<void> {
  const { results } = bench;
  const options = { withoutSnapshots: true };
  const launched = await peer.call({ method: "launch" });
  const opened = await peer.call({ method: "open", session: 0, options });
  results.add({ name: "session start, cold", unit: "ms" }, peer.name, launched.ms + opened.ms);
  if (!entryOf(peer.name).sharesBrowser) return;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  const { ms } = await peer.call({ method: "open", session: 1, options });
  results.add({ name: "session start, program and browser running", unit: "ms" }, peer.name, ms);
}
