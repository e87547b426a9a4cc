import { wordLikeness } from "./match.ts";
import { type Page, numbersOf } from "./page.ts";
import { NAME } from "./prose.ts";
import { withoutFiller } from "./schema.ts";
import { isInline, nodeAt, subtree, textOf } from "./tree.ts";
import { phoneIn } from "./values.ts";
import { words } from "./words.ts";

const WHETHER = /^(?:is|are|was|were|has|have|does|do|did|can|will)\b/i;
const MAX_BLOCK_NODES = 60;
const MAX_BLOCKS = 4_000;

/** Sentences of the page's prose that hold the words of the question, rare words above common ones. */
export function readingPassages(
  page: Page,
  asked: string[],
  instruction: string,
): { extraction: string; confidence: number }[] {
  if (asked.length < 2) return [];
  const head = headOf(instruction);
  const sentences = blocksOf(page).flatMap((text) =>
    sentencesOf(text).map((sentence) => ({ sentence, said: new Set(withoutFiller(words(sentence))) })),
  );
  const weight = asked.map((word) => {
    const holders = sentences.filter(({ said }) => said.has(word)).length;
    return Math.log(1 + sentences.length / (1 + holders));
  });
  const total = weight.reduce((sum, one) => sum + one, 0);
  return sentences
    .map(({ sentence, said }) => {
      const covered = asked.reduce(
        (sum, word, index) => sum + (weight[index] ?? 0) * likenessIn(word, said),
        0,
      );
      // “Your basket is empty.” answers whether it is.
      const isStated = WHETHER.test(instruction) && sentence.endsWith(".");
      const answers = said.size > asked.length || isStated ? 1 : 0.7;
      return { said, extraction: sentence, confidence: 0.85 * (covered / total) * answers };
    })
    .filter(({ confidence, said }) => confidence >= 0.6 && head.every((word) => likenessIn(word, said) > 0))
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, 3)
    .map((passage) => ({ ...passage, extraction: amountIn(page, passage.extraction, instruction) }));
}

const AMOUNT =
  /^(?:how much\b|(?:what(?:'s| is| are) )?the (?:\S+ ){0,2}(?:price|cost|fee|charge|fare|rent|deposit)s?\b)/i;

/** Of a sentence that names one amount or telephone number, and where one is asked for, that. */
function amountIn(page: Page, sentence: string, instruction: string): string {
  if (/\b(?:tele)?phone number\b/i.test(instruction)) return phoneIn(sentence) ?? sentence;
  const [amount, ...others] = AMOUNT.test(instruction)
    ? numbersOf(page, sentence).filter(({ currency }) => currency !== undefined)
    : [];
  return amount === undefined || others.length > 0
    ? sentence
    : sentence.slice(amount.start, amount.end).trim();
}

const OFFICE = /(?:\bname of the|^who (?:is|was) the)\s+(\p{Ll}[\p{Ll} -]{2,40}?)\s*\??$/iu;

/** “said harbour master Ingunn Dahl”: the one name that stands behind the office that is asked for. */
export function nameOfOffice(
  page: Page,
  instruction: string,
): { extraction: string; confidence: number } | undefined {
  const office = OFFICE.exec(instruction)?.[1];
  if (office === undefined) return undefined;
  const named = new RegExp(String.raw`\b${office}\s+(${NAME})`, "gu");
  const names = new Set(
    blocksOf(page).flatMap((text) => [...text.matchAll(named)].map(([, name = ""]) => name)),
  );
  const [name, ...others] = names;
  return name === undefined || others.length > 0
    ? undefined
    : { extraction: name.replace(/[.’']+$/u, ""), confidence: 0.9 };
}

/** What is asked for of something: “the version of the manual” must say something of a version. */
function headOf(instruction: string): string[] {
  const head = /\b(?:the|an?|what(?:'s| is| are))\s+([\p{L} -]{2,40}?)\s+of\b/iu.exec(instruction)?.[1];
  return head === undefined ? [] : withoutFiller(words(head)).slice(-1);
}

function likenessIn(word: string, said: Set<string>): number {
  if (said.has(word)) return 1;
  for (const other of said) {
    const likeness = wordLikeness(word, other);
    if (likeness > 0) return likeness;
  }
  return 0;
}

/** Texts of the smallest blocks of prose, outside of what frames the page. */
function blocksOf(page: Page): string[] {
  const { tree } = page;
  const texts = new Set<string>();
  let done = -1;
  for (let index = 0; index < tree.nodes.length && texts.size < MAX_BLOCKS; index++) {
    const node = nodeAt(tree, index);
    if (node.role !== "text" || index < done || tree.chrome[index] === 1) continue;
    let block = index;
    for (let at = index; at > 0; at = nodeAt(tree, at).parent) {
      const { start, end } = subtree(tree, at);
      // Blocks within a block say what they say each by themselves.
      const isBlock = !isInline(nodeAt(tree, at));
      const isParted = isBlock && tree.nodes.slice(at + 1, end).some((node) => !isInline(node));
      if (end - start > MAX_BLOCK_NODES || isParted) break;
      block = at;
      if (isBlock) break;
    }
    done = subtree(tree, block).end;
    const { role } = nodeAt(tree, block);
    if (role === "heading" || role === "button" || role === "link") continue;
    const text = textOf(tree, subtree(tree, block));
    // A short cell answers by its row and its column; alone it only repeats the words.
    if (/cell|header/.test(role) && text.split(" ").length < 8) continue;
    texts.add(text);
  }
  return [...texts];
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((sentence) => sentence.length < 600);
}
