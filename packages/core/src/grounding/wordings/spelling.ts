import { perNode } from "../../page/per-node.ts";
import type { PageView } from "../../page/view.ts";
import { skipOpening } from "../grammar/clauses.ts";
import { editDistance, normalize, stem, wordsOf } from "../matching/text.ts";
import { tokenize, type PhraseTable, type Token } from "../matching/tokens.ts";
import { colourWords } from "../vocabulary/colours.ts";
import { concepts } from "../vocabulary/concepts/index.ts";
import { isEnglishWord } from "../vocabulary/english-words.ts";
import { keyTable } from "../vocabulary/keys.ts";
import {
  actTable,
  contrastTable,
  itemNouns,
  lightWords,
  linkingWords,
  stopWords,
} from "../vocabulary/light-words.ts";
import {
  articles,
  namingTable,
  ordinals,
  outermostSides,
  quantifiers,
  relationTable,
  sideTable,
} from "../vocabulary/relations.ts";
import { containerTable, roleTable } from "../vocabulary/roles.ts";
import {
  closingTable,
  exclusionTable,
  negationTable,
  openingTable,
  questionTable,
} from "../vocabulary/sentence.ts";
import { commonWords, synonymsOf } from "../vocabulary/synonyms.ts";
import { conditionTable, extractionTable, navigationTable, waitingTable } from "../vocabulary/tasks.ts";
import { unsupportedTable } from "../vocabulary/unsupported.ts";
import { verbTable } from "../vocabulary/verbs.ts";

/** An instruction with its slips of the keyboard mended, and what was written where. */
export type Mended = { text: string; slips: { written: string; meant: string }[] };

/** Shorter words are one slip away from too many others. */
const shortestWord = 5;
const shortestVerb = 4;
/** More slips than this are another language. */
const mostSlips = 3;

/**
 * Mends words that neither the page nor the grounder knows and that are one slip (a letter too many, too few, another, two
 * swapped) from exactly one word that they know. Quoted words, numbers and names with digits stay. Undefined when there
 * is nothing to mend.
 */
export function mendSpelling(view: PageView, instruction: string): Mended | undefined {
  const { tokens } = tokenize(instruction);
  const first = skipOpening(tokens, 0);
  const slips = tokens.flatMap((token, at) => slipIn(token, view, at === first) ?? []);
  if (slips.length === 0 || slips.length > mostSlips) return undefined;
  return mendedBy(instruction, slips);
}

/** The same for the verb alone, which nothing else can be taken for once it is known that it is no word of the page. */
export function mendVerb(view: PageView, instruction: string): Mended | undefined {
  const { tokens } = tokenize(instruction);
  const token = tokens[skipOpening(tokens, 0)];
  if (token === undefined || isKnown(normalize(token.text), [verbWords(), grammarWords(), lexiconWords()]))
    return undefined;
  const slip = slipIn(token, view, true);
  return slip !== undefined && verbWords().stems.has(slip.meant) ? mendedBy(instruction, [slip]) : undefined;
}

type Slip = Mended["slips"][number] & Pick<Token, "start" | "end">;

function slipIn({ kind, text, start, end }: Token, view: PageView, isVerb: boolean): Slip | undefined {
  if (kind !== "word" || !/^\p{L}+(?:-\p{L}+)*$/u.test(text)) return undefined;
  const word = text.includes("-") ? text.toLowerCase() : normalize(text);
  const ours = [grammarWords(), lexiconWords()];
  if (isKnown(word, ours)) return undefined;
  const page = pageWords(view);
  if (isKnown(word, [page]) || isEnglishWord(word)) return undefined;
  const isLong = text.length >= (isVerb ? shortestVerb : shortestWord);
  const meant = isLong
    ? onlyNear(word, isVerb ? [verbWords(), page, ...ours] : [page, ...ours])
    : nearShort(text, page);
  return meant === undefined ? undefined : { written: text, meant, start, end };
}

function mendedBy(instruction: string, slips: Slip[]): Mended {
  let text = instruction;
  for (const { meant, start, end } of slips.toReversed())
    text = text.slice(0, start) + meant + text.slice(end);
  return { text, slips };
}

/** What is typed stays as it was written. */
export function asWritten(value: string, { slips }: Mended): string {
  return slips.reduce(
    (text, { written, meant }) =>
      text.replace(new RegExp(String.raw`(?<!\p{L})${meant}(?!\p{L})`, "giu"), written),
    value,
  );
}

function isKnown(word: string, vocabularies: WordsByStart[]): boolean {
  return vocabularies.some(({ stems }) => stems.has(word) || stems.has(stem(word)));
}

/** The one word that is near in the first vocabulary that has any. */
function onlyNear(word: string, vocabularies: WordsByStart[]): string | undefined {
  for (const { byStart } of vocabularies) {
    const near = (byStart.get(word[0] ?? "") ?? []).filter(
      (other) => Math.abs(other.length - word.length) <= 1 && editDistance(word, other, 1) === 1,
    );
    const [only] = near;
    if (only !== undefined) return new Set(near.map(stem)).size === 1 ? only : undefined;
  }
  return undefined;
}

