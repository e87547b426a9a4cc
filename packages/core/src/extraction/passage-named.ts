import { type Fact, TRUST, factText } from "./facts.ts";
import { looksLikeDate } from "./dates.ts";
import { HEAD_WORDS, asksOtherMeasure, wordLikeness } from "./match.ts";
import { labelsOf } from "./map.ts";
import { type Page, factsIn } from "./page.ts";
import { withoutFiller } from "./schema.ts";
import { type Range, closest, nodeAt, subtree, textOf } from "./tree.ts";
import { stem, words } from "./words.ts";

export type Named = { extraction: string; confidence: number; label: string; source: Fact["source"] };

/** Nodes of a row or card whose words tell one entry from the other. */
const MAX_CONTEXT_NODES = 80;

/**
 * Values that the page labels with words of the question, when what the label leaves open (`on Sunday`, `of the kettle`)
 * is said beside it: by its row, its card, the headings above. What only says the question again is no answer.
 */
export function namedPassages(page: Page, asked: string[], naming: string[] = []): Named[] {
  const named: Named[] = [];
  for (const fact of page.facts) {
    const isBlock = fact.source === "section" || (fact.source === "pair" && fact.given === undefined);
    if (fact.source === "hint" || (isBlock && !isValue(page, fact))) continue;
    const confidence = confidenceOf(page, { asked, naming }, fact);
    const extraction = factText(page.tree, fact);
    if (confidence < 0.5 || words(extraction).every((word) => asked.includes(word))) continue;
    named.push({ extraction, confidence, label: fact.label, source: fact.source });
  }
  return withoutDoubt(named.sort((a, b) => b.confidence - a.confidence));
}

const longestSection = 200;

/** A long section is no answer, and neither is one that only leads elsewhere; one link beside a label is what it names. */
function isValue({ tree }: Page, { range, source }: Fact): boolean {
  if (range.end - range.start > longestSection) return false;
  let links = 0;
  for (let at = range.start; at < range.end; at++) {
    const node = nodeAt(tree, at);
    if (node.role === "text" && !/^(?:link|button)$/.test(nodeAt(tree, node.parent).role)) return true;
    if (node.role === "link") links++;
  }
  return source === "pair" && links === 1;
}

const AMOUNT_WORDS = new Set("price cost fee charge amount paid pay".split(" ").map(stem));

/** What a value is by its looks need not be said by its label: “the time of sunset”, “the reference number”. */
const isCode = (text: string) => /^\S*\d\S*$/.test(text.trim());
const isHour = (text: string) => /^\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?$/i.test(text.trim());
const SORTS = new Map([
  [stem("time"), isHour],
  [stem("date"), looksLikeDate],
  [stem("day"), looksLikeDate],
  [stem("number"), isCode],
  [stem("code"), isCode],
]);

/** `naming`: words of a thing's own name, none of which may be left open: another account is not the savings account. */
type Asked = { asked: string[]; naming: string[] };

function confidenceOf(page: Page, { asked, naming }: Asked, fact: Fact): number {
  const likes = asked.map((word) =>
    Math.max(0, ...fact.labelWords.map((other) => wordLikeness(word, other))),
  );
  const met = likes.filter((likeness) => likeness > 0).length;
  if (met === 0 || asksOtherMeasure(asked, fact.labelWords)) return 0;
  const spare = fact.labelWords.filter(
    (word) => !asked.some((other) => wordLikeness(other, word) > 0),
  ).length;
  let covered = likes.reduce((sum, likeness) => sum + likeness, 0);
  if (met < asked.length) {
    const context = contextOf(page, fact);
    const columns = (likes[0] ?? 0) > 0 ? otherColumns(page, fact) : new Set<string>();
    const titleWords = words(page.tree.view.title);
    const isMoney =
      fact.source !== "section" && /[$€£¥]\s?\d|\d\s?(?:[€£]|EUR|USD|GBP)/.test(factText(page.tree, fact));
    const rest = asked.filter((_, index) => likes[index] === 0);
    if (isOfEntry(page, fact, rest)) return TRUST[fact.source];
    const isSaid = (word: string) => context.has(word) || titleWords.includes(word) || columns.has(word);
    if (rest.some((word) => naming.includes(word) && !isSaid(word))) return 0;
    asked.forEach((word, index) => {
      if (likes[index] === 0 && context.has(word)) covered += 0.95;
      else if (likes[index] === 0 && isMoney && AMOUNT_WORDS.has(word)) covered += 0.9;
      else if (likes[index] === 0 && SORTS.get(word)?.(factText(page.tree, fact)) === true) covered += 0.9;
      else if (likes[index] === 0 && titleWords.includes(word)) covered += 0.85;
      else if (likes[index] === 0 && columns.has(word) && rest.some((other) => context.has(other)))
        covered += 0.85;
    });
  }
  const framed = page.tree.chrome[fact.range.start] === 1 ? 0.8 : 1;
  return (
    (covered / asked.length) ** 1.5 *
    (0.7 + 0.3 * (1 - spare / fact.labelWords.length)) *
    TRUST[fact.source] *
    framed
  );
}

