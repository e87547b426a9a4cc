import { candidateOf } from "../matching/candidates.ts";
import type { PageView } from "../../page/view.ts";
import { skipOpening } from "../grammar/clauses.ts";
import { stepOn, type Failure, type Grounding, type Resolved } from "../outcome.ts";
import { isDecided } from "../checks/settled.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { slice, textOf, tokenize } from "../matching/tokens.ts";
import { nameTextAt } from "../matching/view-index.ts";
import { articles } from "../vocabulary/relations.ts";
import { offeredBy, type Offered } from "./offered.ts";
import type { Laying } from "./laying.ts";
import { outOfPlace } from "./in-places.ts";
import { numberedAt } from "./numbered.ts";
import { piecesAt } from "./pieces.ts";
import { placesHolding } from "./places.ts";
import { begin, isAtRest, type State } from "./state.ts";

/** More is a task. */
const maximumTokens = 60;
/** So many ways to have read the words up to somewhere are followed up. */
const width = 60;
/** What is meant has to be so much plainer than anything else that the words may say. */
const margin = 0.08;

/**
 * The words as a whole, laid over the fields, choices and boxes of the page: “quiet hours from 23:30 to 6:15”, “business class
 * please”. A value goes where its name or its kind allows, and every word has to be accounted
 * for: as a value, as the name of what is set, as what leads up to it, or as what says nothing. Undefined where some word
 * is not, or where the words may say two things. `press`: what a last part means that asks for a button.
 */
export function groundLaid(view: PageView, text: string, { failure, press }: Before): Resolved | undefined {
  if (!isDecided(text) || asAnother.test(text) || asking.test(text)) return undefined;
  const laid = layOver(view, text, { ...(failure && { failure }), press });
  // What the grammar understood and did not find is no box that is called by a part of it.
  return failure?.settled && laid?.steps.every(({ method }) => method === "check") ? undefined : laid;
}

/** “mark as shipped” is done to something, and “save as PDF” makes something: neither sets what a field holds. */
const asAnother = /^\P{L}*(?:please )?(?:mark|flag|tag|label|save|download|print|convert)\b.*\bas\b/iu;

/** “do you take vouchers” */
const asking = /^\P{L}*(?:do|does|did) (?:you|they|we|i|it|he|she)\b/iu;

