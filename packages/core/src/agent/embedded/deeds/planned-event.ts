import { minutesIn } from "../../../grounding/durations.ts";

/** An event to be put into a day; minutes, and minutes after midnight. `isAt`: it begins then, and not at some time after. */
export type PlannedEvent = { name: string; length?: number; from?: number; to?: number; isAt: boolean };

const creating =
  /^(?:(?:create|add|make|schedule|book|plan|arrange|put(?: in)?|enter|set up|insert)|(?:i|we) need)(?: me)? (?<what>.+)$/iu;
const things = /\b(?:event|appointment|meeting|entry|reservation|slot|session|block)\b/iu;
const quoted = /["“](?<name>[^"“”]+)["”]/u;
const called =
  /\b(?:called|named|titled|entitled|labell?ed) (?<name>[^,"“”]+?)(?=,| (?:at|from|between|for|on|of|in|somewhere)\b|$)/iu;
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
  String.raw`\b(?:(?:for|of|lasting|taking) )?(?<length>half an hour|an? (?:hour|minute)(?: and a half)?|(?:\d+(?:[.,]\d+)?|\p{L}+)(?: and a half)?[ -]?${unit}(?:(?: and|,)? (?:a half|\d+ ?${unit}))?)(?:[ -]long)?(?![\p{L}\d])`,
  "iu",
);
/** What may be left once name, length and times are taken out. */
const rest =
  /\b(?:an?|the|my|new|long|called|named|titled|entitled|labell?ed|with|name|title|for|in|into|to|on|calendar|day|diary|planner|schedule|and|save|it|some|any|time|event|appointment|meeting|entry|reservation|slot|session|block|of|please|today)\b|[\s,.!:;-]/giu;

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
  if (left !== "" || !isTold || !(things.test(told) || span || begins)) return undefined;
  const [from, to] = [
    span?.groups?.["from"] ?? begins?.groups?.["from"] ?? begins?.groups?.["first"],
    span?.groups?.["to"],
  ].map((said) => (said === undefined ? undefined : minutesOfDay(said)));
  const until = from !== undefined && to !== undefined && to <= from ? to + 12 * 60 : to;
  return {
    name,
    // A window that says no length is the event's own.
    isAt: (span !== null && (window === null || minutes === undefined)) || begins !== null,
    ...(minutes === undefined ? {} : { length: minutes }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { to: until }),
  };
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
