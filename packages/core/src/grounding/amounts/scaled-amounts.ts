import type { PageView } from "../../page/view.ts";
import { isField } from "../matching/compatibility.ts";
import { counterFor } from "./counters.ts";
import { matchTarget } from "../matching/match.ts";
import type { Grounding } from "../outcome.ts";
import { parseTarget } from "../grammar/target.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";

type Order = (order: string) => Grounding;

const politely = String.raw`(?:,? please)?[.!]?$`;
const lead = String.raw`^(?:please )?(?:(?:i|we)(?:['’]d like| would like| want| need) )?(?:(?:make|use|take|set) (?:it )?)?`;
const thing = String.raw`(?:(?:the|my|our) )?(?:(?:number|amount|quantity) of )?(?<what>\p{L}[\p{L} -]{1,40}?)`;
/** “double the portions”, “half the speed”, “twice as many guests”. */
const scaled = new RegExp(
  String.raw`${lead}(?<factor>double|triple|treble|halve|half|twice|three times) (?:(?:as|so) (?:many|much) |(?=the |my |our ))${thing}${politely}`,
  "iu",
);
const factors: Record<string, number> = {
  double: 2,
  twice: 2,
  triple: 3,
  treble: 3,
  "three times": 3,
  half: 0.5,
  halve: 0.5,
};
const mostOf = new RegExp(
  String.raw`${lead}(?:as many ${thing} as (?:possible|you can|it takes|there can be|allowed)|the (?:maximum|highest|greatest)(?: possible)? (?:number|amount|quantity) of (?<much>\p{L}[\p{L} -]{1,40}?)|full (?<full>\p{L}{3,20}))${politely}`,
  "iu",
);
const ends = new RegExp(
  String.raw`^(?:please )?(?:(?:turn|put|move|push|pull|drag|set|slide|bring) )?${thing} (?:all the way|right|fully|completely) (?:to the )?(?<way>up|down|left|right|top|bottom)${politely}`,
  "iu",
);
/** “as loud as it goes”. */
const asFar = new RegExp(
  String.raw`${lead}(?:(?:be )?as (?<how>\p{L}+) as (?:possible|it (?:goes|gets|can(?: be| go| get)?)|you can))${politely}`,
  "iu",
);
const measures: Record<string, [name: string, end: "maximum" | "minimum"]> = {
  loud: ["volume", "maximum"],
  quiet: ["volume", "minimum"],
  bright: ["brightness", "maximum"],
  dark: ["brightness", "minimum"],
  dim: ["brightness", "minimum"],
  fast: ["speed", "maximum"],
  slow: ["speed", "minimum"],
  warm: ["temperature", "maximum"],
  hot: ["temperature", "maximum"],
  cold: ["temperature", "minimum"],
  wide: ["width", "maximum"],
  big: ["size", "maximum"],
  large: ["size", "maximum"],
  small: ["size", "minimum"],
};
/** “volume down by 15”, “guests minus one”. */
const turned =
  /^(?:please )?(?:the )?(?<what>\p{L}[\p{L} -]{1,40}?) (?:(?<way>up|down) by|(?<sign>plus|minus)) (?<count>[\p{L}\d]+)(?: ?%| percent)?(?:,? please)?[.!]?$/iu;
/** “two more”, “one fewer, please”. */
const bare =
  /^(?:please )?(?:(?:add|make it|take|i need|we need|i want) )?(?<count>one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?<way>more|fewer|less)(?:,? please)?[.!]?$/iu;
const doubled =
  /^(?:please )?(?<factor>double|triple|halve) (?:it|that|the number|the amount|the quantity)(?:,? please)?[.!]?$/iu;

/**
 * How many or how much by what is there already, or as far as it goes: “double the portions”, “as loud as it goes”, “volume down by
 * 15”, and “two more” where the page has one number alone. Undefined where the page has no such number.
 */
export function groundScaled(view: PageView, instruction: string, groundOrder: Order): Grounding | undefined {
  const said = instruction.trim();
  const scale = scaled.exec(said)?.groups;
  if (scale) return scaledBy(view, { what: scale["what"] ?? "", factor: scale["factor"] ?? "" }, groundOrder);
  const limit = limitIn(said, view);
  if (limit) return resolvedAs(limit, groundOrder);
  const { what = "", way, sign, count = "" } = turned.exec(said)?.groups ?? {};
  const isLess = way === "down" || sign?.toLowerCase() === "minus";
  if (what !== "") return resolvedAs(`${isLess ? "decrease" : "increase"} ${what} by ${count}`, groundOrder);
  const only = onlyNumber(view);
  if (only === undefined) return undefined;
  const factor = doubled.exec(said)?.groups?.["factor"];
  if (factor !== undefined) return scaledBy(view, { what: only, factor }, groundOrder);
  const more = bare.exec(said)?.groups;
  const direction = more?.["way"]?.toLowerCase() === "more" ? "increase" : "decrease";
  return more && resolvedAs(`${direction} ${only} by ${more["count"]}`, groundOrder);
}

