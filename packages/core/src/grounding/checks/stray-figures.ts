import type { PageView } from "../../page/view.ts";
import { isUnitWord } from "../amounts/units.ts";
import { numberInWords, numberOf } from "../amounts/numbers.ts";
import { isComparison } from "../grammar/amount-frames.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { tokenize, type Token } from "../matching/tokens.ts";
import type { GroundedStep, Resolved } from "../outcome.ts";
import { stopWords } from "../vocabulary/light-words.ts";
import { isGrammarWord } from "../wordings/spelling.ts";

/**
 * How many there are of something, where that is in nothing that is done, nor on the page: “four parrotfish, one of them a juvenile”, of
 * which the field for the juveniles alone was found. The figure.
 */
export function strayFigure(view: PageView, instruction: string, found: Resolved): string | undefined {
  const { steps, isTurn } = found;
  if (isTurn || steps.length === 0 || steps.some(({ node, method }) => !node || !setting.test(method)))
    return undefined;
  const { tokens } = tokenize(instruction.replace(quoted, ""));
  const figures = tokens.flatMap((token, at) =>
    isCount(token, tokens[at + 1]) && !placing.test(tokens[at - 1]?.word ?? "")
      ? [{ token, noun: stem(tokens[at + 1]?.word ?? "") }]
      : [],
  );
  const written = steps.flatMap((step) => step.arguments).join(" ");
  const named = figures.find(({ token, noun }) =>
    steps.some((step) => isName(step, noun, { token, said: tokens })),
  );
  if (named !== undefined) return named.token.text;
  // Days, times and what is changed by so much are worked out.
  if (figures.length === 0 || /\d[-:/.]\d/u.test(written) || tokens.some(isChange)) return undefined;
  const texts = new Set(wordsOf(normalize(written)).map(stem));
  const stray = figures.find(({ token, noun }) => {
    if (texts.has(noun)) return false;
    const figure = /^\d+$/u.test(token.word) ? token.word : (numberOf(token.word) ?? "");
    return (
      Number(figure) !== steps.length &&
      !figuresIn(written).has(figure) &&
      !isShown(view, steps, { figure, noun })
    );
  });
  return stray?.token.text;
}

const setting = /^(?:fill|type|check|uncheck|selectOption)$/u;
const quoted = /["“][^"”]*["”]/gu;
const changing =
  /^(?:by|over|under|above|below|than|least|most|every|more|fewer|less|sooner|earlier|later)$/u;
const isChange = ({ word }: Token): boolean => changing.test(word) || isComparison(word);

/** “four parrotfish”, and no “half past four” or “one of them”. */
const isCount = ({ kind, word }: Token, next: Token | undefined): boolean =>
  kind === "word" &&
  !/^(?:zero|one|1)$/u.test(word) &&
  /^(?:\d+|\p{L}+)$/u.test(numberOf(word) ?? "") &&
  next?.kind === "word" &&
  /^\p{L}{4,}$/u.test(next.text) &&
  !isGrammarWord(next.word) &&
  !isUnitWord(next.word);
/** “the first four messages” */
const placing = /^(?:first|last|next|top)$/u;

/** “six players” is no “Lead player”. */
function isName(
  { node, method, arguments: [value = ""] }: GroundedStep,
  noun: string,
  { token, said }: { token: Token; said: readonly Token[] },
): boolean {
  if (method !== "fill" || node?.role !== "textbox" || value !== numberOf(token.word)) return false;
  const name = wordsOf(normalize(node.name));
  const others = name.filter((word) => stem(word) !== noun && !stopWords.has(word));
  return (
    name.some((word) => stem(word) === noun && word !== said[said.indexOf(token) + 1]?.word) &&
    others.length > 0 &&
    !/\b(?:quantity|number|amount|count|many|size|no)\b/iu.test(node.name) &&
    !others.some((word) => said.some((one) => stem(one.word) === stem(word)))
  );
}

const figuresIn = (text: string): Set<string> =>
  new Set([
    ...(text.match(/\d+/gu) ?? []),
    ...wordsOf(normalize(text)).flatMap((word) => numberInWords(word)?.toString() ?? []),
  ]);

/** What is set is called so, or a row, a label or a heading says it of the same. */
const isShown = (
  { nodes }: PageView,
  steps: Resolved["steps"],
  { figure, noun }: { figure: string; noun: string },
): boolean =>
  steps.some(({ node }) => figuresIn(node?.name ?? "").has(figure)) ||
  nodes.some(
    ({ name }) =>
      name !== "" &&
      figuresIn(name).has(figure) &&
      wordsOf(normalize(name)).some((word) => stem(word) === noun),
  );
