import type { PageView, ViewNode } from "../../page/view.ts";
import { intentFit, isCheckable, isControl, isField, roleFit } from "./compatibility.ts";
import { childHolding, isInActedRow } from "../entries/items.ts";
import { isListHead } from "../entries/lists.ts";
import { withoutLeftOut } from "../choices/left-out.ts";
import { isKindNamed, isVague } from "./kind-said.ts";
import { isOverlaid, modalOf } from "./modal.ts";
import type { NameText } from "./names.ts";
import { matchEntry } from "./match-entry.ts";
import { lexisOf } from "../evidence/lexis.ts";
import { isOfAnother } from "../entries/other-things.ts";
import type { TargetPhrase, TargetReading } from "../grammar/parsed.ts";
import { narrow } from "./scope.ts";
import {
  searchPhrase,
  similarity,
  spellingsIn,
  synonymousPhrases,
  tiers,
  type SearchPhrase,
  type Similarity,
  type Tier,
} from "./similarity.ts";
import { mayHave } from "./text.ts";
import { withoutTwins } from "./twins.ts";
import {
  contains,
  indexOf,
  nameTextAt,
  staticIndexOf,
  type Candidate,
  type ViewIndex,
} from "./view-index.ts";
import type { Intent } from "../vocabulary/verbs.ts";

/** Below it an element is only told of, never taken. */
export const acceptable = 0.6;
/** A part of the name and not quite the kind: “the blue button” is not the link “Blue kettles”. */
const otherKindPartly = 0.8;
/** Two that are nearer than this are equally good. */
const tie = 0.05;
/** Two that match in the same inexact way need more between them. */
const inexactTie = 0.12;

export type Scored = { index: number; node: ViewNode; score: number; tier: Tier };

export type Match =
  | { outcome: "one"; found: Scored[]; confidence: number; ranked: Scored[] }
  | { outcome: "all"; found: Scored[]; confidence: number; ranked: Scored[] }
  | { outcome: "none"; ranked: Scored[] }
  | { outcome: "several"; ranked: Scored[] };

export type MatchOptions = { intent: Intent; fits?: (node: ViewNode) => boolean; literal?: boolean };

/** Finds the element a phrase means. Every reading is tried; the one that the page answers best holds. */
export function matchTarget(view: PageView, target: TargetPhrase, options: MatchOptions): Match {
  const index = indexOf(view);
  let best: { match: Match; score: number } | undefined;
  const takesMany = /^(?:check|uncheck|fill|type|set|clear)$/.test(options.intent);
  const counted = matchEntry(index, target, options);
  for (const reading of target.readings) {
    if ((reading.all && !takesMany) || isVague(reading) || isKindNamed(index.candidates, reading)) continue;
    if (counted && reading.ordinal !== undefined) continue;
    const match = matchReading(index, reading, options);
    const score = (match.ranked[0]?.score ?? 0) + (match.outcome === "none" ? -1 : 0);
    if (!best || score > best.score + 1e-9) best = { match, score };
  }
  const isExact = best?.match.ranked[0]?.tier === tiers.exact && best.match.outcome !== "none";
  if (counted && !isExact) return counted;
  if (best && best.match.outcome !== "none") return best.match;
  const still = options.literal ? undefined : matchStatic(view, target, options);
  return still ?? best?.match ?? { outcome: "none", ranked: [] };
}

const staticFactors: Partial<Record<Intent, number>> = {
  scroll: 0.99,
  hover: 0.85,
  click: 0.72,
  open: 0.72,
  doubleClick: 0.8,
  heldClick: 0.72,
  rightClick: 0.85,
  drag: 0.85,
};

/** What can be done to anything that the page shows, however much is in it. */
const onAnything = new Set<Intent>(["scroll", "rightClick", "drag"]);