/** “teh”, “olny”, “totl”: of short words in small letters two that are swapped, or one that is left out of a word of the page. */
function nearShort(text: string, page: WordsByStart): string | undefined {
  if (text.length < 3 || !/^\p{Ll}+$/u.test(text)) return undefined;
  const letters = [...text];
  const swapped = letters.slice(1).map((letter, at) =>
    letters
      .with(at, letter)
      .with(at + 1, letters[at] ?? "")
      .join(""),
  );
  const known = new Set(swapped.filter((other) => other !== text && isKnown(other, [grammarWords(), page])));
  if (known.size > 0) return known.size === 1 ? [...known][0] : undefined;
  if (text.length < shortestWord - 1) return undefined;
  const longer = (page.byStart.get(text[0] ?? "") ?? []).filter(
    (other) => other.length === text.length + 1 && editDistance(text, other, 1) === 1,
  );
  return new Set(longer.map(stem)).size === 1 ? longer[0] : undefined;
}

type WordsByStart = { byStart: Map<string, string[]>; stems: Set<string> };

function byStart(words: Iterable<string>): WordsByStart {
  const found = new Map<string, string[]>();
  const stems = new Set<string>();
  for (const word of new Set(words)) {
    stems.add(word).add(stem(word));
    if (word.length < shortestWord - 1) continue;
    const start = word[0] ?? "";
    const known = found.get(start);
    if (known === undefined) found.set(start, [word]);
    else known.push(word);
  }
  return { byStart: found, stems };
}

const seen = new WeakMap<PageView, WordsByStart>();

function pageWords(view: PageView): WordsByStart {
  let known = seen.get(view);
  if (known === undefined) {
    const words = new Set<string>();
    for (const node of view.nodes) for (const word of wordsOfNode(node)) words.add(word);
    seen.set(view, (known = byStart(words)));
  }
  return known;
}

/** What stands further on in a long text names nothing. */
const longestText = 400;

const wordsOfNode = perNode(({ name, placeholder = "", description = "", value = "", options = [] }) =>
  [name, placeholder, description, value, ...options.map(({ label }) => label)].flatMap((text) =>
    text === "" ? [] : wordsOf(normalize(text.slice(0, longestText))),
  ),
);

const verbWords = atFirstUse(() => wordsOfTables([verbTable]));

const grammarWords = atFirstUse(() => [
  ...Object.keys(outermostSides),
  ...wordsOfTables([verbTable, keyTable, relationTable, sideTable, namingTable, quantifiers, ordinals]),
  ...Object.keys(outermostSides),
  ...wordsOfTables([roleTable, containerTable, openingTable, closingTable, negationTable, questionTable]),
  ...Object.keys(outermostSides),
  ...wordsOfTables([exclusionTable, contrastTable, navigationTable, extractionTable, waitingTable]),
  ...Object.keys(outermostSides),
  ...wordsOfTables([conditionTable, unsupportedTable]),
  ...[stopWords, lightWords, linkingWords, articles, colourWords].flatMap((set) => [...set]),
  ...calendar,
]);

/** Whether it is a word of how orders are given, whatever the page says. */
export const isGrammarWord = (word: string): boolean => isKnown(word, [grammarWords()]);

const lexiconWords = atFirstUse(() =>
  [
    ...Object.keys(outermostSides),
    ...wordsOfTables([actTable]),
    ...itemNouns,
    ...commonWords,
    ...everyday,
    ...concepts.flatMap(({ words, weak, signs }) => [...words, ...weak, ...signs]),
  ].flatMap((word) => [word, ...synonymsOf(word)]),
);

/** Verbs that nobody means another by, though they are one letter away from one. */
const everyday = (
  "hear feel taste smell learn hope hold know meet miss lose lend loan ring ride roll sail sell send sing sink sleep smile " +
  "speak spend stand steal stick swim talk teach tear tell tend tire tour trust wait wake walk warn wash wear wish work " +
  "worry bake bark boil cook cool dance dive drink drive fall fear fight fold gain grow guess hang harm heat hunt jump kick " +
  "kiss laugh lean lift live love melt milk paint park peel phone plan plant pour pray race rain rest rise sew shake shine " +
  "shoot sigh sweep train treat tune visit vote weigh whisper wonder yawn"
).split(" ");

/** Put together when the first slip is looked for. */
function atFirstUse(list: () => string[]): () => WordsByStart {
  let built: WordsByStart | undefined;
  return () => (built ??= byStart(list().flatMap((text) => [text, ...wordsOf(normalize(text))])));
}

function wordsOfTables(tables: PhraseTable<unknown>[]): string[] {
  return tables.flatMap((table) => [...table.values()].flat().flatMap(({ words }) => words));
}

const calendar = (
  "january february march april may june july august september october november december monday tuesday wednesday thursday " +
  "friday saturday sunday today tomorrow yesterday weekend morning evening afternoon night midnight noon quarter half past " +
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen " +
  "nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand"
).split(" ");
