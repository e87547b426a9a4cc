import type { ScrollPlace } from "../injected/scrolling.ts";
import type { Observation } from "../page-events.ts";
import { hidden, stale, targetOf } from "../pointer.ts";
import { scrollAmount, shareOf, type ScrollAmount } from "../scroll-amount.ts";
import { quietGap } from "../settle.ts";
import { StepFailure, type Stage } from "../step.ts";
import type { World } from "../worlds.ts";
import type { Done, Method } from "./done.ts";

/** What scrolls: the box around an element, or with null the page of that world. */
type Scroller = { world: World; number: number | null };

export async function scroll(stage: Stage): Promise<Done> {
  if (stage.step.arguments[0] === "end") return scrollToEnd(stage);
  return scrollByAmount(stage, scrollAmount(stage.step.arguments));
}

export const nextChunk: Method = (stage) => scrollByAmount(stage, { x: 0, y: 1, unit: "viewports" });
export const prevChunk: Method = (stage) => scrollByAmount(stage, { x: 0, y: -1, unit: "viewports" });

async function scrollByAmount(stage: Stage, amount: ScrollAmount): Promise<Done> {
  const { live, step, begin } = stage;
  const { world, number } = await scrollerOf(stage);
  await begin();
  const { moved, after } = await live.worlds.call(world, "scrollBy", number, amount);
  if (!moved)
    throw new StepFailure(
      "no_effect",
      `Nothing scrolled: ${step.description} is already at its end in that direction.`,
    );
  return { message: `Scrolled to ${after.y} px from the top.`, verified: true };
}

/** A frame's element stands for the page in it. */
async function scrollerOf({ live, step, signal }: Stage): Promise<Scroller> {
  if (step.reference === undefined) return { world: await live.worlds.main(signal), number: null };
  const { world, number } = targetOf(live, step);
  const inside = (await live.worlds.call(world, "isFrame", number))
    ? await live.worlds.inside(world, number)
    : undefined;
  return inside === undefined ? { world, number } : { world: inside, number: null };
}

export async function scrollTo(stage: Stage): Promise<Done> {
  const { live, step, begin } = stage;
  const [where = ""] = step.arguments;
  if (where.trim() !== "") {
    const share = shareOf(where);
    return share === undefined ? scrollToText(stage, where) : scrollToShare(stage, share);
  }
  const target = targetOf(live, step);
  await begin();
  const answer = await live.worlds.call(target.world, "scrollIntoView", target.number);
  if (answer === undefined) throw stale(step);
  if (answer === null) throw hidden(step);
  return {
    message: answer.moved ? `Scrolled to ${step.description}.` : `${step.description} was already in view.`,
    verified: true,
  };
}

async function scrollToShare(stage: Stage, share: number): Promise<Done> {
  const { live, step, begin } = stage;
  const { world, number } = await scrollerOf(stage);
  await begin();
  const { maximum } = await live.worlds.call(world, "scrollPlace", number);
  if (maximum === 0) throw new StepFailure("no_effect", `${step.description} has nothing to scroll.`);
  const { y } = await live.worlds.call(world, "scrollToHeight", number, Math.round(maximum * share));
  if (Math.abs(y - maximum * share) > 2)
    throw new StepFailure(
      "no_effect",
      `${step.description} stopped at ${Math.round(y)} px instead of ${Math.round(maximum * share)} px from its top.`,
    );
  return {
    message: `Scrolled to ${Math.round(share * 100)} %, ${Math.round(y)} px from the top.`,
    verified: true,
  };
}

/** Steps of one search or one load; more is a list that nobody reads. */
const mostRounds = 200;
/** Longest search or load, ms. */
const longestSearch = 30_000;
/** How long a list that shows nothing new may take to begin with it, ms. */
const stillness = 800;
/** Longest wait for what one step asks for, ms. */
const longestLoad = 5_000;

/** A scroller on its way, with what the page asked for since it began. */
type Journey = { stage: Stage; scroller: Scroller; seen: Observation };

/** A list that renders only what is in view is scrolled through, once around, until the text is there. */
async function scrollToText(stage: Stage, text: string): Promise<Done> {
  const { live, step, begin } = stage;
  const own = await scrollerOf(stage);
  await begin();
  using seen = live.observe();
  const limits = { rounds: mostRounds, end: performance.now() + longestSearch };
  const numbers =
    step.reference === undefined ? await live.worlds.call(own.world, "scrollers") : [own.number];
  for (const number of numbers) {
    const journey = { stage, scroller: { world: own.world, number }, seen };
    if (await searchThrough(journey, text, limits))
      return { message: `Scrolled to ${JSON.stringify(text)}.`, verified: true };
  }
  throw new StepFailure(
    "not_found",
    limits.rounds <= 0 || performance.now() >= limits.end
      ? `${JSON.stringify(text)} did not come within ${mostRounds} screens or ${longestSearch / 1_000} s of scrolling ${step.description}.`
      : `${step.description} was scrolled through to its end, and nothing in it says ${JSON.stringify(text)}.`,
  );
}

