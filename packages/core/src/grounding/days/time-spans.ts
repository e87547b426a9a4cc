import type { PageView, ViewNode } from "../../page/view.ts";
import { isOfEitherHalf, isSameTime, timeOf } from "./dates.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { root } from "../evidence/root.ts";
import { headingsOver } from "../evidence/around.ts";
import { offeredBy } from "../laid/offered.ts";
import { isInFront } from "../matching/candidates.ts";
import { rankedNodes, stepOn, type GroundedStep, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";

/** Asked before the page is looked through. */
const saysSpan =
  /\b(?:from|between|after|before|until|till|earlier|later|earliest|latest|onwards?|since|by|to)\b|\d ?[–-] ?\d/iu;
const open =
  /["“”?;:](?!\d)|,|\b(?:if|unless|when|whether|or|except|but|instead|because|and then|every|each|weekdays?|weekends?)\b/iu;

const clock = String.raw`(?:(?:a )?(?:quarter|half|\p{L}+|\d{1,2})(?: minutes?)? (?:past|to) (?:\p{L}+|\d{1,2})|\d{1,2}[:.]\d\d|\d{1,2}|noon|midday|midnight|\p{L}+)(?: o['’]clock)?(?: ?[ap]\.?m\b\.?| in the (?:morning|afternoon|evening)| at night)?`;
const spans = [
  new RegExp(
    String.raw`(?:\bfrom|\bbetween) (?<from>${clock})(?: and| to| until| till| ?[–-]) (?<to>${clock})(?![\p{L}\d:])`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<from>\d{1,2}[:.]\d\d) ?(?:[–-]|to|until|till) ?(?<to>\d{1,2}[:.]\d\d)(?![\p{L}\d:])`,
    "iu",
  ),
];
const earliest = [
  new RegExp(
    String.raw`(?:\b(?:any ?time )?(?:after|from)|\b(?:not|no|never) (?:before|earlier than)|\b(?:do not|don['’]t|must not|mustn['’]t|should not|shouldn['’]t|cannot|can['’]t|can not)(?<denied>(?: \p{L}+){0,4}) (?:before|earlier than)|\b(?:no|nobody|no one|nothing)(?<none>(?: \p{L}+){1,4}) (?:before|earlier than)) (?<from>${clock})(?: on(?:wards?)?)?(?= |$)`,
    "iu",
  ),
  new RegExp(String.raw`\bat (?<from>${clock}),? at the (?:very )?earliest\b`, "iu"),
];
const latest = [
  new RegExp(
    String.raw`(?:\b(?:any ?time )?(?:before|until|till|by)|\b(?:not|no|never) (?:after|later than)|\b(?:do not|don['’]t|must not|mustn['’]t|should not|shouldn['’]t|cannot|can['’]t|can not)(?<denied>(?: \p{L}+){0,4}) (?:after|later than)|\b(?:no|nobody|no one|nothing)(?<none>(?: \p{L}+){1,4}) (?:after|later than)) (?<to>${clock})(?: at the (?:very )?latest)?(?= |$)`,
    "iu",
  ),
  new RegExp(String.raw`\bat (?<to>${clock}),? at the (?:very )?latest\b`, "iu"),
];

const silent = new Set(
  (
    "a an the my our your his her their its this that it them me us you i we he she they is are be am will would shall should may might can could must " +
    "like want need to have has please in on at of for with just only do does time times any anytime s ll d re ve m not no goes go set make put please"
  ).split(" "),
);
/** What people do in a span of time that somebody asks for. */
const doing =
  /^(?:deliver|delivered|bring|come|call|ring|phone|collect|fetch|visit|visits|calls|visitors|deliveries|pick|up|run|runs|last|lasts|open|opens|work|works|available|home|there|here|reach|reached|start|starts|begin|begins|be|arrive|somebody|someone|people|drop|by|off|valid)$/u;
const begins =
  /\b(?:from|starts?|starting|begins?|beginning|earliest|between|opens?|opening|not before|on|since|after)\b/iu;
const ends = /\b(?:to|until|till|and|ends?|ending|latest|finish|closes?|closing|by|not after|off|before)\b/iu;

type Pair = { from: Candidate; to: Candidate; words: ReadonlySet<string> };

/**
 * “deliver them between 9 and 11 in the morning”, “don't call before 5 pm”, “the night runs from 22:00 to 5:30”: the two times of the
 * page, or of the part of it that is named, between which something is. Where another word is left over, nothing is done.
 */
export function groundTimeSpan(view: PageView, instruction: string): Resolved | undefined {
  if (instruction.length > longest || !saysSpan.test(instruction)) return undefined;
  const said = instruction.trim().replace(/(?:,? (?:please|thanks))*[.!]*$/iu, "");
  if (open.test(said)) return undefined;
  const told = spanIn(said);
  if (told === undefined) return undefined;
  const index = indexOf(view);
  const pairs = pairsOf(index);
  const { roots: about } = offeredBy(view).about;
  const words = wordsOf(normalize(told.rest)).filter((word) => !silent.has(word));
  // “the sweep works from 8 to 4” is told of somebody.
  const subject = /^(?:the|my|our|his|her|their|an?) (?<noun>\p{L}+)/iu.exec(said)?.groups?.["noun"];
  const fitting = pairs.filter(
    ({ words: own }) =>
      (subject === undefined || own.has(root(subject.toLowerCase()))) &&
      words.every((word) => own.has(root(word)) || about.has(root(word)) || doing.test(word)) &&
      (pairs.length === 1 || words.some((word) => own.has(root(word)))),
  );
  const [pair, another] = fitting;
  if (pair === undefined || another !== undefined) return undefined;
  const steps = [stepFor(view, pair.from, told.from), stepFor(view, pair.to, told.to)];
  if (steps.includes("missing")) return undefined;
  const done = steps.filter((step): step is GroundedStep => typeof step === "object");
  return {
    outcome: "resolved",
    steps: done,
    confidence: 0.84,
    candidates: rankedNodes(view, [{ ...pair.from, score: 0.84, tier: tiers.words }]),
    isAccounted: true,
    isInferred: true,
  };
}

const longest = 120;

type Span = { from?: string; to?: string; rest: string };

function spanIn(said: string): Span | undefined {
  for (const form of spans) {
    const found = form.exec(said);
    const { from = "", to = "" } = found?.groups ?? {};
    // “from five to midnight” begins at no 23:55, and neither in the morning for sure.
    if (/^midnight$/iu.test(to) && isOfEitherHalf(`${from} o'clock`)) return undefined;
    const both = found === null ? undefined : timesOf(from, to);
    if (found && both) return { ...both, rest: said.replace(found[0], " ") };
  }
  // “no calls after 8 pm” says when they end.
  const denied = denying.test(said);
  const [one, other] = denied ? [limitIn(said, latest), earliest] : [limitIn(said, earliest), latest];
  const another = limitIn(one?.rest ?? said, other);
  const [first, last] = denied ? [another, one] : [one, another];
  const rest = another?.rest ?? one?.rest;
  return rest === undefined
    ? undefined
    : { ...(first && { from: first.time }), ...(last && { to: last.time }), rest };
}

const denying =
  /\b(?:not?|n['’]t|never|cannot|nobody|nothing)\b.*\b(?:after|later than)\b|n['’]t\b.*\b(?:after|later than)\b/iu;

function limitIn(said: string, forms: RegExp[]): { time: string; rest: string } | undefined {
  for (const form of forms) {
    const found = form.exec(said);
    const time = clockOf(found?.groups?.["from"] ?? found?.groups?.["to"] ?? "");
    if (found && time !== undefined)
      return {
        time,
        rest: said.replace(found[0], ` ${found.groups?.["denied"] ?? found.groups?.["none"] ?? ""} `),
      };
  }
  return undefined;
}

/** The half of the day is said once for both; an hour alone is none of the small ones. */
export function timesOf(from: string, to: string): { from: string; to: string } | undefined {
  // “from 9 to 5”
  const evening = /^\d{1,2}$/u.test(to) && numberInWords(from) !== undefined ? Number(to) : 0;
  if (evening > 0 && evening < 6) return both(clockOf(from), `${evening + 12}:00`);
  const half = /(?: ?[ap]\.?m\b\.?| in the (?:morning|afternoon|evening)| at night)$/iu.exec(to)?.[0];
  const last = clockOf(to);
  const isOpen = half !== undefined && !/[ap]\.?m\b|in the |at night|noon|midday|\d\d:/iu.test(from);
  const first = clockOf(isOpen ? `${from}${half}` : from);
  if (first === undefined || last === undefined || first === last) return undefined;
  // “from 11 to 1 pm”
  if (isOpen && first > last) return both(clockOf(from), last);
  const isBare =
    /^\D*\d{1,2}$|^(?!midnight$)\p{L}+$/iu.test(to) && first > last && Number(first.slice(0, 2)) <= 12;
  return both(first, isBare ? `${String(Number(last.slice(0, 2)) + 12)}${last.slice(2)}` : last);
}

const both = (from: string | undefined, to: string): { from: string; to: string } | undefined =>
  from === undefined ? undefined : { from, to };

/** “ten in the morning”, “half past six”, “9”. */
function clockOf(text: string): string | undefined {
  const time = timeOf(text);
  if (time !== undefined) return time;
  const hour = numberInWords(text.replace(/ o['’]clock$/iu, ""));
  return hour === undefined || hour < 6 || hour > 24 ? undefined : `${String(hour % 24).padStart(2, "0")}:00`;
}

/** The field as it is filled, or the option of its list; “missing” where it has none. */
function stepFor(
  view: PageView,
  { node }: Candidate,
  time: string | undefined,
): GroundedStep | "missing" | undefined {
  if (time === undefined) return undefined;
  if (node.inputType === "time") return stepOn(view, node, { method: "fill", arguments: [time] });
  const options = (node.options ?? []).filter(
    ({ label, disabled }) => disabled !== true && isSameTime(label, time),
  );
  const [option, another] = options;
  return option === undefined || another !== undefined
    ? "missing"
    : stepOn(view, node, { method: "selectOption", arguments: [option.label] });
}

/** Two that ask for times, one after the other, of which the first is called as what begins, or the second as what ends. */
function pairsOf(index: ViewIndex): Pair[] {
  const clocks = index.candidates.filter(
    ({ node, index: at }) => isClock(node) && node.disabled !== true && isInFront(index, at),
  );
  return clocks.flatMap((from, at): Pair[] => {
    const to = clocks[at + 1];
    if (to === undefined) return [];
    const [first, last] = [nameOf(from), nameOf(to)];
    const isPair = begins.test(first) && ends.test(last) && !(ends.test(first) && !begins.test(first));
    const heads = headingsOver(index, from.index).map((one) => index.view.nodes[one]?.name ?? "");
    const said = [first, last, besideOf(index, from.index), groupOf(index, from.index), ...heads].join(" ");
    return isPair ? [{ from, to, words: new Set(wordsOf(normalize(said)).map(root)) }] : [];
  });
}

const isClock = ({ inputType, options = [] }: ViewNode): boolean =>
  inputType === "time" ||
  (options.length > 3 &&
    options.filter(({ label }) => timeOf(label) !== undefined).length * 2 > options.length);

const nameOf = ({ node, fields }: Candidate): string => node.name || (fields[0]?.name.text ?? "");

/** What stands right before it. */
const besideOf = ({ view: { nodes } }: ViewIndex, at: number): string =>
  nodes
    .slice(Math.max(0, at - 3), at)
    .filter(({ role }) => role === "text")
    .map(({ name }) => name)
    .join(" ");

function groupOf({ view: { nodes } }: ViewIndex, at: number): string {
  const names: string[] = [];
  for (let up = nodes[at]?.parent ?? 0; up > 0; up = nodes[up]?.parent ?? 0)
    if (/^(?:group|region|row|article|form)$/u.test(nodes[up]?.role ?? "")) names.push(nodes[up]?.name ?? "");
  return names.join(" ");
}
