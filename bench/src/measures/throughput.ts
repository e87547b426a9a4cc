import { attempt, rotated, type Bench } from "../crew.ts";
import type { BenchPage } from "../pages.ts";
import type { Claim, Target } from "../peer.ts";
import { PeerProcess } from "../peer-process.ts";
import type { PeerName } from "../peers.ts";

const notMeasured = new Set<PeerName>(["floor-tree"]);
const sessionCount = 8;
/** Navigate, act from words, fill, page text. */
const operationsPerRound = 4;

type Load = { bench: Bench; peer: PeerProcess; page: BenchPage; path: string; seconds: number };

/** Operations per second of eight sessions at once; each session does its own one after the other. */
export async function measureThroughput(
  bench: Bench,
  { page, path, seconds }: Pick<Load, "page" | "path" | "seconds">,
): Promise<void> {
  const names = bench.peers.filter((name) => !notMeasured.has(name));
  const runs = Math.min(bench.runs, 3);
  for (let run = 0; run < runs; run += 1) {
    for (const name of rotated(names, run)) {
      bench.progress(`operations per second: run ${run + 1} of ${runs}: ${name}`);
      const peer = PeerProcess.start(name, bench.executablePath);
      await attempt(bench, peer, () => load({ bench, peer, page, path, seconds }));
      await peer.end();
    }
  }
}

async function load(about: Load): Promise<void> {
  const { bench, peer } = about;
  await peer.call({ method: "launch" });
  const sessions = Array.from({ length: sessionCount }, (_, session) => session);
  for (const session of sessions)
    await peer.call({ method: "open", session, options: { withoutSnapshots: true } });
  // The first round is the warm-up: every session has seen the page once.
  await Promise.all(sessions.map((session) => operate(about, session)));
  const startedAt = performance.now();
  const until = startedAt + about.seconds * 1_000;
  let rounds = 0;
  await Promise.all(
    sessions.map(async (session) => {
      for (; performance.now() < until; rounds += 1) await operate(about, session);
    }),
  );
  const operations = rounds * operationsPerRound;
  // To the end of the last one, which began in time: what was begun is counted whole.
  const seconds = (performance.now() - startedAt) / 1_000;
  const measure = { name: `operations per second, ${sessionCount} sessions`, unit: "operations/s" } as const;
  bench.results.add(measure, peer.name, operations / seconds);
}

async function operate({ bench, peer, page, path }: Load, session: number): Promise<void> {
  const [target] = page.buttons as [Target];
  await peer.call({ method: "navigate", session, url: bench.site.url(path) });
  const { value } = await peer.call<Claim>({ method: "act", session, target });
  if (!value.success) throw new Error(`${peer.name}, act under load: ${value.detail}`);
  const filled = await peer.call<Claim>({ method: "fill", session, target: page.field, value: "A-17" });
  if (!filled.value.success) throw new Error(`${peer.name}, fill under load: ${filled.value.detail}`);
  await peer.call({ method: "pageText", session });
}
