import type { PageView } from "../../page/view.ts";
import { clauseStart, skipOpening } from "../grammar/clauses.ts";
import { lexisOf, metBy } from "../evidence/lexis.ts";
import { readWords, weights } from "../evidence/said.ts";
import type { Grounding, Resolved } from "../outcome.ts";
import { isSame } from "../matching/rival-readings.ts";
import { itemsSaying } from "../entries/said-items.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { phraseAt, tokenize } from "../matching/tokens.ts";
import { contains, indexOf, type ViewIndex } from "../matching/view-index.ts";
import { stopWords } from "../vocabulary/light-words.ts";
import { negationTable, questionTable } from "../vocabulary/sentence.ts";

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
  if (text.length > longest || open.test(text)) return undefined;
  const found = dividedAt(text).flatMap(({ order, remark, isAim = false }) => {
    const isOfNothing = isPhatic(remark);
    if (!(isAim || isRemark(remark)) || isRemark(order)) return [];
    if (!isOfNothing && pointsBack(order, remark)) return [];
    const done = ground(order);
    return done.outcome === "resolved" &&
      (!writes(done) || (isMere(remark) && !isCalledIn(view, remark))) &&
      !(sets(done) && tellsName(remark)) &&
      (isAim || isOfNothing || !speaksOfOthers(view, remark, done))
      ? [{ done, remark }]
      : [];
  });
  const [first, ...others] = found;
  if (first === undefined || others.some(({ done }) => !isSame(done, first.done))) return undefined;
  const told = ground(first.remark);
  if (told.outcome === "resolved" && !isSame(told, first.done)) return undefined;
  return { ...first.done, isInferred: true };
}

