import { noUsage } from "@legwork/protocol";
import { isHeldBack } from "./grounding/checks/held-back.ts";
import { isDecided } from "./grounding/checks/settled.ts";
import { deedName, isGraveName } from "./grounding/checks/unsaid-deeds.ts";
import { numberInWords, numberOf } from "./grounding/amounts/numbers.ts";
import { withBeside } from "./grounding/fields/beside-value.ts";
import { withHalves } from "./grounding/days/half-days.ts";
import { weekdayOf } from "./grounding/days/weekdays.ts";
import { normalize, wordsOf } from "./grounding/matching/text.ts";
import { tokenize } from "./grounding/matching/tokens.ts";
import { likeliestWay } from "./grounding/network/meant.ts";
import type { Way } from "./grounding/network/way.ts";
import type { GroundedStep } from "./grounding/outcome.ts";
import { isDoneBeside } from "./grounding/placed/beside.ts";
import { wordsOfElement } from "./memory/criteria.ts";
import type { PageView } from "./page/view.ts";
import type { Plan } from "./plan.ts";

type Found = Extract<Plan, { found: true }>;
type NotFound = Extract<Plan, { found: false }>;

/**
 * How sure the network has to be of all that is done: of one thing or two, where one of these is an option, where several are told of, which are
 * hardly all told by chance, and where the rules hold that it is not there (decision 61).
 */
const sure = 0.84;
const sureOfOption = 0.96;
const sureOfSeveral = 0.7;
const sureThoughSettled = 0.93;
/** Nothing else is used on its word. */
const used =
  /^(?:link|tab|button|generic|checkbox|switch|radio|combobox|listbox|textbox|searchbox|spinbutton|slider)$/u;

/** What the network is surest of, where no rule can tell what is meant and no language model was asked (decision 59). */
export async function surelyMeant(
  instruction: string,
  { view, isOpen, code, resolvedBy }: NotFound,
): Promise<Found | undefined> {
  const isMissed = /^not_(?:found|understood)$/u.test(code);
  if (view === undefined || resolvedBy === "model" || (isOpen !== true && !isMissed)) return undefined;
  if (!isDecided(instruction)) return undefined;
  const way = await likeliestWay(view, instruction);
  if (way === undefined) return undefined;
  if (isOpen !== true && (way.sureness < sureThoughSettled || way.steps.some(isUndone))) return undefined;
  return planOf(way, { instruction, view });
}

/** “mute” is not found where it is muted already. */
const isUndone = ({ node, method }: GroundedStep): boolean => method === "uncheck" && node?.pressed === true;

/** “one of everything”: a press may begin it, and is not all of it. */
const ofEach =
  /\b(?:\d+|one|two|three|four|five|six|some|a few|a couple|a pair|half) of (?:each|every\p{L}*|all|both)\b/iu;

/** “I might want what is sold most” is not decided. Where “perhaps” is said, nothing is open to the network. */
const hedged = /\b(?:not sure|might)\b/iu;

/** “it's black. wait, mine's grey”: one of both is not meant any more. */
const takenBack =
  /[,.;–—-] ?(?:no,? |oh,? )?(?:wait|hang on|hold on|scratch that|sorry|i mean|or rather|make that)\b/iu;

/**
 * What is done of a way that the network holds to be meant. Undefined where it is not that sure, or where the page or the words speak
 * against it: what cannot be taken back, figures that stand elsewhere, and what is as it is wanted already.
 */
export function planOf(
  way: Way,
  { instruction, view }: { instruction: string; view: PageView },
): Found | undefined {
  if (way.sureness < barFor(way.steps) || saysOther(instruction, { view, way })) return undefined;
  if (
    hedged.test(instruction) ||
    way.steps.some((step) => isDenied(instruction, step) || wouldClose(instruction, step))
  )
    return undefined;
  if (!way.steps.every((step) => mayBeDone(step)) || !mayBeTogether(way.steps)) return undefined;
  if (isDoneBeside(view, instruction, way) || isHeldBack(view, instruction, way.steps)) return undefined;
  if (way.steps.length === 1 ? ofEach.test(instruction) : takenBack.test(instruction)) return undefined;
  const fitting = withBeside(view, instruction, {
    outcome: "resolved",
    steps: way.steps,
    confidence: way.sureness,
    candidates: [],
  });
  if (fitting.outcome !== "resolved") return undefined;
  const steps = withHalves(view, instruction, { ...way, steps: fitting.steps }).steps.map(
    ({ node, ...step }) => ({
      ...step,
      reference: node?.ref,
    }),
  );
  const confidence = Math.round(way.sureness * 100) / 100;
  return { found: true, view, steps, resolvedBy: "embedded", confidence, candidates: [], usage: noUsage };
}

