import { numberInWords } from "../amounts/numbers.ts";
import { inEnglish, monthNames } from "./day-words.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** What comes first where a day is written in numbers alone. */
export type DayOrder = "day" | "month";

const ordinals = (
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth " +
  "seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth " +
  "twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first"
).split(" ");
const dayInLetters = /^(?<day>[a-z]+(?:-[a-z]+)?)(?= (?:of )?[a-z]{3,9}\b)/u;

/** “first of February 2027” with the day in figures. */
function inFigures(text: string): string {
  return text.replace(dayInLetters, (word) => {
    const at = ordinals.indexOf(word);
    return at < 0 ? word : String(at + 1);
  });
}

/** Whether the words say a day, be it in doubt which one. */
export function saysDay(text: string): boolean {
  return dateOf(text, "month") !== undefined;
}

/**
 * A day as `YYYY-MM-DD`; undefined when the words do not say one day without doubt. `05/12/2024` is in doubt (May or
 * December) where it is not known what comes first, `25/12/2024` and `12.05.2024` (day first wherever points are used)
 * are not.
 */
export function dateOf(text: string, order?: DayOrder): string | undefined {
  const clean = inFigures(inEnglish(text.trim().toLowerCase()).replace(/\s+/g, " "));
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(clean);
  if (iso) return isoDate(iso[1], iso[2], iso[3]);
  const points = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(clean);
  if (points) return isoDate(points[3], points[2], points[1]);
  const slashes = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(clean);
  if (slashes) {
    const [first, second] = [Number(slashes[1]), Number(slashes[2])];
    if (first === second || second > 12) return isoDate(slashes[3], slashes[1], slashes[2]);
    const isDayFirst = first > 12 || order === "day";
    if (isDayFirst) return isoDate(slashes[3], slashes[2], slashes[1]);
    return order === undefined ? undefined : isoDate(slashes[3], slashes[1], slashes[2]);
  }
  const dayFirst = /^(\d{1,2}) (?:of )?([a-z]{3,9})\.? (\d{4})$/.exec(clean);
  if (dayFirst) return isoDate(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2}) (\d{4})$/.exec(clean);
  return monthFirst ? isoDate(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]) : undefined;
}

function monthOf(name: string | undefined): string {
  return String(months.indexOf((name ?? "").slice(0, 3)) + 1);
}

