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

/** “7”, “seven”, “twenty-five”, “a hundred”: a whole number; undefined for anything else. */
export function numberInWords(text: string): number | undefined {
  const word = text.trim().toLowerCase();
  if (/^\d{1,9}$/.test(word)) return Number(word);
  if (/^(?:a|one) hundred$/.test(word)) return 100;
  if (Object.hasOwn(units, word)) return units[word];
  if (Object.hasOwn(tens, word)) return tens[word];
  const [ten = "", unit = "", ...more] = word.split(/[-\s]+/);
  const [left, right] = [tens[ten], units[unit]];
  return more.length === 0 && left !== undefined && right !== undefined && right > 0 && right < 10
    ? left + right
    : undefined;
}

/** The number that a word of an instruction says, its digits as written; undefined for another word. */
export function numberOf(word: string): string | undefined {
  if (/^[-+]?\d+(?:[.,]\d+)*%?$/.test(word)) return word.replace(/%$/, "");
  return word === "dozen" ? "12" : numberInWords(word)?.toString();
}

const withUnit =
  /^(?:[$€£¥#]|about |to )?\s*([-+]?\d+(?:[.,]\d+)?)\s*(?:%|[$€£¥°]?[\p{L}²³]*\.?(?: \p{L}+)?)$/u;

/** What a number field takes of “25 km”, “£90”, “four seats”: the number, digits as written; undefined when it is none. */
export function quantityOf(value: string): string | undefined {
  const digits = withUnit.exec(value.trim())?.[1];
  if (digits !== undefined) return digits.replace(",", ".");
  const words = value.trim().split(/\s+/);
  const number = numberInWords(words.slice(0, 2).join(" ")) ?? numberInWords(words[0] ?? "");
  return number === undefined || words.length > 3 ? undefined : String(number);
}

/** The same with a decimal fraction: “1.5”. */
export function amountInWords(word: string): number | undefined {
  return /^\d+\.\d+$/u.test(word) ? Number(word) : numberInWords(word);
}
