import type { PageView } from "../../page/view.ts";
import type { Grounding, Resolved } from "../outcome.ts";
import { onlyWithin, partsOf, staysIn, type Part } from "./parts-called.ts";
import { ordinals } from "../vocabulary/relations.ts";

/** More parts than this are entries of a list, and no parts of a form. */
const mostParts = 30;
const denying =
  /\b(?:not|n['’]t|except|but|without|unlike|than|neither|nor|only|both|all|every|each|other)\b/iu;

/**
 * “use 80331 for the postcode and München for the city of the billing address”, “put the phone 555-1234 for witness 1”,
 * “passenger 2: Lena Sommer, age 34”: where the words as they stand leave open which of several fields is meant, the part of
 * the page that they name once tells it, for all that they say.
 */
export function groundOnePart(
  view: PageView,
  instruction: string,
  ground: (order: string, page: PageView) => Grounding,
): Resolved | undefined {
  const parts = partsOf(view);
  if (parts.length < 2 || parts.length > mostParts || denying.test(instruction)) return undefined;
  const said = parts.flatMap((part) => {
    const orders = ordersWithout(instruction, aliasesOf(parts, part));
    return orders.length > 0 ? [{ part, orders }] : [];
  });
  const [only, another] = said;
  if (only === undefined || another !== undefined) return undefined;
  for (const order of only.orders) {
    const found = ground(order, onlyWithin(view, only.part));
    if (found.outcome === "resolved" && staysIn(view, only.part, found)) return found;
  }
  return undefined;
}

const numberWords = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** What a part may be called: by all of its name, by its place among those alike, by the word that tells it from them. */
function aliasesOf(parts: Part[], { words, ...part }: Part): string[] {
  const whole = words.join(" ");
  // Where several are called the same, the name tells none of them.
  if (parts.some((other) => other.from !== part.from && other.words.join(" ") === whole)) return [];
  const last = words.at(-1) ?? "";
  if (/^\d{1,2}$/u.test(last) && words.length > 1) {
    const noun = words.slice(0, -1).join(" ");
    const alike = parts.filter((other) => other.words.slice(0, -1).join(" ") === noun);
    const place = Number(last);
    const isLast = alike.length > 1 && alike.every((other) => Number(other.words.at(-1)) <= place);
    const places = [...ordinals.values()].flat().filter(({ entry }) => entry === place);
    return [
      whole,
      `${noun} ${numberWords[place] ?? last}`,
      `${noun} no. ${last}`,
      `${noun} number ${last}`,
      ...places.map((one) => `${one.words.join(" ")} ${noun}`),
      ...(isLast ? [`last ${noun}`] : []),
    ];
  }
  const telling = words.filter(
    (word) =>
      word.length > 3 && !parts.some((other) => other.from !== part.from && other.words.includes(word)),
  );
  const isOfKind =
    words.length === 2 && parts.some((other) => other.from !== part.from && other.words.at(-1) === last);
  return isOfKind && telling.length === 1 ? [whole, telling[0] ?? ""] : [whole];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** The order without the part of the page that it names; none where it does not name it once, as a place. */
function ordersWithout(instruction: string, aliases: string[]): string[] {
  for (const alias of aliases) {
    const name = String.raw`(?:the |my |our |your )?${escaped(alias)}(?:['’]s)?(?: (?:address|section|block|part|details|row|fields?))?`;
    const ahead = new RegExp(
      String.raw`^(?:(?:for|in|under|at|on) )?${name}(?:, |: ?| (?:is|are|has|gets|use|put|enter|fill in|write|type) |['’]s )`,
      "iu",
    );
    const within = new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?: ?,)? ?\b(?:for|of|in|at|on|under|into|to) ${name}(?=$|[ ,.;:!])`,
      "giu",
    );
    const first = ahead.exec(instruction);
    if (first !== null) return plainOrders(instruction.slice(first[0].length));
    const found = [...instruction.matchAll(within)];
    const [only] = found;
    if (only === undefined || found.length > 1 || isQuoted(instruction, only.index)) continue;
    const rest =
      `${instruction.slice(0, only.index)}${instruction.slice(only.index + only[0].length)}`.trim();
    return plainOrders(rest.replace(/^[,:;]\s*/u, ""));
  }
  return [];
}

/** “Lena Sommer, age 34” of a passenger is a name first. */
const plainOrders = (rest: string): string[] =>
  rest === "" ? [] : /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(rest) ? [rest, `name is ${rest}`] : [rest];

const isQuoted = (instruction: string, at: number): boolean =>
  (instruction.slice(0, at).match(/["“”]/gu)?.length ?? 0) % 2 > 0;