function limitIn(said: string, view: PageView): string | undefined {
  const most = mostOf.exec(said)?.groups;
  if (most) return `set the ${most["what"] ?? most["much"] ?? most["full"]} to the maximum`;
  const end = ends.exec(said)?.groups;
  if (end) {
    const what = (end["what"] ?? "").replace(/ (?:fader|slider|knob|dial|lever)$/iu, "");
    return `set the ${what} to the ${/^(?:up|right|top)$/iu.test(end["way"] ?? "") ? "maximum" : "minimum"}`;
  }
  const how = asFar.exec(said)?.groups?.["how"]?.toLowerCase() ?? "";
  const [name, way] = measures[how] ?? [sliderSaying(view, how), "maximum"];
  return name === undefined ? undefined : `set the ${name} to the ${way}`;
}

/** “as urgent as it gets”, where a slider is called “Urgency”. */
function sliderSaying(view: PageView, how: string): string | undefined {
  const begins = how.slice(0, -1);
  const [only, another] = indexOf(view).candidates.filter(
    ({ node }) =>
      (node.role === "slider" || node.inputType === "range") &&
      begins.length > 3 &&
      wordsOf(normalize(node.name)).some((word) => word.startsWith(begins)),
  );
  return another === undefined ? only?.node.name : undefined;
}

function resolvedAs(order: string, groundOrder: Order): Grounding | undefined {
  const found = groundOrder(order);
  const isNumber =
    found.outcome === "resolved" &&
    found.steps.every(
      ({ method, arguments: [value = ""] }) => method === "click" || /^-?[\d.]+$/u.test(value),
    );
  return isNumber ? found : undefined;
}

function scaledBy(
  view: PageView,
  { what, factor }: { what: string; factor: string },
  groundOrder: Order,
): Grounding | undefined {
  const now = numberOf(view, what) ?? numberFilled(what, groundOrder);
  const change = now === undefined ? 0 : now * (factors[factor.toLowerCase()] ?? 1) - now;
  if (change === 0 || !Number.isInteger(change)) return undefined;
  return (
    resolvedAs(`${change < 0 ? "decrease" : "increase"} ${what} by ${Math.abs(change)}`, groundOrder) ??
    resolvedAs(`set the ${what} to ${(now ?? 0) + change}`, groundOrder)
  );
}

/** What is held now by what an order to set it would fill. */
function numberFilled(what: string, groundOrder: Order): number | undefined {
  const found = groundOrder(`set the ${what} to 1`);
  const [step, another] = found.outcome === "resolved" ? found.steps : [];
  if (step === undefined || another !== undefined || step.method !== "fill") return undefined;
  const held = Number(step.node?.machineValue ?? (step.node?.value || Number.NaN));
  return Number.isNaN(held) ? undefined : held;
}

/** How many there are, in a field or between a plus and a minus. */
function numberOf(view: PageView, what: string): number | undefined {
  const counter = counterFor(view, what);
  if (counter !== undefined) return counter.count;
  const match = matchTarget(view, parseTarget(tokenize(what)), { intent: "fill" });
  const [found] = match.outcome === "one" ? match.found : [];
  const held = Number(found?.node.machineValue ?? (found?.node.value || Number.NaN));
  return Number.isNaN(held) ? undefined : held;
}

/** What the only number of the page is called. */
function onlyNumber(view: PageView): string | undefined {
  const numbers = indexOf(view).candidates.filter(
    ({ node }) =>
      (isField(node) || node.role === "slider") &&
      /^-?\d+(?:\.\d+)?$/u.test(node.machineValue ?? node.value ?? ""),
  );
  const counts = numbers.filter(({ node }) => node.role !== "slider");
  const [only, another] = counts.length > 0 ? counts : numbers;
  const name = only?.node.name || (only?.fields[0]?.name.text ?? "");
  return name !== "" && !another ? name : undefined;
}
