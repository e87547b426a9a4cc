import { columnHead } from "../matching/columns.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import { isRepeated } from "../entries/items.ts";
import { normalize } from "../matching/text.ts";
import type { Candidate, ViewIndex } from "../matching/view-index.ts";
import { namedSo, type Place } from "./places.ts";

/** A page with more than these is no form. */
const mostInTables = 300;
/** Longer texts are no titles. */
const longestTitle = 40;

/** The one field, or the one number, of a row or card that has a title, by the place of the field. */
export type Titled = ReadonlyMap<number, string>;

type Found = {
  entries: Place[];
  columns: Place[];
  titled: Titled;
  /** For each control of a table the place that its column is. */
  columnsOf: ReadonlyMap<number, number>;
};

/** Rows, cards and columns that have no name of their own: what stands first in them, or over them, says which. */
export function entriesAndColumns(index: ViewIndex, usable: Candidate[]): Found {
  const set = usable.filter(({ node }) => isField(node) || isSelect(node) || isCheckable(node));
  const [heads, titles, columnsOf] = [
    new Map<string, number>(),
    new Map<number, string>(),
    new Map<number, number>(),
  ];
  for (const { index: at, fields, node } of set.length > mostInTables ? [] : set) {
    const head = columnHead(index, at) ?? "";
    if (head !== "") {
      if (!heads.has(head)) heads.set(head, -1 - heads.size);
      columnsOf.set(at, heads.get(head) ?? 0);
    }
    const entry = entryOf(index, at);
    const title = entry === undefined ? undefined : titleOf(index, entry);
    if (entry === undefined || title === undefined) continue;
    // “Name” before a field is what that is called, and not where it is.
    const isLabel =
      head === "" &&
      fields.some(({ name }) => name.text === normalize(title)) &&
      !(isCheckable(node) && holdsField(index, set, entry));
    if (isLabel || !titles.has(entry)) titles.set(entry, isLabel ? "" : title);
  }
  return {
    titled: titledIn(index, set, titles),
    entries: [...titles].flatMap(([at, title]) =>
      title === "" ? [] : [{ at, ...namedSo(title), from: at + 1, until: index.end[at] ?? 0 }],
    ),
    columns: [...heads].map(([head, at]) => ({ at, ...namedSo(head), from: 0, until: 0 })),
    columnsOf,
  };
}

/** The box in front of a row that has something to fill in ticks the row. */
const holdsField = (index: ViewIndex, set: Candidate[], entry: number): boolean =>
  set.some(({ node, index: at }) => isField(node) && at > entry && at < (index.end[entry] ?? 0));

/** “cheese 2”, where the row of the cheese has one field, which says nothing of it. */
function titledIn(index: ViewIndex, set: Candidate[], titles: ReadonlyMap<number, string>): Titled {
  const found = new Map<number, string>();
  for (const [entry, title] of titles) {
    const fields = set.filter(
      ({ node, index: at }) =>
        isField(node) &&
        !isSelect(node) &&
        node.readonly !== true &&
        at > entry &&
        at < (index.end[entry] ?? 0),
    );
    const counts = fields.filter(({ node }) => node.inputType === "number");
    const [only, another] = fields.length > 1 && counts.length === 1 ? counts : fields;
    if (title !== "" && only !== undefined && another === undefined) found.set(only.index, title);
  }
  return found.size > 1 ? found : new Map();
}

function entryOf(index: ViewIndex, given: number): number | undefined {
  for (let at = index.view.nodes[given]?.parent ?? 0, up = 0; at > 0 && up < 4; up += 1) {
    // A cell is alike to the one beside it, and a part of its row.
    const isCell = (index.view.nodes[at]?.role ?? "").endsWith("cell") && titleOf(index, at) === undefined;
    if (!isCell && isRepeated(index, at)) return at;
    at = index.view.nodes[at]?.parent ?? 0;
  }
  return undefined;
}

/** The first text in it that has letters, before any control; a heading is a place of its own. */
function titleOf({ view: { nodes }, end }: ViewIndex, entry: number): string | undefined {
  for (const node of nodes.slice(entry, end[entry])) {
    const { interactive, role, name } = node;
    // A box to tick the entry itself.
    if (isCheckable(node)) continue;
    if (interactive || role === "heading") return undefined;
    if (role === "text" && /\p{L}/u.test(name)) return name.length > longestTitle ? undefined : name;
  }
  return undefined;
}
