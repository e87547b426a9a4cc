import { columnHead } from "../matching/columns.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { calledAs, controlsOf, indexOfNode, ownPart, saidIn } from "../matching/outline.ts";
import { indexOf } from "../matching/view-index.ts";
import { othersOf, type Chosen } from "./controls.ts";
import { range } from "./cues.ts";
import { stemsOf, type Told } from "./told.ts";

type Slot = { node: ViewNode; positions: number[] };

const time = /^(?<hours>\d{1,2})[:.](?<minutes>\d{2})(?: ?(?<half>[ap])\.?m\.?)?$/iu;
const day =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun)|today|tomorrow|january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th)?)$/u;

export function isTime(text: string): boolean {
  return time.test(text.trim());
}

/** After midnight. */
function minutesOf(text: string): number {
  const { hours = "0", minutes = "0", half } = time.exec(text.trim())?.groups ?? {};
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/iu.test(half) ? 12 : 0);
  return hour * 60 + Number(minutes);
}

const ends = /^(?:first|earliest|soonest|next|last|latest)$/u;
const freely = /^(?:free|available|open|possible|bookable)$/u;
const named = /^(?:time|times|slot|slots|appointment|hour|place)$/u;
const taken =
  /\b(?:taken|booked|unavailable|disabled|full|sold|blocked|reserved|occupied|closed|busy|inactive)\b/u;

/** “the earliest free time”, “the last slot”: of the times that the page offers side by side, those that are taken left out. */
export function timesTold(view: PageView, told: Told): Chosen[] {
  const from = told.words.findIndex(({ word, claimed }) => !claimed && ends.test(word));
  const to = told.words.findIndex(({ word }, at) => at > from && !freely.test(word));
  const noun = told.words[to];
  if (from < 0 || noun === undefined || noun.claimed || !named.test(noun.word)) return [];
  const offered = othersOf(view).flatMap(({ node, candidate: { index } }) => {
    const called = calledAs(view, index);
    const isFree = !taken.test((node.hints ?? "").replaceAll(/[-_]/gu, " ")) && node.covered === undefined;
    return isTime(called) && isFree ? [{ node, at: minutesOf(called) }] : [];
  });
  const sorted = offered.toSorted((one, other) => one.at - other.at);
  const meant = told.words[from]?.word.startsWith("la") ? sorted.at(-1) : sorted[0];
  // Times that stand in several places are of several days.
  if (meant === undefined || new Set(offered.map(({ node }) => node.parent)).size > 1) return [];
  const after = told.words[to + 1];
  const until = after !== undefined && freely.test(after.word) ? to + 2 : to + 1;
  return [{ node: meant.node, use: { method: "click" }, isSet: false, positions: range(from, until) }];
}

/** “on Monday at 10:00”: the one place of a timetable that is called by that time and stands with that day. */
export function slotFor(view: PageView, told: Told): Slot | undefined {
  const index = indexOf(view);
  const controls = controlsOf(view).filter(({ name, role }) => time.test(name.trim()) && role !== "link");
  const places = new Set(controls.map((node) => indexOfNode(view, node)));
  const found = controls.flatMap((node): Slot[] => {
    const at = indexOfNode(view, node);
    const stems = stemsOf(node.name);
    const from = told.words.findIndex((_, start) =>
      stems.every(
        (one, offset) => told.words[start + offset]?.stem === one && !told.words[start + offset]?.claimed,
      ),
    );
    const like = new Set([...places].filter((other) => view.nodes[other]?.name === view.nodes[at]?.name));
    const sameTime = new Set(
      [...like].filter((other) => stemsOf(saidIn(view, other)).join(" ") === stems.join(" ")),
    );
    const said = `${saidIn(view, ownPart(view, at, sameTime))} ${columnHead(index, at) ?? ""}`;
    const known = new Set(stemsOf(said));
    const days = told.words.flatMap((word, place) =>
      day.test(word.word) && known.has(word.stem) ? [place] : [],
    );
    const own = range(from, from + stems.length);
    const others = days.filter((place) => !own.includes(place) && told.words[place]?.claimed === false);
    return from < 0 || others.length === 0 ? [] : [{ node, positions: [...own, ...others] }];
  });
  return found.length === 1 ? found[0] : undefined;
}
