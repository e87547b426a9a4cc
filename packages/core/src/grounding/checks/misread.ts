import type { PageView, ViewNode } from "../../page/view.ts";
import { alreadySo } from "./already-so.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { saysDay } from "../days/dates.ts";
import { leavesLength } from "../days/day-spans.ts";
import { dayCell } from "../days/day-cells.ts";
import { countsNoPeople } from "../amounts/party.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { leavesOrdinal } from "../entries/counted-rows.ts";
import { misreadValue } from "../fields/misread-values.ts";
import { clearedByButton } from "./cleared-by-button.ts";
import { doneByHalves } from "./half-done.ts";
import { entryAsWell } from "./entry-as-well.ts";
import { optionByChance } from "./option-by-chance.ts";
import { otherDeed } from "./other-deeds.ts";
import { opensField, pressesAnchor, pressesNeighbour, setsToOrder, ticksAndPresses } from "./one-verb.ts";
import { headedByOther, otherName } from "./other-name.ts";
import { otherOfKind } from "./other-of-kind.ts";
import { numberElsewhere, ofOtherSection } from "./other-section.ts";
import { describedValue } from "../fields/described-value.ts";
import { graveLeftover, takesUnsaid } from "./grave-leftovers.ts";
import { foreignThing, otherThanPage } from "./foreign-things.ts";
import { leftNamed } from "./left-named.ts";
import { strayFigure } from "./stray-figures.ts";
import { strayPart } from "./stray-parts.ts";
import { unaccounted, type Failure, type Resolved } from "../outcome.ts";
import { normalize } from "../matching/text.ts";

/** What was found although the words only look like an order for it; the word that tells so. */
export function misread(view: PageView, instruction: string, found: Resolved): Failure | undefined {
  const word =
    misusesParticle(instruction, found) ??
    linkOfBox(view, instruction, found) ??
    ticksForTaking(instruction, found) ??
    ticksForReading(instruction, found) ??
    dayForCount(view, instruction, found) ??
    writesQuestion(instruction, found) ??
    writesReference(instruction, found) ??
    writesDescription(instruction, found) ??
    describedValue(view, instruction, found.steps) ??
    writesDayAsTime(found) ??
    writesOtherOrder(found) ??
    leavesOrdinal(instruction, found) ??
    misreadValue(view, instruction, found) ??
    leavesLength(instruction, found) ??
    countsNoPeople(instruction, found) ??
    doneByHalves(view, instruction, found) ??
    otherDeed(view, instruction, found) ??
    graveLeftover(view, instruction, found) ??
    takesUnsaid(instruction, found) ??
    ticksOther(instruction, found) ??
    otherName(view, instruction, found) ??
    headedByOther(view, instruction, found) ??
    otherOfKind(view, instruction, found) ??
    entryAsWell(view, instruction, found) ??
    alreadySo(view, instruction, found) ??
    ticksAndPresses(instruction, found) ??
    pressesAnchor({ source: instruction }, found) ??
    pressesNeighbour(instruction, found) ??
    setsToOrder(found) ??
    opensField(instruction, found) ??
    addsCounted(instruction, found) ??
    clearedByButton(view, instruction, found) ??
    optionByChance(view, instruction, found) ??
    leavesOffOther(instruction, found) ??
    ofOtherSection(view, instruction, found) ??
    numberElsewhere(view, instruction, found) ??
    strayPart(view, instruction, found) ??
    leftNamed(view, instruction, found) ??
    foreignThing(view, instruction, found) ??
    otherThanPage(instruction, found) ??
    strayFigure(view, instruction, found);
  return word === undefined ? undefined : unaccounted(found, word);
}