/** “Town: Bergen / Postcode: 5003”: names with their values, which the grammar takes for one value. */
export function isListOfValues(text: string): boolean {
  // “child 1: 27 kg, no poles”: all of it is said of what stands first.
  const isHeaded = /^\p{L}[\p{L}\d '’-]{1,30}: [^:"“]+, (?:and )?no \S/u.test(text);
  return isHeaded || /^[^:]{1,40}: ?[^:]+[/|;\n] ?\p{L}[^:]{0,40}: ?\S/u.test(text);
}

/** What the grammar made of the words, and makes of a part of them. */
type Before = { failure?: Failure; press: (order: string) => Grounding };

function layOver(view: PageView, text: string, { failure, press }: Before): Resolved | undefined {
  const phrase = tokenize(text);
  if (phrase.tokens.length > maximumTokens) return undefined;
  const offered = offeredBy(view);
  if (offered.fields.length + offered.choices.length + offered.boxes.length === 0) return undefined;
  const start = skipOpening(phrase.tokens, 0);
  const laying: Laying = { phrase, offered, runs: new Map() };
  const ways = waysThrough(laying, start);
  const whole = bestOf((ways.at(-1) ?? []).filter((state) => isEndOf(state, offered)));
  if (whole === "several" || (whole && isSupposed(whole))) return undefined;
  // What fits several by itself may be told by what is said with it: “Carla's diet is vegan, note allergic to nuts”.
  if (failure?.outcome === "ambiguous" && whole?.settings.length === 1 && whole.within.length === 0)
    return undefined;
  if (whole) return redeemed(laying, whole);
  return withButton(view, laying, { ways, press });
}

/**
 * A setting that rests on more suppositions than this was right on unseen pages about as often as not, where it is words, which
 * may go into any field: a figure, a day or an address of mail is told by its form.
 */
const mostSupposed = 0.25;

function isSupposed({ settings, cost }: State): boolean {
  const words = settings.filter(
    ({ method, isWords, arguments: [value = ""] }) =>
      method === "fill" && (isWords === true || !/[\d@]/u.test(value)),
  );
  // In a list of fields each of which is named the names tell one another.
  const isList = settings.length > 1 && words.every(({ isNamed }) => isNamed);
  if (isList && cost <= mostInList * settings.length) return false;
  return words.some(
    (each) => (each.cost ?? 0) > (isInCompany(each, settings) ? mostInCompany : mostSupposed),
  );
}

/** “Oda Brandt, female, born 3 May 1990”: a name beside two things that the same form asks for is who it is about. */
function isInCompany({ isPerson, places }: State["settings"][number], settings: State["settings"]): boolean {
  const others = settings.filter(
    (other) =>
      other.isPerson !== true && other.isWords !== true && [...places].every((one) => other.places.has(one)),
  );
  return isPerson === true && others.length > 1;
}

/** What somebody's name may cost there. */
const mostInCompany = 0.45;

/** The same for each of several that are named. */
const mostInList = 0.2;

/** For each token the ways to have read all before it, the cheapest first. */
function waysThrough(laying: Laying, start: number): State[][] {
  const { length } = laying.phrase.tokens;
  const ways: State[][] = Array.from({ length: length + 1 }, () => []);
  for (const state of begunAt(laying, start)) ways[state.at]?.push(state);
  for (let at = start; at < length; at += 1) {
    const followed = new Set<string>();
    for (const state of (ways[at] ?? []).toSorted((one, other) => one.cost - other.cost)) {
      if (followed.size >= width) break;
      const key = keyOf(state);
      if (followed.has(key)) continue;
      followed.add(key);
      const outside = outOfPlace(laying, state);
      const all = [...piecesAt(laying, state), ...(outside ? piecesAt(laying, outside) : [])];
      for (const next of all) ways[next.at]?.push(next);
    }
  }
  return ways;
}

function keyOf({ settings, pending, held, wants, within, near, press, isBetween, named }: State): string {
  const waiting = pending && [[...pending.fields.keys()].map(({ at }) => at), [...pending.groups.keys()]];
  return JSON.stringify([
    stepsIn(settings),
    waiting,
    held,
    wants,
    within,
    near,
    press?.ref,
    isBetween,
    named?.size,
  ]);
}

const stepsIn = (settings: State["settings"]): unknown[] =>
  settings.map(({ at, method, arguments: given, times }) => [at, method, given, times]).sort();

/** As it is; and with the button that the first words begin the name of, to be pressed once all is set: “book a table …”. */
function begunAt({ phrase, offered }: Laying, start: number): State[] {
  const plain = begin(start);
  // “segment 2: …” is no “+ Segment”.
  if (numberedAt(offered.numbered, phrase, start)) return [plain];
  for (const length of [2, 1]) {
    const said = wordsOf(normalize(textOf(slice(phrase, start, start + length)))).map(stem);
    // “Adult: Petra Lang” says whose name it is, and presses no “+ Adult”.
    const behind = phrase.tokens[start + length];
    const isHead =
      (/^\d+$/u.test(behind?.word ?? "") ? phrase.tokens[start + length + 1] : behind)?.word === ":";
    if (said.length !== length || isHead || silent.has(said[0] ?? "")) continue;
    const begun = offered.buttons.filter(({ node, index }) => {
      const { words } = nameTextAt(offered.view, index);
      return isPressed.test(node.role) && said.every((word, at) => stem(words[at] ?? "") === word);
    });
    const exact = begun.filter(({ node }) => wordsOf(normalize(node.name)).length === length);
    const [only] = exact.length === 1 ? exact : begun;
    if (only === undefined) continue;
    // A deed that the page has a button for is not passed over; what it costs is left to a plainer order.
    const isOne = begun.length === 1 || exact.length === 1;
    return isOne && !paying.has(said[0] ?? "") ? [{ ...plain, at: start + length, press: only.node }] : [];
  }
  return [plain];
}

/** What is drawn as a button, and is none in its markup, too. */
const isPressed = /^(?:button|generic)$/u;
const paying = new Set("pay buy order transfer delete remove cancel donate reset clear".split(" "));
const silent = new Set(
  "the a an set show use take enter from to i we my choose select pick put make change fill type write in on at only just no with get turn switch".split(
    " ",
  ),
);

/** “book …” ends what was set before its button, in the same part of the page. */
function isEndOf({ settings, press }: State, { index, places }: Offered): boolean {
  if (press === undefined) return true;
  const at = candidateOf(index, press)?.index ?? 0;
  const around = placesHolding(places)(at);
  return settings.every(
    (setting) =>
      setting.at < at &&
      !(setting.isChoice && setting.method === "click") &&
      setting.places.size === around.size &&
      [...setting.places].every((place) => around.has(place)),
  );
}

function bestOf(states: State[]): State | "several" | undefined {
  const done = states
    .filter((state) => isAtRest(state) && state.settings.length > 0 && state.leadsOn !== true)
    .toSorted((one, other) => one.cost - other.cost);
  const [best] = done;
  if (best === undefined) return undefined;
  const rival = done.find(
    (other) =>
      JSON.stringify(stepsIn(other.settings)) !== JSON.stringify(stepsIn(best.settings)) &&
      !passesOver(other, best),
  );
  if (rival === undefined || rival.cost - best.cost >= margin) return best;
  return setsMore(rival, best) ? rival : "several";
}

/** “line 2: 50, box”: what sets a list to “box”, too, passes over less than what takes the word for none that says something. */
function setsMore({ settings }: State, best: State): boolean {
  const known = new Set(stepsIn(best.settings).map((step) => JSON.stringify(step)));
  const more = settings.filter((setting) => !known.has(JSON.stringify(stepsIn([setting])[0])));
  return (
    settings.length - more.length === best.settings.length &&
    more.every(({ isChoice, cost = 1 }) => isChoice === true && cost <= wholeName)
  );
}

/** What sets less of the same, and costs more, only takes words for none that say something. */
function passesOver({ settings }: State, best: State): boolean {
  const known = new Set(stepsIn(best.settings).map((step) => JSON.stringify(step)));
  return stepsIn(settings).every((step) => known.has(JSON.stringify(step)));
}

/** A choice is called by all of its name. */
const wholeName = 0.05;

function resolved(view: PageView, { settings, press, cost }: State): Resolved {
  // What is so already need not be done, beside what is not.
  const changes = settings.filter(({ node, method }) => !(method === "check" && node.checked === true));
  const steps = (changes.length > 0 ? changes : settings).flatMap(
    ({ node, method, arguments: given, times }) =>
      Array.from({ length: times }, () => stepOn(view, node, { method, arguments: given })),
  );
  if (press) steps.push(stepOn(view, press, { method: "click" }));
  const confidence = Math.max(0.6, 0.85 - cost / 10);
  return { outcome: "resolved", steps, confidence, candidates: [], isInferred: true };
}

type Ending = { ways: State[][]; press: (order: string) => Grounding };

/** “…, and get a quote”: a last part that asks for a button, after everything is set. */
function withButton(view: PageView, { phrase }: Laying, { ways, press }: Ending): Resolved | undefined {
  const { tokens } = phrase;
  for (let at = tokens.length - 2; at > 0; at -= 1) {
    const word = tokens[at]?.word ?? "";
    if (!/^(?:and|then|,|;)$/u.test(word)) continue;
    const done = bestOf(ways[at] ?? []);
    if (done === undefined || done === "several" || done.press !== undefined || isSupposed(done)) continue;
    let from = at;
    while (/^(?:and|then|,|;)$/u.test(tokens[from]?.word ?? "")) from += 1;
    // “… for the child and the adult” asks for no “+ Adult”.
    if (articles.has(tokens[from]?.word ?? "")) continue;
    const found = press(textOf(slice(phrase, from)));
    const isButton =
      found.outcome === "resolved" &&
      found.steps.every(
        ({ node, method }) => method === "click" && (node?.role === "button" || node?.role === "link"),
      );
    if (!isButton || found.outcome !== "resolved") continue;
    const set = resolved(view, done);
    return {
      ...set,
      steps: [...set.steps, ...found.steps],
      confidence: Math.min(set.confidence, found.confidence),
    };
  }
  return undefined;
}

/** “use the voucher SPRING10” asks for more than to write it down: the button beside its field is pressed, too. */
function redeemed({ offered, phrase }: Laying, state: State): Resolved | undefined {
  const { view, buttons } = offered;
  const codes = state.settings.filter(
    ({ node, method }) =>
      method === "fill" && /voucher|coupon|promo|discount|gift/iu.test(node.name || (node.placeholder ?? "")),
  );
  const isUsed = /\b(?:use|apply|redeem|cash in)\b/iu.test(phrase.source);
  const [code] = codes;
  if (code === undefined || !isUsed || state.press !== undefined) return resolved(view, state);
  const after = buttons.filter(
    ({ node, index }) =>
      index > code.at && index < code.at + 6 && /^(?:apply|redeem|use|add|activate|ok)\b/iu.test(node.name),
  );
  const [button] = after;
  return button ? resolved(view, { ...state, press: button.node }) : undefined;
}
