import { actsIn } from "./acts.ts";
import { boundIn, type Side as RangeSide } from "./bounds.ts";
import { countsIn, withoutExceptions } from "./counts.ts";
import { phraseAt, slice, type Phrase, type Token } from "../matching/tokens.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { conceptsSaid, type ConceptMatch } from "../vocabulary/concepts/index.ts";
import { skipOpening } from "../grammar/clauses.ts";
import {
  contrastTable,
  itemNouns,
  lightWords,
  pointingBack,
  stopWords,
  type Act,
} from "../vocabulary/light-words.ts";
import { ordinals, relationTable, sideTable, type Side } from "../vocabulary/relations.ts";
import { isNameOfKind } from "../grammar/target.ts";
import { formOf } from "./root.ts";
import { containerTable, roleTable, type RoleWord } from "../vocabulary/roles.ts";

/** A word of an instruction and how much it says about what is meant, 0–1. */
export type SaidWord = {
  /** Position of its token in the phrase. */
  token: number;
  word: string;
  stem: string;
  weight: number;
  quoted: boolean;
};

export type SaidConcept = ConceptMatch;

/** Positions of the words that say a concept, with the particle further on. */
export function wordsOfConcept({ from, to, particle }: SaidConcept): number[] {
  const run = Array.from({ length: to - from }, (_, offset) => from + offset);
  return particle === undefined ? run : [...run, particle];
}

/** A stretch of an instruction, word by word; nothing is decided yet about what the words stand for. */
export type Said = {
  phrase: Phrase;
  words: SaidWord[];
  concepts: SaidConcept[];
  /** What may be asked to be done; none when no word says it. `words`: those that say it. */
  acts: ReadonlySet<Act>;
  actWords: ReadonlySet<number>;
  role: RoleWord | undefined;
  roleWords: ReadonlySet<number>;
  /** 1 is the first, -1 the last. */
  ordinal: number | undefined;
  /** The token of what is counted, when it is said. */
  noun: number | undefined;
  /** “the first three”: so many, from the start or the end. */
  count: number | undefined;
  /** “all”, “both”: every one that is meant, or so many. */
  quantity: "all" | number | undefined;
  /** Places that were said: “in the row of”, with the words that say them. */
  place: RoleWord | undefined;
  placeWords: ReadonlySet<number>;
  /** The first word that is not about how it is asked: what is to be done, unless an act word has said it. */
  first: number;
  /** Nothing is named but what was named before: “open it”. */
  isBackward: boolean;
  /** Words that only tell how things are, before the order. */
  leadWords: ReadonlySet<number>;
  /** What is left out of all that is meant: “except”. */
  exceptions: Phrase[];
  /** Which side of a range the value is for; `at`: the word that says so, -1 when none does. */
  bound: { side: RangeSide; at: number } | undefined;
  /** Words of what is not meant: “the train instead of the bus”. */
  contrast: string[];
  /** “at the top”: the parts of the page in which it is. */
  sides: Side[];
};

/** How much words of these kinds say. */
export const weights = {
  counted: 0.1,
  lead: 0.6,
  role: 0.3,
  item: 0.2,
  light: 0.15,
  particle: 0.5,
  content: 1,
};

/** What is known of a stretch of an instruction before it is read. */
export type Reading = {
  /** What the stretch before asked to be done. */
  actsBefore?: ReadonlySet<Act> | undefined;
  /** The token at which the order begins; what stands before only tells how things are. */
  lead?: number;
  /** It is the end of what reaches from one value to another: “between 5 and …”. */
  isEnd?: boolean;
};

