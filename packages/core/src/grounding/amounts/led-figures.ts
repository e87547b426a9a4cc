import { candidateOf } from "../matching/candidates.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { lexisOf, type Lexis } from "../evidence/lexis.ts";
import { formOf, root } from "../evidence/root.ts";
import type { Resolved } from "../outcome.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize, type Token } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";

/**
 * Whether a figure goes to a field that nothing said of it leads to: “order number PO-7731” names its field, “make it 21.5” none.
 * One by itself, or one that only its kind tells, was wrong as often as right; in a list of fields the names tell one another.
 */
export function writesLooseFigure(view: PageView, { steps }: Resolved, instruction: string): boolean {
  const { tokens } = tokenize(instruction);
  const quoted = tokens.filter(({ kind }) => kind === "quoted");
  let led: Run | undefined;
  return steps.some(({ node, method, arguments: [value = ""] }) => {
    const isBare =
      /\d/u.test(value) && !value.includes("@") && !quoted.some(({ text }) => text.includes(value));
    if ((method !== "fill" && method !== "type") || !isBare) return false;
    const figure = steps.length > 1 ? placeOf(tokens, value, led?.to ?? 0) : undefined;
    if (node === undefined || figure === undefined) return true;
    const isOtherEnd = led !== undefined && reachesTo(tokens, led, figure);
    led = figure;
    return !isOtherEnd && !isLed({ view, node }, wordsAround(tokens, figure));
  });
}

/** “between 50 and 100”: what leads to the one end of a range leads to the other. */
function reachesTo(tokens: Token[], one: Run, other: Run): boolean {
  const between = tokens.slice(one.to, other.from);
  const [link, ...more] = between;
  if (link === undefined || more.length > 0) return false;
  const isBetween = tokens.slice(0, one.from).some(({ word }) => word === "between");
  return /^(?:to|until|till|-|–)$/u.test(link.word) || (link.word === "and" && isBetween);
}

type Run = { from: number; to: number };

/** Where the value stands in the words, as it is written. */
function placeOf(tokens: Token[], value: string, least: number): Run | undefined {
  const wanted = value.replace(/\s+/gu, "");
  for (let from = least; from < tokens.length; from += 1) {
    let text = "";
    for (let to = from; to < tokens.length && text.length < wanted.length; to += 1) {
      text += tokens[to]?.text ?? "";
      if (text === wanted) return { from, to: to + 1 };
    }
  }
  return undefined;
}

/** What is said of a figure before and behind it, up to the next figure or pause. */
function wordsAround(tokens: Token[], { from, to }: Run): string[] {
  const ends = ({ kind, word }: Token): boolean =>
    kind !== "word" || /\d/u.test(word) || /^(?:and|then|but|with)$/u.test(word);
  const start = tokens.slice(0, from).findLastIndex(ends) + 1;
  const behind = tokens.slice(to);
  const end = behind.findIndex(ends);
  const said = [...tokens.slice(start, from), ...behind.slice(0, end < 0 ? undefined : end)];
  return wordsOf(normalize(said.map(({ word }) => word).join(" ")));
}

/** The words name the field. */
function isLed({ view, node }: { view: PageView; node: ViewNode }, words: string[]): boolean {
  const candidate = candidateOf(indexOf(view), node);
  return candidate !== undefined && saysOneOf(lexisOf(node, candidate.fields), words);
}

function saysOneOf({ stems, roots, concepts }: Lexis, words: string[]): boolean {
  return (
    words.some((word) => stems.has(formOf(word)) || roots.has(root(word))) ||
    conceptsIn(words).some(({ concept, weight }) => weight === 1 && concepts.has(concept.name))
  );
}
