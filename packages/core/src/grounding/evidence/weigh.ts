import { itemNouns } from "../vocabulary/light-words.ts";
import type { ViewNode } from "../../page/view.ts";
import { isCheckable, isField, roleFit } from "../matching/compatibility.ts";
import type { Candidate, ViewIndex } from "../matching/view-index.ts";
import { isWithin } from "./around.ts";
import type { Deed } from "./deed.ts";
import { coverOf, lexisOf, type Lexis } from "./lexis.ts";
import { weights, type Said } from "./said.ts";

/** A deed that accounts for what was said, with how well, 0–1. */
export type Explanation = {
  index: number;
  node: ViewNode;
  deed: Deed;
  score: number;
  /** How many words that say something are not accounted for; 0.5 for one that says what kind of thing is meant. */
  missing: number;
  /** How much of the words that say the most is accounted for, 0–1. */
  content: number;
  /** The part of its name that was said, 0–1. */
  cover: number;
  /** How well its own names meet each word, 0–1. */
  met: number[];
  /** How well what stands around it meets each word, 0–1. */
  around: number[];
  lexis: Lexis;
};

type Asked = { index: ViewIndex; said: Said };
type Weighed = { deed: Deed; met: number[]; around: number[] };

export function weigh(
  { said, index }: Asked,
  candidate: Candidate,
  { deed, met, around }: Weighed,
): Explanation {
  const { node } = candidate;
  const fit = fitOf(index, said, node);
  const isPlaced = said.place !== undefined && isWithin(index, candidate.index, said.place.roles);
  const accounts = said.words.map((_, at) =>
    Math.max(
      // What kind of thing is meant is told by the thing, and not by what stands around it.
      said.roleWords.has(at) && fit < 0.9 ? (met[at] ?? 0) : (deed.accounts[at] ?? 0),
      said.roleWords.has(at) && fit > 0.9 ? fit : 0,
      said.placeWords.has(at) && isPlaced ? 1 : 0,
    ),
  );
  const lexis = lexisOf(node, candidate.fields);
  const { share, missing: left, content } = accounted(said, accounts);
  const missing = left + (ofNamed.has(deed.method) && isOfOtherThing(said, accounts, lexis) ? 0.5 : 0);
  const cover = coverOf(said, lexis);
  const own = Math.max(
    deed.own,
    ...said.words.map(({ weight }, at) => (weight >= weights.light ? (met[at] ?? 0) : 0)),
  );
  const isNamed = own >= 0.5 || isOnlyKind(said, node) || isOnlyField(said, deed, node);
  const isKind =
    said.role !== undefined &&
    fit === 1 &&
    (said.ordinal !== undefined || said.role.roles.includes("slider"));
  const seen = node.inViewport ? 1 : 0.99;
  const score = isNamed || isKind ? share * (0.72 + 0.28 * cover) * Math.max(fit, 0.6) * seen : 0;
  return {
    index: candidate.index,
    node,
    deed: { ...deed, accounts },
    score,
    missing,
    content,
    cover,
    met,
    around,
    lexis,
  };
}

/** Deeds of which the name says what they are done to. */
const ofNamed = new Set(["click", "check", "uncheck"]);

/** Where a page has tabs, nothing else is one. */
function fitOf({ candidates }: ViewIndex, { role }: Said, node: ViewNode): number {
  const fit = roleFit(role, node);
  if (role === undefined || fit === 1 || !/^(?:tab|checkbox|radio)$/u.test(role.name)) return fit;
  return candidates.some((other) => roleFit(role, other.node) === 1) ? 0.5 : fit;
}

/** “rename the folder” is not “Rename file”: what kind of thing it is for stands in its name, and is another. */
function isOfOtherThing({ words, concepts }: Said, accounts: readonly number[], { names }: Lexis): boolean {
  const isUnmet = words.some(({ weight }, at) => weight === weights.item && (accounts[at] ?? 0) < 0.5);
  if (!isUnmet) return false;
  const likewise = concepts.flatMap(({ concept }) => [...concept.words, ...concept.weak]);
  const said = new Set([...words.map(({ stem }) => stem), ...likewise]);
  const [name = []] = names;
  return name.length > 1 && name.some(({ stem }) => itemNouns.has(stem) && !said.has(stem));
}

/** How much of what was said is accounted for, all in all. */
export function accounted(
  said: Said,
  accounts: readonly number[],
): { share: number; missing: number; content: number } {
  let [total, met, missing, content, contents] = [0, 0, 0, 0, 0];
  said.words.forEach(({ weight }, at) => {
    const own = accounts[at] ?? 0;
    total += weight;
    met += weight * own;
    if (weight >= weights.lead) {
      content += own;
      contents += 1;
    }
    // “from Region” may be a place, and may be a name: what is called so must be there.
    const isKind =
      said.roleWords.has(at) || (said.placeWords.has(at) && itemNouns.has(said.words[at]?.stem ?? ""));
    // A name or a number is no mere remark.
    if (said.leadWords.has(at) && own < 0.5 && tellsWhich(said, at)) missing += 1;
    if (weight >= weights.item && own < leastFor(said, at) && !isKind && !said.leadWords.has(at))
      missing += weight === weights.content || said.placeWords.has(at) ? 1 : 0.5;
  });
  return { share: total === 0 ? 0 : met / total, missing, content: contents === 0 ? 1 : content / contents };
}

function tellsWhich({ words, phrase }: Said, at: number): boolean {
  const { token = 0, quoted } = words[at] ?? {};
  const text = phrase.tokens[token]?.text ?? "";
  return quoted === true || /^\d/u.test(text) || (token > 0 && /^\p{Lu}\p{L}/u.test(text));
}

/** Names and places are met by what is called so, and not by what may mean the same. */
function leastFor({ words, phrase, placeWords }: Said, at: number): number {
  const token = words[at]?.token ?? 0;
  return placeWords.has(at) || (token > 0 && /^\p{Lu}/u.test(phrase.tokens[token]?.text ?? "")) ? 0.6 : 0.5;
}

/** The words ask for what only such elements can do: to tick. */
function isOnlyKind({ acts, quantity, words, actWords, role, noun }: Said, node: ViewNode): boolean {
  // “accept” alone says nothing of what is to be accepted.
  const saysWhat =
    quantity !== undefined ||
    role !== undefined ||
    noun !== undefined ||
    words.some(({ weight }, at) => weight >= weights.light && !actWords.has(at));
  return (
    saysWhat &&
    isCheckable(node) &&
    (acts.has("on") || acts.has("off") || (quantity !== undefined && acts.size === 0)) &&
    !acts.has("press")
  );
}

/** A field without a label is meant by what stands around it, when something is to be written. */
function isOnlyField({ acts, words }: Said, { method, accounts }: Deed, node: ViewNode): boolean {
  return (
    method === "fill" &&
    isField(node) &&
    acts.has("write") &&
    words.some(({ weight }, at) => weight === weights.content && (accounts[at] ?? 0) === 0.9)
  );
}
