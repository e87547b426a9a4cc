import { addressAt, leafWords, nameAt, tokensAt, type ReadPage } from "./fingerprint-page.ts";
import type { ViewNode } from "./view.ts";
import { lineageOf } from "./view-lineage.ts";

const families = [
  ["button", "link", "menuitem", "tab", "option", "treeitem", "generic"],
  ["textbox", "searchbox", "combobox", "spinbutton", "listbox", "slider"],
  ["checkbox", "switch", "radio", "menuitemcheckbox", "menuitemradio"],
];

/** Elements of one family can come to stand for one another in a later revision: a link for a button. */
export function familyOf(role: string): string {
  return families.find((family) => family.includes(role))?.[0] ?? role;
}

const crowds = new WeakMap<object, Crowd>();

/** The crowd of a page as it is in this view. Not to be held: another view of the document changes it. */
export function crowdOf(page: ReadPage): Crowd {
  const lineage = lineageOf(page.view);
  const known = crowds.get(lineage);
  const crowd = known?.follow(page) === true ? known : new Crowd(page);
  if (crowd !== known) crowds.set(lineage, crowd);
  return crowd;
}

/**
 * Of all elements of a page: which have the same name, token or address; and in how many texts a word stands. Followed
 * from view to view of a document, at the cost of what changed.
 */
class Crowd {
  /** Word → how many texts it stands in. */
  readonly frequency = new Map<string, number>();
  readonly tokens = new Map<string, number>();
  readonly addresses = new Map<string, number>();
  readonly #likes = new Map<string, number[]>();
  readonly #words = new Map<string, number[]>();
  readonly #families = new Map<string, number[]>();
  #page: ReadPage;

  constructor(page: ReadPage) {
    this.#page = page;
    for (let index = 0; index < page.view.nodes.length; index += 1) this.#count(page, index, 1);
  }

  /** Elements that can be acted on of the same kind and name as one, in document order. */
  likes(index: number): readonly number[] {
    return this.#likes.get(likeKey(this.#page, index)) ?? [];
  }

  /** Elements that can be acted on with a word in their names, in document order. */
  named(word: string): readonly number[] {
    return this.#words.get(word) ?? [];
  }

  /** Its neighbours in document order among those of its family, itself among them: so many to each side. */
  kin(index: number, reach: number): number[] {
    const kin = this.#families.get(familyOf(this.#page.view.nodes[index]?.role ?? "")) ?? [];
    const at = placeIn(kin, index);
    return kin.slice(Math.max(0, at - reach), at + reach + 1);
  }

  /** False when so much is different that counting anew is no more work. */
  follow(page: ReadPage): boolean {
    const before = this.#page;
    if (before === page) return true;
    const [old, now] = [before.view.nodes, page.view.nodes];
    // An address says what it is beside that of its page.
    if (old.length !== now.length || before.view.url !== page.view.url) return false;
    let [start, end] = [0, now.length];
    while (start < end && isCountedAlike(old[start], now[start])) start += 1;
    while (end > start && isCountedAlike(old[end - 1], now[end - 1])) end -= 1;
    if (end - start > now.length / 2) return false;
    this.#page = page;
    if (start === end) return true;
    // What the one before it holds, and what everything around it is called by, may be different with it.
    start = Math.max(0, start - 1);
    const around = [...new Set([...ancestorsOf(before, start), ...ancestorsOf(page, start)])];
    for (const index of around) this.#count(before, index, -1);
    for (let index = start; index < end; index += 1) this.#count(before, index, -1);
    for (let index = start; index < end; index += 1) this.#count(page, index, 1);
    for (const index of around) this.#count(page, index, 1);
    return true;
  }

  #count(page: ReadPage, index: number, by: 1 | -1): void {
    for (const word of new Set(leafWords(page, index))) tally(this.frequency, word, by);
    const node = page.view.nodes[index];
    if (node === undefined || node.ref === "" || index === 0) return;
    for (const token of tokensAt(page, index)) tally(this.tokens, token, by);
    const address = addressAt(page, index);
    if (address !== undefined) tally(this.addresses, address, by);
    if (!node.interactive) return;
    const list = by === 1 ? enlist : strike;
    list(this.#likes, likeKey(page, index), index);
    list(this.#families, familyOf(node.role), index);
    for (const word of new Set(nameAt(page, index).split(" "))) list(this.#words, word, index);
  }
}

/** Where it lies is not counted: on a page that was scrolled everything is another object. */
function isCountedAlike(one: ViewNode | undefined, other: ViewNode | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined) return false;
  return (
    one.name === other.name &&
    one.ref === other.ref &&
    one.parent === other.parent &&
    one.role === other.role &&
    one.interactive === other.interactive &&
    one.editable === other.editable &&
    one.placeholder === other.placeholder &&
    one.hints === other.hints &&
    one.href === other.href
  );
}

function likeKey(page: ReadPage, index: number): string {
  return `${familyOf(page.view.nodes[index]?.role ?? "")} ${nameAt(page, index)}`;
}

function ancestorsOf({ view: { nodes } }: ReadPage, index: number): number[] {
  const ancestors: number[] = [];
  for (let at = nodes[index]?.parent ?? -1; at >= 0; at = nodes[at]?.parent ?? -1) ancestors.push(at);
  return ancestors;
}

function tally(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}

function enlist(lists: Map<string, number[]>, key: string, index: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [index]);
  else if ((list.at(-1) ?? 0) < index) list.push(index);
  else list.splice(placeIn(list, index), 0, index);
}

function strike(lists: Map<string, number[]>, key: string, index: number): void {
  const list = lists.get(key) ?? [];
  list.splice(placeIn(list, index), 1);
  if (list.length === 0) lists.delete(key);
}

/** Where a number stands in an ascending list, or would stand. */
function placeIn(list: readonly number[], number: number): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((list[middle] ?? 0) < number) from = middle + 1;
    else to = middle;
  }
  return from;
}
