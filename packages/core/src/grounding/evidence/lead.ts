import { phraseAt, slice, type Phrase, type Token } from "../matching/tokens.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { actTable } from "../vocabulary/light-words.ts";

/** How things are, or would be: no order is a clause with these. */
const telling =
  /^(?:is|are|was|were|isn't|aren't|'s|has|have|had|cost|costs|got|will|would|can't|cannot|need|needs|want|wants|i'm|it's|they're|there's|i've|i'll|i'd)$/u;

/**
 * Where the order begins, when what comes before only tells how things are or asks about them: “Tara is ill, mark her as
 * away”. `starts`: tokens that parts begin with. Undefined when there is no such lead.
 */
export function leadingTo(phrase: Phrase, starts: number[]): number | undefined {
  const start = starts.find((at) => at > 0 && beginsOrder(phrase, at)) ?? starts[1];
  if (start === undefined || beginsOrder(phrase, 0)) return undefined;
  return tells(phrase.tokens.slice(0, start)) ? start : undefined;
}

/** An order under a condition is none yet. */
const conditional = /^(?:if|when|whenever|unless|until|while|once|after|before|in|as|should)$/u;

function tells(tokens: Token[]): boolean {
  if (conditional.test(tokens[0]?.word ?? "")) return false;
  return (
    tokens.at(-1)?.word === "?" ||
    tokens.some(({ kind, word }) => kind === "word" && (telling.test(word) || word.endsWith("'s")))
  );
}

function beginsOrder(phrase: Phrase, at: number): boolean {
  const { tokens } = slice(phrase, at);
  if (phraseAt(tokens, 0, actTable) !== undefined) return true;
  const words = tokens.slice(0, 4).map(({ word }) => word);
  return conceptsIn(words).some(({ concept, from }) => concept.kind === "action" && from === 0);
}
