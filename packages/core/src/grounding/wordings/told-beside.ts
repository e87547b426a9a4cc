import type { PageView } from "../../page/view.ts";
import { lexisOf, metBy } from "../evidence/lexis.ts";
import { readWords, weights } from "../evidence/said.ts";
import type { Grounding, Resolved } from "../outcome.ts";
import { isSame } from "../matching/rival-readings.ts";
import { itemsSaying } from "../entries/said-items.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { contains, indexOf, type ViewIndex } from "../matching/view-index.ts";
import { stopWords } from "../vocabulary/light-words.ts";
import { graveWords } from "../vocabulary/synonyms.ts";
import { isOfMind, isPhatic, isRemark } from "./remark-forms.ts";

/**
 * “I'm done for today, log me off”, “take me back to the shop, I'm not finished”: why something is asked for says nothing of
 * what is to be done. It is left out where the page has nothing that it could be about but what the order does.
 */
export function groundBesideRemark(
  view: PageView,
  instruction: string,
  ground: (order: string) => Grounding,
): Resolved | undefined {
  const text = instruction.trim().replace(/[.!]+$/u, "");
  if (text.length > longest) return undefined;
  const found = dividedAt(text).flatMap((division) => {
    if (pointsBack(division.order, division.before)) return [];
    const done = ground(division.order);
    if (done.outcome !== "resolved" || !isWhole(view, division, done) || speaksOfOthers(view, division, done))
      return [];
    // “buy it, the blue lamp is nice”: what cannot be taken back is not done to what may be something else.
    if (isGrave(division, done) && pointsBack(division.order, division.behind)) return [];
    return past.test(division.order) && done.steps.some(({ method }) => method === "click")
      ? []
      : [{ done, division }];
  });
  const [first, ...others] = found;
  if (first === undefined || others.some(({ done }) => !isSame(done, first.done))) return undefined;
  const isAnother = first.division.remarks.some((remark) => {
    if (isPhatic(remark) || isOfMind(remark)) return false;
    const told = ground(remark);
    return (
      told.outcome === "resolved" && !isSame(told, first.done) && told.confidence >= first.done.confidence
    );
  });
  return isAnother ? undefined : { ...first.done, isInferred: true };
}

