import { articles } from "../vocabulary/relations.ts";
import { prices, type Laying } from "./laying.ts";
import type { Offered } from "./offered.ts";
import { isAtRest, isWithin, type Pending, type State } from "./state.ts";

/** Parts of the page that words call, and where those end. */
type Where = { to: number; places: number[] };

/** Every way in which a part of the page that is named tells where something is. */
export function placed(laying: Laying, state: State, where: Where): (State | undefined)[] {
  return where.places.length === 0 ? [] : [inPlace(state, where), inNextPlace(laying, state, where)];
}

/** “meter reading 48213 and paperless bills”: behind an “and” or a comma what is named may stand elsewhere. */
export function outOfPlace({ phrase, offered }: Laying, state: State): State | undefined {
  const { within, settings, leadsOn } = state;
  const isNext = /^(?:and|,|;)$/u.test(phrase.tokens[state.at - 1]?.word ?? "");
  return isNext && within.length > 0 && settings.length > 0 && !leadsOn && isAtRest(state)
    ? {
        ...state,
        within: [],
        near: [],
        left: likeParts(offered, state),
        cost: state.cost + prices.about,
      }
    : undefined;
}

/** “sender: Ben Ode, address …”: parts of the page that ask for the same as the one that was named are not meant with it. */
function likeParts({ fields, boxes }: Offered, state: State): ReadonlySet<number> {
  const controls = [...fields, ...boxes];
  const isIn = ({ places }: (typeof controls)[number]): boolean => isWithin(state, places);
  const inside = controls.filter(isIn);
  const names = new Set(inside.map(({ node }) => node.name).filter((name) => name !== ""));
  const shared = new Set(inside.flatMap(({ places }) => [...places]));
  const like = controls.filter((one) => !isIn(one) && names.has(one.node.name));
  return new Set(like.flatMap(({ places }) => [...places]).filter((place) => !shared.has(place)));
}

/** “in the shipping address”: what is set before in the same breath, and all after it. */
function inPlace(state: State, { to, places }: Where): State | undefined {
  if (state.pending !== undefined) return waitingIn(state, state.pending, { to, places });
  const last = state.settings.at(-1);
  const isAfter = last === undefined || places.some((place) => last.places.has(place));
  const within = isAfter && state.within.length === 0 ? [places] : [...state.within, places];
  return state.wants === undefined
    ? {
        ...state,
        at: to,
        cost: state.cost + prices.place,
        within,
        ...(!isAfter && { leadsOn: true as const }),
      }
    : undefined;
}

/** “Ada's table is 3, Ida's is 4”: behind a comma or an “and” another part of the page may follow. */
function inNextPlace({ phrase }: Laying, state: State, { to, places }: Where): State | undefined {
  const before = phrase.tokens.slice(0, state.at).findLast(({ word }) => !articles.has(word));
  const isNext = state.settings.length > 0 && /^(?:and|,|;|\n|\.)$/u.test(before?.word ?? "");
  if (!isNext || state.within.length === 0 || !isAtRest(state)) return undefined;
  return { ...state, at: to, cost: state.cost + prices.place, within: [places], leadsOn: true };
}

/** “dim the living room”: of all that may be dimmed, what stands there. */
function waitingIn(state: State, pending: Pending, { to, places }: Where): State | undefined {
  const fields = new Map(
    [...pending.fields].filter(([field]) => places.some((place) => field.places.has(place))),
  );
  if (fields.size === 0) return undefined;
  // “name on the bill: Rui; name for the delivery: Ana”: the next part of the page, where the two do not meet.
  const isIn = (some: number[]): boolean =>
    [...fields.keys()].some((field) => some.some((place) => field.places.has(place)));
  const within = state.settings.length > 0 ? state.within.filter(isIn) : state.within;
  return {
    ...state,
    at: to,
    cost: state.cost + prices.place,
    within: [...within, places],
    pending: { ...pending, fields, groups: new Map(), isJoined: false },
  };
}
