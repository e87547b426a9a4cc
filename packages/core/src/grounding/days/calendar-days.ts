import { dayOf, monthNumber } from "./dates.ts";
import { weekdayOf } from "./weekdays.ts";

/** A day as far as it is said: by its number, by its day of the week, or by both. `nth`: which of them, -1 the last. */
export type CalendarDay = { day?: number; month?: number; year?: number; weekday?: number; nth?: number };

const counted =
  /^(?:the )?(?<which>first|second|third|fourth|last|1st|2nd|3rd|4th) (?<weekday>\p{L}+day)(?: (?:of|in) (?:(?:the|this) month|(?<month>\p{L}{3,9})(?:,? (?<year>\d{4}))?))?$/iu;
const places = ["first", "second", "third", "fourth"];
const led = /^(?:on )?(?:the )?(?<weekday>\p{L}{3,9})\.?,? (?<rest>.+)$/iu;
const closed = /^(?<rest>.+?),? (?:an? |\(an? |\()?(?<weekday>\p{L}{3,9})\)?$/iu;

/** “Saturday the 29th”, “26 February”, “the 13th, a Friday”, “the first Saturday of the month”; undefined where no day is said. */
export function calendarDayOf(text: string): CalendarDay | undefined {
  const plain = text.trim();
  const { which = "", weekday: name = "", month, year } = counted.exec(plain)?.groups ?? {};
  const weekday = weekdayOf(name);
  if (weekday !== undefined) {
    const number = month === undefined ? undefined : monthNumber(month);
    if (month !== undefined && number === undefined) return undefined;
    const nth = which.toLowerCase() === "last" ? -1 : placeOf(which.toLowerCase());
    return { weekday, nth, ...(number && { month: number }), ...(year && { year: Number(year) }) };
  }
  const own = dayOf(plain);
  if (own !== undefined) return own;
  for (const form of [led, closed]) {
    const found = form.exec(plain)?.groups;
    const said = found && weekdayOf(found["weekday"] ?? "");
    const day = said === undefined ? undefined : dayOf(found?.["rest"] ?? "");
    if (day !== undefined && said !== undefined) return { ...day, weekday: said };
  }
  return undefined;
}

const placeOf = (word: string): number =>
  places.includes(word) ? places.indexOf(word) + 1 : Number.parseInt(word, 10);

/** Its number in the month that is shown; undefined where it is none of its days, or nobody can tell that it is. */
export function dayMeant(asked: CalendarDay, head?: { month: number; year?: number }): number | undefined {
  const { day, weekday, nth } = asked;
  if (weekday === undefined) return day;
  if (head?.year === undefined) return undefined;
  const { month, year } = head;
  const first = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const earliest = ((weekday - first + 7) % 7) + 1;
  if (day !== undefined) return day % 7 === earliest % 7 ? day : undefined;
  const last = daysIn({ month, year });
  if (nth === -1) return earliest + Math.floor((last - earliest) / 7) * 7;
  const at = earliest + ((nth ?? 1) - 1) * 7;
  return at <= last ? at : undefined;
}

export const daysIn = ({ month, year }: { month: number; year: number }): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();