const longest = 200;
/** A list of values; words of others: what is told behind them may be a part of them. */
const isOpen = /["“”\n]|(?<!\d):|:(?!\d)/iu;
const mostClauses = 8;

const between =
  /\s*[,;.!?]+\s+(?:(?:and|so|then|therefore) )?|\s+[–—-]\s+|,? (?:because|cos|cause|’cause|'cause|(?:as|since)(?= (?:i|we|it|he|she|they|my|our|the)\b)) |,? (?:so(?: that)?|in order that) (?=(?:i|we|it|he|she|they|you|every(?:body|one)|no ?(?:body|one)|people|nothing)\b)/giu;
/** What something is done for tells neither what is done nor to what: “lock it so that nobody draws on it”. */
const aim = /\b(?:so|that|because|cos|cause|as|since)\s*$/iu;

/** “I published it” tells of what is done already. */
const past = new RegExp(
  String.raw`^(?:(?:and|so|but|oops|sorry),? )*(?:i|we|he|she|they|somebody|someone)(?:['’](?:ve|s|d)| have| has| had)? (?:already |just |finally )*(?:\p{L}{2,}ed|made|sent|bought|paid|took|put|did|done|gave|wrote|got)\b`,
  "iu",
);

type Division = { order: string; before: string[]; behind: string[]; remarks: string[]; isAim: boolean };

/** The clauses that ask for something, with what is only told before them and behind them. */
function dividedAt(text: string): Division[] {
  const gaps = [...text.matchAll(between)].map(({ 0: gap, index }) => ({
    gap,
    from: index,
    to: index + gap.length,
  }));
  if (gaps.length === 0 || gaps.length >= mostClauses) return [];
  const clauses = [...gaps, { gap: "", from: text.length, to: text.length }].map(({ from }, at) => ({
    from: gaps[at - 1]?.to ?? 0,
    to: from,
    isAim: aim.test(gaps[at - 1]?.gap ?? ""),
  }));
  const said = clauses.map(({ from, to }) => text.slice(from, to));
  const areTold = said.map((clause, at) => clauses[at]?.isAim === true || isRemark(clause));
  return clauses.flatMap(({ from }, first) =>
    clauses.slice(first).flatMap(({ to }, more): Division[] => {
      const last = first + more;
      const order = text.slice(from, to);
      const before = said.slice(0, first);
      const behind = said.slice(last + 1);
      const remarks = [...before, ...behind];
      const isTold = areTold.every((each, at) => each || (at >= first && at <= last));
      if (remarks.length === 0 || !isTold || !phrase.test(order) || answers.test(order)) return [];
      if (
        behind.some((each, at) => takesBack.test(each) && !(regrets.test(each) && at === behind.length - 1))
      )
        return [];
      if (remarks.some((each) => isOpen.test(each)) || (behind.length > 0 && isOpen.test(order))) return [];
      const isAim = clauses.slice(last + 1).some((each) => each.isAim);
      return [{ order, before, behind, remarks, isAim }];
    }),
  );
}

const phrase = /\p{L}{2,}.* .*\p{L}/u;
/** “click Yes, I'm sure”: what follows an answer is a part of it. */
const answers = /\b(?:yes|no|ok|okay)$/iu;
/** “send it, no wait”: what is said behind an order may take it back. */
const takesBack =
  /^(?:no|wait|sorry(?! (?:about|for)\b)|oops|whoops|stop|hold on|hang on|never ?mind|forget (?:it|that)|actually|scratch that|not (?:yet|now)|i (?:meant?|said|changed my mind|have changed|take))\b/iu;

/** “it's season 1, sorry” takes nothing back. */
const regrets = /^(?:sorry|oops|whoops)$/iu;

const object =
  /(?: |^)(?:it|this|that|them|these|those|him|her|one|ones|there|the (?:note|notice|message|thing|window|box|banner|item|entry))(?= |$)/iu;
/** “the one at Mercy Hospital” points to nothing that was said before. */
const pointing = /\bones? (?=(?:at|in|on|with|from|by|of|called|that|which)\b)/giu;
const saysOnly =
  /^(?:done|finish\w*|ready|complete\w*|enough|all|good|fine|great|perfect|oops|sorry|wait|right|hurry|everyth\w*|noth\w*|set|mistake|wrong)$/u;

/** What is undone is what was done last. */
const undoing =
  /^(?:please )?(?:take|put|bring|get) (?:it|that|this) back$|^(?:please )?(?:undo|revert) (?:it|that|this)$/iu;

/** “the fish tacos are dull, swap them”: what the order is about stands in what is told. */
function pointsBack(order: string, remarks: string[]): boolean {
  if (!object.test(order.replace(pointing, "").replace(/^it (?=\p{L}+s )/iu, "")) || undoing.test(order))
    return false;
  return remarks.some(
    (remark) => !isPhatic(remark) && !ofItself.test(remark) && tellingIn(remark).length > 0,
  );
}

const isGrave = ({ order }: Division, { steps }: Resolved): boolean =>
  [order, ...steps.map(({ node }) => node?.name ?? "")].some((text) =>
    wordsOf(normalize(text)).some((word) => graveWords.has(word)),
  );

/** “it doesn't fit, send it back” names nothing that could be meant but what is before one's eyes. */
const ofItself =
  /^(?:it|this|that)(?:['’]s| \p{L}+(?:n['’]t)?)(?: (?:not|too|so|very|just|really|always|never))*(?: \p{L}+)?$/iu;

const tellingIn = (remark: string): string[] =>
  readWords(tokenize(remark)).words.flatMap(({ weight, word }) =>
    weight >= weights.item && !saysOnly.test(word) ? [word] : [],
  );

/** A word of what is told is said by another control, or in an entry that the order has no part in. */
function speaksOfOthers(view: PageView, { order, remarks, isAim }: Division, { steps }: Resolved): boolean {
  const index = indexOf(view);
  const own = new Set(steps.map(({ node }) => node?.name));
  return remarks.some((remark) => {
    if (isAim || isPhatic(remark) || isOfMind(remark) || undoing.test(order)) return false;
    const said = readWords(tokenize(remark));
    const telling = said.words.flatMap(({ weight, word }, at) =>
      weight >= weights.item && !saysOnly.test(word) ? [at] : [],
    );
    const isOther = index.candidates.some((candidate) => {
      if (own.has(candidate.node.name)) return false;
      const options = (candidate.node.options ?? []).flatMap(({ label }) => wordsOf(normalize(label)));
      if (telling.some((at) => options.includes(said.words[at]?.word ?? ""))) return true;
      const met = metBy(said, lexisOf(candidate.node, candidate.fields), new Map());
      return telling.some((at) => (met[at] ?? 0) >= 0.8);
    });
    return isOther || telling.some((at) => !isOfSteps(index, said.words[at]?.word ?? "", steps));
  });
}

function isOfSteps(index: ViewIndex, word: string, steps: Resolved["steps"]): boolean {
  const entries = itemsSaying(index, word);
  return (
    entries.length === 0 ||
    steps.every(
      ({ node }) =>
        node !== undefined && entries.some((entry) => contains(index, entry, index.view.nodes.indexOf(node))),
    )
  );
}

/** What is written may be the half of what was given: “the passenger is Ilse Kramer, born on 12 March”. A figure is whole. */
function isWhole(view: PageView, { remarks }: Division, { steps }: Resolved): boolean {
  const written = steps.flatMap(({ method, arguments: values }) =>
    method === "fill" || method === "type" ? values : [],
  );
  const isSet = steps.some(({ method }) => /^(?:selectOption|check|uncheck)$/u.test(method));
  if (written.length === 0) return !(isSet && remarks.some((remark) => naming.test(remark)));
  const areFigures = written.every((value) => /^[\d\s.,:/€£$%+-]+$/u.test(value));
  const areMere = remarks.every(
    (remark) => (isPhatic(remark) || isMere.test(remark)) && !isCalledIn(view, remark),
  );
  return (areFigures || areMere) && !remarks.some((remark) => naming.test(remark));
}

/** “Nora Webb is the new ringer” gives a name, which may go into a field as well. */
const naming =
  /^\p{Lu}\p{L}+ \p{Lu}|\S (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Lu}\p{L}/u;

/** It tells how somebody or something is that was spoken of. */
const isMere =
  /^(?:(?:because|since|after that|then|so|otherwise) )?(?:i|we|it|he|she|they|that|this)(?= |['’])/iu;

/** “it's done”, where a box is called “Done”. */
function isCalledIn(view: PageView, remark: string): boolean {
  const told = remark.replace(/^(?:after that|because|since|then|so|otherwise) /iu, "");
  const said = new Set(wordsOf(normalize(told)).filter((word) => word.length > 2 && !stopWords.has(word)));
  return indexOf(view).candidates.some(({ fields }) =>
    fields.some(({ name }) => name.words.some((word) => said.has(word))),
  );
}
