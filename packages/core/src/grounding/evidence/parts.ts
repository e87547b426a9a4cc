import { abbreviations } from "../grammar/clauses.ts";
import { roleFit } from "../matching/compatibility.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { slice, type Phrase, type Token } from "../matching/tokens.ts";
import type { ViewIndex } from "../matching/view-index.ts";
import type { Act } from "../vocabulary/light-words.ts";
import { isAfterBetween } from "./bounds.ts";
import { carriedOut } from "./carry-out.ts";
import type { ViewNode } from "../../page/view.ts";
import type { Side } from "../vocabulary/relations.ts";
import { bestOf, explain, type Explanation } from "./explain.ts";
import { withoutIdle } from "./idle.ts";
import { leadingTo } from "./lead.ts";
import { readWords, weights, type Said } from "./said.ts";
import { isOfPage, withoutPageNouns } from "./page-nouns.ts";
import { countedOne, everyOne } from "./several.ts";

/** An instruction has at most so many parts, and a part is at most so many of what commas and “and” divide. */
const maximumParts = 10;
const longestPart = 5;
/** Below it what was said is not accounted for. */
const acceptable = 0.66;
/** From here a verb that may mean what the element is called by is enough. */
const sure = 0.72;
/** Less is enough down to here, where the next best is as far behind as this part of it. */
const lowest = 0.5;
const apart = 0.7;

/** A part of an instruction with the deeds that account for it best: one of them is meant, or all. */
export type Part = {
  rivals: Explanation[];
  isAll: boolean;
  score: number;
  said: Said;
  /** Words were left aside that say nothing: nothing else is to be done then. */
  isIdle?: boolean;
};

type Cut = { from: number; to: number };
/** “nothing”: what asks for nothing. */
type Found = Part | "nothing" | undefined;

const dividers = new Set([",", ";", ".", "\n", "and", "then", "&", "?", "!", ":", "–", "—", "but"]);

/** Runs of tokens between commas, “and” and the like. */
export function cutsOf({ tokens }: Phrase): Cut[] {
  const runs: Cut[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token !== undefined && (token.kind === "quoted" || !dividers.has(token.word))) continue;
    if (token?.word === "." && abbreviations.has(tokens[at - 1]?.word ?? "")) continue;
    if (at > from) runs.push({ from, to: at });
    from = at + 1;
  }
  return runs;
}

type Division = { parts: Part[]; score: number };

/** The division into parts whose deeds account for the most; fewer parts where that is equal. */
export function bestDivision(index: ViewIndex, phrase: Phrase): Part[] | undefined {
  const cuts = cutsOf(phrase);
  if (cuts.length > maximumParts) return undefined;
  const best: (Division | undefined)[] = [{ parts: [], score: 0 }];
  for (let end = 1; end <= cuts.length; end += 1) {
    for (let start = Math.max(0, end - longestPart); start < end; start += 1) {
      const before = best[start];
      if (before === undefined) continue;
      const part = partOf(index, phrase, {
        cuts: cuts.slice(start, end),
        before: before.parts.at(-1),
        isAlone: cuts.length === 1,
      });
      if (part === undefined) continue;
      const score = before.score + (part === "nothing" ? 0 : part.score * (end - start) - 0.05);
      const parts = part === "nothing" ? before.parts : [...before.parts, part];
      if (best[end] === undefined || score > (best[end]?.score ?? 0)) best[end] = { parts, score };
    }
  }
  const division = best[cuts.length];
  return division === undefined || division.parts.length === 0 ? undefined : division.parts;
}

type Run = { cuts: Cut[]; before: Part | undefined; isAlone: boolean };

function partOf(index: ViewIndex, whole: Phrase, { cuts, before, isAlone }: Run): Found {
  const from = cuts[0]?.from ?? 0;
  const phrase = slice(whole, from, cuts.at(-1)?.to ?? 0);
  const isEnd = isAfterBetween(whole.tokens, from);
  const said = readWords(phrase, { actsBefore: before && actsOf(before), isEnd });
  const verb = before && cuts.length === 1 ? verbFor(said, before) : undefined;
  // “compare the bowl and the plate”: both are compared, or it is not understood.
  if (before !== undefined && verb !== undefined)
    return likeBefore(explained(index, readWords(withVerb(phrase, verb))), before);
  const plain = explained(index, said);
  const starts = cuts.map((cut) => cut.from - from);
  if (plain !== undefined && (plain === "nothing" || holdsTogether(plain, starts))) return plain;
  const named = parenthesis(phrase);
  if (named !== undefined) return explained(index, readWords(phrase, { lead: named }));
  if (cuts.length === 1) return !isAlone && forbids(phrase) ? "nothing" : undefined;
  const lead = leadingTo(phrase, starts);
  return lead === undefined ? undefined : explained(index, readWords(phrase, { lead }));
}

