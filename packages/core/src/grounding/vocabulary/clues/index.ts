import { patternsOf } from "../usual/patterns.ts";
import { CluePattern, clueWords } from "./clue-patterns.ts";
import type { ClueEntry } from "./clue.ts";
import { entrances, profiles, security } from "./accounts.ts";
import { cards, money } from "./money.ts";
import { insurance, subscriptions } from "./plans.ts";
import { classifieds, homes, tenants } from "./housing.ts";
import { recipes, restaurants } from "./food.ts";
import { shops } from "./shops.ts";
import { bookings, journeys } from "./travel.ts";

/**
 * What a text gives away. `isAsked`: not only by reasons for it; `weight`: how many words do so; `besides`: the others, and
 * whether they stand behind all of those.
 */
export type GivenAway = {
  clued: Clued;
  isAsked: boolean;
  weight: number;
  besides: { word: string; isBehind: boolean }[];
};

/** A control that clues lead to. */
export type Clued = {
  id: number;
  /** `name` as patterns read it. */
  isNamed(name: string): boolean;
  near: readonly string[];
  page: readonly string[];
  isContrary(name: string): boolean;
};

type Way = { pattern: CluePattern; clued: Clued; isReason: boolean };

const entries: readonly ClueEntry[] = [
  ...shops,
  ...money,
  ...cards,
  ...insurance,
  ...subscriptions,
  ...entrances,
  ...profiles,
  ...security,
  ...journeys,
  ...bookings,
  ...restaurants,
  ...recipes,
  ...homes,
  ...tenants,
  ...classifieds,
];

/** By a word that each text that says it has; made when the first is looked up. */
let ways: ReadonlyMap<string, readonly Way[]> | undefined;

/** All that a text, in words without endings, gives away. */
export function givenAway(said: string): GivenAway[] {
  const found = new Map<Clued, { places: Set<number>; gaps: number[]; isAsked: boolean }>();
  for (const { pattern, clued, isReason } of waysBeside(said)) {
    const place = pattern.find(said);
    if (place === undefined) continue;
    const known = found.get(clued) ?? { places: new Set(), gaps: [], isAsked: false };
    found.set(clued, {
      places: new Set([...known.places, ...place.places]),
      gaps: [...known.gaps, place.between],
      isAsked: known.isAsked || !isReason,
    });
  }
  return [...found].map(([clued, { places, gaps, isAsked }]) => ({
    clued,
    isAsked,
    weight: places.size - Math.min(...gaps) * worthOfGap,
    besides: wordsBesides(said, places),
  }));
}

/** Of as many words those closer together are the better clue. */
const worthOfGap = 0.1;

function wordsBesides(said: string, places: ReadonlySet<number>): GivenAway["besides"] {
  const last = Math.max(...places);
  const besides: GivenAway["besides"] = [];
  for (let at = said.indexOf(" "); at >= 0; at = said.indexOf(" ", at + 1)) {
    const end = said.indexOf(" ", at + 1);
    if (!places.has(at))
      besides.push({ word: said.slice(at + 1, end < 0 ? undefined : end), isBehind: at > last });
  }
  return besides;
}

function waysBeside(said: string): Set<Way> {
  ways ??= readWays();
  return new Set(said.split(" ").flatMap((word) => ways?.get(word) ?? []));
}

function readWays(): Map<string, Way[]> {
  const byWord = new Map<string, Way[]>();
  for (const [id, entry] of entries.entries()) {
    const clued = cluedOf(entry, id);
    for (const [text, isReason] of [
      [entry.clues, false],
      [entry.reasons ?? "", true],
    ] as const) {
      for (const each of text === "" ? [] : text.split("; ")) {
        const pattern = new CluePattern(each);
        for (const key of pattern.keys)
          byWord.set(key, [...(byWord.get(key) ?? []), { pattern, clued, isReason }]);
      }
    }
  }
  return byWord;
}

/** A name may be a way to ask as well: “Where's my order?”. */
function cluedOf({ named, page }: ClueEntry, id: number): Clued {
  let patterns: ReturnType<typeof patternsOf> | undefined;
  const clued: Clued = {
    id,
    isNamed: (name) => {
      patterns ??= patternsOf(named);
      if (patterns.some((pattern) => pattern.fit(name) !== undefined)) return true;
      const said = clueWords(name.trim().split(" "));
      return givenAway(said).some(
        (each) => each.clued === clued && each.isAsked && each.besides.length === 0,
      );
    },
    isContrary: () => false,
    near: [],
    page: page?.split("/") ?? [],
  };
  return clued;
}
