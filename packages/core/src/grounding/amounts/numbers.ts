import type { ViewNode } from "../../page/view.ts";

const units: Record<string, number> = Object.fromEntries(
  (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
    "eighteen nineteen"
  )
    .split(" ")
    .map((word, at) => [word, at]),
);
const tens: Record<string, number> = Object.fromEntries(
  "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, at) => [word, (at + 2) * 10]),
);

/** “7”, “seven”, “twenty-five”, “a hundred”, “two thousand five hundred”: a whole number; undefined for anything else. */
export function numberInWords(text: string): number | undefined {
  const word = text.trim().toLowerCase();
  if (word.length > longestNumber) return undefined;
  if (/^\d{1,9}$/.test(word)) return Number(word);
  if (/^(?:a|one) hundred$/.test(word)) return 100;
  if (Object.hasOwn(units, word)) return units[word];
  if (Object.hasOwn(tens, word)) return tens[word];
  if (/ (?:hundred|thousand)\b/u.test(word)) return largeNumber(word);
  const [ten = "", unit = "", ...more] = word.split(/[-\s]+/);
  const [left, right] = [tens[ten], units[unit]];
  return more.length === 0 && left !== undefined && right !== undefined && right > 0 && right < 10
    ? left + right
    : undefined;
}

const inThousand =
  /^(?:(?<thousands>.+?) thousand(?: |$))?(?:(?<hundreds>\S+) hundred(?: |$))?(?:and )?(?<rest>.+)?$/u;
/** No number that is said is longer, in UTF-16 units. */
const longestNumber = 80;

/** “forty-two thousand five hundred”, “three hundred and five” */
function largeNumber(words: string): number | undefined {
  const { thousands, hundreds, rest } = inThousand.exec(words)?.groups ?? {};
  const parts = [
    [thousands, 1000],
    [hundreds, 100],
    [rest, 1],
  ] as const;
  return parts.reduce<number | undefined>((sum, [part, size]) => {
    if (part === undefined) return sum;
    const isOne = part === "a" && size > 1;
    const count = isOne ? 1 : part === words ? undefined : numberInWords(part);
    const isSmall = count !== undefined && count > 0 && (size === 1000 || count < 100);
    return isSmall && sum !== undefined ? sum + count * size : undefined;
  }, 0);
}

/** The number that a word of an instruction says, its digits as written; undefined for another word. */
export function numberOf(word: string): string | undefined {
  if (/^[-+]?\d+(?:[.,]\d+)*%?$/.test(word)) return word.replace(/%$/, "");
  return word === "dozen" ? "12" : numberInWords(word)?.toString();
}

const withUnit =
  /^(?:[$€£¥#]|about |to )?\s*([-+]?\d+(?:[.,'’]\d+)*)\s*(?:%|[$€£¥°]?[\p{L}²³]*\.?(?: \p{L}+)?)$/u;

/**
 * “75,000” and “1,234.50” as fields for numbers write them: a comma before three digits parts thousands, any other is a
 * decimal sign. `isWhole`: the field takes no fractions, so that “1.200” is a thousand and two hundred. Undefined for no number.
 */
export function plainNumber(text: string, isWhole: boolean): string | undefined {
  const marks = text.replace(/^[-+]/u, "").match(/\D/gu) ?? [];
  const [first, last] = [marks[0], marks.at(-1)];
  const isAlike = marks.every((mark) => mark === first);
  const mayBeEither = marks.length === 1 && first === "." && !isWhole;
  if (isAlike && !mayBeEither && inThousands.test(text)) return text.replace(/[^-+\d]/gu, "");
  const cut = last === undefined ? text.length : text.lastIndexOf(last);
  const [whole, fraction] = [text.slice(0, cut), text.slice(cut + 1)];
  const isPlain = marks.length < 2 || (last !== first && inThousands.test(whole));
  if (!isPlain || !/^[-+]?\d/u.test(text) || !/^\d*$/u.test(fraction)) return undefined;
  return whole.replace(/[^-+\d]/gu, "") + (fraction === "" ? "" : `.${fraction}`);
}

const inThousands = /^[-+]?[1-9]\d{0,2}(?:[.,'’]\d{3})+$/u;

/** Whether a field for numbers takes no fractions: browsers take none where nothing says how far apart its values are. */
export function takesWhole({ inputType, bounds }: Pick<ViewNode, "inputType" | "bounds">): boolean {
  return inputType === "number" && /^\d*$/u.test(bounds?.step ?? "");
}

/** What a number field takes of “25 km”, “£90”, “four seats”: the number, digits as written; undefined when it is none. */
export function quantityOf(value: string, isWhole = false): string | undefined {
  const said = value.trim();
  const digits = large.test(said) ? undefined : withUnit.exec(said)?.[1];
  if (digits !== undefined) return plainNumber(digits, isWhole);
  const words = said
    .replace(/^minus /iu, "")
    .replace(/^half a dozen\b/iu, "six")
    .replace(/^a dozen\b/iu, "twelve")
    .split(/\s+/);
  const lengths = [0, 1, mostBehind].map((behind) => words.length - behind).filter((length) => length > 0);
  const numbers = lengths.map((length) => numberInWords(words.slice(0, length).join(" ")));
  const at = numbers.findIndex((number) => number !== undefined);
  const [next = ""] = at < 0 ? [] : words.slice(lengths[at]);
  // “three quarters” are no three, nor are “two fifty” two.
  if (at < 0 || goesOn.test(next) || numberInWords(next) !== undefined) return undefined;
  return `${/^minus /iu.test(said) ? "-" : ""}${numbers[at]}`;
}

const large = /\b(?:hundred|thousand|million|dozen)\b/iu;
const mostBehind = 2;
const goesOn = /^(?:half|halves|thirds?|quarters?|fifths?|tenths?|hundred|thousand|million|dozen|and|or)$/iu;

/** The same with a decimal fraction: “1.5”. */
export function amountInWords(word: string): number | undefined {
  return /^\d+\.\d+$/u.test(word) ? Number(word) : numberInWords(word);
}

const held = /^[^\d.,-]{0,4}(-?\d+)(?:\.(\d+))?[^\d.,]{0,6}$/u;

/** “€ 6.50”: the number that a field holds, and how many places it has behind the point; undefined where it holds none. */
export function figureHeld(value: string): { figure: number; places: number } | undefined {
  const [, whole, part = ""] = held.exec(value.trim()) ?? [];
  return whole === undefined ? undefined : { figure: Number(`${whole}.${part}`), places: part.length };
}