export function readWords(given: Phrase, { actsBefore, lead = 0, isEnd = false }: Reading = {}): Said {
  const opened = withoutOpening(given);
  const { phrase: kept, exceptions } = withoutExceptions(opened);
  const { phrase, contrast } = withoutContrast(kept);
  const { tokens } = phrase;
  const order = Math.max(0, lead - (given.tokens.length - opened.tokens.length));
  const { acts, actTokens, phrasal } = actsIn(tokens, order);
  const role = roleIn(tokens, actTokens);
  const place = placeIn(tokens, role.tokens);
  const { noun, tokens: counting, ...counts } = countsIn(tokens);
  const words = tokens.flatMap((token, at) => wordsOfToken(token, at));
  // “follow the link” asks for a press, whatever “follow” means elsewhere.
  const concepts = conceptsSaid(words.map(({ word }) => word)).filter(
    ({ from }) => !phrasal.has(words[from]?.token ?? -1),
  );
  const first = words.findIndex(
    ({ weight, quoted, token }) => token >= order && weight >= weights.light && !quoted,
  );
  raiseVerbs(words, concepts, acts.size === 0 ? first : -1);
  const side = sidesIn(tokens);
  const bound = isEnd ? ({ side: "high", token: -1 } as const) : boundIn(tokens);
  const weighed = weighIn(words, tokens, {
    side: side.tokens,
    role: role.tokens,
    place: place.tokens,
    counting,
    noun,
    order,
  });
  const inTokens = (some: ReadonlySet<number>) =>
    new Set(words.flatMap(({ token }, at) => (some.has(token) ? [at] : [])));
  return {
    phrase,
    words: weighed,
    concepts,
    acts: acts.size === 0 && actsBefore !== undefined && !startsAnew(words) ? actsBefore : acts,
    actWords: inTokens(actTokens),
    role: role.role,
    roleWords: inTokens(role.tokens),
    leadWords: new Set(words.flatMap(({ token }, at) => (token < order ? [at] : []))),
    exceptions,
    bound: bound && { side: bound.side, at: words.findIndex(({ token }) => token === bound.token) },
    ...counts,
    noun,
    place: place.role,
    placeWords: inTokens(place.tokens),
    first,
    isBackward:
      weighed.some(({ word }) => pointingBack.has(word)) &&
      weighed.every(({ weight }) => weight <= weights.role),
    contrast,
    sides: side.sides,
  };
}

/** “the invoice mail”: what kind of mail. */
function isModifier(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  return at > 0 && next?.kind === "word" && itemNouns.has(stem(next.word));
}

/** “the cheapest flight” is one of the flights, and not what shows the cheapest. */
function isOfMost(tokens: Token[], at: number): boolean {
  const [article, most, noun] = [
    tokens[at - 2]?.word ?? "",
    tokens[at - 1]?.word ?? "",
    tokens[at]?.word ?? "",
  ];
  const isMost = /^\p{L}{3,}est$/u.test(most) || /^(?:most|least)$/u.test(article);
  return (
    isMost &&
    !noun.endsWith("s") &&
    !/^(?:latest|nearest|newest|best|request|guest|interest|forest|test)$/u.test(most)
  );
}

type Kinds = {
  role: ReadonlySet<number>;
  place: ReadonlySet<number>;
  counting: ReadonlySet<number>;
  /** The token of what is counted. */
  noun: number | undefined;
  /** “at the top”: where on the page. */
  side: ReadonlySet<number>;
  /** Where the order begins. */
  order: number;
};

/** The words with what they weigh where they stand. */
function weighIn(words: SaidWord[], tokens: Token[], kinds: Kinds): SaidWord[] {
  const near = nearTokens(tokens);
  return words.map((word) => {
    const { token, quoted } = word;
    let { weight } = word;
    if (
      weight === weights.item &&
      (isMeans(tokens, token) || isModifier(tokens, token) || isOfMost(tokens, token))
    )
      weight = weights.content;
    if (!quoted) {
      if (kinds.role.has(token) || kinds.place.has(token)) weight = Math.min(weight, weights.role);
      // What is counted is called by what it is one of.
      if (token === kinds.noun) weight = Math.min(weight, weights.item);
      if (kinds.noun !== undefined && weight === weights.item) weight = Math.min(weight, weights.counted);
      const isSilent = isAside(tokens, token) || isRelating(tokens, token);
      if (kinds.counting.has(token) || near.has(token) || kinds.side.has(token) || isSilent) weight = 0;
    }
    return { ...word, weight: token < kinds.order ? weight * weights.lead : weight };
  });
}

