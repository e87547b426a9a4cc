import { stem } from "../matching/text.ts";
import { itemNouns } from "../vocabulary/light-words.ts";
import { isOfName } from "./ordinal-names.ts";
import type { Qualifier, TargetPhrase, TargetReading } from "./parsed.ts";
import {
  phraseAt,
  phraseAtEnd,
  slice,
  textOf,
  tokenize,
  type Phrase,
  type Token,
} from "../matching/tokens.ts";
import {
  articles,
  namingTable,
  ordinalOf,
  ordinals,
  outermostSides,
  quantifiers,
  relationTable,
  sideTable,
} from "../vocabulary/relations.ts";
import { containerTable, roleTable, type RoleWord } from "../vocabulary/roles.ts";
import { closingTable, exclusionTable } from "../vocabulary/sentence.ts";

/** Long phrases have many places to cut; what people write has few. */
const maximumReadings = 24;
const maximumCuts = 6;

/** Every way to read a phrase that names an element. No reading is empty. */
export function parseTarget(given: Phrase): TargetPhrase {
  const { kept: phrase, exclusions } = withoutExclusions(trimTarget(given));
  const { kept, fromEnd } = withoutSide(phrase);
  const readings = [...headReadings(kept, []), ...qualifiedReadings(kept)]
    .filter((reading) => reading.name !== "" || reading.role !== undefined || reading.all)
    // Links lead to pages; “the final page” is none of the links that stand here.
    .filter(({ name, role, ordinal }) => name !== "" || ordinal === undefined || role?.name !== "page")
    .slice(0, maximumReadings)
    .map((reading) => ({ ...reading, exclusions }))
    .map((reading) =>
      fromEnd && reading.ordinal !== undefined ? { ...reading, ordinal: -reading.ordinal } : reading,
    );
  return { text: textOf(kept), readings };
}

const counting =
  /^(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th))\b.* from (?:the )?(top|left|start|beginning|bottom|right|end)$/i;

/** “the second field from the top”, “the third from the bottom”: which way is counted. */
function withoutSide(phrase: Phrase): { kept: Phrase; fromEnd: boolean } {
  const side = counting.exec(textOf(phrase))?.[1]?.toLowerCase();
  if (side === undefined) return { kept: phrase, fromEnd: false };
  const at = phrase.tokens.findLastIndex(({ word }) => word === "from");
  return { kept: slice(phrase, 0, at), fromEnd: /^(?:bottom|right|end)$/.test(side) };
}

/** Punctuation and politeness off both ends. */
export function trimTarget(phrase: Phrase): Phrase {
  let { tokens } = phrase;
  let changed = true;
  while (changed && tokens.length > 0) {
    changed = false;
    const closing = phraseAtEnd(tokens, closingTable);
    if (tokens.at(-1)?.kind === "punctuation") {
      tokens = tokens.slice(0, -1);
      changed = true;
    } else if (tokens[0]?.kind === "punctuation") {
      tokens = tokens.slice(1);
      changed = true;
    } else if (closing && closing.at > 0) {
      tokens = tokens.slice(0, closing.at);
      changed = true;
    }
  }
  return { source: phrase.source, tokens };
}

const auxiliaries = new Set([
  "do",
  "does",
  "did",
  "is",
  "are",
  "can",
  "could",
  "should",
  "would",
  "will",
  "was",
  "must",
]);

function withoutExclusions(phrase: Phrase): { kept: Phrase; exclusions: string[] } {
  for (let at = 1; at < phrase.tokens.length - 1; at += 1) {
    const found = phraseAt(phrase.tokens, at, exclusionTable);
    if (!found || auxiliaries.has(phrase.tokens[at - 1]?.word ?? "")) continue;
    const rest = textOf(withoutArticle(slice(phrase, at + found.length)));
    if (rest === "") continue;
    const name = phraseAtEnd(withoutArticle(slice(phrase, at + found.length)).tokens, roleTable);
    const bare =
      name && name.at > 0
        ? textOf(slice(withoutArticle(slice(phrase, at + found.length)), 0, name.at))
        : rest;
    return { kept: trimTarget(slice(phrase, 0, at)), exclusions: [bare] };
  }
  return { kept: phrase, exclusions: [] };
}

