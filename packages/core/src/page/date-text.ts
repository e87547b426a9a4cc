import type { CalendarDay, Day } from "./injected/calendar.ts";

/** The day that `2026-03-31` names; undefined for another text. */
export function dayOf(text: string): Day | undefined {
  const found = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text);
  if (found === null) return undefined;
  const day = { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day));
  return date.getUTCMonth() === day.month - 1 && date.getUTCDate() === day.day ? day : undefined;
}

/**
 * One day, or the first and the last of some, as ISO 8601 has them: `2027-05-15`, `2027-05-15/2027-05-22`; `--05-15` where the
 * calendar is to say the year.
 */
export function daysFor(text: string): CalendarDay[] | undefined {
  const days = text.split("/").map((part): CalendarDay | undefined => {
    const found = /^\s*--(\d{2})-(\d{2})\s*$/.exec(part);
    return found === null ? dayOf(part) : { month: Number(found[1]), day: Number(found[2]) };
  });
  const all = days.filter((day) => day !== undefined);
  return all.length === days.length && all.length < 3 ? all : undefined;
}

/** A day as a field writes it, such as `DD.MM.YYYY` or `m/d/yy`. */
export function writeDay({ year, month, day }: Day, format: string): string {
  const numbers = { y: year, m: month, d: day };
  return format.replace(/y+|m+|d+/gi, (letters) => {
    const kind = letters[0]?.toLowerCase() as keyof typeof numbers;
    const digits = String(numbers[kind]);
    if (kind === "y") return letters.length <= 2 ? digits.slice(-2) : digits;
    return letters.length > 1 ? digits.padStart(2, "0") : digits;
  });
}

const shortMonths = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Whether a field holds a day, in whatever form it likes to show it. */
export function isSameDay(held: string, { year, month, day }: Day): boolean {
  const numbers = (held.match(/\d+/g) ?? []).map(Number);
  const name = shortMonths[month - 1] ?? "";
  const isYear = numbers.includes(year) || numbers.includes(year % 100);
  return isYear && numbers.includes(day) && (numbers.includes(month) || held.toLowerCase().includes(name));
}

/** The days that `04/12/2016` may name where it is not known what comes first: one for each reading. */
export function daysOf(text: string): Day[] {
  const found = /^\s*(\d{1,2})([/-])(\d{1,2})\2(\d{4})\s*$/.exec(text);
  if (found === null) return [];
  const [first = "", second = "", year = ""] = [found[1], found[3], found[4]];
  const two = (number: string) => number.padStart(2, "0");
  const read = [`${year}-${two(first)}-${two(second)}`, `${year}-${two(second)}-${two(first)}`];
  return read.flatMap((one) => dayOf(one) ?? []);
}
