import { unaccounted, type Failure, type Resolved } from "../outcome.ts";

const periods: [RegExp, string][] = [
  [/\b(?:(?:an|per|each|every) hour|hourly)\b/iu, "hour"],
  [/\b(?:(?:a|per|each|every) day|daily)\b/iu, "day"],
  [/\b(?:(?:a|per|each|every) night|nightly)\b/iu, "night"],
  [/\b(?:(?:a|per|each|every) week|weekly)\b/iu, "week"],
  [/\b(?:(?:a|per|each|every) month|monthly)\b/iu, "month"],
  [/\b(?:(?:a|per|each|every) year|yearly|annually|annual)\b/iu, "year"],
];

const periodsIn = (text: string): string[] =>
  periods.flatMap(([pattern, period]) => (pattern.test(text) ? [period] : []));

/** “four outings a month” sets no “Outings a week”. */
export function isOfAnotherPeriod(instruction: string, found: Resolved): Failure | undefined {
  const said = periodsIn(instruction);
  if (said.length === 0) return undefined;
  const isOther = found.steps.some(({ node, method }) => {
    if (method !== "fill" && method !== "type") return false;
    const own = periodsIn(node?.name ?? "");
    return own.length > 0 && !own.some((period) => said.includes(period));
  });
  return isOther ? unaccounted(found, said[0] ?? "") : undefined;
}
