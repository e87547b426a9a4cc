import { type Group, isAdvertised } from "./groups.ts";
import { isLike, shapeWords } from "./entries.ts";
import type { Wish } from "./finding.ts";
import { ENTITIES, wordLikeness } from "./match.ts";
import { GENERAL } from "./nouns.ts";
import type { Page, Scope } from "./page.ts";
import type { Field } from "./schema.ts";
import { tableAround } from "./tables.ts";
import { type PageTree, type Range, boxOf, endOf, nodeAt, subtree } from "./tree.ts";
import { stem, words } from "./words.ts";

/** Which parts of a page are of one make, so that they are one list wherever they stand. */

/** Rows of tables with other columns are other things, however alike they are built. */
export function isOfMake({ tree }: Page, first: Group, second: Group): boolean {
  if (first.path !== second.path) return false;
  const [own, other] = [columnsOf(tree, first), columnsOf(tree, second)];
  return own.length === 0 || other.length === 0 || own.join("\n") === other.join("\n");
}

/** Another list of entries of the same shape: what these leave out makes them no other things. */
export function isRest(page: Page, other: Group, group: Group): boolean {
  const [first, second] = [other.items[0], group.items[0]];
  if (first === undefined || second === undefined || !isOfMake(page, other, group)) return false;
  const isApart = other.items.every((one) =>
    group.items.every(({ start, end }) => one.end <= start || one.start >= end),
  );
  return isApart && isLike(shapeWords(page, first), shapeWords(page, second));
}

/** One more thing of their shape stands apart from the entries, under another heading: they are not all there are. */
export function hasOthers(page: Page, items: Range[]): boolean {
  const { tree } = page;
  const [first] = items;
  const own = tree.headings.find(
    (heading) => first !== undefined && heading > first.start && heading < first.end,
  );
  if (first === undefined || own === undefined) return false;
  const { tag } = nodeAt(tree, first.start);
  const { level } = nodeAt(tree, own);
  const shape = shapeWords(page, first);
  const isFree = ({ start, end }: Range) => items.every((item) => item.end <= start || item.start >= end);
  return tree.headings.some((heading) => {
    const isContent = tree.chrome[heading] !== 1 && tree.beside[heading] !== 1;
    if (!isContent || nodeAt(tree, heading).level !== level) return false;
    const box = boxOf(tree, heading);
    const range = subtree(tree, box);
    if (box <= 0 || nodeAt(tree, box).tag !== tag || !isFree(range)) return false;
    const around = subtree(tree, nodeAt(tree, box).parent);
    const isAd = isAdvertised(tree, isFree(around) ? around : range);
    return !isAd && isLike(shape, shapeWords(page, range));
  });
}

function columnsOf(tree: PageTree, { items: [first] }: Group): string[] {
  if (first === undefined || nodeAt(tree, first.start).role !== "row") return [];
  return tableAround(tree, first.start)?.headers ?? [];
}

/** The last row of a grid may hold one card alone, which makes no group by itself. */
export function alikeSingles({ tree }: Page, group: Group, scope: Scope): Range[] {
  const first = group.items[0]?.start ?? -1;
  const path = tree.path[first];
  const grand = nodeAt(tree, group.parent).parent;
  if (group.path !== String(path) || grand < 0 || tree.path[group.parent] === undefined) return [];
  const found: Range[] = [];
  const end = Math.min(endOf(tree, grand), scope.range.end);
  for (let index = Math.max(grand, scope.range.start); index < end; index++) {
    const { parent } = nodeAt(tree, index);
    const isAlone = tree.path[index] === path && parent !== group.parent && parent === index - 1;
    if (isAlone && endOf(tree, index) === endOf(tree, parent) && !isHeadedApart(tree, group, index))
      found.push({ start: index, end: endOf(tree, index) });
  }
  return found;
}

/** What stands under a heading above those of the entries is the one entry of another list. */
function isHeadedApart(tree: PageTree, { parent, items: [first, ...more] }: Group, single: number): boolean {
  const start = first?.start ?? parent;
  const [from, to] = single < start ? [single, start] : [more.at(-1)?.end ?? first?.end ?? parent, single];
  const levelOf = (heading: number) => nodeAt(tree, heading).level ?? 2;
  const own = tree.headings.find((heading) => heading >= start && heading < (first?.end ?? start));
  const isAbove = (heading: number) => own === undefined || levelOf(heading) < levelOf(own);
  return tree.headings.some((heading) => heading >= from && heading < to && isAbove(heading));
}

/** `Past events` are some of the events: that they are called events sets them before the others no more than behind them. */
export function isOfSome(group: Group, field: Field, wish: Wish): boolean {
  const name = group.label.split(" · ").findLast((part) => isSaidBy(words(part), field.words));
  const isKnown = (word: string) =>
    GENERAL.has(word) || ENTITIES.has(word) || OWN.has(word) || wish.words.includes(word);
  const said = words(name ?? "");
  const noun = said.findIndex((word) => isSaidBy([word], field.words));
  return !said.slice(0, Math.max(0, noun)).every(isKnown);
}

const OWN = new Set("our your my the all".split(" ").map(stem));

/** Whether a label has one of the nouns, or another of its meaning. */
export function isSaidBy(label: string[], nouns: string[]): boolean {
  return nouns.some((noun) => label.some((word) => wordLikeness(noun, word) > 0));
}
