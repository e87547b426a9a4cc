import type { PageView, ViewNode } from "../../page/view.ts";
import { isOfEitherHalf, timeOf } from "./dates.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { unaccounted, type GroundedStep, type Grounding, type Resolved } from "../outcome.ts";
import { entryOf, repeatedAround } from "../entries/items.ts";
import { slice, textOf, tokenize } from "../matching/tokens.ts";
import { contains, indexOf } from "../matching/view-index.ts";

const half = 12 * 60;

/**
 * “cleared by half past three”, where food is served at 12:30: of the two times that a clock shows so, what fits the times
 * that the fields hold, or that were said before. In the small hours nothing begins unless something says so.
 */
export function withLikelyHalf(view: PageView, instruction: string, found: Resolved): Grounding {
  const steps: GroundedStep[] = [];
  for (const step of found.steps) {
    const [value = ""] = step.arguments;
    const later =
      step.node && isClock(step.node)
        ? laterHalf(view, { instruction, value, field: step.node }, steps)
        : undefined;
    if (later !== undefined) {
      steps.push({ ...step, arguments: [clockOf(later)] });
      continue;
    }
    const said = step.node && isClock(step.node) ? spokenAs(instruction, value) : undefined;
    if (step.node === undefined || said === undefined) {
      steps.push(step);
      continue;
    }
    const likely = likelier(minutesOf(value), hintsFor(view, step.node, steps));
    if (likely === undefined) {
      if (minutesOf(value) < smallHours) return unaccounted(found, said);
      steps.push(step);
      continue;
    }
    steps.push({ ...step, arguments: [clockOf(likely)] });
  }
  return { ...found, steps };
}

/** Up to a quarter to six. */
const smallHours = 5 * 60 + 46;

const isClock = ({ inputType }: ViewNode): boolean => inputType === "time";

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const spoken = /^(?:.+ (?:past|to) \S+|\S+ o['’]?clock)$/iu;

/** The words for a time that leave open which half of the day it is in. */
function spokenAs(instruction: string, value: string): string | undefined {
  const phrase = tokenize(instruction);
  const { tokens } = phrase;
  for (const at of tokens.keys())
    for (const length of [6, 5, 4, 3, 2]) {
      const text = textOf(slice(phrase, at, at + length));
      const isTold = partOfDay.test(textOf(slice(phrase, at + length, at + length + 3)));
      if (!isTold && spoken.test(text) && isOfEitherHalf(text) && timeOf(text) === value) return text;
    }
  return undefined;
}

const hour = /\b(?:at|until|till|by|to|around|about) (?<hour>\d{1,2}|\p{L}+)(?![\p{L}\d:.])/giu;
const morning = /\b(?:mornings?|nights?|next day|dawn|early)\b/iu;

type Clock = { instruction: string; value: string; field: ViewNode };

/** “fell asleep at twenty past twelve, woke up at two”: the hour alone, which ends what began before, comes after that. */
function laterHalf(
  view: PageView,
  { instruction, value, field }: Clock,
  done: GroundedStep[],
): number | undefined {
  const fields = view.nodes.filter(isClock);
  const before = done.at(-1);
  const isBehind = before?.node !== undefined && fields[fields.indexOf(field) - 1] === before.node;
  const [said, began] = [minutesOf(value), minutesOf(before?.arguments[0] ?? "")];
  const isBare = [...instruction.matchAll(hour)].some(
    ({ groups }) => numberInWords(groups?.["hour"] ?? "") === said / 60,
  );
  return isBehind && isBare && said < began && said + half > began && !morning.test(instruction)
    ? said + half
    : undefined;
}

/** “half past four in the morning” says it. */
const partOfDay = /^(?:,? ?(?:in the |at night|tonight|[ap]\.?m\b))/iu;

type Hints = { own?: number; before?: number; behind?: number };

function hintsFor(view: PageView, field: ViewNode, done: GroundedStep[]): Hints {
  // The times of others in the rows above say nothing of this one.
  const clocks = view.nodes.filter(isClock);
  const index = indexOf(view);
  const rowOf = (node: ViewNode): number => {
    let entry = entryOf(index, node);
    const holds = (): number =>
      clocks.filter((one) => contains(index, entry, view.nodes.indexOf(one))).length;
    while (entry > 0 && holds() < 2) entry = repeatedAround(index, entry);
    return entry;
  };
  const fields = clocks.filter((node) => rowOf(node) === rowOf(field));
  const at = fields.indexOf(field);
  const held = fields.map((node) => {
    const text = done.find((step) => step.node === node)?.arguments[0] ?? node.value ?? "";
    return /^\d\d:\d\d/u.test(text) ? minutesOf(text) : undefined;
  });
  const [own, before, behind] = [
    held[at],
    held.slice(0, at).findLast((one) => one !== undefined),
    held[at + 1],
  ];
  return {
    ...(own !== undefined && { own }),
    ...(before !== undefined && { before }),
    ...(behind !== undefined && { behind }),
  };
}

function likelier(said: number, { own, before, behind }: Hints): number | undefined {
  const both = [said % half, (said % half) + half];
  const nearest = (to: number): number | undefined =>
    both.toSorted((one, other) => Math.abs(one - to) - Math.abs(other - to))[0];
  if (own !== undefined) return nearest(own);
  if (before !== undefined) return both.find((one) => one > before);
  return behind === undefined ? undefined : both.findLast((one) => one < behind);
}
