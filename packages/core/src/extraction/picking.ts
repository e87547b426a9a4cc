import { toldByBadge } from "./badges.ts";
import type { Place, Wish } from "./finding.ts";
import { factText } from "./facts.ts";
import { ENTITIES, wordLikeness } from "./match.ts";
import { groupsOf } from "./groups.ts";
import { GENERAL, subjectWords } from "./nouns.ts";
import { entriesUnderRow } from "./parts-of-tables.ts";
import { type Page, factsIn } from "./page.ts";
import type { Field } from "./schema.ts";
import { type Range, textOf } from "./tree.ts";
import { stem, words } from "./words.ts";

const ONLY = stem("only");
const IDLE = new Set(
  "only just one ones also both together show list label labelled tag tagged marked called named status type kind forecast currently still"
    .split(" ")
    .map(stem),
);

const LIMIT_WORDS = new Set("first top two three four five six seven eight nine ten".split(" ").map(stem));

/**
 * The entries that the instruction asks for. Where its condition cannot be told of one of them, or where another of its words
 * is said by some entries only (`the red shoes`), the wish is marked, and no answer can be given.
 */
export function pickedOut(
  page: Page,
  { field, entries }: { field: Field; entries: Range[] },
  place: Place,
): Range[] {
  const { picking, head } = place.wish;
  if (picking === undefined) return meeting(page, entries, place);
  const inPart = entriesUnderRow(page, entries, place.wish.words);
  if (inPart !== undefined) return meeting(page, inPart, place);
  const said = pickingWords(page, { field, entries }, place);
  // What the page is called may pick out as well: “only the jobs in Hamburg” of jobs in Hamburg and around.
  const wanted = tellingWords(place.wish).filter((word) => !field.words.includes(word));
  const told =
    toldByColumn(page, entries, said) ??
    (place.wish.words.includes(ONLY) || isNarrowedBy(place.wish, said)
      ? toldByBadge(page, entries, { wanted, plain: field.words, head })
      : undefined);
  if (told === undefined) picking.words.push(...said);
  return meeting(page, told ?? entries, place);
}

/** “those marked Fixed”, “who accept new patients”: all that picks stands behind the word that says so. */
function isNarrowedBy({ narrowing }: Wish, said: string[]): boolean {
  return said.length > 0 && said.every((word) => narrowing?.has(word) === true);
}

/** Those that meet the condition; all, where it cannot be told of every one. */
function meeting(page: Page, entries: Range[], place: Place): Range[] {
  const { condition } = place.wish;
  if (condition === undefined) return entries;
  if (condition.foremost !== undefined) {
    // Of what stands beside the page's thing none is the foremost of the page.
    const isBeside = entries.some(
      ({ start }) => page.tree.beside[start] === 1 || page.tree.chrome[start] === 1,
    );
    const foremost = isBeside ? undefined : condition.foremost(page, entries, place);
    condition.outcome = foremost === undefined ? "doubtful" : "applied";
    return foremost ?? entries;
  }
  const holding = entries.map((entry) => condition.holds(page, entry, place));
  condition.outcome = holding.includes(undefined) ? "doubtful" : "applied";
  return entries.filter((_, at) => holding[at] === true);
}

/** Rows whose cell is just what is said, in the one column that has such cells: `transactions from Stadtwerke`. */
function toldByColumn(page: Page, entries: Range[], said: string[]): Range[] | undefined {
  if (said.length === 0) return undefined;
  const wanted = said.join(" ");
  const columns = new Map<string, Range[]>();
  for (const entry of entries)
    for (const fact of factsIn(page, entry))
      if (fact.source === "column" && words(factText(page.tree, fact)).join(" ") === wanted)
        columns.set(fact.label, [...(columns.get(fact.label) ?? []), entry]);
  const [only, ...others] = columns.values();
  // Where another cell has the word beside others, it may be meant as well.
  const having = entries.filter((entry) => words(textOf(page.tree, entry)).includes(said[0] ?? ""));
  return only === undefined || others.length > 0 || having.length > only.length ? undefined : only;
}

/** Words that say more than what sort of thing is asked for, and how many. */
function tellingWords(wish: Wish): string[] {
  return wish.words.filter(
    (word) => !isLimit(word, wish) && !IDLE.has(word) && !GENERAL.has(word) && !ENTITIES.has(word),
  );
}

/** Words of the instruction that nothing but some of the entries accounts for. */
function pickingWords(
  page: Page,
  { field, entries }: { field: Field; entries: Range[] },
  { wish }: Place,
): string[] {
  const label = labelWords(page, entries);
  // “only the ingredients for the batter” are all that stands under “For the batter”, whatever they are called.
  const isOfPart = label.some((word) => wish.words.includes(word) && word !== wish.head);
  const isOpen = (word: string) => word === wish.head && !isOfPart;
  const subject = new Set(subjectWords(page));
  const heard = new Set([...field.words.filter((word) => !isOpen(word)), ...label]);
  const known = new Set([...heard, ...subject, ...schemaWords(field).filter((word) => !isOpen(word))]);
  // “only the remote ones” picks some out, also where it is asked of each whether it is remote.
  const isOnly = wish.words.includes(ONLY);
  const open = tellingWords(wish).filter((word) => !(isOnly ? heard : known).has(word));
  // “only the vegan ones”, “plans with API access”: where no entry speaks of it, all of them would be a wrong answer.
  const isNarrowed = (word: string) =>
    isOnly || wish.narrowing?.has(word) === true || wish.kinds?.has(word) === true;
  const texts = entries.map((entry) => new Set(words(textOf(page.tree, entry).slice(0, 2_000))));
  const labels = entries.flatMap((entry) => factsIn(page, entry).flatMap(({ labelWords: own }) => own));
  const told = [...known, ...labels];
  return open.filter((word) => {
    const having = texts.filter((text) => says(text, word)).length;
    if (subject.has(word) && !label.includes(word)) return isOnly && having > 0 && having < texts.length;
    if (having === 0 && told.some((other) => wordLikeness(word, other) > 0)) return false;
    return having < texts.length && (having > 0 || isNarrowed(word));
  });
}

/** In the same form, or one of the same stem: “dermatologists” of one whose trade is dermatology. */
function says(text: Set<string>, word: string): boolean {
  return text.has(word) || (word.length > 7 && [...text].some((other) => wordLikeness(word, other) > 0));
}

/** `the first 2`: the number has been heeded already. */
function isLimit(word: string, { limit }: Wish): boolean {
  return limit !== undefined && (Number(word) === limit || LIMIT_WORDS.has(word));
}

/** What the part is called that the entries stand in. */
function labelWords(page: Page, [first]: Range[]): string[] {
  const group =
    first === undefined
      ? undefined
      : groupsOf(page).find(({ items }) => items.some(({ start }) => start === first.start));
  return group === undefined ? [] : words(group.label);
}

function schemaWords(field: Field, depth = 0): string[] {
  const shape = field.shape();
  const own = [...field.words, ...field.title, ...field.description];
  if (depth > 3 || field.recursive) return own;
  if (shape.kind === "array") return [...own, ...schemaWords(shape.item, depth + 1)];
  if (shape.kind === "object")
    return [...own, ...shape.properties.flatMap((property) => schemaWords(property, depth + 1))];
  return own;
}
