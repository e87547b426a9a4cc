import { dragCorner } from "../../../page/resizing.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import { includesAll, isUsable, stemsOf } from "../../../grounding/matching/outline.ts";
import type { Came } from "../came.ts";
import type { Deed, Hand } from "./hand.ts";

const more = String.raw`larger|bigger|wider|taller|higher|greater|longer|broader|(?:twice|double|three times) (?:as|its|the) \S.*`;
const less = String.raw`smaller|narrower|lower|shorter|less|half (?:as|its|the) \S.*`;
const how = String.raw`(?<how>\b(?:${more}|${less})\b.*)`;
const resizing = [
  new RegExp(
    String.raw`^(?:resize|(?:make|drag|pull)) (?:the |this )?(?<what>.+?)?(?:,? (?:so that|until|such that|to make) (?:it|(?:the|its) (?<side>width|height|size)) ?(?:is|gets|becomes|be)?)?(?: to be)?(?: (?:a (?:bit|little|lot)|much|slightly))? ?${how}$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?<how>enlarge|shrink|widen|narrow|heighten|stretch|(?:increase|decrease|reduce|change) the (?:size|width|height) of) (?:the |this )?(?<what>.+?)(?: (?:in|by) (?:its )?(?<side>width|height|size))?$`,
    "iu",
  ),
];
const byGrip =
  /^(?:use|grab|take|drag|pull) (?:the |its )?(?:handle|corner|grip|mouse)(?: (?:of it|at the bottom right))?,? (?:to|and) (?=(?:make|resize)\b)/iu;
/** How far a corner is dragged, CSS pixels. */
const far = 70;
/** Of what is small already as much is left as can be seen. */
const mostOf = 0.4;

/** “make the note wider”, “resize the text area so that its height is smaller”: by its handle, or by its corner. */
export const resize: Deed = async (text, hand) => {
  const groups = resizing
    .map((one) => one.exec(text.replace(byGrip, ""))?.groups)
    .find((found) => found !== undefined);
  const change = `${groups?.["side"] ?? ""} ${groups?.["how"] ?? ""}`.trim();
  const by = change === "" ? undefined : directionOf(change);
  if (by === undefined) return undefined;
  const view = await hand.look();
  const handle = handleFor(view, by);
  if (handle !== undefined) return byHandle(hand, view, { handle, by });
  const area = areaFor(view, groups?.["what"] ?? "");
  return area === undefined
    ? undefined
    : byCorner(hand, area, { x: by.x * factorOf(change), y: by.y * factorOf(change) });
};

type Held = { handle: ViewNode; by: { x: number; y: number } };

async function byHandle(hand: Hand, view: PageView, { handle, by }: Held): Promise<Came> {
  const before = handle.box;
  const came = await hand.use(view, handle, {
    method: "dragTo",
    arguments: [String(by.x * far), String(by.y * far)],
    why: "Changes the size",
  });
  if (!came.done || before === undefined) return came;
  const now = await hand.look();
  const after = now.nodes.find(({ ref }) => ref === handle.ref)?.box;
  // The handle goes with the corner that it stands in.
  const isDone =
    after !== undefined && changed(after.x - before.x) === by.x && changed(after.y - before.y) === by.y;
  return isDone ? came : { done: true, doubt: "its size is not what was asked for." };
}

/** The browser draws the grip of a text area itself, so that no element stands for it. */
async function byCorner(hand: Hand, { ref, box }: ViewNode, by: { x: number; y: number }): Promise<Came> {
  if (box === undefined || hand.stepsLeft <= 0) return { done: false, reason: "it cannot be resized." };
  const along = (share: number, size: number) =>
    share < 0
      ? -Math.min(far, size * mostOf) * -share
      : Math.abs(share) > 1
        ? size * (share - 1)
        : far * share;
  const way = { x: along(by.x, box.width), y: along(by.y, box.height) };
  const sizeNow = async () => (await hand.look()).nodes.find((node) => node.ref === ref)?.box;
  const cornerOf = async () => {
    const { nodes, scroll } = await hand.look();
    const now = nodes.find((node) => node.ref === ref)?.box;
    return now && { x: now.x + now.width - scroll.x, y: now.y + now.height - scroll.y };
  };
  let isDone = false;
  await hand.recorder.take({ type: "deed", instruction: "Changes the size" }, async () => {
    const { live } = await hand.scene();
    await dragCorner(live, ref, { by: way, cornerOf });
    const after = await sizeNow();
    isDone =
      after !== undefined &&
      Math.sign(Math.round(after.width - box.width)) === Math.sign(way.x) &&
      Math.sign(Math.round(after.height - box.height)) === Math.sign(way.y);
    return { action: "Dragged its corner.", success: isDone };
  });
  return isDone ? { done: true } : { done: false, reason: "it does not let itself be resized so." };
}