function barFor(steps: readonly GroundedStep[]): number {
  if (steps.length > 2) return sureOfSeveral;
  return steps.some(({ method }) => method === "selectOption") ? sureOfOption : sure;
}

function mayBeDone(step: GroundedStep): boolean {
  const { node } = step;
  return (
    node !== undefined &&
    node.readonly !== true &&
    node.interactive &&
    (node.role !== "generic" || node.scrollable !== true) &&
    used.test(node.role) &&
    !isGrave(step) &&
    !isSoAlready(step)
  );
}

const closing = /\b(?:clos|hid|collaps|fold|shut|less)\p{L}*\b|\baway\b/iu;

/** What is open closes once it is pressed again. */
const wouldClose = (instruction: string, { node, method }: GroundedStep): boolean =>
  method === "click" && node?.expanded === true && !closing.test(instruction);

const denying = /^(?:no|not|without|never|kein\p{L}*|sin|pas|senza)$/u;

/** “an interpreter, no wheelchair though” ticks no wheelchair. */
function isDenied(instruction: string, { node, method }: GroundedStep): boolean {
  const name = wordsOf(normalize(node?.name ?? ""));
  if (method !== "check" || name.some((word) => denying.test(word))) return false;
  const said = wordsOf(normalize(instruction));
  return name.some((word) => {
    const at = word.length > 3 ? said.indexOf(word) : -1;
    return at > 0 && said.slice(Math.max(0, at - 2), at).some((before) => denying.test(before));
  });
}

/** Fields are filled before a button behind them is pressed; what else a press shows may be another page by the next step. */
function mayBeTogether(steps: readonly GroundedStep[]): boolean {
  const [first] = steps;
  // What is searched for is sent, too.
  if (steps.length === 1) return first?.method !== "fill" || first.node?.role !== "searchbox";
  return steps.every(
    ({ node, method }, at) => method !== "click" || (at === steps.length - 1 && node?.role === "button"),
  );
}

/** “Delete”, “Remove oak-stairs.pdf”: what it says first, or alone. */
function isGrave(step: GroundedStep): boolean {
  const { node, method } = step;
  if (method === "fill" || /^(?:checkbox|switch)$/u.test(node?.role ?? "")) return false;
  return [deedName(step), chosenOf(step)].some(isGraveName);
}

function isSoAlready({ node, method, arguments: [given = ""] }: GroundedStep): boolean {
  const isOn = node?.checked === true || node?.pressed === true;
  if (method === "selectOption")
    return (
      node?.options?.some(({ label, value, selected }) => selected && [label, value].includes(given)) === true
    );
  if (method === "fill") return given === (node?.value ?? "");
  return method === "check" ? isOn : method === "uncheck" && !isOn;
}

/**
 * “the annual statement for 2023” is not that of 2025, nor “Wednesday's dinner” that of Monday, nor is “Chapter Two” the button “2”. What is
 * written is told by that.
 */
function saysOther(
  instruction: string,
  { view, way: { steps, said } }: { view: PageView; way: Way },
): boolean {
  const shown = new Set(
    steps.flatMap((step) => [
      ...(step.node === undefined ? [] : wordsOfElement(view, step.node.ref)),
      ...wordsOf(normalize(chosenOf(step))),
    ]),
  );
  const rest = said
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, instruction);
  const days = weekdaysIn(rest);
  const isOtherDay = steps.some((step) => {
    const named = weekdaysIn(`${step.node?.name ?? ""} ${chosenOf(step)}`);
    return days.length > 0 && named.length > 0 && !named.some((day) => days.includes(day));
  });
  const isOtherName = namesIn(rest).some((name) => !shown.has(name));
  return isOtherDay || isOtherName || figuresIn(rest).some((figure) => !shown.has(figure));
}

const chosenOf = ({ method, arguments: [chosen = ""] }: GroundedStep): string =>
  method === "selectOption" ? chosen : "";

/** Words with a capital within a sentence, but for days, which pages shorten. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{L}\p{N},;:] )(?!I\b)\p{Lu}[\p{L}\p{N}]+/gu)].flatMap(([word]) =>
    weekdayOf(word) === undefined ? wordsOf(normalize(word)) : [],
  );

const figuresIn = (text: string): string[] =>
  tokenize(text).tokens.flatMap(({ word }) => {
    const number = numberInWords(word);
    return /\d/u.test(word) || (number !== undefined && number > 1) ? (numberOf(word) ?? word) : [];
  });

const weekdaysIn = (text: string): number[] =>
  tokenize(text).tokens.flatMap(({ word }) => weekdayOf(word.replace(/['’]s$/u, "")) ?? []);
