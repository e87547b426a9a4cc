/** Reading calendar days and instants out of text, in the notations of several countries. */

/** Beginnings of the months' names in English, German, French, Spanish, Italian, Dutch and Portuguese. */
const MONTH_NAMES = [
  "jan(?:uary|uar|vier|uari)?|ene(?:ro)?|gen(?:naio)?|janeiro|jänner",
  "feb(?:ruary|ruar|brero|braio|ruari)?|févr?(?:ier)?|fev(?:ereiro)?",
  "mar(?:ch|zo|ço)?|märz?|mrz|mars|maart|mrt",
  "apr(?:il|ile)?|avr(?:il)?|abr(?:il)?",
  "may|mai|mayo|maggio|mag|mei|maio",
  "june?|juni|juin|junio|giu(?:gno)?|junho",
  "july?|juli|juil(?:let)?|julio|lug(?:lio)?|julho",
  "aug(?:ust|ustus)?|août|ago(?:sto)?",
  "sept?(?:ember|embre|tiembre)?|set(?:tembre|embro)?",
  "oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|out(?:ubro)?",
  "nov(?:ember|embre|iembre|embro)?",
  "dec(?:ember)?|dez(?:ember|embro)?|déc(?:embre)?|dic(?:iembre|embre)?",
];
const MONTHS = MONTH_NAMES.map((names) => new RegExp(`^(?:${names})$`, "iu"));
const MONTH = String.raw`(?<![\p{L}])(${MONTH_NAMES.join("|")})(?![\p{L}])\.?`;
const YEAR = String.raw`(\d{4})(?!\d)`;

type Parts = { year: number; month: number; day: number };

const NOTATIONS: [RegExp, (match: string[]) => Parts | undefined][] = [
  [
    /(?<![\d/.-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d/]|[-.]\d)/gu,
    ([, year, , month, day]) => ({ year: Number(year), month: Number(month), day: Number(day) }),
  ],
  [
    new RegExp(
      String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[\s-]+(?:(?:of|de)\s+)?${MONTH},?(?:\s+de)?[\s-]+${YEAR}`,
      "giu",
    ),
    ([, day, month, year]) => ({ year: Number(year), month: monthOf(month), day: Number(day) }),
  ],
  [
    new RegExp(String.raw`${MONTH}\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+${YEAR}`, "giu"),
    ([, month, day, year]) => ({ year: Number(year), month: monthOf(month), day: Number(day) }),
  ],
  [
    /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/gu,
    ([, day, month, year]) => ({ year: Number(year), month: Number(month), day: Number(day) }),
  ],
  [
    /(?<!\d)(\d{4})年(\d{1,2})月(\d{1,2})日/gu,
    ([, year, month, day]) => ({ year: Number(year), month: Number(month), day: Number(day) }),
  ],
  [/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/gu, slashed],
];

/** `25/12/2024` reads one way, `05/06/2024` two. */
function slashed([, first, second, last]: string[]): Parts | undefined {
  const [a, b, year] = [Number(first), Number(second), Number(last)];
  if (a > 12 || a === b) return { year, month: b, day: a };
  return b > 12 ? { year, month: a, day: b } : undefined;
}

/** The one calendar day that a text names, as `YYYY-MM-DD`; undefined for none, for several, and for `05/06/2024`. */
export function dateIn(text: string): string | undefined {
  if (text.length > 200 || !/\d{4}/.test(text)) return undefined;
  const days = new Set<string | undefined>();
  for (const [pattern, read] of NOTATIONS)
    for (const match of text.matchAll(pattern)) days.add(calendarDay(read(match)));
  return days.size === 1 ? [...days][0] : undefined;
}

const BETWEEN = /\s[-–—]\s|[–—]|\s(?:to|until|through)\s/u;

/** The first and the last day of `6–7 November 2025`, `1 May – 30 June 2026`; undefined for anything else. */
export function endsIn(text: string): [string, string] | undefined {
  const [first = "", last = "", ...others] = text.slice(0, 80).split(BETWEEN);
  const end = dateIn(last);
  if (end === undefined || others.length > 0) return undefined;
  const day = /(?<!\d)\d{1,2}$/.exec(first)?.[0];
  const [, month, year] = /^\s*\d{1,2}(\.?\s\p{L}+\.?,?)?\s?.*(\d{4})/u.exec(last) ?? [];
  // What the last day says of the month and the year holds for the first as well.
  const begin =
    dateIn(first) ??
    (year === undefined ? undefined : dateIn(`${first} ${year}`)) ??
    (day === undefined || month === undefined ? undefined : dateIn(`${day}${month} ${year}`));
  return begin !== undefined && begin < end ? [begin, end] : undefined;
}

function monthOf(name: string | undefined): number {
  return MONTHS.findIndex((pattern) => pattern.test(name ?? "")) + 1;
}

function calendarDay(parts: Parts | undefined): string | undefined {
  if (parts === undefined) return undefined;
  const { year, month, day } = parts;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
}

/** An instant with its zone, as it stands in the text. */
export function instantIn(text: string): string | undefined {
  return /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})/.exec(text)?.[0];
}

const DAY_OF_MONTH = new RegExp(String.raw`(?<!\d)(?:\d{1,2}\.?\s+${MONTH}|${MONTH}\s+\d{1,4}(?!\d))`, "iu");

/** Something that reads as a date or a time ago, for fields that take it as it stands. */
export function looksLikeDate(text: string): boolean {
  return (
    text.length < 60 &&
    (dateIn(text) !== undefined ||
      /\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|\b(?:\d+|an?) (?:second|minute|hour|day|week|month|year)s? ago\b|\byesterday\b/i.test(
        text,
      ) ||
      DAY_OF_MONTH.test(text))
  );
}

export const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?$/iu;

const DAY_BEHIND =
  /\s(?:on |as of |at )?(?:\d{1,2}\.? \p{L}{3,9} \d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4})$/u;

/** `Closing balance 31 May 2025`: the day is no part of what it is called. */
export function withoutDay(label: string): string {
  return label.replace(DAY_BEHIND, "");
}
