import { normalize, wordsOf } from "../matching/text.ts";
import type { Phrase } from "../matching/tokens.ts";
import type { Offered, OfferedField } from "./offered.ts";
import type { State } from "./state.ts";

const measures =
  /^(?:bags?|bottles?|packs?|packets?|boxes|box|jars?|cups?|glass(?:es)?|pieces?|portions?|servings?|plates?|slices?|pairs?|sets?|copies|copy|units?|rolls?|tins?|cans?|crates?|sacks?)$/u;

/** “three bags of soil”: what it is counted in. */
export function isMeasure({ tokens }: Phrase, { held, at }: State): boolean {
  return held?.kind === "number" && measures.test(tokens[at]?.word ?? "") && tokens[at + 1]?.word === "of";
}

/** “tempo 96 beats a minute”: what the page writes behind the field. */
export function isBehindField({ view: { nodes } }: Offered, word: string, { settings }: State): boolean {
  const last = settings.at(-1);
  if (last?.method !== "fill" || !/\p{L}{3}/u.test(word)) return false;
  const behind = nodes.slice(last.at + 1, last.at + 4);
  const control = behind.findIndex(({ interactive }) => interactive);
  return behind
    .slice(0, control < 0 ? behind.length : control)
    .some(({ role, name }) => role === "text" && name.length < 30 && wordsOf(normalize(name)).includes(word));
}

const measuring =
  /\b(?:price|cost|amount|fee|age|weight|height|width|length|depth|size|temperature|volume|brightness|speed|year|limit|budget|rate|number|level)\b/u;

/** A number of things. */
export function isCount({ node }: OfferedField): boolean {
  const isNumber = node.inputType === "number" || node.role === "spinbutton";
  return isNumber && !measuring.test(normalize(node.name));
}