/** What the other cells of its row are called: “the platform of the train to Rostock” may be told below “Train”. */
function otherColumns(page: Page, fact: Fact): Set<string> {
  const row =
    fact.source === "column" ? closest(page.tree, fact.range.start, ({ role }) => role === "row") : undefined;
  if (row === undefined) return new Set();
  const others = factsIn(page, subtree(page.tree, row)).filter(
    ({ source, label }) => source === "column" && label !== fact.label,
  );
  return new Set(others.flatMap(({ labelWords }) => labelWords).filter((word) => !HEAD_WORDS.has(word)));
}

/** The cell below the label in the row that is called by the rest of the words, and by nothing else. */
function isOfEntry({ tree }: Page, fact: Fact, rest: string[]): boolean {
  if (fact.source !== "column" && fact.source !== "row") return false;
  const row = closest(tree, fact.range.start, ({ role }) => role === "row");
  if (row === undefined || rest.length === 0) return false;
  const name = words(textOf(tree, subtree(tree, row + 1)));
  return name.length === rest.length && name.every((word, at) => word === rest[at]);
}

function contextOf(page: Page, fact: Fact): Set<string> {
  const { tree } = page;
  const said = new Set<string>();
  const add = (text: string) => {
    for (const word of withoutFiller(words(text))) said.add(word);
  };
  for (
    let at = nodeAt(tree, fact.range.start).parent, climbs = 0;
    at > 0 && climbs < 5;
    at = nodeAt(tree, at).parent, climbs++
  ) {
    const { start, end } = subtree(tree, at);
    if (nodeAt(tree, at).role === "rowgroup" || end - start > MAX_CONTEXT_NODES) break;
    // Where the same is said of another entry, the entry ends.
    const again = factsIn(page, { start, end }).some(
      (other) => other !== fact && other.source === fact.source && other.label === fact.label,
    );
    if (again || holdsTitle(tree, { start, end })) break;
    if (fact.source !== "row" && fact.source !== "definition") add(textOf(tree, { start, end }));
    if (nodeAt(tree, at).role === "row" || nodeAt(tree, at).role === "table" || nodeAt(tree, at).tag === "dl")
      break;
  }
  for (let at = fact.range.start; at > 0; at = nodeAt(tree, at).parent) {
    const { role, name } = nodeAt(tree, at);
    if (name !== "" && name.length < 80 && role !== "text") add(name);
  }
  for (const label of labelsOf(page, fact.range.start)) add(label);
  const first = tree.headings.find((heading) => nodeAt(tree, heading).level === 1);
  if (first !== undefined) add(nodeAt(tree, first).name);
  return said;
}

/** What holds the first heading is the page, and says no more of one value than of another. */
function holdsTitle({ headings, nodes }: Page["tree"], { start, end }: Range): boolean {
  return headings.some((at) => at >= start && at < end && nodes[at]?.level === 1);
}

/** Equal claims with different values are entries of a list: none of them is the answer. */
function withoutDoubt(named: Named[]): Named[] {
  const kept = named.filter((one) => {
    const rivals = named.filter(
      (other) => other.extraction !== one.extraction && Math.abs(other.confidence - one.confidence) < 0.03,
    );
    // “the total” of a table may be that of any of its columns.
    const isAlike = (rival: Named) => rival.label === one.label || one.source === "total";
    if (rivals.some((rival) => rival.source === one.source && isAlike(rival))) return false;
    return one.source !== "column" || !named.some((other) => isToldApart(other, one));
  });
  const doubted = named.filter((one) => !kept.includes(one));
  return kept.filter((one) => !doubted.some((other) => saysMore(one, other)));
}

/** Where two weights leave it open which one is meant, it is not the `Max. rider weight`. */
function saysMore(one: Named, other: Named): boolean {
  const [own, less] = [one, other].map(({ label }) => words(label)) as [string[], string[]];
  const isMore = own.length > less.length && less.every((word) => own.includes(word));
  return isMore && one.confidence < other.confidence;
}

/** A page that tells the total apart from its table means that one, and not what stands in one of the table's rows. */
function isToldApart(other: Named, { label, extraction, confidence }: Named): boolean {
  if (other.source !== "definition" || other.label.toLowerCase() !== label.toLowerCase()) return false;
  return other.extraction !== extraction && other.confidence > confidence - 0.1;
}
