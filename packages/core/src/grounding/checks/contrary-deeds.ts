import { root } from "../evidence/root.ts";
import { baseForms } from "../grammar/verb-forms.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import type { GroundedStep } from "../outcome.ts";
import { deedName } from "./unsaid-deeds.ts";

const opposites: Readonly<Record<string, string>> = {
  in: "out",
  out: "in",
  on: "off",
  off: "on",
  up: "down",
  down: "up",
};

/** From where something is to come back, or what is to be undone. */
const back =
  /^\P{L}*(?:please )?(?:(?:bring|take|get|put|pull|move|fetch) .{1,60}?\b(?:back from|back out of|out of|from) (?:the |my |our )?|(?:undo|revert|reverse|take back|call back) (?:the |my |our )?)(?<deed>\p{L}+)/iu;
const again = /\b(?:again|back|after all|by mistake|by accident)\b/iu;

/**
 * What would be pressed does the contrary of what was said: “check her back in” is no “Check out”, “bring the candle back from the archive”
 * no “Archive”, “show the roll again, I hid it by mistake” no “Hide”. The word that says so.
 */
export function contraryDeed(instruction: string, steps: readonly GroundedStep[]): string | undefined {
  const said = wordsOf(normalize(instruction));
  const undone = back.exec(instruction)?.groups?.["deed"]?.toLowerCase();
  for (const step of steps) {
    if (step.method !== "click") continue;
    const [verb = "", particle = ""] = wordsOf(normalize(deedName(step)));
    const opposite = opposites[particle];
    const isVerbSaid = said.some((word) => isForm(word, verb));
    if (opposite !== undefined && isVerbSaid && said.includes(opposite) && !said.includes(particle))
      return opposite;
    if (undone !== undefined && isForm(undone, verb) && said[0] !== verb) return undone;
    const past = said.find((word) => word !== verb && baseForms(word).includes(verb));
    if (past !== undefined && again.test(instruction) && !said.includes(verb) && said[0] !== past)
      return past;
  }
  return undefined;
}

const isForm = (word: string, verb: string): boolean =>
  verb.length > 2 && (word === verb || root(word) === root(verb) || baseForms(word).includes(verb));
