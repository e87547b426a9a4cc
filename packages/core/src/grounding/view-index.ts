import type { PageView, ViewNode } from "../page/view.ts";
import { isControl, isField, isSelect } from "./compatibility.ts";
import { normalize, stem, wordsOf, wordsOfIdentifier } from "./text.ts";

/** One text that an element can be called by. */
export type NameField = { text: string; words: string[]; weight: number };

export type Candidate = { index: number; node: ViewNode; fields: NameField[] };

/** What matching needs of a view, worked out once per view. */
export type ViewIndex = {
  view: PageView;
  /** For each node the index after its last descendant. */
  end: Int32Array;
  /** Elements that can be acted on, in document order. */
  candidates: Candidate[];
  /** Word → positions in `candidates`. Pairs of neighbours are in it as one word (“log in” as “login”). */
  vocabulary: Map<string, number[]>;
  /** Stem → words of the vocabulary. */
  stems: Map<string, Set<string>>;
};

/** Names longer than this are content; their first words are what people call them by. */
const nameLimit = 300;
const contentLimit = 120;

const indexes = new WeakMap<PageView, ViewIndex>();
const staticIndexes = new WeakMap<PageView, ViewIndex>();
const normalized = new WeakMap<PageView, (string | undefined)[]>();

export function indexOf(view: PageView): ViewIndex {
  const known = indexes.get(view);
  if (known) return known;
  const end = subtreeEnds(view.nodes);
  const page: Page = { view, end, seen: new Map() };
  const candidates = view.nodes.flatMap((node, index) =>
    node.interactive || node.scrollable ? [{ index, node, fields: fieldsOf(page, index) }] : [],
  );
  const made = { view, end, candidates, ...vocabularyOf(candidates) };
  indexes.set(view, made);
  return made;
}

/** The same for what cannot be acted on but has a name or is text: targets to scroll to, or of a delegated listener. */
export function staticIndexOf(view: PageView): ViewIndex {
  const known = staticIndexes.get(view);
  if (known) return known;
  const { end } = indexOf(view);
  const seen: SeenTexts = new Map();
  const candidates = view.nodes.flatMap((node, index) => {
    if (node.interactive || node.scrollable || index === 0 || node.name === "" || node.role === "document")
      return [];
    const owner = node.role === "text" ? view.nodes[node.parent] : node;
    if (!owner || owner.ref === "") return [];
    const at = node.role === "text" ? node.parent : index;
    return [{ index: at, node: owner, fields: [nameField(node.name, 1, seen)] }];
  });
  const made = { view, end, candidates, ...vocabularyOf(candidates) };
  staticIndexes.set(view, made);
  return made;
}

/** The normal form of a node's name. */
export function nameAt(view: PageView, index: number): string {
  let names = normalized.get(view);
  if (!names) normalized.set(view, (names = Array.from({ length: view.nodes.length })));
  return (names[index] ??= normalize((view.nodes[index]?.name ?? "").slice(0, nameLimit)));
}

export function contains(index: ViewIndex, ancestor: number, node: number): boolean {
  return node >= ancestor && node < (index.end[ancestor] ?? 0);
}

function subtreeEnds(nodes: ViewNode[]): Int32Array {
  const end = new Int32Array(nodes.length);
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    if (end[index] === 0) end[index] = index + 1;
    const parent = nodes[index]?.parent ?? -1;
    if (parent >= 0) end[parent] = Math.max(end[parent] ?? 0, end[index] ?? 0);
  }
  return end;
}

/** Texts that were seen before share their words: what repeats on a page is compared once. */
type SeenTexts = Map<string, { text: string; words: string[] }>;

function nameField(text: string, weight: number, seen: SeenTexts): NameField {
  let known = seen.get(text);
  if (!known) {
    const normal = normalize(text.slice(0, nameLimit));
    known = { text: normal, words: wordsOf(normal) };
    seen.set(text, known);
  }
  return { ...known, weight };
}

const impliedNames: Record<string, string> = {
  search: "search",
  email: "email",
  password: "password",
  tel: "phone",
  url: "url",
  date: "date",
  time: "time",
  file: "file",
  color: "color",
};

type Page = { view: PageView; end: Int32Array; seen: SeenTexts };

function fieldsOf({ view, end, seen }: Page, index: number): NameField[] {
  const node = view.nodes[index];
  if (!node) return [];
  const fields: NameField[] = [];
  const add = (text: string | undefined, weight: number): void => {
    if (text && text.trim() !== "") fields.push(nameField(text, weight, seen));
  };
  add(node.name, 1);
  add(coreOf(node), 0.97);
  if (node.name === "" && !isField(node)) add(contentOf(view, end, index), 0.98);
  add(node.placeholder, 0.96);
  add(node.description, 0.93);
  if (
    isField(node) ||
    isSelect(node) ||
    /^(?:checkbox|radio|switch|slider|combobox|listbox)$/.test(node.role)
  ) {
    if (node.name === "") add(labelNear(view, end, index), 0.9);
    add(impliedNames[node.role === "searchbox" ? "search" : (node.inputType ?? "")], 0.86);
  }
  if (fields.length === 0 || (node.name === "" && isField(node))) {
    if (node.hints) fields.push(nameField(wordsOfIdentifier(node.hints), 0.84, seen));
    if (fields.length === 0 && node.href) add(lastStep(node.href), 0.8);
  }
  return fields;
}

