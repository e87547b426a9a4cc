import { monthNumber, timeOf } from "../days/dates.ts";
import { numberInWords } from "../amounts/numbers.ts";
import type { Grounding } from "../outcome.ts";

const months =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";

const dayInFull = new RegExp(
  String.raw`(?:(?<day>[0-3]?\d)(?:st|nd|rd|th)? (?:of )?(?<month>${months})|(?<monthBefore>${months}) (?<dayBehind>[0-3]?\d)(?:st|nd|rd|th)?)\b(?:,? (?<year>\d{4})\b)?`,
  "giu",
);
const dayAlone = new RegExp(
  String.raw`\bthe (?<day>[0-3]?\d)(?:st|nd|rd|th)\b(?! (?:of |${months}|\p{L}+ of |floor|row|line|item|one|entry|page))`,
  "iu",
);

/** “from 3 July 2027, leaving on the 10th”: the month of the one day is that of the other, or the one after it. Undefined for all else. */
function withMonthToBoth(instruction: string): string | undefined {
  if (/["“”«»„]/u.test(instruction)) return undefined;
  const days = [...instruction.matchAll(dayInFull)];
  const [first, another] = days;
  if (first === undefined || another !== undefined) return undefined;
  const end = first.index + first[0].length;
  const alone = dayAlone.exec(instruction.slice(end));
  if (alone === null) return undefined;
  const { day, dayBehind, month, monthBefore, year } = first.groups ?? {};
  const [from, to] = [Number(day ?? dayBehind), Number(alone.groups?.["day"])];
  if (to < 1 || to > 31) return undefined;
  const names = "january february march april may june july august september october november december".split(
    " ",
  );
  const at = names.findIndex((name) =>
    name.startsWith((month ?? monthBefore ?? "").slice(0, 3).toLowerCase()),
  );
  const turns = to < from;
  const name = names[(at + (turns ? 1 : 0)) % 12] ?? "";
  const years = year === undefined ? "" : ` ${Number(year) + (turns && at === 11 ? 1 : 0)}`;
  const written = `${to} ${name.slice(0, 1).toUpperCase()}${name.slice(1)}${years}`;
  return instruction.slice(0, end) + instruction.slice(end).replace(dayAlone, written);
}

const spoken: [RegExp, string][] = [
  [/(?<=\b(?:to|at|of|is|be|set|down|up|than|=) )minus (?=\d)/giu, "-"],
  [/\bhalf a dozen(?: of)?\b/giu, "6"],
  [/\b(?:two|2) dozen(?: of)?\b/giu, "24"],
  [/\b(?:a|one|1) dozen(?: of)?\b/giu, "12"],
  [/\ba (?:couple|pair) of\b/giu, "2"],
  [/\b(?:a|one|1) hundred(?= (?!and\b))/giu, "100"],
  [/\b(?:(?<whole>\d{1,2})|one|two|three|four|five|six|seven|eight|nine|ten) and a half\b/giu, ""],
];
const numbers = "zero one two three four five six seven eight nine ten".split(" ");

const hundreds =
  /\b(?<many>an?|one|two|three|four|five|six|seven|eight|nine) hundred(?: and (?<rest>(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|\p{L}+))?(?=[^\p{L}]|$)/giu;

/** “a hundred and ten”, “three hundred”. */
function withHundreds(instruction: string): string {
  return instruction.replace(hundreds, (whole: string, ...parts: unknown[]) => {
    const { many = "", rest } = parts.at(-1) as Record<string, string | undefined>;
    const more = rest === undefined ? 0 : numberInWords(rest);
    const count = numberInWords(many.replace(/^an?$/iu, "one")) ?? 1;
    return more === undefined ? whole : String(count * 100 + more);
  });
}

/** “a dozen cakes”, “two and a half kilos”, in figures. Undefined where no such number is said. */
function inFigures(instruction: string): string | undefined {
  if (/["“”«»„]/u.test(instruction)) return undefined;
  const text = spoken.reduce(
    (said, [pattern, figure]) =>
      said.replace(pattern, (whole: string) => {
        if (figure !== "") return figure;
        const [first = ""] = whole.toLowerCase().split(" ");
        return `${/\d/u.test(first) ? first : numbers.indexOf(first)}.5`;
      }),
    withHundreds(instruction),
  );
  return text === instruction ? undefined : text;
}

const span =
  /\b(?<lead>from|between) (?<first>\S+(?: (?:past|to) \S+)?) (?<link>to|till|until|and) (?<last>\S+(?: past \S+)?) ?(?<half>[ap]m|[ap]\.m\.|in the (?:morning|afternoon|evening))/iu;
const days =
  /(?<!\S)(?<first>\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4}) ?[–—-] ?(?<last>\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4})(?!\S)/u;
const within = new RegExp(
  String.raw`\b(?:in|during|for|of|from) (?:the month of )?(?<month>${months}) (?<year>\d{4})(?=$|[,.;!]| and )`,
  "iu",
);

/** “from 6 to 8 in the evening”, “2027-07-03 – 2027-07-05”: with each end said in full. */
function withBothEnds(instruction: string): string | undefined {
  if (/["“”«»„]/u.test(instruction)) return undefined;
  const { lead, first = "", link, last, half = "" } = span.exec(instruction)?.groups ?? {};
  const [begin, end] = [timeOf(`${first} ${half}`), timeOf(`${last} ${half}`)];
  // “from 8 till half past two in the afternoon” begins in the morning.
  const isOfBoth = begin !== undefined && (end === undefined || begin < end);
  if (lead !== undefined && isOfBoth && !/[ap]\.?m/iu.test(first))
    return instruction.replace(span, `${lead} ${first} ${half} ${link} ${last} ${half}`);
  return days.test(instruction) ? instruction.replace(days, "from $<first> to $<last>") : undefined;
}

/** “payments in April 2026”: from its first day to its last, where the page asks for two days. */
export function groundWholeMonth(
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Grounding | undefined {
  const { month = "", year = "" } = within.exec(instruction)?.groups ?? {};
  const at = monthNumber(month);
  if (at === undefined || /["“”«»„]/u.test(instruction)) return undefined;
  const last = new Date(Date.UTC(Number(year), at, 0)).getUTCDate();
  const found = groundOrder(
    instruction.replace(within, `from 1 ${month} ${year} to ${last} ${month} ${year}`),
  );
  if (found.outcome !== "resolved") return undefined;
  const days = found.steps.filter(
    ({ method, arguments: [value = ""] }) => method === "fill" && /^\d[\d./-]+$/u.test(value),
  );
  return days.length === 2 ? found : undefined;
}

const places =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first".split(
    " ",
  );
const ordinalDay = new RegExp(
  String.raw`\b(?:the )?(?<place>(?:twenty-|thirty-)?\p{Ll}+) (?:of )?(?<month>${months})\b`,
  "iu",
);
const openEnd = /(?<=\bfrom .*\d{4}) (?:on|onwards?)(?=[,.;!]|$)/iu;

/** “the first of February 2027”, “from 15 May 2026 on”. */
function withPlainDays(instruction: string): string | undefined {
  if (/["“”«»„]/u.test(instruction)) return undefined;
  const text = instruction
    .replace(ordinalDay, (whole, place: string, month: string) => {
      const at = places.indexOf(place.toLowerCase());
      return at < 0 ? whole : `${at + 1} ${month}`;
    })
    .replace(openEnd, "");
  return text === instruction ? undefined : text;
}

/** Values in other words, where none of them is a part of a text that is written down. */
export function groundSpokenValues(
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Grounding | undefined {
  const plain = withPlainDays(instruction);
  const dated = withMonthToBoth(plain ?? instruction) ?? withBothEnds(plain ?? instruction) ?? plain;
  const text = inFigures(dated ?? instruction) ?? dated;
  const found = text === undefined ? undefined : groundOrder(text);
  if (found?.outcome !== "resolved") return undefined;
  const isPlain = found.steps.every(
    ({ method, node, arguments: [value = ""] }) =>
      !/^(?:fill|type)$/u.test(method) ||
      /^[-\d.,:/]+$/u.test(value) ||
      instruction.includes(value) ||
      /^(?:date|time)/u.test(node?.inputType ?? "") ||
      (value.length < 20 && /^\d{1,2} \p{L}+(?: \d{4})?$/u.test(value)),
  );
  return isPlain ? found : undefined;
}
