import { headingsOf } from "../entries/items.ts";
import { normalize, wordsOf, wordsOfIdentifier } from "../matching/text.ts";
import type { Token } from "../matching/tokens.ts";
import { nameTextAt, type ViewIndex } from "../matching/view-index.ts";
import { conceptsOfWholeSign } from "../vocabulary/concepts/index.ts";
import { wrappings } from "../vocabulary/concepts/signs.ts";
import { colourWords } from "../vocabulary/colours.ts";
import { iconWords, stopWords } from "../vocabulary/light-words.ts";
import { placesOf } from "./around.ts";
import type { Explanation } from "./explain.ts";
import { binding } from "./other-thing.ts";
import { formOf, root } from "./root.ts";
import { weights, wordsOfConcept, type Said } from "./said.ts";

/** What is met as well as this is accounted for. */
const met = 0.5;
/** So much of a name is said before the kind of thing it is may be something that the page does not know. */
const mostOfName = 0.7;
/** So much, before it may be something else that it is done to. */
const wholeName = 0.9;

/**
 * What was said, where words that the page knows nowhere and that tell no two things apart weigh next to nothing: what kind
 * of thing it is (“the brush tool”, “the gates branch”), what the whole page is about (“print the calendar”), whom or what it
 * is for (“share it with somebody”). They come behind what the element itself is called by. Undefined when there are none.
 */
export function withoutIdle(index: ViewIndex, said: Said, all: readonly Explanation[]): Said | undefined {
  const [best] = all;
  if (best === undefined || said.exceptions.length > 0 || said.contrast.length > 0) return undefined;
  if (said.quantity !== undefined || said.ordinal !== undefined) return undefined;
  const places = placesOf(index, said, new Map());
  const whole = wordsOfWhole(index);
  const isKnown = (at: number): boolean => {
    const { word = "", stem = "" } = said.words[at] ?? {};
    if (whole.has(stem) || whole.has(root(word))) return false;
    return (places[at]?.length ?? 0) > 0 || all.some((each) => (each.met[at] ?? 0) >= met);
  };
  const idle = new Set(
    said.words.flatMap((_, at) => (mayBeIdle(said, best, at) && !isKnown(at) ? [at] : [])),
  );
  if (idle.size === 0 || (isGrave(said, best) && !tellsWhich(said, best, idle))) return undefined;
  const words = said.words.map((word, at) => (idle.has(at) ? { ...word, weight: weights.counted } : word));
  return { ...said, words };
}

function mayBeIdle(said: Said, best: Explanation, at: number): boolean {
  const word = said.words[at];
  if (word === undefined || word.quoted || word.weight < weights.item) return false;
  if ((best.deed.accounts[at] ?? 0) >= met || said.actWords.has(at)) return false;
  const { tokens } = said.phrase;
  const token = tokens[word.token];
  if (token === undefined || !isNoun(token) || !endsAt(tokens, word.token)) return false;
  const isNamed = said.words.some(
    (one, before) =>
      before < at &&
      one.weight >= weights.item &&
      !said.actWords.has(before) &&
      (before !== said.first || !isObject(tokens, word.token)) &&
      (best.met[before] ?? 0) >= met,
  );
  if (!isNamed) return false;
  if (isKindOf(said, best, at)) return !isOfMore(said, best, { isOfKind: true });
  return leading.test(tokens[word.token - 1]?.word ?? "") && !isOfMore(said, best, { isOfKind: false });
}

/** “start the karaoke”: what it is done to, and not whom or what for. */
const isObject = (tokens: readonly Token[], at: number): boolean =>
  /^(?:the|a|an|this|that|my|our|your|some)$/u.test(tokens[at - 1]?.word ?? "") &&
  at < 3 &&
  tokens[at + 1]?.kind !== "word";

/**
 * Whether what it is called by says more than was said: “stop the pump” is not the sign “spindle-stop”, and “resign from the
 * committee” not “Resign from the club”.
 */
