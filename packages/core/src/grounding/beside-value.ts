import type { PageView, ViewNode } from "../page/view.ts";
import { notUnderstood, stepOn, type GroundedStep, type Grounding, type Resolved } from "./outcome.ts";
import { stem } from "./text.ts";
import { tokenize } from "./tokens.ts";
import { contains, indexOf, type Candidate, type ViewIndex } from "./view-index.ts";
import { numberOf } from "./numbers.ts";

/**
 * What belongs to a value that is written: “every 3 months” sets the list of units beside the number, too, and “end it on 31
 * December” the radio button that stands before the day. A unit that the list does not have is a refusal.
 */
export function withBeside(view: PageView, instruction: string, found: Resolved): Grounding {
  if (!found.steps.some(({ method }) => method === "fill")) return found;
  const beyond = found.steps.find(({ node, arguments: [value = ""] }) => node && isBeyond(node, value));
  if (beyond)
    return {
      ...notUnderstood(`${beyond.arguments[0]} is beyond what ${beyond.description} takes`),
      candidates: found.candidates,
    };
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
    const list = index.candidates[at + 1];
    const unit =
      list && !isTouched(list) ? unitOf(list.node, instruction, step.arguments[0] ?? "") : undefined;
    if (unit === null)
      return {
        ...notUnderstood("The list of units beside the number does not have the one that was said"),
        candidates: found.candidates,
      };
    if (list && unit !== undefined)
      steps.push(stepOn(view, list.node, { method: "selectOption", arguments: [unit] }));
  }
  return { ...found, steps };
}

/** A number that the field says it does not take. */
function isBeyond({ bounds, inputType, role }: ViewNode, written: string): boolean {
  if (!/^(?:number|range)$/u.test(inputType ?? "") && !/^(?:slider|spinbutton)$/u.test(role)) return false;
  const number = written.trim() === "" ? Number.NaN : Number(written);
  return number < Number(bounds?.min ?? Number.NaN) || number > Number(bounds?.max ?? Number.NaN);
}

/** The radio button that is not chosen and has a part of the page alone with the field: “(o) On [date]”. */
function radioOf(index: ViewIndex, at: number): Candidate | undefined {
  const [field, before] = [index.candidates[at], index.candidates[at - 1]];
  if (field === undefined || before === undefined || before.node.role !== "radio" || before.node.disabled)
    return undefined;
  if (before.node.checked !== false) return undefined;
  let part = field.node.parent;
  while (part > 0 && !contains(index, part, before.index)) part = index.view.nodes[part]?.parent ?? 0;
  const inside = index.candidates.filter(({ index: one }) => contains(index, part, one));
  const isAlone = inside.filter(({ node }) => node.role === "radio").length === 1;
  const isOneOfSome = index.candidates.filter(({ node }) => node.role === "radio").length > 1;
  return isAlone && isOneOfSome && part > 0 ? before : undefined;
}

const units = new Set(
  "second minute hour day night week fortnight month quarter year kg kilogram kilo g gram mg lb pound oz ounce l litre liter ml dl cl m metre meter cm centimetre mm km kilometre mile foot inch min h hr sec s piece box pack bag bottle percent eur euro usd dollar gbp chf sek nok dkk kb mb gb tb"
    .split(" ")
    .map(stem),
);
const short: Record<string, string> = {
  minute: "min",
  hour: "h",
  hr: "h",
  second: "s",
  sec: "s",
  litre: "l",
  liter: "l",
  millilitre: "ml",
  gram: "g",
  kilogram: "kg",
  kilo: "kg",
  metre: "m",
  meter: "m",
  centimetre: "cm",
  millimetre: "mm",
  kilometre: "km",
  pound: "lb",
  euro: "eur",
  dollar: "usd",
  "€": "eur",
  $: "usd",
  "£": "gbp",
  "%": "percent",
};

const plain = (word: string): string => {
  const one = stem(word.toLowerCase());
  return short[one] ?? short[word.toLowerCase()] ?? one;
};

/** The label of the unit that is to be chosen; undefined where it is chosen already or none is said; null where it is not there. */
function unitOf({ options = [] }: ViewNode, instruction: string, written: string): string | null | undefined {
  const labels = options
    .filter(({ disabled }) => !disabled)
    .map((option) => ({ ...option, unit: plain(option.label.trim()) }));
  const isUnits =
    labels.length > 1 &&
    labels.filter(({ unit }) => units.has(unit) || unit in short || Object.values(short).includes(unit))
      .length *
      2 >
      labels.length;
  if (!isUnits) return undefined;
  const { tokens } = tokenize(instruction);
  const at = tokens.findIndex(({ word }) => numberOf(word) === written);
  const [number, next] = [tokens[at]?.text ?? "", tokens[at + 1]?.word ?? ""];
  if (at < 0) return undefined;
  const said = plain(/^[€$£]/u.exec(number)?.[0] ?? next);
  const meant = labels.find(({ unit }) => unit === said);
  if (meant !== undefined) return meant.selected ? undefined : meant.label;
  return units.has(said) ? null : undefined;
}
