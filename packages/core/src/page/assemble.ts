import { withoutCredentials } from "../browser/told-address.ts";
import type { CopiedNode, Placement, Point } from "./document-copy.ts";
import type { ContentBox } from "./injected/frame.ts";
import type { WireDocument } from "./injected/reading/read-document.ts";
import { referenceOf, type Located } from "./reference.ts";
import type { FrameView } from "./snapshot.ts";
import type { PageView, ViewNode } from "./view.ts";
import { follows } from "./view-lineage.ts";
import type { World } from "./worlds.ts";

export type Part = {
  /** The element that the view is of. Default: the whole document. */
  root: Located | undefined;
  without: Located[];
};

/** Puts the documents of a page together to one flat list. Nodes that did not change are the same objects again. */
export function assembleView(top: FrameView, { root, without }: Part): PageView {
  const { about } = top.copy;
  if (about === undefined) throw new Error("the document was not read");
  const { url, title, today, viewport, scroll } = about;
  // What the browser itself says about a failed navigation is no page that anybody asked about.
  const isError = url.startsWith("chrome-error:");
  const isWhole = root === undefined && without.length === 0;
  const assembly = new Assembly(about, {
    without,
    last: isWhole ? top.copy.lastViewFrom(about) : undefined,
  });
  assembly.addDocument(
    { frame: top, placement: unmoved, parent: -1 },
    isError ? 0 : (root?.number ?? about.root),
  );
  const nodes = assembly.nodes.length === 0 ? [nothing] : assembly.nodes;
  const view = {
    ...(isError ? { url: "about:blank", title: "" } : { url, title }),
    today,
    viewport,
    scroll,
    nodes,
  };
  if (isWhole) {
    top.copy.last = { nodes, about };
    follows(view, top.copy);
  }
  return view;
}

/** The top document's: boxes are told from its origin. */
const unmoved: Placement = { view: { x: 0, y: 0, scaleX: 1, scaleY: 1 }, origin: { x: 0, y: 0 } };

const nothing: ViewNode = {
  ref: "",
  parent: -1,
  role: "document",
  name: "",
  tag: "html",
  interactive: false,
  inViewport: false,
};

/** A document, the node it hangs on, and where its viewport lies in the top document. */
type Surface = { frame: FrameView; placement: Placement; parent: number };
/** `shift`: how far all of it moved since the last view; undefined where that tells nothing of its nodes. */
type Laid = Surface & { shift: Point | undefined };
type Box = NonNullable<ViewNode["box"]>;

type How = {
  without: Located[];
  /** The nodes of the last whole view, for a whole one; what did not change is taken from there. */
  last: readonly ViewNode[] | undefined;
};

class Assembly {
  readonly nodes: ViewNode[] = [];
  /** What is shown of the top document. */
  readonly #shownPart: Box;
  readonly #without = new Map<World, Set<number>>();
  readonly #last: readonly ViewNode[] | undefined;

  constructor({ viewport, origin }: Pick<WireDocument, "viewport" | "origin">, { without, last }: How) {
    this.#shownPart = { ...origin, ...viewport };
    for (const { world, number } of without) {
      const numbers = this.#without.get(world);
      if (numbers === undefined) this.#without.set(world, new Set([number]));
      else numbers.add(number);
    }
    this.#last = last;
  }

  addDocument(surface: Surface, number: number): void {
    const { copy } = surface.frame;
    const { placement, parent } = surface;
    const root = copy.nodes.get(number);
    if (root === undefined) return;
    const before = this.nodes.length;
    const { shown } = copy;
    const wasThere = shown !== undefined && shown.nodes === this.#last;
    const shift = wasThere ? shiftBetween(shown.placement, placement) : undefined;
    this.#add({ ...surface, shift }, root, { parent, around: copy.originAround(number) });
    if (this.#last !== undefined) copy.shown = { nodes: this.nodes, placement };
    if (number === copy.about?.root) copy.forgetUnseen(this.nodes.length - before);
  }

  #add(surface: Laid, node: CopiedNode, where: { parent: number; around: Point }): void {
    const { frame } = surface;
    const { number, place } = node;
    if (this.#isLeftOut(frame, number) || this.#isTakenOver(node, surface, where)) return;
    const { parent, around } = where;
    const index = this.nodes.length;
    const at = place === 0 ? around : { x: around.x + place[0] / 64, y: around.y + place[1] / 64 };
    const box =
      place === 0 ? undefined : outward(surface, { ...at, width: place[2] / 64, height: place[3] / 64 });
    this.nodes.push(this.#shown(node, { parent, box, sequence: frame.world.sequence }));
    for (const [order, child] of node.children.entries()) {
      if (typeof child === "string") this.nodes.push(textNode(node, order, { text: child, parent: index }));
      else {
        const inner = frame.copy.nodes.get(child);
        if (inner === undefined) continue;
        inner.above = node;
        this.#add(surface, inner, { parent: index, around: at });
      }
    }
    this.#addInside(surface, number, index);
    if (this.#last === undefined) return;
    node.isNew = false;
    node.seen = { index, size: this.nodes.length - index, around };
  }

  #addInside({ frame, placement }: Surface, number: number, index: number): void {
    const inside = frame.inside.get(number);
    const content = frame.copy.frames.get(number);
    if (inside === undefined || content === undefined) return;
    const inner = { view: within(placement, content, frame.copy.origin), origin: inside.copy.origin };
    this.addDocument({ frame: inside, placement: inner, parent: index }, inside.copy.root);
  }

  /** Takes a part of the last view over, when it stands at the same place in its document and nothing in it changed. */
  #isTakenOver(
    { isNew, seen }: CopiedNode,
    { shift }: Laid,
    { parent, around }: { parent: number; around: Point },
  ): boolean {
    if (isNew || seen === undefined || seen.index !== this.nodes.length) return false;
    const last = this.#last;
    if (shift === undefined || last?.[seen.index]?.parent !== parent) return false;
    if (seen.around.x !== around.x || seen.around.y !== around.y) return false;
    for (let index = seen.index; index < seen.index + seen.size; index += 1)
      this.nodes.push(this.#moved(last[index] as ViewNode, shift));
    return true;
  }

  /** The same node where it lies as it did, and is shown as it was. */
  #moved(node: ViewNode, { x, y }: Point): ViewNode {
    if (node.box === undefined) return node;
    const { width, height } = node.box;
    const isUnmoved = x === 0 && y === 0;
    const box = isUnmoved ? node.box : { x: node.box.x + x, y: node.box.y + y, width, height };
    const inViewport = this.#isInViewport(box);
    return isUnmoved && inViewport === node.inViewport ? node : { ...node, box, inViewport };
  }

  #isLeftOut({ world }: FrameView, number: number): boolean {
    return this.#without.get(world)?.has(number) === true;
  }

