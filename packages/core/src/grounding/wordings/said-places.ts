import { maskQuotes, unmaskQuotes } from "../grammar/masked-quotes.ts";

const back: Record<string, string> = { one: "second", two: "third", three: "fourth" };
const butOne = /\blast (?:(?<before>\p{Ll}+) )?but (?<many>one|two|three)\b/giu;
/** “in Effie's row”: whose it is, by a name. */
const owned =
  /\b(?<lead>in|on|from|of|for) (?<who>\p{Lu}[\p{L}\p{N}.-]*(?: \p{Lu}[\p{L}\p{N}.-]*){0,3})['’]s (?<kind>row|line|card|entry|tile)\b/gu;
const very = /\bthe very (?=first|last|(?:left|right|top|bottom)most)\b/giu;

/** “go on the Players tab”, “go on to the next lesson”. */
const goingOn = /^go on (?:to )?(?=(?:the|my) )/iu;

const ofKind =
  /\bthe (?<which>first|second|third|fourth|fifth|sixth|last) of the (?<name>\p{L}+) (?<kind>button|tab|link|box|option|icon)s\b/giu;

/** “the last but one row”, “in Effie's row”, “the very first field”, as the grammar counts and places things. */
export function withPlainPlaces(instruction: string): string {
  if (!/\bbut\b|['’]s |\bvery\b|\bof the\b|^go on /iu.test(instruction)) return instruction;
  const { masked, pieces } = maskQuotes(instruction);
  const plain = masked
    .replace(butOne, (_, noun: string | undefined, many: string) =>
      `${back[many.toLowerCase()] ?? ""} to last ${noun ?? ""}`.trim(),
    )
    .replace(owned, "$<lead> the $<kind> of $<who>")
    .replace(very, "the ")
    .replace(goingOn, "go to ")
    .replace(ofKind, "the $<which> $<kind> in the $<name> group");
  return unmaskQuotes(plain, pieces);
}