function withoutArticle(phrase: Phrase): Phrase {
  let from = 0;
  while (from < phrase.tokens.length - 1 && articles.has(phrase.tokens[from]?.word ?? "")) {
    // “the A button”: no article follows another.
    if (from > 0 && phrase.tokens[from]?.word === "a") break;
    from += 1;
  }
  return slice(phrase, from);
}

function qualifiedReadings(phrase: Phrase): TargetReading[] {
  const readings: TargetReading[] = [];
  let cuts = 0;
  for (let at = 1; at < phrase.tokens.length - 1 && cuts < maximumCuts; at += 1) {
    const found = phraseAt(phrase.tokens, at, relationTable);
    if (!found || at + found.length >= phrase.tokens.length) continue;
    cuts += 1;
    const head = trimTarget(slice(phrase, 0, at));
    for (const qualifiers of qualifierLists(slice(phrase, at)))
      readings.push(...headReadings(head, qualifiers));
    // What stands beside something is something else.
    if (found.entry === "of" || found.entry === "inside")
      readings.push(...namedByRelation(head, slice(phrase, at + found.length)));
  }
  return [...readings, ...possessiveReadings(phrase)];
}

/** “the checkbox for Newsletter”: what follows names the element itself. */
function namedByRelation(head: Phrase, rest: Phrase): TargetReading[] {
  const kinds = headReadings(head, []).filter((reading) => reading.name === "" && reading.role);
  const name = withoutArticle(trimTarget(rest));
  const quoted = name.tokens.length === 1 && name.tokens[0]?.kind === "quoted";
  return kinds.map((kind) => ({ ...kind, name: textOf(name), quoted, prior: kind.prior * 0.98 }));
}

