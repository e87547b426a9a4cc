import type { ViewNode } from "../../page/view.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import { isRepeated, looksAlike } from "../entries/items.ts";
import type { Phrase } from "../matching/tokens.ts";
import type { Candidate, ViewIndex } from "../matching/view-index.ts";
import { placeSaid } from "../vocabulary/relations.ts";

/** A row or entry with something to fill in. `shown`: the number that it bears; `position`: which one of its like it is. */
export type Numbered = { at: number; shown: number | undefined; position: number };

/** What people call entries that they count, whatever the page calls them. */
const nouns = /^(?:line|row|item|entry|position|segment|step|question|stage)$/u;
/** An entry is no farther from what stands in it. */
const levels = 6;
/** A page with more controls than these is no form. */
const most = 300;

const isSet = ({ node }: Candidate): boolean => isField(node) || isSelect(node) || isCheckable(node);

/** Entries that bear a number, and rows, which can be counted; none where the page has several lists of them. */
export function numberedEntries(index: ViewIndex, usable: Candidate[]): Numbered[] {
  const controls = usable.filter(isSet);
  const [found, lists] = [new Map<number, Numbered>(), new Set<number>()];
  for (const { index: at } of controls.length > most ? [] : controls) {
    const entry = entryAround(index, at, found);
    if (entry === undefined) continue;
    found.set(entry.at, entry);
    lists.add(index.view.nodes[entry.at]?.parent ?? 0);
  }
  return lists.size === 1 && found.size > 1 ? [...found.values()] : [];
}

function entryAround(
  index: ViewIndex,
  given: number,
  known: ReadonlyMap<number, Numbered>,
): Numbered | undefined {
  const { nodes } = index.view;
  let row: number | undefined;
  for (let at = nodes[given]?.parent ?? 0, up = 0; at > 0 && up < levels; up += 1) {
    const entry = known.get(at);
    if (entry) return entry;
    const shown = shownNumber(index, at);
    const isRow = nodes[at]?.role === "row";
    if ((shown !== undefined || (isRow && row === undefined)) && isEntry(index, at)) {
      if (shown !== undefined) return { at, shown, position: positionOf(index, at) };
      row = at;
    }
    at = nodes[at]?.parent ?? 0;
  }
  return row === undefined ? undefined : { at: row, shown: undefined, position: positionOf(index, row) };
}

const isEntry = (index: ViewIndex, at: number): boolean =>
  !(index.view.nodes[at]?.role ?? "").endsWith("cell") && isRepeated(index, at);

/** “2”, “2.” or “2)” at its very beginning. */
function shownNumber({ view: { nodes }, end }: ViewIndex, entry: number): number | undefined {
  const first = nodes
    .slice(entry, end[entry])
    .find(({ role, interactive }) => interactive || role === "text");
  const isText = (node: ViewNode | undefined): node is ViewNode => node?.role === "text" && !node.interactive;
  const [, digits] = (isText(first) && /^#?(\d{1,2})(?:$|[.):](?: |$))/u.exec(first.name.trim())) || [];
  return digits === undefined ? undefined : Number(digits);
}

/** Which of those beside it that are alike it is, from one. */
function positionOf(index: ViewIndex, entry: number): number {
  const parent = index.view.nodes[entry]?.parent ?? 0;
  let position = 1;
  for (let at = parent + 1; at < entry; at = index.end[at] ?? at + 1)
    if (looksAlike(index, at, entry) && isRepeated(index, at)) position += 1;
  return position;
}

/** “line 2”, “item no. 3”, “the third row”: the entry that the words from there on count, and where they end. */
export function numberedAt(
  entries: readonly Numbered[],
  { tokens }: Phrase,
  from: number,
): { to: number; at: number } | undefined {
  const words = [0, 1, 2].map((offset) => tokens[from + offset]?.word ?? "");
  const [first = "", second = "", third = ""] = words;
  const isMarked = /^(?:no\.?|number|nr\.?|#)$/u.test(second);
  const figure = isMarked ? third : second;
  const isNumber = nouns.test(first) && /^#?\d{1,2}$/u.test(figure);
  const place = isNumber
    ? Number(figure.replace("#", ""))
    : nouns.test(second)
      ? placeSaid(first)
      : undefined;
  if (place === undefined || place < 1) return undefined;
  // “the third line” where the page counts otherwise than it stands says two things.
  const fits = entries.filter(({ shown, position }) => {
    if (isNumber) return (shown ?? position) === place;
    return position === place && (shown ?? place) === place;
  });
  const [only, another] = fits;
  if (only === undefined || another !== undefined) return undefined;
  return { to: from + (isNumber && isMarked ? 3 : 2), at: only.at };
}
