import type { PageView, ViewNode } from "../../../page/view.ts";
import { isUsable } from "../../../grounding/outline.ts";
import type { Deed } from "./hand.ts";

const resizing =
  /^(?:resize|(?:make|drag)) (?:the |this )?(?<what>.+?)?(?: so that it is| to make it| until it is)? ?(?<how>\b(?:larger|bigger|smaller|wider|narrower|taller|higher|lower|shorter|greater)\b.*)$/iu;
/** How far a corner is dragged, CSS pixels. */
const far = 70;

/** “make the note wider”, “drag the corner of the box to make it smaller”: by the one handle that the page has for it. */
export const resize: Deed = async (text, hand) => {
  const { how = "" } = resizing.exec(text)?.groups ?? {};
  if (how === "") return undefined;
  const by = directionOf(how);
  const view = await hand.look();
  const [handle, ...others] = handlesOf(view);
  if (by === undefined || handle === undefined || others.length > 0) return undefined;
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
};

/** A handle is not gripped at its very edge, so that a little may be lost. */
function changed(by: number): number {
  return Math.abs(by) < far / 4 ? 0 : Math.sign(by);
}

/** Both ways where none is said; what shall stay as it is does. */
function directionOf(how: string): { x: number; y: number } | undefined {
  const [change = "", kept = ""] = how.split(/[;,] (?:its |the |but )|\bbut\b/iu);
  const isKept = (side: RegExp): boolean => side.test(kept);
  const less = /\b(?:smaller|narrower|lower|shorter)\b/iu.test(change);
  const sign = less ? -1 : 1;
  const isWide = /\b(?:wider|narrower|width|broader)\b/iu.test(change);
  const isTall = /\b(?:taller|higher|height|lower|shorter)\b/iu.test(change);
  const both = isWide === isTall;
  const x = (both || isWide) && !isKept(/\bwidth\b/iu) ? sign : 0;
  const y = (both || isTall) && !isKept(/\bheight\b/iu) ? sign : 0;
  return x === 0 && y === 0 ? undefined : { x, y };
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