/** “Blue Kettle's Add to cart button”. */
function possessiveReadings(phrase: Phrase): TargetReading[] {
  const at = phrase.tokens.findIndex((token) => /\S's$|\Ss'$/.test(token.word));
  if (at < 0 || at === phrase.tokens.length - 1) return [];
  const owner = textOf(withoutArticle(slice(phrase, 0, at + 1))).replace(/['’]s?$/, "");
  return headReadings(slice(phrase, at + 1), [{ relation: "of", names: [owner] }]);
}

/** What a phrase that begins with “next to”, “in” or the like says of a place; none where it says none. */
export function qualifiersIn(phrase: Phrase): Qualifier[] {
  const qualifier = qualifierAt(phrase);
  return qualifier ? [qualifier] : [];
}

/** All that follows as one place, and as a chain of places. */
function qualifierLists(phrase: Phrase): Qualifier[][] {
  const starts: number[] = [];
  for (let at = 0; at < phrase.tokens.length - 1 && starts.length < maximumCuts; at += 1) {
    const found = phraseAt(phrase.tokens, at, relationTable);
    if (!found || at + found.length >= phrase.tokens.length) continue;
    starts.push(at);
    at += found.length - 1;
  }
  const whole = qualifierAt(phrase);
  if (starts.length < 2) return whole ? [[whole]] : [];
  const chain = starts.map((start, index) => qualifierAt(slice(phrase, start, starts[index + 1])));
  const parts = chain.filter((part) => part !== undefined);
  // “at the far right of the player” is the outermost of what is in the player.
  const sorted = [...parts.filter(({ sides }) => !sides), ...parts.filter(({ sides }) => sides)];
  return [whole ? [whole] : [], sorted].filter((list) => list.length > 0);
}

function qualifierAt(phrase: Phrase): Qualifier | undefined {
  const found = phraseAt(phrase.tokens, 0, relationTable);
  if (!found) return undefined;
  const relation = found.entry;
  const given = trimTarget(slice(phrase, found.length));
  let rest = withoutArticle(given);
  if (rest.tokens.length === 0) return undefined;
  const sides = phraseAt(rest.tokens, 0, sideTable);
  if (sides && sides.length === rest.tokens.length) return { relation, names: [], sides: sides.entry };
  if (relation === "between") return betweenAt(rest);
  const full = textOf(rest);
  // “under € 20” compares amounts, and says nothing of a place.
  if ((relation === "below" || relation === "above") && amount.test(full)) return undefined;
  const ordinal = takeOrdinal(rest);
  if (ordinal) rest = ordinal.rest;
  const first = rest.tokens[0];
  const isProperName = first === given.tokens[0] && rest.tokens.length === 1 && first?.text !== first?.word;
  const place = isProperName ? undefined : placeOf(rest);
  const withOrdinal = ordinal && place?.name === "" ? { ordinal: ordinal.value } : {};
  const names = place ? (place.name === "" ? [] : [place.name, full]) : [full];
  const noun = textOf(rest).replace(/ (?:in|of|on|from) (?:the|this) (?:list|page|table)$/i, "");
  const counted = ordinal && noun !== "" ? { counted: { ordinal: ordinal.value, noun } } : {};
  return { relation, names, ...(place ? { place: place.role } : {}), ...withOrdinal, ...counted };
}

/** “between Refresh and Delete”: names of two things. */
function betweenAt(phrase: Phrase): Qualifier | undefined {
  const at = phrase.tokens.findIndex(({ word }) => word === "and");
  const [one, other] = [slice(phrase, 0, at), withoutArticle(slice(phrase, at + 1))];
  if (at < 1 || other.tokens.length === 0) return undefined;
  return { relation: "between", names: [textOf(one), textOf(other)] };
}

const amount =
  /^(?:[€$£¥]|EUR |USD |GBP )\s?\d|^\d[\d.,]*\s?(?:[€$£¥%]|euros?|dollars?|pounds?|years?|km|kg)\b/iu;

/** Whose control something is: a name, or an entry that is counted out. */
export function ownerQualifier(owner: string): Qualifier {
  return qualifierAt(tokenize(`of ${owner}`)) ?? { relation: "of", names: [owner] };
}

/** “Billing section”, “section Billing”, “form”. */
function placeOf(phrase: Phrase): { name: string; role: NonNullable<Qualifier["place"]> } | undefined {
  const atEnd = phraseAtEnd(phrase.tokens, containerTable);
  if (atEnd) return { name: textOf(slice(phrase, 0, atEnd.at)), role: atEnd.entry };
  const atStart = phraseAt(phrase.tokens, 0, containerTable);
  if (!atStart) return undefined;
  const rest = slice(phrase, atStart.length);
  const linked = phraseAt(rest.tokens, 0, namingTable) ??
    phraseAt(rest.tokens, 0, relationTable) ?? { length: 0 };
  return { name: textOf(withoutArticle(slice(rest, linked.length))), role: atStart.entry };
}

function takeOrdinal(phrase: Phrase): { value: number; rest: Phrase } | undefined {
  const word = phrase.tokens[0];
  if (isOfName(phrase.tokens, 0)) return undefined;
  const found = phraseAt(phrase.tokens, 0, ordinals);
  if (found) return { value: found.entry, rest: slice(phrase, found.length) };
  const value = word ? ordinalOf(word.word) : undefined;
  return value === undefined ? undefined : { value, rest: slice(phrase, 1) };
}

const pointing = /^(?:this|my|your|our)$/u;

/** The readings of a phrase without places: as it stands, without its role word, without its ordinal. */
function headReadings(given: Phrase, qualifiers: Qualifier[]): TargetReading[] {
  const base = { all: false, qualifiers, exclusions: [], quoted: false };
  const phrase = withoutArticle(given);
  const asQuoted = quotedReading(given, qualifiers);
  if (asQuoted) return [asQuoted];
  const prior = qualifiers.length > 0 ? 0.98 : 1;
  const readings: TargetReading[] = [];
  // “this week” may be a button of that name beside “Next week”, and “my orders” one beside “All orders”.
  if (pointing.test(given.tokens[0]?.word ?? "") && phrase.tokens.length > 0)
    readings.push({ ...base, name: textOf(given), prior });
  if (phrase.tokens.length > 0) readings.push({ ...base, name: textOf(phrase), prior });
  readings.push(...roleReadings(phrase, qualifiers), ...kindReadings(phrase, qualifiers));
  const every = phraseAt(phrase.tokens, 0, quantifiers);
  if (every) {
    readings.push(
      ...roleReadings(slice(phrase, every.length), qualifiers).map((reading) => ({
        ...reading,
        all: true,
        ...(phrase.tokens[0]?.word === "both" ? { count: 2 } : {}),
        prior: 0.96,
      })),
    );
  }
  const side = outermostSides[phrase.tokens[0]?.word ?? ""];
  if (side !== undefined && phrase.tokens.length > 1) {
    const outermost: Qualifier = { relation: "inside", names: [], sides: [side] };
    readings.push(...headReadings(slice(phrase, 1), [...qualifiers, outermost]));
  }
  const ordinal = takeOrdinal(phrase);
  if (ordinal && ordinal.rest.tokens.length > 0) {
    const inner = headReadings(ordinal.rest, qualifiers).filter((reading) => reading.ordinal === undefined);
    readings.push(
      ...inner.map((reading) => ({ ...reading, ordinal: ordinal.value, prior: reading.prior * 0.95 })),
    );
  }
  return readings;
}

/** “Save button”, “button Save”, “field labelled Email”, “button”. */
function roleReadings(phrase: Phrase, qualifiers: Qualifier[]): TargetReading[] {
  const base = { all: false, qualifiers, exclusions: [] };
  const readings: TargetReading[] = [];
  const atEnd = phraseAtEnd(phrase.tokens, roleTable);
  // “the folder Photos” is called so, and is no photo.
  if (atEnd && !isNameOfKind(phrase.tokens, atEnd.at)) {
    const before = slice(phrase, 0, atEnd.at);
    // “input text box” says its kind twice; “terminal icon” is an icon that shows one.
    const kind = phraseAt(before.tokens, 0, roleTable);
    const isKind = kind?.length === before.tokens.length && !isAnotherKind(kind.entry, atEnd.entry);
    readings.push({ ...base, name: textOf(before), quoted: false, role: atEnd.entry, prior: 0.99 });
    if (isKind) readings.push({ ...base, name: "", quoted: false, role: atEnd.entry, prior: 0.97 });
    const last = atEnd.length > 1 ? phraseAt(phrase.tokens.slice(-1), 0, roleTable) : undefined;
    // “the Order number field” is no number field called “Order”.
    if (last && before.tokens.length > 0)
      readings.push({
        ...base,
        name: textOf(slice(phrase, 0, -1)),
        quoted: false,
        role: last.entry,
        prior: 0.98,
      });
  }
  const atStart = phraseAt(phrase.tokens, 0, roleTable);
  if (!atStart || atStart.length === phrase.tokens.length) return readings;
  const rest = slice(phrase, atStart.length);
  const naming = phraseAt(rest.tokens, 0, namingTable);
  const name = withoutArticle(slice(rest, naming?.length ?? 0));
  if (name.tokens.length === 0) return readings;
  const quoted = name.tokens.length === 1 && name.tokens[0]?.kind === "quoted";
  readings.push({ ...base, name: textOf(name), quoted, role: atStart.entry, prior: naming ? 0.99 : 0.96 });
  return readings;
}

const isAnotherKind = (one: RoleWord, other: RoleWord): boolean =>
  one.name !== other.name && (one.name === "field" || /^(?:icon|img|image)$/u.test(other.name));

/** A capital letter after what kind of thing it is, in small letters, begins a name. */
export function isNameOfKind(tokens: readonly Token[], at: number): boolean {
  const [before, word] = [tokens[at - 1], tokens[at]];
  return (
    before?.kind === "word" &&
    /^\p{Ll}/u.test(before.text) &&
    itemNouns.has(stem(before.word)) &&
    /^\p{Lu}/u.test(word?.text ?? "")
  );
}

/** “the folder Tax”: what kind of thing it is, in small letters, beside its name. */
function kindReadings({ source, tokens }: Phrase, qualifiers: Qualifier[]): TargetReading[] {
  const isKind = (token: Token | undefined): boolean =>
    token?.kind === "word" && token.text === token.word && itemNouns.has(stem(token.word));
  const isName = (some: Token[]): boolean =>
    some.length > 0 && some.every(({ text }) => /^[\p{Lu}\d]/u.test(text));
  const isCode = (some: Token[]): boolean =>
    some.length === 1 && /^(?=.*\p{L})(?=.*\d)[\p{L}\d-]{2,6}$/u.test(some[0]?.text ?? "");
  // “desk A3” is called by its letter and number, “the word lantern” by what it says.
  const isLed =
    tokens[0]?.kind === "word" &&
    (isCode(tokens.slice(1)) || /^(?:words?|phrase|numbers?|digit|letter)$/u.test(tokens[0].word));
  const rest = isKind(tokens[0]) || isLed ? tokens.slice(1) : [];
  if (rest.length === 0 || (!isLed && !isName(rest))) return [];
  const name = textOf({ source, tokens: rest });
  return [{ name, quoted: true, all: false, qualifiers, exclusions: [], prior: 0.93 }];
}

/** With one name in quotes, the words around it say kind and ordinal, and nothing that is left over. */
function quotedReading(given: Phrase, qualifiers: Qualifier[]): TargetReading | undefined {
  const phrase = withoutArticle(given);
  const at = phrase.tokens.findIndex((token) => token.kind === "quoted");
  const quotes = phrase.tokens.filter((token) => token.kind === "quoted").length;
  if (at < 0 || quotes > 1) return undefined;
  let around: Token[] = [...phrase.tokens.slice(0, at), ...phrase.tokens.slice(at + 1)];
  const ordinal = takeOrdinal({ source: phrase.source, tokens: around });
  if (ordinal) around = ordinal.rest.tokens;
  const every = phraseAt(around, 0, quantifiers);
  if (every) around = around.slice(every.length);
  const role = phraseAt(around, 0, roleTable) ?? phraseAtEnd(around, roleTable);
  const naming = phraseAt(around, role?.length ?? 0, namingTable);
  const leftOver = around.filter((token) => token.kind === "word" && !articles.has(token.word)).length;
  const unread = leftOver - (role?.length ?? 0) - (naming?.length ?? 0);
  const kind = unread === 1 ? kindBeforeName(given.tokens) : undefined;
  if (unread > 0 && kind === undefined) return undefined;
  return {
    name: phrase.tokens[at]?.text.trim() ?? "",
    quoted: true,
    ...(kind === undefined ? {} : { kind }),
    ...(role ? { role: role.entry } : {}),
    ...(ordinal ? { ordinal: ordinal.value } : {}),
    all: every !== undefined,
    qualifiers,
    exclusions: [],
    prior: kind === undefined ? 1 : 0.95,
  };
}

/** “the commit “Mend ports””: what kind of thing bears the name, whatever people call such things. */
function kindBeforeName([article, kind, name, ...more]: readonly Token[]): string | undefined {
  const isBefore = article?.word === "the" && kind?.kind === "word" && name?.kind === "quoted";
  return isBefore && more.length === 0 ? kind.word : undefined;
}