const badge = /^(.*\p{L}\S*)\s*[([]\s*[\d.,]+\+?\s*[)\]]$/u;
const bareBadge = /^(\p{L}\S*(?: \p{L}\S*)?) \d{1,4}\+?$/u;
const numbering =
  /^(?:(?:chapter|part|section|appendix)\s+)?(?:\d{1,3}(?:\.\d{1,3})*[.):]?|[IVXLC]{1,6}[.):]|[A-Z](?:\.\d{1,3})*[.):])\s+(?=\p{L})/u;

const bareBadged = new Set(["link", "button", "tab", "menuitem", "treeitem"]);

/** What people call it by: “Cart (1)” and “Inbox 3” without their count, “11.8. Partial Indexes” without its number. */
function coreOf({ name, role }: ViewNode): string | undefined {
  if (name.length > contentLimit || !/\d|^[A-Z]+[.):]/.test(name)) return undefined;
  const core = name.replace(numbering, "");
  const counted = badge.exec(core) ?? (bareBadged.has(role) ? bareBadge.exec(core) : null);
  return counted?.[1] ?? (core === name ? undefined : core);
}

/** Text inside an element that has no name of its own: a listener on a `<div>`. */
function contentOf(view: PageView, end: Int32Array, index: number): string {
  let text = "";
  for (let at = index + 1; at < (end[index] ?? 0) && text.length < contentLimit; at += 1) {
    const node = view.nodes[at];
    if (node?.role === "text" || node?.role === "img" || node?.role === "image") text += ` ${node.name}`;
  }
  return text.trim();
}

function lastStep(href: string): string | undefined {
  const path = href.split(/[?#]/)[0]?.split("/").filter(Boolean).at(-1);
  return path ? wordsOfIdentifier(path.replace(/\.[a-z]{2,5}$/, "")) : undefined;
}

/**
 * The text a person takes for the label of a field: the nearest before it (after it for what is ticked), with no other
 * control between, and not from far away.
 */
function labelNear(view: PageView, end: Int32Array, index: number): string | undefined {
  const node = view.nodes[index];
  const after = /^(?:checkbox|radio|switch)$/.test(node?.role ?? "");
  const steps = after ? [1, -1] : [-1];
  for (const step of steps) {
    let at = step > 0 ? (end[index] ?? 0) : index - 1;
    for (let seen = 0; seen < 6 && at > 0 && at < view.nodes.length; seen += 1, at += step) {
      const near = view.nodes[at];
      if (!near || near.role === "heading" || (near.interactive && isControl(near))) break;
      if (view.nodes[near.parent]?.role === "heading") break;
      if (near.role === "text" && near.name.trim() !== "")
        return isClose(view, at, index) ? near.name : undefined;
    }
  }
  return undefined;
}

/** Within three ancestors of one another. */
function isClose(view: PageView, text: number, control: number): boolean {
  const ancestors = new Set<number>();
  for (let at = view.nodes[control]?.parent ?? -1, up = 0; at > 0 && up < 3; up += 1) {
    ancestors.add(at);
    at = view.nodes[at]?.parent ?? -1;
  }
  for (let at = view.nodes[text]?.parent ?? -1, up = 0; at > 0 && up < 3; up += 1) {
    if (ancestors.has(at)) return true;
    at = view.nodes[at]?.parent ?? -1;
  }
  return (view.nodes[control]?.parent ?? -1) === (view.nodes[text]?.parent ?? -2);
}

function vocabularyOf(candidates: Candidate[]): Pick<ViewIndex, "vocabulary" | "stems"> {
  const vocabulary = new Map<string, number[]>();
  const add = (word: string, position: number): void => {
    const known = vocabulary.get(word);
    if (!known) vocabulary.set(word, [position]);
    else if (known.at(-1) !== position) known.push(position);
  };
  candidates.forEach((candidate, position) => {
    for (const { words } of candidate.fields) {
      for (let at = 0; at < words.length; at += 1) {
        add(words[at] ?? "", position);
        if (at > 0) add(`${words[at - 1]}${words[at]}`, position);
      }
    }
  });
  const stems = new Map<string, Set<string>>();
  for (const word of vocabulary.keys()) {
    const root = stem(word);
    const known = stems.get(root);
    if (known) known.add(word);
    else stems.set(root, new Set([word]));
  }
  return { vocabulary, stems };
}
