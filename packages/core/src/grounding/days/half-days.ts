import type { PageView, ViewNode } from "../../page/view.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { timeOf } from "./dates.ts";
import { stepOn, type GroundedStep } from "../outcome.ts";

const clock = /(?<time>\b\d{1,2}(?:[:.]\d{2})?) ?(?<half>[ap])\.?m\b\.?/giu;

/** “5:20 PM”, where a list of AM and PM stands behind the field for the time: the half of the day is chosen there. */
export function withHalves<Found extends { steps: GroundedStep[] }>(
  view: PageView,
  instruction: string,
  found: Found,
): Found {
  const said = [...instruction.matchAll(clock)].map(({ groups }) => ({
    time: groups?.["time"] ?? "",
    half: `${groups?.["half"] ?? ""}m`.toUpperCase(),
  }));
  if (said.length === 0) return found;
  const steps = found.steps.flatMap((step): GroundedStep[] => {
    const list = step.node === undefined ? undefined : halvesBehind(view, step.node);
    const [value = ""] = step.arguments;
    const isWritten = step.method === "fill" || step.method === "type";
    const one =
      list && isWritten
        ? said.find((each) => timeOf(`${each.time} ${each.half}`) === timeOf(value))
        : undefined;
    if (list === undefined || one === undefined) return [step];
    const option = list.options?.find(({ label }) => halfOf(label) === one.half)?.label ?? one.half;
    return [
      { ...step, arguments: [one.time] },
      ...(found.steps.some(({ node }) => node === list)
        ? []
        : [stepOn(view, list, { method: "selectOption", arguments: [option] })]),
    ];
  });
  return { ...found, steps };
}

const halfOf = (label: string): string => label.replace(/[.\s]/gu, "").toUpperCase();

/** The list of both halves that is the next control behind a field. */
function halvesBehind(view: PageView, field: ViewNode): ViewNode | undefined {
  const at = view.nodes.indexOf(field);
  const next = view.nodes.slice(at + 1).find((node) => node.interactive && (isField(node) || isSelect(node)));
  const labels = next?.options?.map(({ label }) => halfOf(label)) ?? [];
  return labels.includes("AM") && labels.includes("PM") && labels.length <= 3 ? next : undefined;
}
