import type { PageView, ViewNode } from "../../page/view.ts";
import { dayOf, saysDay, timeOf } from "./dates.ts";
import { root } from "../evidence/root.ts";
import { offeredBy } from "../laid/offered.ts";
import { candidateOf, isInFront } from "../matching/candidates.ts";
import type { Grounding, GroundedStep, Resolved } from "../outcome.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";

type Order = (order: string) => Grounding;

/** Asked, denied, compared, or of another time. */
const open =
  /["“”?;:]\D|\b(?:if|unless|when|whether|or|not|never|no|nobody|nothing|without|than|except|but|instead|because|since|until|till|before|between|ago|last|show|open|find|search|read|delete|cancel|remove|click|press|was|were|did|had|and)\b|n['’]t\b/iu;
const silent = new Set(
  (
    "a an the my our your his her their its this that me us it them i we he she they you is are am be been will would shall should like want wants need needs to at in on of for from by with " +
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
  const settings = settingsOf(view, parts);
  if (settings === undefined) return undefined;
  const nodes = settings.map(({ node }) => node);
  if (!leadsTo(view, parts.lead, nodes)) return undefined;
  const found = settings.map(({ node, value }) => groundOrder(`set the ${calledAt(view, node)} to ${value}`));
  const steps: GroundedStep[] = found.flatMap((one) => (one.outcome === "resolved" ? one.steps : []));
  const [first] = found;
  const isWhole = steps.length === nodes.length && steps.every(({ node }, at) => node === nodes[at]);
  return first?.outcome === "resolved" && isWhole
    ? { ...first, steps, isInferred: true, isAccounted: true }
    : undefined;
}

/** Its name, or what stands beside it where it has none. */
const calledAt = (view: PageView, node: ViewNode): string =>
  node.name ||
  (candidateOf(indexOf(view), node)?.fields.find(({ name }) => !/^(?:mm|dd|yyyy|hh)\b/u.test(name.text))?.name
    .text ??
    "");

type Setting = { node: ViewNode; value: string };

/** The fields that they go into; undefined where there are others of the kind, or none. */
function settingsOf(view: PageView, { day, time }: Parts): Setting[] | undefined {
  const [dayField, otherDay] = day === undefined ? [] : fieldsOf(view, isDayField);
  const takesBoth = dayField?.inputType === "datetime-local";
  const [timeField, otherTime] =
    time === undefined || takesBoth ? [] : fieldsOf(view, ({ inputType }) => inputType === "time");
  if (otherDay !== undefined || otherTime !== undefined) return undefined;
  const both = takesBoth && time !== undefined ? `${day ?? ""} ${time}` : (day ?? "");
  const wanted = [
    ...(day === undefined ? [] : [{ node: dayField, value: both }]),
    ...(time === undefined || takesBoth ? [] : [{ node: timeField, value: time }]),
  ];
  const settings = wanted.flatMap(({ node, value }) => (node ? [{ node, value }] : []));
  const areAll =
    settings.length === wanted.length && settings.every(({ node }) => calledAt(view, node) !== "");
  return areAll ? settings : undefined;
}

/** The words before it are those of the fields, but for one verb where they are plainly called. */
function leadsTo(view: PageView, lead: string, nodes: ViewNode[]): boolean {
  const own = new Set(nodes.flatMap((node) => wordsOf(normalize(calledAt(view, node))).map(root)));
  const about = offeredBy(view).about.roots;
  const words = wordsOf(normalize(lead));
  const [verb, more] = words.filter(
    (word) => !silent.has(word) && !own.has(root(word)) && !about.has(root(word)),
  );
  if (happens(view, words, nodes) || isDoneOn(view, words, nodes)) return true;
  // “remind me on 4 May” is no “Deliver on”.
  const isVerb =
    verb === undefined ||
    (nodes.every((node) => isPlainlyCalled(calledAt(view, node))) && leadsAs(lead, verb));
  return more === undefined && isVerb;
}

const happening =
  /^(?:go|goes|going|gone|happen|happens|come|comes|arrive|arrives|start|starts|begin|begins|take|takes|place|set|scheduled|planned|sent|paid|made|done|executed|transferred|delivered|carried|sharp|latest|earliest)$/u;
/** What was, what ends, or who somebody is. */
const ofOtherKind =
  /birth|born|expir|valid|until|last|since|previous|issued|\bends?\b|finish|return|departure|check.?out/iu;

/** What people have done on a day, by what its field is called. */
const deeds: readonly [said: RegExp, called: RegExp][] = [
  [/^(?:pick|collect|fetch|get|take)(?:ed)?$/u, /collect|pick.?up/iu],
  [/^(?:deliver|bring|ship|send|drop)$/u, /deliver|ship/iu],
  [/^(?:do|pay|send|transfer|execute|make|go)$/u, /execut|payment|transfer|due|paid/iu],
  [/^(?:visit|come|meet|see)$/u, /visit|appointment|meeting/iu],
  [/^(?:start|begin|join)$/u, /start|begin|join|from/iu],
];

/** “pick it up on 11 January 2027” where a day of collection is asked for. */
function isDoneOn(view: PageView, words: string[], nodes: ViewNode[]): boolean {
  const [deed = "", ...others] = words.filter((word) => !silent.has(word));
  const isOnly = others.every((word) => /^(?:have|done|go|out|up|off)$/u.test(word));
  const isIt = words.some((word) => /^(?:it|them|this|that)$/u.test(word));
  return (
    isOnly &&
    isIt &&
    words[0] === deed &&
    nodes.every((node) =>
      deeds.some(([said, called]) => said.test(deed) && called.test(calledAt(view, node))),
    )
  );
}

/** “the money is to go out on 3 May 2026”: what something that no other control is called by does, on the one day that is asked for. */
function happens(view: PageView, words: string[], nodes: ViewNode[]): boolean {
  const telling = words.filter((word) => !silent.has(word) && !happening.test(word));
  const [thing, another] = telling;
  const isThere = words.some((word) => happening.test(word));
  if (another !== undefined || !isThere || !/^(?:the|my|our|this)$/u.test(words[0] ?? "")) return false;
  const isOther = indexOf(view).candidates.some(
    ({ node }) =>
      thing !== undefined &&
      !nodes.includes(node) &&
      wordsOf(normalize(node.name)).some((word) => root(word) === root(thing)),
  );
  const isSubject = thing === undefined || words[1] === thing;
  return isSubject && !isOther && nodes.every((node) => !ofOtherKind.test(calledAt(view, node)));
}

/** “Date”, “Day of the visit”: any verb may lead up to it. */
const isPlainlyCalled = (name: string): boolean =>
  /^(?:the |your |on )?(?:date|day|time|at|when|datum|tag|uhrzeit|zeit|fecha|hora|jour|heure|data|dag)[ :*?]*$/iu.test(
    name.trim(),
  ) ||
  /^(?:date|day|tag|datum|fecha|jour) (?:of|des|der|de|du|del) (?:\p{L}+ )?\p{L}+[ :*]*$/iu.test(name.trim());

/** “we travel” and “come”, but not “it's a christening”. */
const leadsAs = (lead: string, verb: string): boolean =>
  !isPast.test(verb) &&
  !telling.test(verb) &&
  lead
    .toLowerCase()
    .replace(
      /^(?:(?:the|my|our|this) |(?:i|we|he|she|they|you)(?:['’](?:ll|d))?(?: (?:will|want to|would like to|like to|need to|have to|must))? )?/u,
      "",
    )
    .startsWith(verb);
const telling = /^(?:remind|call|phone|ring|write|mail|email|tell|ask|contact|message|text|pay|is|it)$/u;
const isPast = /[^e]ed$|^(?:went|came|left|met|saw|had|was|were)$/u;

type Parts = { lead: string; day?: string; time?: string };

/** What leads up to a day at the end and a time behind it, or to a time; a day may stand alone. */
function partsOf(said: string): Parts | undefined {
  const words = said.split(" ");
  for (let at = 0; at < words.length; at += 1) {
    const before = words.slice(0, at).join(" ");
    const lead = before.replace(/,?(?:^| )(?:on|for|from|after|by|at)(?: the)?$/iu, "");
    const rest = words.slice(at).join(" ").replace(/^the /iu, "");
    if (at > 0 && lead !== before && lead !== "" && timeOf(rest) !== undefined) return { lead, time: rest };
    const [day = "", time] = rest.split(/,? (?:at|around|about|at about|at around) (?=\S)|, (?=\d)/iu);
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
  return index.candidates.flatMap(({ node, index: at }) =>
    fits(node) && node.disabled !== true && isInFront(index, at) ? [node] : [],
  );
}
