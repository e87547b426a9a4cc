import type { PageView } from "../../page/view.ts";
import { root } from "../evidence/root.ts";
import { offeredBy, type Offered } from "../laid/offered.ts";
import { tiers } from "../matching/similarity.ts";
import { phraseAt, tokenize, type Phrase } from "../matching/tokens.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { withFirstVerb, withLastOrder } from "./conclusion.ts";
import { rankedNodes, stepOn, type Grounding, type Resolved } from "../outcome.ts";
import { recountedControls } from "./controls.ts";
import { verbTable, type Intent } from "../vocabulary/verbs.ts";
import { isJoined } from "./values.ts";
import { toldOfEach } from "./each.ts";
import { plainlyTold } from "./plainly-told.ts";
import { isMark, silent } from "./words.ts";
import { keyOf, waysThrough, type Way } from "./read.ts";
import type { Told } from "./told.ts";

/** Longer ones are a task, in tokens. */
const longest = 60;
/** Asked, denied, compared, hanging on something, or of another time. */
const open =
  /\?|\b(?:if|unless|when|whether|either|maybe|perhaps|than|except|instead|rather|used to|because|usually|normally|always|ago|yesterday|both|every|all|or)\b|\b(?:in|into|to) (?:the|my) (?:basket|cart|trolley)\b/iu;
const asking =
  /^\P{L}*(?:is|are|am|was|were|do|does|did|has|have|had|what|which|who|whose|when|where|why|how)\b/iu;
/**
 * What several fields hold, told in a sentence or two as people talk: “new batch of Tomme, 25 wheels, sheep's milk, the dairy
 * is Ferme du Puy”. The words are cut into values with the words beside them that name a control or the part of the page that
 * it is in; every word has its part in one of them, or says nothing. Undefined where one has none, or where there are two ways.
 */
export function groundRecounted(
  view: PageView,
  instruction: string,
  press: (order: string) => Grounding,
): Resolved | undefined {
  const whole = recount(view, instruction);
  if (whole) return whole;
  const part = (told: string): Resolved | undefined => recount(view, told);
  return withLastOrder(instruction, part, press) ?? withFirstVerb(view, instruction, part);
}

