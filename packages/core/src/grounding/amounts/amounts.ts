import { candidateOf } from "../matching/candidates.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { isComparison } from "../grammar/amount-frames.ts";
import { countsAnother } from "./counters.ts";
import { root } from "../evidence/root.ts";
import { matchTarget, type Match } from "../matching/match.ts";
import { amountInWords, numberInWords } from "./numbers.ts";
import { ambiguous, notFound, rankedNodes, stepOn, type GroundedStep, type Grounding } from "../outcome.ts";
import type { ParsedInstruction } from "../grammar/parsed.ts";
import { narrow, saysWords } from "../matching/scope.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf, nameAt, type Candidate } from "../matching/view-index.ts";

/** Nobody asks for more presses of a button; a hostile instruction must not make a thousand. */
const maximumPresses = 20;

const upwards = /^(?:[+＋▲]|.*\b(?:increase|increment|plus|more|raise|up|add one|one more)\b.*)$/i;
const downwards =
  /^(?:[-−–﹣▼]|.*\b(?:decrease|decrement|minus|fewer|less|lower|reduce|down|remove one|one less)\b.*)$/i;

/**
 * “increase the quantity by two”, “one jar of honey less”: a number that is there already goes up or down by so many,
 * in its field, else by as many presses of the button beside it.
 */
export function changeAmount(view: PageView, parsed: ParsedInstruction): Grounding {
  const { target, change = 0 } = parsed;
  if (!target) return notFound(view, parsed.text, []);
  const buttons = buttonsFor(view, parsed);
  const [button] = buttons;
  const presses = button === undefined ? 0 : Math.abs(change) / changeOfOne(button, target.text);
  if (button && buttons.length === 1 && Number.isInteger(presses) && presses <= maximumPresses) {
    const press = stepOn(view, button.node, { method: "click" });
    const ranked = [{ index: button.index, node: button.node, score: 0.85, tier: tiers.words }];
    const steps = Array.from({ length: presses }, () => press);
    return { outcome: "resolved", steps, confidence: 0.85, candidates: rankedNodes(view, ranked) };
  }
  const match = ofQuantity(view, matchTarget(view, target, { intent: "fill", fits: holdsNumber }));
  const [found] = match.outcome === "one" ? match.found : [];
  if (!found || match.outcome !== "one") {
    const isSeveral = match.outcome === "several" || buttons.length > 1;
    return isSeveral ? ambiguous(view, target.text, match.ranked) : notFound(view, target.text, match.ranked);
  }
  if (isChangedByButton(view, found, parsed.text)) return notFound(view, target.text, match.ranked);
  const value = String(Math.round((numberHeld(found.node) + change) * 1e6) / 1e6);
  const method = isSelect(found.node) ? "selectOption" : "fill";
  if (method === "selectOption" && !found.node.options?.some(({ label }) => label === value))
    return notFound(view, target.text, match.ranked);
  const step = stepOn(view, found.node, { method, arguments: [value] });
  return {
    outcome: "resolved",
    steps: [step],
    confidence: match.confidence,
    candidates: rankedNodes(view, match.ranked),
  };
}

const nearButton = 4;

/** “one degree warmer” is no hot water where a button elsewhere is called “Warmer”. */
function isChangedByButton({ nodes }: PageView, { index }: { index: number }, text: string): boolean {
  const words = new Set(wordsOf(normalize(text)).filter((word) => isComparison(word)));
  return nodes.some(
    ({ role, name }, at) =>
      role === "button" && words.has(normalize(name)) && Math.abs(at - index) > nearButton,
  );
}

const signedNumber = /^[+＋−–-] ?(?<count>\d+)(?!\d)/u;

/** By how much one press changes it: “Five minutes more”, “+10”. A number of anything else is a part of its name. */
function changeOfOne({ node: { name } }: Candidate, thing: string): number {
  const signed = signedNumber.exec(name)?.groups?.["count"];
  if (signed !== undefined) return Number(signed);
  const things = new Set(wordsOf(normalize(thing)).map(root));
  const words = wordsOf(normalize(name));
  const at = words.findIndex(
    (word, index) => numberInWords(word) !== undefined && things.has(root(words[index + 1] ?? "")),
  );
  return (at < 0 ? undefined : numberInWords(words[at] ?? "")) ?? 1;
}

/** “one more clownfish”, in whose row fields stand for how many there are and for how many of them are young. */
function ofQuantity(view: PageView, match: Match): Match {
  if (match.outcome !== "several") return match;
  const index = indexOf(view);
  const [only, another] = match.ranked.filter(({ node, score }) => {
    const fields = candidateOf(index, node)?.fields ?? [];
    const isBest = score === match.ranked[0]?.score;
    return isBest && fields.some(({ name }) => quantityName.test(name.text));
  });
  return only && !another
    ? { outcome: "one", found: [only], confidence: only.score, ranked: match.ranked }
    : match;
}

const quantityName = /\b(?:quantity|qty|count|number|amount|how many|pieces|counted)\b/u;

function holdsNumber(node: ViewNode): boolean {
  return (isField(node) || isSelect(node) || node.role === "slider") && !Number.isNaN(numberHeld(node));
}

/** “2 cm longer”, where 64 becomes 66: how far a number is from what was there. */
export function isChangeBy(steps: GroundedStep[], word: string): boolean {
  const count = amountInWords(word);
  return steps.some(
    ({ node, arguments: [value = ""] }) =>
      node && count !== undefined && Math.abs(Math.abs(Number(value) - numberHeld(node)) - count) < 1e-9,
  );
}

/** A slider may say “64 cm”, and to machines 64. */
function numberHeld({ machineValue, value = "" }: ViewNode): number {
  const text = machineValue ?? value;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** “2 cm longer” is not said of “More shirts”, which stands beside the sleeves. */
function changesNoOther(button: string, name: string): boolean {
  const said = new Set(wordsOf(normalize(name)).map(root));
  return wordsOf(button).every((word) => plainWords.test(word) || said.has(root(word)));
}

const plainWords =
  /^(?:increase|increment|plus|more|raise|up|add|one|decrease|decrement|minus|fewer|less|lower|reduce|down|remove|the|of|by|quantity|qty|amount|number|count|value|\P{L}+)$/u;

/** Buttons of that direction which say what they change, or stand where that is said. */
function buttonsFor(view: PageView, { target, change = 0 }: ParsedInstruction): Candidate[] {
  const index = indexOf(view);
  const direction = change > 0 ? upwards : downwards;
  const buttons = index.candidates.filter(
    ({ node, fields }) =>
      (node.role === "button" || node.role === "generic") &&
      !node.disabled &&
      fields.some(({ name }) => name.words.length < 5 && direction.test(name.text)),
  );
  const names = [...new Set((target?.readings ?? []).flatMap(({ name }) => (name === "" ? [] : [name])))];
  for (const name of names) {
    const named = buttons.filter(({ index: at }) => saysWords(nameAt(view, at), name));
    if (named.length > 0) return named;
    const kept = new Set(
      narrow(
        index,
        buttons.map(({ index: at }) => at),
        [{ relation: "of", names: [name] }],
      ),
    );
    const around = buttons.filter(
      (button) =>
        kept.has(button.index) &&
        changesNoOther(nameAt(view, button.index), name) &&
        !countsAnother(view, button, name),
    );
    if (around.length > 0) return around;
  }
  // Where only one thing is counted, “the quantity” is how many of it.
  return names.every((name) => /^(?:the )?(?:quantity|amount|number|count)$/i.test(name)) &&
    buttons.length === 1
    ? buttons
    : [];
}
