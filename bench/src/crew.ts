import { PeerProcess } from "./peer-process.ts";
import type { PeerName } from "./peers.ts";
import type { Results } from "./results.ts";
import type { Site } from "./site.ts";

/** What every measure works with. */
export type Bench = {
  peers: readonly PeerName[];
  executablePath: string;
  site: Site;
  results: Results;
  runs: number;
  progress: (text: string) => void;
};

/** Starts a process for each peer, with one session each; a peer that cannot is left out, with a note. */
export async function startCrew(bench: Bench, names: readonly PeerName[]): Promise<PeerProcess[]> {
  const crew: PeerProcess[] = [];
  for (const name of names) {
    const peer = PeerProcess.start(name, bench.executablePath);
    const isReady = await attempt(bench, peer, async () => {
      await peer.call({ method: "launch" });
      await peer.call({ method: "open", session: 0 });
    });
    if (isReady) crew.push(peer);
    else await peer.end();
  }
  return crew;
}

export async function endCrew(crew: readonly PeerProcess[]): Promise<void> {
  await Promise.all(crew.map((peer) => peer.end()));
}

/** False, with a note for the reader, when it fails. */
export async function attempt(bench: Bench, peer: PeerProcess, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const { message } = error as Error;
    bench.progress(`  ${message}`);
    bench.results.note(message.split("\n")[0]?.slice(0, 240) ?? `${peer.name} failed`);
    return false;
  }
}

/** The same peers, another one first each time: nobody always runs on a machine that another has warmed. */
export function rotated<Value>(values: readonly Value[], by: number): Value[] {
  const start = values.length === 0 ? 0 : by % values.length;
  return [...values.slice(start), ...values.slice(0, start)];
}