function isOfMore(
  said: Said,
  { node, cover, lexis }: Explanation,
  { isOfKind }: { isOfKind: boolean },
): boolean {
  if (!lexis.isSilent) return cover < (isOfKind ? mostOfName : wholeName);
  const stems = new Set(said.words.map(({ stem }) => stem));
  const roots = new Set(said.words.map(({ word }) => root(word)));
  const concepts = new Set(said.concepts.map(({ concept }) => concept.name));
  const isSaid = (word: string): boolean => stems.has(formOf(word)) || roots.has(root(word));
  const isSilent = (word: string): boolean => word.length < 3 || iconWords.has(word) || wrappings.has(word);
  return `${node.hints ?? ""} ${node.signs ?? ""}`.split(" ").some((identifier) => {
    const words = wordsOf(wordsOfIdentifier(identifier)).filter((word) => !isSilent(word));
    if (!words.some(isSaid)) return false;
    // “paint-brush” is a brush, whatever one does with it.
    if (isOfKind) return !isSaid(words.at(-1) ?? "");
    return !words.every(isSaid) && !conceptsOfWholeSign(words).some(({ name }) => concepts.has(name));
  });
}

/** What binds or cannot be taken back, which closing a notice is not. */
function isGrave({ words, first }: Said, { node, lexis }: Explanation): boolean {
  const own = [words[first]?.word ?? "", ...wordsOf(normalize(node.name))];
  return lexis.concepts.has("add to cart") || own.some((word) => binding.test(word) && word !== "close");
}

/** Besides the verb a word is met by the element itself, or the name of what it stands in. */
function tellsWhich(said: Said, { met: own, deed, lexis }: Explanation, idle: Set<number>): boolean {
  const { words, phrase } = said;
  const doing = new Set(
    said.concepts.flatMap((one) => (one.concept.kind === "action" ? wordsOfConcept(one) : [said.first])),
  );
  const cart = said.concepts.filter(({ concept }) => concept.name === "cart").flatMap(wordsOfConcept);
  // “add the piano to the basket”: into what it is put says nothing of it.
  if (lexis.concepts.has("add to cart")) for (const at of cart) doing.add(at);
  return words.some(({ weight, token }, at) => {
    if (doing.has(at) || idle.has(at) || weight < weights.item) return false;
    const isName = /^\p{Lu}/u.test(phrase.tokens[token]?.text ?? "");
    return (own[at] ?? 0) >= met || (isName && (deed.accounts[at] ?? 0) >= met);
  });
}

/** “the brush tool”, “Ada's details”: the last word of a name whose other words are told. */
function isKindOf(said: Said, best: Explanation, at: number): boolean {
  const { words } = said;
  const { met: own, deed } = best;
  const before = words[at - 1];
  const isAdjacent = before !== undefined && before.token === (words[at]?.token ?? 0) - 1;
  if (!isAdjacent || before.weight < weights.item || /^\d/u.test(before.stem)) return false;
  // “one more pair”
  if (adverbs.test(before.word) || before.word === "another") return false;
  // “the green swatch”: what is green, and called something else, is another thing.
  const name = wordsOf(normalize(best.node.name));
  const isOfColour = name.length === 0 || name.some((word) => colourWords.has(word));
  if (colourWords.has(before.word) && !isOfColour) return false;
  if ((own[at - 1] ?? 0) >= met) return true;
  // “add the shade plant”, where one of them says that it likes the shade: not what is bought.
  const isName = /^\p{Lu}/u.test(said.phrase.tokens[before.token]?.text ?? "");
  return (deed.accounts[at - 1] ?? 0) >= met && (isName || !isGrave(said, best));
}

/** In small letters, and no word that says how often, how much or where to. */
const isNoun = ({ kind, text, word }: Token): boolean =>
  kind === "word" && /^\p{Ll}[\p{Ll}'’-]+$/u.test(text) && !adverbs.test(word);

const adverbs =
  /^(?:twice|thrice|once|times?|more|less|most|least|much|many|few|half|up|down|left|right|back|again|yet|not|never|off|on|\p{L}+(?:ly|wards?))$/u;

/** Nothing that is said of it comes behind it in the same breath. */
function endsAt(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || next.kind === "punctuation" || stopWords.has(next.word);
}

const leading = /^(?:the|a|an|this|that|my|our|your|some|with|for|to|of|in|on|at|by|from|about|via|using)$/u;

const wholes = new WeakMap<ViewIndex, ReadonlySet<string>>();

/** Words of the page's title and of what stands over all of it. */
function wordsOfWhole(index: ViewIndex): ReadonlySet<string> {
  let words = wholes.get(index);
  if (words) return words;
  const { view } = index;
  const names = headingsOf(index).flatMap((at) =>
    view.nodes[at]?.level === 1 ? nameTextAt(view, at).words : [],
  );
  const all = [...wordsOf(normalize(view.title)), ...names];
  wholes.set(index, (words = new Set(all.flatMap((word) => [formOf(word), root(word)]))));
  return words;
}
