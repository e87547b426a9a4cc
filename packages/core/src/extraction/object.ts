import { extractArray } from "./array.ts";
import { extractMap, extraEntries } from "./map.ts";
import type { Finding, Place } from "./finding.ts";
import type { Scope } from "./page.ts";
import { conceptOf, labelLikeness } from "./match.ts";
import { type Page, factsIn } from "./page.ts";
import type { Field } from "./schema.ts";
import { type Candidate, candidatesFor, isFigured, settle } from "./scalar.ts";
import { isControl, nodeAt, subtree } from "./tree.ts";
import { stem, words } from "./words.ts";

/** Undefined when nothing at all was found. */
export function extractField(page: Page, field: Field, place: Place): Finding | undefined {
  const shape = field.shape();
  if (shape.kind === "object")
    return shape.properties.length === 0 ? extractMap(page, field, place) : extractObject(page, field, place);
  if (shape.kind === "array") return extractArray(page, field, place);
  if (shape.kind === "choice") {
    const findings = shape.options.map((option) =>
      extractField(page, { ...option, words: field.words }, place),
    );
    return best(findings.filter((finding) => finding !== undefined));
  }
  const candidate = settle(page, candidatesFor(page, field, place.scope), place.scope);
  return candidate === undefined
    ? undefined
    : { value: candidate.value, score: candidate.score, missing: [] };
}

function best(findings: Finding[]): Finding | undefined {
  return findings.sort((a, b) => a.missing.length - b.missing.length || b.score - a.score)[0];
}

function extractObject(page: Page, field: Field, place: Place): Finding | undefined {
  const shape = field.shape();
  if (shape.kind !== "object") return undefined;
  const scalars = settleAll(page, shape.properties, place.scope);
  const inner: Place = { ...place, isWhole: place.isWhole !== false && shape.properties.length === 1 };
  const entries: [string, unknown][] = [];
  const missing: string[] = [];
  const scores: number[] = [];
  let sought = 0;
  for (const property of shape.properties) {
    const finding = scalars.get(property) ?? nested(page, property, inner);
    sought += property.required ? 1 : 0.6;
    const usable = finding !== undefined && (finding.missing.length === 0 || property.required);
    if (usable) {
      entries.push([property.name, finding.value]);
      scores.push(finding.score * (property.required ? 1 : 0.6));
      missing.push(
        ...finding.missing.map(
          (path) => `${property.name}${path.startsWith("[") || path === "" ? "" : "."}${path}`,
        ),
      );
    } else if (isNothing(page, property, place)) entries.push([property.name, null]);
    else if (property.required) missing.push(property.name);
  }
  if (scores.length === 0) return undefined;
  if (shape.entries !== undefined)
    entries.push(
      ...extraEntries(page, shape.entries, {
        scope: place.scope,
        known: new Set(entries.map(([name]) => name)),
      }),
    );
  const found = scores.reduce((sum, score) => sum + score, 0);
  return { value: Object.fromEntries(entries), score: found / sought, missing };
}

/** Nothing is told of what may be nothing, unless the page gives a figure for it that could not be read. */
function isNothing(page: Page, property: Field, { scope }: Place): boolean {
  return property.required && property.nullable && !(isScalar(property) && isFigured(page, property, scope));
}

/** Each scalar its best candidate, and no two the same piece of the page: the surer one keeps it. */
function settleAll(page: Page, properties: Field[], scope: Scope): Map<Field, Finding> {
  const open = new Map<Field, Candidate[]>();
  for (const property of properties) {
    if (isScalar(property)) open.set(property, candidatesFor(page, property, scope));
  }
  const findings = new Map<Field, Finding>();
  const taken = new Set<string>();
  while (open.size > 0) {
    let leader: { property: Field; candidate: Candidate } | undefined;
    for (const [property, candidates] of open) {
      const candidate = settle(page, candidates, scope);
      if (candidate === undefined) open.delete(property);
      else if (leader === undefined || candidate.score > leader.candidate.score)
        leader = { property, candidate };
    }
    if (leader === undefined) break;
    const { property, candidate } = leader;
    open.delete(property);
    findings.set(property, { value: candidate.value, score: candidate.score, missing: [] });
    const claim = claimOf(property, candidate);
    taken.add(claim);
    for (const [other, candidates] of open) {
      open.set(
        other,
        candidates.filter((rival) => rival.named || !taken.has(claimOf(other, rival))),
      );
    }
  }
  return findings;
}

