import { numberInWords } from "../amounts/numbers.ts";

/** Months in English, January first. */
export const monthNames =
  "january february march april may june july august september october november december".split(" ");
const languages = "de fr es it nl pt pl sv da nb fi cs".split(" ");

let found: ReadonlyMap<string, string> | undefined;

/** What months are called in other languages, beside a day, and which one it is in English. */
function elsewhere(): ReadonlyMap<string, string> {
  found ??= new Map(
    languages.flatMap((language) => {
      const named = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
      return monthNames.flatMap((name, month): [string, string][] => {
        const parts = named.formatToParts(Date.UTC(2027, month, 1));
        const own = parts.find(({ type }) => type === "month")?.value.toLowerCase() ?? "";
        return own.length < 3 || /\d/u.test(own) ? [] : [[own, name]];
      });
    }),
  );
  return found;
}

/** “premier octobre”, “1er juin” */
const first = /^(?:premier|primero|primo|1er|1ère|1º|1°)(?= )/u;
/** “am 9. Oktober”, “le 3 mai”, “niech do 3 maja”: what stands before a day. */
const before = /^(?:am|den|der|vom|zum|le|du|au|el|il|em|op|dia|día|dnia) /u;

const feasts: readonly [RegExp, string][] = [
  [/^new year['’]?s day/u, "1 january"],
  [/^new year['’]?s eve/u, "31 december"],
  [/^christmas eve/u, "24 december"],
  [/^christmas day/u, "25 december"],
  [/^boxing day/u, "26 december"],
];

/** “'79” is one of these without doubt, and “'52” is not. */
const isThisCentury = (year: number): boolean => year <= 35;
const isLastCentury = (year: number): boolean => year >= 70;

/** A day in words of its own, in lower case, as it is written in English: “3. juni 1988” as “3 june 1988”, “ninth of november '79” as “ninth of november 1979”. */
export function inEnglish(text: string): string {
  const plain = text.replace(/,/g, " ").replace(/\s+/g, " ").replace(before, "").replace(first, "1");
  const feast = feasts.find(([said]) => said.test(plain));
  const words = (feast === undefined ? plain : plain.replace(...feast))
    .replace(/(\d)(?:st|nd|rd|th)\b/g, "$1")
    .replace(/^(\d{1,2})\. (?=\p{L})/u, "$1 ")
    .replace(/(?<=^\d{1,2} )(?:de|di) /u, "")
    .replace(/(?<=\p{L} )(?:de|del) (?=\d{4}$)/u, "")
    .replace(/(?<=^\p{L}+ )the (?=\d)/u, "")
    .replace(/ ['’](\d\d)$/u, inFull)
    .replace(/ (?:nineteen|twenty) [a-z]+(?:-[a-z]+)?$/u, yearInWords)
    .replace(/\p{L}+/gu, (word) => elsewhere().get(word) ?? word);
  return words.replace(/^last day of ([a-z]+) (\d{4})$/u, (whole, month: string, year: string) => {
    const at = monthNames.indexOf(month);
    return at < 0 ? whole : `${new Date(Date.UTC(Number(year), at + 1, 0)).getUTCDate()} ${month} ${year}`;
  });
}

function inFull(said: string, year: string): string {
  if (isThisCentury(Number(year))) return ` 20${year}`;
  return isLastCentury(Number(year)) ? ` 19${year}` : said;
}

/** “twenty twenty-seven” */
function yearInWords(said: string): string {
  const [century = "", rest = ""] = said.trim().split(" ");
  const years = numberInWords(rest);
  return years === undefined || years < 10 ? said : ` ${(numberInWords(century) ?? 0) * 100 + years}`;
}