/** Words that make another verb of a verb. */
const particles = new Set(["up", "off", "in", "out", "on", "away", "down", "back", "over"]);

/** A verb that people use for many things (“keep”, “take out”) is what is asked for when no other is said. */
function raiseVerbs(words: SaidWord[], concepts: SaidConcept[], first: number): void {
  for (const concept of concepts) {
    if (concept.concept.kind !== "action") continue;
    const own = wordsOfConcept(concept);
    const isPhrasal = own.length > 1 && concept.weight === 1;
    for (const at of own) {
      const word = words[at];
      if (!word || word.quoted || word.weight > weights.particle) continue;
      if (at === first && word.weight < weights.content) word.weight = weights.content;
      else if (isPhrasal && at === concept.from && at === 0) word.weight = weights.content;
      else if (isPhrasal && at > concept.from && particles.has(word.word)) word.weight = weights.particle;
    }
  }
}

/** “pay by invoice”: no thing of many, but which way. */
function isMeans(tokens: Token[], at: number): boolean {
  return at > 1 && ["by", "with", "via", "as"].includes(tokens[at - 1]?.word ?? "");
}

const contracted = /^(?:It|That|This|There|What|Who|Where|How|Let|He|She|Here|Everyone|Nobody)['’]s$/u;

function wordsOfToken({ kind, text }: Token, token: number): SaidWord[] {
  if (kind === "punctuation") return [];
  const quoted = kind === "quoted";
  // “Bo's comment”: whose it is.
  const isOwner = !quoted && /^\p{Lu}.*\p{L}['’]s$/u.test(text) && !contracted.test(text);
  return wordsOf(normalize(isOwner ? text.slice(0, -2) : text)).map((word) => ({
    token,
    word,
    stem: formOf(word),
    weight: quoted ? weights.content : weightOf(word),
    quoted,
  }));
}

/** “remove Ostrich from the queue”: where it is taken from is told by its being there. */
function isTakenFrom(tokens: Token[], at: number): boolean {
  const [verb, from, article] = [tokens[0]?.word ?? "", tokens[at - 2]?.word, tokens[at - 1]?.word ?? ""];
  return (
    at > 3 &&
    from === "from" &&
    /^(?:the|my|this|our)$/u.test(article) &&
    /^(?:remove|delete|take|drop|kick|strike|clear)$/u.test(verb) &&
    /^\p{Ll}+$/u.test(tokens[at]?.text ?? "")
  );
}

/** By how much one goes on or back is told by its number: “skip forward 10 seconds”. */
const seeking = /^(?:skip|jump|rewind|forwards?|backwards?|back|ahead|replay|seek|wind)$/u;

/** “I'd like it in green”, “the two stops”: how it is asked, and what needs no saying. */
function isAside(tokens: Token[], at: number): boolean {
  const [before, word] = [tokens[at - 1]?.word ?? "", tokens[at]?.word ?? ""];
  if (word === "like") return /^(?:i'd|would|we'd|id)$/u.test(before);
  if (word === "another") return /^(?:add|create|insert|make|start|upload|attach|include)$/u.test(before);
  if (/^contents?$/u.test(word)) return tokens[at + 1]?.word === "of";
  if (at === tokens.length - 1 && isTakenFrom(tokens, at)) return true;
  if (/^sec(?:ond)?s?$/u.test(word) && /^\d+$|^(?:ten|fifteen|thirty)$/u.test(before))
    return tokens.some((token) => seeking.test(token.word));
  return (
    /^(?:the|these|those|my)$/u.test(before) &&
    /^(?:two|three|four)$/u.test(word) &&
    tokens[at + 1]?.kind === "word"
  );
}

const relating =
  /^(?:says?|said|mentions?|contains?|costs?|pays?|leaves?|departs?|arrives?|starts?|reads?|shows?|states?|speaks?|talks?)$/u;
const announcing = /^(?:subject|title|text|words?|name|label|caption)$/u;

/** “the mail that says “Hi””, “with the subject “Hi””, “I'm looking for”: only what it leads to tells which is meant. */
function isRelating(tokens: Token[], at: number): boolean {
  const [before, word, next] = [tokens[at - 1], tokens[at]?.word ?? "", tokens[at + 1]];
  if (word === "looking") return next?.word === "for";
  if (announcing.test(word)) return next?.kind === "quoted";
  return /^(?:that|which|who)$/u.test(before?.word ?? "") && relating.test(word);
}

function weightOf(word: string): number {
  if (stopWords.has(word)) return 0;
  if (lightWords.has(word)) return weights.light;
  return itemNouns.has(stem(word)) ? weights.item : weights.content;
}

/** “tick A and B” ticks both; “tick A and save” saves. */
function startsAnew(words: SaidWord[]): boolean {
  const first = words.findIndex(({ weight }) => weight >= weights.light);
  return conceptsSaid(words.map(({ word }) => word)).some(
    ({ concept, from }) => concept.kind === "action" && from === first,
  );
}

/** “next month” asks for something; in “next, click Save” the word only joins. */
function withoutOpening(phrase: Phrase): Phrase {
  const at = skipOpening(phrase.tokens, 0);
  const counts = phrase.tokens.slice(0, at).findIndex(({ word }) => word === "next" || ordinals.has(word));
  return slice(phrase, counts < 0 ? at : counts);
}

function withoutContrast(phrase: Phrase): { phrase: Phrase; contrast: string[] } {
  for (let at = 2; at < phrase.tokens.length - 1; at += 1) {
    const found = phraseAt(phrase.tokens, at, contrastTable);
    if (!found) continue;
    const rest = slice(phrase, at + found.length);
    return {
      phrase: slice(phrase, 0, at),
      contrast: rest.tokens
        .flatMap((token) => wordsOfToken(token, 0))
        .flatMap(({ weight, stem: root }) => (weight === 1 ? [root] : [])),
    };
  }
  return { phrase, contrast: [] };
}

function roleIn(tokens: Token[], acts: Set<number>): { role: RoleWord | undefined; tokens: Set<number> } {
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const found = phraseAt(tokens, at, roleTable);
    if (!found || found.entry.container === true || acts.has(at) || isNameOfKind(tokens, at)) continue;
    const taken = span(at, found.length);
    return { role: found.entry, tokens: taken };
  }
  return { role: undefined, tokens: new Set() };
}

function placeIn(tokens: Token[], taken: Set<number>): { role: RoleWord | undefined; tokens: Set<number> } {
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    // “from Region” names something; “from the region” may say where.
    const isName = /^\p{Lu}/u.test(tokens[at]?.text ?? "");
    const found = taken.has(at) || isName ? undefined : phraseAt(tokens, at, containerTable);
    if (found) return { role: found.entry, tokens: span(at, found.length) };
  }
  return { role: undefined, tokens: new Set() };
}

const span = (at: number, length: number) => new Set(Array.from({ length }, (_, offset) => at + offset));

/** “at the top right”, “in the corner”. */
function sidesIn(tokens: Token[]): { sides: Side[]; tokens: ReadonlySet<number> } {
  for (let at = 1; at < tokens.length; at += 1) {
    const found = phraseAt(tokens, at, sideTable);
    const before = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word);
    const isPlace = before.some(
      (word, back) =>
        /^(?:at|in|on)$/u.test(word) && before.slice(back + 1).every((one) => /^(?:the|very)$/u.test(one)),
    );
    if (found && isPlace) return { sides: found.entry, tokens: span(at, found.length) };
  }
  return { sides: [], tokens: new Set() };
}

/** “next to”, “beside”: only where, and not what. */
function nearTokens(tokens: Token[]): Set<number> {
  return new Set(
    tokens.flatMap((_, at) => {
      const found = phraseAt(tokens, at, relationTable);
      return found?.entry === "near" ? [...span(at, found.length)] : [];
    }),
  );
}
