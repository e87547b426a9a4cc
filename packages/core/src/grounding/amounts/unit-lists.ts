import type { PageView, ViewNode } from "../../page/view.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { stepOn, type GroundedStep, type Resolved } from "../outcome.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";

/**
 * “31000 a year”, “12 lb”, where a list behind the field for the number has what it is counted in: it is chosen there, and is no
 * part of the number.
 */
export function withUnitLists(view: PageView, instruction: string, found: Resolved): Resolved {
  const steps = found.steps.flatMap((step): GroundedStep[] => {
    const [value = ""] = step.arguments;
    const list = step.node && step.method !== "selectOption" ? listBehind(view, step.node) : undefined;
    if (list === undefined || found.steps.some(({ node }) => node === list)) return [step];
    const [, number = "", said = ""] = counted.exec(value) ?? counted.exec(behind(instruction, value)) ?? [];
    const option = list.options?.find(({ label }) => isUnit(label, said));
    if (number === "" || option === undefined) return [step];
    const rest = { ...step, arguments: [number] };
    return option.selected
      ? [rest]
      : [rest, stepOn(view, list, { method: "selectOption", arguments: [option.label] })];
  });
  return { ...found, steps };
}

const counted = /^([-+]?\d[\d.,]*) ?(?:(?:an?|per|each|every|\/) ?)?(\p{L}+|%|[€$£¥])$/u;

/** The number with the words behind it, as they were said. */
function behind(instruction: string, value: string): string {
  if (!/^[-+]?\d[\d.,]*$/u.test(value)) return "";
  const at = instruction.indexOf(value);
  const isOnce = at >= 0 && instruction.indexOf(value, at + 1) < 0;
  const [, unit = ""] = isOnce
    ? (/^ ?((?:(?:an?|per|each|every|\/) ?)?(?:\p{L}+|%|[€$£¥]))(?=$|[\s,.;])/u.exec(
        instruction.slice(at + value.length),
      ) ?? [])
    : [];
  return unit === "" ? "" : `${value} ${unit}`;
}

function isUnit(label: string, said: string): boolean {
  if (said === "") return false;
  const words = wordsOf(normalize(label)).filter((word) => !/^(?:per|an?|each|every)$/u.test(word));
  return label.trim() === said || (words.length === 1 && stem(words[0] ?? "") === stem(normalize(said)));
}

/** The list that is the next control behind a field, in the same line or part of the page. */
function listBehind(view: PageView, field: ViewNode): ViewNode | undefined {
  if (!isField(field) || isSelect(field)) return undefined;
  const at = view.nodes.indexOf(field);
  const next = view.nodes.slice(at + 1).find((node) => node.interactive && node.tag !== "label");
  return next !== undefined && isSelect(next) && next.options !== undefined ? next : undefined;
}
