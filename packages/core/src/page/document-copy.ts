import type { ContentBox } from "./injected/frame.ts";
import type { WireDocument, WireNode, WirePlace } from "./injected/reading/read-document.ts";
import type { ViewNode } from "./view.ts";
import type { World } from "./worlds.ts";

/** An element as its document told of it last. */
export class CopiedNode {
  readonly number: number;
  place: WirePlace | 0;
  children: (number | string)[];
  role: string;
  tag: string;
  name: string;
  interactive: boolean;
  more: Partial<ViewNode>;
  /** What lies over it, in words. */
  covered: string | undefined;
  /** The node of the last view, given again as long as nothing about it is different. */
  shown: ViewNode | undefined;
  texts: (ViewNode | undefined)[] = [];
  /** What it lies in, once it was put into a view. */
  above: CopiedNode | undefined;
  /** Where it stood in the last whole view, how many nodes it made there, and where the box around it lay. */
  seen: { index: number; size: number; around: Point } | undefined;
  /** Something in it is not as it was in the last whole view. */
  isNew = true;

  constructor(wire: WireNode) {
    const [number, place, children, role, tag, name, interactive, more] = wire;
    this.number = number;
    this.place = place;
    this.children = children;
    this.role = role;
    this.tag = tag;
    this.name = name;
    this.interactive = interactive === 1;
    this.more = more ?? {};
  }
}

/** CSS pixels from the origin of the document. */
export type Point = { x: number; y: number };

const documentOrigin: Point = { x: 0, y: 0 };

/** Where a document's viewport lies in the top document, and how far it is scrolled. */
export type Placement = { view: ContentBox; origin: Point };

type About = Omit<WireDocument, "nodes">;

/** What the engine knows of a document: a copy of the index that its in-page script keeps. */
export class DocumentCopy {
  readonly nodes = new Map<number, CopiedNode>();
  about: About | undefined;
  /** The last view of the whole page, of which this is the top document. */
  last: { nodes: readonly ViewNode[]; about: About } | undefined;
  /** The whole view that it was last part of, and where it lay in that. */
  shown: { nodes: readonly ViewNode[]; placement: Placement } | undefined;
  #covered: CopiedNode[] = [];
  #placeOfFrames = new Map<number, ContentBox>();

  /** The reading that this copy is of; 0 for none. */
  get reading(): number {
    return this.about?.reading ?? 0;
  }

  /** Takes over what the in-page script answered. Answers may overtake each other: an older one tells nothing new. */
  update(text: string): void {
    const { nodes, ...about } = JSON.parse(text) as WireDocument;
    if (about.reading < this.reading) return;
    for (const wire of nodes) {
      const node = new CopiedNode(wire);
      markNew(this.nodes.get(wire[0]));
      this.nodes.set(wire[0], node);
    }
    for (const node of this.#covered) cover(node, undefined);
    this.#covered = about.covers.flatMap(([number, words]) => {
      const node = this.nodes.get(number);
      cover(node, words);
      return node ?? [];
    });
    this.about = about;
    this.#placeOfFrames = new Map(about.frames);
  }

  /** The frames that the document shows, and where their content lies in it. */
  get frames(): ReadonlyMap<number, ContentBox> {
    return this.#placeOfFrames;
  }

  /**
   * The nodes of the last view, as far as they can stand in one of now: none, when all of them have moved. What frames
   * show changes without their document's knowing.
   */
  lastViewFrom({ viewport }: About): readonly ViewNode[] {
    for (const element of this.#placeOfFrames.keys()) markNew(this.nodes.get(element));
    const { last } = this;
    const isSame =
      last !== undefined &&
      last.about.viewport.width === viewport.width &&
      last.about.viewport.height === viewport.height;
    return isSame ? last.nodes : [];
  }

  /** Whether the document shows an element of that number as itself, as far as a view has told. */
  shows(number: number): boolean {
    for (let node = this.nodes.get(number); node !== undefined;) {
      if (node.number === this.root) return true;
      const { above } = node;
      if (above === undefined || this.nodes.get(above.number) !== above) return false;
      if (!above.children.includes(node.number)) return false;
      node = above;
    }
    return false;
  }

  /** Frames that lie in an element, as far as a view has told where they lie. */
  framesWithin(number: number | undefined): number[] {
    const all = [...this.#placeOfFrames.keys()];
    if (number === undefined || number === this.root) return all;
    return all.filter((frame) => {
      for (let node = this.nodes.get(frame); node !== undefined; node = node.above)
        if (node.number === number) return true;
        else if (node.above === undefined) return node.number !== this.root;
      return true;
    });
  }

  /** Elements that may have a closed shadow root and were not asked about yet. */
  takeHosts(): number[] {
    const hosts = this.about?.hosts ?? [];
    if (this.about !== undefined) this.about = { ...this.about, hosts: [] };
    return hosts;
  }

  /** Custom elements that the browser was not asked about since. */
  takeCustoms(): number[] {
    const customs = this.about?.customs ?? [];
    if (this.about !== undefined) this.about = { ...this.about, customs: [] };
    return customs;
  }

  get root(): number {
    return this.about?.root ?? 0;
  }

  /** How far the document is scrolled, CSS pixels. */
  get origin(): Point {
    return this.about?.origin ?? documentOrigin;
  }

  /** Where the box lies that an element's place is told from, CSS pixels from the origin of the document. */
  originAround(number: number): Point {
    if (number === this.root) return documentOrigin;
    const find = (node: CopiedNode | undefined, around: Point): Point | undefined => {
      if (node === undefined) return undefined;
      const { place } = node;
      const at = place === 0 ? around : { x: around.x + place[0] / 64, y: around.y + place[1] / 64 };
      for (const child of node.children) {
        if (typeof child === "string") continue;
        const found = child === number ? at : find(this.nodes.get(child), at);
        if (found !== undefined) return found;
      }
      return undefined;
    };
    return find(this.nodes.get(this.root), documentOrigin) ?? documentOrigin;
  }

  /** Forgets what is no longer part of the document, once that is as much as what is. */
  forgetUnseen(seen: number): void {
    if (this.nodes.size < 2 * seen + 1_000) return;
    const kept = new Set<number>();
    const keep = (number: number): void => {
      kept.add(number);
      for (const child of this.nodes.get(number)?.children ?? []) if (typeof child === "number") keep(child);
    };
    keep(this.root);
    for (const number of this.nodes.keys()) if (!kept.has(number)) this.nodes.delete(number);
  }
}

/** Has the nodes around a changed one put into the next view anew. */
function markNew(changed: CopiedNode | undefined): void {
  for (let node = changed; node !== undefined && !node.isNew; node = node.above) node.isNew = true;
}

function cover(node: CopiedNode | undefined, words: string | undefined): void {
  if (node === undefined || node.covered === words) return;
  node.covered = words;
  markNew(node);
}

const copies = new WeakMap<World, DocumentCopy>();

export function copyOf(world: World): DocumentCopy {
  const known = copies.get(world);
  if (known !== undefined) return known;
  const copy = new DocumentCopy();
  copies.set(world, copy);
  return copy;
}
