import { type Group, groupsOf, isAdvertised } from "./groups.ts";
import type { Scope } from "./page.ts";
import { ENTITIES, conceptOf, labelLikeness } from "./match.ts";
import type { Finding, Place, Wish } from "./finding.ts";
import { extractColumns } from "./columns.ts";
import {
  holdsEntries,
  holdsLists,
  isLayout,
  isLike,
  isMixed,
  isOfControls,
  isProseOfRow,
  shapeWords,
  standsApart,
} from "./entries.ts";
import { extractLinks } from "./links.ts";
import { extractList } from "./list.ts";
import { extractPairs } from "./pairs.ts";
import { fillByElimination } from "./elimination.ts";
import { declaredEmpty } from "./empty.ts";
import { wishOf } from "./instruction.ts";
import { alikeSingles, hasOthers, isOfMake, isOfSome, isRest, isSaidBy } from "./makes.ts";
import { isFlag, tellAbsence } from "./absence.ts";
import { pickedOut } from "./picking.ts";
import { FRAME_WORDS, GENERAL, isCalled } from "./nouns.ts";
import type { Page } from "./page.ts";
import type { Field } from "./schema.ts";
import { sectionOf } from "./sections.ts";
import { stem, words } from "./words.ts";
import { type Range, isWithin, nodeAt } from "./tree.ts";

const ASIDE_LABEL =
  /\b(?:related|recommend(?:ed|ations?)|similar|sponsored|advertise?ments?|also (?:like|bought|viewed)|recently viewed|customers who|more from|suggested|refine|filter(?:s| by)|narrow (?:by|down))\b/i;
const ACCEPT = 0.52;
const SAMPLES = 4;
const MAX_TRIED = 12;
/** Nodes of an entry that is read to see how well its like fit. */
const LARGEST_SAMPLE = 800;

export function extractArray(page: Page, field: Field, place: Place): Finding | undefined {
  const shape = field.shape();
  if (shape.kind !== "array" || page.effort.left < 0) return undefined;
  const item = shape.item.shape();
  if (item.kind === "scalar" || item.kind === "choice")
    return extractList(page, field, place) ?? extractOneColumn(page, field, place);
  const empty = declaredEmpty(page, field, place);
  if (empty?.isNamed === true) return empty.finding;
  const links = extractLinks(page, field, place);
  if (links !== undefined) return links;
  const compared = extractColumns(page, field, place);
  const grouped = extractGroup(page, field, place);
  if (compared !== undefined && (grouped?.missing.length !== 0 || isOfRows(grouped, compared.table)))
    return compared;
  const paired = extractPairs(page, field, place);
  if (grouped !== undefined && (paired === undefined || grouped.score >= paired.score)) return grouped;
  return paired ?? grouped ?? empty?.finding;
}

/** Where a table has one thing a column, its rows are no things. */
function isOfRows({ ranges = [] }: Finding, table: Range): boolean {
  return ranges.some((range) => isWithin(range, table));
}

const itemFields = new WeakMap<Field, Field>();

/** What an array is of; a field that is called as the array is (`days: [{ day }]`) names its entry. */
function itemField(field: Field): Field {
  let item = itemFields.get(field);
  if (item !== undefined) return item;
  const shape = field.shape();
  item = shape.kind === "array" ? shape.item : field;
  const inner = item.shape();
  const namesEntry = (property: Field) => {
    const own = property.shape();
    return (
      own.kind === "scalar" &&
      own.type === "string" &&
      own.format === undefined &&
      own.members === undefined &&
      property.words.length === 1 &&
      field.words.includes(property.words[0] ?? "")
    );
  };
  if (inner.kind === "object" && inner.properties.some(namesEntry)) {
    const properties = inner.properties.map((property) =>
      namesEntry(property) ? { ...property, words: [stem("name")], title: property.words } : property,
    );
    item = { ...item, shape: () => ({ ...inner, properties }) };
  }
  itemFields.set(field, item);
  return item;
}

/** `isWhole`: of the entries that were read none lacks anything that is required. */
type Rated = { group: Group; fit: number; isWhole: boolean; score: number; isSome: boolean };
type Fit = Pick<Rated, "fit" | "isWhole">;

