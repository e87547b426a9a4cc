/** Reading values out of text: numbers in the notations of several countries, availability, currencies, addresses. */
import { dateIn } from "./dates.ts";
import { words } from "./words.ts";

export type NumberToken = {
  value: number;
  start: number;
  end: number;
  /** ISO 4217 code, where a sign or code stands at the number. */
  currency?: string;
  percent: boolean;
  /** Unit of measure right after the number, lower case: `kg`. */
  unit?: string;
};

const SIGNS: Record<string, string> = {
  "€": "EUR",
  $: "USD",
  "£": "GBP",
  "¥": "JPY",
  "￥": "JPY",
  "₪": "ILS",
  "฿": "THB",
  "₫": "VND",
  "₴": "UAH",
  "₱": "PHP",
  "₦": "NGN",
  "₹": "INR",
  "₩": "KRW",
  "₽": "RUB",
  "₺": "TRY",
  zł: "PLN",
  kr: "SEK",
};
const CODES =
  "EUR|USD|GBP|JPY|CHF|CAD|AUD|NZD|INR|CNY|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|ZAR|KRW|SGD|HKD|TRY|ILS|THB|VND|UAH|PHP|NGN";
const CURRENCY = String.raw`(?:(?:US|A|C|CA|AU|NZ|HK|S)?\$|€|£|¥|￥|₹|₩|₽|₺|₪|฿|₫|₴|₱|₦|zł|\bkr\b|\b(?:${CODES})\b)`;
const DIGITS = String.raw`\d+(?:[.,'’\u00A0\u202F]\d+)*|\.\d+`;
const NUMBER = new RegExp(
  String.raw`(${CURRENCY})?(\s?)([-−–]?)(${CURRENCY})?\s?(?<![\p{L}\d.,:/])(?<![\p{L}\d][-–])(${DIGITS}|\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?)(?![\d:]|[/-]\d{1,4}[/-]|-\d)(?:\s?(${CURRENCY})(?!\s?\d))?(\s?%)?(?:\s?(k|m|bn?|million|billion|thousand)\b(?!²|2))?`,
  "giu",
);
const UNIT =
  /^\s?(kg|g|mg|lbs?|oz|km|cm|mm|m|in|inch(?:es)?|ft|ml|cl|l|kb|mb|gb|tb|kwh|w|v|h|hrs?|hours?|mins?|minutes?|secs?|seconds?|days?|weeks?|months?|years?)\b/i;
const SCALE: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

const GROUPED = new RegExp(
  String.raw`^\s*${CURRENCY}?\s?\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?\s?${CURRENCY}?\s*$`,
  "iu",
);

/** `($1,200.00)` and `1.200,00-`, as books write what is owed; `(12)` is a count. */
function isBookkeepersNegative(text: string): boolean {
  const bare = text.trim();
  if (bare.length > 40) return false;
  const isAmount = new RegExp(CURRENCY, "iu").test(bare) || /[.,]\d{2}\D*$/.test(bare);
  return isAmount && (/^\([^()]*\d[^()]*\)$/.test(bare) || /^[^-−–]*\d[^-−–\d]{0,4}[-−–]$/.test(bare));
}

function negated(tokens: NumberToken[]): NumberToken[] {
  return tokens.map((token) => ({ ...token, value: -Math.abs(token.value) }));
}

/** How a page writes its figures: by a comma `42.350` is a thousand times what it is by a point. */
export type Notation = "comma" | "point";

const BY_COMMA = /(?<![\d.,])(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+),\d{1,2}(?![\d.,:])/u;
const BY_POINT = /(?<![\d.,])(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)\.\d{1,2}(?![\d.,:])/u;

const PRICE_BY_COMMA = /(?<![\d.,])(?:[1-9]\d{0,2}\.\d{3}(?:,\d{2})?|\d+,\d{2})\s?[€£$]/u;
const PRICE_BY_POINT = /[€£$]\s?[\d,]*\d\.\d{2}(?!\d)|\d\.\d{2}\s?[€£$]/u;

/** What some texts of a page tell of all of them: a comma before a fraction, or at least before that of each price. */
export function notationOf(texts: string[]): Notation {
  const says = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const isByComma = (says(BY_COMMA) && !says(BY_POINT)) || (says(PRICE_BY_COMMA) && !says(PRICE_BY_POINT));
  return isByComma ? "comma" : "point";
}