/** Text that nothing says can be acted on: to be scrolled to, or what a listener far above it handles. */
function matchStatic(view: PageView, target: TargetPhrase, options: MatchOptions): Match | undefined {
  const factor = staticFactors[options.intent];
  if (factor === undefined || options.fits) return undefined;
  const takesAnything = onAnything.has(options.intent);
  const readings = target.readings.filter(
    (reading) => !reading.all && !isVague(reading) && (reading.name !== "" || takesAnything),
  );
  // Nothing but an exact name counts then, and most pages have none: seen without an index of all their text.
  if (!takesAnything && !hasExactText(view, readings)) return undefined;
  const index = staticIndexOf(view);
  for (const reading of readings) {
    const match = matchReading(index, reading, options);
    if (match.outcome === "none") continue;
    const least = takesAnything ? tiers.run : tiers.exact;
    if ((match.ranked[0]?.tier ?? 0) < least) continue;
    if (match.outcome === "several") return match;
    const isHeading = match.found.some((each) => each.node.role === "heading");
    if (!takesAnything && isHeading && reading.role?.name !== "heading") continue;
    if (!takesAnything && !match.found.every((each) => isOnlyText(index, each.index))) continue;
    if (options.intent === "open" && match.found.some((each) => isInActedRow(index, each.index))) continue;
    return { ...match, confidence: match.confidence * factor };
  }
  return undefined;
}

function hasExactText(view: PageView, readings: TargetReading[]): boolean {
  const phrases = readings.map(({ name, quoted }) => searchPhrase(name, quoted));
  const likely = mayHave(
    phrases.map(({ content }) => content.join(" ")),
    phrases.map(({ compact }) => compact),
  );
  return view.nodes.some((node, at) => {
    if (node.interactive || node.name === "" || !likely.test(node.name)) return false;
    const name = nameTextAt(view, at);
    return phrases.some((phrase) => similarity(phrase, name, new Map()).tier === tiers.exact);
  });
}

/** A container of more than the text is no target: its middle is somewhere else. */
function isOnlyText(index: ViewIndex, at: number): boolean {
  return (index.end[at] ?? 0) - at <= 2;
}

function matchReading(index: ViewIndex, reading: TargetReading, options: MatchOptions): Match {
  const scored = scoreReading(index, reading, options);
  const good = scored.filter((each) => each.score >= acceptable);
  const inScope = keepInScope(index, good, reading);
  if (inScope.length === 0) return { outcome: "none", ranked: scored.slice(0, 10).map(asWeak) };
  if (reading.all) {
    const left = withoutLeftOut(index, inScope, reading.exclusions);
    return left === undefined || left.length === 0
      ? { outcome: "none", ranked: inScope.map(asWeak) }
      : allOf(index, left, reading.count);
  }
  const ranked = withoutTwins(index, inScope, reading.ordinal === undefined);
  const level = topOf(ranked);
  if (reading.ordinal !== undefined) {
    // What is called differently is counted only where it stands in a row: one in each entry of a list.
    const isPartly =
      level.length === 1 && (level[0]?.tier ?? 0) < tiers.exact && Math.abs(reading.ordinal) > 0;
    if (isPartly && reading.name !== "") return { outcome: "none", ranked: ranked.map(asWeak) };
    if (reading.name !== "" && (!isSeries(index, level) || isListHead(index, reading.name, level)))
      return { outcome: "none", ranked: ranked.map(asWeak) };
    return nth(level, ranked, reading.ordinal);
  }
  const [first, second] = ranked;
  const inFront = first && level.length > 1 ? onlyInFront(index, level) : undefined;
  if (inFront) return { outcome: "one", found: [inFront], confidence: inFront.score * 0.95, ranked };
  if (!first || level.length > 1) return { outcome: "several", ranked };
  const margin = Math.min(0.15, first.score - (second?.score ?? 0));
  return {
    outcome: "one",
    found: [first],
    confidence: Math.min(0.99, first.score * (0.85 + margin)),
    ranked,
  };
}

/** Of several that are called the same, the one that nothing lies over, where something lies over most of the page. */
function onlyInFront({ view }: ViewIndex, level: Scored[]): Scored | undefined {
  const [free, ...more] = level.filter(({ node }) => node.covered === undefined);
  return more.length === 0 && isOverlaid(view) ? free : undefined;
}

/** What did not fit its place is told of with little confidence. */
function asWeak(scored: Scored): Scored {
  return { ...scored, score: Math.min(scored.score, acceptable - 0.05) };
}

function allOf(index: ViewIndex, scored: Scored[], count: number | undefined): Match {
  const ranked = withoutTwins(index, scored, false);
  const top = topOf(ranked);
  const near = ranked.filter(({ tier }) => tier >= tiers.run);
  const found = (top.length === count || near.length !== count ? top : near).toSorted(
    (left, right) => left.index - right.index,
  );
  if (count !== undefined && found.length !== count) return { outcome: "several", ranked };
  return { outcome: "all", found, confidence: (found[0]?.score ?? 0) * 0.95, ranked };
}

