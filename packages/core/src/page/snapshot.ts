import { assembleView } from "./assemble.ts";
import { copyOf, type DocumentCopy } from "./document-copy.ts";
import { tellInternals } from "./internals.ts";
import { findListeners } from "./listeners.ts";
import type { Located } from "./reference.ts";
import type { PageView } from "./view.ts";
import { DocumentGone } from "./document-gone.ts";
import type { PageWorlds, World } from "./worlds.ts";

export type ViewOptions = {
  /** Look only within this element. Default: the whole page. */
  within?: Located | undefined;
  /** Leave these elements out. */
  without?: Located[] | undefined;
  /** Look into frames too. Default: true. */
  iframes?: boolean | undefined;
  /** Ask again which elements have listeners, which nothing tells when they are added. Default: at the first look. */
  listeners?: boolean | undefined;
  signal?: AbortSignal | undefined;
};

/** A document with those in its frames, by the number of the `<iframe>`. */
export type FrameView = { world: World; copy: DocumentCopy; inside: Map<number, FrameView> };

/**
 * One look at a page: every document tells what changed in it since the last look, all at once, and the whole is put
 * together. A document that is replaced while it is being read is read again in its successor.
 */
export async function takeView(worlds: PageWorlds, options: ViewOptions = {}): Promise<PageView> {
  const world = options.within?.world ?? (await worlds.main(options.signal));
  try {
    const look = new Look(worlds, options);
    const [top, without] = await Promise.all([
      look.read(world),
      Promise.all(documentsOf(options.without ?? []).map((part) => shownIn(worlds, part))),
    ]);
    const { within } = options;
    const isShown = within !== undefined && top.copy.shows(within.number);
    const root = isShown || within === undefined ? within : await shownAs(worlds, within);
    return assembleView(top, { root, without: without.flat() });
  } catch (error) {
    if (!(error instanceof DocumentGone) || options.within !== undefined) throw error;
    // Its successor may still be on its way; only the same document twice is a fault.
    if ((await worlds.main(options.signal)) === world) throw error;
    return takeView(worlds, options);
  }
}

/** The element as the view shows it: a container that says nothing is stood for by its only child. */
async function shownAs(worlds: PageWorlds, { world, number }: Located): Promise<Located> {
  const [shown = null] = await worlds.call(world, "shownAs", [number]);
  if (shown === null) throw new DocumentGone("the element to look within is gone");
  return { world, number: shown };
}

type InDocument = { world: World; numbers: number[] };

function documentsOf(elements: Located[]): InDocument[] {
  return [...Map.groupBy(elements, ({ world }) => world)].map(([world, own]) => ({
    world,
    numbers: own.map(({ number }) => number),
  }));
}

/** The same for elements that may be gone. */
async function shownIn(worlds: PageWorlds, { world, numbers }: InDocument): Promise<Located[]> {
  try {
    const shown = await worlds.call(world, "shownAs", numbers);
    return shown.flatMap((number) => (number === null ? [] : { world, number }));
  } catch (error) {
    if (error instanceof DocumentGone) return [];
    throw error;
  }
}

/** Frames that were found in a document are read beside it the next time, not after it. */
const framesOf = new WeakMap<World, World[]>();

type LookOptions = Pick<ViewOptions, "within" | "iframes" | "listeners">;

class Look {
  readonly #worlds: PageWorlds;
  readonly #options: LookOptions;
  readonly #readings = new Map<World, Promise<DocumentCopy>>();

  constructor(worlds: PageWorlds, options: LookOptions) {
    this.#worlds = worlds;
    this.#options = options;
  }

  async read(world: World): Promise<FrameView> {
    const frame: FrameView = { world, copy: await this.#reading(world), inside: new Map() };
    if (this.#options.iframes === false) return frame;
    const { within } = this.#options;
    const looked = frame.copy.framesWithin(within?.world === world ? within.number : undefined);
    await Promise.all(looked.map((element) => this.#readInside(frame, element)));
    if (within === undefined)
      framesOf.set(
        world,
        [...frame.inside.values()].map((inside) => inside.world),
      );
    return frame;
  }

  #reading(world: World): Promise<DocumentCopy> {
    const known = this.#readings.get(world);
    if (known !== undefined) return known;
    const reading = readDocument(this.#worlds, world, { listeners: this.#options.listeners });
    this.#readings.set(world, reading);
    if (this.#options.iframes !== false && this.#options.within === undefined)
      for (const inner of framesOf.get(world) ?? []) {
        // Whether it is still there shows when it is asked for in its place.
        this.#reading(inner).catch(() => {});
      }
    return reading;
  }

  async #readInside(frame: FrameView, element: number): Promise<void> {
    try {
      const world = await this.#worlds.inside(frame.world, element);
      if (world !== undefined) frame.inside.set(element, await this.read(world));
    } catch (error) {
      // A frame that went away while the page was being read is not part of the page any more.
      if (!(error instanceof DocumentGone)) throw error;
    }
  }
}

/** Has a document tell what changed in it since the last look, and its closed shadow roots with it. */
export async function readDocument(
  worlds: PageWorlds,
  world: World,
  { listeners, isAgain = false }: { listeners?: boolean | undefined; isAgain?: boolean } = {},
): Promise<DocumentCopy> {
  const copy = copyOf(world);
  const isFirst = copy.reading === 0;
  const [text, haveListenersChanged] = await Promise.all([
    worlds.call(world, "readDocument", copy.reading, isAgain),
    (listeners ?? isFirst) ? findListeners(worlds, world) : false,
  ]);
  copy.update(text);
  const found = await Promise.all([
    tellInternals(worlds, world, copy.takeCustoms()),
    ...copy.takeHosts().map((host) => enterClosedRoots(worlds, world, host)),
  ]);
  // What was found may hold more of the kind.
  return found.includes(true) || haveListenersChanged
    ? readDocument(worlds, world, { listeners: false, isAgain: true })
    : copy;
}

/** Closed shadow roots are told by the browser alone. Answers whether the element had one. */
async function enterClosedRoots(worlds: PageWorlds, world: World, host: number): Promise<boolean> {
  const node = await worlds.describe(world, host);
  const root = node?.shadowRoots?.find(({ shadowRootType }) => shadowRootType === "closed");
  if (root === undefined) return false;
  await worlds.enterClosedRoot(world, host, root.backendNodeId);
  return true;
}
