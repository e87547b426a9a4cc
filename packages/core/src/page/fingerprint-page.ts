import { addressOf, normalText, stableTokens, wordsIn } from "./fingerprint-text.ts";
import { perNode } from "./per-node.ts";
import type { PageView, ViewNode } from "./view.ts";

/** One view as fingerprints read it; worked out once per view. */
export type ReadPage = {
  view: PageView;
  /** For each node the index after its last descendant. */
  end: Int32Array;
  /** What an element is called by, in normal form. */
  names: (string | undefined)[];
  words: Map<number, string[]>;
};

const pages = new WeakMap<PageView, ReadPage>();

/** Longest name compared; what is longer is content. */
const nameLimit = 160;

export function readPage(view: PageView): ReadPage {
  const known = pages.get(view);
  if (known !== undefined) return known;
  const { nodes } = view;
  const page: ReadPage = {
    view,
    end: endsOf(nodes),
    names: Array.from({ length: nodes.length }),
    words: new Map(),
  };
  pages.set(view, page);
  return page;
}

function endsOf(nodes: ViewNode[]): Int32Array {
  const end = Int32Array.from(nodes, (_, index) => index + 1);
  for (let index = nodes.length - 1; index > 0; index -= 1) {
    const parent = nodes[index]?.parent ?? -1;
    if (parent >= 0) end[parent] = Math.max(end[parent] ?? 0, end[index] ?? 0);
  }
  return end;
}

/** Text as it is read: of text runs, and of elements that have a name and nothing inside. */
function leafText({ view, end }: ReadPage, index: number): string {
  const node = view.nodes[index];
  if (node === undefined || index === 0) return "";
  return node.role === "text" || end[index] === index + 1 ? node.name : "";
}

/** The words of a text as it is read. */
export function leafWords(page: ReadPage, index: number): string[] {
  const known = page.words.get(index);
  if (known !== undefined) return known;
  const node = page.view.nodes[index];
  const words = node === undefined || leafText(page, index) === "" ? [] : wordsOf(node);
  page.words.set(index, words);
  return words;
}

const wordsOf = perNode((node) => wordsIn(node.name.slice(0, 400)));
const tokensOf = perNode((node) => stableTokens(node.hints ?? ""));
const nameOf = perNode((node) => normalText(node.name.slice(0, nameLimit)));

/** Name of an element; without one its content, and for a field its placeholder. */
export function nameAt(page: ReadPage, index: number): string {
  const known = page.names[index];
  if (known !== undefined) return known;
  const node = page.view.nodes[index];
  const hint = () => (node?.editable ? node.placeholder : contentOf(page, index)) || "";
  const name = node?.name ? nameOf(node) : normalText(hint().slice(0, nameLimit));
  page.names[index] = name;
  return name;
}

function contentOf(page: ReadPage, index: number): string {
  let text = "";
  for (let at = index + 1; at < (page.end[index] ?? 0) && text.length < nameLimit; at += 1)
    text += ` ${leafText(page, at)}`;
  return text.trim();
}

export function tokensAt(page: ReadPage, index: number): string[] {
  const node = page.view.nodes[index];
  return node === undefined || node.hints === undefined ? none : tokensOf(node);
}

const none: string[] = [];

export function addressAt({ view }: ReadPage, index: number): string | undefined {
  const node = view.nodes[index];
  return node?.role === "img" ? undefined : addressOf(node?.href, view.url);
}

export function parentOf({ view }: ReadPage, index: number): number {
  return view.nodes[index]?.parent ?? -1;
}

/** The words inside an ancestor, those of the element itself left out; undefined when there are more than `limit`. */
export function wordsAround(
  page: ReadPage,
  { ancestor, element }: { ancestor: number; element: number },
  limit: number,
): Set<string> | undefined {
  const words = new Set<string>();
  for (let at = ancestor; at < (page.end[ancestor] ?? 0); at += 1) {
    if (at === element) at = page.end[element] ?? at + 1;
    if (at >= (page.end[ancestor] ?? 0)) break;
    for (const word of leafWords(page, at)) words.add(word);
    if (words.size > limit) return undefined;
  }
  return words;
}

/** The nearest text before or after an element, outside of it, that is not its own name (its label). */
export function neighbourText(page: ReadPage, index: number, direction: -1 | 1): string {
  const { nodes } = page.view;
  const name = nameAt(page, index);
  let at = direction > 0 ? (page.end[index] ?? index + 1) : index - 1;
  for (let seen = 0; seen < 12 && at > 0 && at < nodes.length; seen += 1, at += direction) {
    const text = normalText(leafText(page, at).slice(0, 80));
    if (text !== "" && text !== name) return text;
  }
  return "";
}

/** Roles of the ancestors that have one, nearest first. */
export function rolesAround(page: ReadPage, index: number): string[] {
  const roles: string[] = [];
  for (let at = parentOf(page, index); at > 0 && roles.length < 8; at = parentOf(page, at)) {
    const role = page.view.nodes[at]?.role ?? "generic";
    if (role !== "generic" && role !== "presentation" && role !== roles.at(-1)) roles.push(role);
  }
  return roles;
}

export function headingAbove(page: ReadPage, index: number): string {
  const { nodes } = page.view;
  let at = index - 1;
  while (at >= 0 && nodes[at]?.role !== "heading") at -= 1;
  return at < 0 ? "" : nameAt(page, at).slice(0, 80);
}
