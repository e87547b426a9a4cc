import type { PageView } from "../../page/view.ts";
import { clauseStart, skipOpening } from "../grammar/clauses.ts";
import type { Grounding, Resolved } from "../outcome.ts";
import { isSame } from "../matching/rival-readings.ts";
import { repeatedAround } from "../entries/items.ts";
import { itemsSaying } from "../entries/said-items.ts";
import { phraseAt, tokenize } from "../matching/tokens.ts";
import { contains, indexOf, type ViewIndex } from "../matching/view-index.ts";
import { negationTable, questionTable } from "../vocabulary/sentence.ts";

const divided =
  /^(?<before>.{4,140}?)(?:[,;:.?!–-]+| and| so)(?: so| then| and| please)? (?<order>\p{L}(?:(?!, |[.;?!] ).){2,80})$/isu;
/** What the order does is done to what was said before: “cancel it”, “confirm his appointment”, “click Track in her row”. */
const object = /(?<= )(?<what>it|this|that|that one|this one|them|him|her)(?= |$)/iu;
const whose = /(?<= )(?<whose>his|her|its|their) (?<thing>\p{L}+ \p{L}+(?=$)|\p{L}+(?= |$))/iu;
/** Without a verb it gives values: “from Alder to Brask by bike, show it”. */
const tells =
  /n['’]t\b|['’](?:s|re|ve|ll|m|d)\b|\b(?:is|are|was|were|has|have|had|can|cannot|could|will|would|must|should|may|needs?|wants?|works?|goes|went|comes?|came|looks?|seems?|takes?|took|left|lost|got|gets?|did|does|do|broke|gave|rang|makes?|made|wrote|sent|said|says|\p{L}{2,}ed)\b/iu;
/** “make the medium one cost 26 and put its stock at 40”: both are to be done. */
const making = /^\P{L}*(?:please )?(?:make|let|have|give|get|put|hand|bring|send|keep|leave)\b/iu;
/** Words that make the order hang on something, or tell of more than one thing. */
const unsure = /\b(?:if|unless|whether|when|once|until|in case|except|instead|either|or)\b/iu;

/**
 * “Milo Grant can't come, cancel it”, “where is Yuki's parcel? click Track in her row”: what is said first tells the entry of a
 * list that the order is about. Only what one entry alone says counts, and only a control of that entry.
 */
export function groundSaidBefore(
  view: PageView,
  instruction: string,
  ground: (order: string) => Grounding,
): Resolved | undefined {
  const { before = "", order = "" } =
    divided.exec(instruction.trim().replace(/(?:,? please)?[.!]?$/iu, ""))?.groups ?? {};
  if (order === "" || unsure.test(instruction) || !tells.test(before) || isOrder(before)) return undefined;
  const isPointing = object.test(order) || whose.test(order);
  if (!isPointing && !definite.test(order)) return undefined;
  const index = indexOf(view);
  const found: Resolved[] = [];
  // “put the lift back into service” is about the lift of which something was told, if it leaves open which.
  const alone = isPointing ? undefined : ground(order);
  if (alone?.outcome === "resolved")
    return subjectsOf(before).some((name) => isOfOne(index, name, alone)) ? alone : undefined;
  const subjects = denied.test(order) ? [] : subjectsOf(before);
  for (const name of [...subjects, ...namesIn(before)]) {
    const entries = itemsSaying(index, name);
    const [entry] = entries;
    if (leavesFigure(before, name)) continue;
    if (entry === undefined) {
      const done = subjects.includes(name) ? inFull(index, ordersOf(order, name).map(ground)) : undefined;
      if (done) found.push(done);
      continue;
    }
    // What several entries say tells none of them, and leaves open what the other words tell.
    if (entries.length > 1 && /^\p{Lu}/u.test(name)) return undefined;
    const done = ordersAbout(order, name)
      .map(ground)
      .find((each) => each.outcome === "resolved" && isInside(index, entry, each));
    if (entries.length === 1 && done?.outcome === "resolved") found.push(done);
  }
  const [first, ...others] = found;
  return first && others.every((each) => isSame(each, first)) ? { ...first, isInferred: true } : undefined;
}

/** “salsa on Tuesday”, where the row says “Tue”: every word of it told the entry. */
const inFull = (index: ViewIndex, found: Grounding[]): Resolved | undefined =>
  found.find(
    (each): each is Resolved =>
      each.outcome === "resolved" &&
      each.isAccounted === true &&
      each.steps.every(
        ({ node }) => node !== undefined && repeatedAround(index, index.view.nodes.indexOf(node)) > 0,
      ),
  );

/** “Mrs Osei gave notice, end the lease on plot 7”: both tell of the same entry. */
function isOfOne(index: ViewIndex, name: string, done: Resolved): boolean {
  const [entry, another] = itemsSaying(index, name);
  return entry !== undefined && another === undefined && isInside(index, entry, done);
}

