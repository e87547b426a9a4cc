import { chordOf, keyTable } from "../vocabulary/keys.ts";
import { phraseAt, tokenize } from "../matching/tokens.ts";
import { verbTable } from "../vocabulary/verbs.ts";
import { skipOpening } from "../grammar/clauses.ts";
import { arabic } from "./arabic.ts";
import { chinese } from "./chinese.ts";
import { dutch } from "./dutch.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { japanese } from "./japanese.ts";
import { korean } from "./korean.ts";
import { asksOf, folded, mayBe, patternsOf, readyTongue, type Pattern, type Ready } from "./patterns.ts";
import { polish } from "./polish.ts";
import { portuguese } from "./portuguese.ts";
import { russian } from "./russian.ts";
import { spanish } from "./spanish.ts";
import type { Tongue } from "./tongue.ts";
import { swedish } from "./swedish.ts";
import { turkish } from "./turkish.ts";

/** What an order in another language says, as the grammar reads it. */
export type Translation = {
  /** Alternatives, likeliest first. */
  orders: string[];
  /** It says what must not be done, or asks. */
  isForbidden: boolean;
  /** What is left where all that only asks is off: it may be what a control is called. */
  bare: string[];
  /** The same where it is wished for: it may be a thing. */
  wishes: string[];
  /** What is told beside an order. */
  remarks: string[];
};

const european = [german, french, spanish, italian, portuguese, dutch, polish, russian, turkish, swedish];
const all = european.concat(japanese, chinese, korean, arabic);

/** A tongue, and what of it the words may be. */
type Reader = { ready: Ready; patterns: Pattern[] };

let patterns: Pattern[][] | undefined;
let askingMarks: string[][] | undefined;
const known = new Map<Tongue, Ready>();

/** The tongues that have a part of these words: the expressions of the others need not be made. */
function readersOf(text: string): Reader[] {
  patterns ??= all.map(patternsOf);
  askingMarks ??= all.map(asksOf);
  const plain = folded(text);
  const words = new Set(plain.split(/[^\p{L}\p{M}\p{N}]+/u));
  const isMostlyEnglish = english.test(text);
  return all.flatMap((tongue, at) => {
    const possible = patterns?.[at]?.filter(({ marks }) => mayBe(marks, plain, words)) ?? [];
    const mayAsk = possible.length > 0 || (!isMostlyEnglish && mayBe(askingMarks?.[at] ?? [], plain, words));
    if (!mayAsk) return [];
    let ready = known.get(tongue);
    if (!ready) known.set(tongue, (ready = readyTongue(tongue)));
    return [{ ready, patterns: possible }];
  });
}

const mostOrders = 24;
const longestText = 400;

/** Undefined where the words are no order in one of the languages that are known. */
export function translate(given: string): Translation | undefined {
  if (given.length > longestText || isEnglish(given)) return undefined;
  const { text, pieces } = masked(given);
  const readers = readersOf(text);
  const restored = (order: string): string =>
    order.replace(/["“]?‹(\d+)›["”]?/gu, (_, at: string) => quoted(pieces[Number(at)] ?? ""));
  const none = { orders: [], bare: [], wishes: [], remarks: [] };
  if (readers.length === 0) return undefined;
  const asks = !english.test(text) && readers.some(({ ready }) => ready.asking?.test(text));
  if (asks) return { ...none, isForbidden: true };
  const parted = firstOf(readers, (each) => readParted(each, text));
  if (parted === "forbidden") return { ...none, isForbidden: true };
  const { orders, bare, remarks } = parted ?? readWhole(readers, text);
  const isDenial = orders.some((order) => order.startsWith("I don't "));
  const isForbidden = parted === undefined && !isDenial && readers.some((each) => isForbidding(each, text));
  if (isForbidden) return { ...none, isForbidden };
  if (orders.length === 0 && bare.length === 0) return undefined;
  const isWish = readers.some(({ ready }) => ready.wish?.test(text));
  return {
    orders: orders.slice(0, mostOrders).map(restored),
    isForbidden: false,
    bare: bare.map(restored),
    wishes: isWish ? bare.map(restored) : [],
    remarks,
  };
}

const readWhole = (readers: readonly Reader[], text: string): Parted => ({
  orders: [...new Set(readers.flatMap((each) => readAny(each, text)))],
  bare: [...new Set(readers.flatMap((each) => bareOf(each, text)))],
  remarks: [],
});