const longest = 200;
/** Words that make the order hang on something, or tell of more than one thing; a list of values; words of others. */
const open =
  /\b(?:if|unless|whether|when|until|in case|except|instead|either|or|but)\b|["“”\n]|(?<!\d):|:(?!\d)/iu;
const between = /(?:\s*[,;.!?]+|\s+[–—-])\s+(?:and |so |then |therefore )?/gu;
const because = /,? (?:because|since|cos|cause|’cause|'cause|as) (?=(?:i|we|it|he|she|they|my|our|the)\b)/giu;

/** What something is done for tells neither what is done nor to what: “lock it so that nobody draws on it”. */
const aim =
  /,? (?:so(?: that)?|in order that|because|since|as) (?=(?:i|we|it|he|she|they|you|every(?:body|one)|no ?(?:body|one)|people|nothing)\b)/iu;

type Division = { order: string; remark: string; isAim?: boolean };

/** What is left of an order without what only tells of something, of which no control of others is called. */
export function besideRemarks(
  view: PageView,
  instruction: string,
  ground: (order: string) => Resolved | undefined,
): Resolved | undefined {
  const text = instruction.trim().replace(/[.!]+$/u, "");
  const found = dividedAt(text).flatMap(({ order, remark }) => {
    // “the one at Mercy Hospital” points to nothing that was said before.
    const pointing = order.replace(/\bones? (?=(?:at|in|on|with|from|by|of|called|that|which)\b)/giu, "");
    if (!isRemark(remark) || isRemark(order) || pointsBack(pointing, remark)) return [];
    const done = ground(order);
    return done && !speaksOfOthers(view, remark, done) ? [done] : [];
  });
  const [first, ...others] = found;
  return first && others.every((done) => isSame(done, first)) ? first : undefined;
}

/** What is told stands before the order, or behind it. */
function dividedAt(text: string): Division[] {
  const before = [...text.matchAll(between)].map(({ 0: gap, index }) => ({
    remark: text.slice(0, index),
    order: text.slice(index + gap.length),
  }));
  const behind = [...text.matchAll(between), ...text.matchAll(because)].map(({ 0: gap, index }) => ({
    order: text.slice(0, index),
    remark: text.slice(index + gap.length),
  }));
  const [, ...aims] = text.split(aim);
  const aimed =
    aims.length === 1 ? [{ order: text.slice(0, text.search(aim)), remark: aims[0] ?? "", isAim: true }] : [];
  return [...before, ...behind, ...aimed].filter(
    ({ order }) => order.split(" ").length > 1 && !answers.test(order),
  );
}

/** “click Yes, I'm sure”: what follows an answer is a part of it. */
const answers = /\b(?:yes|no|ok|okay)$/iu;

const who = String.raw`(?:i|we|it|he|she|they|you|this|that|there|these|those|everything|everyone|nothing|(?:all |both )?(?:my|our|the|his|her|their) (?:\p{L}+ ){0,2}?\p{L}+(?= |['’])|(?:[^\s,;.!?]+ and )?[^\s,;.!?]{3,}(?<=s)(?= ))`;
const state = String.raw`(?:['’](?:s|re|ve|ll|m|d)|is|are|was|were|am|has|have|had|can|cannot|can't|could|couldn't|will|won't|would|must|should|never|always|don't|doesn't|didn't|isn't|aren't|wasn't|haven't|hasn't|feel|feels|like to|love to|tend to|hurt|hurts|forgot|lost|left|got|went|came|looks?|seems?|think|hate|hates|know|\p{L}{2,}ed)`;
const statement = new RegExp(
  String.raw`^(?:(?:well|ok|okay|right|so|oh|hey|hi|hello|sorry|look|listen|actually|because|since|and|after that|then|by then|otherwise)[, ]+)*${who} ?${state}(?= |$)`,
  "iu",
);
/** It says how something is, and not of what: “looks good to me”, “time for bed”, “fine by me”. */
const bareStatement =
  /^(?:(?:well|ok|okay|right|so|oh|and)[, ]+)*(?:(?:(?:that|this|it|everything|all)(?:['’]s| is)|(?:everything )?(?:looks?|seems?|sounds?|feels?)) (?:all |just |exactly )?(?:good|fine|right|great|okay|ok|perfect|all right|alright|nice|about right|correct|as it should be|(?:how|what) (?:i|we) (?:want|like|need)(?:ed)?(?: it| them)?)(?: (?:to|for|by) (?:me|us)| now| like (?:this|that)| this way)*|(?:i|we)(?:['’]ll| will| can) (?:get back to|come back(?: to)?|return to|go on with|continue(?: with)?|finish|do|look at|deal with|see to|decide on|think about|sort out) (?:(?:it|this|that|them|the rest) )?(?:later(?: on)?|tomorrow|another (?:time|day)|some other time|afterwards|in a (?:bit|while|moment))|time (?:for|to) \p{L}+(?: \p{L}+)?|(?:all )?(?:done|finished|enough) (?:for|with) (?:today|now|the day|tonight|that|this|it)|(?:fine|good|okay|ok|all right|alright) (?:by|with|for|like|as) (?:me|us|this|it is)|whatever|never mind|(?:sorry|apologies|excuse me) (?:about|for) (?:the|my|this|that|all)(?: \p{L}+){1,3}|(?:i(?:['’]ve| have)? )?(?:just )?(?:measured|read|counted|weighed|checked|looked)(?: (?:it|them|at it|up))?(?: (?:this (?:morning|afternoon|evening)|today|yesterday|just now|myself|twice|again))+|not (?:interested|now|today|for me)(?: right now| just now)?|no time(?: now| today| for this)?|my (?:mistake|bad|fault)|(?:same )?as (?:always|usual|ever)|so far so good|better safe than sorry|too (?:noisy|busy|tired|quiet|small|big|long|short|loud|late|early|expensive|slow|bright|dark|cold|hot|warm|much)(?: (?:in )?here| for me| now| already)*)$/iu;
const interjection =
  /^(?:(?:well|ok|okay|right|alright|all right|so|oh|oops|hey|hi|hello|sorry|look|listen|actually|great|good|fine|perfect|wait|hm+|ugh|damn|dear me|oh no|oh dear|good morning|no|yes|yep|yeah|nice|super|cool|wow|whoops|enough|done|ready|finished|all done|all set|that's it|that is it|enough for today|quick|hurry)[,!. ]*)+$/iu;

/** It is said of nothing that the page may have. */
export const isPhatic = (text: string): boolean => interjection.test(text) || bareStatement.test(text);

/** It tells how things are, and asks for nothing. */
export function isRemark(text: string): boolean {
  if (isPhatic(text)) return true;
  const { tokens } = tokenize(text);
  const start = skipOpening(tokens, 0);
  if (phraseAt(tokens, start, negationTable) || phraseAt(tokens, start, questionTable)) return false;
  if (
    wishing.test(text.replace(pleased, "").replace(unwished, "")) ||
    clauseStart(tokens, start)?.at === start
  )
    return false;
  return statement.test(text) && !/\d/u.test(text);
}

/** What is as it is wished is not wished for. */
const pleased =
  /\b(?:as|how|what|the way) (?:it|they|i|we|this|that) (?:should(?: be)?|wants? (?:it|them)|like (?:it|them)|need(?:ed)?(?: it)?|wanted(?: it)?)|\blike (?:this|that|it)\b/iu;

/** Nor is what is not. */
const unwished =
  /\b(?:(?:do|does|did|will|would)(?: not|n['’]t)|won['’]t) (?:really |much |particularly )?(?:like|want|need|love|have to)\b/iu;

/** A wish is an order. */
const wishing =
  /\b(?:want|need|like(?! to)|['’]d like|would like|wish|love|prefer|rather|please|let me|has to|have to|must|should|needs?|ought)\b/iu;

const object = /(?: |^)(?:it|this|that|them|these|those|him|her|one|ones|there)(?= |$)/iu;
const saysOnly =
  /^(?:done|finish\w*|ready|complete\w*|enough|all|good|fine|great|perfect|oops|sorry|wait|right|hurry|everyth\w*|noth\w*|set|mistake|wrong)$/u;

/** “the fish tacos are dull, swap them”: what the order is about stands in what is told. */
function pointsBack(order: string, remark: string): boolean {
  if (!object.test(order.replace(/^it (?=\p{L}+s )/iu, ""))) return false;
  return readWords(tokenize(remark)).words.some(
    ({ weight, word }) => weight >= weights.item && !saysOnly.test(word),
  );
}

/** A word of what is told is said by another control, or in an entry that the order has no part in. */
function speaksOfOthers(view: PageView, remark: string, { steps }: Resolved): boolean {
  const index = indexOf(view);
  const said = readWords(tokenize(remark));
  const telling = said.words.flatMap(({ weight, word }, at) =>
    weight >= weights.item && !saysOnly.test(word) ? [at] : [],
  );
  const own = new Set(steps.map(({ node }) => node?.name));
  const isOther = index.candidates.some((candidate) => {
    if (own.has(candidate.node.name)) return false;
    const options = (candidate.node.options ?? []).flatMap(({ label }) => wordsOf(normalize(label)));
    if (telling.some((at) => options.includes(said.words[at]?.word ?? ""))) return true;
    const met = metBy(said, lexisOf(candidate.node, candidate.fields), new Map());
    return telling.some((at) => (met[at] ?? 0) >= 0.8);
  });
  return isOther || telling.some((at) => !isOfSteps(index, said.words[at]?.word ?? "", steps));
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

/** It tells how somebody or something is that was spoken of, and no name that may be a value. */
const isMere = (remark: string): boolean =>
  isPhatic(remark) ||
  (/^(?:(?:because|since|after that|then|so|otherwise) )?(?:i|we|it|he|she|they|that|this)(?= |['’])/iu.test(
    remark,
  ) &&
    !tellsName(remark) &&
    !/["“\d@]/u.test(remark));

/** “I'm Kwame Asante” */
const tellsName = (remark: string): boolean => /(?<!^)\b(?!I\b)\p{Lu}/u.test(remark);

/** “it's done”, where a box is called “Done”. */
const isCalledIn = (view: PageView, remark: string): boolean => {
  const told = remark.replace(/^(?:after that|because|since|then|so|otherwise) /iu, "");
  const said = new Set(wordsOf(normalize(told)).filter((word) => word.length > 2 && !stopWords.has(word)));
  return indexOf(view).candidates.some(({ fields }) =>
    fields.some(({ name }) => name.words.some((word) => said.has(word))),
  );
};

/** What is written may be the half of what was given: “the passenger is Ilse Kramer, born on 12 March”. */
const writes = ({ steps }: Resolved): boolean =>
  steps.some(({ method }) => method === "fill" || method === "type");

/** What somebody is called is a value beside others. */
const sets = ({ steps }: Resolved): boolean =>
  steps.some(({ method }) => /^(?:fill|type|selectOption|check|uncheck)$/u.test(method));
