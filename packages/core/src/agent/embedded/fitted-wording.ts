import type { Plan } from "../../plan.ts";
import { digitsIn } from "./conditions.ts";
import { quoted, type Wording } from "./references.ts";

/** What a field for numbers is given of a value is its number. */
export function fitted(wording: Wording, plan: Extract<Plan, { found: true }>): Wording {
  const { note } = wording;
  if (note === undefined) return wording;
  const [step] = plan.steps;
  const node = plan.view?.nodes.find(({ ref }) => ref === step?.reference);
  const isNumber = node !== undefined && (node.inputType === "number" || node.role === "spinbutton");
  const value = isNumber ? digitsIn(note.value) : undefined;
  return value === undefined
    ? wording
    : { note, text: wording.text.replace(quoted(note.value), () => `"${value}"`) };
}
