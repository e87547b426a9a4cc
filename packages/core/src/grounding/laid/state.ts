import type { ViewNode } from "../../page/view.ts";
import type { GroundedStep } from "../outcome.ts";
import type { Cue } from "./cues.ts";
import type { OfferedField } from "./offered.ts";
import type { SaidValue } from "./said-values.ts";

/** What a control is set to; of several with the same key only one can be. */
export type Setting = {
  key: string;
  at: number;
  node: ViewNode;
  method: GroundedStep["method"];
  arguments: string[];
  times: number;
  places: ReadonlySet<number>;
  isChoice?: true;
  /** Words that nothing but the name of their field tells from others. */
  isWords?: true;
  /** It is somebody's whole name. */
  isPerson?: true;
  /** What it is set by is called by a part of its name, and is not only led up to. */
  isNamed?: true;
  /** What had to be supposed for it alone. */
  cost?: number;
};

/** Fields and groups of choices that have been named and wait for their value, each with how far its name is. */
export type Pending = {
  fields: Map<OfferedField, number>;
  groups: Map<string, number>;
  /** It asks for somebody's name, which may have two fields. */
  isPerson: boolean;
  /** “is”, “:”, “to” stood between the name and the value. */
  isJoined: boolean;
  cue?: Cue;
};

/** How far the words have been read, and as what. Cost grows with everything that had to be supposed. */
export type State = {
  at: number;
  cost: number;
  settings: Setting[];
  /** What has to be pressed once all is set: “book …”. */
  press?: ViewNode;
  pending?: Pending;
  /** A value whose field is named behind it. */
  held?: SaidValue & { isJoined: boolean };
  /** What follows is not wanted, or is; a box has to take it up. */
  wants?: boolean;
  /** “between 600”: the next “and” leads to the end of it. */
  isBetween: boolean;
  /** “price from”: what is named so, of which the words before a value say the one and the other end. */
  named?: ReadonlySet<OfferedField>;
  /** Parts of the page that what is set has to stand in, one of each. */
  within: number[][];
  /** A part of the page was named last that nothing was set in yet. */
  leadsOn?: true;
  /** The part of the page that was named is left again: what follows has to be named, and stands in none of these. */
  left?: ReadonlySet<number>;
  /** Parts of the page that the words lead to, as “deliver to” does: what has its like there is meant there. */
  near: number[];
};

/** What it costs to leave the part of the page that the words lead to. */
const leaving = 0.25;

export function begin(at: number): State {
  return { at, cost: 0, settings: [], isBetween: false, within: [], near: [] };
}

/** Nothing waits for words that are still to come. */
export function isAtRest({ pending, held, wants }: State): boolean {
  return pending === undefined && held === undefined && wants === undefined;
}

/** Whether what is in these places is in each part of the page that was named. */
export function isWithin({ within }: State, places: ReadonlySet<number>): boolean {
  return within.every((some) => some.some((place) => places.has(place)));
}

/** The state after another setting; undefined where it has been set already, or stands elsewhere than was said. */
export function withSettings(
  state: State,
  to: number,
  { cost, settings }: { cost: number; settings: Setting[] },
): State | undefined {
  const isTaken = settings.some(({ key }) => state.settings.some((other) => other.key === key));
  const isElsewhere = settings.some(({ places }) => !isWithin(state, places));
  const isInLike = settings.some(({ places }) => [...places].some((place) => state.left?.has(place)));
  if (isTaken || isElsewhere || isInLike) return undefined;
  const isAway =
    state.near.length > 0 && settings.some(({ places }) => !state.near.some((place) => places.has(place)));
  const { pending: _pending, held: _held, wants: _wants, leadsOn: _leadsOn, ...rest } = state;
  return {
    ...rest,
    at: to,
    cost: state.cost + cost + (isAway ? leaving : 0),
    settings: [...state.settings, ...settings.map((setting) => ({ ...setting, cost }))],
  };
}
