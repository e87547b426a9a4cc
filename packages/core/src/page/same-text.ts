/**
 * Whether a field holds the text that it was given. Fields format what they are given (spaces in a card number, brackets
 * in a telephone number, capitals in a postcode, two decimals in an amount) and hold the same for all that; a lost sign,
 * decimal point, letter or end is another text.
 */
export function isSameText(held: string, given: string): boolean {
  if (squeeze(held) === squeeze(given)) return true;
  const number = saysMore(given) ? undefined : numberIn(given);
  if (number !== undefined && isMarked(given))
    return numberIn(held) === number || (!looksLikeNumber(held) && bare(held) === bare(given));
  // Plain digits: a number again, unless they only came to stand in groups, as in a card or telephone number.
  if (number !== undefined && looksLikeNumber(held)) return numberIn(held) === number;
  const letters = bare(given);
  return letters !== "" && bare(held) === letters;
}

/** Whether a field holds, perhaps among other text, what was typed into it. */
export function hasText(held: string, typed: string): boolean {
  return squeeze(held).includes(squeeze(typed)) || (bare(typed) !== "" && bare(held).includes(bare(typed)));
}

/** One space between words; none beside digits, where fields put them as they like. */
function squeeze(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .trim()
    .replace(/\s+/g, " ")
    .replace(/(?<=\d) | (?=\d)/g, "");
}

/** Letters and digits of any script. */
function bare(text: string): string {
  return squeeze(text).replace(/[^\p{L}\p{N}\p{M}\s]/gu, "");
}

const currency = /(?<!\p{L})(?:[A-Z]{3}|kr|zł|Kč|Ft|Fr|Rs|R|lei|lv|руб)(?!\p{L})/gu;

/** What is given with letters besides a currency is no number alone: “12-Main” is more than 12. A field may add words of its own. */
const saysMore = (given: string): boolean => /\p{L}/u.test(given.replace(currency, ""));

const isMarked = (text: string) => /[-+.,]/.test(text);

/** An amount: digits with a sign, groups and decimals, and at most a currency around it. */
function looksLikeNumber(text: string): boolean {
  return numberIn(text) !== undefined;
}

function numberIn(text: string): number | undefined {
  const amount = /^[^\d.,+-]*([-+]?[\d\s.,']*\d)[^\d.,]*$/.exec(text.trim())?.[1]?.replace(/[\s']/g, "");
  if (amount === undefined) return undefined;
  const marks = amount.match(/[.,]/g) ?? [];
  const decimal = marks.at(-1);
  if (decimal === undefined) return Number(amount);
  const isRepeated = marks.filter((mark) => mark === decimal).length > 1;
  const digitsAfter = amount.length - amount.lastIndexOf(decimal) - 1;
  if (isRepeated || (digitsAfter === 3 && decimal === ",")) {
    const isGrouped = /^[-+]?\d{1,3}([.,]\d{3})+$/.test(amount);
    return isGrouped ? Number(amount.replace(/[.,]/g, "")) : undefined;
  }
  const whole = amount.slice(0, amount.lastIndexOf(decimal)).replace(/[.,]/g, "");
  return Number(`${whole}.${amount.slice(amount.lastIndexOf(decimal) + 1)}`);
}
