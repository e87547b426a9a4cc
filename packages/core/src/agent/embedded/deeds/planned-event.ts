import { minutesIn } from "../../../grounding/amounts/durations.ts";

/** An event to be put into a day; minutes, and minutes after midnight. `isAt`: it begins then, and not at some time after. */
export type PlannedEvent = {
  name: string;
  length?: number;
  from?: number;
  to?: number;
  isAt: boolean;
  /** What it is, where pages may tell apart several kinds: “meeting”, “phone call”. */
  kind?: string;
  /** The kind is no usual word for what stands in a day, so that the page has to have it. */
  isOwnKind?: true;
};

const creating =
  /^(?:(?:create|add|make|schedule|book|plan|arrange|put(?: in)?|enter|set up|insert)|(?:i|we) need)(?: me)? (?<what>.+)$/iu;
const things = /\b(?:event|appointment|meeting|entry|reservation|slot|session|block)\b/iu;
const quoted = /["“](?<name>[^"“”]+)["”]/u;
const called =
  /\b(?:called|named|titled|entitled|labell?ed) (?<name>[^,"“”]+?)(?=,| (?:at|from|between|for|on|of|in|somewhere|starting|beginning|that|lasting|taking)\b|$)/iu;
const time = String.raw`(?:\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?|noon|midnight)(?![\p{L}\d])`;
const between = new RegExp(
  String.raw`\b(?:any ?time |some ?time |somewhere )?(?:between|within) (?<from>${time}) (?:and|to|-) (?<to>${time})`,
  "iu",
);
const fromTo = new RegExp(
  String.raw`\b(?:from )?(?<from>${time})\s*(?:to|till|until|–|-)\s*(?<to>${time})`,
  "iu",
);
const at = new RegExp(
  String.raw`\b(?:(?:at|from|starting(?: at)?|beginning(?: at)?) )(?<from>${time})|^(?<first>\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\.?)(?= |$)`,
  "iu",
);
const unit = "(?:hours?|hrs?|h|minutes?|mins?)";
const length = new RegExp(
  String.raw`\b(?:(?:for|of|lasting|taking|(?:that|which) (?:takes|lasts|is)|length) )?(?<length>half an hour|an? (?:hour|minute)(?: and a half)?|(?:\d+(?:[.,]\d+)?(?: and a half)?[ -]?|\p{L}+(?: and a half)?[ -])${unit}(?:(?: and|,)? (?:a half|\d+ ?${unit}))?)(?:[ -]long)?(?![\p{L}\d])`,
  "iu",
);
/** What may be left once name, length and times are taken out. */
const rest =
  /\b(?:an?|the|my|new|long|called|named|titled|entitled|labell?ed|with|name|title|for|in|into|to|on|calendar|day|diary|planner|schedule|and|save|it|some|any|time|event|appointment|meeting|entry|reservation|slot|session|block|of|please|today)\b|[\s,.!:;-]/giu;

/** Minutes, also where only the beginning and the end are told. */
export function lengthOf({ length, from, to, isAt }: PlannedEvent): number | undefined {
  return length ?? (isAt && from !== undefined && to !== undefined ? to - from : undefined);
}

/** “a 1 hour event named "Meeting" between 9AM and 5PM”; undefined where anything else is said. */
export function eventIn(text: string): PlannedEvent | undefined {
  const what = creating.exec(text)?.groups?.["what"];
  if (what === undefined) return undefined;
  const named = quoted.exec(what) ?? called.exec(what);
  const name = named?.groups?.["name"]?.trim();
  if (named === null || name === undefined || name === "") return undefined;
  const told = what.replace(named[0], " ").trim();
  const window = between.exec(told);
  const span = window ?? fromTo.exec(told);
  const begins = span === null ? at.exec(told) : null;
  const untimed = [span, begins].reduce((left, found) => (found ? left.replace(found[0], " ") : left), told);
  const lasts = length.exec(untimed);
  const minutes =
    lasts?.groups?.["length"] === undefined ? undefined : minutesIn(lasts.groups["length"].replace("-", " "));
  if (lasts !== null && minutes === undefined) return undefined;
  const left = (lasts ? untimed.replace(lasts[0], " ") : untimed).replaceAll(rest, "");
  const isTold = span !== null || begins !== null || minutes !== undefined;
  const own = left === "" ? undefined : kindOf(lasts ? untimed.replace(lasts[0], " ") : untimed);
  if ((left !== "" && own === undefined) || !isTold || !(things.test(told) || span || begins))
    return undefined;
  const kind = own ?? things.exec(told)?.[0];
  const [from, to] = [
    span?.groups?.["from"] ?? begins?.groups?.["from"] ?? begins?.groups?.["first"],
    span?.groups?.["to"],
  ].map((said) => (said === undefined ? undefined : minutesOfDay(said)));
  const until = from !== undefined && to !== undefined && to <= from ? to + 12 * 60 : to;
  return {
    name,
    // A window that says no length is the event's own.
    isAt: (span !== null && (window === null || minutes === undefined)) || begins !== null,
    ...(kind === undefined ? {} : { kind }),
    ...(own === undefined ? {} : { isOwnKind: true as const }),
    ...(minutes === undefined ? {} : { length: minutes }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { to: until }),
  };
}

/** “a phone call entry titled …”: a word or two that say nothing else, of what stands in a day. */
function kindOf(what: string): string | undefined {
  const said = what.replaceAll(rest, (word) => (/\p{L}/u.test(word) ? "|" : " "));
  const parts = said.split("|").map((part) => part.trim().replaceAll(/\s+/gu, " "));
  const [kind, ...others] = parts.filter((part) => part !== "");
  return kind !== undefined && others.length === 0 && /^\p{L}+(?: \p{L}+)?$/u.test(kind) ? kind : undefined;
}

/** “9AM”, “13:30”, “noon”: a text that is nothing but a time of day; minutes after midnight. */
export function minutesOfDay(text: string): number | undefined {
  const said = text.trim().toLowerCase();
  if (said === "noon") return 12 * 60;
  if (said === "midnight") return 0;
  const [, hours, minutes = "0", half] = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/u.exec(said) ?? [];
  if (hours === undefined || Number(hours) > 24 || Number(minutes) > 59) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === "p" ? 12 : 0);
  return hour * 60 + Number(minutes);
}
