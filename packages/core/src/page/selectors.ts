import { LegworkError } from "@legwork/protocol";
import { isReference, locate, type Located } from "./reference.ts";
import { DocumentGone } from "./document-gone.ts";
import type { PageWorlds, World } from "./worlds.ts";

/**
 * Finds the element that a selector names, through frames: an absolute XPath goes on after the step of an `<iframe>`.
 * Undefined when nothing matches. Throws `invalid_request` when it is neither XPath nor CSS.
 */
export async function resolveSelector(
  worlds: PageWorlds,
  selector: string,
  signal?: AbortSignal,
): Promise<Located | undefined> {
  let world: World | undefined = await worlds.main(signal);
  let rest = selector;
  while (world !== undefined) {
    const found = await worlds.call(world, "find", rest);
    if (found.outcome === "found") return { world, number: found.number };
    if (found.outcome === "none") return undefined;
    if (found.outcome === "invalid") {
      throw new LegworkError(
        "invalid_request",
        `The selector ${JSON.stringify(selector)} is neither XPath nor CSS: ${found.reason}`,
      );
    }
    rest = found.rest;
    world = await worlds.inside(world, found.number);
  }
  return undefined;
}

/** The element of a selector, or `selector_not_found`: scoping to nothing would silently answer about nothing. */
export async function requireSelector(
  worlds: PageWorlds,
  selector: string,
  signal?: AbortSignal,
): Promise<Located> {
  const located = await resolveSelector(worlds, selector, signal);
  if (located !== undefined) return located;
  throw new LegworkError(
    "selector_not_found",
    `Nothing on the page matches the selector ${JSON.stringify(selector)}. Look at the page with extract, or leave the selector out.`,
  );
}

/** `xpath=/html[1]/…` of each reference, in order; undefined for what is gone, and for no reference at all. */
export async function selectorsOf(worlds: PageWorlds, references: string[]): Promise<(string | undefined)[]> {
  const selectors: (string | undefined)[] = references.map(() => undefined);
  await Promise.all(
    [...byDocument(worlds, references)].map(async ([world, places]) => {
      const paths = await pathsOf(
        worlds,
        world,
        places.map(({ number }) => number),
      );
      for (const [at, { index }] of places.entries()) {
        const path = paths[at];
        if (path !== undefined) selectors[index] = `xpath=${path}`;
      }
    }),
  );
  return selectors;
}

/** Arguments that name elements (where to drop) by selectors, which hold in a later call as references do not. */
export async function withSelectors(worlds: PageWorlds, method: string, given: string[]): Promise<string[]> {
  if (method !== "dragTo" || !given.some((argument) => isReference(argument))) return given;
  const selectors = await selectorsOf(worlds, given);
  return given.map((argument, index) => (isReference(argument) ? (selectors[index] ?? argument) : argument));
}

/** Each document is asked once, however many of its elements are named. */
export function byDocument(
  worlds: PageWorlds,
  references: string[],
): Map<World, { index: number; number: number }[]> {
  const documents = new Map<World, { index: number; number: number }[]>();
  for (const [index, reference] of references.entries()) {
    try {
      const { world, number } = locate(worlds, reference);
      const places = documents.get(world);
      if (places === undefined) documents.set(world, [{ index, number }]);
      else places.push({ index, number });
    } catch (error) {
      if (!(error instanceof DocumentGone)) throw error;
    }
  }
  return documents;
}

async function pathsOf(worlds: PageWorlds, world: World, numbers: number[]): Promise<(string | undefined)[]> {
  try {
    const holder = worlds.holderOf(world);
    // All asked at once: what is asked next may take the elements away.
    const [own, [outer]] = await Promise.all([
      worlds.call(world, "xpaths", numbers),
      holder === undefined ? [""] : pathsOf(worlds, holder.world, [holder.number]),
    ]);
    return own.map((path) => (path === null || outer === undefined ? undefined : `${outer}${path}`));
  } catch (error) {
    if (error instanceof DocumentGone) return numbers.map(() => undefined);
    throw error;
  }
}
