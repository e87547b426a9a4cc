import { dateOf } from "../days/dates.ts";

/** Reads the values of one kind out of a text, in one unit. */
export type Measure = (said: string) => number[];

function numberOf(digits: string): number {
  return Number(digits.replace(/[.,\s](?=\d{3}(?:\D|$))/gu, "").replace(",", "."));
}

const unique = (values: number[]): number[] => [...new Set(values.filter((value) => Number.isFinite(value)))];

/** Thousands may stand apart: “1 299 €”. */
const spaced = String.raw`(?<![\p{L}\d:.,])\d{1,3}(?:\s\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d[\d.,]*\d|\d`;
const amounts = new RegExp(
  String.raw`(?:[€$£¥]|\b(?:EUR|USD|GBP|CHF)) ?(${spaced})|(${spaced}) ?(?:[€$£¥]|(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?)\b)`,
  "giu",
);

/** Amounts with a currency. */
export const amountsIn: Measure = (said) => {
  const found = said.matchAll(amounts);
  return unique([...found].map(([, behind, before]) => numberOf(behind ?? before ?? "")));
};

/** Amounts as tables write them: “23.40”. */
export const plainAmountsIn: Measure = (said) =>
  unique(
    [...said.matchAll(/(?<![\p{L}\d.,])\d+(?:[.,]\d{3})*[.,]\d{2}(?![\d.,]*\d|\p{L})/gu)].map(([digits]) =>
      numberOf(digits),
    ),
  );

/** A time of day is no length of time. */
const daily = /\b(?:depart\w*|leav\w+|arriv\w*|starts?|begins?|at|from|until|\d[ap]\.?m|[ap]\.?m)\b/iu;

/** Durations, in minutes: “2 h 10 min”, “1d 4h”, “95 min”, “1:35 h”, of a recording “12:04”. */
export const durationsIn: Measure = (said) => {
  const found = said.matchAll(
    /(?:(?<days>\d+) ?d(?:ays?)?\b,? ?)?(?:(?<whole>\d+):(?<rest>[0-5]\d) ?h(?:ours?|rs?)?\b|(?<![:\d])(?<hours>\d+(?:[.,]\d+)?) ?(?:h|hours?|hrs?)(?:\b|(?=\d))\.?(?:,? ?(?:and )?(?<minutes>\d+) ?(?:m(?:in(?:utes?|s)?)?)?\b)?)|(?<alone>\d+) ?m(?:in(?:utes?|s)?)?\b|(?<only>\d+) ?d(?:ays?)?\b/giu,
  );
  const spelt = [...found].map(({ groups: { days, whole, rest, hours, minutes, alone, only } = {} }) => {
    const count = (digits: string | undefined) => Number((digits ?? "0").replace(",", "."));
    return (
      (count(days) + count(only)) * 24 * 60 +
      (count(whole) + count(hours)) * 60 +
      count(rest ?? minutes ?? alone)
    );
  });
  if (spelt.length > 0) return unique(spelt);
  if (daily.test(said)) return [];
  const clocks = [...said.matchAll(/\b(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)\b/gu)];
  return clocks.length > 1
    ? []
    : clocks.map(
        ([, hours = "0", minutes, seconds]) => Number(hours) * 60 + Number(minutes) + Number(seconds) / 60,
      );
};

const labelled =
  /\b(?:duration|(?:travel(?:ling)?|journey|flight|flying|trip|total|running|playing|driving) time|length|takes|lasts)\b[^\p{L}\d]{0,4}(?<said>[^·]{1,24})/giu;

/** Durations that are said to be such: “Travel time 1:55”. */
export const durationsSaid: Measure = (said) =>
  unique(
    [...said.matchAll(labelled)].flatMap(({ groups }) => {
      const text = groups?.["said"] ?? "";
      const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)(?![:\d])/u.exec(text) ?? [];
      return hours === undefined ? durationsIn(text).slice(0, 1) : [Number(hours) * 60 + Number(minutes)];
    }),
  );

/** From one time of day to the next, in minutes: “9:05 – 15:17”. */
export const spansIn: Measure = (said) => {
  const [from, to, ...more] = timesIn(said);
  if (from === undefined || to === undefined || more.length > 0) return [];
  if (!/[-–—→>]|\barriv\w*|\bto\b|\buntil\b/iu.test(said)) return [];
  return [to > from ? to - from : to + 24 * 60 - from];
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

/** Ages of people and animals, in years, as numbers that grow with time: “Mateo, 38”, “7 years old”, “aged 12”. */
export const agesIn: Measure = (said) =>
  unique(
    [
      ...said.matchAll(
        /(?<=^|· )\p{Lu}[\p{L} .'’-]*, (\d{1,2})(?= ·|$)|\b(\d{1,2})[ -](years?|yrs?|months?|weeks?)[ -](?:old|of age)\b|\bage[d:]? (\d{1,2})\b/gu,
      ),
    ].map(([, behind, counted, unit = "", aged]) => {
      const years = Number(behind ?? counted ?? aged);
      return -years / (unit.startsWith("month") ? 12 : unit.startsWith("week") ? 52 : 1);
    }),
  );

/** How much of the least unit of its kind a unit is. */
const sizes: Record<string, number> = {
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  tb: 1e12,
  kg: 1000,
  lb: 453.6,
  lbs: 453.6,
  t: 1_000_000,
  mm: 0.001,
  cm: 0.01,
  ft: 0.3048,
  km: 1000,
  mi: 1609,
  miles: 1609,
};

/** Numbers with one of these units, in one of them: “4 kg”, “1,245 m”. */
export function numbersOf(units: string): Measure {
  const pattern = new RegExp(String.raw`(\d[\d.,]*\d|\d) ?(${units})(?![\p{L}\d])`, "giu");
  return (said) =>
    unique(
      [...said.matchAll(pattern)].map(
        ([, digits = "", unit = ""]) => numberOf(digits) * (sizes[unit.toLowerCase()] ?? 1),
      ),
    );
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
