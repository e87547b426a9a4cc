import { crowdOf, familyOf } from "./fingerprint-crowd.ts";
import {
  addressAt,
  headingAbove,
  nameAt,
  neighbourText,
  parentOf,
  readPage,
  rolesAround,
  tokensAt,
  wordsAround,
  type ReadPage,
} from "./fingerprint-page.ts";
import { normalText } from "./fingerprint-text.ts";
import type { PageView, ViewNode } from "./view.ts";

/**
 * What an element is known by beside its place in the tree, as plain JSON, so that it can be kept and compared with a
 * later revision of its page. Texts are in normal form; no value of a control is in it.
 */
export type Fingerprint = {
  version: 1;
  role: string;
  tag: string;
  interactive: boolean;
  /** Accessible name, else content, else placeholder. */
  name: string;
  /** How many elements of its kind had that name, itself counted. */
  likes: number;
  /** Which of those it was in document order, from 0. */
  ordinal: number;
  inputType?: string | undefined;
  placeholder?: string | undefined;
  description?: string | undefined;
  /** Options of a `<select>`. */
  options?: string | undefined;
  /** Stable parts of id, name, classes and test ids, each with the number of elements that had it. */
  tokens: [token: string, count: number][];
  /** Where it links to, and how many elements linked there. */
  address?: [address: string, count: number] | undefined;
  /**
   * Words of the row, card or group it stands in, each with how much it tells (1: it stood nowhere else; 0: it stands beside
   * each of its likes), those that tell most; all of them where they are fewer than {@link placeKept}.
   */
  place: [word: string, weight: number][];
  /** Words of the places of others like it, which its own place does not have. */
  elsewhere: string[];
  /** Text right before and right after it. */
  before: string;
  after: string;
  /** Heading above it. */
  heading: string;
  /** Roles of its ancestors, nearest first. */
  ancestors: string[];
  /** Names of others of its kind, which it therefore is not. */
  others: string[];
};

/** An element's fingerprint, and where in the view it was read. */
export type Taken = {
  fingerprint: Fingerprint;
  /** Index of the ancestor that `place` was read from; undefined without one. */
  placeIndex: number | undefined;
};

/** Elements of the same kind and name, in document order, the element itself among them. */
export function likesOf(page: ReadPage, index: number): readonly number[] {
  const likes = crowdOf(page).likes(index);
  return likes.includes(index) ? likes : [index];
}

/** The fingerprint of the element that is the node of that index in a view; undefined for text. */
export function takeFingerprint(view: PageView, index: number): Taken | undefined {
  const page = readPage(view);
  const node = view.nodes[index];
  if (node === undefined || node.role === "text") return undefined;
  const crowd = crowdOf(page);
  const likes = likesOf(page, index);
  const place = placeOf(page, index);
  const address = addressAt(page, index);
  return {
    placeIndex: place?.index,
    fingerprint: {
      version: 1,
      role: node.role,
      tag: node.tag,
      interactive: node.interactive,
      name: nameAt(page, index),
      likes: likes.length,
      ordinal: likes.indexOf(index),
      ...(node.inputType === undefined ? {} : { inputType: node.inputType }),
      ...(node.placeholder ? { placeholder: normalText(node.placeholder.slice(0, 80)) } : {}),
      ...(node.description ? { description: normalText(node.description.slice(0, 80)) } : {}),
      ...(node.options === undefined ? {} : { options: optionsOf(node) }),
      tokens: tokensAt(page, index)
        .slice(0, 12)
        .map((token) => [token, crowd.tokens.get(token) ?? 1]),
      ...(address === undefined ? {} : { address: [address, crowd.addresses.get(address) ?? 1] }),
      place: place === undefined ? [] : weighedPlace(page, index, place),
      elsewhere: place === undefined ? [] : wordsElsewhere(page, likes, place),
      before: neighbourText(page, index, -1),
      after: neighbourText(page, index, 1),
      heading: headingAbove(page, index),
      ancestors: rolesAround(page, index),
      others: othersOf(page, index),
    },
  };
}

export function optionsOf(node: ViewNode): string {
  const labels = (node.options ?? []).slice(0, 12).map(({ label }) => label.slice(0, 30));
  return normalText(labels.join(" "));
}

/** Roles of what a person would name when saying which of several an element is. */
const items = new Set([
  "row",
  "listitem",
  "article",
  "treeitem",
  "group",
  "dialog",
  "alertdialog",
  "tabpanel",
]);

