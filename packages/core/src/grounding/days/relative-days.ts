import { dayInWords, monthNumber } from "./dates.ts";
import { maskQuotes, unmaskQuotes } from "../grammar/masked-quotes.ts";
import { numberInWords } from "../amounts/numbers.ts";

const dayMs = 86_400_000;
const dayNames = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
const weekday = dayNames.join("|");
const count = String.raw`an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,3}`;
const months = "january|february|march|april|may|june|july|august|september|october|november|december";
const shortMonths = "jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";
const inMonth = String.raw`of (?:(?<which>the|this|next) (?<period>month|year)|(?<month>${months})(?:,? (?<year>\d{4}))?)`;

/** What makes another day of the one beside it: “two weeks from tomorrow”, “Friday in two weeks”, “every Monday”, “Friday 27 May”. */
const turned = new RegExp(
  [
    String.raw`\b(?:days?|weeks?|fortnights?|months?|years?) (?:from|after|before|later than) (?!now\b|today\b|tomorrow\b(?<=day after tomorrow)|yesterday\b(?<=day before yesterday))`,
    String.raw`\b(?:every|each|all|any|except|but|a|per) (?:other )?(?:${weekday})\b`,
    String.raw`\b(?:${weekday})s\b`,
    String.raw`\b(?:${weekday}|tomorrow),? (?:the \d|after next|(?:in|week|or)\b|\d{1,2}(?:st|nd|rd|th|\.|[/]| (?:of )?(?:${months}|${shortMonths})\b)|(?:${months}|${shortMonths})\b)`,
  ].join("|"),
  "iu",
);

type Said = Record<string, string | undefined>;
type Day = Date | undefined;
type Read = (said: Said, today: Date, before: Day) => Day;

const plus = (day: Date, days: number): Date => new Date(day.getTime() + days * dayMs);
const of = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month, day));
const dayNumber = (name = ""): number => dayNames.indexOf(name.toLowerCase());
/** Weeks begin on Monday. */
const inWeek = (day: Date): number => (day.getUTCDay() + 6) % 7;

function later(today: Date, number: string, unit: string): Date {
  const many = /^an?$/iu.test(number) ? 1 : (numberInWords(number) ?? 1);
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  if (/^day/iu.test(unit)) return plus(today, many);
  if (/^week/iu.test(unit)) return plus(today, many * 7);
  if (/^fortnight/iu.test(unit)) return plus(today, many * 14);
  const moved = month + many * (/^year/iu.test(unit) ? 12 : 1);
  // Of a shorter month it is the last day.
  return of(year, moved, Math.min(day, of(year, moved + 1, 0).getUTCDate()));
}

/** The first and the last day of “the month”, “next year”, “March 2027”; a month alone is the coming one. */
function periodOf({ which = "", period, month, year }: Said, today: Date): { first: Date; last: Date } {
  const [nowYear, now] = [today.getUTCFullYear(), today.getUTCMonth()];
  const isNext = /^next$/iu.test(which);
  if (/^year$/iu.test(period ?? "")) {
    const full = nowYear + (isNext ? 1 : 0);
    return { first: of(full, 0, 1), last: of(full, 11, 31) };
  }
  const named = month === undefined ? undefined : (monthNumber(month) ?? 1) - 1;
  const at = named ?? now + (isNext ? 1 : 0);
  const full = year === undefined ? nowYear + (named !== undefined && named < now ? 1 : 0) : Number(year);
  return { first: of(full, at, 1), last: of(full, at + 1, 0) };
}

const dayOfPeriod: Read = (said, today) => {
  const { first, last } = periodOf(said, today);
  if (said["end"] !== undefined) return last;
  const day = Number(said["day"] ?? 1);
  return day >= 1 && day <= last.getUTCDate() ? plus(first, day - 1) : undefined;
};

const nthWeekday: Read = (said, today) => {
  const { first, last } = periodOf(said, today);
  const [nth, wanted] = [said["nth"]?.toLowerCase() ?? "", dayNumber(said["weekday"])];
  if (nth === "last") return plus(last, -((inWeek(last) - wanted + 7) % 7));
  const at = ["first", "second", "third", "fourth"].indexOf(nth);
  return plus(first, ((wanted - inWeek(first) + 7) % 7) + at * 7);
};

