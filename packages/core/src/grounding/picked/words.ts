import { formOf, root } from "../evidence/root.ts";
import { normalize } from "../matching/text.ts";

/** A word or a value as it is compared: “09:15” and “9:15 am” are `9:15`, “12.00” is `12`, “Thursday” is `thu`. */
export type Word = { form: string; root: string; text: string; isValue: boolean };

const piece =
  /(?<hour>\d{1,2})[:h](?<minute>[0-5]\d)(?::\d{2})?(?:\s?(?<half>[ap])\.?m\b\.?)?|(?<alone>\d{1,2})\s?(?<part>[ap])\.?m\b\.?|\d+(?:[.,]\d+)*(?:st|nd|rd|th)?(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/giu;

const names =
  "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september " +
  "october november december";
/** Days and months as calendars write them. */
const short = new Map(
  names.split(" ").flatMap((name) => [
    [name, name.slice(0, 3)],
    [name.slice(0, 3), name.slice(0, 3)],
  ]),
);
for (const other of ["tues", "weds", "thur", "thurs", "sept"]) short.set(other, other.slice(0, 3));

/** Every word and value of a text, in order. */
export function wordsSaid(text: string): Word[] {
  const plain = text
    .normalize("NFKC")
    .replace(/['’ʼ]s(?![\p{L}\p{N}])/gu, " ")
    .replace(/['’ʼ]/gu, "");
  return [...plain.matchAll(piece)].flatMap(({ 0: said, groups }) => {
    const { hour, minute, half, alone, part } = groups ?? {};
    const clock = clockOf(hour ?? alone, minute ?? "00", half ?? part);
    const isValue = /^\d/u.test(said);
    const form = clock ?? (isValue ? valueOf(said) : wordForm(said));
    return form === "" ? [] : [{ form, root: isValue ? form : root(form), text: said, isValue }];
  });
}

function wordForm(said: string): string {
  const word = normalize(said);
  return short.get(word) ?? formOf(word);
}

function clockOf(hour: string | undefined, minute: string, half: string | undefined): string | undefined {
  if (hour === undefined) return undefined;
  const hours = Number(hour) % (half === undefined ? 24 : 12);
  return `${hours + (half?.toLowerCase() === "p" ? 12 : 0)}:${minute}`;
}

function valueOf(said: string): string {
  const digits = said.replace(/(?:st|nd|rd|th)$/iu, "");
  if (/\p{L}/u.test(digits)) return normalize(said);
  const plain = digits.replace(/[.,](?=\d{3}(?:\D|$))/gu, "").replace(",", ".");
  return /^\d+(?:\.\d+)?$/u.test(plain) && plain.length < 15 ? String(Number(plain)) : plain;
}

export function isTime({ form }: Word): boolean {
  return /^\d+:\d\d$/u.test(form);
}
