import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize, type Token } from "../matching/tokens.ts";
import { unaccounted, type Grounding, type GroundedStep, type Resolved } from "../outcome.ts";
import { figureHeld, numberOf } from "./numbers.ts";

const upward = new Set("more extra higher dearer longer".split(" "));
const downward = new Set("less fewer lower cheaper shorter".split(" "));
const raising = new Set("raise increase bump lift grow extend add up".split(" "));
const lowering = new Set("cut reduce lower decrease drop trim shorten knock take down".split(" "));

/**
 * “three euros less for the counter-offer”, “cut the planned food by fifty”: the figure is how much is added to what the field holds
 * or taken from it, and not what is written there. Where the field holds no figure, nothing is done.
 */
export function withRelativeFigures(instruction: string, found: Resolved): Grounding {
  const { tokens } = tokenize(instruction);
  let missing: string | undefined;
  const steps = found.steps.map((step) => {
    const change = step.method === "fill" ? changeSaid(tokens, step.arguments[0] ?? "") : undefined;
    // “15 extra minutes” for “Extra minutes at the end”
    const isOfName =
      change !== undefined &&
      (upward.has(change.word) || downward.has(change.word)) &&
      wordsOf(normalize(step.node?.name ?? "")).includes(change.word);
    if (change === undefined || isOfName) return withSign(tokens, step);
    const moved = movedBy(step, change.by);
    if (moved === undefined) missing = change.word;
    return moved ?? step;
  });
  return missing === undefined ? { ...found, steps } : unaccounted(found, missing);
}

/** “warmth minus 20” is below zero, where the field goes so far. Said twice, it is that behind what the field is called. */
function withSign(tokens: readonly Token[], step: GroundedStep): GroundedStep {
  const [value = ""] = step.arguments;
  if (step.method !== "fill" || !/^\d[\d.]*$/u.test(value)) return step;
  const named = new Set(wordsOf(normalize(step.node?.name ?? "")));
  const places = tokens.flatMap(({ word }, at) => (word === value || numberOf(word) === value ? [at] : []));
  const fromName = (at: number): number => {
    const name = tokens.findLastIndex(({ word }, own) => own < at && named.has(word));
    return name < 0 ? Infinity : at - name;
  };
  const [at = -1] = places.toSorted((one, other) => (fromName(one) < fromName(other) ? -1 : 1));
  const isBelow = tokens[at - 1]?.word === "minus" && !/^\d/u.test(tokens[at - 2]?.word ?? "");
  const { bounds, inputType } = step.node ?? {};
  // A range of HTML begins with 0 where it does not say how far it goes.
  const least = Number(bounds?.min ?? (inputType === "range" ? 0 : -Infinity));
  return isBelow && -Number(value) >= least ? { ...step, arguments: [`-${value}`] } : step;
}

/** By how much what the field holds changes, where the figure that would be written is said as a change. */
function changeSaid(tokens: readonly Token[], written: string): { by: number; word: string } | undefined {
  const figure = figureIn(written);
  const at = tokens.findIndex(({ word, kind }) => kind === "word" && Number(numberOf(word)) === figure);
  if (figure === undefined || at < 0) return undefined;
  for (const offset of [1, 2]) {
    const { word = "" } = tokens[at + offset] ?? {};
    const isLimit = /^(?:than|or)$/u.test(tokens[at + offset + 1]?.word ?? "") || isLimited(tokens, at);
    if (!isLimit && upward.has(word)) return { by: figure, word };
    if (!isLimit && downward.has(word)) return { by: -figure, word };
    if (/^(?:or|and|,|than|to)$/u.test(word)) return undefined;
  }
  if (tokens[at - 1]?.word !== "by") return undefined;
  const verb = tokens.slice(0, at).find(({ word }) => raising.has(word) || lowering.has(word))?.word;
  return verb === undefined ? undefined : { by: raising.has(verb) ? figure : -figure, word: verb };
}

/** “3”, and “fifty less” or “cut it by fifty”, which the grammar takes for a text. */
function figureIn(written: string): number | undefined {
  const words = tokenize(written).tokens.map(({ word }) => word);
  const [figure, another] = words.flatMap((word) => numberOf(word) ?? []);
  const isChange = words.some((word) => upward.has(word) || downward.has(word) || word === "by");
  return another === undefined && (words.length === 1 || (isChange && words.length < 6))
    ? figure === undefined
      ? undefined
      : Number(figure)
    : undefined;
}

/** “no 3 more”, “at most 2 less”: a limit, and no change. */
const isLimited = (tokens: readonly Token[], at: number): boolean =>
  /^(?:no|not|or|than|most|least)$/u.test(tokens[at - 1]?.word ?? "");

function movedBy(step: GroundedStep, by: number): GroundedStep | undefined {
  const { value = "", bounds } = step.node ?? {};
  const holds = figureHeld(value);
  if (holds === undefined) return undefined;
  const sum = holds.figure + by;
  if (sum < Number(bounds?.min ?? -Infinity) || sum > Number(bounds?.max ?? Infinity)) return undefined;
  return { ...step, arguments: [holds.places === 0 ? String(sum) : sum.toFixed(holds.places)] };
}