/**
 * “next Friday”, said on a Tuesday, is this week's to some and next week's to others, and “Friday”, said on a Friday, is today's
 * or not: undefined.
 */
const weekdayNear: Read = ({ which = "", weekday: name, after }, today, before) => {
  const wanted = dayNumber(name);
  const from = before ?? today;
  const ahead = (wanted - inWeek(from) + 7) % 7;
  if (after !== undefined || (before !== undefined && which === "")) return plus(from, ahead || 7);
  const isAhead = wanted > inWeek(today);
  const away = (wanted - inWeek(today) + 7) % 7;
  if (/^(?:last|past)$/iu.test(which)) return wanted < inWeek(today) ? undefined : plus(today, away - 7);
  if (/^next$/iu.test(which)) return isAhead ? undefined : plus(today, away || 7);
  if (/^this$/iu.test(which)) return wanted < inWeek(today) ? undefined : plus(today, away);
  return away === 0 ? undefined : plus(today, away);
};

const near: Record<string, number> = {
  "day after tomorrow": 2,
  "day before yesterday": -2,
  today: 0,
  tomorrow: 1,
  yesterday: -1,
};

/** Longer ones first: “the day after tomorrow” is not “tomorrow”. */
const readings: [pattern: string, read: Read][] = [
  [
    String.raw`in (?<number>${count}) (?<unit>day|week|fortnight|month|year)s?(?:['’]s?)?(?: time)?`,
    (said, today) => later(today, said["number"] ?? "", said["unit"] ?? ""),
  ],
  [
    String.raw`(?<number>${count}) (?<unit>day|week|fortnight|month|year)s? (?:from (?:now|today)|hence)(?! on(?: and|[,.;!]|$))`,
    (said, today) => later(today, said["number"] ?? "", said["unit"] ?? ""),
  ],
  [
    String.raw`(?<number>${count}) (?<unit>day|week)s? ago`,
    (said, today) => plus(today, -daysAhead(today, said)),
  ],
  [
    String.raw`(?:the )?(?<near>day after tomorrow|day before yesterday|today|tomorrow|yesterday)`,
    (said, today) => plus(today, near[said["near"]?.toLowerCase() ?? ""] ?? 0),
  ],
  [
    String.raw`(?:the )?(?<nth>first|second|third|fourth|last) (?<weekday>${weekday}) (?:${inMonth}|in (?<month2>${months}))`,
    (said, today, before) => nthWeekday({ ...said, month: said["month"] ?? said["month2"] }, today, before),
  ],
  [String.raw`(?:the )?(?<end>last day|last|end|very last day) ${inMonth}`, dayOfPeriod],
  [
    String.raw`(?:the )?(?:(?<day>\d{1,2})(?:st|nd|rd|th)?|first(?: day)?) of (?<which>this|next|the) (?<period>month|year)`,
    dayOfPeriod,
  ],
  [
    String.raw`(?:on )?(?<weekday>${weekday}) (?:of )?next week`,
    (said, today) => plus(today, 7 - inWeek(today) + dayNumber(said["weekday"])),
  ],
  [
    String.raw`(?:on )?(?:the )?(?:(?<which>this coming|this|next|coming|last|past) )?(?<weekday>${weekday})(?<after> after(?= that\b|$|[.,;!]))?(?: that)?`,
    weekdayNear,
  ],
];

const daysAhead = (today: Date, said: Said): number =>
  (later(today, said["number"] ?? "", said["unit"] ?? "").getTime() - today.getTime()) / dayMs;

const whole = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d-])(?:${pattern})(?![\p{L}\d]|['’-]\p{L})`, "iu");

/** “next month”, “this week”: for what asks for a month or a week. */
const periods: [RegExp, (today: Date) => string][] = [
  [whole("next month"), (today) => monthInWords(today, 1)],
  [whole("this month"), (today) => monthInWords(today, 0)],
  [whole(String.raw`(?<month>${months}) (?:of )?next year`), (today) => String(today.getUTCFullYear() + 1)],
  [whole("next week"), (today) => weekInWords(plus(today, 7))],
  [whole("this week"), weekInWords],
];

function monthInWords(today: Date, ahead: number): string {
  const first = of(today.getUTCFullYear(), today.getUTCMonth() + ahead, 1);
  return inWords(first).replace(/^\d+ /u, "");
}

/** As ISO 8601 counts them: the first week of a year is that of its first Thursday. */
function weekInWords(day: Date): string {
  const thursday = plus(day, 3 - inWeek(day));
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - of(year, 0, 1).getTime()) / dayMs / 7) + 1;
  return `week ${week} of ${year}`;
}

