import { extractColumn } from "./columns.ts";
import type { Finding, Place, Wish } from "./finding.ts";
import { namedItems, namesIn, ordinalOf } from "./instruction.ts";
import { ENTITIES } from "./match.ts";
import { GENERAL, subjectWords } from "./nouns.ts";
import { extractField } from "./object.ts";
import type { Page, Scope } from "./page.ts";
import type { Field } from "./schema.ts";
import { stem, words } from "./words.ts";

export function nounsOf(wish: Wish): string[] {
  return wish.words.filter((word) => ENTITIES.has(word)).slice(0, 3);
}

/** The words of an instruction up to what it asks for: `all remote jobs` of “all remote jobs in Bergen”. */
function phraseOf(instruction: string): string[] {
  const phrase =
    instruction.split(
      /[,.;:]|\s(?:of|in|on|from|with|under|that|which|who|whose|where|for|and|at|by|as|marked|tagged|label+ed|listed|forecast|held|posted|reporting)\s/i,
    )[0] ?? "";
  return phrase.trim().split(/\s+/);
}

/** Words that stand before a noun and tell nothing of what it is. */
const PLAIN = new Set(
  "all every each the main current available visible shown listed displayed various different complete full entire search line table individual exact official regular total first second third top following given blog news web online"
    .split(" ")
    .flatMap(words),
);

/** What sort of entries is asked for: `remote` of “all remote jobs”. */
export function kindsOf(instruction: string): Set<string> {
  const [kind, ...more] = phraseOf(instruction).slice(-2, -1).flatMap(words);
  return new Set(kind === undefined || more.length > 0 || PLAIN.has(kind) || /\d/.test(kind) ? [] : [kind]);
}

/** What a list is asked to be of: `column` of `the columns of the view`; undefined where it is the name of a field. */
export function headNoun(instruction: string, item: Field): string | undefined {
  const last = phraseOf(instruction).at(-1) ?? "";
  const [noun] = words(last);
  const isPlural = /[^su]s$/i.test(last);
  return noun === undefined || !isPlural || schemaWords(item).has(noun) ? undefined : noun;
}

/** Whether the instruction is about one entry among others: then nothing else on the page answers it. */
export function isAboutEntry(page: Page, root: Field, instruction: string): boolean {
  const counted =
    ordinalOf(instruction) === undefined ? undefined : /\bthe \S+\s+(\p{L}+)/iu.exec(instruction)?.[1];
  const [noun = ""] = words(counted ?? "");
  if (noun !== "" && (ENTITIES.has(noun) || GENERAL.has(noun))) return true;
  const known = new Set([...schemaWords(root), ...GENERAL, ...subjectWords(page)]);
  return namesIn(instruction).some((word) => !known.has(word));
}

const saidOn = new WeakMap<Page, Set<string>>();

function saidWords(page: Page): Set<string> {
  let said = saidOn.get(page);
  if (said === undefined) {
    const texts = page.tree.nodes.flatMap(({ name, value = "" }) => [name, value]);
    saidOn.set(page, (said = new Set([...subjectWords(page), ...texts.flatMap((text) => words(text))])));
  }
  return said;
}

/** “tomorrow’s low” is not the low of today, also where the page speaks of no other day. */
const OTHER_DAYS = new Set(["tomorrow", "yesterday"].map(stem));

/** “the emergency phone” of a page with several: a field is called by the word that stands before it in the instruction as well. */
export function qualifiedBy(page: Page, root: Field, instruction: string): Field {
  const shape = root.shape();
  if (shape.kind !== "object" || instruction === "") return root;
  const known = new Set([...schemaWords(root), ...GENERAL, ...subjectWords(page), ...PLAIN]);
  const said = words(instruction);
  const properties = shape.properties.map((property) => {
    const at = said.findIndex((word, index) => index > 0 && word === property.words[0]);
    const before = said[at - 1] ?? "";
    const isSaid = saidWords(page).has(before) || OTHER_DAYS.has(before);
    const isTelling = at > 0 && before.length > 3 && isSaid && !known.has(before);
    return isTelling ? { ...property, words: [before, ...property.words] } : property;
  });
  return { ...root, shape: () => ({ ...shape, properties }) };
}

