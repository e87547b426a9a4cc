import type { Plan } from "../../plan.ts";

const concluding =
  /^(?:please )?(?:(?:book|buy|reserve|rent|purchase)\b|(?:place|make|submit) an? (?:bid|offer|order|booking|reservation)\b)/iu;
const saying =
  /^(?:please )?(?:(?:reply|respond|answer|write back|comment)\b.*["“]|forward\b.* to (?!me\b)["“\p{L}])/iu;
const filling = new Set(["fill", "type", "selectOption", "check"]);

/** What is to be booked or bought is not done by filling in what for, nor is somebody answered by opening what one answers in. */
export function isHalf(text: string, { steps }: Extract<Plan, { found: true }>): boolean {
  if (saying.test(text)) return steps.every(({ method }) => method === "click");
  return concluding.test(text) && steps.every(({ method }) => filling.has(method));
}