  #shown(
    node: CopiedNode,
    { parent, box, sequence }: { parent: number; box: Box | undefined; sequence: number },
  ): ViewNode {
    const before = node.shown;
    const { covered } = node;
    const inViewport = box !== undefined && this.#isInViewport(box);
    const isSame =
      before?.parent === parent &&
      before.inViewport === inViewport &&
      before.covered === covered &&
      isSameBox(before.box, box);
    if (before !== undefined && isSame) return before;
    const { role, tag, name, interactive, more } = node;
    node.shown = {
      ref: referenceOf(sequence, node.number),
      parent,
      role,
      name,
      tag,
      interactive,
      inViewport,
      ...more,
      // What is on a page that was opened with a password takes over the address, and the password with it.
      ...(more.href === undefined ? {} : { href: withoutCredentials(more.href) }),
      ...(box === undefined ? {} : { box }),
      ...(covered === undefined ? {} : { covered }),
    };
    return node.shown;
  }

  #isInViewport({ x, y, width, height }: Box): boolean {
    const shown = this.#shownPart;
    return (
      y + height > shown.y && x + width > shown.x && y < shown.y + shown.height && x < shown.x + shown.width
    );
  }
}

function textNode(
  { texts }: CopiedNode,
  order: number,
  { text, parent }: { text: string; parent: number },
): ViewNode {
  const before = texts[order];
  if (before !== undefined && before.parent === parent && before.name === text) return before;
  const node = {
    ref: "",
    parent,
    role: "text",
    name: text,
    tag: "",
    interactive: false,
    inViewport: true,
  };
  texts[order] = node;
  return node;
}

/** Undefined where boxes, which are told in whole pixels, may not all have moved by the same. */
function shiftBetween(before: Placement, now: Placement): Point | undefined {
  const { view, origin } = now;
  const isSameScale = view.scaleX === before.view.scaleX && view.scaleY === before.view.scaleY;
  const [x, y] = [view.x - before.view.x, view.y - before.view.y];
  const [scrolledX, scrolledY] = [origin.x - before.origin.x, origin.y - before.origin.y];
  if (isSameScale && x === 0 && y === 0 && scrolledX === 0 && scrolledY === 0) return { x, y };
  const isPlain = isSameScale && view.scaleX === 1 && view.scaleY === 1;
  const isWhole = [x, y, scrolledX, scrolledY].every(Number.isInteger);
  return isPlain && isWhole ? { x: x - scrolledX, y: y - scrolledY } : undefined;
}

/** Where a document's box lies in the top document. */
function outward({ placement: { view, origin } }: Surface, { x, y, width, height }: Box): Box {
  return {
    x: whole(view.x + (x - origin.x) * view.scaleX),
    y: whole(view.y + (y - origin.y) * view.scaleY),
    width: whole(width * view.scaleX),
    height: whole(height * view.scaleY),
  };
}

/** Never -0, which what was moved to the same place would not be. */
function whole(pixels: number): number {
  return Math.round(pixels) + 0;
}

/** Where the content of a frame lies that is told from the viewport of a document, which is scrolled that far. */
function within({ view, origin }: Placement, content: ContentBox, scrolled: Point): ContentBox {
  return {
    x: view.x + (content.x + (scrolled.x - origin.x)) * view.scaleX,
    y: view.y + (content.y + (scrolled.y - origin.y)) * view.scaleY,
    scaleX: view.scaleX * content.scaleX,
    scaleY: view.scaleY * content.scaleY,
  };
}

function isSameBox(one: Box | undefined, other: Box | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