/** Words that no other of the languages has. */
const english =
  /(?<!\p{L})(?:the|of|with|this|that|my|your|please|for|from|and|are|by|not|it|you|he|she|we['’]?(?:ve|re|d|ll)|i['’]?(?:m|ve|d|ll)?|what|which|when|who|(?:do|does|is|are|ca|wo)n['’]t)(?!\p{L})/iu;

function firstOf<Found>(
  readers: readonly Reader[],
  read: (each: Reader) => Found | undefined,
): Found | undefined {
  for (const each of readers) {
    const found = read(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What begins with an English verb is English, unless it ends with a verb of a language that has them last. */
function isEnglish(text: string): boolean {
  const { tokens } = tokenize(text.trim());
  if (!phraseAt(tokens, skipOpening(tokens, 0), verbTable)) return false;
  const isGrammar = tokens.some(({ kind, word }) => kind === "word" && grammar.has(word));
  return isGrammar || !(lastVerbs.test(text) || /[^\p{Script=Latin}\P{L}]/u.test(text));
}

const grammar = new Set("the with into to of for and from as this that it then on".split(" "));

const lastVerbs =
  /(?:klicken|drücken|druecken|kreuzen|haken|eingeben|eintragen|wählen|öffnen|suchen|schließen|löschen|speichern|senden|aktivieren|klikken|drukken|vinken|vullen|voeren|kiezen|openen|sluiten|zoeken|verwijderen|opslaan| (?:tıkla|tikla|bas|yaz|gir|seç|aç|kapat|ara|sil|kaydet|gönder|işaretle)\p{L}*)[.!]?$/iu;

const quotes =
  /"([^"]+)"|“([^”]+)”|„([^“”"]+)[“”"]|”([^”]+)”|«\s*([^»]+?)\s*»|「([^」]+)」|『([^』]+)』|‹([^›]+)›|(?<![\p{L}\p{N}])['‘]([^'’]+)['’](?![\p{L}\p{N}])/gu;

function masked(given: string): { text: string; pieces: string[] } {
  const pieces: string[] = [];
  const text = given
    .replace(quotes, (whole, ...groups: (string | undefined)[]) => {
      pieces.push(groups.slice(0, 9).find((group) => group !== undefined) ?? whole);
      return `‹${pieces.length - 1}›`;
    })
    .replace(/’/gu, "'")
    .replace(/[¿¡]/gu, "")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/\s*[.!。！؟?]+$/u, "");
  return { text, pieces };
}

const quoted = (text: string): string => (text.includes('"') ? `“${text}”` : `"${text}"`);

function isForbidding(each: Reader, text: string): boolean {
  const said = withoutCourtesies(each.ready, text);
  const without = said.replace(each.ready.forbidding, " ").replace(/\s+/gu, " ").trim();
  return without !== said && without !== "" && readOne(each, without).length > 0;
}

/** The words as several orders, then as one. */
function readAny(each: Reader, text: string): string[] {
  return [...readSeveral(each, text), ...readOne(each, text)];
}

function readSeveral(each: Reader, text: string): string[] {
  for (const found of text.matchAll(each.ready.joining)) {
    const before = text.slice(0, found.index).replace(/[\s,，、;]+$/u, "");
    const after = text.slice(found.index + found[0].length).replace(/^[\s,，、;]+/u, "");
    if (before === "" || after === "") continue;
    const first = readOne(each, before).slice(0, 3);
    const next = first.length === 0 ? [] : readAny(each, after).slice(0, 3);
    if (next.length > 0) return first.flatMap((one) => next.map((other) => `${one}, then ${other}`));
  }
  return [];
}

/** “wis het formulier maar, ik begin opnieuw”: one clause orders something, the others only tell. */
function readParted(each: Reader, text: string): Parted | "forbidden" | undefined {
  const clauses = clausesOf(text);
  if (clauses.length < 2 || clauses.length > mostClauses) return undefined;
  if (clauses.some((clause) => isForbidding(each, clause))) return "forbidden";
  const [order, ...others] = clauses.filter((clause) => !isTelling(each, clause));
  if (order === undefined || others.length > 0) return undefined;
  const remarks = clauses.filter((clause) => clause !== order);
  return { orders: readAny(each, order), bare: bareOf(each, order, true), remarks };
}

type Parted = Pick<Translation, "orders" | "bare" | "remarks">;

const mostClauses = 4;

/** What only tells begins as such things do, and says what is meant by nothing. */
const isTelling = ({ ready }: Reader, clause: string): boolean =>
  ready.telling?.test(clause) === true && !/[\d‹]/u.test(clause);

function clausesOf(text: string): string[] {
  return text
    .split(/(?:\s*[;。！；]|\s*[,.!?،؟:](?=\s)|[，、]|\s[–—-]\s|(?<=ので|から|んで)(?![、。]))\s*/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
}

function readOne(each: Reader, given: string): string[] {
  const { within } = each.ready;
  const asked = withoutCourtesies(each.ready, given);
  const text = within === undefined ? asked : spaced(asked.replace(within, " "));
  const plainer = [withoutSmall(each, text), withoutClitics(each, withoutSmall(each, text))]
    .filter((one) => one !== text)
    .flatMap((one) => readText(each, one).filter((order) => !writing.test(order)));
  return [...new Set([...plainer, ...readText(each, text)])];
}

/** “montre-moi”, “muéstrame”: the accent is there for the ending only. */
function withoutClitics({ ready: { clitics } }: Reader, text: string): string {
  if (clitics === undefined) return text;
  return text
    .split(" ")
    .map((word) => {
      const verb = word.replace(clitics, "");
      return verb === word
        ? word
        : verb
            .normalize("NFD")
            .replace(/(?<=[aeiou])\u0301/gu, "")
            .normalize("NFC");
    })
    .join(" ");
}

/** What is written is written as it is said. */
const writing = /^(?:set|fill|type|search|my) /u;

function readText(each: Reader, text: string): string[] {
  const said = readBy(each, text, false);
  return said.length > 0 ? said : readBy(each, text, true);
}

/** What is said without all that only asks, where there is any of it, or it is all that is said. */
function bareOf(each: Reader, given: string, isAll = false): string[] {
  const { within } = each.ready;
  const asked = withoutCourtesies(each.ready, given);
  const order = within === undefined ? asked : spaced(asked.replace(within, " "));
  const text = withoutArticles(each.ready, withoutClitics(each, withoutSmall(each, order)));
  const isAsked = isAll || order !== given || eastern.test(given);
  return isAsked && text !== "" && text.length <= longestName ? [text] : [];
}

/** Words without spaces between them. */
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const longestName = 40;

function withoutSmall({ ready: { small } }: Reader, text: string): string {
  return small === undefined ? text : spaced(text.replace(small, " "));
}

/** One space where words were taken out; none in scripts that have none. */
const spaced = (text: string): string =>
  text
    .replace(/\s+/gu, " ")
    .replace(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu,
      "",
    )
    .replace(/ (?=,)/gu, "")
    .replace(/^[\s,]+|[\s,]+$/gu, "");

/** Several fields with their values come first, where they can be told apart. */
function readBy(each: Reader, text: string, isNamed: boolean): string[] {
  const orders = each.patterns.flatMap((pattern) => {
    if (pattern.isNamed !== isNamed || !pattern.cuts()[0]?.test(text)) return [];
    const found = pattern
      .cuts()
      .map((cut) => cut.exec(text))
      .filter((match) => match !== null);
    // A verb alone is what the page calls it, or a word for the same.
    if (found.length > 0 && !pattern.order.includes("{"))
      return isNamed ? [`click “${text}”`, pattern.order] : [pattern.order];
    return found.flatMap(({ groups = {} }) => filled(each.ready, pattern.order, groups));
  });
  const several = orders.filter((order) => /^fill .+, /u.test(order));
  return several.length > 0 ? several : orders;
}

function withoutCourtesies({ polite }: Ready, given: string): string {
  let text = given;
  for (let left = 3; left > 0; left -= 1) for (const one of polite) text = text.replace(one, "").trim();
  return text;
}

function filled(each: Ready, order: string, groups: Record<string, string>): string[] {
  const { x, y, f, k, p } = groups;
  const v = groups["v"]?.replace(each.smallFirst ?? /^(?!)/u, "");
  if (k !== undefined) {
    const key = keyOf(each, k.trim());
    return key === undefined ? [] : [`press the ${key} key`];
  }
  if (p !== undefined) return [order.replace("{p}", partsOf(each, p))];
  if (v !== undefined && (each.into.test(v) || particles.test(v))) return [];
  const isChoice = order.startsWith("choose");
  const values = v === undefined ? [""] : isChoice ? namesOf(each, v) : [verbatim(v)];
  const targets = x === undefined && f === undefined ? [""] : namesOf(each, x ?? f ?? "");
  const places = y === undefined ? [""] : namesOf(each, y).slice(0, 1);
  return targets.flatMap((target) =>
    values.flatMap((value) =>
      places.map((place) =>
        order
          .replace(/\{[xf]\}/u, () => target)
          .replace("{y}", () => place)
          .replace("{v}", () => value),
      ),
    ),
  );
}

/** What belongs to a verb and ends its sentence: “wähle … aus”. */
const particles = /^(?:ein|aus|an|ab|in|uit|aan|op)$/iu;

function verbatim(value: string): string {
  const text = value.trim();
  return /^‹\d+›$/u.test(text) ? text : quoted(text.replace(/^‹(\d+)›\s*/u, "‹$1›"));
}

/** “bij voornaam Sanne in en bij achternaam de Wit”: fields with their values. */
function partsOf({ joining }: Ready, text: string): string {
  return text
    .split(joining)
    .map((part) =>
      part
        .replace(/ (?:in|ein|aus)[\s,]*$/iu, "")
        .replace(/^[\s,]*(?:bij|bei|als|in|unter) /iu, "")
        .trim(),
    )
    .filter((part) => part !== "")
    .join(", ");
}

/** What a target may be called in the words of the grammar. */
function namesOf(each: Ready, given: string): string[] {
  const text = withoutCourtesies(each, given.trim());
  const bare = withoutArticles(each, text);
  const names = [...kindNames(each, bare), bare];
  const place = each.places.find(([own]) => own.test(bare));
  if (place) names.push(bare.replace(place[0], place[1]));
  const joined = bare.replace(each.joining, "and");
  if (joined !== bare) names.push(joined);
  const { owner, thing } = each.of?.exec(bare)?.groups ?? {};
  if (owner !== undefined && thing !== undefined)
    for (const name of [...kindNames(each, thing), thing]) names.push(`${name} of ${owner}`);
  // The article is a part of the word.
  const plain = [...names, text].flatMap((name) =>
    /(?:^|the )ال\p{L}{2}/u.test(name) ? [name.replace("ال", "")] : [],
  );
  return [...new Set([...names, text, ...plain])];
}

function withoutArticles({ articles }: Ready, given: string): string {
  let text = given;
  for (let left = 3; left > 0; left -= 1) {
    const rest = text.replace(articles, "").trim();
    if (rest === "" || rest === text) return text;
    text = rest;
  }
  return text;
}

function kindNames(each: Ready, text: string): string[] {
  for (const { name, before, behind, among } of each.kinds) {
    const own = text.replace(among, "");
    if (own !== text && own !== "") return [`the ${own} ${name}`];
    const rest = [text.replace(before, ""), text.replace(behind, "")].find(
      (one) => one !== text && one.trim() !== "",
    );
    if (rest === undefined) continue;
    const named = withoutArticles(each, rest.trim());
    // “the Helm box”: what it is called is enough to tell a field or a box.
    return /^(?:field|checkbox|option|dropdown)$/u.test(name) ? [named] : [`the ${named} ${name}`, named];
  }
  return [];
}

/** The key in English, with what is held. */
function keyOf({ keys }: Ready, given: string): string | undefined {
  const parts = given.split(/\s*\+\s*/u).map((part) => {
    const own = keys.find(([name]) => name.test(part))?.[1];
    return (
      own ??
      part.replace(/^(?:strg|steuerung)$/iu, "Ctrl").replace(/^(?:umschalt|maj|mayús|maiusc)$/iu, "Shift")
    );
  });
  const chord = parts.join("+");
  const { tokens } = tokenize(chord);
  const isKey =
    phraseAt(tokens, 0, keyTable)?.length === tokens.length || parts.length > 1 || /^f\d{1,2}$/iu.test(chord);
  return isKey && (parts.length === 1 || chordOf(chord) !== undefined) ? chord : undefined;
}
