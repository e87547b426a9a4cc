import type { PageView, ViewNode } from "../view.ts";
import { joined, toLines, type Item } from "./item.ts";
import { quote } from "./quote.ts";
import { wordsOf, type Wording } from "./words.ts";

const roles = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Roles that say nothing about how to read or use what they hold. */
const silentRoles = roles(
  "generic presentation none rowgroup paragraph emphasis strong code subscript superscript text list label LabelText",
);
/** Roles whose elements stand within a line of text. */
const inlineRoles = roles(
  "link button textbox searchbox combobox checkbox radio switch slider spinbutton img image mark deletion insertion time meter progressbar",
);
const inlineTags = roles(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr",
);
const cells = roles("cell gridcell columnheader rowheader");
const namedByContent = roles(
  "button link heading tab option menuitem menuitemcheckbox menuitemradio checkbox radio switch treeitem columnheader rowheader term caption tooltip",
);

/** A view as lines within lines. From the leaves up and without recursion, so that no depth is too much. */
export function layOut(view: PageView, wording: Wording): Item[] {
  const { nodes } = view;
  const inside: (Item[] | undefined)[] = [];
  for (let index = nodes.length - 1; index > 0; index -= 1) {
    const node = nodes[index];
    if (node === undefined) continue;
    const items = itemsOf({ node, index, content: inside[index]?.toReversed() ?? [] }, wording);
    inside[index] = undefined;
    const siblings = (inside[node.parent] ??= []);
    for (let at = items.length - 1; at >= 0; at -= 1) siblings.push(items[at] as Item);
  }
  return toLines(inside[0]?.toReversed() ?? []);
}

type Held = { node: ViewNode; index: number; content: Item[] };

function itemsOf(held: Held, wording: Wording): Item[] {
  const { node, index, content } = held;
  if (node.role === "text")
    return [
      {
        kind: "text",
        words: node.name,
        spoken: node.name,
        role: "text",
        node: index,
        plain: true,
        below: [],
      },
    ];
  if (isSilent(node)) return silentItems(held);
  const { named, shown } = withoutRepeats(node, content);
  const words = wordsOf(node, wording, named);
  const isInline = inlineRoles.has(node.role) || (node.role === "generic" && inlineTags.has(node.tag));
  if (isInline && shown.every(({ kind }) => kind !== "block")) return [inlineItem(held, words, shown)];
  if (cells.has(node.role)) return [cellItem(held, words, shown)];
  if (node.role === "row") return [rowItem(held, words, shown)];
  return [blockItem(held, words, shown)];
}

function isSilent(node: ViewNode): boolean {
  if (node.interactive || node.scrollable === true || node.name !== "") return false;
  return silentRoles.has(node.role);
}

/** A container without a word of its own; what it holds stands in lines of its own, unless it is a part of the text. */
function silentItems({ node, content }: Held): Item[] {
  const isPartOfText = inlineTags.has(node.tag) && node.role !== "paragraph";
  return isPartOfText ? content : toLines(content).map(asBlock);
}

function asBlock(item: Item): Item {
  return item.kind === "block" ? item : { ...item, kind: "block" };
}

/** What a name and the content under it say both is said once: by the content when that can be acted on, else by the name. */
function withoutRepeats(node: ViewNode, content: Item[]): { named: boolean; shown: Item[] } {
  if (node.name === "" || content.length === 0) return { named: true, shown: content };
  if (!namedByContent.has(node.role))
    return { named: true, shown: content.filter(({ plain, spoken }) => !plain || spoken !== node.name) };
  if (!node.interactive && content.some(({ plain }) => !plain) && saysName(content, node.name))
    return { named: false, shown: content };
  return { named: true, shown: content.filter(({ plain, spoken }) => !plain || !node.name.includes(spoken)) };
}

function saysName(content: Item[], name: string): boolean {
  const letters = (text: string) => text.replace(/[\s"]+/g, "");
  return letters(content.map(({ spoken }) => spoken).join("")) === letters(name);
}

function inlineItem({ node, index }: Held, words: string, content: Item[]): Item {
  const around = content.length === 0 ? words : `${words} (${oneLine(content)})`;
  const plain = !node.interactive && content.length === 0 && /^(?:img|image|generic)$/.test(node.role);
  return { kind: "inline", words: around, spoken: node.name, role: node.role, node: index, plain, below: [] };
}

/** Content that holds no block, on one line. */
function oneLine(content: Item[]): string {
  return toLines(content)
    .map(({ words, kind }) => (kind === "text" ? quote(words) : words))
    .join(" ");
}

function blockItem({ node, index }: Held, words: string, content: Item[]): Item {
  const item: Item = {
    kind: "block",
    words,
    spoken: node.name,
    role: node.role === "heading" ? `heading${node.level ?? ""}` : node.role,
    node: index,
    plain: false,
    below: toLines(content),
  };
  return node.role === "listitem" ? joinOnly(item, " ") : joinOnly(item, isTextOnly(item) ? ": " : " > ");
}

function isTextOnly({ below }: Item): boolean {
  return below.length === 1 && below[0]?.below.length === 0;
}

/** Longest line that a container's only content is joined to, characters. */
const longestJoined = 600;

/** A container of a single thing stands on its line. */
function joinOnly(item: Item, mark: string): Item {
  const [only] = item.below;
  if (only === undefined || item.below.length > 1 || item.words.length + only.words.length > longestJoined)
    return item;
  return {
    ...item,
    words: `${item.words}${mark}${only.words}`,
    spoken: item.spoken === "" ? only.spoken : item.spoken,
    below: only.below,
  };
}

/** Marks the content of a cell on its way to its row. */
const cellRole = "cell";

function cellItem({ node, index }: Held, words: string, content: Item[]): Item {
  const role = node.role === "columnheader" ? "columnheader" : cellRole;
  return {
    kind: "block",
    words,
    spoken: node.name,
    role,
    node: index,
    plain: false,
    below: toLines(content),
  };
}

/** Longest row that stands on one line, characters. */
const longestRow = 700;

/** A row with its cells on one line, unless one of them holds more than a line. */
function rowItem(held: Held, words: string, content: Item[]): Item {
  const isCell = ({ role }: Item) => role === cellRole || role === "columnheader";
  const parts = content.map((item) => (isCell(item) ? cellWords(item) : undefined));
  const length = parts.reduce((sum, part) => sum + (part?.length ?? longestRow), 0);
  if (content.length === 0 || length > longestRow) return blockItem(held, words, content.map(finishCell));
  const isHeader = content.every(({ role, words }) => role === "columnheader" && !words.includes("["));
  const all = parts.join(" | ");
  const row = blockItem(held, isHeader ? words.replace("row", "header row") : words, []);
  return { ...row, words: `${row.words} ${all}`, spoken: all };
}

/** A cell on its row's line; undefined when it takes lines of its own. */
function cellWords({ words, below, spoken }: Item): string | undefined {
  if (below.some((line) => line.below.length > 0)) return undefined;
  const inside = below.map((line) => line.words).join(" ");
  // A cell without name and states is told by its place.
  if (words === "cell") return inside;
  const told = below.length === 0 && words === `header ${quote(spoken)}` ? quote(spoken) : words;
  return inside === "" ? told : words === "header" ? inside : joined(told, inside);
}

function finishCell(item: Item): Item {
  return item.role === cellRole || item.role === "columnheader"
    ? joinOnly(item, isTextOnly(item) ? ": " : " > ")
    : item;
}
