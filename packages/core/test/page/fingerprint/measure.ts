import { findAgain } from "../../../src/page/fingerprint-match.ts";
import { takeFingerprint } from "../../../src/page/fingerprint.ts";
import { elementsOf, isControl, nameOf, show, type Shown, type Written } from "./document.ts";
import { Author } from "./pages.ts";
import { Random } from "./random.ts";
import { revise } from "./revisions.ts";

/** One element of a page and what became of it in a revision. */
export type Case = { element: Written; before: Shown; after: Shown; kinds: string[]; isGone: boolean };

/** Finds the element in the revision; undefined when it refuses to. */
export type Finder = (one: Case) => Written | undefined;

const url = "https://shop.example/page";

export function casesOf(seed: number): Case[] {
  const random = new Random(seed);
  const author = new Author(random);
  const body = author.page();
  const revised = structuredClone(body);
  const kinds = revise(revised, { random, author });
  const before = show(body, url);
  const after = show(revised, url);
  const left = new Set(elementsOf(revised).map(({ key }) => key));
  const all = elementsOf(body).filter((element) => isControl(element) && element.key !== undefined);
  // Of an element that is gone while a copy of it stands elsewhere nobody could say that it was not moved there.
  const copied = new Set(elementsOf(revised).map(({ copyOf }) => copyOf));
  const isLeft = (element: Written) =>
    elementsOf(revised).some((other) => isSameLink(element, other)) || copied.has(element.key);
  const gone = all.filter((element) => !left.has(element.key) && !isLeft(element));
  const here = all.filter(({ key }) => left.has(key));
  const chosen = [...random.some(here, 10), ...random.some(gone, 12)];
  return chosen.map((element) => ({ element, before, after, kinds, isGone: !left.has(element.key) }));
}

/** Links of one name to one address do the same, wherever they stand. */
function isSameLink(element: Written, other: Written): boolean {
  return element.href !== undefined && element.href === other.href && nameOf(element) === nameOf(other);
}

export const finders: Record<string, Finder> = {
  "XPath alone": ({ element, before, after }) => after.paths.get(before.pathOf.get(element) ?? ""),
  "id alone": ({ element, after }) =>
    element.id ? only(after, (other) => other.id === element.id) : undefined,
  "role and name alone": ({ element, after }) =>
    only(after, (other) => other.role === element.role && nameOf(other) === nameOf(element)),
  fingerprint: ({ element, before, after }) => {
    const node = before.nodes.get(element);
    const taken = node && takeFingerprint(before.view, before.view.nodes.indexOf(node));
    if (taken === undefined) return undefined;
    // As it is kept: through JSON.
    const kept = JSON.parse(JSON.stringify(taken.fingerprint)) as typeof taken.fingerprint;
    const at = after.paths.get(before.pathOf.get(element) ?? "");
    const found = findAgain(kept, after.view, at === undefined ? undefined : after.nodes.get(at)?.ref);
    if (found.outcome !== "found") return undefined;
    return [...after.nodes].find(([, other]) => other === found.node)?.[0];
  },
};

function only({ pathOf }: Shown, fits: (element: Written) => boolean): Written | undefined {
  const fitting = [...pathOf.keys()].filter(fits);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** `hit`: of the elements that are still there; `wrong`: of all; `refused`: of those that are gone. */
export type Figures = { cases: number; gone: number; hit: number; wrong: number; refused: number };

export function measure(cases: Case[], find: Finder): { figures: Figures; faults: string[] } {
  const counts = { hit: 0, wrong: 0, refused: 0 };
  const faults: string[] = [];
  for (const one of cases) {
    const found = find(one);
    const isSame = found?.key !== undefined && found.key === one.element.key;
    const isHit = isSame || (found !== undefined && isSameLink(one.element, found));
    if (isHit) counts.hit += 1;
    else if (found !== undefined) counts.wrong += 1;
    else if (one.isGone) counts.refused += 1;
    if (!isHit && (found !== undefined || !one.isGone)) faults.push(words(one, found));
  }
  const gone = cases.filter(({ isGone }) => isGone).length;
  return {
    figures: {
      cases: cases.length,
      gone,
      hit: counts.hit / (cases.length - gone),
      wrong: counts.wrong / cases.length,
      refused: counts.refused / gone,
    },
    faults,
  };
}

function words({ element, kinds, isGone, before }: Case, found: Written | undefined): string {
  const what = `${element.role} “${nameOf(element)}” ${before.pathOf.get(element)}`;
  return `${found === undefined ? "missed" : `WRONG (${nameOf(found)})`}${isGone ? " gone" : ""}: ${what} [${kinds.join(", ")}]`;
}
