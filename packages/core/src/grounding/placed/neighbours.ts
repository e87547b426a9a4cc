import type { ViewNode } from "../../page/view.ts";

type Box = NonNullable<ViewNode["box"]>;
export type Side = "left" | "right" | "above" | "below" | "beside" | "after" | "before";
/** A control, and where it is drawn. */
export type Stood = { at: number; box: Box };

/** Rounding, and frames that overlap, CSS pixels. */
const slack = 6;
/** So far off nobody says that it stands beside something; in one row of a page that has nothing between it may be farther. */
const farAcross = 420;
const farDown = 220;
/** What stands beside something touches it nearly. */
const close = 60;

/** What stands next on that side, in the same line or column; several where that leaves it open. */
export function besideOf(pool: Stood[], { anchor, side }: { anchor: Box | undefined; side: Side }): Stood[] {
  if (anchor === undefined) return [];
  if (side === "after" || side === "before") {
    const inLine = nextOn(pool, anchor, side === "after" ? "right" : "left");
    return inLine.length > 0 ? inLine : nextOn(pool, anchor, side === "after" ? "below" : "above");
  }
  if (side !== "beside") return nextOn(pool, anchor, side);
  const both = [...nextOn(pool, anchor, "left"), ...nextOn(pool, anchor, "right")];
  const touching = both.filter(({ box }) => gapOf(anchor, box, box.x < anchor.x ? "left" : "right") <= close);
  return touching.length > 0 ? touching : both;
}

function nextOn(pool: Stood[], anchor: Box, side: "left" | "right" | "above" | "below"): Stood[] {
  const isAcross = side === "left" || side === "right";
  const placed = pool
    .filter(({ box }) => isInLine(anchor, box, isAcross))
    .map((one) => ({ ...one, gap: gapOf(anchor, one.box, side) }))
    .filter(({ gap }) => gap >= -slack && gap <= (isAcross ? farAcross : farDown));
  const least = Math.min(...placed.map(({ gap }) => gap));
  return placed.filter(({ gap }) => gap <= least + slack);
}

/** What stands between two, in one line or in one column with both. */
export function betweenBoth(pool: Stood[], [one, other]: (Box | undefined)[]): Stood[] {
  if (!one || !other) return [];
  const isAcross = isInLine(one, other, true);
  const [first, last] = (isAcross ? one.x < other.x : one.y < other.y) ? [one, other] : [other, one];
  return pool.filter(
    ({ box }) =>
      isInLine(first, box, isAcross) &&
      isInLine(last, box, isAcross) &&
      gapOf(first, box, isAcross ? "right" : "below") >= -slack &&
      gapOf(last, box, isAcross ? "left" : "above") >= -slack,
  );
}

/** They share half of the height, or of the width, of the smaller one. */
function isInLine(one: Box, other: Box, isAcross: boolean): boolean {
  const shared = isAcross
    ? Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
    : Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const least = isAcross ? Math.min(one.height, other.height) : Math.min(one.width, other.width);
  return shared * 2 >= least;
}

function gapOf(anchor: Box, box: Box, side: "left" | "right" | "above" | "below"): number {
  if (side === "right") return box.x - (anchor.x + anchor.width);
  if (side === "left") return anchor.x - (box.x + box.width);
  return side === "below" ? box.y - (anchor.y + anchor.height) : anchor.y - (box.y + box.height);
}
