import type { PageView } from "../page/view.ts";
import type { Read } from "./item-reader.ts";

/** Shorter texts are found anywhere, characters. */
const shortest = 3;

/** A node of the view that belongs to the last item: where it was read, else where a text of it stands. */
export function anchorOf(view: PageView, { items, ranges }: Read): number | undefined {
  const last = ranges?.at(-1);
  if (last !== undefined) return last.start;
  const texts = textsIn(items.at(-1)).filter((text) => text.length >= shortest);
  const found = texts.map((text) => view.nodes.findLastIndex(({ name }) => name.includes(text)));
  return found.find((index) => index >= 0);
}

function textsIn(item: unknown): string[] {
  if (typeof item === "string") return [item];
  if (typeof item === "number") return [String(item)];
  return typeof item === "object" && item !== null ? Object.values(item).flatMap(textsIn) : [];
}
