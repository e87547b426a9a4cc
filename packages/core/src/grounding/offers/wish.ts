import { goalOf } from "./goal.ts";
import { readTold, type Told } from "./told.ts";

/** A task as it is laid over a page; `verb`: what it is to end with, if it says so; `sets`: it only asks for things to be set. */
export type Wish = { told: Told; verb: string | undefined; sets: boolean };

/** Conditions, exceptions and comparisons say more than what is to be set. */
const beyond =
  /\b(?:if|unless|until(?! (?:the )?\d)|except|instead|rather|otherwise|whenever|while|every|each (?=\p{L})|all but|less|more than|fewer|at least|at most|under|over|below|above|any)\b|\?/iu;

const setting = /^(?:choose|select|pick|enter|fill|type|write|put|set|tick|check|mark|accept|agree|allow)$/u;

/** Undefined for what says more than what is to be set, or asks for several ends. */
export function readWish(text: string): Wish | undefined {
  if (beyond.test(text)) return undefined;
  const told = readTold(inShort(text));
  const goal = goalOf(told);
  if (goal === undefined) return undefined;
  const leading = new Set(goal.positions);
  told.words.forEach((word, at) => (word.verb = leading.has(at)));
  const sets = goal.verb === undefined && told.words.some(({ word, verb }) => verb && setting.test(word));
  return { told, verb: goal.verb, sets };
}

/** “as late as possible”, “that costs least”: in one word. */
function inShort(task: string): string {
  return task
    .replace(
      /\b(?:go through|fill (?:in|out)|complete) all (?:of )?the (?:steps|pages|fields)(?: and)?\b/giu,
      "",
    )
    .replace(/\bas (late|early|short|cheap) as possible\b/giu, (_, word: string) => `the ${most(word)}`)
    .replace(/\b(?:the one )?(?:that|which) costs (?:the )?least\b/giu, "the cheapest one")
    .replace(/\b(?:the one )?(?:that|which) costs (?:the )?most\b/giu, "the dearest one");
}

function most(word: string): string {
  const plain = word.toLowerCase();
  if (plain.endsWith("y")) return `${plain.slice(0, -1)}iest`;
  return plain.endsWith("e") ? `${plain}st` : `${plain}est`;
}
