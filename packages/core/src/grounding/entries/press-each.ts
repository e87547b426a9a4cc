import type { PageView } from "../../page/view.ts";
import { childHolding } from "./items.ts";
import { saysRoots } from "../choices/left-out.ts";
import { root } from "../evidence/root.ts";
import { listParts } from "../grammar/fill-frames.ts";
import { isInFront } from "../matching/candidates.ts";
import { rankedNodes, stepOn, type Grounding } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { textOf, tokenize } from "../matching/tokens.ts";
import { contains, indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { graveWords } from "../vocabulary/synonyms.ts";

const every =
  /^(?:please )?(?<verb>\p{L}+) (?:all|every|each|both)(?: of)?(?: the| my| these)? (?<noun>\p{L}+)(?: (?:in|from|by|for|of|on|with|at) (?<which>(?:(?! except | but ).)+?))?(?:,? (?:except|but|apart from|other than)(?: for)? (?<without>.+?))?[.!]?$/iu;

/**
 * “mute all alarms”, “hide all jobs in Graz”, “mute all tracks except the host”: the button called so in each entry of one list. Undefined where
 * entries have none, where something left out is none of them, and for what cannot be taken back.
 */
export function pressEach(view: PageView, text: string): Grounding | undefined {
  const { verb = "", noun = "", which, without = "" } = every.exec(text.trim())?.groups ?? {};
  // Of both it is plain which they are.
  if (verb === "" || (graveWords.has(verb.toLowerCase()) && !/\bboth\b/iu.test(text))) return undefined;
  // “view all orders” is where they all are: of several that are viewed, one takes the place of the other.
  if (which === undefined && without === "" && /^(?:view|see|read|visit)$/iu.test(verb)) return undefined;
  const index = indexOf(view);
  const buttons = index.candidates.filter(
    ({ node, index: at }) => /^(?:button|switch)$/u.test(node.role) && !node.disabled && isInFront(index, at),
  );
  const exact = buttons.filter(({ node }) => normalize(node.name) === normalize(verb));
  // “start both timers” presses “Start timer (10 min)” and the like.
  const called =
    exact.length > 0 ? exact : buttons.filter(({ node }) => startsSo(normalize(node.name), [verb, noun]));
  if (called.length < 2 || !saysNoun(view, noun)) return undefined;
  const entries = entriesOfEach(index, called);
  if (entries === undefined) return undefined;
  let left = called
    .map((candidate, at) => ({ candidate, entry: entries[at] ?? 0 }))
    .filter(({ entry }) => which === undefined || saysRoots(textIn(index, entry), which));
  for (const words of listParts(tokenize(without)).map(textOf)) {
    const kept = left.filter(({ entry }) => !saysRoots(textIn(index, entry), words));
    if (kept.length !== left.length - 1) return undefined;
    left = kept;
  }
  const asked = left.filter(({ candidate: { node } }) => node.pressed !== true && node.checked !== true);
  if (asked.length === 0 || (/\bboth\b/iu.test(text) && left.length !== 2)) return undefined;
  const steps = asked.map(({ candidate: { node } }) => stepOn(view, node, { method: "click" }));
  const scored = asked.map(({ candidate: { node, index: at } }) => ({
    index: at,
    node,
    score: 0.8,
    tier: tiers.exact,
  }));
  return { outcome: "resolved", steps, confidence: 0.8, candidates: rankedNodes(view, scored) };
}

const startsSo = (name: string, words: string[]): boolean =>
  words.every((word, at) => root(wordsOf(name)[at] ?? "") === root(normalize(word)));

/** What they are is said somewhere on the page, or is what messages of a page are called. */
function saysNoun(view: PageView, noun: string): boolean {
  if (ofPages.test(noun)) return true;
  return view.nodes.some(({ name }) => name !== "" && name.length < 200 && saysRoots(normalize(name), noun));
}

const ofPages = /^(?:alarm|alert|warning|notification|notice|reminder)s?$/iu;

/** The part of one list that each stands in; undefined when two stand in the same. */
function entriesOfEach(index: ViewIndex, called: Candidate[]): number[] | undefined {
  const places = called.map(({ index: at }) => at);
  const last = places.at(-1) ?? 0;
  let holder = places[0] ?? 0;
  while (holder > 0 && !contains(index, holder, last)) holder = index.view.nodes[holder]?.parent ?? 0;
  const entries = places.map((at) => childHolding(index, holder, at) ?? 0);
  return new Set(entries).size === entries.length ? entries : undefined;
}

function textIn({ view: { nodes }, end }: ViewIndex, entry: number): string {
  return normalize(
    nodes
      .slice(entry, end[entry])
      .map(({ name }) => name)
      .join(" "),
  );
}
