import { labelsOf } from "./map.ts";
import { ENTITIES } from "./match.ts";
import type { Page, Scope } from "./page.ts";
import { candidatesFor, settle } from "./scalar.ts";
import type { Field } from "./schema.ts";
import { nodeAt, subtree } from "./tree.ts";
import { words } from "./words.ts";

const longestName = 120;
/** Beyond so many nodes a block is a part of the page rather than one thing. */
const largestBlock = 24;
const highest = 4;

type Beside = { extraction: string; confidence: number };

/**
 * A value of the kind that is asked for in the smallest block that names the thing: `£9.95` beside “Express, next working
 * day” in the group “Delivery option”. Undefined when blocks that name it differ.
 */
export function besideName(page: Page, field: Field, names: string[]): Beside | undefined {
  const found = new Map<string, number>();
  for (let at = 1; at < page.tree.nodes.length; at++) {
    if (page.tree.chrome[at] === 1 || !isNamed(page, at, names)) continue;
    const candidate = nearest(page, field, { at, names });
    if (candidate !== undefined) found.set(String(candidate.value), candidate.score);
  }
  const [only, ...others] = found;
  return only === undefined || others.length > 0
    ? undefined
    : { extraction: only[0], confidence: Math.max(0.6, only[1]) };
}

const PLACES = /^(?:group|radiogroup|region|form|table|list|tabpanel)$/;

/** Its own name has one of the words at least, and what it stands under the others. */
function isNamed(page: Page, at: number, names: string[]): boolean {
  const { name } = nodeAt(page.tree, at);
  if (name === "" || name.length > longestName) return false;
  const own = new Set(words(name));
  const left = names.filter((word) => !own.has(word));
  if (left.length === 0 || left.length === names.length) return left.length === 0;
  const above = new Set(labelsOf(page, at).flatMap((label) => words(label)));
  for (let up = nodeAt(page.tree, at).parent; up > 0; up = nodeAt(page.tree, up).parent) {
    const place = nodeAt(page.tree, up);
    if (PLACES.test(place.role)) for (const word of words(place.name)) above.add(word);
  }
  return left.every((word) => above.has(word));
}

function nearest(page: Page, field: Field, { at, names }: { at: number; names: string[] }) {
  let block = at;
  for (let up = 0; up < highest && block > 0; up++) {
    const range = subtree(page.tree, block);
    if (range.end - range.start > largestBlock) return undefined;
    const scope: Scope = { range, kind: "item", nouns: new Set([...ENTITIES, ...names]) };
    const candidate = settle(page, candidatesFor(page, field, scope), scope);
    if (candidate !== undefined) return candidate;
    block = nodeAt(page.tree, block).parent;
  }
  return undefined;
}