/** All numbers of a text; parts of dates, times, versions and telephone numbers are none. */
export function numbersIn(text: string, notation: Notation = "point"): NumberToken[] {
  if (text.length > 2_000 || !/\d/.test(text)) return [];
  if (isBookkeepersNegative(text))
    return negated(numbersIn(` ${text.replace(/[()]|[-−–]\s*$/g, " ")} `, notation));
  const plain = /^\(?([€$£])?(\d{1,9}(?:\.\d{1,2})?)\)?$/.exec(text);
  if (plain !== null) {
    const currency = plain[1] === undefined ? {} : { currency: currencyCode(plain[1]) };
    return [
      {
        value: Number(plain[2]),
        start: text.indexOf(plain[2] ?? ""),
        end: text.length,
        percent: false,
        ...currency,
      },
    ];
  }
  const spaced = signedBehind(spacedThousands(text));
  const tokens: NumberToken[] = [];
  for (const match of spaced.matchAll(NUMBER)) {
    const [whole, before, gap = "", minus = "", inner, digits = "", after, percent, scale] = match;
    const sign = before ?? inner ?? after;
    const value = plainNumber(digits, { notation, isMoney: sign !== undefined });
    if (value === undefined) continue;
    const isScaled = scale !== undefined && !(scale === "m" && sign === undefined) && !isKelvin(scale, value);
    const scaled = isScaled ? value * (SCALE[scale.toLowerCase()] ?? 1) : value;
    const end = match.index + whole.length;
    const unit = UNIT.exec(
      spaced.slice(scaled === value && scale !== undefined ? end - scale.length : end),
    )?.[1]?.toLowerCase();
    const isTight = gap !== "" && whole.includes(`${minus}${inner ?? ""}${digits}`);
    const negative = minus !== "" && !(isTight ? /\d$/ : /[\d\p{L}]\s?$/u).test(spaced.slice(0, match.index));
    tokens.push({
      value: Number((negative ? -scaled : scaled).toPrecision(15)),
      start: match.index,
      end,
      percent: percent !== undefined,
      ...(sign === undefined ? {} : { currency: currencyCode(sign) }),
      ...(unit === undefined ? {} : { unit }),
    });
  }
  return tokens;
}

/** `18.490 € 19.990 €`: where the first has its sign behind it, so have the others. */
function signedBehind(text: string): string {
  return /^\s*\d[\d.,]*\s?[€£$]\s\d[\d.,]*\s?[€£$]\s*$/u.test(text)
    ? text.replace(/([€£$])\s(?=\d)/gu, "$1|")
    : text;
}

/** Digits in groups of three are one number only where the whole text is a price or a number: not in `model 15 128 GB`. */
function spacedThousands(text: string): string {
  return /\d \d{3}/.test(text) && GROUPED.test(text) ? text.replace(/(?<=\d) (?=\d{3})/g, "\u00A0") : text;
}

function currencyCode(sign: string): string {
  const last = sign.at(-1) ?? "";
  if (/^[A-Z]{3}$/i.test(sign)) return sign.toUpperCase();
  if (last === "$" && sign.length > 1)
    return (
      (
        { A: "AUD", AU: "AUD", C: "CAD", CA: "CAD", NZ: "NZD", HK: "HKD", S: "SGD" } as Record<string, string>
      )[sign.slice(0, -1)] ?? "USD"
    );
  return SIGNS[sign.toLowerCase()] ?? SIGNS[last] ?? sign;
}

/** `6,500 K` are no millions: nobody counts thousands in thousands. */
function isKelvin(scale: string, value: number): boolean {
  return /^k$/i.test(scale) && value >= 1_000;
}

