import { ENTITIES } from "./match.ts";
import { factText } from "./facts.ts";
import { type Page, atomsIn, factsIn } from "./page.ts";
import type { Range } from "./tree.ts";
import { words } from "./words.ts";

/** A text of its own and where entries of its make have it. */
type Badge = { said: string[]; path: number | undefined };
type Marked = { entry: Range; badges: Badge[]; all: Set<string> };

const MOST_BADGE_WORDS = 3;
/** `No new patients` says the contrary, with the same words. */
const NOT = new Set("no not non without".split(" "));

/**
 * Entries that say in a text of its own each word of what is wanted “only”: `Remote`, `bug`, the name of a carrier. Not where
 * another entry has the word within a text, which may mean the same, unless it has another badge in that place: `Closed`.
 * Words that nothing accounts for leave it open. `plain` words say what the entries are.
 */
export function toldByBadge(
  page: Page,
  entries: Range[],
  { wanted, plain, head }: { wanted: string[]; plain: string[]; head: string | undefined },
): Range[] | undefined {
  const marked = entries.map((entry) => markedIn(page, entry, new Set([...ENTITIES, ...plain])));
  const isBadge = (word: string) => marked.some((one) => has(one, word, wanted));
  const picking = wanted.filter(isBadge);
  const isOpen = wanted.some((word) => {
    const having = marked.filter(({ all }) => all.has(word)).length;
    return !isBadge(word) && having < marked.length && (word !== head || having > 0);
  });
  if (isOpen || picking.length === 0) return undefined;
  if (
    !picking.every((word) =>
      marked.every((one) => has(one, word, wanted) || lacks(one, { word, marked, wanted })),
    )
  )
    return undefined;
  const picked = marked.filter((one) => picking.every((word) => has(one, word, wanted)));
  // “the red and the blue ones” are both of them, and none is both.
  return picked.length === 0 ? undefined : picked.map(({ entry }) => entry);
}

function markedIn(page: Page, entry: Range, plain: Set<string>): Marked {
  const texts = atomsIn(page, entry).map(({ text, node }) => ({
    said: words(text).filter((word) => !plain.has(word)),
    path: page.tree.path[node],
  }));
  const named = factsIn(page, entry).map((fact) => ({
    said: words(factText(page.tree, fact)).filter((word) => !plain.has(word)),
    path: page.tree.path[fact.range.start],
  }));
  const badges = [...texts, ...named].filter(
    ({ said }) => said.length > 0 && said.length <= MOST_BADGE_WORDS,
  );
  return { entry, badges, all: new Set(texts.flatMap(({ said }) => said)) };
}

function has({ badges }: Marked, word: string, wanted: string[]): boolean {
  return badges.some(({ said }) => said.includes(word) && said.every((other) => wanted.includes(other)));
}

function lacks(
  { all, badges }: Marked,
  { word, marked, wanted }: { word: string; marked: Marked[]; wanted: string[] },
): boolean {
  if (!all.has(word)) return true;
  const places = marked.flatMap((one) =>
    one.badges.filter(({ said }) => said.includes(word) && said.every((other) => wanted.includes(other))),
  );
  return places.some(({ path }) =>
    badges.some(
      (badge) =>
        badge.path === path && (!badge.said.includes(word) || badge.said.some((other) => NOT.has(other))),
    ),
  );
}
