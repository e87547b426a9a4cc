import { setTimeout as passing } from "node:timers/promises";
import { attempt, endCrew, rotated, startCrew, type Bench } from "../crew.ts";
import type { BenchPage } from "../pages.ts";
import type { Claim, Target } from "../peer.ts";
import type { PeerProcess } from "../peer-process.ts";
import type { PeerName } from "../peers.ts";
import { countTokens } from "../tokens.ts";

/** Heading of what is told of the first visit to a page. */
function firstVisitTo(name: string): string {
  return `${name}, first visit of a process`;
}

type Visit = { bench: Bench; page: BenchPage; path: string; peer: PeerProcess; round: number };

/** Rounds after which a peer that keeps failing on a page is left out of it. */
const patience = 2;

/** Milliseconds after which a page gets no further round. */
const pageLimitMs = 300_000;

/** The server over HTTP is measured by its operations per second; the tree floor is only a way to look. */
const notTimed = new Set<PeerName>(["legwork-http"]);

/** Told of the visit in which a process does everything for the first time; the rounds after it are told as such. */
const toldOfFirst = new Set([
  "act from words, new page",
  "snapshot, new page",
  "known action: click",
  "act from words, known page",
  "act by a model that answers in 0 ms",
]);

/** Looks, acts, fills and reads on every page: one visit of each peer in every round, after a first one. */
export async function measureSpeed(bench: Bench, pages: { page: BenchPage; path: string }[]): Promise<void> {
  for (const { page, path } of pages) {
    bench.progress(`speed: ${page.name}`);
    const crew = await startCrew(
      bench,
      bench.peers.filter((name) => !notTimed.has(name)),
    );
    const failures = new Map<PeerName, number>();
    const endsAt = performance.now() + pageLimitMs;
    for (let round = 0; round <= bench.runs && performance.now() < endsAt; round += 1) {
      for (const peer of rotated(crew, round)) {
        if ((failures.get(peer.name) ?? 0) >= patience) continue;
        bench.progress(`  ${round === 0 ? "first visit" : `round ${round} of ${bench.runs}`}: ${peer.name}`);
        const went = await attempt(bench, peer, () => visit({ bench, page, path, peer, round }));
        if (!went) failures.set(peer.name, (failures.get(peer.name) ?? 0) + 1);
      }
    }
    await endCrew(crew);
  }
}

async function visit(about: Visit): Promise<void> {
  const { peer, page, bench } = about;
  const [first, second, third, fourth] = page.buttons as [Target, Target, Target, Target];
  const coldAct = await open(about, "cold-act");
  await timeClaim(about, "act from words, new page", { method: "act", session: 0, target: first });
  await leave(about, coldAct, { [first.id]: 1 });
  const who = await open(about, "visit");
  const { ms, value: text } = await peer.call<string>({ method: "snapshot", session: 0 });
  record(about, "snapshot, new page", ms);
  if (about.round === 0)
    bench.results.add({ name: "page view", unit: "tokens", page: page.name }, peer.name, countTokens(text));
  await time(about, "snapshot, nothing changed", { method: "snapshot", session: 0 });
  if (peer.name === "floor-tree") return;
  await peer.call({ method: "prepare", session: 0, target: first });
  await timeClaim(about, "known action: click", { method: "click", session: 0, target: first });
  await time(about, "snapshot, after a small change", { method: "snapshot", session: 0 });
  const index = await peer.call<number | undefined>({ method: "index", session: 0, target: second });
  if (index.value !== undefined) record(about, "index, after a small change", index.value);
  await timeClaim(about, "act from words, known page", { method: "act", session: 0, target: second });
  const next: TimedRequest = { method: "act", session: 0, target: fourth };
  await timeClaim(about, "act from words, right after another", next);
  const clicks: Record<string, number> = { [first.id]: 1, [second.id]: 1, [fourth.id]: 1 };
  if (await actByModel(about, third)) clicks[third.id] = 1;
  await peer.call({ method: "prepare", session: 0, target: page.field });
  await timeClaim(about, "known action: fill", {
    method: "fill",
    session: 0,
    target: page.field,
    value: "A-17",
  });
  await time(about, "page text", { method: "pageText", session: 0 });
  await leave(about, who, clicks);
}

/** Only where there is a way without a model beside it; told when the model was not asked after all. */
async function actByModel(about: Visit, target: Target): Promise<boolean> {
  if (about.peer.name !== "legwork") return false;
  await rest();
  const { ms, value } = await about.peer.call<Claim>({ method: "actByModel", session: 0, target });
  if (value.success && value.resolvedBy === "model") record(about, "act by a model that answers in 0 ms", ms);
  else
    about.bench.results.note(
      `legwork, act by a model: ${value.resolvedBy ?? "nobody"}: ${value.detail.slice(0, 160)}`,
    );
  return value.success;
}

async function open({ bench, peer, path, round }: Visit, purpose: string): Promise<string> {
  const who = `${peer.name}-${path.slice(1)}-${round}-${purpose}`;
  await peer.call({ method: "navigate", session: 0, url: bench.site.url(`${path}?who=${who}`) });
  return who;
}

/** Leaves the page and holds what it saw against what the peer said. */
async function leave(
  { bench, peer, page }: Visit,
  who: string,
  expected: Record<string, number>,
): Promise<void> {
  if (peer.name === "floor-tree") return;
  await peer.call({ method: "navigate", session: 0, url: bench.site.url("/blank") });
  const log = await bench.site.logOf(who);
  if (log === undefined)
    return bench.results.note(`${peer.name}, ${page.name}: the page did not tell what it saw`);
  for (const [id, count] of Object.entries(expected)) {
    if (log.clicks[id] === count) continue;
    bench.results.note(
      `${peer.name}, ${page.name}: #${id} was to be clicked ${count} times, and was ${log.clicks[id] ?? 0}`,
    );
  }
}

type TimedRequest = Parameters<PeerProcess["call"]>[0];

/**
 * So long a page that is known is left alone before each measure, ms: what a peer does after it has answered is no part of the
 * next one, but of “right after another” and of the operations per second.
 */
const restMs = 100;

async function rest(): Promise<void> {
  await passing(restMs);
}

async function time(about: Visit, name: string, request: TimedRequest): Promise<void> {
  await rest();
  const { ms } = await about.peer.call(request);
  record(about, name, ms);
}

/** Clients do so as well. */
const notAtRest = new Set(["act from words, new page", "act from words, right after another"]);

async function timeClaim(about: Visit, name: string, request: TimedRequest): Promise<void> {
  if (about.peer.name === "floor-tree") return;
  if (!notAtRest.has(name)) await rest();
  const { ms, value } = await about.peer.call<Claim>(request);
  if (!value.success) throw new Error(`${about.peer.name}, ${name} on ${about.page.name}: ${value.detail}`);
  record(about, name, ms);
}

function record({ bench, page, peer, round }: Visit, name: string, ms: number): void {
  if (round > 0) bench.results.add({ name, unit: "ms", page: page.name }, peer.name, ms);
  else if (toldOfFirst.has(name))
    bench.results.add({ name, unit: "ms", page: firstVisitTo(page.name) }, peer.name, ms);
}
