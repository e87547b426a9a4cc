import type { ActionMethod } from "@legwork/protocol";
import type { PageView, ViewNode } from "../../page/view.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { controlsOf } from "../matching/outline.ts";
import { notFound, notUnderstood, rankedNodes, stepOn, type Grounding } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { askedLikeness, type AskedLikeness } from "./asked-likeness.ts";
import { openedThesaurus, type Thesaurus } from "./thesaurus.ts";

/** A word that the page offers, and what is done to choose it. */
type Offer = { node: ViewNode; word: string; method: ActionMethod; arguments: string[] };
type Measured = { offer: Offer; score: number };

/** What is less like is not meant. */
const leastLikeness = 0.5;
/** How far the likest has to be ahead of the next. */
const leastLead = 0.03;
/** What means so much the same is meant too where all such words are asked for. */
const plainlyLike = 0.78;

/**
 * “select the words similar to glad, fire”: of the words that the page offers, for each the one that is clearly likest.
 * Undefined where words are not asked for so, or the page offers none.
 */
export function groundLikeness(view: PageView, instruction: string): Grounding | undefined {
  const asked = askedLikeness(instruction);
  if (asked === undefined || namesRelation(view)) return undefined;
  const offers = offersOf(view, asked);
  if (offers.length < 2)
    return asked.relation === "opposition"
      ? { ...notFound(view, instruction, []), decisive: true, settled: true }
      : undefined;
  const found = meantOf(asked, offers);
  if (typeof found === "string")
    return {
      ...notUnderstood(`Which word of the page is meant with ${JSON.stringify(found)} cannot be told`),
      decisive: true,
      settled: true,
    };
  const steps = found.map(({ node, method, arguments: given }) =>
    stepOn(view, node, { method, arguments: given }),
  );
  const scored = found.map(({ node }) => ({
    index: view.nodes.findIndex(({ ref }) => ref === node.ref),
    node,
    score: 0.8,
    tier: tiers.loose,
  }));
  return {
    outcome: "resolved",
    steps,
    confidence: 0.8,
    isInferred: true,
    isAccounted: true,
    isTurn: true,
    candidates: rankedNodes(view, scored),
  };
}

/** “Show similar products”, “Opposite of …”: what the page itself calls so is no question of meaning. */
function namesRelation(view: PageView): boolean {
  return controlsOf(view).some(({ name }) => /\b(?:similar|synonyms?|opposite|antonyms?)\b/iu.test(name));
}

const isWord = /^["“']?[\p{L}'-]+(?: \p{L}+)?["”']?$/u;

/** Boxes first, then the one list, then what there is most of that can be pressed. */
function offersOf(view: PageView, { verb }: AskedLikeness): Offer[] {
  const isOff = /^(?:un|de)/u.test(verb);
  const controls = controlsOf(view);
  const boxes = controls.filter((node) => isCheckable(node) && isWord.test(node.name));
  if (boxes.length > 1 || isOff)
    return boxes.map((node) => ({
      node,
      word: node.name,
      method: isOff ? "uncheck" : "check",
      arguments: [],
    }));
  const [list, ...others] = controls.filter(({ options }) => options !== undefined);
  if (list?.options !== undefined && others.length === 0)
    return list.options
      .filter(({ label, disabled }) => !disabled && isWord.test(label))
      .map(({ label }) => ({ node: list, word: label, method: "selectOption", arguments: [label] }));
  const pressed = controls.filter(({ name, options }) => options === undefined && isWord.test(name));
  const byKind = Map.groupBy(pressed, ({ role, tag }) => `${role} ${tag}`);
  const [most = []] = [...byKind.values()].toSorted((one, other) => other.length - one.length);
  return most.map((node) => ({ node, word: node.name, method: "click", arguments: [] }));
}

/** What each asked word stands for; the word for which it cannot be told. */
function meantOf({ words, relation, isMany }: AskedLikeness, offers: Offer[]): Offer[] | string {
  const thesaurus = openedThesaurus();
  if (thesaurus === undefined) return words[0] ?? "";
  const measured = words.map((word) => ({
    word,
    measures: offers
      .filter((offer) => plainWord(offer.word) !== plainWord(word))
      .map((offer): Measured => ({
        offer,
        score: measure(thesaurus, relation, [word, plainWord(offer.word)]),
      }))
      .toSorted((one, other) => other.score - one.score),
  }));
  const taken = new Set<Offer>();
  // A word for which two are alike may have one of them left when the others have theirs.
  for (let left = measured; left.length > 0;) {
    const open = left.flatMap(({ word, measures }) => {
      const meant = likest(
        measures.filter(({ offer }) => !taken.has(offer)),
        isMany,
      );
      return meant.length === 0 ? [] : [{ word, meant }];
    });
    const [next] = open;
    if (next === undefined) return left[0]?.word ?? "";
    const all = open.flatMap(({ meant }) => meant);
    if (new Set(all).size < all.length) return next.word;
    for (const offer of all) taken.add(offer);
    left = left.filter(({ word }) => !open.some((one) => one.word === word));
  }
  const others = measured.flatMap(({ measures }) => measures.filter(({ score }) => score >= plainlyLike));
  if (isMany && words.length === 1) for (const { offer } of others) taken.add(offer);
  return offers.filter((offer) => taken.has(offer));
}

/** The one that is clearly likest; `isMany`: of several that mean so much the same, each. */
function likest(measures: Measured[], isMany: boolean): Offer[] {
  const [first, next] = measures;
  if (first === undefined || first.score < leastLikeness) return [];
  if (first.score - (next?.score ?? 0) >= leastLead) return [first.offer];
  const near = measures.filter(({ score }) => first.score - score < leastLead);
  return isMany && near.every(({ score }) => score >= plainlyLike) ? near.map(({ offer }) => offer) : [];
}

/** Opposites are told of the same thing, and are like in that alone. */
function measure(
  thesaurus: Thesaurus,
  relation: AskedLikeness["relation"],
  [one, other]: [string, string],
): number {
  const score = thesaurus[relation](one, other);
  const isOpposite =
    relation === "likeness" && score >= leastLikeness && thesaurus.opposition(one, other) > score;
  return isOpposite ? 0 : score;
}

function plainWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/^["“']|["”']$/gu, "")
    .trim();
}
