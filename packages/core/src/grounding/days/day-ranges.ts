import { monthNumber } from "./dates.ts";
import { weekdayOf } from "./weekdays.ts";

const monthName =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const month = (name: string): string => String.raw`(?<${name}>${monthName})\.?`;
const year = (name: string): string => String.raw`(?:,? (?<${name}>\d{4})\b)?`;
const day = (name: string): string => String.raw`(?:the )?(?<${name}>[0-3]?\d)(?:st|nd|rd|th)?`;
/** What leads from one day to the other; “and” does so behind “between” alone. */
const joining = String.raw`\s*(?: to(?: and including)? | until | till | through |[-–—])\s*`;
const start = String.raw`(?<start>\b(?:from |between )?)`;

/** The day before or behind its month, as people write both. */
const forms = [
  // “15 to 22 May 2027”, “28 July – 6 August 2027”
  [
    String.raw`${day("from")}(?: (?:of )?${month("fromMonth")}${year("fromYear")})?`,
    String.raw`${day("to")} (?:of )?${month("month")}${year("year")}`,
  ],
  // “July 3–17, 2027”, “June 28 to July 3”
  [
    String.raw`${month("fromMonth")} ${day("from")}${year("fromYear")}`,
    String.raw`(?:${month("month")} )?${day("to")}(?![\d:.])${year("year")}`,
  ],
].map(
  ([first = "", last = ""]) =>
    new RegExp(
      String.raw`(?<![\d:./-])${start}${first}(?:${joining}|(?<=\bbetween .*) and )${last}(?![\d:/-])`,
      "giu",
    ),
);

/**
 * “from 15 to 22 May 2027” with both days in full: “from 15 May 2027 to 22 May 2027”. What one of them leaves out, the other one
 * says. What is quoted stays as it is.
 */
export function withWholeDays(instruction: string): string | undefined {
  if (/["“”«»„]/u.test(instruction) || !new RegExp(`\\b(?:${monthName})\\b`, "iu").test(instruction))
    return undefined;
  for (const form of forms) {
    let found = 0;
    const text = instruction.replace(form, (whole: string, ...rest: unknown[]) => {
      const [offset, , parts] = rest.slice(-3) as [number, string, Parts];
      const written = numbered.test(instruction.slice(0, offset)) ? undefined : inFull(parts);
      if (written !== undefined) found += 1;
      return written ?? whole;
    });
    if (found > 0) return text === instruction ? undefined : text;
  }
  return undefined;
}

const weekdayBefore = new RegExp(
  String.raw`\b(?<weekday>(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)\.?,? (?:the )?(?=(?:${day("day")} (?:of )?${month("month")}|${month("monthBefore")} ${day("dayBehind")}),? (?<year>\d{4})\b)`,
  "giu",
);

const timeBehind = new RegExp(
  String.raw`(?<=\b(?:${monthName})\.?(?: [0-3]?\d(?:st|nd|rd|th)?,?)? \d{4}), (?=\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b|\d{1,2}:\d\d(?!\d))`,
  "iu",
);

/**
 * “Thursday 3 December 2026, 5 pm” as one moment: “3 December 2026 at 5 pm”, without its day of the week where that is what it
 * is.
 */
export function asOneMoment(instruction: string): string {
  return instruction
    .replace(timeBehind, " at ")
    .replace(weekdayBefore, (whole: string, ...rest: unknown[]) =>
      isThatDay(rest.at(-1) as Told) ? "" : whole,
    );
}

/** Why it is not known which day is meant: “Friday 3 December 2026” is a Thursday. */
export function mistakenWeekday(instruction: string): string | undefined {
  const mistaken = [...instruction.matchAll(weekdayBefore)].find(({ groups = {} }) => !isThatDay(groups));
  const weekday = mistaken?.groups?.["weekday"];
  return weekday === undefined ? undefined : `The day that was said is not a ${weekday}`;
}

const outermostDay = new RegExp(
  String.raw`\bthe (?:(?<which>first|last) day|(?<alone>last)) of ${month("month")}${year("year")}(?![\p{L}\d])`,
  "giu",
);

/** “the last day of March 2027” by its number: “31 March 2027”; of a February without its year nobody knows. What is quoted, or stands behind a colon, stays. */
export function withOutermostDays(instruction: string): string {
  if (/["“”«»„]|: /u.test(instruction)) return instruction;
  return instruction.replace(outermostDay, (whole: string, ...rest: unknown[]) => {
    const { which = "last", month: name = "", year: said } = rest.at(-1) as Told;
    const number = monthNumber(name) ?? 0;
    const isFirst = which.toLowerCase() === "first";
    if (name === "may" || (!isFirst && number === 2 && said === undefined)) return whole;
    const last = new Date(Date.UTC(Number(said ?? 2001), number, 0)).getUTCDate();
    return [isFirst ? 1 : last, name, said].filter((part) => part !== undefined).join(" ");
  });
}

type Told = Record<string, string | undefined>;

function isThatDay(said: Told): boolean {
  const monthSaid = monthNumber(said["month"] ?? said["monthBefore"] ?? "") ?? 0;
  const day = Number(said["day"] ?? said["dayBehind"]);
  const weekday = (new Date(Date.UTC(Number(said["year"]), monthSaid - 1, day)).getUTCDay() + 6) % 7;
  return weekday === weekdayOf(said["weekday"] ?? "");
}

/** “room 3 – 4 May”, “Ward 2 to 5 May”: the number is a part of a name. */
const numbered =
  /(?:\p{Lu}\p{L}*|\b(?:room|seat|table|bus|line|platform|gate|pitch|bed|track|question|number|no|chapter|page|step|unit|flat|ward|desk)) $/u;

type Parts = Record<"start" | "from" | "to", string> &
  Record<"fromMonth" | "fromYear" | "month" | "year", string | undefined>;

function inFull({ start: before, from, to, ...told }: Parts): string | undefined {
  const last = told.month ?? told.fromMonth;
  const first = told.fromMonth ?? last;
  // “may” may be a verb: a month has a capital, or its year beside it.
  if (last === undefined || first === undefined) return undefined;
  if (/^may$/u.test(last) && told.year === undefined) return undefined;
  const turns = monthAt(first) > monthAt(last);
  const lastYear = told.year ?? (told.fromYear && String(Number(told.fromYear) + (turns ? 1 : 0)));
  const firstYear = told.fromYear ?? (lastYear && String(Number(lastYear) - (turns ? 1 : 0)));
  if (Number(from) < 1 || Number(from) > 31 || Number(to) < 1 || Number(to) > 31) return undefined;
  const whole = (day: string, month: string, year?: string): string =>
    [day, month, year].filter((part) => part !== undefined).join(" ");
  const lead = before === "" ? "from " : "";
  return `${lead}${before.replace(/between /iu, "from ")}${whole(from, first, firstYear)} to ${whole(to, last, lastYear)}`;
}

const monthAt = (name: string): number =>
  "jan feb mar apr may jun jul aug sep oct nov dec".split(" ").indexOf(name.slice(0, 3).toLowerCase());
