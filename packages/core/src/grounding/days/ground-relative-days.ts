import type { PageView, ViewNode } from "../../page/view.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { dayFor } from "./day-format.ts";
import { unaccounted, type Failure, type Grounding, type Resolved } from "../outcome.ts";
import { lengthInDays, lengthSaid, saysRelativeDay, withDaysInFull } from "./relative-days.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";

/**
 * “next Tuesday at noon”, “from tomorrow to Friday”: the same order with the days in full, by the clock of the page. Undefined
 * where that is not done to the days of the page: a text that somebody writes is left as it is.
 */
export function groundRelativeDays(
  view: PageView,
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Resolved | undefined {
  const length = lengthSaid(instruction);
  const offered = length === undefined ? [] : lengthsOffered(view);
  if (length !== undefined && offered.length > 0)
    return groundLength(instruction, { length, offered, groundOrder });
  const whole = view.today === undefined ? undefined : withDaysInFull(instruction, view.today);
  if (whole === undefined) return undefined;
  const found = groundOrder(whole.text);
  if (found.outcome !== "resolved") return undefined;
  // “Kiel 1 December 2026” is no town, and no note is to be rewritten.
  const isWritten = found.steps.some(({ node, arguments: [value = ""] }) => {
    const day = whole.said.find((one) => value.includes(one));
    return day !== undefined && (day !== value || !(node && takesDays(node)));
  });
  // “but not for Friday” leads to no day of the page.
  const isUsed = whole.said.every((one) =>
    found.steps.some(({ method, node }) => method !== "click" || saysDayOf(node, one)),
  );
  return isWritten || !isUsed ? undefined : found;
}

/** Whether a control is called by the day of “27 November 2026”, as those of a calendar are. */
function saysDayOf(node: ViewNode | undefined, day: string): boolean {
  const number = Number.parseInt(day, 10);
  return wordsOf(normalize(node?.name ?? "")).some((word) => Number(word) === number);
}

type Length = { length: string; offered: string[]; groundOrder: (order: string) => Grounding };

/** “in two weeks”, where the page lets one choose “in 14 days”: that is meant, and no day of a calendar. */
function groundLength(instruction: string, { length, offered, groundOrder }: Length): Resolved | undefined {
  const [name, another] = offered.filter((one) => lengthInDays(one) === lengthInDays(length));
  if (name === undefined || another !== undefined || name === length) return undefined;
  const found = groundOrder(instruction.replace(length, name));
  return found.outcome === "resolved" ? found : undefined;
}

function lengthsOffered(view: PageView): string[] {
  return view.nodes
    .flatMap(({ name, interactive, options = [] }) => [
      ...(interactive ? [name] : []),
      ...options.map(({ label }) => label),
    ])
    .filter((name) => lengthInDays(name) !== undefined);
}

/** “the last day of the month” in a field that shows how days are written there. */
export function withWrittenDays(view: PageView, instruction: string, found: Resolved): Resolved {
  const { today } = view;
  if (today === undefined) return found;
  const quoted = tokenize(instruction).tokens.flatMap(({ kind, text }) => (kind === "quoted" ? [text] : []));
  const steps = found.steps.map((step) => {
    const {
      node,
      method,
      arguments: [value = ""],
    } = step;
    const isWritten = (method === "fill" || method === "type") && node && isField(node);
    if (!isWritten || quoted.some((text) => text.includes(value))) return step;
    const whole = withDaysInFull(value, today);
    const day =
      whole?.said.length === 1 && whole.said[0] === whole.text.replace(/^on /iu, "")
        ? whole.said[0]
        : undefined;
    const written = day === undefined ? undefined : dayFor(view, node, day);
    return written === undefined || written === day ? step : { ...step, arguments: [written] };
  });
  return { ...found, steps };
}

const placed = /\b(?:from|to|origin|destination|city|town|where)\b/iu;

/** “to Kiel on Friday”, written into the field for the town where another one asks for the day. */
export function withDayInPlace(view: PageView, instruction: string, found: Resolved): Failure | undefined {
  if (view.today === undefined || !saysRelativeDay(instruction) || /["“«„]/u.test(instruction))
    return undefined;
  const day = view.nodes.find(
    ({ inputType, name, placeholder = "" }) =>
      inputType === "date" || /\b(?:dates?|day|when)\b|\bdd\b/iu.test(`${name} ${placeholder}`),
  );
  const isIn = found.steps.some(
    ({ node, arguments: [value = ""] }) =>
      node && placed.test(node.name) && / /u.test(value) && saysRelativeDay(value),
  );
  return isIn && day !== undefined ? unaccounted(found, "on") : undefined;
}

/** A list has it as an option; a field that is called by days takes them in words, too. */
function takesDays(node: ViewNode): boolean {
  if (isSelect(node)) return true;
  return /\b(?:dates?|day|deadline|due|when|arrival|departure|check[- ]?in|check[- ]?out|until|from|to|starts?|ends?|return)\b/iu.test(
    `${node.name} ${node.placeholder ?? ""}`,
  );
}