function extractGroup(page: Page, field: Field, place: Place): Finding | undefined {
  const isFlat = !holdsLists(itemField(field));
  const part = partOf(page, field, place);
  const rated = rateGroups(page, field, place).filter(
    ({ group }) =>
      !isLayout(page, group) && !(isFlat && holdsEntries(page, group)) && isWithinPart(group, part),
  );
  const named = distinguished(rated, field, place.wish);
  const [top] = named;
  if (top === undefined || top.score < ACCEPT) return undefined;
  if (isOpen(page, field, { top, named })) return undefined;
  const alike = named.filter((other) => {
    // Entries that lack only what is optional are of them as well.
    const lead = other.isWhole
      ? strengthOf(top) - top.fit - (strengthOf(other) - other.fit)
      : strengthOf(top) - strengthOf(other);
    return (
      isOfMake(page, other.group, top.group) && lead < MUCH && (other.isWhole || top.fit - other.fit < 0.15)
    );
  });
  if (named.some((other) => !alike.includes(other) && isLeftOut(page, other, { top, place })))
    return undefined;
  const singles = alikeSingles(page, top.group, place.scope);
  // A group may be found twice: among all its siblings, and below a heading.
  const byStart = new Map(
    [...alike.flatMap((other) => other.group.items), ...singles].map((range) => [range.start, range]),
  );
  const items = [...byStart.values()].sort((a, b) => a.start - b.start);
  const isPart = part !== undefined || place.scope.kind === "item" || isWished(top.group, place.wish);
  if (!isPart && hasOthers(page, items)) return undefined;
  return readItems(page, { field, items }, place);
}

/** Names alone are found in any list: where several lists have them as surely, none is told to be the one that is asked for. */
function isOpen(page: Page, field: Field, { top, named }: { top: Rated; named: Rated[] }): boolean {
  const item = itemField(field).shape();
  const [only, ...others] = item.kind === "object" ? item.properties : [];
  const isName = only !== undefined && others.length === 0 && ALONE.has(conceptOf(only).concept);
  if (!isName) return false;
  if (standsApart(page, top.group)) return true;
  if (labelSays(top.group, field.words)) return false;
  const [first] = top.group.items;
  return named.some(({ group, score }) => {
    const isOther = group.path !== top.group.path && top.score - score < AS_SURE;
    const start = startOf(group);
    const isInside = top.group.items.some((range) => start >= range.start && start < range.end);
    const isAround = group.items.some(
      (range) => first !== undefined && first.start >= range.start && first.end <= range.end,
    );
    return isOther && !isInside && !isAround && !isMixed(page, group);
  });
}

const AS_SURE = 0.15;
const ALONE = new Set(["name", "description"]);

/** The part of the page under the one heading that is called as the list is: what is asked stands there, or nowhere. */
function partOf({ tree }: Page, field: Field, { scope: { range, kind }, wish }: Place): Range | undefined {
  const nouns = field.words.filter((word) => !GENERAL.has(word));
  const called = tree.headings.filter((heading) => {
    const { level = 2, name } = nodeAt(tree, heading);
    const isOfContent = tree.chrome[heading] !== 1 && tree.beside[heading] !== 1;
    return (
      level > 1 &&
      isOfContent &&
      heading >= range.start &&
      heading < range.end &&
      (labelLikeness(field, words(name)) >= CALLED || isSaid(name, wish))
    );
  });
  const [heading, ...others] = called;
  if (kind !== "page" || heading === undefined || others.length > 0) return undefined;
  if (nouns.length === 0 && !isSaid(nodeAt(tree, heading).name, wish)) return undefined;
  return sectionOf(tree, heading);
}

const CALLED = 0.9;

function isWithinPart({ items }: Group, part: Range | undefined): boolean {
  return part === undefined || items.every(({ start, end }) => start >= part.start && end <= part.end);
}

/** Those that are called by a word of the instruction which others of their make are not called by: `the cash rates`. */
function distinguished(rated: Rated[], field: Field, wish: Wish): Rated[] {
  const [top] = rated;
  const alike = rated.filter(({ group }) => group.path === top?.group.path);
  const labels = new Map(alike.map((one) => [one, new Set(words(one.group.label))]));
  for (const word of wish.words) {
    const having = field.words.includes(word)
      ? []
      : alike.filter((one) => labels.get(one)?.has(word) === true);
    if (having.length > 0 && having.length < alike.length) return having;
  }
  return rated;
}

