import type { Fact } from "./facts.ts";
import type { Page } from "./page.ts";
import { type PageTree, type Range, endOf, nodeAt, subtree, textOf } from "./tree.ts";
import { words } from "./words.ts";

const LONGEST_QUESTION = 200;
const MAX_NODES = 12;

/**
 * Questions with what stands below each up to the next, wherever a page puts them: in headings, buttons, summaries, boxes.
 * Each block holds questions of one make; a question without an answer in view (its part is shut) spoils its block.
 */
export function questionBlocks(page: Page, range: Range): Fact[][] {
  const byMake = new Map<number, number[]>();
  for (let index = range.start; index < range.end;) {
    if (!isQuestion(page, index)) {
      index++;
      continue;
    }
    const make = page.tree.path[index] ?? -1;
    byMake.set(make, [...(byMake.get(make) ?? []), index]);
    index = endOf(page.tree, index);
  }
  return [...byMake.values()].flatMap((nodes) => {
    const facts = nodes.length < 2 ? [] : answersTo(page.tree, nodes);
    return facts.length === nodes.length ? [facts] : [];
  });
}

/** The outermost box that holds nothing but the question. */
function isQuestion({ tree }: Page, index: number): boolean {
  const { role } = nodeAt(tree, index);
  if (index === 0 || role === "text" || tree.chrome[index] === 1 || endOf(tree, index) - index > MAX_NODES)
    return false;
  const text = textOf(tree, subtree(tree, index));
  return text.endsWith("?") && text.length <= LONGEST_QUESTION && text.includes(" ");
}

function answersTo(tree: PageTree, questions: number[]): Fact[] {
  const container = commonParent(tree, questions);
  return questions.flatMap((question, place): Fact[] => {
    const start = endOf(tree, question);
    const next = questions[place + 1];
    const end = next === undefined ? lastEnd(tree, question, container) : blockBefore(tree, next, question);
    const range = { start, end };
    const answer = end > start ? textOf(tree, range) : "";
    if (answer === "") return [];
    const label = textOf(tree, subtree(tree, question));
    return [
      {
        label,
        labelWords: words(label),
        range,
        source: "section",
        container,
        labelNode: question,
        given: answer,
      },
    ];
  });
}

function commonParent(tree: PageTree, nodes: number[]): number {
  const last = nodes.at(-1) ?? 0;
  let at = nodeAt(tree, nodes[0] ?? 0).parent;
  while (at > 0 && endOf(tree, at) <= last) at = nodeAt(tree, at).parent;
  return at;
}

/** Where the outermost block begins that holds the next question and not this one. */
function blockBefore(tree: PageTree, next: number, question: number): number {
  let block = next;
  for (let at = nodeAt(tree, block).parent; at > question; at = nodeAt(tree, at).parent) block = at;
  return block;
}

/** The last answer ends with its question's block; where questions and answers are siblings, at the next heading or of its kind. */
function lastEnd(tree: PageTree, question: number, container: number): number {
  let block = question;
  for (let at = nodeAt(tree, block).parent; at > container; at = nodeAt(tree, at).parent) block = at;
  if (block !== question) return endOf(tree, block);
  const level = nodeAt(tree, question).level ?? 7;
  const end = endOf(tree, container);
  const heading = tree.headings.find(
    (other) => other > question && other < end && (nodeAt(tree, other).level ?? 2) <= level,
  );
  return heading ?? end;
}