function isSeries(index: ViewIndex, level: Scored[]): boolean {
  if (new Set(level.map(({ node }) => node.name)).size < 2) return true;
  const places = level.map((each) => each.index).toSorted((left, right) => left - right);
  const last = places.at(-1) ?? 0;
  let holder = places[0] ?? 0;
  while (holder > 0 && !contains(index, holder, last)) holder = index.view.nodes[holder]?.parent ?? 0;
  const entries = new Set(places.map((at) => childHolding(index, holder, at)));
  const roles = new Set(level.map(({ node }) => node.role));
  return entries.size === level.length && roles.size === 1;
}

function nth(level: Scored[], ranked: Scored[], ordinal: number): Match {
  const ordered = [...level].sort((left, right) => left.index - right.index);
  const found = ordered.at(ordinal > 0 ? ordinal - 1 : ordinal);
  if (!found) return { outcome: "none", ranked: ranked.map(asWeak) };
  const rest = ranked.filter((each) => each !== found);
  return { outcome: "one", found: [found], confidence: found.score * 0.97, ranked: [found, ...rest] };
}

/** All that are as good as the best. */
function topOf(ranked: Scored[]): Scored[] {
  const best = ranked[0];
  if (!best) return [];
  return ranked.filter((each) => {
    const isSameWay = each.tier === best.tier && best.tier < tiers.exact;
    return best.score - each.score < (isSameWay ? inexactTie : tie);
  });
}

function keepInScope(index: ViewIndex, scored: Scored[], reading: TargetReading): Scored[] {
  if (reading.qualifiers.length === 0 || scored.length === 0) return scored;
  const kept = new Set(
    narrow(
      index,
      scored.map((each) => each.index),
      reading.qualifiers,
    ),
  );
  return scored.filter((each) => kept.has(each.index));
}

function scoreReading(index: ViewIndex, reading: TargetReading, options: MatchOptions): Scored[] {
  const modal = modalOf(index.view);
  // What is left out of all of them is looked for among them.
  const excluded = (reading.all ? [] : reading.exclusions).map((name) => searchPhrase(name, true));
  const scored: Scored[] = [];
  for (const [candidate, found] of namedCandidates(index, reading)) {
    const { node } = candidate;
    if (options.fits && !options.fits(node)) continue;
    if (options.literal && found.tier < tiers.exact) continue;
    if (
      excluded.some((phrase) =>
        candidate.fields.some((field) => similarity(phrase, field.name, new Map()).tier >= tiers.exact),
      )
    )
      continue;
    if (reading.ofVerb && found.tier < tiers.exact && isOfAnother(candidate, reading.ofVerb)) continue;
    const role = roleFit(reading.role, node, found.tier >= tiers.exact);
    if (
      options.intent === "open" &&
      isFilledIn(node) &&
      found.tier < tiers.exact &&
      !(reading.role && role === 1)
    )
      continue;
    const fit =
      intentFit(options.intent, node) * role * (role < 1 && found.tier < tiers.exact ? otherKindPartly : 1);
    const state = (node.disabled ? 0.9 : 1) * (node.box ? 1 : 0.8);
    const behind = modal !== undefined && !contains(index, modal, candidate.index) ? 0.75 : 1;
    const score = found.score * fit * state * behind * reading.prior;
    if (score > 0) scored.push({ index: candidate.index, node, score, tier: found.tier });
  }
  return scored.sort(
    (left, right) =>
      right.score - left.score ||
      Number(isControl(right.node)) - Number(isControl(left.node)) ||
      left.index - right.index,
  );
}

/** Nobody opens a field or a box to tick by a part of its name. */
function isFilledIn(node: ViewNode): boolean {
  return isField(node) || isCheckable(node);
}

type Found = Iterable<[Candidate, Similarity]>;

/** Candidates by name; by kind alone when no name was said. */
function namedCandidates(index: ViewIndex, reading: TargetReading): Found {
  if (reading.name === "") {
    const { role } = reading;
    const exact = ofKind(index, role);
    const kind: Similarity = { score: 0.88, tier: tiers.exact };
    return exact.map((candidate) => [candidate, kind] as [Candidate, Similarity]);
  }
  const phrase = searchPhrase(reading.name, reading.quoted);
  return searchByName(index, phrase);
}

