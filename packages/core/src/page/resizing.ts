import type { LivePage } from "./live-page.ts";
import { locate } from "./reference.ts";

/** How far from its corner the browser's grip is taken hold of, CSS pixels. */
const inset = 4;
/** Moves of the pointer on its way. */
const moves = 8;

/** Of an element in the viewport, CSS pixels. */
type Corner = { x: number; y: number };

/**
 * Drags the lower right corner by which the browser lets an element be resized, by so many CSS pixels to the right and
 * down. `cornerOf`: where it is once the element has been brought into view; nothing is done where it is nowhere.
 */
export async function dragCorner(
  live: LivePage,
  reference: string,
  { by, cornerOf }: { by: Corner; cornerOf: () => Promise<Corner | undefined> },
): Promise<void> {
  const { world, number } = locate(live.worlds, reference);
  await live.worlds.call(world, "scrollIntoView", number);
  const corner = await cornerOf();
  if (corner === undefined) return;
  const from = { x: corner.x - inset, y: corner.y - inset };
  const { mouse } = live.page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  try {
    await mouse.move(from.x + by.x, from.y + by.y, { steps: moves });
  } finally {
    await mouse.up();
  }
}
