import type { PageView } from "../../page/view.ts";
import { answeredForms } from "./answered.ts";
import { correctedForms } from "./corrected.ts";
import { idioms, lightsOut, moved } from "./idioms.ts";
import { labelForms } from "./label-forms.ts";
import { maskQuotes, unmaskQuotes } from "../grammar/masked-quotes.ts";
import { notFound, type Grounding, type Resolved } from "../outcome.ts";
import { passiveForms, strictForms, wishedForms } from "./passives.ts";
import { agedSo, relayedForms, reportedValue } from "./relayed.ts";
import type { Form } from "./spoken-thing.ts";
import { isRemark } from "./remark-forms.ts";
import { normalize } from "../matching/text.ts";
import { thingFirst } from "./thing-first.ts";
import { whatClauses } from "./what-clauses.ts";

type Ground = (order: string) => Grounding;

/** Forms that are read before all else: what the grammar may make of their words is something else. */
const certain: Form[] = [correctedForms, lightsOut, ...strictForms];

/**
 * What people say instead of an order, in the words of plain ones. The page decides whether the order holds. Undefined where the
 * words have none of these forms; where what they mean is not there, nothing else is done.
 */
export function groundSaidPlainly(
  view: PageView,
  instruction: string,
  ground: Ground,
): Grounding | undefined {
  const strict = ordersOf(certain, instruction);
  if (strict.length > 0 && !isCalledSo(view, instruction))
    return firstOf(strict, ground) ?? notFound(view, instruction, []);
  const passive = ordersOf([answeredForms, moved, reportedValue, agedSo, ...passiveForms], instruction);
  return passive.length > 0 && !isCalledSo(view, instruction) ? firstOf(passive, ground) : undefined;
}

/** The same for turns of speech that mean something else where the page says so: after all other ways of reading them. */
export function groundTurnOfSpeech(instruction: string, ground: Ground): Resolved | undefined {
  return (
    firstOf(ordersOf([...labelForms, ...relayedForms], instruction, { isWhole: true }), ground) ??
    firstOf(ordersOf([...wishedForms, ...idioms, ...thingFirst, ...whatClauses], instruction), ground)
  );
}

function firstOf(orders: readonly string[], ground: Ground): Resolved | undefined {
  for (const order of orders) {
    const found = ground(order);
    if (found.outcome === "resolved") return { ...found, isInferred: true };
  }
  return undefined;
}

/** “Photos may be published” may be the name of a box. */
function isCalledSo(view: PageView, instruction: string): boolean {
  const said = normalize(instruction);
  return view.nodes.some(
    ({ name, interactive }) => interactive && name.length >= said.length && normalize(name).startsWith(said),
  );
}

const opening = /^(?:(?:well|so|ok|okay|right|oh|hey|and|please|now|then|also|sorry|actually)[, ]+)+(?=\S)/iu;
const ending = /(?:,? (?:please|thanks|thank you|then|too|as well|now|instead))*[.!?\s]*$/iu;
const tail =
  /^(?<before>.{3,120}?(?:[,;.!?]| –| -|,? and|,? so)(?: so| and| then| therefore)?(?: please)? )(?<said>[^,;.!?–]{6,90})$/iu;
const head = /^(?<said>[^,;.!?–]{6,90})(?<behind>(?:[,;.!?] | – ).{3,120})$/iu;
const longest = 220;

function ordersOf(
  forms: readonly Form[],
  instruction: string,
  { isWhole = false }: { isWhole?: boolean } = {},
): string[] {
  if (instruction.length > longest || instruction.includes("\n")) return [];
  const trimmed = instruction.trim().replace(opening, "").replace(ending, "");
  const { masked, pieces } = maskQuotes(trimmed);
  const found = isWhole ? forms.flatMap((form) => form(masked)) : saidWith(forms, masked);
  return found.map((one) => unmaskQuotes(one, pieces));
}

/** What a form says may come behind a reason for it, or before one. */
function saidWith(forms: readonly Form[], text: string): string[] {
  const whole = forms.flatMap((form) => form(text));
  if (whole.length > 0) return whole;
  const { before = "", said: last = "" } = tail.exec(text)?.groups ?? {};
  const behind = last === "" ? [] : forms.flatMap((form) => form(last));
  if (behind.length > 0) return behind.map((one) => `${before}${one}`);
  const { said: first = "", behind: reason = "" } = head.exec(text)?.groups ?? {};
  // “e-mail isn't needed, SMS is”: what is said of the one is not said of the other.
  if (first === "" || /\b(?:is|are|does|do|has|can|will|would|should)$/iu.test(reason)) return [];
  const orders = forms.flatMap((form) => form(first));
  // Why it is asked for changes nothing: “knock it down to 2, that is plenty”.
  const isReason = isRemark(reason.replace(/^[\s,;.!?–-]+/u, ""));
  return [...(isReason ? orders : []), ...orders.map((one) => `${one}${reason}`)];
}
