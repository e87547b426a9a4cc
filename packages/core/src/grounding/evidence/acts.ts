import { phraseAt, type Token } from "../matching/tokens.ts";
import { actTable, type Act } from "../vocabulary/light-words.ts";

/** What is asked to be done, with the tokens that say it; `phrasal`: of those that say it in three words and more. */
export type Acts = { acts: Set<Act>; actTokens: Set<number>; phrasal: Set<number> };

/** “mark her as not available”: after the verb these belong to a name. */
const bareNegation = /^(?:not|no|never|without)$/u;

/** The verb is said before the first comma; what follows one is another thing to do, or a name. */
export function actsIn(tokens: Token[], order: number): Acts {
  const acts = new Set<Act>();
  const actTokens = new Set<number>();
  const phrasal = new Set<number>();
  const divided = tokens.findIndex(
    ({ kind, word }, at) => at > order && (kind === "punctuation" || word === "then"),
  );
  for (let at = order; at < (divided < 0 ? tokens.length : divided); at += 1) {
    const found = phraseAt(tokens, at, actTable);
    if (!found) continue;
    const isFirst = acts.size === 0;
    // “mark her as not available”: within an order these belong to a name.
    if (at > order && bareNegation.test(tokens[at]?.word ?? "")) continue;
    // What is said first is the verb; later words are verbs only where they cannot be anything else.
    if (
      !isFirst &&
      (bareNegation.test(tokens[at]?.word ?? "") || !found.entry.some((act) => act === "off" || act === "on"))
    )
      continue;
    for (const act of found.entry) acts.add(act);
    for (let inner = at; inner < at + found.length; inner += 1) {
      actTokens.add(inner);
      if (found.length > 2) phrasal.add(inner);
    }
    at += found.length - 1;
  }
  const states = tokens.flatMap(({ word }, at) => (word === "on" || word === "off" ? [{ word, at }] : []));
  for (const { word, at } of states) {
    if (tellsWhich(tokens, at)) continue;
    const isState = at === tokens.length - 1 || [",", "and"].includes(tokens[at + 1]?.word ?? "");
    if (!isState) continue;
    acts.add(word as Act);
    acts.delete(word === "off" ? "on" : "off");
    actTokens.add(at);
  }
  return { acts, actTokens, phrasal };
}

/** “all switches that are off” tells which are meant. */
const tellsWhich = (tokens: readonly Token[], at: number): boolean =>
  /^(?:is|are|still|now|that['’]s)$/u.test(tokens[at - 1]?.word ?? "") &&
  tokens.slice(0, at).some(({ word }) => /^(?:that|which|that['’]s)$/u.test(word));
