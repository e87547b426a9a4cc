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
import { isMisspelt, isStyling, likeness, normalText, withoutNumbers } from "./fingerprint-text.ts";
import { crowdOf, familyOf } from "./fingerprint-crowd.ts";
import { likesOf, optionsOf, placeKept, weigher, type Fingerprint } from "./fingerprint.ts";
import type { PageView, ViewNode } from "./view.ts";

/** An element that may be the one of a fingerprint, and the evidence for it, bits. */
export type Likely = { node: ViewNode; score: number };

export type Search =
  | { outcome: "found"; node: ViewNode; score: number }
  /** Several fit about as well, or none well enough. Likeliest first. */
  | { outcome: "ambiguous" | "absent"; likely: Likely[] };

/**
 * Evidence that it takes to call an element the same, bits: the sum of what each agreement tells (more the rarer what
 * agrees is on the page, after Fellegi and Sunter's record linkage) less what each disagreement does.
 */
const enough = 5.5;
/** How much better than the runner-up the best must be, bits. */
const margin = 1;

/** What agreement on something tells that `count` elements of the page have. */
const rarity = (count: number) => Math.max(0, 6 - Math.log2(count));

/**
 * Finds the element of a fingerprint in a later revision of its page. `at`: reference of the element that the old
 * selector names now; it decides only between elements that nothing else tells apart.
 */
export function findAgain(fingerprint: Fingerprint, view: PageView, at?: string): Search {
  const page = readPage(view);
  const compared = compareWith(fingerprint, page, at);
  const likely = view.nodes
    .flatMap((node, index) =>
      node.ref !== "" && index > 0 && mayBe(fingerprint, node)
        ? [{ index, node, score: compared(index) }]
        : [],
    )
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score);
  const [best, second] = likely;
  if (best === undefined || best.score < enough) return { outcome: "absent", likely: likely.slice(0, 8) };
  if (second === undefined || best.score - second.score >= margin)
    return { outcome: "found", node: best.node, score: best.score };
  const rivals = likely.filter(({ score }) => best.score - score < margin);
  const held = rivals.find(({ node }) => node.ref === at);
  if (rivals.every(({ index }) => isSameLink(page, best.index, index))) {
    const { node, score } = held ?? best;
    return { outcome: "found", node, score };
  }
  const isSameCrowd = held !== undefined && likesOf(page, held.index).length === fingerprint.likes;
  if (isSameCrowd && likesOf(page, held.index).indexOf(held.index) === fingerprint.ordinal)
    return { outcome: "found", node: held.node, score: held.score };
  return { outcome: "ambiguous", likely: likely.slice(0, 8) };
}

/** Links of one name to one address do the same, wherever they stand. */
function isSameLink(page: ReadPage, left: number, right: number): boolean {
  const address = addressAt(page, left);
  const isOneName = nameAt(page, left) === nameAt(page, right);
  return address !== undefined && address === addressAt(page, right) && isOneName;
}

function mayBe(fingerprint: Fingerprint, node: ViewNode): boolean {
  return (
    node.interactive === fingerprint.interactive &&
    node.role !== "text" &&
    familyOf(node.role) === familyOf(fingerprint.role)
  );
}

/** Gives the score of any element of the page; what it looks up is looked up once. */
function compareWith(
  fingerprint: Fingerprint,
  page: ReadPage,
  at: string | undefined,
): (index: number) => number {
  const others = new Set(fingerprint.others);
  const masked = withoutNumbers(fingerprint.name);
  const isNumbered = fingerprint.others.some((other) => withoutNumbers(other) === masked);
  // “statement” in the name of every other link tells nothing.
  const { frequency } = crowdOf(page);
  const weight = (word: string) => 1 / (1 + Math.log2(Math.max(1, frequency.get(word) ?? 1)));
  return (index) => {
    const node = page.view.nodes[index];
    if (node === undefined) return 0;
    const named = nameEvidence(fingerprint, { name: nameAt(page, index), others, isNumbered, weight });
    const naming = isSwitched(fingerprint, node, at) ? Math.max(named, rarity(fingerprint.likes) / 2) : named;
    const own =
      naming +
      roleEvidence(fingerprint, node) +
      tokenEvidence(fingerprint, tokensAt(page, index)) +
      addressEvidence(fingerprint, addressAt(page, index)) +
      detailEvidence(fingerprint, node);
    // Whatever is around it cannot make up for that nothing of its own is the same.
    if (own < 2 && naming < 0) return own;
    return own + placeEvidence(fingerprint, page, index) + contextEvidence(fingerprint, page, index);
  };
}