/** A number in any of the pieces is put in or is what the target is called, and no mere part of its surroundings. */
function holdsTogether({ rivals, said }: Part, starts: number[]): boolean {
  if (starts.length === 1) return true;
  if (!rivals.every((rival) => isPressedItself(said, rival, starts[1] ?? 0))) return false;
  return rivals.every(({ deed, around }) =>
    said.words.every(({ stem }, at) => !/^\d/u.test(stem) || (deed.accounts[at] ?? 0) > (around[at] ?? 0)),
  );
}

/** The verb of the part before that its element is called by, where this part has none of its own. */
function verbFor({ acts, concepts, first }: Said, { said, rivals }: Part): Token | undefined {
  const isOwn =
    acts.size > 0 ||
    concepts.some(({ concept, from }) => concept.kind === "action" && from <= Math.max(first, 0));
  const verb = said.words[said.first];
  const isCalledSo =
    verb !== undefined &&
    said.acts.size === 0 &&
    said.words.some(({ weight }, at) => at > said.first && weight === weights.content) &&
    rivals.every(({ met, deed }) => deed.method !== "fill" && (met[said.first] ?? 0) >= 0.8) &&
    said.concepts.some(({ concept, from }) => concept.kind === "action" && from === said.first);
  return isOwn || !isCalledSo ? undefined : said.phrase.tokens[verb.token];
}

function withVerb({ source, tokens }: Phrase, verb: Token): Phrase {
  return { source, tokens: [verb, ...tokens] };
}

function likeBefore(found: Found, { rivals: [one] }: Part): Found {
  if (found === undefined || found === "nothing") return undefined;
  const isAlike = found.rivals.every(
    ({ node, deed }) => node.role === one?.node.role && deed.method === one.deed.method,
  );
  return isAlike ? found : undefined;
}

/** “click Your cone and order”: what is to be pressed is what the element is called, and not where it stands. */
function isPressedItself(
  { words, acts, actWords, roleWords }: Said,
  { met }: Explanation,
  end: number,
): boolean {
  if (!acts.has("press")) return true;
  const named = words.flatMap(({ token, weight }, at) =>
    token < end && weight >= weights.item && !actWords.has(at) && !roleWords.has(at) ? [at] : [],
  );
  return named.length === 0 || named.some((at) => (met[at] ?? 0) >= 0.5);
}

/** What was written before goes on: “name Ada, town Riga”. */
function actsOf({ said, rivals }: Part): ReadonlySet<Act> {
  return said.acts.size === 0 && rivals[0]?.deed.method === "fill" ? new Set<Act>(["write"]) : said.acts;
}

/** “take the early one (Select)”: where the name begins that the page has for it. */
function parenthesis({ tokens }: Phrase): number | undefined {
  const at = tokens.findIndex(({ word }) => word === "(");
  return at > 0 && tokens.at(-1)?.word === ")" && tokens.length - at <= 6 ? at + 1 : undefined;
}

function explained(index: ViewIndex, said: Said): Found {
  if (said.isBackward) return "nothing";
  if (said.words.every(({ weight }) => weight === 0) && said.acts.size === 0) return "nothing";
  const { phrase } = said;
  const all = explain(index, said);
  if (said.quantity !== undefined || said.count !== undefined || said.exceptions.length > 0) {
    const every = everyOne(index, said, all);
    if (every !== undefined) return { rivals: every, score: every[0]?.score ?? 0, said, isAll: true };
    if (said.count !== undefined || said.exceptions.length > 0 || typeof said.quantity === "number")
      return undefined;
  }
  if (said.ordinal !== undefined) {
    const one = countedOne(index, said, all);
    if (one !== undefined) return { rivals: [one], score: one.score, said, isAll: true };
    // “show the cheapest first” counts nothing.
    if (!/^(?:first|last)$/u.test(phrase.tokens.at(-1)?.word ?? "")) return undefined;
  }
  const rivals = bestOf(index, all);
  const [best] = rivals;
  const carried = carriedOut(index, said, all);
  // What its button accounts for alone takes nothing that is put in.
  const isAlone =
    carried !== undefined && best?.node === carried.press.node && carried.score < best.score + 0.01;
  if (carried !== undefined && !isAlone && carried.score >= Math.max(acceptable, best?.score ?? 0))
    return { rivals: [carried.put, carried.press], score: carried.score, said, isAll: true };
  if (best === undefined || !isPlain(said, best, all))
    return idly(index, said, all) ?? ofWholePage(index, said, all);
  if (said.quantity === "all" && !isForSeveral(said, best)) return undefined;
  if (!rivals.every(({ node }) => isOnSides(index, node, said.sides))) return undefined;
  return { rivals, score: best.score, said, isAll: false };
}

