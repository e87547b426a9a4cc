import { deedsOf, pointedAt, type Deed, type EvaluationCase, type EvaluationPage } from "./case.ts";

/** What an instruction leads to where nothing is done: one step on an element, told by its key or else by its selector. */
export type PlannedStep = { on: string; method: string; values: readonly string[] };

export type Plan = {
  page: EvaluationPage;
  wanted: EvaluationCase;
  steps: readonly PlannedStep[];
  message: string;
};

export type PlanVerdict = "right" | "left alone" | "wrong";

/**
 * Holds what would be done against what is meant, roughly: whether each element that is meant has a step, no other that has a key
 * has one, and texts are written as they are meant. What comes of the steps only `pnpm eval` without `--plan` can say.
 */
export function judgePlan({ wanted, steps }: Pick<Plan, "wanted" | "steps">): PlanVerdict {
  const deeds = deedsOf(wanted);
  if (deeds.length === 0) return steps.length === 0 ? "right" : "wrong";
  if (steps.length === 0) return "left alone";
  return deeds.some((deed) => leadsTo(deed, steps)) ? "right" : "wrong";
}

function leadsTo(deed: Deed, steps: readonly PlannedStep[]): boolean {
  const meant = keysOf(deed);
  // Keys, scrolling, addresses and what the page says afterwards are not told by the steps.
  if (meant.length === 0) return true;
  const isMet = meant.every((key) => steps.some(({ on }) => on === key));
  const isMore =
    deed.texts === undefined &&
    steps.some(({ on }) => isKey(on) && !meant.includes(on) && !(on in (deed.values ?? {})));
  return isMet && !isMore && steps.every((step) => isWrittenSo(deed, step));
}

function keysOf(deed: Deed): string[] {
  return [
    ...pointedAt(deed),
    ...(deed.dragged?.slice(0, 1) ?? []),
    ...Object.keys(deed.values ?? {}).filter((key) => !givesWay(deed, key)),
    ...(deed.focused === undefined ? [] : [deed.focused]),
  ];
}

/** A radio button that goes off has no step of its own. */
const givesWay = ({ values = {} }: Deed, key: string): boolean =>
  values[key] === false && Object.values(values).includes(true);

const isKey = (on: string): boolean => !on.startsWith("xpath=");

function isWrittenSo({ values = {} }: Deed, { on, method, values: [written = ""] }: PlannedStep): boolean {
  const meant = values[on];
  return method !== "fill" || typeof meant !== "string" || meant === written || /^\d/u.test(meant);
}

/** Verdicts by page and instruction, as they are kept from one run to the next. */
export type Verdicts = Record<string, PlanVerdict>;

export const nameOf = ({ page, wanted }: Plan): string => `${page.name} · ${wanted.say}`;

/**
 * One line for each instruction whose verdict is another than before; without a run before, for each that is not right. Of pages that
 * are measured with only there is none.
 */
export function changesSince(before: Verdicts | undefined, plans: readonly Plan[]): string[] {
  return plans.flatMap((plan) => {
    if (plan.page.half === "reporting") return [];
    const now = judgePlan(plan);
    const old = before?.[nameOf(plan)];
    const isTold = before === undefined ? now !== "right" : old !== undefined && old !== now;
    return isTold ? [`${old === undefined ? "" : `${old} → `}${now} · ${describe(plan)}`] : [];
  });
}

function describe({ page, wanted, steps, message }: Plan): string {
  const told = steps.map(({ method, on, values }) => [method, on, ...values].join(" ")).join("; ");
  return `${page.name} · ${wanted.kind} · ${wanted.say}\n    ${told === "" ? message.slice(0, 200) : told}`;
}

export function countsOf(plans: readonly Plan[]): string {
  const verdicts = plans.map(judgePlan);
  const count = (wanted: PlanVerdict): number => verdicts.filter((one) => one === wanted).length;
  return `${plans.length} instructions: ${count("right")} right, ${count("left alone")} left alone, ${count("wrong")} wrong, roughly judged`;
}