const denied = /^(?:no|not|never|nothing|nobody|neither|untick|uncheck|turn off|switch off)\b/iu;

/** An order of its own is to be done as well; what is forbidden or asked is not. */
function isOrder(text: string): boolean {
  const { tokens } = tokenize(text);
  const start = skipOpening(tokens, 0);
  if (phraseAt(tokens, start, negationTable) || phraseAt(tokens, start, questionTable)) return false;
  return making.test(text) || clauseStart(tokens, start) !== undefined;
}

/** “the hotel cost 338.50, fix its amount” gives what is to be written. */
const leavesFigure = (before: string, name: string): boolean => /\d|["“]/u.test(before.replace(name, ""));

function isInside(index: ViewIndex, entry: number, { steps }: Resolved): boolean {
  return steps.every(
    ({ node }) => node?.interactive === true && contains(index, entry, index.view.nodes.indexOf(node)),
  );
}

const shownOn =
  /^(?:show|see|find|view|open|look at|display) (?:me )?(?:it|that|this|them) on (?:the|a) (?<thing>\p{L}+)$/iu;

/** “show it on the map” is to press the “Map” of what is meant. */
function ordersAbout(order: string, name: string): string[] {
  const thing = shownOn.exec(order)?.groups?.["thing"];
  return thing === undefined
    ? ordersOf(order, name)
    : [`click ${thing} of ${name}`, ...ordersOf(order, name)];
}

/** “send somebody there”, “put the lift back into service”: a place, or a thing that has no name in the order. */
const there = /(?<= )there(?= |$)/iu;
const definite = /(?<= )(?:there|the \p{Ll}+)(?= |$)/u;

const ordersOf = (order: string, name: string): string[] =>
  there.test(order)
    ? [order.replace(there, `to ${name}`)]
    : !object.test(order) && !whose.test(order)
      ? [`${order} for ${name}`, `${order} of ${name}`, order.replace(shown, `click $<thing> of ${name}`)]
      : pointedAt(order, name);

const shown = /^(?:show|see|open|view)(?: me)? the (?<thing>\p{Ll}+)$/iu;

const pointedAt = (order: string, name: string): string[] =>
  whose.test(order)
    ? [
        order.replace(whose, `the $<thing> of ${name}`),
        order.replace(whose, `$<thing> of ${name}`),
        order.replace(whose, `${name}'s $<thing>`),
      ]
    : [order.replace(object, name)];

const proper =
  /["“‘][^"”’]+["”’]|\p{Lu}[\p{L}\d.&+-]*(?:['’](?!s )\p{L}+)?(?: (?:(?:in|of|at|on|for|with|the|de|van|von) )*[\p{Lu}\d][\p{L}\d.&+-]*)*|#?\d[\d.:/-]*\p{L}?/gu;
const common = /\b(?:the|my|our) (?<noun>\p{Ll}+(?: \p{Ll}+){0,2})/gu;
const leading =
  /^(?:The|A|An|My|Our|I|We|It|There|Where|Who|What|How|Which|Do|Don['’]t|Please|That|This)\b(?:['’]\p{L}+)? ?/u;

/** What something is told of: “plot 8 is free”, “salsa on Tuesday is full”, “the lift at the hospital makes noises”. */
function subjectsOf(text: string): string[] {
  const subject = telling.exec(text.trim())?.groups?.["subject"];
  return subject === undefined ? [] : [subject];
}

const telling =
  /^(?!(?:i|we|it|they|he|she|you|there|this|that|where|who|what|how|which|when|why|every\p{L}*|all|both|some\p{L}*|no\p{L}*|any\p{L}*|each|most|many|if|unless)\b)(?<subject>[^,.;:?!]{3,50}?) (?:is|are|was|were|has|have|had|can(?:no|['’])?t|can|won['’]t|will|needs?|wants?|works?|does|doesn['’]t|do|don['’]t|isn['’]t|aren['’]t|looks?|seems?|makes?|broke|gave|rang|left|got|came|comes?|took|\p{L}{2,}ed)\b/iu;

/** “Milo Grant”, “4104”, “the lighthouse almanac”, “the lighthouse”: likeliest first. */
function namesIn(text: string): string[] {
  const names = [...text.matchAll(proper)].map(([name]) => name.replace(leading, ""));
  const nouns = [...text.matchAll(common)].flatMap(({ groups }) => {
    const words = (groups?.["noun"] ?? "").split(" ");
    return words.map((_, at) => words.slice(0, words.length - at).join(" "));
  });
  return [...new Set([...names, ...nouns])].filter((name) => name.length > 1).slice(0, 8);
}
