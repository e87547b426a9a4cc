import { type Fact, factText } from "./facts.ts";
import type { Finding, Place, Wish } from "./finding.ts";
import { type Group, groupsOf } from "./groups.ts";
import { conceptOf, labelLikeness } from "./match.ts";
import { GENERAL } from "./nouns.ts";
import { type Page, type Scope, atomsIn, factsIn } from "./page.ts";
import { extractTitles } from "./links.ts";
import { readValue } from "./read.ts";
import { headingsAbove } from "./sections.ts";
import { spokenText } from "./spoken-text.ts";
import type { Field } from "./schema.ts";
import { type Range, childrenOf, endOf, nodeAt, subtree, textOf } from "./tree.ts";
import { emailIn } from "./values.ts";
import { stem, words } from "./words.ts";

const ALL = new Set("all every".split(" ").map(stem));

/** An array of plain values: a list, a named value with commas, the choices of a control, or all headings, links, images. */
export function extractList(page: Page, field: Field, place: Place): Finding | undefined {
  const found =
    fromControls(page, field, place) ??
    fromFacts(page, field, place) ??
    extractTitles(page, field, place) ??
    fromGroups(page, field, place) ??
    ofOneKind(page, field, place);
  if (found === undefined || place.wish.limit === undefined) return found;
  return { ...found, value: (found.value as unknown[]).slice(0, place.wish.limit) };
}

function itemOf(field: Field): Field {
  const shape = field.shape();
  return shape.kind === "array" ? shape.item : field;
}

function read(page: Page, field: Field, pieces: { text: string; range: Range }[]): unknown[] {
  return pieces.flatMap((piece) => {
    const value = readValue(page, itemOf(field), piece);
    return value === undefined ? [] : [value];
  });
}

/** What frames a page is read where a heading there calls it so: “In other languages”. */
function isOpenTo({ tree }: Page, { source, range, labelNode }: Fact, scope: Scope): boolean {
  const isOutside = (marks: Uint8Array) => marks[range.start] === 1 && marks[scope.range.start] !== 1;
  const isFrame = isOutside(tree.chrome) || isOutside(tree.beside);
  return !isFrame || (source === "section" && labelNode >= 0);
}

/**
 * Whether what stands under a heading is under what the instruction names: `the fixes of 2.1.0`. Not where it names another part
 * of the page, or a figure that the heading does not stand under.
 */
function isUnderNamed({ tree }: Page, heading: number, { words: wished, limit }: Wish): boolean {
  if (heading < 0) return true;
  const namesOf = (headings: number[]) => new Set(headings.flatMap((at) => words(nodeAt(tree, at).name)));
  const over = [heading, ...headingsAbove(tree, heading)];
  const trail = namesOf(over);
  const all = namesOf(tree.headings.filter((at) => tree.chrome[at] !== 1));
  const isFigure = (word: string) => /\d/.test(word) && Number(word) !== limit;
  if (wished.some((word) => !isFigure(word) && all.has(word) && !trail.has(word))) return false;
  // `7.0.0` is not `7.2.0`, though both have a seven and a nought.
  const figures = wished.filter(isFigure).join(" ");
  return over.some((at) =>
    ` ${words(nodeAt(tree, at).name).join(" ")} `.includes(figures === "" ? "" : ` ${figures} `),
  );
}

function fromFacts(page: Page, field: Field, { scope, wish }: Place): Finding | undefined {
  const facts = factsIn(page, scope.range)
    .map((fact) => ({ fact, likeness: labelLikeness(field, fact.labelWords) }))
    .filter(({ fact, likeness }) => likeness >= 0.6 && fact.source !== "hint" && isOpenTo(page, fact, scope))
    .sort((a, b) => b.likeness - a.likeness);
  const repeated = facts.filter(({ fact }) => fact.source === "column" || fact.source === "microdata");
  const [first] = facts;
  if (first === undefined) return undefined;
  const [column] = repeated;
  if (repeated.length > 1 && column !== undefined && column.likeness > first.likeness - 0.1) {
    const same = repeated.filter(({ fact }) => fact.label === column.fact.label);
    const values = read(
      page,
      field,
      same.map(({ fact }) => ({ text: factText(page.tree, fact), range: fact.range })),
    );
    return values.length === same.length ? { value: values, score: column.likeness, missing: [] } : undefined;
  }
  for (const { fact, likeness } of facts) {
    // What several parts of the page call the same is a list together.
    const alike = facts.filter(
      (other) => other.fact.label === fact.label && other.fact.source === fact.source,
    );
    const meant = alike.filter(
      (other) => other.fact.source !== "section" || isUnderNamed(page, other.fact.labelNode, wish),
    );
    const values = [...new Set(meant.flatMap((other) => read(page, field, piecesOf(page, other.fact))))];
    if (values.length > 0 && field.accepts(values))
      return { value: values, score: likeness * 0.95, missing: [] };
  }
  return undefined;
}