/** “twice as wide”; 1 where nothing says how much. */
function factorOf(change: string): number {
  if (/\b(?:twice|double)\b/iu.test(change)) return 2;
  return /\bthree times\b/iu.test(change) ? 3 : 1;
}

/** A handle is not gripped at its very edge, so that a little may be lost. */
function changed(by: number): number {
  return Math.abs(by) < far / 4 ? 0 : Math.sign(by);
}

/** Both ways where none is said; what shall stay as it is does. */
function directionOf(how: string): { x: number; y: number } | undefined {
  const [change = "", kept = ""] = how.split(/[;,] (?:its |the |but )|\bbut\b/iu);
  const isKept = (side: RegExp): boolean => side.test(kept);
  const isLess = /\b(?:smaller|narrower|narrow|lower|shorter|less|shrink|decrease|reduce|half)\b/iu.test(
    change,
  );
  // “change the size of the note” does not say which way.
  if (/^\s*(?:\S+ )?change\b/iu.test(change)) return undefined;
  const sign = isLess ? -1 : 1;
  const isWide = /\b(?:wider|wide|narrower|narrow|widen|width|broader)\b/iu.test(change);
  const isTall = /\b(?:taller|tall|higher|high|height|heighten|lower|shorter|longer)\b/iu.test(change);
  const both = isWide === isTall;
  const x = (both || isWide) && !isKept(/\bwidth\b/iu) ? sign : 0;
  const y = (both || isTall) && !isKept(/\bheight\b/iu) ? sign : 0;
  return x === 0 && y === 0 ? undefined : { x, y };
}

/** The one handle of the page; of several the one at the corner, or at the side that is to be moved. */
function handleFor(view: PageView, { x, y }: { x: number; y: number }): ViewNode | undefined {
  const handles = handlesOf(view);
  if (handles.length < 2) return handles[0];
  const sides = [
    /(?:^|[\s-])(?:se|corner|bottom-?right|lower-?right)(?:$|[\s-])/iu,
    ...(x !== 0 && y === 0 ? [/(?:^|[\s-])(?:e|east|right)(?:$|[\s-])/iu] : []),
    ...(y !== 0 && x === 0 ? [/(?:^|[\s-])(?:s|south|bottom)(?:$|[\s-])/iu] : []),
  ];
  for (const side of sides) {
    const [handle, another] = handles.filter(({ hints = "", name }) => side.test(`${hints} ${name}`));
    if (handle !== undefined && another === undefined) return handle;
  }
  return undefined;
}

const ofCorner =
  /^(?:(?:bottom|lower)[ -]?)?(?:right(?:[ -]hand)? )?(?:corner|handle|grip|edge|side|size|width|height) of (?:the |this )?/iu;

/** The text area that is meant; others have no grip of the browser's own. */
function areaFor({ nodes }: PageView, said: string): ViewNode | undefined {
  const what = said.replace(ofCorner, "").trim();
  const areas = nodes.filter((node) => node.tag === "textarea" && node.box !== undefined && isUsable(node));
  if (/^(?:(?:text|input|note|message|comment)[ -]?)?(?:area|box|field|input)$/iu.test(what))
    return areas.length === 1 ? areas[0] : undefined;
  const words = stemsOf(what.replace(/ ?(?:text ?)?(?:area|box|field)$/iu, ""));
  const called = areas.filter(({ name, hints = "" }) => includesAll(`${name} ${hints}`, words));
  return called.length === 1 ? called[0] : undefined;
}

function handlesOf({ nodes }: PageView): ViewNode[] {
  return nodes.filter(
    (node) =>
      node.ref !== "" &&
      node.box !== undefined &&
      (isUsable(node) || node.role === "generic") &&
      node.box.width <= 60 &&
      node.box.height <= 60 &&
      /\b(?:resiz\p{L}*|grip|handle|corner|sizer|drag ?handle)\b/iu.test(
        `${node.name} ${node.description ?? ""} ${node.hints ?? ""}`,
      ),
  );
}
