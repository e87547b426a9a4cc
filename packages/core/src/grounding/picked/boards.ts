import { headingsOf, looksAlike } from "../entries/items.ts";
import { listsIn, type List } from "../entries/lists.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { contains, type ViewIndex } from "../matching/view-index.ts";

/** A column of cards, and what stands over it. */
type Column = { title: string; parent: number; entries: number[] };
/** Columns of cards of one kind, side by side. */
type Board = Column[];

const known = new WeakMap<ViewIndex, Board[]>();

function boardsOn(index: ViewIndex): Board[] {
  let boards = known.get(index);
  if (!boards) known.set(index, (boards = listsIn(index).flatMap((list) => boardOf(index, list))));
  return boards;
}

/** The columns beside that of a list, where each has a title and then cards like those of the list. */
function boardOf(index: ViewIndex, { parent, entries: [card = 0] }: List): Board[] {
  const { nodes } = index.view;
  if (nodes[card]?.role === "row") return [];
  for (let own = parent, up = 0; own > 0 && up < 3; own = nodes[own]?.parent ?? 0, up += 1) {
    const model = nodes[own];
    if (titleIn(index, own, card) === undefined || !model) continue;
    const columns: Column[] = [];
    const end = index.end[model.parent] ?? 0;
    for (let at = model.parent + 1; at < end; at = index.end[at] ?? at + 1) {
      if (nodes[at]?.role !== model.role || nodes[at]?.tag !== model.tag) continue;
      const entries = cardsIn(index, at, { card, depth: depthOf(index, card) });
      const title = entries[0] === undefined ? undefined : titleIn(index, at, entries[0]);
      if (title !== undefined) columns.push({ title, parent: nodes[entries[0] ?? 0]?.parent ?? at, entries });
    }
    return columns.length > 1 ? [columns] : [];
  }
  return [];
}

function titleIn(index: ViewIndex, column: number, card: number): string | undefined {
  const [title, another] = headingsOf(index).filter((at) => at < card && contains(index, column, at));
  if (title === undefined || another !== undefined) return undefined;
  const text = index.view.nodes[title]?.name.replace(/[\s([]*\d+[)\]]?\s*$/u, "").trim() ?? "";
  return text === "" ? undefined : text;
}

function cardsIn(
  index: ViewIndex,
  column: number,
  { card, depth }: { card: number; depth: number },
): number[] {
  const { nodes } = index.view;
  const model = nodes[card];
  const found: number[] = [];
  for (let at = column + 1; at < (index.end[column] ?? 0); at += 1)
    if (
      nodes[at]?.role === model?.role &&
      nodes[at]?.tag === model?.tag &&
      depthOf(index, at) === depth &&
      (at === card || looksAlike(index, card, at))
    )
      found.push(at);
  return found;
}

function depthOf({ view: { nodes } }: ViewIndex, node: number): number {
  let depth = 0;
  for (let at = node; at > 0; at = nodes[at]?.parent ?? 0) depth += 1;
  return depth;
}

const led = String.raw`(?<led>(?:(?:that|which|who) (?:is|are|was|were|has|have)(?: been)?|in|from|of|on|under) )?(?:(?:still|already|yet) )?(?:the )?["“]?`;
const ended = String.raw`["”]?(?: yet)?(?: (?:column|list|lane|ones?))?(?! for\b)`;
/** What people call the usual columns of a board, besides their titles. */
const states: [title: RegExp, said: string][] = [
  [/^(?:to ?do|backlog|open|new|planned|not started)$/u, "not (?:been )?started|still to do|unstarted"],
  [/^(?:in progress|doing|ongoing|started|working on)$/u, "in progress|being worked on|under ?way|ongoing"],
  [/^(?:done|finished|completed?|closed)$/u, "done|finished|completed|complete"],
];
const places: Record<string, (count: number) => number> = {
  first: () => 0,
  left: () => 0,
  leftmost: () => 0,
  second: () => 1,
  third: () => 2,
  middle: (count) => (count % 2 === 1 ? (count - 1) / 2 : -1),
  last: (count) => count - 1,
  right: (count) => count - 1,
  rightmost: (count) => count - 1,
};
const placed =
  /\b(?:in|from|of) the (?<place>first|second|third|middle|last|left(?:most)?|right(?:most)?)(?:[- ]hand)? (?:column|lane)\b/iu;

export type ColumnSaid = { list: List; rest: string };

/** A column that an order tells, and the order without it: “archive the finished card” as “archive the card”. */
export function columnSaid(index: ViewIndex, order: string): ColumnSaid | undefined {
  const found = boardsOn(index).flatMap((board) => columnOf(board, order) ?? []);
  const [first, ...others] = found;
  return first && others.every(({ list }) => list.entries[0] === first.list.entries[0]) ? first : undefined;
}

function columnOf(board: Board, order: string): ColumnSaid | undefined {
  const place = placed.exec(order);
  const at = places[place?.groups?.["place"]?.toLowerCase() ?? ""]?.(board.length);
  const column = at === undefined ? undefined : board[at];
  if (place && column) return { list: column, rest: cut(order, place) };
  const said = board.flatMap((own) => {
    const title = normalize(own.title);
    const words = wordsOf(title).join(String.raw`[\s-]+`);
    const usual = states.find(([titles]) => titles.test(title))?.[1];
    const names = usual === undefined ? words : `${words}|${usual}`;
    const match = new RegExp(String.raw`(?<= )${led}(?:${names})${ended}(?!\p{L})`, "iu").exec(order);
    return match && isOfCards(order, match) ? [{ list: own, rest: cut(order, match) }] : [];
  });
  return said.length === 1 ? said[0] : undefined;
}

/** “mark the wig card finished”, “move it to Done” say where it is to go, and not where it is. */
function isOfCards(order: string, { 0: said, index, groups }: RegExpExecArray): boolean {
  const before = order.slice(0, index).trimEnd();
  if (/\b(?:to|into|onto|as)(?: the)?$/iu.test(before)) return false;
  const isLast = order.slice(index + said.length).trim() === "";
  return groups?.["led"] !== undefined || !isLast || /\b(?:first|second|third|last|next)$/iu.test(before);
}

const cut = (order: string, { 0: said, index }: RegExpExecArray): string =>
  `${order.slice(0, index).trim()} ${order.slice(index + said.length).trim()}`.trim();

/** Whether an order tells a column, and a node is in another one of its board. */
export function isInOtherColumn(index: ViewIndex, order: string, nodes: readonly number[]): boolean {
  const said = columnSaid(index, order);
  const board = said && boardsOn(index).find((columns) => columns.some((one) => one === said.list));
  return (board ?? []).some(
    (column) =>
      column !== said?.list &&
      column.entries.some((entry) => nodes.some((node) => contains(index, entry, node))),
  );
}