/** What is plain once words that say nothing are not asked for: the only one that does what was said. */
function idly(index: ViewIndex, said: Said, all: Explanation[]): Part | undefined {
  const rest = withoutIdle(index, said, all);
  if (rest === undefined) return undefined;
  const explained = explain(index, rest);
  const rivals = bestOf(index, explained);
  const [best] = rivals;
  if (best === undefined || rivals.length > 1 || best.deed.method !== "click") return undefined;
  // What stands behind it may say the words that are left over.
  if (/^(?:heading|tab)$/u.test(best.node.role) || best.node.expanded === false) return undefined;
  if (roleFit(said.role, best.node) < 0.9) return undefined;
  if (!isPlain(rest, best, explained) || !isNamedBy(rest, best)) return undefined;
  if (!isOnSides(index, best.node, rest.sides)) return undefined;
  return { rivals, score: best.score * idleFactor, said: rest, isAll: false, isIdle: true };
}

const idleFactor = 0.95;

/** A word of its own name was said, and not only what one does with anything: “open”. */
function isNamedBy({ words, actWords }: Said, { met }: Explanation): boolean {
  return words.some(({ weight }, at) => weight >= weights.item && !actWords.has(at) && (met[at] ?? 0) >= 0.6);
}

/** The same, where what is not said anywhere is what the page is. */
function ofWholePage(index: ViewIndex, said: Said, all: Explanation[]): Found {
  const rest = withoutPageNouns(said, all);
  const found = rest === undefined ? undefined : explained(index, rest);
  return found !== undefined && found !== "nothing" && isOfPage(index, found.rivals) ? found : undefined;
}

/** “select all genders”: one of them is not all, unless what it is called speaks of several. */
function isForSeveral({ words }: Said, { node, deed }: Explanation): boolean {
  const names = wordsOf(normalize(`${node.name} ${node.description ?? ""} ${deed.arguments.join(" ")}`));
  const said = new Set(words.map(({ word }) => word));
  return (
    node.role !== "radio" &&
    names.some(
      (word) =>
        /^(?:all|every\p{L}*|everything|both|any|empty|clear|reset)$/u.test(word) ||
        (word.endsWith("s") && said.has(word)),
    )
  );
}

/**
 * A verb that may mean what it is called by is enough, too, where everything else is said of it, and nothing else accounts
 * for half as much: “buy the fern” is the “Add to basket” on the card of the fern.
 */
function isAloneWith(said: Said, best: Explanation, all: Explanation[]): boolean {
  const rivals = all.filter(({ node, missing }) => node !== best.node && missing < 1);
  return (
    best.missing === 0 &&
    best.deed.method === "click" &&
    said.words.some(({ weight }, at) => at !== said.first && weight === weights.content) &&
    rivals.every(({ score }) => score <= best.score * apart)
  );
}

/**
 * Nothing that says something is left unaccounted for: a word that nothing on the page meets may be the very one that
 * tells that the thing meant is not there. What falls a little short otherwise stands when nothing else comes near.
 */
function isPlain(said: Said, best: Explanation, all: Explanation[]): boolean {
  if (best.missing >= 1) return false;
  if (best.score >= acceptable) {
    const verb = best.deed.accounts[said.first] ?? 0;
    return (
      best.score >= sure || said.first < 0 || verb >= 0.6 || (verb >= 0.5 && isAloneWith(said, best, all))
    );
  }
  const next = Math.max(0, ...all.filter(({ node }) => node !== best.node).map(({ score }) => score));
  return best.score >= lowest && best.content >= 0.65 && best.cover >= 0.3 && next <= best.score * apart;
}

/** In that half of the viewport. */
function isOnSides(
  { view: { viewport, scroll } }: ViewIndex,
  { box }: ViewNode,
  sides: readonly Side[],
): boolean {
  if (box === undefined) return sides.length === 0;
  const [middleX, middleY] = [box.x - scroll.x + box.width / 2, box.y - scroll.y + box.height / 2];
  const [x, y] = [middleX / viewport.width, middleY / viewport.height];
  const isOn: Record<Side, boolean> = { top: y <= 0.5, bottom: y >= 0.5, left: x <= 0.5, right: x >= 0.5 };
  return sides.every((side) => isOn[side]);
}

/** “don't press anything else”, beside what is to be done. */
function forbids({ tokens }: Phrase): boolean {
  return (
    /^(?:don't|dont|never|not|without)$/u.test(tokens[0]?.word ?? "") ||
    (tokens[0]?.word === "do" && tokens[1]?.word === "not")
  );
}
