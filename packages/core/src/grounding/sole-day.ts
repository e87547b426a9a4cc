import type { PageView, ViewNode } from "../page/view.ts";
import { dayOf, saysDay, timeOf } from "./dates.ts";
import { root } from "./evidence/root.ts";
import { offeredBy } from "./laid/offered.ts";
import { modalOf } from "./modal.ts";
import type { Grounding, GroundedStep, Resolved } from "./outcome.ts";
import { normalize, wordsOf } from "./text.ts";
import { contains, indexOf } from "./view-index.ts";

type Order = (order: string) => Grounding;

/** Asked, denied, compared, or of another time. */
const open =
  /["“”?;:]\D|\b(?:if|unless|when|whether|or|not|never|no|nobody|nothing|without|than|except|but|instead|because|since|until|till|before|between|ago|last|show|open|find|search|read|delete|cancel|remove|click|press|was|were|did|had|and)\b|n['’]t\b/iu;
const silent = new Set(
  (
    "a an the my our your his her their its this that me us it them i we he she they you is are am be been will would shall should like want need to at in on of for from by with " +
    "as into up out over about only just then again please ll ve d m re s day date time"
  ).split(" "),
);
const longestDay = 6;

/**
 * “we travel on the 3rd of November 2025”, “the party is on 4 May at 18:30”: a day goes into the one field of the page that asks for
 * one, and a time into the one that asks for it, whatever verb leads up to it; where any other word is left over, nothing is done.
 */
export function groundSoleDay(view: PageView, instruction: string, groundOrder: Order): Resolved | undefined {
  const said = instruction.trim().replace(/(?:,? please)?[.!]*$/iu, "");
  const parts = partsOf(said);
  if (parts === undefined || open.test(parts.lead)) return undefined;
  const [day, otherDay] = fieldsOf(view, isDayField);
  if (day === undefined || otherDay !== undefined || day.name === "") return undefined;
  const [time, otherTime] = fieldsOf(view, ({ inputType }) => inputType === "time");
  const isTimed = parts.time !== undefined && day.inputType !== "datetime-local";
  if (isTimed && (time === undefined || otherTime !== undefined || time.name === "")) return undefined;
  const about = offeredBy(view).about.roots;
  const own = new Set(
    [day, ...(isTimed && time ? [time] : [])].flatMap(({ name }) => wordsOf(normalize(name)).map(root)),
  );
  const left = wordsOf(normalize(parts.lead)).filter(
    (word) => !silent.has(word) && !own.has(root(word)) && !about.has(root(word)),
  );
  // “remind me on 4 May” is no “Deliver on”.
  const [verb, more] = left;
  const isVerb = verb === undefined || (isPlainlyCalled(day.name) && leadsAs(parts.lead, verb));
  if (more !== undefined || !isVerb) return undefined;
  const value = parts.time === undefined || isTimed ? parts.day : `${parts.day} ${parts.time}`;
  const orders = [
    `set the ${day.name} to ${value}`,
    ...(isTimed ? [`set the ${time?.name ?? ""} to ${parts.time ?? ""}`] : []),
  ];
  const found = orders.map(groundOrder);
  const steps: GroundedStep[] = found.flatMap((one) => (one.outcome === "resolved" ? one.steps : []));
  const [first] = found;
  const isWhole = steps.length === orders.length && steps[0]?.node === day;
  return first?.outcome === "resolved" && isWhole
    ? { ...first, steps, isInferred: true, isAccounted: true }
    : undefined;
}

/** “Date”, “Day of the visit”: any verb may lead up to it. */
const isPlainlyCalled = (name: string): boolean =>
  /^(?:the |your |on )?(?:date|day|when|datum|tag|fecha|jour|data|dag)[ :*?]*$/iu.test(name.trim()) ||
  /^(?:date|day|tag|datum|fecha|jour) (?:of|des|der|de|du|del) (?:\p{L}+ )?\p{L}+[ :*]*$/iu.test(name.trim());

/** “we travel” and “come”, but not “it's a christening”. */
const leadsAs = (lead: string, verb: string): boolean =>
  !isPast.test(verb) &&
  lead
    .toLowerCase()
    .replace(
      /^(?:(?:i|we|he|she|they|you)(?:['’](?:ll|d))?(?: (?:will|want to|would like to|like to|need to|have to|must))? )?/u,
      "",
    )
    .startsWith(verb);
const isPast = /[^e]ed$|^(?:went|came|left|met|saw|had|was|were)$/u;

type Parts = { lead: string; day: string; time?: string };

/** What leads up to a day at the end, that day, and a time behind it. */
function partsOf(said: string): Parts | undefined {
  const words = said.split(" ");
  for (let at = 1; at < words.length; at += 1) {
    const lead = words
      .slice(0, at)
      .join(" ")
      .replace(/,? (?:on|for|from|after|by)(?: the)?$/iu, "");
    const rest = words.slice(at).join(" ").replace(/^the /iu, "");
    const [day = "", time] = rest.split(/,? at |, (?=\d)/iu);
    if (day.split(" ").length > longestDay || !isDay(day)) continue;
    if (time === undefined) return { lead, day };
    return timeOf(time) === undefined ? undefined : { lead, day, time };
  }
  return undefined;
}

const isDay = (text: string): boolean => saysDay(text) || dayOf(text)?.month !== undefined;

const isDayField = ({ inputType = "", editable, placeholder = "", name }: ViewNode): boolean =>
  /^(?:date|datetime-local)$/u.test(inputType) ||
  (editable === true && /\b(?:dd?|mm?)[/.-](?:dd?|mm?)\b/iu.test(`${placeholder} ${name}`));

function fieldsOf(view: PageView, fits: (node: ViewNode) => boolean): ViewNode[] {
  const index = indexOf(view);
  const modal = modalOf(view);
  return index.candidates.flatMap(({ node, index: at }) =>
    fits(node) && node.disabled !== true && (modal === undefined || contains(index, modal, at)) ? [node] : [],
  );
}
