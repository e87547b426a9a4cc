import { dateOf } from "./dates.ts";

/** Reads the values of one kind out of a text, in one unit. */
export type Measure = (said: string) => number[];

function numberOf(digits: string): number {
  return Number(digits.replace(/[.,](?=\d{3}(?:\D|$))/gu, "").replace(",", "."));
}

const unique = (values: number[]): number[] => [...new Set(values.filter((value) => Number.isFinite(value)))];

/** Amounts with a currency. */
export const amountsIn: Measure = (said) => {
  const found = said.matchAll(
    /(?:[€$£¥]|\b(?:EUR|USD|GBP|CHF)) ?(\d[\d.,]*\d|\d)|(\d[\d.,]*\d|\d) ?(?:[€$£¥]|(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?)\b)/giu,
  );
  return unique([...found].map(([, behind, before]) => numberOf(behind ?? before ?? "")));
};

/** Durations, in minutes: “2 h 10 min”, “95 min”, of a recording “12:04”. */
export const durationsIn: Measure = (said) => {
  const found = said.matchAll(
    /(\d+) ?h(?:ours?|rs?)?\b(?: ?(\d+) ?(?:m(?:in(?:utes?)?)?\b)?)?|(\d+) ?min(?:utes?)?\b/giu,
  );
  const spelt = [...found].map(([, hours, minutes, alone]) =>
    alone === undefined ? Number(hours) * 60 + Number(minutes ?? 0) : Number(alone),
  );
  if (spelt.length > 0) return unique(spelt);
  const clocks = [...said.matchAll(/\b(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)\b/gu)];
  return unique(
    clocks.map(
      ([, hours = "0", minutes, seconds]) => Number(hours) * 60 + Number(minutes) + Number(seconds) / 60,
    ),
  );
};

/** Times of day, in minutes after midnight: “13:40”, “1:40 PM”. */
export const timesIn: Measure = (said) =>
  [...said.matchAll(/\b([01]?\d|2[0-3]):([0-5]\d)\b(?: ?([ap])\.?m\b)?/giu)].map(
    ([, hours, minutes, half]) => {
      const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/iu.test(half) ? 12 : 0);
      return hour * 60 + Number(minutes);
    },
  );

/** Days, else years, as numbers that grow with time. */
export const datesIn: Measure = (said) => {
  const days = [
    ...said.matchAll(
      /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\.? \p{L}{3,9}\.? \d{4}\b|\b\p{L}{3,9} \d{1,2}, \d{4}\b/gu,
    ),
  ].flatMap(([text]) => dateOf(text) ?? []);
  if (days.length > 0) return unique(days.map((day) => Number(day.replaceAll("-", ""))));
  return unique([...said.matchAll(/\b(1[5-9]\d\d|20\d\d)\b/gu)].map(([, year]) => Number(year)));
};

/** Marks that are given to things: “4.6 stars”, “4.6/5”, “rated 8.1”. */
export const ratingsIn: Measure = (said) =>
  unique(
    [
      ...said.matchAll(
        /(\d(?:[.,]\d)?)(?: ?(?:stars?|★|\/ ?(?:5|10))| out of)|(?:rat(?:ed|ing):?|★) ?(\d(?:[.,]\d)?)/giu,
      ),
    ].map(([, before, behind]) => numberOf(before ?? behind ?? "")),
  );

/** Numbers beside a word: “214 comments”, “Hours: 88”. */
export function numbersBeside(word: string): Measure {
  const [one] = word.toLowerCase().replace(/s$/u, "").split(" ").slice(-1);
  const stem = (one ?? "").replace(/[^\p{L}]/gu, "");
  const pattern = new RegExp(
    String.raw`(\d[\d.,]*\d|\d)(?: ?\p{L}+)? ${stem}\w*|\b${stem}\w*:? ?(\d[\d.,]*\d|\d)`,
    "giu",
  );
  return (said) =>
    stem === ""
      ? []
      : unique([...said.matchAll(pattern)].map(([, before, behind]) => numberOf(before ?? behind ?? "")));
}

/** Numbers with one of these units: “4 kg”, “1,245 m”. */
export function numbersOf(units: string): Measure {
  const pattern = new RegExp(String.raw`(\d[\d.,]*\d|\d) ?(?:${units})(?![\p{L}\d])`, "giu");
  return (said) => unique([...said.matchAll(pattern)].map(([, digits = ""]) => numberOf(digits)));
}

/** All numbers of a text. */
export const soleNumber: Measure = (said) =>
  unique(
    [...said.matchAll(/(?<![\p{L}\d])(\d[\d.,]*\d|\d)(?![\d:])/gu)].map(([, digits = ""]) =>
      numberOf(digits),
    ),
  );

/** The one number that a text is. */
export const wholeNumber: Measure = (said) => {
  const found = /^[^\d]{0,4}(\d[\d.,]*\d|\d)[^\d]{0,12}$/u.exec(said.trim());
  return found?.[1] === undefined ? [] : [numberOf(found[1])];
};
