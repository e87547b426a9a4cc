import type { PageView, ViewNode } from "../../page/view.ts";
import { dayInWords, dateOf, dayOf, saysDay } from "./dates.ts";
import { withWholeDays } from "./day-ranges.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { root } from "../evidence/root.ts";
import { offeredBy } from "../laid/offered.ts";
import { isInFront } from "../matching/candidates.ts";
import type { Grounding, GroundedStep, Resolved } from "../outcome.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";

const month = String.raw`\p{L}{3,9}\.?`;
const day = String.raw`(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?:,? \d{4})?|${month} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{4})`;
const both = new RegExp(
  String.raw`(?:\bfrom|\bbetween) (?<from>${day}) (?:to|until|till|and) (?<to>${day})(?![\p{L}\d])`,
  "iu",
);
const length = String.raw`(?<count>an?|\d{1,2}|\p{L}+) (?<unit>nights?|weeks?|fortnights?)`;
const lasting = [
  new RegExp(
    String.raw`(?:\bfor )?\b${length} (?:from|starting(?: on)?|beginning(?: on)?) (?<from>${day})(?![\p{L}\d])`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:from|on|starting|starting on) (?<from>${day}),? for ${length}(?![\p{L}\d])`,
    "iu",
  ),
];
const open =
  /["“”?;:](?!\d)|\b(?:if|unless|when|whether|or|not|never|except|but|instead|because|was|were|did|had|cancel|delete|remove|open|find|search)\b|n['’]t\b/iu;
const silent = new Set(
  "a an the my our your we i he she they it us me them this that is am are be will would shall should like want need have take book please in on at of for with from to ll d re m s just only".split(
    " ",
  ),
);
/** Where somebody is, and what for. */
const being =
  /^(?:away|off|here|there|out|gone|holiday|holidays|vacation|leave|stay|come|go|travel|visit|\p{L}{2,}ing)$/u;
/** “we ski” */
const doing =
  /^(?:we|i|they|he|she)(?:['’](?:ll|d|re|m)| will| would like to| want to| plan to| are going to)? (?!(?:remind|call|phone|pay|write|tell|know|remember|ask|meet|mail|email|work|cancel|pass)\b)\p{L}{2,}(?<!ed)(?= )/iu;
/** “show bookings”, where there are no other days to be told. */
const shown = /^(?:show|list|display|see|view|give)(?: me| us)?(?: all| only| the| my| our)* \p{L}+(?= )/iu;
const begins =
  /\b(?:from|starts?|begins?|first|arriv\p{L}*|depart|outward|check.?in|since|earliest|pick.?up|after)\b/iu;
const ends =
  /\b(?:to|until|till|ends?|last|departure|leav\p{L}*|return|back|check.?out|latest|by|before)\b/iu;
const dayMs = 86_400_000;

/**
 * “I'm off from 3 to 14 August 2027”, “a week from the 10th of May 2027”: into the two fields of the page that ask for the first and
 * the last day. Where another word is left over, or there are other days to be told, nothing is done.
 */
export function groundDaySpan(
  view: PageView,
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Resolved | undefined {
  const said = instruction.trim().replace(/(?:,? (?:please|thanks))*[.!]*$/iu, "");
  if (said.length > longest || open.test(said)) return undefined;
  const told = spanIn(withWholeDays(said) ?? said);
  const target = told && targetOf(view, told);
  if (told === undefined || target === undefined) return undefined;
  const { roots: about } = offeredBy(view).about;
  const own = new Set(target.flatMap(({ control: one }) => wordsOf(normalize(nameOf(one))).map(root)));
  const left = wordsOf(normalize(told.rest.replace(shown, " ").replace(doing, " "))).filter(
    (word) => !silent.has(word) && !being.test(word) && !own.has(root(word)) && !about.has(root(word)),
  );
  const subject = /^(?:the|my|our|his|her|their) (?<noun>\p{L}+)/iu
    .exec(said)
    ?.groups?.["noun"]?.toLowerCase();
  if (subject !== undefined && !own.has(root(subject)) && !about.has(root(subject))) return undefined;
  if (left.length > 0) return undefined;
  const found = target.map(({ control, value }) => groundOrder(`set the ${nameOf(control)} to ${value}`));
  const steps = found.flatMap((one): GroundedStep[] => (one.outcome === "resolved" ? one.steps : []));
  const [first] = found;
  const isWhole = steps.length === 2 && steps.every(({ node }, at) => node === target[at]?.control.node);
  return first?.outcome === "resolved" && isWhole
    ? { ...first, steps, isInferred: true, isAccounted: true }
    : undefined;
}

type Setting = { control: Candidate; value: string };

/** The first and the last day; or the first one and how many nights, where that is asked for. */
function targetOf(view: PageView, { from, to, days }: Span): Setting[] | undefined {
  const index = indexOf(view);
  const pair = pairOf(index);
  const lengths = index.candidates.filter(
    ({ node }) =>
      (isField(node) || isSelect(node)) && /\b(?:nights?|weeks|duration|length of stay)\b/iu.test(node.name),
  );
  const [nights, another] = lengths;
  if (days === undefined || nights === undefined) {
    const [first, last] = pair ?? [];
    return (
      first &&
      last && [
        { control: first, value: from },
        { control: last, value: to },
      ]
    );
  }
  const [begin, other] = daysOf(index);
  const isNights = another === undefined && /\bnights?\b/iu.test(nights.node.name);
  return begin && other === undefined && isNights
    ? [
        { control: begin, value: from },
        { control: nights, value: String(days) },
      ]
    : undefined;
}

/** “for a week from 13 February” is not only when it begins. */
export function leavesLength(instruction: string, { steps }: Resolved): string | undefined {
  if (steps.length !== 1 || steps[0]?.method !== "fill") return undefined;
  const groups = lasting.map((form) => form.exec(instruction)?.groups).find((found) => found !== undefined);
  const isTaken = steps.some(
    ({ arguments: [value = ""], node }) =>
      value.includes(groups?.["unit"] ?? "-") || node?.tag === "textarea",
  );
  return groups === undefined || isTaken ? undefined : groups["unit"];
}

const longest = 120;

type Span = { from: string; to: string; rest: string; days?: number };

function spanIn(said: string): Span | undefined {
  const found = both.exec(said);
  const { from = "", to = "" } = found?.groups ?? {};
  if (found && isDay(from) && isDay(to)) return { from, to, rest: said.replace(found[0], " ") };
  for (const form of lasting) {
    const { 0: whole = "", groups = {} } = form.exec(said) ?? { 0: "" };
    const { count = "", unit = "", from: first = "" } = groups as Record<string, string | undefined>;
    const begin = dateOf(first.replace(/^the /iu, ""));
    const many = numberInWords(/^an?$/iu.test(count) ? "one" : count);
    if (whole === "" || begin === undefined || many === undefined) continue;
    const days = many * (/^night/iu.test(unit) ? 1 : /^week/iu.test(unit) ? 7 : 14);
    const end = new Date(Date.parse(`${begin}T00:00:00Z`) + days * dayMs);
    return {
      from: first,
      to: dayInWords(end.getUTCFullYear(), end.getUTCMonth() + 1, end.getUTCDate()),
      rest: said.replace(whole, " "),
      days,
    };
  }
  return undefined;
}

function isDay(text: string): boolean {
  const bare = text.replace(/^the /iu, "");
  return saysDay(bare) || dayOf(bare)?.month !== undefined;
}

/** The only two fields for days, of which one begins and the other ends. */
function pairOf(index: ViewIndex): Candidate[] | undefined {
  const [first, last, another] = daysOf(index);
  if (first === undefined || last === undefined || another !== undefined) return undefined;
  const [from, to] = [nameOf(first), nameOf(last)];
  return from !== "" && to !== "" && begins.test(from) && ends.test(to) ? [first, last] : undefined;
}

function daysOf(index: ViewIndex): Candidate[] {
  return index.candidates.filter(
    ({ node, index: at }) => asksForDay(node) && node.disabled !== true && isInFront(index, at),
  );
}

const asksForDay = ({ inputType = "", editable, placeholder = "", name }: ViewNode): boolean =>
  inputType === "date" ||
  (editable === true && /\b(?:dd?|mm?)[/.-](?:dd?|mm?)\b|\bdates?\b/iu.test(`${placeholder} ${name}`));

const nameOf = ({ node, fields }: Candidate): string =>
  node.name || (fields.find(({ name }) => !/^(?:mm|dd|yyyy)\b/u.test(name.text))?.name.text ?? "");