/** A control that tells whether it is on is often renamed by it: “Show details”, “Hide details”. */
function isSwitched({ name, others }: Fingerprint, node: ViewNode, at: string | undefined): boolean {
  const isSwitch = (node.expanded ?? node.pressed ?? node.checked) !== undefined;
  const now = normalText(node.name);
  return isSwitch && node.ref === at && !others.includes(now) && likeness(name, now) >= 0.4;
}

function roleEvidence({ role, tag, inputType }: Fingerprint, node: ViewNode): number {
  const kind = inputType === node.inputType ? 0 : -2;
  if (role !== node.role) return -1 + kind;
  return (tag === node.tag ? 1 : 0.5) + kind;
}

type Naming = {
  name: string;
  others: Set<string>;
  isNumbered: boolean;
  weight: (word: string) => number;
};

function nameEvidence(fingerprint: Fingerprint, { name, others, isNumbered, weight }: Naming): number {
  const full = rarity(fingerprint.likes);
  if (name === fingerprint.name) return name === "" ? 0 : full;
  if (others.has(name.slice(0, 60))) return -12;
  if (name === "" || fingerprint.name === "") return -2;
  const isSameButNumber = withoutNumbers(name) === withoutNumbers(fingerprint.name) && /\p{L}/u.test(name);
  if (isSameButNumber) return isNumbered ? -3 : full * 0.8;
  const like = likeness(fingerprint.name, name, weight);
  if (like >= 0.85) return full * 0.75;
  return like >= 0.6 ? full * 0.4 : -3.5;
}

/** Ids and classes are renamed often: that some are gone tells little, that a rare one is still there tells much. */
function tokenEvidence({ tokens }: Fingerprint, now: string[]): number {
  if (tokens.length === 0) return 0;
  let found = 0;
  let missing = 0;
  for (const [token, count] of tokens) {
    if (now.includes(token))
      found = Math.max(found, isStyling(token) ? rarity(count) / 4 : rarity(count)) + 0.2;
    else if (count === 1) missing += 0.75;
  }
  return Math.min(found, 6.5) - Math.min(missing, 1.5) - (found === 0 ? 0.5 : 0);
}

function addressEvidence({ address }: Fingerprint, now: string | undefined): number {
  if (address === undefined) return 0;
  if (now === undefined) return -0.5;
  const [before, count] = address;
  return now === before ? rarity(count) * 0.9 : -3;
}

function detailEvidence({ placeholder, description, options }: Fingerprint, node: ViewNode): number {
  let sum = 0;
  if (placeholder !== undefined) sum += agreement(placeholder, node.placeholder, 2.5);
  if (description !== undefined) sum += agreement(description, node.description, 2);
  if (options !== undefined) sum += likeness(options, optionsOf(node)) * 5 - 2;
  return sum;
}

function agreement(before: string, now: string | undefined, full: number): number {
  if (now === undefined || now === "") return -0.5;
  return likeness(before, normalText(now.slice(0, 80))) * (full + 1) - 1;
}

/** What stands in the same row, card or group tells which of several like elements it is. */
function placeEvidence(fingerprint: Fingerprint, page: ReadPage, index: number): number {
  if (fingerprint.place.length === 0) return 0;
  const same = placeLikeness(fingerprint, page, index);
  return fingerprint.likes > 1 ? Math.min(5, (same - 0.7) * 25) : (same - 0.5) * 9;
}

/** 0 to 1: the words of the place, weighed, against those of the ancestor that has most of them and least else. */
function placeLikeness({ place, elsewhere }: Fingerprint, page: ReadPage, index: number): number {
  const total = place.reduce((sum, [, weight]) => sum + weight, 0);
  const weight = weigher(page, index);
  let best = 0;
  for (let at = parentOf(page, index), up = 0; at >= 0 && up < 12; at = parentOf(page, at), up += 1) {
    const words = wordsAround(page, { ancestor: at, element: index }, 120);
    if (words === undefined) break;
    best = Math.max(best, shared(place, words, { weight, total }));
    // What holds the words of another one's place is that place, or one around both.
    if (elsewhere.some((word) => words.has(word))) break;
  }
  return best;
}