function isScalar(field: Field): boolean {
  const shape = field.shape();
  return shape.kind === "scalar" || (shape.kind === "choice" && shape.options.every(isScalar));
}

/** Text is claimed by what it says, wherever it stands again; one text can hold a number and a word. */
function claimOf(field: Field, { value, node }: Candidate): string {
  const { concept } = conceptOf(field);
  if (concept === "currency") return "currency";
  return typeof value === "number" ? `${node} ${value}` : `${typeof value} ${String(value)}`;
}

/** Who has to do with the thing that a page is about, and which of several it is: these are not called as the page is. */
const NOT_WHOLE = new Set(
  "latest newest next previous last first top best featured agent broker landlord host organizer organiser speaker teacher instructor sponsor supplier carrier customer buyer seller vendor client author reviewer publisher payer payee sender recipient owner contact"
    .split(" ")
    .map(stem),
);

function nested(page: Page, property: Field, place: Place): Finding | undefined {
  const shape = property.shape();
  if (isScalar(property)) return undefined;
  if (shape.kind !== "object" || shape.properties.length === 0) return extractField(page, property, place);
  const parts = partsNamed(page, property, place.scope);
  const inside = parts.map((scope) => extractObject(page, property, { ...place, scope }));
  const isOther = property.words.some((word) => NOT_WHOLE.has(word));
  if (place.isWhole === true && !isOther && !hasPart(page, property, place.scope)) {
    const nouns = new Set([...place.scope.nouns, ...property.words]);
    return best(
      [...inside, extractObject(page, property, { ...place, scope: { ...place.scope, nouns } })].filter(
        (finding) => finding !== undefined,
      ),
    );
  }
  const here = property.recursive
    ? undefined
    : extractObject(page, qualified(property, shape.properties), place);
  return best([...inside, here].filter((finding) => finding !== undefined));
}

/** A part of the page that is called just so is not the page: `Tenant` on the page of a lease. */
function hasPart(page: Page, field: Field, { range }: Scope): boolean {
  return factsIn(page, range).some(
    ({ source, labelNode, labelWords }) =>
      source === "section" &&
      labelNode >= 0 &&
      (nodeAt(page.tree, labelNode).level ?? 2) > 1 &&
      labelLikeness(field, labelWords) >= PART,
  );
}

const PART = 0.95;

/** `seller.name` outside a part named `Seller` must be called the seller's name, not just a name. */
function qualified(parent: Field, properties: Field[]): Field {
  const children = properties.map((child) => {
    const { concept } = conceptOf(child);
    const general =
      ["name", "url", "image", "description", "money", "count", "date"].includes(concept) &&
      child.words.length === 1;
    return general ? { ...child, words: [...parent.words, ...child.words] } : child;
  });
  return { ...parent, shape: () => ({ kind: "object", properties: children }) };
}

/** Parts of a scope that the page calls as the field is called: sections, named groups, values. */
function partsNamed(page: Page, field: Field, scope: Scope): Scope[] {
  const parts: { likeness: number; scope: Scope }[] = [];
  const add = (label: string[], range: Scope["range"]) => {
    const likeness = labelLikeness(field, label);
    if (likeness >= 0.6 && range.end > range.start)
      parts.push({ likeness, scope: { range, kind: "page", nouns: new Set(field.words) } });
  };
  for (const fact of factsIn(page, scope.range))
    if (fact.source !== "hint" && fact.given === undefined) add(fact.labelWords, fact.range);
  for (let index = scope.range.start; index < scope.range.end; index++) {
    const node = nodeAt(page.tree, index);
    const named =
      node.name !== "" &&
      node.name.length < 60 &&
      /^(?:region|group|radiogroup|form|list|table|article|figure|complementary|generic|contentinfo)$/.test(
        node.role,
      );
    if (named && !isControl(node)) add(words(node.name), subtree(page.tree, index));
  }
  return parts
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 4)
    .map((part) => part.scope);
}