function rateGroups(page: Page, field: Field, place: Place): Rated[] {
  const fits = new Map<string, Fit[]>();
  const rated: Rated[] = [];
  for (const group of groupsOf(page)) {
    if (
      !isInside(group, place.scope.range) ||
      isFrameOnly(group, field, place.wish) ||
      isOfControls(page, group) ||
      isProseOfRow(page, group, place.scope)
    )
      continue;
    const known = fits.get(group.path) ?? [];
    fits.set(group.path, known);
    // Of many groups of one make the first few tell how well their entries fit.
    const tried = known.length < MAX_TRIED;
    const { fit, isWhole } = tried
      ? sampleFit(page, field, { ...place, group })
      : { fit: mean(known.map((one) => one.fit)), isWhole: known.every((one) => one.isWhole) };
    if (tried) known.push({ fit, isWhole });
    const isNamed = isMeant(group, place.wish) || isCalled(page, field, { ...place, group });
    if (fit <= 0.3 || !isNamed) continue;
    const mixed = isMixed(page, group) ? 0.2 : 0;
    const isSome = isOfSome(group, field, place.wish);
    rated.push({ group, fit, isWhole, isSome, score: fit + standing(group, field, place.wish) - mixed });
  }
  return rated.sort((a, b) => b.score - a.score || startOf(a.group) - startOf(b.group));
}

/** What frames a page lists no entries, unless it is asked for or called so. */
function isFrameOnly(group: Group, field: Field, wish: Wish): boolean {
  const isAsked =
    [...field.words, ...wish.words].some((word) => FRAME_WORDS.has(word)) || isMeant(group, wish);
  return group.chrome && !isAsked && !labelSays(group, field.words);
}

/** All that a part is called is said in the instruction: `the articles in the most-read list`. */
function isMeant({ label }: Group, wish: Wish): boolean {
  return label.split(" · ").some((name) => isSaid(name, wish));
}

function isSaid(name: string, wish: Wish): boolean {
  const telling = wishOf(name).words;
  return words(name).length > 1 && telling.length > 0 && telling.every((word) => wish.words.includes(word));
}

/** Entries that would be left out: of the same make, or of another table that has all that is asked for as well. */
function isLeftOut(page: Page, other: Rated, { top, place }: { top: Rated; place: Place }): boolean {
  if (!other.isWhole) return isRest(page, other.group, top.group);
  const isAsSure = other.group.path === top.group.path && strengthOf(top) - strengthOf(other) < MUCH;
  return isAsSure && !isOfMake(page, other.group, top.group) && !isWished(top.group, place.wish);
}

/** Groups further apart than this are not both meant. */
const MUCH = 0.1;

function strengthOf({ score, isSome }: Rated): number {
  return score - (isSome ? CALLED_SO : 0);
}

function startOf(group: Group): number {
  return group.items[0]?.start ?? 0;
}

function isInside(group: Group, { start, end }: Range): boolean {
  return startOf(group) > start && (group.items.at(-1)?.end ?? end + 1) <= end;
}

function mean(list: number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
}

const nounSets = new WeakMap<Wish, Map<Field, Set<string>>>();

function itemScope(field: Field, wish: Wish, range: Range): Scope {
  const sets = nounSets.get(wish) ?? new Map<Field, Set<string>>();
  nounSets.set(wish, sets);
  const nouns = sets.get(field) ?? new Set([...field.words, ...ENTITIES, ...wish.words.slice(0, 8)]);
  sets.set(field, nouns);
  return { range, kind: "item", nouns };
}

/** Mean over a few items: how much of the schema is there, and how surely. */
function sampleFit(page: Page, field: Field, place: Place & { group: Group }): Fit {
  const item = itemField(field);
  const { wish } = place;
  const { items } = place.group;
  const step = Math.max(1, Math.floor(items.length / SAMPLES));
  const sample = items
    .filter((range, at) => at % step === 0 && range.end - range.start <= LARGEST_SAMPLE)
    .filter((range) => !isAdvertised(page.tree, range))
    .slice(0, SAMPLES)
    .map((range) => ({
      range,
      finding: place.extractField(page, item, { ...place, scope: itemScope(field, wish, range) }),
    }));
  fillByElimination(page, item, sample);
  // A flag may be told by its absence, once all entries are read.
  const isWhole = ({ finding }: (typeof sample)[number]) =>
    finding?.missing.every((path) => isFlag(item, path)) === true;
  return {
    fit: mean(sample.map((one) => (one.finding?.score ?? 0) * (isWhole(one) ? 1 : 0.75))),
    isWhole: sample.every(isWhole),
  };
}

