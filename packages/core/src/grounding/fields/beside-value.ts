import { candidatesIn } from "../matching/candidates.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { stepOn, type Failure, type GroundedStep, type Grounding, type Resolved } from "../outcome.ts";
import { withUnits } from "../amounts/units.ts";
import { contains, indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";

/**
 * What belongs to a value that is written: “every 3 months” sets the list of units beside the number, too, and “end it on 31
 * December” the radio button that stands before the day. A unit that the list does not have is a refusal.
 */
export function withBeside(view: PageView, instruction: string, found: Resolved): Grounding {
  if (!found.steps.some(({ method }) => method === "fill")) return found;
  const beyond = refusalBeyond(found);
  if (beyond) return beyond;
  const index = indexOf(view);
  const steps: GroundedStep[] = [];
  for (const step of found.steps) {
    const at = step.method === "fill" ? index.candidates.findIndex(({ node }) => node === step.node) : -1;
    const field = index.candidates[at];
    if (field === undefined) {
      steps.push(step);
      continue;
    }
    const isTouched = ({ node }: Candidate): boolean => found.steps.some((other) => other.node === node);
    const radio = radioOf(index, at);
    if (radio && !isTouched(radio)) steps.push(stepOn(view, radio.node, { method: "check" }));
    steps.push(step);
  }
  const measured = withUnits(view, instruction, { ...found, steps });
  // “10 hours” are 600 of the minutes that it takes.
  return measured.outcome === "resolved" ? (refusalBeyond(measured) ?? measured) : measured;
}

/** It was understood, and is not to be taken for anything else. */
function refusalBeyond({ steps, candidates }: Resolved): Failure | undefined {
  const beyond = steps.find(({ node, arguments: [value = ""] }) => node && isBeyond(node, value));
  if (beyond?.node === undefined) return undefined;
  const message = `${beyond.arguments[0]} is beyond what ${beyond.description} takes${rangeOf(beyond.node)}. Say what it takes.`;
  return { outcome: "not_understood", message, candidates, settled: true, decisive: true };
}

function rangeOf({ bounds, inputType }: ViewNode): string {
  const { min, max, step } = bounds ?? {};
  const whole = inputType === "range" && step === undefined ? ", in whole numbers" : "";
  if (min !== undefined && max !== undefined) return `: ${min} to ${max}${whole}`;
  if (max !== undefined) return `: ${max} at most${whole}`;
  return min === undefined ? "" : `: ${min} at least${whole}`;
}

const moments = /^(?:date|month|week|datetime-local)$/u;

/** A number or a day that the field says it does not take. */
function isBeyond({ bounds, inputType = "", role }: ViewNode, written: string): boolean {
  const { min, max, step } = bounds ?? {};
  // Days of four-digit years are in the order of their letters (HTML Standard, 2.3.5).
  if (moments.test(inputType) && /^\d{4}-/u.test(written))
    return (min !== undefined && written < min) || (max !== undefined && written > max);
  if (!/^(?:number|range)$/u.test(inputType) && !/^(?:slider|spinbutton)$/u.test(role)) return false;
  const number = written.trim() === "" ? Number.NaN : Number(written);
  const isWhole = inputType === "range" && [min, step].every((each) => /^\d+$/u.test(each ?? ""));
  if (isWhole && !Number.isNaN(number) && !Number.isInteger(number)) return true;
  return number < Number(min ?? Number.NaN) || number > Number(max ?? Number.NaN);
}

/** The radio button that is not chosen and has a part of the page alone with the field: “(o) On [date]”. */
function radioOf(index: ViewIndex, at: number): Candidate | undefined {
  const [field, before] = [index.candidates[at], index.candidates[at - 1]];
  if (field === undefined || before === undefined || before.node.role !== "radio" || before.node.disabled)
    return undefined;
  if (before.node.checked !== false) return undefined;
  let part = field.node.parent;
  while (part > 0 && !contains(index, part, before.index)) part = index.view.nodes[part]?.parent ?? 0;
  const inside = candidatesIn(index, part);
  const isAlone = inside.filter(({ node }) => node.role === "radio").length === 1;
  const isOneOfSome = index.candidates.filter(({ node }) => node.role === "radio").length > 1;
  return isAlone && isOneOfSome && part > 0 ? before : undefined;
}
