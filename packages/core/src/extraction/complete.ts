import type { Finding } from "./finding.ts";
import type { Page, Scope } from "./page.ts";
import { candidatesFor } from "./scalar.ts";
import type { Field } from "./schema.ts";
import { type Structured, structuredOf, structuredValue } from "./structured.ts";

/** Of what is not seen on the page. */
const UNSEEN_SCORE = 0.6;

type Entries = Record<string, unknown>;

/**
 * Fields of one object for which nothing on the page is seen, from its JSON-LD: `{ sku }`, `{ product: { sku } }`. What is seen is
 * never replaced, and what is seen twice with different values is not decided by what is not.
 */
export function completed(
  page: Page,
  root: Field,
  { finding, texts = [] }: { finding: Finding | undefined; texts?: string[] | undefined },
): Finding | undefined {
  if (texts.length === 0) return finding;
  const wrapper = wrappedIn(root);
  const target = wrapper ?? root;
  const seen = entriesOf(wrapper === undefined ? finding?.value : entriesOf(finding?.value)[wrapper.name]);
  const structured = structuredOf(page, texts);
  const unseen = structured === undefined ? {} : entriesFor(page, target, { seen, structured });
  if (Object.keys(unseen).length === 0) return finding;
  const all = inOrder(target, { ...seen, ...unseen });
  const prefix = wrapper === undefined ? "" : `${wrapper.name}.`;
  const inside = (finding?.missing ?? []).filter((path) => /[.[]/.test(path.slice(prefix.length)));
  return {
    value: wrapper === undefined ? all : Object.fromEntries([[wrapper.name, all]]),
    score: UNSEEN_SCORE,
    missing: [...lackingIn(target, all).map((name) => `${prefix}${name}`), ...inside],
  };
}

/** The object that is all that the root holds. */
function wrappedIn(root: Field): Field | undefined {
  const shape = root.shape();
  const [only, ...others] = shape.kind === "object" ? shape.properties : [];
  return only?.shape().kind === "object" && others.length === 0 ? only : undefined;
}

function entriesFor(
  page: Page,
  target: Field,
  { seen, structured }: { seen: Entries; structured: Structured },
): Entries {
  const range = { start: 0, end: page.tree.nodes.length };
  const scope: Scope = { range, kind: "page", nouns: new Set(target.words) };
  const entries = propertiesOf(target).flatMap((property): [string, unknown][] => {
    const { kind } = property.shape();
    const isOpen = (seen[property.name] ?? null) === null && (kind === "scalar" || kind === "choice");
    if (!isOpen || candidatesFor(page, property, scope).length > 0) return [];
    const value = structuredValue(page, property, structured);
    return value === undefined ? [] : [[property.name, value]];
  });
  return Object.fromEntries(entries);
}

function inOrder(target: Field, entries: Entries): Entries {
  const names = propertiesOf(target).map(({ name }) => name);
  const known = names.filter((name) => Object.hasOwn(entries, name));
  const more = Object.keys(entries).filter((name) => !names.includes(name));
  return Object.fromEntries([...known, ...more].map((name) => [name, entries[name]]));
}

function lackingIn(target: Field, entries: Entries): string[] {
  return propertiesOf(target)
    .filter(({ name, required, nullable }) => required && !nullable && !Object.hasOwn(entries, name))
    .map(({ name }) => name);
}

function propertiesOf(field: Field): Field[] {
  const shape = field.shape();
  return shape.kind === "object" ? shape.properties : [];
}

function entriesOf(value: unknown): Entries {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Entries) : {};
}
