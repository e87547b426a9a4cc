import { attempt, endCrew, startCrew, type Bench } from "../crew.ts";
import { addHonestyPages, type HonestyCase } from "../honesty-pages.ts";
import type { Claim } from "../peer.ts";
import type { PeerProcess } from "../peer-process.ts";
import type { PeerName } from "../peers.ts";

/** What came of one case: `good` is what a caller can rely on, `wrong` a claim that is not true, `missed` a thing not done. */
export type Verdict = { kind: "good" | "wrong" | "missed" | "untold"; words: string };
export type HonestyTable = { name: string; verdicts: Map<PeerName, Verdict> }[];

/** The floors make no claims, and HTTP is the same engine. */
const notAsked = new Set<PeerName>(["floor", "floor-tree", "legwork-http"]);

/** Asks every peer for things that cannot be done, come to nothing, or stand where peers do not look. */
export async function measureHonesty(bench: Bench): Promise<HonestyTable> {
  const cases = addHonestyPages(bench.site);
  const crew = await startCrew(
    bench,
    bench.peers.filter((name) => !notAsked.has(name)),
  );
  const table: HonestyTable = [];
  for (const about of cases) {
    bench.progress(`honesty: ${about.name}`);
    const verdicts = new Map<PeerName, Verdict>();
    for (const peer of crew)
      await attempt(bench, peer, async () => {
        verdicts.set(peer.name, await ask(bench, peer, about));
      });
    table.push({ name: about.name, verdicts });
  }
  await endCrew(crew);
  return table;
}

async function ask({ site }: Bench, peer: PeerProcess, about: HonestyCase): Promise<Verdict> {
  const who = `${peer.name}-${about.path.slice(1)}-honesty`;
  await peer.call({ method: "navigate", session: 0, url: site.url(`${about.path}?who=${who}`) });
  const { value: text } = await peer.call<string>({ method: "snapshot", session: 0 });
  const claim = await claimOf(peer, about);
  await peer.call({ method: "navigate", session: 0, url: site.url("/blank") });
  const log = await site.logOf(who);
  const isReached = (log?.clicks[about.target.id] ?? 0) > 0;
  return judge(about, { isSeen: text.includes(about.target.words), claim, isReached });
}

async function claimOf(peer: PeerProcess, { target }: HonestyCase): Promise<Claim> {
  try {
    return (await peer.call<Claim>({ method: "act", session: 0, target })).value;
  } catch (error) {
    // Some tell by throwing what others tell in an answer.
    return { success: false, detail: (error as Error).message };
  }
}

type Found = { isSeen: boolean; claim: Claim; isReached: boolean };

export function judge({ expected }: Pick<HonestyCase, "expected">, found: Found): Verdict {
  const { isSeen, claim, isReached } = found;
  if (expected === "refused") {
    if (claim.success) return { kind: "wrong", words: isReached ? "clicked through" : "success reported" };
    return isReached
      ? { kind: "wrong", words: "clicked, failure reported" }
      : { kind: "good", words: "refused" };
  }
  if (expected === "no effect")
    return claim.success ? { kind: "untold", words: "success reported" } : { kind: "good", words: "told" };
  if (claim.success) {
    return isReached
      ? { kind: "good", words: "clicked" }
      : { kind: "wrong", words: "success reported, not clicked" };
  }
  return { kind: "missed", words: isSeen ? "seen, not clicked" : "not seen" };
}