/** The parts of a named value: items of its list, its links, or what commas part. */
function piecesOf(page: Page, fact: Fact): { text: string; range: Range }[] {
  const { tree } = page;
  const ofRole = (role: string) => {
    const found: { text: string; range: Range }[] = [];
    for (let index = fact.range.start; index < fact.range.end; index++) {
      if (nodeAt(tree, index).role === role)
        found.push({ text: spokenText(tree, subtree(tree, index)), range: subtree(tree, index) });
    }
    return found;
  };
  const items = fact.given === undefined ? ofRole("listitem") : [];
  if (items.length > 0) return items;
  if (fact.source === "section") return ofRole("link").length > 1 ? ofRole("link") : [];
  const links = fact.given === undefined ? ofRole("link") : [];
  if (links.length > 1) return links;
  const parts = fact.given === undefined ? markedParts(page, fact.range) : [];
  if (parts.length > 1) return parts;
  const text = factText(tree, fact);
  return text
    .split(fact.source === "prose" ? /,?\s+and\s+|,\s+/ : /\s*[,;|·•]\s+|,(?=\p{L})/u)
    .flatMap(peopleIn)
    .filter(Boolean)
    .map((part) => ({ text: part, range: fact.range }));
}

const PERSON = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)+$/u;

/** `Nadia Fell and Owen Rees` are two people; “Nuts and Bolts” is one thing. */
function peopleIn(text: string): string[] {
  const people = text.split(/\s+(?:and|&)\s+/u);
  return people.length > 1 && people.every((name) => PERSON.test(name)) ? people : [text];
}

/** `<dd><span>bug</span> <span>auth</span></dd>`: short pieces side by side, with nothing said between them. */
function markedParts({ tree }: Page, { start, end }: Range): { text: string; range: Range }[] {
  if (end !== endOf(tree, start)) return [];
  const children = childrenOf(tree, start);
  const isPiece = (child: number) =>
    nodeAt(tree, child).tag === "span" && nodeAt(tree, child).role !== "text";
  if (!children.every(isPiece)) return [];
  const pieces = children.map((child) => ({
    text: textOf(tree, subtree(tree, child)),
    range: subtree(tree, child),
  }));
  return pieces.every(({ text }) => /^\p{L}/u.test(text) && text.length < LONGEST_PIECE) ? pieces : [];
}

const LONGEST_PIECE = 40;

function fromControls(page: Page, field: Field, { scope }: Place): Finding | undefined {
  for (let index = scope.range.start; index < scope.range.end; index++) {
    const node = nodeAt(page.tree, index);
    const grouped =
      node.role === "radiogroup" || node.role === "group" || node.role === "listbox" || node.role === "list";
    if (
      (!grouped && node.options === undefined) ||
      node.name === "" ||
      labelLikeness(field, words(node.name)) < 0.6
    )
      continue;
    const labels =
      node.options?.filter((option) => option.value !== "").map((option) => option.label) ??
      choicesOf(page, index);
    const values = read(
      page,
      field,
      labels.map((text) => ({ text, range: subtree(page.tree, index) })),
    );
    if (values.length > 1) return { value: values, score: 0.9, missing: [] };
  }
  return undefined;
}

function choicesOf(page: Page, group: number): string[] {
  const labels: string[] = [];
  const { end } = subtree(page.tree, group);
  for (let index = group + 1; index < end; index++) {
    const { role, name } = nodeAt(page.tree, index);
    if (role === "radio" || role === "checkbox" || role === "option") labels.push(name);
    else if (role === "listitem") labels.push(textOf(page.tree, subtree(page.tree, index)));
  }
  return labels;
}

/** Not `12 replies`, and not `by Kim, 2 hours ago`. */
function isBadge(text: string): boolean {
  return text.split(" ").length <= 5 && !/^\W*\d/.test(text) && !/^by\s/i.test(text);
}