/** More words than this are a part of the page and say nothing about one element. */
const placeLimit = 60;
export const placeKept = 24;
/** Others like it that its place is compared with. */
const likesCompared = 60;

type Place = { index: number; words: Set<string> };

const places = new WeakMap<ReadPage, Map<number, Place | undefined>>();

/**
 * The part of the page that tells an element from others like it: as far up as it holds none of them. An element without
 * its like has the row, card or dialog around it.
 */
function placeOf(page: ReadPage, index: number): Place | undefined {
  let known = places.get(page);
  if (known === undefined) places.set(page, (known = new Map()));
  if (!known.has(index)) known.set(index, readPlace(page, index));
  return known.get(index);
}

function readPlace(page: ReadPage, index: number): Place | undefined {
  const likes = likesOf(page, index);
  const at = likes.indexOf(index);
  const previous = likes[at - 1] ?? -1;
  const next = likes[at + 1] ?? Number.POSITIVE_INFINITY;
  let best: Place | undefined;
  for (let ancestor = parentOf(page, index); ancestor > 0; ancestor = parentOf(page, ancestor)) {
    if (likes.length > 1 && (ancestor <= previous || (page.end[ancestor] ?? 0) > next)) break;
    const words = wordsAround(page, { ancestor, element: index }, placeLimit);
    if (words === undefined) break;
    const role = page.view.nodes[ancestor]?.role ?? "";
    if (words.size > 0 && (likes.length > 1 || items.has(role))) best = { index: ancestor, words };
    if (likes.length === 1 && best !== undefined) break;
  }
  return best;
}

function weighedPlace(page: ReadPage, index: number, { words }: Place): Fingerprint["place"] {
  const weight = weigher(page, index);
  const weighed = [...words].map((word): [string, number] => [word, Math.round(weight(word) * 100) / 100]);
  return weighed.sort((first, second) => second[1] - first[1]).slice(0, placeKept);
}

const elsewhereKept = 40;

function wordsElsewhere(page: ReadPage, likes: readonly number[], own: Place): string[] {
  const words = new Set<string>();
  for (const like of likes.slice(0, likesCompared)) {
    for (const word of placeOf(page, like)?.words ?? []) {
      if (words.size === elsewhereKept) return [...words];
      if (!own.words.has(word) && !/^\p{N}{1,3}$/u.test(word)) words.add(word);
    }
  }
  return [...words];
}

const weighers = new WeakMap<ReadPage, Map<number, (word: string) => number>>();

/**
 * How much a word near an element tells, 0 to 1: all when it stands beside none of the others like it, nothing when it
 * stands beside each of them. Short numbers change too easily to tell much.
 */
export function weigher(page: ReadPage, index: number): (word: string) => number {
  let known = weighers.get(page);
  if (known === undefined) weighers.set(page, (known = new Map()));
  const likes = likesOf(page, index);
  const first = likes[0] ?? index;
  let weight = known.get(first);
  if (weight === undefined) known.set(first, (weight = makeWeigher(page, likes)));
  return weight;
}

function makeWeigher(page: ReadPage, likes: readonly number[]): (word: string) => number {
  const scale = (word: string) => (/^\p{N}{1,3}$/u.test(word) ? 0.3 : 1);
  if (likes.length === 1) return (word) => scale(word) / (crowdOf(page).frequency.get(word) ?? 1);
  const frequency = new Map<string, number>();
  const compared = likes.slice(0, likesCompared);
  for (const like of compared)
    for (const word of placeOf(page, like)?.words ?? []) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return (word) => scale(word) * (1 - Math.log(frequency.get(word) ?? 1) / Math.log(compared.length)) ** 2;
}

const othersKept = 20;

/** Those with a word of its name first, since they would be taken for it; then its neighbours. */
function othersOf(page: ReadPage, index: number): string[] {
  const crowd = crowdOf(page);
  const own = nameAt(page, index);
  const family = familyOf(page.view.nodes[index]?.role ?? "");
  const nearest = crowd.kin(index, 10);
  const names = new Set<string>();
  const add = (other: number) => {
    const name = nameAt(page, other);
    if (name !== "" && name !== own) names.add(name.slice(0, 60));
  };
  for (const word of own.split(" ")) {
    for (const other of crowd.named(word).slice(0, 12))
      if (names.size < othersKept / 2 && familyOf(page.view.nodes[other]?.role ?? "") === family) add(other);
  }
  for (const other of nearest) if (names.size < othersKept) add(other);
  return [...names];
}