const tickedAlready =
  /\b(?:everything|all|anything|those|whatever) (?:that(?:['’]s| is| are)|which (?:is|are)) (?<how>ticked|checked|selected|switched on|on)\b/iu;

/** “untick everything that is ticked”, where what was found is not. */
function ticksOther(instruction: string, { steps }: Resolved): string | undefined {
  const how = tickedAlready.exec(instruction)?.groups?.["how"];
  return how !== undefined &&
    steps.some(({ method, node }) => method === "uncheck" && node?.checked === false)
    ? how
    : undefined;
}

const phrasal =
  /\b(?:it|them|him|her|us|me|this|that|these|those|one) (?<particle>back|off|on|out|away|over|up|down|in|through|again|aside|along)[.!]?$/iu;

/** “don't dispatch it, call it back”: the end of such a verb is no text for the field “Caller”, nor does “send it off” switch anything off. */
function misusesParticle(instruction: string, { steps }: Resolved): string | undefined {
  const particle = phrasal.exec(instruction.trim())?.groups?.["particle"];
  const isOther =
    particle?.toLowerCase() === "off" &&
    !/\b(?:turn|switch|toggle|take|leave|keep|put|set|tick|click|flip)\b/iu.test(instruction);
  const isMisused = steps.some(
    ({ method, arguments: [value = ""] }) =>
      ((method === "fill" || method === "type") && normalize(value) === particle?.toLowerCase()) ||
      (method === "uncheck" && isOther),
  );
  return isMisused ? particle : undefined;
}

const stated =
  /^\P{L}*(?:yes,? )?(?:i|we)(?:['’]ve| have| do|) (?!(?:want|need|would|like|wish)\b)(?<verb>\p{L}+)/iu;

/** “I've read the studio rules” is to tick the box that says so, and not to follow the link in what it is called. */
function linkOfBox(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  const verb = stated.exec(instruction)?.groups?.["verb"];
  const [step, another] = steps;
  const name = normalize(step?.node?.name ?? "");
  if (verb === undefined || another !== undefined || step?.node?.role !== "link" || name === "")
    return undefined;
  const isPartOfBox = view.nodes.some(
    (node) => isCheckable(node) && ` ${normalize(node.name)} `.includes(` ${name} `),
  );
  return isPartOfBox ? verb : undefined;
}

export const takenAway =
  /^\P{L}*(?:please )?(?:take|strike|cross|drop|pull) .+? (?<away>out of|off|away|back)\b/iu;

/** “take lift B out of service” does not select it, and “take Ada off the rota” ticks nothing of hers. */
function ticksForTaking(instruction: string, { steps }: Resolved): string | undefined {
  const away = takenAway.exec(instruction)?.groups?.["away"]?.toLowerCase();
  return away !== undefined && steps.every(({ method }) => method === "check" || method === "selectOption")
    ? away
    : undefined;
}

const reading =
  /^\P{L}*(?:please )?(?:(?:let me|i['’]d like to|i want to|can i|may i) )?(?<verb>read|see|view|open|look at|have a look at)\b/iu;
const consent = /\b(?:have|['’]ve) read\b|\b(?:agree|accept|confirm|understood|consent)\b/iu;

/** “let me read the privacy notice” does not tick that it was read. */
function ticksForReading(instruction: string, { steps }: Resolved): string | undefined {
  const verb = reading.exec(instruction)?.groups?.["verb"];
  const [step, another] = steps;
  const isTick = another === undefined && (step?.method === "check" || step?.method === "uncheck");
  return isTick && consent.test(step?.node?.name ?? "") && !/\b(?:tick|check|on|off)\b/iu.test(instruction)
    ? verb
    : undefined;
}

const ofPeople = /^(?:of us|we are|we['’]re|people|persons)$/iu;
const ofDay =
  /^(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*$/iu;

/** “5 guests” are so many, and no 5th of the month. */
function dayForCount(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  const { count, what } =
    /\b(?:(?:there (?:are|will be)|we (?:are|will be)|we['’](?:re|ll be)) )?(?<count>\d{1,2}|\p{L}+) (?<what>of us)\b|\b(?<what>we are|we['’]re) (?<count>\d{1,2}|\p{L}+)[.!]?$/iu.exec(
      instruction,
    )?.groups ??
    /^(?:please )?(?:set|put|change) (?<what>.+?) to (?<count>\d{1,2}|\p{L}+)[.!]?$/iu.exec(
      instruction.trim(),
    )?.groups ??
    /^\P{L}*?(?:.* )?(?<count>\d{1,2}|\p{L}+) (?:more )?(?<what>\p{L}+s)[.!]?$/iu.exec(instruction.trim())
      ?.groups ??
    {};
  const [step, another] = steps;
  if (count === undefined || another !== undefined || step?.method !== "click") return undefined;
  // “there are four of us” is no “Tue 4 May”.
  if (what !== undefined && ofPeople.test(what) && ofDay.test(step.node?.name ?? "")) return count;
  const day = dayCell(view, `${numberInWords(count) ?? ""}th`);
  return day !== undefined && day.node === step.node ? what : undefined;
}

const questionWord = /^\P{L}*(?<word>what|which|who|whose|whom|where|when|why|how)\b/iu;

/** “what is the sum?” is a question, and does not write “What” into the field for it. */
function writesQuestion(instruction: string, { steps }: Resolved): string | undefined {
  const word = questionWord.exec(instruction)?.groups?.["word"]?.toLowerCase();
  const isWritten = steps.some(
    ({ method, arguments: [value = ""] }) =>
      (method === "fill" || method === "type") && [word, ""].includes(normalize(value)),
  );
  return isWritten ? word : undefined;
}

const reference =
  /^(?:\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*['’]s?|(?:her|his|their|its)) (?:\p{Ll}+ ){0,2}(?:number|phone|e-?mail|mail|address|age|name|surname|birthday|code|price|room|street|town|city|answer|value|total|sum)$/u;

/** “type Ada's telephone number” wants the number, and not these words. */
function writesReference(instruction: string, { steps }: Resolved): string | undefined {
  return steps.find(
    ({ method, arguments: [value = ""] }) =>
      (method === "fill" || method === "type") &&
      reference.test(value) &&
      !/["“'‘`]/u.test(instruction.split(value)[0]?.at(-1) ?? ""),
  )?.arguments[0];
}

const describing =
  /^(?:an?|any|some|one|the|something|anything)\b[^"“”]{0,60}?\b(?<how>(?:starting|beginning|ending)|(?:that|which|whose \p{L}+) (?:starts?|begins?|ends?|contains?|has|includes?)|containing) (?:(?:with|in|on) )?["“'‘\p{L}\d]/iu;

/** “a country beginning with "Mala"” tells what to write, and is not written. */
function writesDescription(instruction: string, { steps }: Resolved): string | undefined {
  for (const {
    method,
    arguments: [value = ""],
  } of steps)
    if (method === "fill" || method === "type") {
      const isQuoted = /["“'‘`]/u.test(instruction.split(value)[0]?.at(-1) ?? "");
      const how = isQuoted || value.length > 120 ? undefined : describing.exec(value)?.groups?.["how"];
      if (how !== undefined) return how;
    }
  return undefined;
}

const asksForTime = /\bh{1,2}:mm\b|\btime\b|\bo['’ ]?clock\b|\bhours?\b/iu;
const asksForDay = /\bdates?\b|\bdays?\b|\bwhen\b|\bdd\b|\byyyy\b/iu;

/** “set the date of birth to 25 August 2008” is not written where the time of birth is asked for. */
function writesDayAsTime({ steps }: Resolved): string | undefined {
  return steps.find(
    ({ node, method, arguments: [value = ""] }) =>
      (method === "fill" || method === "type") && node !== undefined && isDayForTime(node, value),
  )?.arguments[0];
}

/** A day, and a field that asks for a time or an amount. */
function isDayForTime({ name, role, placeholder = "", inputType }: ViewNode, value: string): boolean {
  const asked = `${name} ${placeholder}`;
  const isTime = inputType === "time" || (asksForTime.test(asked) && !asksForDay.test(asked));
  return (isTime || isAmount({ name, role })) && saysDay(value);
}

/** “Sum insured (£)” takes no day. */
const isAmount = ({ name, role }: Pick<ViewNode, "name" | "role">): boolean =>
  role === "spinbutton" || /[€$£%]/u.test(name);

/** “7 June as the day of arrival and 2:45 as the time”: a value that says what it is, and goes on, is more than one. */
function writesOtherOrder({ steps }: Resolved): string | undefined {
  const several = /\S as (?:the|my|your|his|her|its|their) [\p{L} ]+ and \S/u;
  return steps.find(
    ({ method, arguments: [value = ""] }) =>
      (method === "fill" || method === "type") && value.length < 200 && several.test(value),
  )?.arguments[0];
}

const numbered = /^\P{L}*(?:the )?(?<noun>\p{L}+) (?:number |no\. ?)?(?<figure>\d+)(?:,? please)?[.!]?$/iu;

/** “segment 2” is one of them, and no press of “+ Segment”. */
function addsCounted(instruction: string, { steps }: Resolved): string | undefined {
  const { noun = "", figure } = numbered.exec(instruction)?.groups ?? {};
  const [step, another] = steps;
  if (figure === undefined || another !== undefined || step?.node === undefined || step.method !== "click")
    return undefined;
  const name = normalize(step.node.name);
  const isAdding = /^\s*[+＋]|\b(?:add|new|another|more)\b/iu.test(step.node.name);
  return isAdding && name.includes(noun.toLowerCase()) && !name.includes(figure) ? figure : undefined;
}

const forbids =
  /^(?:\P{L}*no\b,?)?\P{L}*(?:please )?(?:do not|don['’]?t|never) (?<verb>\p{L}+) (?<object>it|that|this|them|(?:the|my|our) \p{L}+)(?=$|[,.;!])/iu;

/** “don't delete the recipe” is not about the box “Also delete its photos”, nor “don't send it” about “Send a reminder”. */
function leavesOffOther(instruction: string, { steps }: Resolved): string | undefined {
  const { verb = "", object } = forbids.exec(instruction)?.groups ?? {};
  const [step, another] = steps;
  if (object === undefined || another !== undefined || step?.method !== "uncheck") return undefined;
  const name = normalize(step.node?.name ?? "");
  const of = new RegExp(
    String.raw`\b${verb}(?:ing)? (?:an? |the |my |your |its |their |our )?(?<own>\p{L}{3,})`,
    "iu",
  ).exec(name)?.groups?.["own"];
  return of !== undefined &&
    !/^(?:me|us|you|by|via|with|when|about|for|to|from|in|on|at|if|before|after)$/u.test(of) &&
    !normalize(object).includes(of.replace(/s$/u, ""))
    ? object
    : undefined;
}
