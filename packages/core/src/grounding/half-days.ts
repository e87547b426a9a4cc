import type { PageView, ViewNode } from "../page/view.ts";
import { isField, isSelect } from "./compatibility.ts";
import { stepOn, type GroundedStep, type Resolved } from "./outcome.ts";

const clock = /(?<time>\b\d{1,2}(?:[:.]\d{2})?) ?(?<half>[ap])\.?m\b\.?/giu;

/** “5:20 PM”, where a list of AM and PM stands behind the field for the time: the half of the day is chosen there. */
export function withHalves(view: PageView, instruction: string, found: Resolved): Resolved {
  const said = [...instruction.matchAll(clock)].map(({ groups }) => ({
    time: groups?.["time"] ?? "",
    half: `${groups?.["half"] ?? ""}m`.toUpperCase(),
  }));
  if (said.length === 0) return found;
  const steps = found.steps.flatMap((step): GroundedStep[] => {
    const list = step.node === undefined ? undefined : halvesBehind(view, step.node);
    const [value = ""] = step.arguments;
    const isWritten = step.method === "fill" || step.method === "type";
    const one = list && isWritten ? said.find((each) => hoursOf(each) === minutesOfDay(value)) : undefined;
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

/** Minutes since midnight; undefined for what is no time. */
function minutesOfDay(text: string): number | undefined {
  const [, hours, minutes = "0"] = /^(\d{1,2})(?:[:.](\d{2}))?(?: ?[ap]m)?$/iu.exec(text) ?? [];
  if (hours === undefined) return undefined;
  const isAfternoon = /pm$/iu.test(text) && Number(hours) < 12;
  return (Number(hours) + (isAfternoon ? 12 : 0)) * 60 + Number(minutes);
}

function hoursOf({ time, half }: { time: string; half: string }): number | undefined {
  const minutes = minutesOfDay(time);
  if (minutes === undefined) return undefined;
  const isTwelve = minutes >= 720;
  return half === "PM" ? (isTwelve ? minutes : minutes + 720) : isTwelve ? minutes - 720 : minutes;
}
