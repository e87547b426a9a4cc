import type { PageView } from "../page/view.ts";
import { looksAlike } from "./items.ts";
import { itemsSaying } from "./said-items.ts";
import { indexOf, type ViewIndex } from "./view-index.ts";

const kinds =
  "row|line|item|entry|product|article|record|card|post|message|mail|task|song|track|file|order|result|listing|one";
const beside = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:the )?(?:${kinds}) (?:right |directly |just |immediately )?(?<side>below|under|underneath|beneath|after|following|above|over|before|preceding) (?:the |that of |the one of )?(?<name>[^,;]+?)(?=[.!]?$|, | and )`,
  "iu",
);
const isBefore = /^(?:above|over|before|preceding)$/iu;

/**
 * “delete the row below Brass elbow”: the same words with the name of the entry that stands there. Undefined where no
 * entry, or several, are called so, where none stands there, and where it has no name of its own.
 */
export function namingNeighbour(view: PageView, text: string): string | undefined {
  const found = beside.exec(text);
  const { side = "", name = "" } = found?.groups ?? {};
  if (found === null || name === "") return undefined;
  const index = indexOf(view);
  const [entry, another] = itemsSaying(index, name.replace(/^["“'‘](.*)["”'’]$/u, "$1"));
  if (entry === undefined || another !== undefined) return undefined;
  const neighbour = neighbourOf(index, entry, isBefore.test(side) ? -1 : 1);
  const title = neighbour === undefined ? undefined : titleOf(index, neighbour);
  if (title === undefined || itemsSaying(index, title).length !== 1) return undefined;
  return `${text.slice(0, found.index)}"${title}"${text.slice(found.index + found[0].length)}`;
}

/** The next one like it, which has to stand right above or below. */
function neighbourOf(index: ViewIndex, entry: number, step: number): number | undefined {
  const { nodes } = index.view;
  const alike = nodes.flatMap(({ parent }, at) =>
    parent === nodes[entry]?.parent && looksAlike(index, entry, at) ? [at] : [],
  );
  const next = alike[alike.indexOf(entry) + step];
  const [own, other] = [nodes[entry]?.box, next === undefined ? undefined : nodes[next]?.box];
  if (!own || !other) return undefined;
  const isInColumn = own.x < other.x + other.width && other.x < own.x + own.width;
  return isInColumn && (other.y - own.y) * step > 0 ? next : undefined;
}

/** The first text in it that has words. */
function titleOf({ view: { nodes }, end }: ViewIndex, entry: number): string | undefined {
  const title = nodes
    .slice(entry, end[entry])
    .find(({ role, name }) => role === "text" && /\p{L}{2}/u.test(name));
  return title !== undefined && title.name.length <= 80 && !/["“”]/u.test(title.name)
    ? title.name
    : undefined;
}