/** Whether the instruction narrows by a word that the schema and the page as a whole leave open: `the chair in purple`. */
export function isNarrowed(page: Page, root: Field, { narrowing }: Wish): boolean {
  const known = new Set([...schemaWords(root), ...GENERAL, ...subjectWords(page)]);
  return [...(narrowing ?? [])].some((word) => !known.has(word));
}

/** One entry of a list: the one that the instruction counts out, or names. */
export function entryFocus(
  page: Page,
  root: Field,
  { instruction, place }: { instruction: string; place: Place },
): Finding | undefined {
  const { wish } = place;
  const ordinal = ordinalOf(instruction);
  if (ordinal !== undefined)
    return entryAt(page, root, { ordinal, place: { ...place, wish: { words: wish.words } } });
  if (wish.condition?.foremost !== undefined) return entryAt(page, root, { ordinal: 0, place });
  const column = extractColumn(page, root, { place, names: wish.words });
  if (column !== undefined) return column;
  const entries = namedItems(page, wish, schemaWords(root));
  if (entries.length === 0) {
    const part = namedPart(page, root, instruction);
    return part === undefined ? undefined : extractField(page, root, { ...place, scope: part });
  }
  const nouns = new Set([...ENTITIES, ...wish.words]);
  const found = entries.flatMap((ranges) => {
    for (const range of ranges) {
      const finding = extractField(page, root, { ...place, scope: { range, kind: "item", nouns } });
      if (finding !== undefined && finding.missing.length === 0) return [finding];
    }
    return [];
  });
  const [finding, ...others] = found;
  // Two entries of that name that say different things.
  const isOne = others.every(({ value }) => JSON.stringify(value) === JSON.stringify(finding?.value));
  return isOne ? (finding ?? { value: {}, score: 0, missing: namesOf(root) }) : undefined;
}

function entryAt(
  page: Page,
  root: Field,
  { ordinal, place }: { ordinal: number; place: Place },
): Finding | undefined {
  const list: Field = {
    ...root,
    words: nounsOf(place.wish),
    shape: () => ({ kind: "array", item: root }),
    accepts: () => true,
  };
  const finding = extractField(page, list, place);
  if (finding === undefined || !Array.isArray(finding.value)) return undefined;
  const entry: unknown = finding.value.at(ordinal);
  const prefix = `[${ordinal < 0 ? finding.value.length + ordinal : ordinal}].`;
  const missing = finding.missing
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length));
  return entry === undefined ? undefined : { value: entry, score: finding.score, missing };
}

function namesOf(root: Field): string[] {
  const shape = root.shape();
  return shape.kind === "object" ? shape.properties.map(({ name }) => name) : [];
}

/** What people add to the name of a part: `the Support department`. */
const PARTS = new Set(
  "department section part area block box page office desk team panel tab".split(" ").map(stem),
);

/** The one part of the page that is called as the instruction says: `the street of the Billing address`. */
function namedPart(page: Page, root: Field, instruction: string): Scope | undefined {
  const known = schemaWords(root);
  const names = namesIn(instruction).filter((word) => !known.has(word) && !GENERAL.has(word));
  const subject = new Set(subjectWords(page));
  // What the whole page is about is no part of it.
  if (names.every((word) => subject.has(word))) return undefined;
  const parts = page.facts.filter(
    ({ source, labelWords }) =>
      source === "section" &&
      labelWords.length > 0 &&
      (names.every((word) => labelWords.includes(word)) ||
        (labelWords.every((word) => names.includes(word)) &&
          names.every((word) => labelWords.includes(word) || PARTS.has(word)))),
  );
  const ranges = new Map(parts.map(({ range }) => [range.start, range]));
  const [range] = [...ranges.values()];
  return range === undefined || ranges.size > 1 ? undefined : { range, kind: "page", nouns: new Set(names) };
}

function schemaWords(root: Field): Set<string> {
  const shape = root.shape();
  const properties = shape.kind === "object" ? shape.properties : [];
  return new Set([
    ...ENTITIES,
    ...properties.flatMap((property) => [...property.words, ...property.title, ...property.description]),
  ]);
}
