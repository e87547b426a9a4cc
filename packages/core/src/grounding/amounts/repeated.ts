import type { PageView } from "../../page/view.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { numberInWords } from "./numbers.ts";
import type { Grounding } from "../outcome.ts";
import { takeTimes } from "../grammar/page-frames.ts";
import { textOf, tokenize } from "../matching/tokens.ts";

/** “zoom in three times”, “next slide twice”, “add two adults”: what is pressed once is pressed so often. */
export function groundRepeated(
  view: PageView,
  instruction: string,
  groundOnce: (view: PageView, order: string) => Grounding,
): Grounding | undefined {
  const { order, times } = counted(instruction.trim()) ?? thatOften(instruction.trim());
  if (times < 2 || times > mostTimes || order === "") return undefined;
  const once = groundOnce(view, order);
  if (once.outcome !== "resolved") return undefined;
  const [step, ...others] = once.steps;
  // A box that is ticked twice is as it was, and a link leads away.
  const isRepeatable =
    step?.method === "click" &&
    step.node !== undefined &&
    step.node.pressed === undefined &&
    !isCheckable(step.node) &&
    (step.node.role !== "link" || step.node.href === undefined);
  if (!isRepeatable || others.length > 0) return undefined;
  return { ...once, steps: Array.from({ length: times }, () => step) };
}

const mostTimes = 20;

type Often = { order: string; times: number };

function thatOften(instruction: string): Often {
  const { rest, times } = takeTimes(tokenize(instruction));
  return { order: rest.tokens.length === 0 ? "" : textOf(rest), times };
}

/** “add two adults”, “insert 3 more rows”: as often as there is to be one more of them. */
function counted(instruction: string): Often | undefined {
  const {
    verb = "",
    count = "",
    what = "",
  } = /^(?:please )?(?<verb>add|insert|create) (?<count>\d{1,2}|\p{L}+)(?: more| further| extra| new)? (?<what>(?:\p{L}+ )?\p{L}+s)(?: please)?[.!]?$/iu.exec(
    instruction,
  )?.groups ?? {};
  const times = numberInWords(count);
  if (times === undefined) return undefined;
  return { order: `${verb} a ${what.replace(/(?<=(?:ch|sh|x|ss))es$|s$/u, "")}`, times };
}