/** Any button may open a menu; where some say so, by their names or their three dots, those are meant. */
function ofKind({ candidates }: ViewIndex, role: TargetReading["role"]): Candidate[] {
  const kind = candidates.filter(({ node }) => role !== undefined && roleFit(role, node) === 1);
  // Where nothing is a button to the page, what is pressed there is one to whoever sees it.
  if (role?.name === "button" && kind.length === 0)
    return candidates.filter(({ node }) => node.role === "generic" && node.interactive);
  if (role?.name !== "menu") return kind;
  const telling = kind.filter(({ node, fields }) => {
    const { concepts } = lexisOf(node, fields);
    return node.role !== "button" || concepts.has("menu") || concepts.has("more options");
  });
  return telling.length > 0 ? telling : kind;
}

const searches = new WeakMap<ViewIndex, Map<string, [Candidate, Similarity][]>>();

/** Literal matches; when there is none, names that mean the same. */
export function searchByName(index: ViewIndex, phrase: SearchPhrase): [Candidate, Similarity][] {
  let known = searches.get(index);
  if (!known) searches.set(index, (known = new Map()));
  const key = `${phrase.quoted ? "=" : "~"}${phrase.text}`;
  const before = known.get(key);
  if (before) return before;
  const found = literalMatches(index, phrase);
  const hasLiteral = found.some(([, match]) => match.score >= acceptable);
  const all = hasLiteral ? found : [...found, ...synonymMatches(index, phrase)];
  if (known.size > 500) known.clear();
  known.set(key, all);
  return all;
}

function literalMatches(index: ViewIndex, phrase: SearchPhrase): [Candidate, Similarity][] {
  if (phrase.words.length === 0 || phrase.words.length > 60) return [];
  const spellings = spellingsIn(phrase, index.words);
  const found: [Candidate, Similarity][] = [];
  // Pages repeat themselves: a thousand cards have one button name.
  const compared = new Map<NameText, Similarity>();
  const compare = (name: NameText): Similarity => {
    let match = compared.get(name);
    if (!match) compared.set(name, (match = similarity(phrase, name, spellings)));
    return match;
  };
  for (const position of positionsOf(index, phrase, spellings)) {
    const candidate = index.candidates[position];
    if (!candidate) continue;
    let best: Similarity = { score: 0, tier: tiers.none };
    for (const { name, weight } of candidate.fields) {
      const match = compare(name);
      if (match.score * weight > best.score) best = { score: match.score * weight, tier: match.tier };
    }
    if (best.score > 0.2) found.push([candidate, best]);
  }
  return found;
}

/** Enough near misses to tell of. */
const nearMisses = 100;

/**
 * Candidates that can match: they have the phrase's rarest word, or two of its words as one. Where there is none, some
 * that share a word, so that a failure can name what is near.
 */
function positionsOf(
  index: ViewIndex,
  phrase: SearchPhrase,
  spellings: Map<string, Set<string>>,
): Set<number> {
  const having = phrase.content.map((word) => positionsOfWord(index, word, spellings.get(word)));
  const rarest = having.toSorted((left, right) => left.length - right.length)[0] ?? [];
  const positions = new Set(rarest);
  for (const position of index.words.positions(phrase.compact)) positions.add(position);
  for (let at = 1; at < phrase.words.length; at += 1) {
    for (const position of index.words.positions(`${phrase.words[at - 1]}${phrase.words[at]}`))
      positions.add(position);
  }
  if (positions.size > 0) return positions;
  return new Set(having.flatMap((some) => some.slice(0, nearMisses)).slice(0, nearMisses));
}

function positionsOfWord(index: ViewIndex, word: string, spellings: Set<string> | undefined): number[] {
  const literal = index.words.positions(word);
  const found = spellings
    ? [...literal, ...[...spellings].flatMap((spelling) => index.words.positions(spelling))]
    : literal;
  if (found.length > 0 || /^[a-z0-9]+$/.test(word)) return found;
  // Without spaces between words, the word stands somewhere inside.
  return index.words.positionsInside(word);
}

function synonymMatches(index: ViewIndex, phrase: SearchPhrase): [Candidate, Similarity][] {
  const best = new Map<Candidate, Similarity>();
  for (const other of synonymousPhrases(phrase)) {
    for (const [candidate, match] of literalMatches(index, other)) {
      const score = match.score * 0.85;
      if (match.tier >= tiers.run && score > (best.get(candidate)?.score ?? 0))
        best.set(candidate, { score, tier: tiers.loose });
    }
  }
  return [...best];
}