/** A list of short items that is called as the field is; within one card also the only such list. */
function fromGroups(page: Page, field: Field, { scope, wish }: Place): Finding | undefined {
  const inside = groupsOf(page).filter(
    (group) =>
      isSimple(page, group) &&
      isUnderNamed(page, page.tree.headings.findLast((at) => at < group.parent) ?? -1, wish) &&
      (group.items[0]?.start ?? -1) > scope.range.start &&
      (group.items.at(-1)?.end ?? 0) <= scope.range.end,
  );
  const rated = inside
    .map((group) => ({
      group,
      likeness:
        Math.max(...group.label.split(" · ").map((label) => labelLikeness(field, words(label)))) -
        (group.chrome ? 0.3 : 0),
    }))
    .sort((a, b) => b.likeness - a.likeness);
  const [top] = rated;
  const alone =
    scope.kind === "item" &&
    rated.length === 1 &&
    !rated.some(({ group }) => isCalledOtherwise(page, group, scope)) &&
    (/^(?:featur|highlight)$/.test(field.words.at(-1) ?? "") ||
      (/^(?:tag|keyword|categori|topic)$/.test(field.words.at(-1) ?? "") &&
        rated.every(({ group }) => group.items.every((range) => isBadge(textOf(page.tree, range))))));
  if (top === undefined || (top.likeness < 0.6 && !alone && !labelledByWish(top.group, field, wish.words)))
    return undefined;
  const values = read(
    page,
    field,
    top.group.items.map((range) => ({ text: textOf(page.tree, range), range })),
  );
  return values.length === 0
    ? undefined
    : { value: values, score: Math.max(0.6, top.likeness * 0.9), missing: [] };
}

/** A list under a heading of its own within the entry is what that says: `Bug fixes` are no features. */
function isCalledOtherwise({ tree }: Page, { parent, items }: Group, { range }: Scope): boolean {
  const start = items[0]?.start ?? parent;
  const inside = tree.headings.filter((heading) => heading >= range.start && heading < start);
  return inside.length > 1;
}

/** “the desserts”, asked for as `dishes`; not “the languages of the article”, where something is called Article. */
function labelledByWish(group: Group, field: Field, wish: string[]): boolean {
  const label = words(group.label);
  if (field.words.some((word) => wish.includes(word) && !label.includes(word) && !GENERAL.has(word)))
    return false;
  return !group.chrome && label.length > 0 && label.every((word) => wish.includes(word));
}

function isSimple(page: Page, group: Group): boolean {
  return (
    group.items.every(({ start, end }) => end - start <= 6) &&
    group.items.some(
      ({ start }) => nodeAt(page.tree, start).role === "listitem" || childrenOf(page.tree, start).length <= 1,
    )
  );
}

/** All headings, links, images or addresses, when the field is named after these and nothing else. */
function ofOneKind(page: Page, field: Field, { scope, wish }: Place): Finding | undefined {
  const own = field.words.filter((word) => !ALL.has(word));
  const kind = own.length === 1 ? own[0] : undefined;
  const atoms = atomsIn(page, scope.range).filter(
    (atom) => wish.all === true || page.tree.chrome[atom.node] !== 1,
  );
  const isUrl = conceptOf(itemOf(field)).concept === "url" || conceptOf(itemOf(field)).concept === "image";
  const kinds: Record<string, () => string[]> = {
    [stem("headings")]: () => atoms.filter((atom) => atom.kind === "heading").map((atom) => atom.text),
    [stem("links")]: () =>
      atoms
        .filter((atom) => atom.kind === "link")
        .map((atom) => (isUrl ? (nodeAt(page.tree, atom.node).href ?? "") : atom.text)),
    [stem("urls")]: () =>
      atoms.filter((atom) => atom.kind === "link").map((atom) => nodeAt(page.tree, atom.node).href ?? ""),
    [stem("images")]: () =>
      atoms.filter((atom) => atom.kind === "picture").map((atom) => nodeAt(page.tree, atom.node).href ?? ""),
    [stem("emails")]: () => atoms.map((atom) => emailIn(atom.text) ?? ""),
  };
  const texts = kind !== undefined && Object.hasOwn(kinds, kind) ? (kinds[kind]?.() ?? []) : [];
  const values = [...new Set(texts.filter((text) => text !== "" && itemOf(field).accepts(text)))];
  return values.length === 0 ? undefined : { value: values, score: 0.85, missing: [] };
}
