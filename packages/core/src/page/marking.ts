import type { Point } from "./injected/actionability.ts";
import type { LivePage } from "./live-page.ts";
import { locate, type Located } from "./reference.ts";

/** Moves of the pointer on its way. */
const moves = 8;

/**
 * Marks a text of an element with the pointer, all of it where `text` is empty; where the pointer cannot, as a caret does.
 * Whether just that is marked afterwards.
 */
export async function markText(live: LivePage, reference: string, text: string): Promise<boolean> {
  const target = locate(live.worlds, reference);
  const place = await live.worlds.call(target.world, "placeOfText", target.number, text);
  if (place === null) return false;
  const said = (await live.worlds.call(target.world, "shownText", target.number)) ?? "";
  const wanted = squeezed(text === "" ? said : text);
  const [from, to] = [await outward(live, target, place.from), await outward(live, target, place.to)];
  await stroke(live, from, to);
  if (await isMarked(live, target, wanted)) return true;
  await live.worlds.call(target.world, "markByRange", target.number, text);
  return isMarked(live, target, wanted);
}

async function isMarked({ worlds }: LivePage, { world }: Located, wanted: string): Promise<boolean> {
  return squeezed(await worlds.call(world, "markedText")) === wanted;
}

/** Between parts that only stand apart the marked text has no space. */
function squeezed(text: string): string {
  return text.replaceAll(/\s+/gu, "").toLowerCase();
}

/** Text of an element as it is seen. */
export async function shownTextOf(live: LivePage, reference: string): Promise<string | undefined> {
  const { world, number } = locate(live.worlds, reference);
  return (await live.worlds.call(world, "shownText", number)) ?? undefined;
}

async function stroke({ page: { mouse } }: LivePage, from: Point, to: Point): Promise<void> {
  await mouse.move(from.x, from.y);
  await mouse.down();
  try {
    await mouse.move(to.x, to.y, { steps: moves });
  } finally {
    await mouse.up();
  }
}

async function outward({ worlds }: LivePage, { world }: Located, inner: Point): Promise<Point> {
  let point = inner;
  for (let holder = worlds.holderOf(world); holder !== undefined; holder = worlds.holderOf(holder.world))
    point = await worlds.call(holder.world, "outward", holder.number, point);
  return point;
}
