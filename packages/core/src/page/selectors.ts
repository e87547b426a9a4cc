import { LegworkError } from "@legwork/protocol";
import { isReference, locate, type Located } from "./reference.ts";
import { DocumentGone } from "./document-gone.ts";
import type { Found } from "./injected/selector.ts";
import { readDocument } from "./snapshot.ts";
import type { PageWorlds, World } from "./worlds.ts";

/**
 * Finds the first element that a selector matches, through frames: an absolute XPath goes on after the step of an
 * `<iframe>`; all other XPath and CSS is looked for in the main document, and where that has none, in those of its frames.
 * Undefined when nothing matches. Throws `invalid_request` when it is neither XPath nor CSS.
 */
export async function resolveSelector(
  worlds: PageWorlds,
  selector: string,
  signal?: AbortSignal,
): Promise<Located | undefined> {
  const search = new Search(worlds, { wanted: "first", iframes: true });
  const [first] = await search.in(await worlds.main(signal), selector);
  return first;
}

/** All elements that these selectors match, those of frames only if asked for. */
export async function resolveAll(
  worlds: PageWorlds,
  selectors: string[],
  { iframes, signal }: { iframes: boolean; signal?: AbortSignal | undefined },
): Promise<Located[]> {
  if (selectors.length === 0) return [];
  const search = new Search(worlds, { wanted: "all", iframes });
  const main = await worlds.main(signal);
  return (await Promise.all(selectors.map((selector) => search.in(main, selector)))).flat();
}

class Search {
  readonly #worlds: PageWorlds;
  readonly #wanted: "all" | "first";
  readonly #iframes: boolean;
  readonly #readings = new Map<World, Promise<unknown>>();

  constructor(worlds: PageWorlds, { wanted, iframes }: { wanted: "all" | "first"; iframes: boolean }) {
    this.#worlds = worlds;
    this.#wanted = wanted;
    this.#iframes = iframes;
  }

  /** What matches in a document, and then in its frames in their order. */
  async in(world: World, selector: string): Promise<Located[]> {
    const found = await this.#find(world, selector);
    if (found.outcome === "frame") {
      const inside = await this.#worlds.inside(world, found.number);
      return inside === undefined ? [] : this.in(inside, found.rest);
    }
    const own = found.numbers.map((number) => ({ world, number }));
    if (!this.#iframes) return own;
    const inside = await Promise.all(found.frames.map((frame) => this.#inside(world, frame, selector)));
    return [...own, ...inside.flat()];
  }

  async #find(world: World, selector: string): Promise<Exclude<Found, { outcome: "invalid" }>> {
    if (this.#wanted === "all") await this.#read(world);
    const found = await this.#ask(world, selector);
    const isMissing = found.outcome === "matched" && found.numbers.length === 0;
    if (!isMissing || this.#readings.has(world)) return found;
    await this.#read(world);
    return this.#ask(world, selector);
  }

  /** Closed shadow roots are known once a document was read. */
  #read(world: World): Promise<unknown> {
    const known = this.#readings.get(world);
    if (known !== undefined) return known;
    const reading = readDocument(this.#worlds, world);
    this.#readings.set(world, reading);
    return reading;
  }

  async #ask(world: World, selector: string): Promise<Exclude<Found, { outcome: "invalid" }>> {
    const found = await this.#worlds.call(world, "find", selector, this.#wanted);
    if (found.outcome !== "invalid") return found;
    throw new LegworkError(
      "invalid_request",
      `The selector ${JSON.stringify(selector)} is neither XPath nor CSS: ${found.reason}`,
    );
  }

  async #inside(world: World, frame: number, selector: string): Promise<Located[]> {
    try {
      const inside = await this.#worlds.inside(world, frame);
      return inside === undefined ? [] : await this.in(inside, selector);
    } catch (error) {
      // A frame that went away meanwhile is not part of the page any more.
      if (error instanceof DocumentGone) return [];
      throw error;
    }
  }
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
