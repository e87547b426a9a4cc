import type { PageView } from "../../page/view.ts";
import { dateOf, saysDay } from "./dates.ts";
import { composedField, composedOf, settingsOfParts } from "../laid/composed.ts";
import { notFound, stepOn, type GroundedStep, type Grounding, type Resolved } from "../outcome.ts";
import { indexOf } from "../matching/view-index.ts";

/**
 * “incident date 09.11.2023”, where a field for the day, one for the month and one for the year stand beside each other: each gets
 * its part. A day of which it is not plain what is the month is left alone.
 */
export function withDayInParts(view: PageView, instruction: string, found: Resolved): Grounding {
  const isDay = ({ method, arguments: [value = ""] }: GroundedStep): boolean =>
    (method === "fill" || method === "type") && saysDay(value);
  if (!found.steps.some(isDay)) return found;
  const index = indexOf(view);
  const composed = composedOf(
    index,
    index.candidates.filter(({ node }) => node.disabled !== true),
  );
  const steps: GroundedStep[] = [];
  for (const step of found.steps) {
    const one = composed.find(
      ({ composed: { kind, parts } }) => kind === "date" && parts.some(({ node }) => node === step.node),
    );
    const [field] = one && isDay(step) ? composedField(one, { view, places: new Set() }) : [];
    if (field === undefined) {
      steps.push(step);
      continue;
    }
    const day = dateOf(step.arguments[0] ?? "");
    const settings = day === undefined ? undefined : settingsOfParts(field, day);
    if (settings === undefined) return notFound(view, instruction, []);
    for (const { node, method, arguments: given } of settings)
      steps.push(stepOn(view, node, { method, arguments: given }));
  }
  return { ...found, steps };
}
