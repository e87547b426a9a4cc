import type { PageView, ViewNode } from "../../page/view.ts";
import { dateOf, dayOf, timeOf } from "./dates.ts";
import { dayOrderOf } from "./day-order.ts";

const pattern = /\b(?:(?:d{1,2}|m{1,2}|y{2,4})(?<mark>[./-])){2}(?:d{1,2}|m{1,2}|y{2,4})\b/iu;

/**
 * A day as a field of text wants it: as its pattern shows (“MM/DD/YYYY”), as `YYYY-MM-DD` where a calendar takes it, else
 * as it was said. Undefined for what is no day.
 */
export function dayFor(view: PageView, node: ViewNode, said: string): string | undefined {
  const date =
    dateOf(said) ?? (/^\d{1,2}[-/]/u.test(said) ? dateOf(said, dayOrderOf(view, node)) : undefined);
  if (date === undefined) return undefined;
  if (node.inputType === "date" || node.readonly === true) return date;
  const texts = `${node.placeholder ?? ""} ${node.name} ${node.description ?? ""}`;
  const shown = pattern.exec(texts)?.[0];
  if (shown === undefined) return inOwnLetters(texts, date) ?? said;
  const [year = "", month = "", day = ""] = date.split("-");
  const parts: Record<string, string> = { d: day, m: month, y: year };
  return shown.toLowerCase().replace(/([dmy])\1*/gu, (run, letter: string) => {
    const part = parts[letter] ?? "";
    if (letter === "y") return part.slice(-run.length);
    return run.length === 1 ? String(Number(part)) : part;
  });
}

const foreign =
  /(?<![\p{L}\p{N}])(?<first>([dtjgmд])\2?)(?<mark>[./-])(?<second>([dtjgmaм])\5?)\k<mark>(?<year>([jaryг])\7{3})(?![\p{L}\p{N}])/iu;

/** “TT.MM.JJJJ”, “jj/mm/aaaa”, “GG/MM/AAAA”: the letters of other languages for day, month and year. */
function inOwnLetters(texts: string, date: string): string | undefined {
  const { first = "", second = "", mark = "" } = foreign.exec(texts)?.groups ?? {};
  if (mark === "") return undefined;
  const [year = "", month = "", day = ""] = date.split("-");
  const run = (said: string, part: string): string => (said.length === 1 ? String(Number(part)) : part);
  return /^m/iu.test(first)
    ? [run(first, month), run(second, day), year].join(mark)
    : [run(first, day), run(second, month), year].join(mark);
}

/** A day for a calendar, as ISO 8601 has it; `--05-15` where no year was said: the one that the calendar comes to. */
export function calendarDay(view: PageView, said: string): string | undefined {
  const date = dateOf(said, dayOrderOf(view));
  if (date !== undefined) return date;
  const { day, month, year } = dayOf(said) ?? {};
  if (day === undefined || month === undefined || year !== undefined || day > (lengths[month - 1] ?? 31))
    return undefined;
  const two = (number: number): string => String(number).padStart(2, "0");
  return `--${two(month)}-${two(day)}`;
}

const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const twelve = /\b(?<hour>h{1,2}|\d{1,2})[:.](?:mm|\d{2}) ?(?<half>[ap]\.?m\.?)/iu;
const clock = /^(?:h{1,2}[:.]mm|\d{1,2}[:.]\d{2})/iu;

/** “a quarter to seven in the evening” as a field of text shows times, “6:45 PM”; undefined for what is no time, or no such field. */
export function clockFor(
  { inputType, placeholder = "", value = "", name }: ViewNode,
  said: string,
): string | undefined {
  const time = timeOf(said);
  if (time === undefined || (inputType ?? "text") !== "text") return undefined;
  const half = (twelve.exec(placeholder) ?? twelve.exec(value))?.groups?.["half"];
  if (half === undefined)
    return clock.test(placeholder) || /^\d{1,2}:\d{2}$/u.test(value) || /\btime\b/iu.test(name)
      ? time.slice(0, 5)
      : undefined;
  const [hour = 0, minute = ""] = [Number(time.slice(0, 2)), time.slice(3, 5)];
  const letters = hour < 12 ? "am" : "pm";
  const written = half.includes(".") ? [...letters].map((letter) => `${letter}.`).join("") : letters;
  return `${((hour + 11) % 12) + 1}:${minute} ${/[AP]/u.test(half) ? written.toUpperCase() : written}`;
}