type Limits = { rounds: number; end: number };

/** Down from where it stands, then from the top; a scroller without the text is left where it was. */
async function searchThrough(journey: Journey, text: string, limits: Limits): Promise<boolean> {
  const start = await placeOf(journey);
  const isFound =
    (await showsText(journey, text)) ||
    (await seek(journey, { text, to: Infinity, limits })) ||
    (start.y > 0 && (await seekFromTop(journey, { text, to: start.y, limits })));
  if (!isFound) await goTo(journey, start.y);
  return isFound;
}

type Search = {
  text: string;
  /** Height to stop at, CSS pixels. */
  to: number;
  limits: Limits;
};

async function seekFromTop(journey: Journey, search: Search): Promise<boolean> {
  const { height } = await placeOf(journey);
  await goTo(journey, 0);
  await isLongerThan(journey, height, false);
  return (await showsText(journey, search.text)) || seek(journey, search);
}

async function seek(journey: Journey, { text, to, limits }: Search): Promise<boolean> {
  const { stage, scroller } = journey;
  const amount = { x: 0, y: 1, unit: "pages" as const };
  for (; limits.rounds > 0 && performance.now() < limits.end; limits.rounds -= 1) {
    stage.signal.throwIfAborted();
    const { height } = await placeOf(journey);
    const { world, number } = scroller;
    const { moved, after } = await stage.live.worlds.call(world, "scrollBy", number, amount);
    const hasMore = await isLongerThan(journey, height, !moved);
    if (await showsText(journey, text)) return true;
    if ((!moved && !hasMore) || after.y > to) return false;
  }
  return false;
}

async function showsText({ stage, scroller }: Journey, text: string): Promise<boolean> {
  const { world, number } = scroller;
  const found = await stage.live.worlds.call(world, "findText", number, text);
  if (found === null) return false;
  return Boolean(await stage.live.worlds.call(world, "scrollIntoView", found));
}

/** Scrolls down until nothing more comes: a list that loads on at its end has an end then. */
async function scrollToEnd(stage: Stage): Promise<Done> {
  const { live, step, begin, signal } = stage;
  const scroller = await scrollerOf(stage);
  await begin();
  using seen = live.observe();
  const journey = { stage, scroller, seen };
  const end = performance.now() + longestSearch;
  const before = await placeOf(journey);
  let place = before;
  let loads = 0;
  for (; loads < mostRounds && performance.now() < end; loads += 1) {
    signal.throwIfAborted();
    await goTo(journey, Number.MAX_SAFE_INTEGER);
    const isLonger = await isLongerThan(journey, place.height, true);
    place = await placeOf(journey);
    if (!isLonger) break;
  }
  const { y, maximum, height } = place;
  if (loads === mostRounds || performance.now() >= end)
    throw new StepFailure(
      "timeout",
      `${step.description} went on loading after ${loads} loads; it was left at ${Math.round(y)} px of ${Math.round(maximum)} px, and more may come.`,
    );
  if (y === before.y)
    throw new StepFailure("no_effect", `Nothing scrolled: ${step.description} is already at its end.`);
  const growth =
    loads === 0
      ? ""
      : ` It became ${Math.round(height - before.height)} px longer in ${loads} loads, and nothing more came.`;
  return { message: `Scrolled to the end of ${step.description}.${growth}`, verified: true };
}

function placeOf({ stage, scroller }: Journey): Promise<ScrollPlace> {
  return stage.live.worlds.call(scroller.world, "scrollPlace", scroller.number);
}

async function goTo({ stage, scroller }: Journey, y: number): Promise<void> {
  await stage.live.worlds.call(scroller.world, "scrollToHeight", scroller.number, y);
}

/**
 * Waits for what the last step of scrolling brings, and answers whether the content became longer. `patient`: at an
 * end, where what comes next may take a moment to begin.
 */
async function isLongerThan(journey: Journey, height: number, patient: boolean): Promise<boolean> {
  const { worlds } = journey.stage.live;
  const { world } = journey.scroller;
  const end = performance.now() + longestLoad;
  do {
    const { changes } = await worlds.call(world, "activity");
    await worlds.call(world, "quiet", quietGap, 300);
    await journey.seen.idle(Math.max(0, end - performance.now()));
    if ((await placeOf(journey)).height > height) return true;
    if (!patient || !(await worlds.call(world, "changed", changes, stillness))) return false;
  } while (performance.now() < end);
  return (await placeOf(journey)).height > height;
}
