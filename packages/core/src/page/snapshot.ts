import type { ContentBox } from "./injected/frame.ts";
import type { WireNode, WireView } from "./injected/walk.ts";
import { referenceOf, type Located } from "./reference.ts";
import type { PageView, ViewNode } from "./view.ts";
import { DocumentGone, type PageWorlds, type World } from "./worlds.ts";

export type ViewOptions = {
  /** Look only within this element. Default: the whole page. */
  within?: Located | undefined;
  /** Leave these elements out. */
  without?: Located[] | undefined;
  /** Look into frames too. Default: true. */
  iframes?: boolean | undefined;
  signal?: AbortSignal | undefined;
};

type FrameView = {
  world: World;
  view: WireView;
  inside: Map<number, FrameView>;
  placed: ContentBox;
};

/**
 * One look at a page: every frame walked in its own world, all at once, and put together. A document that is replaced
 * while it is being read is read again in its successor.
 */
export async function takeView(worlds: PageWorlds, options: ViewOptions = {}): Promise<PageView> {
  const world = options.within?.world ?? (await worlds.main(options.signal));
  try {
    return assemble(await walkFrame(worlds, world, options));
  } catch (error) {
    if (!(error instanceof DocumentGone) || options.within !== undefined) throw error;
    // Its successor may still be on its way; only the same document twice is a fault.
    if ((await worlds.main(options.signal)) === world) throw error;
    return takeView(worlds, options);
  }
}

function assemble(top: FrameView): PageView {
  const nodes: ViewNode[] = [];
  const { url, title, viewport, scroll, root } = top.view;
  // What the browser itself says about a failed navigation is no page that anybody asked about.
  if (url.startsWith("chrome-error:")) {
    flatten({ frame: top, node: { ...root, children: [] }, parent: -1 }, nodes);
    return { url: "about:blank", title: "", viewport, scroll, nodes };
  }
  flatten({ frame: top, node: root, parent: -1 }, nodes);
  return { url, title, viewport, scroll, nodes };
}

async function walkFrame(worlds: PageWorlds, world: World, options: ViewOptions): Promise<FrameView> {
  const text = await worlds.call(world, "walk", walkOptions(world, options));
  if (text === null) throw new DocumentGone("the element to look within is gone");
  const view = JSON.parse(text) as WireView;
  const frame: FrameView = { world, view, inside: new Map(), placed: unplaced };
  if (options.iframes === false) return frame;
  await Promise.all(framesIn(view.root).map((element) => walkInside({ worlds, frame, element }, options)));
  return frame;
}

function walkOptions(world: World, options: ViewOptions) {
  const without = (options.without ?? [])
    .filter((located) => located.world === world)
    .map((located) => located.number);
  return options.within?.world === world ? { within: options.within.number, without } : { without };
}

async function walkInside(
  place: { worlds: PageWorlds; frame: FrameView; element: number },
  options: ViewOptions,
): Promise<void> {
  const { worlds, frame, element } = place;
  try {
    const world = await worlds.inside(frame.world, element);
    if (world === undefined) return;
    const [inside, box] = await Promise.all([
      walkFrame(worlds, world, { ...options, within: undefined }),
      worlds.call(frame.world, "contentBox", element),
    ]);
    inside.placed = box ?? unplaced;
    frame.inside.set(element, inside);
  } catch (error) {
    // A frame that went away while the page was being read is not part of the page any more.
    if (!(error instanceof DocumentGone)) throw error;
  }
}

const unplaced: ContentBox = { x: 0, y: 0, scaleX: 1, scaleY: 1 };

function framesIn(node: WireNode): number[] {
  const own = node.tag === "iframe" || node.tag === "frame" ? [node.number] : [];
  return [...own, ...node.children.flatMap(framesIn)];
}

type Place = { frame: FrameView; node: WireNode; parent: number; placed?: ContentBox };

function flatten({ frame, node, parent, placed = unplaced }: Place, nodes: ViewNode[]): void {
  const { number, children, box, ...rest } = node;
  const index = nodes.length;
  nodes.push({
    ...rest,
    ...(box === undefined ? {} : { box: outward(box, placed) }),
    parent,
    ref: number === 0 ? "" : referenceOf(frame.world.sequence, number),
  });
  for (const child of children) flatten({ frame, node: child, parent: index, placed }, nodes);
  const inside = frame.inside.get(number);
  if (inside === undefined) return;
  const { x, y } = outward({ ...inside.placed, width: 0, height: 0 }, placed);
  const inner = {
    x,
    y,
    scaleX: placed.scaleX * inside.placed.scaleX,
    scaleY: placed.scaleY * inside.placed.scaleY,
  };
  flatten({ frame: inside, node: inside.view.root, parent: index, placed: inner }, nodes);
}

type Box = NonNullable<ViewNode["box"]>;

function outward(box: Box, placed: ContentBox): Box {
  return {
    x: Math.round(placed.x + box.x * placed.scaleX),
    y: Math.round(placed.y + box.y * placed.scaleY),
    width: Math.round(box.width * placed.scaleX),
    height: Math.round(box.height * placed.scaleY),
  };
}