/** `1,299.00`, `1.299,00`, `1'299`, `12,5`; undefined for what is a list or a version. */
function plainNumber(
  digits: string,
  { notation, isMoney }: { notation: Notation; isMoney: boolean },
): number | undefined {
  const text = digits.replace(/['’\u00A0\u202F ]/g, "");
  const separators = text.replace(/\d/g, "");
  const last = separators.at(-1);
  if (last === undefined || separators === ".") {
    const isGrouped = (isMoney || notation === "comma") && /^[1-9]\d{0,2}\.\d{3}$/.test(text);
    if (separators === "." && isGrouped) return Number(text.replace(".", ""));
    return Number(text);
  }
  const mixed = separators.includes(".") && separators.includes(",");
  if (mixed) {
    if (separators.indexOf(last) !== separators.length - 1) return undefined;
    const whole = text.slice(0, text.lastIndexOf(last)).replace(/[.,]/g, "");
    return Number(`${whole}.${text.slice(text.lastIndexOf(last) + 1)}`);
  }
  if (separators.length > 1)
    return /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(text) ? Number(text.replace(/[.,]/g, "")) : undefined;
  const isGrouped = notation === "point" && /^[1-9]\d{0,2},\d{3}$/.test(text);
  return isGrouped ? Number(text.replace(",", "")) : Number(text.replace(",", "."));
}

/** What a rating says: `4.5 out of 5`, `4,5/5`, `★★★★☆`, `4 stars`; undefined for any other text. */
export function ratingIn(text: string): number | undefined {
  if (text.length > 200) return undefined;
  const filled = text.match(/[★⭐]/gu)?.length ?? 0;
  const empty = text.match(/☆/gu)?.length ?? 0;
  const spoken =
    /(\d+(?:[.,]\d+)?)\s*(?:out of|of|\/|von|sur)\s*(?:5|10|100)(?:[.,]0)?\b|(\d+(?:[.,]\d+)?)\s*(?:-\s*)?(?:stars?\b|[★⭐](?![★⭐☆]))|[★⭐]\s*(\d+(?:[.,]\d+)?)(?![\d.,]|\s?[km]\b)/iu.exec(
      text,
    );
  const figure = spoken?.[1] ?? spoken?.[2] ?? spoken?.[3];
  // `4.2k stars` and `1,204 stars` count those who gave one.
  const isCount = figure !== undefined && /[.,]\d{3}$|^\d{3,}$/.test(figure);
  if (figure !== undefined && !isCount) return Number(figure.replace(",", "."));
  return filled > 0 && (filled + empty === 5 || filled + empty === 10) ? filled : undefined;
}

export function yesOrNo(text: string): boolean | undefined {
  if (
    /^\W*(?:yes|true|on|y|enabled|active|included|available|checked|allowed|✓|✔|✅|☑)\W*$/iu.test(text) ||
    /^[✓✔✅☑]️?$/u.test(text.trim())
  )
    return true;
  if (
    /^\W*(?:no|false|off|n|disabled|inactive|not included|unavailable|not available|none|unchecked|not allowed)\W*$/iu.test(
      text,
    ) ||
    /^[✗✘❌☐×]️?$/u.test(text.trim())
  )
    return false;
  return undefined;
}

/** “Available” as a label says it; of anything, a sentence may say that it is available somewhere. */
const AVAILABLE =
  /^\W*(?:(?:currently|now|still|again|sorry|is|are|temporarily|no longer|this item is|online)[\s,:]+)*(not\s+|un)?available(?:\s+(?:now|today|online|again|immediately|here))?\W*$/i;

/** `No new patients`, where `acceptsNewPatients` is asked for: all of it but what is done is denied. */
export function deniedOf({ words: named }: { words: string[] }, text: string): boolean {
  const [no = "", ...said] = words(text);
  return (
    /^(?:no|not)$/.test(no) &&
    said.length > 1 &&
    said.length >= named.length - 1 &&
    said.every((word) => named.includes(word))
  );
}

/** `2 of 3 copies available` */
export const LEFT_OF = /^\W*(\d+) of \d+ (?:\p{L}+ ){0,2}(?:available|left|free|in stock)\b/iu;

/** Whether a text says that something can be had; undefined when it says nothing of the kind. */
export function availability(text: string): boolean | undefined {
  if (text.length > 80) return undefined;
  const available = AVAILABLE.exec(text);
  const left = LEFT_OF.exec(text)?.[1];
  if (left !== undefined) return Number(left) > 0;
  if (/\b(?:out of stock|sold out|none left|not in stock|0 (?:in stock|available|left))\b/i.test(text))
    return false;
  if (available !== null) return available[1] === undefined && !/no longer/i.test(text);
  return /\b(?:in stock|only \d+ left|\d+ left|\d+ available|ready to ship)\b/i.test(text) &&
    !/\b(?:when|if|notify|from|soon)\b/i.test(text)
    ? true
    : undefined;
}

export function emailIn(text: string): string | undefined {
  return /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/.exec(text.slice(0, 2_000))?.[0];
}

export function phoneIn(text: string): string | undefined {
  const found = /(?<![\w.])\+?\(?\d[\d\s()./-]{5,18}\d(?!\w)/.exec(text.slice(0, 400))?.[0];
  const isYears = /^\d{4}\s*[-–/]\s*\d{4}$/.test(found ?? "");
  return found !== undefined &&
    !isYears &&
    !/^97[89][\d -]{10,14}$/.test(found) &&
    dateIn(found) === undefined &&
    found.replace(/\D/g, "").length >= 7
    ? found.trim()
    : undefined;
}

export function absoluteUrl(text: string, base: string): string | undefined {
  const trimmed = text.trim();
  if (!/^(?:https?:)?\/\/\S+$/i.test(trimmed)) return undefined;
  return URL.canParse(trimmed, base) ? new URL(trimmed, base).href : undefined;
}