const inWords = (day: Date): string =>
  dayInWords(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());

const days = readings.map(([pattern, read]) => ({ pattern: whole(pattern), read }));

type InFull = {
  text: string;
  /** What stands there instead: “1 December 2026”, “week 49 of 2026”. */
  said: string[];
};

/**
 * The same words with every day that they tell by today's in full: “next Tuesday” is “1 December 2026”. `today` as `YYYY-MM-DD`.
 * Undefined where they tell none, and where one of them may be two. What is quoted stays as it is.
 */
export function withDaysInFull(instruction: string, today: string): InFull | undefined {
  const { masked, pieces } = maskQuotes(instruction);
  const now = new Date(`${today}T00:00:00Z`);
  if (!saysRelativeDay(masked) || turned.test(masked) || Number.isNaN(now.getTime())) return undefined;
  const said: string[] = [];
  let text = masked;
  for (const { pattern, read } of days)
    // One after the other, since each may be told by the one before it.
    for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
      const day = read(found.groups ?? {}, now, dayBefore(text.slice(0, found.index)));
      if (day === undefined) return undefined;
      said.push(inWords(day));
      // “to Kiel tomorrow”: the day is no part of the name before it.
      const isBehindName = / \p{Lu}\p{L}+ $/u.test(text.slice(0, found.index));
      const lead = /^on /iu.test(found[0]) || isBehindName ? "on " : "";
      text = `${text.slice(0, found.index)}${lead}${inWords(day)}${text.slice(found.index + found[0].length)}`;
    }
  for (const [pattern, read] of periods)
    text = text.replace(pattern, (_, month?: string) => {
      const full = typeof month === "string" ? `${month} ${read(now)}` : read(now);
      said.push(full);
      return full;
    });
  return said.length === 0 ? undefined : { text: unmaskQuotes(text, pieces), said };
}

const followed = new RegExp(
  String.raw`(?<day>\d{1,2} (?:${months}) \d{4})(?:,? (?:to|until|till|through) |[-–—]| [-–—] |,? and [^,;.]*)$`,
  "iu",
);

/** “from Friday to Monday”, “leaving on the Sunday after”: a day is told by the one before it. */
function dayBefore(before: string): Day {
  const day = followed.exec(before)?.groups?.["day"];
  return day === undefined ? undefined : new Date(`${day} UTC`);
}

const relative = new RegExp(
  String.raw`\b(?:today|tomorrow|yesterday|ago|(?:from|of) (?:now|today|the month|the year)|(?:this|next) (?:week|month|year)|in (?:${count}) (?:days?|weeks?|fortnights?|months?|years?)|(?:last|end)(?: day)? of (?:${months})|(?:${weekday}))\b`,
  "iu",
);

const length = new RegExp(
  String.raw`^(?:in |after )?(?<number>${count}) (?<unit>day|week|fortnight|month|year)s?(?: from now)?$`,
  "iu",
);
const daysIn: Record<string, number> = { day: 1, week: 7, fortnight: 14, month: 30, year: 365 };

/** “14 days”, “in two weeks”: how many days that is; undefined for anything else. */
export function lengthInDays(text: string): number | undefined {
  const { number = "", unit = "" } = length.exec(text.trim())?.groups ?? {};
  const many = /^an?$/iu.test(number) ? 1 : numberInWords(number);
  return many === undefined || unit === "" ? undefined : many * (daysIn[unit.toLowerCase()] ?? 0);
}

/** The first length of time from now that the words say: “in two weeks”. */
export const lengthSaid = (text: string): string | undefined =>
  new RegExp(String.raw`\bin (?:${count}) (?:day|week|fortnight|month|year)s?\b`, "iu").exec(text)?.[0];

/** Whether the words tell a day by today's: what they mean changes from one day to the next. */
export function saysRelativeDay(text: string): boolean {
  return relative.test(text);
}