function shared(
  place: Fingerprint["place"],
  words: Set<string>,
  { weight, total }: { weight: (word: string) => number; total: number },
): number {
  const left = new Set(words);
  let same = 0;
  for (const [word, telling] of place) {
    if (left.delete(word)) same += telling;
    else {
      const misspelt = [...left].find((other) => isMisspelt(word, other));
      if (misspelt === undefined) continue;
      left.delete(misspelt);
      same += telling * 0.7;
    }
  }
  let more = 0;
  for (const word of left) more += weight(word);
  return (2 * same) / (total + same + more || 1);
}

function contextEvidence(fingerprint: Fingerprint, page: ReadPage, index: number): number {
  const scale = fingerprint.likes > 1 ? 1.5 : 1;
  const near =
    textAgreement(fingerprint.before, neighbourText(page, index, -1), 1) +
    textAgreement(fingerprint.after, neighbourText(page, index, 1), 1);
  const heading = textAgreement(fingerprint.heading, headingAbove(page, index), 1.5);
  return (near + heading) * scale + ancestry(fingerprint.ancestors, rolesAround(page, index));
}

function textAgreement(before: string, now: string, full: number): number {
  if (before === "") return now === "" ? 0 : -full / 4;
  const like = now === "" ? 0 : likeness(withoutNumbers(before), withoutNumbers(now));
  return like >= 0.8 ? full * like : -full * 0.5 * (1 - like);
}

function ancestry(before: string[], now: string[]): number {
  const total = before.length + now.length;
  if (total === 0) return 0;
  const left = [...now];
  let same = 0;
  for (const role of before) {
    const at = left.indexOf(role);
    if (at < 0) continue;
    left.splice(at, 1);
    same += 1;
  }
  const landmark = (roles: string[]) => roles.find((role) => landmarks.has(role));
  return (2 * same) / total - 0.5 + (landmark(before) === landmark(now) ? 1 : -1);
}

const landmarks = new Set([
  "banner",
  "main",
  "contentinfo",
  "complementary",
  "dialog",
  "alertdialog",
  "form",
]);

/** Words of a place at most. */
export const placeLimit = 120;

/** What one look at an element and its place tells, by whatever means it was looked at. */
export type Glimpse = {
  role: string;
  inputType: string | undefined;
  /** In normal form. */
  name: string;
  tokens: string[];
  address: () => string | undefined;
  /** How many like it stand in its place, or, where it has none, in its document; itself counted. */
  likes: () => number;
  /** Words of its place without its own; undefined when there are too many. */
  around: () => ReadonlySet<string> | undefined;
};

/**
 * Whether an element plainly is the one of a fingerprint, told from a look at it and its place alone: the quick way, which
 * leaves all doubt to {@link findAgain}.
 */
export function isPlainly(fingerprint: Fingerprint, glimpse: Glimpse): boolean {
  const { role, inputType, name, tokens } = glimpse;
  if (role !== fingerprint.role || inputType !== fingerprint.inputType) return false;
  const rare = fingerprint.tokens.filter(([token, count]) => count === 1 && !isStyling(token));
  if (name !== fingerprint.name) return false;
  if (rare.length > 0 && !rare.some(([token]) => tokens.includes(token))) return false;
  if (fingerprint.name === "" && rare.length === 0) return false;
  if (fingerprint.address !== undefined && glimpse.address() !== fingerprint.address[0]) return false;
  if (glimpse.likes() !== 1) return false;
  if (fingerprint.place.length === 0) return fingerprint.likes === 1;
  return isInPlace(fingerprint, glimpse.around() ?? new Set());
}

/** What told its place apart must be there, and nothing new: “Lamp shade” holds all that “Lamp” does. */
function isInPlace({ place, elsewhere }: Fingerprint, words: ReadonlySet<string>): boolean {
  const sum = (some: Fingerprint["place"]) => some.reduce((total, [, weight]) => total + weight, 0);
  const isThere = sum(place.filter(([word]) => words.has(word))) >= 0.85 * sum(place);
  if (!isThere || elsewhere.filter((word) => words.has(word)).length > 1) return false;
  const known = new Set(place.map(([word]) => word));
  return place.length === placeKept || [...words].every((word) => known.has(word));
}
