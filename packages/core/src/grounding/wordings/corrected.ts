import { isOrder } from "../grammar/clauses.ts";
import { numberInWords } from "../amounts/numbers.ts";

const asked = /^(?<before>[^?]{2,90})\? (?:no|nope|nah|rather|actually)[,.!]? (?<meant>.{2,90})$/iu;
const corrected =
  /^(?<before>.{3,120}?)(?:,| –| -|\.\.\.|…|;|\.) (?:(?:oh |ah |er |uh )?(?:no,? wait,?|wait,? no,?|no,? sorry,?|sorry,? no,?|no,? I mean|sorry,? I mean|sorry,? I meant|I mean|I meant|or rather|no,? rather|scratch that,?|correction:?|no,? make (?:it|that)|make that|oops,?|sorry,|no,)),? (?<meant>[^,;?]{1,60})$/iu;
/** What is written may say so itself. */
const writing =
  /\b(?:say|saying|says|type|write|note|message|comment|text|reply|tell|answer|reads?|search)\b|[‹"“]/iu;

/**
 * “put Bo down for Saturday, no, Monday”, “permanent? no, fixed term”, “set it to 4, I mean 5”: the order with what is meant in the
 * place of what was said first. None where nothing is corrected; what is only taken back is no order.
 */
export function correctedForms(said: string): string[] {
  const question = asked.exec(said)?.groups;
  if (question) return instead(question["meant"] ?? "");
  const { before = "", meant = "" } = corrected.exec(said)?.groups ?? {};
  if (meant === "" || writing.test(before)) return [];
  const plain = meant.replace(/(?:,? (?:please|instead|then))+$/iu, "");
  if (/^(?:it|that|this|them)$/iu.test(plain)) return [];
  if (isOrder(plain)) return instead(plain);
  const whole = spliced(before, plain);
  if (whole !== undefined) return [whole];
  return isOrder(before) ? [] : instead(plain);
}

const takenBack = /^(?:leave|keep|don['’]t|do not|not|never mind|forget|it['’]s (?:fine|ok)|thanks)\b/iu;

function instead(meant: string): string[] {
  if (takenBack.test(meant)) return [];
  return isOrder(meant) ? [meant] : [`choose ${meant}`, `tick ${meant}`];
}

/** Like takes the place of like: a number that of a number, “the belt sander” that of “the jigsaw”, a name that of a name. */
function spliced(before: string, meant: string): string | undefined {
  const [first = ""] = meant.split(" ");
  if (/\d/u.test(first) || numberInWords(first) !== undefined) {
    const figures = [...before.matchAll(/(?<![\p{L}\d])\d[\d.,:/]*(?: ?[ap]m\b)?|\b\p{L}+\b/giu)].filter(
      ([word]) => /\d/u.test(word) || numberInWords(word) !== undefined,
    );
    return inPlaceOf(figures.at(-1), before, meant);
  }
  const lead = /^(?:the|an?|my|our|his|her|in|on|at|to|for|from|with|by|as)$/iu.exec(first)?.[0];
  if (lead !== undefined) {
    const found = [...before.matchAll(new RegExp(String.raw`(?<=\s)${lead}(?=\s)`, "giu"))].at(-1);
    if (found) return `${before.slice(0, found.index)}${meant}`;
  }
  if (/^\p{Lu}/u.test(first)) {
    const names = [...before.matchAll(/(?<=\s)\p{Lu}[\p{L}\d'’-]*(?: \p{Lu}[\p{L}\d'’-]*)*/gu)].at(-1);
    if (names) return inPlaceOf(names, before, meant);
  }
  const words = before.split(" ");
  const many = meant.split(" ").length;
  return many > 2 || many > words.length - 2 ? undefined : [...words.slice(0, -many), meant].join(" ");
}

function inPlaceOf(found: RegExpExecArray | undefined, before: string, meant: string): string | undefined {
  if (found === undefined) return undefined;
  return `${before.slice(0, found.index)}${meant}${before.slice(found.index + found[0].length)}`;
}