function isoDate(year = "", month = "", day = ""): string | undefined {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** “18 March”, “the 24th of March”, “March 18th 2026”, “the 17th”: a day of a month grid, as far as it was said. */
export function dayOf(text: string): { day: number; month?: number; year?: number } | undefined {
  const clean = inFigures(
    text
      .toLowerCase()
      .replace(/[,.]/g, " ")
      .replace(/^(?:on )?(?:the )?/, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
  const found =
    /^(?<day>\d{1,2})(?<ending>st|nd|rd|th)?(?: (?:of )?(?<month>[a-z]{3,9})(?: (?<year>\d{4}))?)?$/.exec(
      clean,
    ) ?? /^(?<month>[a-z]{3,9}) (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?(?: (?<year>\d{4}))?$/.exec(clean);
  const { day = "", ending, month, year } = found?.groups ?? {};
  const number = Number(day);
  if (!found || number < 1 || number > 31 || (month === undefined && ending === undefined)) return undefined;
  if (month === undefined) return { day: number };
  const at = Number(monthOf(month));
  if (at === 0 || !monthNames[at - 1]?.startsWith(month)) return undefined;
  return { day: number, month: at, ...(year === undefined ? {} : { year: Number(year) }) };
}

/** The English month that a text names first, 1–12, with the year that it names; undefined when it begins with none. */
export function monthIn(text: string): { month: number; year?: number } | undefined {
  const found = /^([a-z]{3,9})\.?(?: (\d{4}))?$/i.exec(text.trim());
  const name = found?.[1]?.toLowerCase() ?? "";
  const at = Number(monthOf(name));
  if (!found || at === 0 || !monthNames[at - 1]?.startsWith(name)) return undefined;
  return { month: at, ...(found[2] === undefined ? {} : { year: Number(found[2]) }) };
}

/** The month that a word names in English, in full or in short, 1–12. */
export function monthNumber(word: string): number | undefined {
  const plain = word.toLowerCase();
  const at =
    plain.length < 3
      ? -1
      : monthNames.findIndex(
          (name) =>
            name === plain || name.slice(0, 3) === plain || (plain === "sept" && name === "september"),
        );
  return at < 0 ? undefined : at + 1;
}

/** A day, its month from 1 on, as it is said in full: “9 May 2027”. */
export function dayInWords(year: number, month: number, day: number): string {
  const name = monthNames[month - 1] ?? "";
  return `${day} ${name.slice(0, 1).toUpperCase()}${name.slice(1)} ${year}`;
}

/** “quarter past nine”, “half past 9”, “ten to six”, “nine o'clock”, “noon”: as `H:MM` with what stands after it. */
function spokenTime(text: string): string {
  const clean = text.trim().toLowerCase().replace(/[’']/g, "'");
  if (clean === "noon" || clean === "midday") return "12:00";
  if (clean === "midnight") return "00:00";
  const found =
    /^(?:(?:a )?(quarter|half|[a-z-]+|\d{1,2})(?: minutes?)? (past|to) )?([a-z]+|\d{1,2})(?: o'clock)?( ?[ap]\.?m\.?)?$/.exec(
      clean,
    );
  const isTwelve = /(?:midnight|noon|midday)$/u.test(clean);
  const hour = isTwelve ? (clean.endsWith("midnight") ? 0 : 12) : numberInWords(found?.[3] ?? "");
  if (!found || hour === undefined || hour > 23) return text;
  if (found[1] === undefined)
    return clean.includes("o'clock") || found[4] !== undefined ? `${hour}:00${found[4] ?? ""}` : text;
  // “9 to 5” are two hours.
  if (/^\d{1,2} to \d/u.test(clean) && Number(found[1]) % 5 !== 0) return text;
  const named: Record<string, number> = { quarter: 15, half: 30 };
  const minutes = named[found[1]] ?? numberInWords(found[1]);
  if (minutes === undefined || minutes > 59 || (found[1] === "half" && found[2] === "to")) return text;
  // “nine to noon” as well.
  if (isTwelve && minutes % 5 !== 0) return text;
  // Before one it is twelve.
  const all =
    found[2] === "past" ? hour * 60 + minutes : (hour === 0 ? 24 : hour === 1 ? 13 : hour) * 60 - minutes;
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}${found[4] ?? ""}`;
}

/** “three in the afternoon”, “8 at night”: the half of the day that is told in words. */
const partOfDay =
  /^(?<time>.+?),? (?:in the (?<part>morning|afternoon|evening)|(?<night>at night|tonight))$/i;

function withPartOfDay(text: string): string {
  const { time = "", part, night } = partOfDay.exec(text)?.groups ?? {};
  if (time === "") return text;
  const hour = numberInWords(time);
  const spoken = hour === undefined ? spokenTime(time) : `${hour}:00`;
  const at = Number(/^(\d{1,2})[:.]/.exec(spoken)?.[1] ?? Number.NaN);
  if (Number.isNaN(at) || /[ap]\.?m/i.test(spoken)) return text;
  if (at > 12 || at === 0) return spoken;
  const isEarly = part?.toLowerCase() === "morning" || (night !== undefined && (at < 5 || at === 12));
  return `${spoken} ${isEarly ? "am" : "pm"}`;
}

/** Whether only a clock of twelve hours is told: “half past two” may be 2:30 and 14:30. */
export function isOfEitherHalf(given: string): boolean {
  const hour = Number(timeOf(given)?.slice(0, 2) ?? 0);
  return hour >= 1 && hour <= 12 && !/\d:\d|[ap]\.?m|noon|midday|\bin the\b|at night/i.test(given);
}

/** A time of day as `HH:MM` or `HH:MM:SS`; undefined when it is none. */
export function timeOf(given: string): string | undefined {
  const text = spokenTime(withPartOfDay(given.trim()));
  const found = /^(\d{1,2})(?:[:.](\d{2}))?(?::(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?$/i.exec(text.trim());
  if (!found || (found[2] === undefined && found[4] === undefined)) return undefined;
  let hour = Number(found[1]);
  const half = found[4]?.[0]?.toLowerCase();
  if (half !== undefined && (hour < 1 || hour > 12)) return undefined;
  if (half === "p" && hour < 12) hour += 12;
  if (half === "a" && hour === 12) hour = 0;
  const minute = found[2] ?? "00";
  if (hour > 23 || Number(minute) > 59 || Number(found[3] ?? 0) > 59) return undefined;
  return `${String(hour).padStart(2, "0")}:${minute}${found[3] ? `:${found[3]}` : ""}`;
}

/** Whether both say the same time of day, where one of them may leave open which half of the day it is. */
export function isSameTime(shown: string, said: string): boolean {
  const [one, other] = [timeOf(shown), timeOf(said)];
  if (one === undefined || other === undefined) return false;
  const isOpen = isOfEitherHalf(said) || (/[ap]\.?m/i.test(shown) && /^\d{1,2}[:.]\d\d$/.test(said));
  const half = 12 * 60;
  return isOpen ? minutesOf(one) % half === minutesOf(other) % half : one === other;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