function recount(view: PageView, instruction: string): Resolved | undefined {
  const { text, old, each } = plainlyTold(instruction);
  const unquoted = text.replace(/["“][^"“”]*["”]/gu, "“”");
  if (open.test(unquoted) || asking.test(unquoted)) return undefined;
  const phrase = tokenize(text);
  if (phrase.tokens.length > longest || phrase.tokens.length < 2 || isOtherOrder(phrase)) return undefined;
  const controls = recountedControls(view);
  if (controls.length === 0) return undefined;
  const offered = offeredBy(view);
  const shown = new Set([
    ...controls.flatMap(({ roots, placeRoots }) => [...roots, ...placeRoots]),
    ...offered.buttons.flatMap(({ node }) => wordsOf(normalize(node.name)).map(root)),
    ...offered.choices.flatMap(({ whole }) => whole.map(root)),
  ]);
  const reading = { offered, phrase, controls, shown };
  if (each !== undefined) {
    const told = toldOfEach(reading, /^both/iu.test(each));
    return told && resolved(view, { told, cost: 0 });
  }
  const ways = waysThrough(reading);
  const isStated = stating.test(phrase.source) || isSetting(phrase) || choosing.test(phrase.source);
  const best = bestOf(
    ways.filter(
      (way) =>
        isGood(way) &&
        !runsBackwards(way, phrase) &&
        (isStated || way.told.length > 1 || isBare(way, phrase)) &&
        !isOffered(way, offered),
    ),
  );
  return best && isGivenUp(best, old) ? resolved(view, best) : undefined;
}

/** “instead of Sam”, where Sam is what stands there. */
function isGivenUp({ told }: Way, old: string | undefined): boolean {
  if (old === undefined) return true;
  const words = wordsOf(normalize(old)).filter((word) => !silent.has(word));
  const shown = told.flatMap(({ control: { node } }) => wordsOf(normalize(node.value ?? "")));
  return words.length > 0 && words.every((word) => shown.includes(word));
}

/** “from 30 to 45”: where it begins stands before where it ends. */
const runsBackwards = ({ told }: Way, { tokens }: Phrase): boolean =>
  told.some((one, at) => {
    const next = told[at + 1];
    return (
      next?.fit.kind === one.fit.kind &&
      tokens.slice(one.from, one.to).some(({ word }) => word === "from") &&
      (tokens[next.from]?.word === "to" || tokens[one.to - 1]?.word === "to") &&
      one.control.at > next.control.at
    );
  });

/** Who tells what somebody did asks for nothing. */
const stating =
  /:|['’](?:s|m|re|ve|ll|d)\b|\b(?:is|are|was|were|be|has|have|will|should|must|shall|can|would|wants?|needs?|cost|came|come|go|starts?|begins?|ends?|lasts?|takes?)\b|\b\p{L}+s(?= )/iu;

/** “hot water 55”: a name and a figure, a day or the like, and no more. */
const isBare = ({ told: [only] }: Way, { tokens }: Phrase): boolean =>
  only !== undefined &&
  only.from === 0 &&
  only.to === tokens.length &&
  only.isNamed &&
  only.cost === 0 &&
  /^(?:number|amount|date|time|duration|email|phone)$/u.test(only.fit.kind);

const choosing = /\b(?:choose|pick|select|take|put|enter|set)\b/iu;

const isSetting = ({ tokens }: Phrase): boolean => phraseAt(tokens, 0, verbTable) !== undefined;

const setting = new Set<Intent>(["fill", "type", "set", "select", "change", "name"]);

/** “open the commit …” asks for something to be done that sets nothing. */
function isOtherOrder({ tokens }: Phrase): boolean {
  const verb = phraseAt(tokens, 0, verbTable);
  const next = tokens[verb?.length ?? 0];
  return (
    verb !== undefined &&
    !setting.has(verb.entry) &&
    !(next !== undefined && (isMark(next) || isJoined(next)))
  );
}

/** The cheapest has to be so much plainer than any other. */
const margin = 0.05;
const [mostForOne, mostOfAll] = [0.42, 0.3];

function isGood({ told, cost, isOpen, context, isVague }: Way): boolean {
  if (
    told.length === 0 ||
    isOpen ||
    (isVague && told.length === 1) ||
    told.some((one) => one.cost > mostForOne)
  )
    return false;
  const [only] = told;
  if (told.length === 1)
    return only !== undefined && (isPlainlyTold(only, cost - only.cost) || isChosenInPart(only, context));
  return cost <= mostOfAll * told.length;
}

/** A single thing that is told has to be called by its name, or be in a row that is. */
function isPlainlyTold({ isNamed, isLoose, places, control, fit, cost }: Told, besides: number): boolean {
  if (isLoose || cost > mostForSingle || besides > mostBesides || control.field?.opens !== undefined)
    return false;
  return fit.kind === "option" ? isNamed : isNamed || (places.length > 0 && control.entry > 0);
}

/** “under Adult 1 choose Intermediate” */
const isChosenInPart = ({ fit, cost }: Told, context: readonly string[]): boolean =>
  fit.kind === "option" && context.length > 0 && cost <= mostForChosen;

const mostForChosen = 0.03;
const mostBesides = 0.15;
const mostForSingle = 0.16;

/** “change my gift to £18”, where “£18” may be chosen, is not “Another amount”. */
function isOffered({ told }: Way, { choices }: Offered): boolean {
  const [only] = told;
  if (only === undefined || told.length > 1 || only.fit.kind === "option") return false;
  const figures = only.fit.settings.flatMap(({ arguments: [value = ""] }) =>
    /^\d+$/u.test(value) ? [value] : [],
  );
  return choices.some(({ name }) => figures.some((figure) => name.match(/\d+/u)?.[0] === figure));
}

function bestOf(ways: readonly Way[]): Way | undefined {
  const [best] = ways;
  if (best === undefined) return undefined;
  const fuller = ways.find((other) => other.cost - best.cost < mostForMore && saysMore(other, best)) ?? best;
  const key = keyOf(fuller.told);
  const rival = ways.find((other) => keyOf(other.told) !== key && !passesOver(other, fuller));
  return rival === undefined || rival.cost - best.cost >= margin ? fuller : undefined;
}

const mostForMore = 0.08;

/** What sets a list to one of the words, too, passes over less. */
function saysMore({ told }: Way, best: Way): boolean {
  const known = new Set(told.map((one) => keyOf([one])));
  return (
    told.length > best.told.length &&
    best.told.every((one) => known.has(keyOf([one]))) &&
    told.every(
      ({ fit: { kind }, ...one }) =>
        kind === "option" ||
        kind === "box" ||
        best.told.some(({ control }) => control.key === one.control.key),
    )
  );
}

/** What sets less of the same only takes words for none that say something. */
function passesOver({ told }: Way, best: Way): boolean {
  const known = new Set(best.told.map((one) => keyOf([one])));
  return told.every((one) => known.has(keyOf([one])));
}

function resolved(view: PageView, { told, cost }: Pick<Way, "told" | "cost">): Resolved {
  const all = told.flatMap(({ fit }) => fit.settings);
  // What is chosen already need not be chosen, beside what is not.
  const changes = all.filter(
    ({ node, arguments: [value = ""] }) => node.options === undefined || node.value !== value,
  );
  const settings = changes.length > 0 ? changes : all;
  return {
    outcome: "resolved",
    steps: settings.map(({ node, method, arguments: values }) =>
      stepOn(view, node, { method, arguments: values }),
    ),
    confidence: Math.max(0.6, 0.85 - cost / 10),
    candidates: rankedNodes(
      view,
      settings.map(({ node, at }) => ({ index: at, node, score: 0.8, tier: tiers.words })),
    ),
    isAccounted: true,
    isInferred: true,
  };
}
