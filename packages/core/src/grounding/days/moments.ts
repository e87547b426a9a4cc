import { isOfEitherHalf, monthNumber, timeOf } from "./dates.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { slice, textOf, tokenize, type Phrase } from "../matching/tokens.ts";
import { timesOf } from "./time-spans.ts";
import { weekdayOf } from "./weekdays.ts";

/** A day or a time, as far as it is told; times in minutes since midnight. */
export type Moment = {
  weekday?: number;
  day?: number;
  month?: number;
  relative?: "today" | "tomorrow";
  from?: number;
  to?: number;
  isOfEitherHalf?: boolean;
  /** A time is meant, be it not told which. */
  isTimed?: boolean;
};

const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\.?)?`;
const range = new RegExp(String.raw`(?<![\d:.])${clock}\s*(?:–|-|—|to|until)\s*${clock}(?![\d:.])`, "iu");
const single = /(?<![\d:.])(\d{1,2})(?:[:.](\d{2})\s*([ap]\.?m\.?)?|\s*([ap]\.?m\.?))(?![\d:])/iu;

/** What a name says of a day and a time: “Fri 13 Nov”, “Mon 1”, “8–10”, “17:30”, “2 – 4 pm”. */
export function momentIn(name: string): Moment {
  const moment: Moment = {};
  const text = name.replace(range, (whole, ...parts: (string | undefined)[]) => {
    const [hour, minute, half, lastHour, lastMinute, lastHalf] = parts;
    const isPlain = whole.trim() === name.trim() && Number(hour) < Number(lastHour) && Number(lastHour) <= 24;
    if ((minute ?? half ?? lastMinute ?? lastHalf) === undefined && !isPlain) return whole;
    const to = minutesAt(lastHour, lastMinute, lastHalf);
    const from = minutesAt(hour, minute, half ?? (Number(hour) < Number(lastHour) ? lastHalf : undefined));
    Object.assign(moment, { from, to });
    return " ";
  });
  const [found = "", hour, minute, half, bareHalf] =
    moment.from === undefined ? (single.exec(text) ?? []) : [];
  if (hour !== undefined) moment.from = minutesAt(hour, minute, half ?? bareHalf);
  const words =
    text
      .replace(found, " ")
      .toLowerCase()
      .match(/[\p{L}]+|\d+/gu) ?? [];
  words.forEach((word, at) => {
    const weekday = weekdayOf(word);
    const month = monthNumber(word);
    if (weekday !== undefined) moment.weekday = weekday;
    else if (month !== undefined) moment.month = month;
    else if (word === "today" || word === "tomorrow") moment.relative = word;
    else if (isDayNumber(word) && isDayBeside(words, at)) moment.day = Number(word);
  });
  return moment;
}

const isDayNumber = (word: string): boolean =>
  /^\d{1,2}$/u.test(word) && Number(word) > 0 && Number(word) < 32;

/** A number beside a month or a day of the week. */
function isDayBeside(words: string[], at: number): boolean {
  return [words[at - 1], words[at + 1]].some(
    (word = "") => weekdayOf(word) !== undefined || monthNumber(word) !== undefined,
  );
}

function minutesAt(hour = "0", minute = "00", half?: string): number {
  const late = half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/iu.test(half) ? 12 : 0);
  return late * 60 + Number(minute);
}

export type SaidMoment = { moment: Moment; extreme?: "first" | "last"; rest: string[] };

/** “the last slot in the Vault”: the time that is meant by its place. */
const extremes =
  /\b(?<which>first|earliest|last|latest) (?:possible |available |free |open )?(?:slot|time|appointment|game|session|show(?:ing)?|place|court|table|one)\b/iu;
const silent = new Set(
  "the a an at on in for to of from between and please take book choose select pick reserve give get have make set go come see visit i we me us i'd we'd i'll we'll i'm we're my our would could can like want wish need prefer rather be is it that this one slot slots appointment appointments time times date day work works fine good suit suits best better we'll he'll she'll they'll put pencil book down me us home there able up sign do , . ; : ! ? available free open with o'clock o'clock. let let's thanks".split(
    " ",
  ),
);
const longestTime = 8;

/** The day and the time that are told, and the stems of all other words that say something; undefined where none is, or words are quoted. */
export function readMoment(text: string): SaidMoment | undefined {
  const which = extremes.exec(text)?.groups?.["which"]?.toLowerCase();
  const phrase = tokenize(text.replace(extremes, " "));
  const moment: Moment = which === undefined ? {} : { isTimed: true };
  const rest: string[] = [];
  for (let at = 0; at < phrase.tokens.length;) {
    const token = phrase.tokens[at];
    if (token === undefined || token.kind === "quoted") return undefined;
    const read = readAt(phrase, at);
    if (read === undefined) {
      if (!silent.has(token.word)) rest.push(...wordsOf(normalize(token.text)).map(stem));
      at += 1;
      continue;
    }
    if (Object.keys(read.moment).some((key) => key in moment)) return undefined;
    Object.assign(moment, read.moment);
    at += read.length;
  }
  if (Object.keys(moment).length === 0 || rest.length > 6) return undefined;
  const extreme = which === undefined ? undefined : /^(?:first|earliest)$/u.test(which) ? "first" : "last";
  return { moment, rest, ...(extreme && { extreme }) };
}

function readAt(phrase: Phrase, at: number): { moment: Moment; length: number } | undefined {
  for (let length = Math.min(longestTime, phrase.tokens.length - at); length > 0; length -= 1) {
    const text = textOf(slice(phrase, at, at + length)).replace(/[’]/gu, "'");
    const moment = momentSaid(text);
    if (moment !== undefined) return { moment, length };
  }
  return undefined;
}

const hours = String.raw`(\d{1,2})(?:[:.](\d{2}))?( ?[ap]\.?m\.?)?`;
const saidRange = new RegExp(
  `^(?:(?:from |between )?${hours}(?: ?[-–—] ?| to | until | till )|between ${hours} and )${hours}$`,
  "iu",
);

/** “between four and six in the afternoon” */
function spanSaid(text: string): Moment | undefined {
  const { from = "", to = "" } =
    /^(?:from |between )(?<from>.+?) (?:and|to|until|till) (?<to>.+)$/iu.exec(text)?.groups ?? {};
  const [first, last] = Object.values(timesOf(from, to) ?? {}).map((time) => time.split(":"));
  return first && last ? { from: minutesAt(...first), to: minutesAt(...last) } : undefined;
}

function momentSaid(text: string): Moment | undefined {
  const spoken = saidRange.exec(text);
  if (spoken) {
    const [, hour = spoken[4], minute = spoken[5], half = spoken[6], , , , lastHour, lastMinute, lastHalf] =
      spoken;
    const from = minutesAt(hour, minute, (half ?? lastHalf)?.trim());
    const to = minutesAt(lastHour, lastMinute, lastHalf?.trim());
    return from < to && to <= 24 * 60 ? { from, to } : undefined;
  }
  const told = /\b(?:and|to|until|till)\b/iu.test(text) ? spanSaid(text) : undefined;
  if (told !== undefined) return told;
  const time = /\d:\d|\d ?[ap]\.?m|\p{L}/iu.test(text) ? timeOf(text) : undefined;
  if (time !== undefined) {
    const [hour, minute] = time.split(":");
    return { from: minutesAt(hour, minute), isOfEitherHalf: isOfEitherHalf(text) };
  }
  const clean = text.toLowerCase();
  if (clean === "today" || clean === "tomorrow") return { relative: clean };
  const weekday = weekdayOf(clean);
  if (weekday !== undefined) return { weekday };
  const found = /^(?:the )?(\d{1,2})(st|nd|rd|th)?(?: (?:of )?(\p{L}{3,9}))?$/u.exec(clean);
  const turned = /^(\p{L}{3,9}) (?:the )?(\d{1,2})(?:st|nd|rd|th)?$/u.exec(clean);
  const day = Number(found?.[1] ?? turned?.[2] ?? 0);
  if (day < 1 || day > 31) return undefined;
  const name = found?.[3] ?? turned?.[1];
  if (name === undefined) return found?.[2] !== undefined || clean.startsWith("the ") ? { day } : undefined;
  const month = monthNumber(name);
  return month === undefined ? undefined : { day, month };
}
