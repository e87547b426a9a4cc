import type { PageView, ViewNode } from "../../page/view.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { nearnessOf } from "../evidence/around.ts";
import { candidateOf } from "../matching/candidates.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { withoutTwins } from "../matching/twins.ts";
import { indexOf, nameTextAt, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { allUsualNames, calledWith, usualNamesOf } from "./usual-names.ts";
import { tellingWords, waysOf } from "./usual-ways.ts";
import { graveWords } from "../vocabulary/synonyms.ts";
import {
  usualAsks,
  usualHints,
  usualsNamed,
  usualsWith,
  type Usual,
  type UsualAsk,
} from "../vocabulary/usual/index.ts";

const sure = 0.82;
/** What only leads to it says less than what asks for it. */
const hint = 0.78;
/**
 * What pages usually offer, by the usual ways to ask for it: “ask a friend for money” is “Request money”, “reject optional
 * cookies” the “Only what is necessary” of a notice about them. All of the words and all of the name must be known, and only
 * one control of the page may be called so.
 */
export function groundUsual(view: PageView, text: string): Resolved | undefined {
  if (sendsWritten.test(text)) return undefined;
  const index = indexOf(view);
  return usualIn(index, text);
}

/** “send the message”: it is written, and no new one is begun. */
const sendsWritten = /^(?:please )?send (?:the|this|that|my) (?:message|mail|e-?mail|letter|text)[.!]?$/iu;

/** The same for words all of which ask for it, whichever of several is meant. */
export function groundUsualPlainly(view: PageView, text: string): Resolved | undefined {
  if (sendsWritten.test(text)) return undefined;
  const index = indexOf(view);
  for (const way of waysOf(text)) {
    const asks = usualAsks(way).filter(({ about }) => about === "");
    const answers = asks.flatMap((ask) => answersTo(index, ask));
    if (answers.length > 0) return pressUsual(index, answers, way);
  }
  return undefined;
}

function usualIn(index: ViewIndex, text: string): Resolved | undefined {
  const ways = waysOf(text);
  let isAsked = false;
  for (const way of ways) {
    const asks = usualAsks(way);
    const answers = asks.flatMap((ask) => answersTo(index, ask));
    if (answers.length > 0) return inFull(pressUsual(index, answers, way), asks);
    isAsked ||= asks.length > 0;
  }
  const hinted = hintedAt(index, ways);
  if (hinted.length > 0) {
    const found = inFull(pressUsual(index, hinted), []);
    return found && { ...found, confidence: hint };
  }
  // What is asked for is not there, and is no other thing with a name.
  for (const way of isAsked ? [] : ways) {
    const answers = whichOne(index, way);
    if (answers.length > 0) return pressUsual(index, answers);
  }
  return undefined;
}

/**
 * The same, where no way to ask is known that has these words, but all of them are said for it: “get past the boring advert”. Only
 * what can be taken back is done for so little.
 */
export function groundUsualLoosely(view: PageView, text: string): Resolved | undefined {
  const index = indexOf(view);
  for (const words of tellingWords(text, new Set(wordsOf(normalize(index.view.title)).map(stem)))) {
    if (words.length > mostLoose) continue;
    for (const asks of usualsWith(words)) {
      const answers = asks.flatMap((ask) => answersTo(index, { ...ask, about: "" }));
      if (answers.length === 0) continue;
      if (answers.some(({ node }) => isGrave(node.name))) return undefined;
      const found = pressUsual(index, answers, ` ${words.join(" ")}`);
      return found && { ...found, confidence: loose, isTurn: true };
    }
  }
  return undefined;
}

const loose = 0.7;
const mostLoose = 8;
const isGrave = (name: string): boolean => wordsOf(normalize(name)).some((word) => graveWords.has(word));

/** All of the words ask for it: none of them is about something else of the page. */
function inFull(found: Resolved | undefined, asks: readonly UsualAsk[]): Resolved | undefined {
  return found && asks.every(({ about }) => about === "")
    ? { ...found, isAccounted: true, isTurn: true }
    : found;
}

/** What the words only lead to, as nothing on the page is called as what they ask for. */
function hintedAt(index: ViewIndex, ways: readonly string[]): Answer[] {
  for (const way of ways) {
    const answers = usualHints(way).flatMap((ask) => answersTo(index, ask));
    if (answers.length > 0) return answers;
  }
  return [];
}

/**
 * Whether the words ask for one usual thing, and a control is called as another one is: “log me out” is not “Sign out of all
 * devices”, “see my invoices” not “Pay invoice”.
 */
export function isUsuallyAnother(view: PageView, text: string, node: ViewNode): boolean {
  const index = indexOf(view);
  const candidate = candidateOf(index, node);
  const named = candidate === undefined ? [] : usualNamesOf(index, candidate).flatMap(usualsNamed);
  // “Edit” in the row of the password changes that.
  if (named.length === 0 || /^(?:edit|change|update|modify)$/iu.test(node.name.trim())) return false;
  const ways = waysOf(text);
  const asked = ways.flatMap(usualAsks).filter(({ about }) => about === "");
  const isOther = !named.some((each) =>
    [...asked, ...ways.flatMap(usualHints)].some(({ usual }) => each.usual === usual),
  );
  return asked.length > 0 && isOther;
}

/** A press of the only one of them. */
function pressUsual(index: ViewIndex, given: Answer[], way = ""): Resolved | undefined {
  const answers = [...new Map(given.map((answer) => [`${answer.index} ${answer.isOn}`, answer])).values()];
  const least = Math.min(...answers.map(({ size }) => size));
  const nearest = answers.filter(({ size }) => size === least);
  const [only, another] = calledSo(withoutTwins(index, nearest, true), way);
  if (only === undefined || another !== undefined || only.node.disabled === true) return undefined;
  const method = methodOn(only.node, only.isOn);
  if (method === undefined) return undefined;
  const ranked = [{ index: only.index, node: only.node, score: sure, tier: tiers.loose }];
  return {
    outcome: "resolved",
    steps: [stepOn(index.view, only.node, { method })],
    confidence: sure,
    isInferred: true,
    candidates: rankedNodes(index.view, ranked),
  };
}

/** “stop the music”, where both “Stop” and “Pause” would do: the one with more of the words. */
function calledSo(answers: Answer[], way: string): Answer[] {
  if (answers.length < 2) return answers;
  const said = new Set(wordsOf(way.trimStart()).map(stem));
  const shared = answers.map(
    ({ node }) => wordsOf(normalize(node.name)).filter((word) => said.has(stem(word))).length,
  );
  const most = Math.max(...shared);
  return answers.filter((_, at) => shared[at] === most);
}

/** Most words that say which one of several is meant, and most of a sentence in which they are looked for. */
const longestWhich = 4;
const mostWithWhich = 10;
const leadingIn = new Set(["of", "for", "from", "in", "with", "at", "on", "by"]);

/** “block my blue card”: what is left of the words is a usual way to ask, and what is left out says which one. */
function whichOne(index: ViewIndex, way: string): Answer[] {
  const words = way.trimStart().split(" ");
  if (words.length < 3 || words.length > mostWithWhich) return [];
  for (let length = 1; length <= longestWhich; length += 1) {
    const answers = words.flatMap((_, from): Answer[] => {
      const which = words.slice(from, from + length);
      if (from === 0 || which.length < length || words.length - length < 2) return [];
      const telling = leadingIn.has(which[0] ?? "") ? which.slice(1) : which;
      if (
        telling.length === 0 ||
        telling.some((word) => /^(?:not|no|dont|never|without|all|every|or|and)$/.test(word))
      )
        return [];
      const left = ` ${[...words.slice(0, from), ...words.slice(from + length)].join(" ")}`;
      return usualAsks(left)
        .filter(({ about }) => about === "")
        .flatMap((ask) => answersTo(index, { ...ask, which: telling }));
    });
    if (answers.length > 0) return answers;
  }
  return [];
}

type Ask = UsualAsk & { which?: string[] | undefined };
/** `size`: nodes of what says which one it is. */
type Answer = Candidate & { isOn: boolean; size: number };

function answersTo(index: ViewIndex, ask: Ask): Answer[] {
  const named = answersCalled(index, ask);
  return named.length > 0 || ask.usual.isOtherwise === undefined ? named : answersCalled(index, ask, true);
}

function answersCalled(
  index: ViewIndex,
  { usual, wanted, about, which }: Ask,
  isOtherwise = false,
): Answer[] {
  return calledWith(index, usual.keys()).flatMap((candidate): Answer[] => {
    const { node } = candidate;
    const names = allUsualNames(index, candidate).map((name) => nameWithout(name, which));
    const isNamed = isOtherwise ? wanted : names.some((name) => usual.isNamed(name));
    const fits = isOtherwise
      ? names.some((name) => usual.isOtherwise?.(name, wanted))
      : isNamed || names.some((name) => usual.isContrary(name));
    if (!fits) return [];
    const isOn = wanted === isNamed;
    if (methodOn(node, isOn) === undefined || !standsBy(index, candidate, usual)) return [];
    const size = sizeAbout(index, candidate, { about, which });
    return size === undefined ? [] : [{ ...candidate, isOn, size }];
  });
}

/** A name without what tells it from others of its kind: “Freeze Blue card”. */
function nameWithout(name: string, which: readonly string[] | undefined): string {
  if (which === undefined) return name;
  return name
    .split(" ")
    .filter((word) => !which.includes(word))
    .join(" ");
}

/** A box is set; a button is pressed for what it says, and, pressed already, for what it no longer should be. */
function methodOn(node: ViewNode, isOn: boolean): "click" | "check" | "uncheck" | undefined {
  if (!isCheckable(node)) return (node.pressed === true) === isOn ? undefined : "click";
  if (isOn) return "check";
  return /radio/.test(node.role) ? undefined : "uncheck";
}

function standsBy(index: ViewIndex, candidate: Candidate, { near, page }: Usual): boolean {
  const saying = (words: readonly string[]) => (said: Set<string>) =>
    words.some((word) => said.has(stem(word)));
  if (near.length > 0 && sizeAround(index, candidate, saying(near)) === undefined) return false;
  if (page.length === 0 || saying(page)(wordsOfPage(index))) return true;
  return sizeAround(index, candidate, saying(page)) !== undefined;
}

/** How far from it the page says what it is to be about; 0 where nothing was said of that. */
function sizeAbout(
  index: ViewIndex,
  candidate: Candidate,
  { about, which }: Pick<Ask, "about" | "which">,
): number | undefined {
  if (which !== undefined) return sizeOfEntry(index, candidate, which.map(stem));
  if (about === "") return 0;
  if (denying.test(about)) return undefined;
  // “I need it on my computer”: what the page is about.
  if (/^(?:it|them|everything)$/u.test(about)) return 0;
  const words = wordsOf(about)
    .filter((word) => !kinds.test(word))
    .map(stem);
  return sizeAround(index, candidate, (said, role) =>
    words.length === 0 ? notices.test(role) : words.every((word) => said.has(word)),
  );
}

/** Nodes of the one thing of many that it belongs to, where that says all of the words. */
function sizeOfEntry(index: ViewIndex, { index: at }: Candidate, words: string[]): number | undefined {
  const near = words.map((word) => nearnessOf(index, at, placesSaying(index, word)));
  if (!near.every((each) => each?.isTight === true && each.size <= largestEntry)) return undefined;
  return Math.max(...near.map((each) => each?.size ?? 0));
}

const saidAt = new WeakMap<ViewIndex, Map<string, number[]>>();

/** Looked for once, however many controls it is asked about. */
function placesSaying(index: ViewIndex, word: string): number[] {
  const { view } = index;
  let known = saidAt.get(index);
  if (!known) saidAt.set(index, (known = new Map()));
  let places = known.get(word);
  if (!places) {
    places = view.nodes.flatMap((_, at) =>
      nameTextAt(view, at).words.some((one) => stem(one) === word) ? [at] : [],
    );
    known.set(word, places);
  }
  return places;
}

/** “Tom has not paid” says nothing of who is called “Tom has not”. */
const denying = /(?:^| )(?:not|never|no|nobody|nothing|without|except|but|if|or|\p{L}+nt)(?: |$)/u;

const notices = /^(?:alert|status|dialog|alertdialog)$/;
/** What notices are called, and words between. */
const kinds =
  /^(?:message|notice|note|notification|banner|dialog|dialogue|popup|pop|up|window|prompt|request|bar|strip|box|hint|reminder|warning|alert|toast|it|one|of|about|on|for|to|with|do|and)$/;
/** A notice, and one thing of many, have no more nodes than this. */
const largestNotice = 120;
const largestEntry = 40;

/** Nodes of the smallest part of the page that has the control and says so. */
function sizeAround(
  index: ViewIndex,
  { index: at }: Candidate,
  holds: (said: Set<string>, role: string) => boolean,
): number | undefined {
  const { nodes } = index.view;
  for (let box = at; box > 0; box = nodes[box]?.parent ?? -1) {
    const end = index.end[box] ?? 0;
    const role = nodes[box]?.role ?? "";
    if (end - box > largestNotice || role === "main" || role === "document") return undefined;
    if (holds(wordsIn(index, box, end), role)) return end - box;
  }
  return undefined;
}

function wordsIn({ view }: ViewIndex, from: number, to: number): Set<string> {
  const said = new Set<string>();
  for (let at = from; at < to; at += 1) for (const word of nameTextAt(view, at).words) said.add(stem(word));
  return said;
}

const pageWords = new WeakMap<ViewIndex, Set<string>>();

/** Words of the title and the headings. */
function wordsOfPage(index: ViewIndex): Set<string> {
  let said = pageWords.get(index);
  if (said) return said;
  const { view } = index;
  said = new Set(wordsOf(normalize(view.title)).map(stem));
  for (const [at, { role }] of view.nodes.entries())
    if (role === "heading") for (const word of nameTextAt(view, at).words) said.add(stem(word));
  pageWords.set(index, said);
  return said;
}