/** What speaks for a group beside its fit: what it is called, where it stands, how much there is of it. */
function standing(group: Group, field: Field, wish: Wish): number {
  const asked = [...field.words, ...wish.words];
  const named = labelSays(group, field.words) ? CALLED_SO : 0;
  const wished = isWished(group, wish) ? 0.12 : 0;
  const frame = asked.some((word) => FRAME_WORDS.has(word)) || isMeant(group, wish);
  const framed = group.chrome && !frame ? -0.4 : group.chrome && frame ? 0.2 : 0;
  const aside = ASIDE_LABEL.test(group.label) && !frame && !wished ? -0.2 : 0;
  const bare = group.items.every(({ start, end }) => end - start <= 3) ? -0.08 : 0;
  return (
    Math.max(named, wished) + framed + aside + bare + Math.min(0.08, 0.02 * Math.log2(group.items.length))
  );
}

function isWished({ label }: Group, wish: Wish): boolean {
  const said = words(label);
  return wish.words.some((word) => said.includes(word));
}

const CALLED_SO = 0.15;

function labelSays(group: Group, nouns: string[]): boolean {
  return isSaidBy(words(group.label), nouns);
}

function readItems(
  page: Page,
  { field, items }: { field: Field; items: Range[] },
  place: Place,
): Finding | undefined {
  const { wish } = place;
  const item = itemField(field);
  const wantsAds = wish.words.some((word) => FRAME_WORDS.has(word));
  const entries = items.filter((range) => wantsAds || !isAdvertised(page.tree, range));
  if (entries.length === 0) return undefined;
  const asked = place.scope.kind === "page" ? pickedOut(page, { field, entries }, place) : entries;
  if (asked.length === 0) return field.accepts([]) ? { value: [], score: 0.8, missing: [] } : undefined;
  const read = asked.map((range) => ({
    range,
    finding: place.extractField(page, item, { ...place, scope: itemScope(field, wish, range) }),
  }));
  const whole = read.filter(({ finding }) => finding !== undefined && finding.missing.length === 0);
  fillByElimination(page, item, read);
  tellAbsence(page, item, read);
  const typical = shapeWords(page, whole[whole.length >> 1]?.range);
  // An entry that is built like the others and says nothing of what is asked is one of them: a list without it would be wrong.
  const kept = read.filter(
    ({ range, finding }) => finding?.missing.length === 0 || isLike(typical, shapeWords(page, range)),
  );
  const limited = wish.limit === undefined ? kept : kept.slice(0, wish.limit);
  const score =
    limited.reduce((sum, { finding }) => sum + (finding?.score ?? 0), 0) / Math.max(1, limited.length);
  const missing = limited.flatMap(
    ({ finding }, index) =>
      finding?.missing.map((path) => `[${index}]${path === "" ? "" : `.${path}`}`) ?? [`[${index}]`],
  );
  return limited.length === 0
    ? undefined
    : {
        value: limited.map(({ finding }) => finding?.value),
        score,
        missing,
        ranges: limited.map(({ range }) => range),
      };
}

/** `prices: number[]`: the one column of what would be an array of `{ price }`. */
export function extractOneColumn(page: Page, field: Field, place: Place): Finding | undefined {
  const shape = field.shape();
  if (shape.kind !== "array" || field.name === "") return undefined;
  const column: Field = {
    ...shape.item,
    name: field.name,
    words: field.words,
    title: field.title,
    description: field.description,
    prose: field.prose,
    required: true,
  };
  const row: Field = {
    ...shape.item,
    shape: () => ({ kind: "object", properties: [column] }),
    accepts: () => true,
  };
  const { head } = place.wish;
  const named = field.words.filter((word) => ENTITIES.has(word));
  const nouns: Field = { ...field, words: head === undefined ? named : [head] };
  const finding = extractGroup(page, { ...nouns, shape: () => ({ kind: "array", item: row }) }, place);
  if (finding === undefined || finding.missing.length > 0) return declaredEmpty(page, field, place)?.finding;
  return {
    ...finding,
    value: (finding.value as Record<string, unknown>[]).map((entry) => entry[field.name]),
  };
}
