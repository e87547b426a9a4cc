import { saysDay } from "../days/dates.ts";
import type { ParsedInstruction, TargetPhrase } from "./parsed.ts";
import { parseTarget, trimTarget } from "./target.ts";
import { slice, textOf, type Phrase } from "../matching/tokens.ts";
import { isDescribed, isLiteral, isWholeValue, settingOf, valueOf } from "./value.ts";
import type { Intent } from "../vocabulary/verbs.ts";

/** Words that stand between a value and its field, in the order of how surely they do. */
const intoField = ["into", "in", "inside", "within", "onto", "on", "to", "as", "for", "at", "under"];
const toValue: Partial<Record<Intent, string[]>> = {
  fill: ["with", "as", "=", ":"],
  type: ["=", ":"],
  set: ["to", "=", ":", "as", "with"],
};
const fromList = ["from", "in", "for", "as", "under", "on", "of", "inside", "within", "to"];

/** A very long value has many words to cut at; each cut is a reading that has to be looked up on the page. */
const maximumCuts = 8;

/** `said`: a word between them says which is which; else only the looks of the value do. `isTurned`: the value comes first. */
type Pair = { field: Phrase; value: Phrase; said: boolean; isTurned?: true };

/** “fill X with Y”, “type Y into X”, “set X to Y”, several of them in one clause, and “type Y”. */
export function fillReadings(
  intent: "fill" | "type" | "set",
  given: Phrase,
  text: string,
): ParsedInstruction[][] {
  const rest = withoutParticle(given, text);
  const readings: ParsedInstruction[][] = [];
  const make = (pair: Pair): ParsedInstruction => ({
    intent,
    method: intent === "type" ? "type" : "fill",
    ...pairOf(pair, intent === "type" ? valueOf : settingOf),
    times: 1,
    text,
  });
  const lists = pairLists(intent, listParts(rest));
  if (lists.length > 0) return lists.map((pairs) => pairs.map(make));
  const written = partsOf(rest);
  if (intent !== "set" && written.length > 0)
    readings.push([{ intent, method: intent, parts: written, times: 1, text }]);
  readings.push(...pairsOf(intent, rest).map((pair) => [make(pair)]));
  if (readings.some(([first]) => first?.parts === undefined) || intent !== "type") return readings;
  if (!isWholeValue(rest) || isDescribed(rest) || isMoved(rest, text)) return readings;
  const value = valueOf(rest);
  if (intoField.includes(rest.tokens[0]?.word ?? "")) return [];
  return value === "" ? readings : [...readings, [{ intent, method: "type", value, times: 1, text }]];
}

/** “put it in the trash” types nothing. */
function isMoved({ tokens }: Phrase, text: string): boolean {
  const [first, ...more] = tokens;
  return (
    /^(?:put|place|set|lay)\b/iu.test(text) &&
    more.length > 0 &&
    first?.kind === "word" &&
    /^(?:it|them|this|that|these|those|everything)$/u.test(first.word)
  );
}

/** Every part is a field and its value, or every part a value and its field: “Ada as first name and Moor as surname”. */
function pairLists(intent: Intent, parts: Phrase[]): Pair[][] {
  if (parts.length < 2) return [];
  const all = parts.map((part) => pairsOf(intent, part));
  return [all.map((pairs) => pairs[0]), all.map((pairs) => pairs.find(({ isTurned }) => isTurned))].filter(
    (pairs, at): pairs is Pair[] =>
      pairs.every((pair) => pair !== undefined && pair.said === pairs[0]?.said) &&
      (at === 0 || pairs.some((pair, part) => pair !== all[part]?.[0])),
  );
}

/** “put Ada in”, “write Ada down”: the last word belongs to the verb. */
function withoutParticle(rest: Phrase, text: string): Phrase {
  const last = rest.tokens.at(-1)?.word ?? "";
  const isSplit =
    (last === "in" && /^(?:put|type|key|fill)\b/iu.test(text)) ||
    (last === "down" && /^(?:write|put)\b/iu.test(text));
  if (isSplit && rest.tokens.length > 1) return slice(rest, 0, -1);
  // “put Ada in for the first name”.
  const at = /^(?:put|type|key|fill|write|enter)\b/iu.test(text)
    ? rest.tokens.findIndex(
        ({ word }, position) =>
          position > 0 && particles.has(word) && /^(?:for|as)$/u.test(rest.tokens[position + 1]?.word ?? ""),
      )
    : -1;
  const { source, tokens } = rest;
  return at < 0 ? rest : { source, tokens: [...tokens.slice(0, at), ...tokens.slice(at + 1)] };
}

const particles = new Set(["in", "down"]);

/** Where one of these stands, it says itself which is the value. */
const linking = new Set(["with", "into", "as", "="]);

const intoEach =
  /^(?<value>.+?) (?:in|into) (?<how>both|all|each|every)(?: one)?(?: of)?(?: the| them)?(?: (?:box|field|place|input)(?:es|s)?)?$/i;

/** “the new PIN to 4471 in both boxes”: as many fields as that. */
function pairOf(
  { field, value }: Pair,
  read: (value: Phrase) => string,
): { target: TargetPhrase; value: string } {
  const target = parseTarget(field);
  const written = read(value);
  const each = intoEach.exec(written)?.groups;
  if (!each) return { target, value: written };
  const count = each["how"]?.toLowerCase() === "both" ? { count: 2 } : {};
  const readings = target.readings.map((reading) => ({ ...reading, all: true, ...count }));
  return { target: { ...target, readings }, value: each["value"] ?? "" };
}

/** “the checkout form with X, Y and Z”, “X, Y and Z”: each a field and its value, without a word between them. */
function partsOf(rest: Phrase): Phrase[] {
  const at = rest.tokens.findIndex((token, position) => {
    const before = rest.tokens[position - 1]?.word ?? "";
    return (
      ["with", ":", "using"].includes(token.word) && /^(?:form|details|fields|information)$/.test(before)
    );
  });
  const parts = listParts(at < 0 ? rest : slice(rest, at + 1));
  const isPlain = (part: Phrase): boolean =>
    part.tokens.length > 1 && !part.tokens.some(({ word }) => linking.has(word));
  return parts.every(isPlain) ? parts : [];
}

function pairsOf(intent: Intent, phrase: Phrase): Pair[] {
  const before = cuts(phrase, toValue[intent] ?? []).map(([field, value]) => ({ field, value, said: true }));
  const after =
    intent === "set"
      ? []
      : cuts(phrase, intoField).map(([value, field]) => ({
          value,
          field,
          said: true,
          isTurned: true as const,
        }));
  const pairs = [...before, ...after.toReversed()].filter((pair) => isPair(pair));
  if (pairs.length > 0) return pairs;
  const last = phrase.tokens.at(-1);
  if (phrase.tokens.length < 2 || last === undefined || !isLiteral(last) || last.text === "") return [];
  // Numbers may be written in groups: “4000 0000 0000 0002”.
  let from = phrase.tokens.length - 1;
  while (from > 1 && /^\d+$/.test(last.text) && /^\d+$/.test(phrase.tokens[from - 1]?.text ?? "")) from -= 1;
  return [{ field: slice(phrase, 0, from), value: slice(phrase, from), said: false }].filter(isPair);
}

function isPair(pair: Pair): boolean {
  return (
    trimTarget(pair.field).tokens.length > 0 &&
    pair.value.tokens.length > 0 &&
    isWholeValue(pair.value) &&
    !isDescribed(pair.value)
  );
}

/** Every way to cut a phrase in two at one of the words, which belongs to neither side. */
function cuts(phrase: Phrase, words: string[]): [Phrase, Phrase][] {
  const found: [Phrase, Phrase][] = [];
  for (let at = 1; at < phrase.tokens.length - 1 && found.length < maximumCuts; at += 1) {
    const token = phrase.tokens[at];
    if (token && words.includes(token.word)) found.push([slice(phrase, 0, at), slice(phrase, at + 1)]);
  }
  return found;
}

/** The parts of an enumeration: between commas and “and”. */
export function listParts(phrase: Phrase): Phrase[] {
  const parts: Phrase[] = [];
  let from = 0;
  phrase.tokens.forEach((token, at) => {
    if (
      token.word !== "," &&
      token.word !== "and" &&
      token.word !== ";" &&
      token.word !== "\n" &&
      token.word !== "&"
    )
      return;
    if (at > from) parts.push(slice(phrase, from, at));
    from = at + 1;
  });
  if (from < phrase.tokens.length) parts.push(slice(phrase, from));
  return parts;
}

/** “select Y from X”, “choose Y as X”, and “choose Y” where no list is named. */
export function selectReadings(rest: Phrase, text: string): ParsedInstruction[][] {
  const base = { intent: "select" as const, method: "selectOption" as const, times: 1, text };
  const cutOff = cuts(rest, fromList)
    .map(([value, list]) => ({ value: optionOf(value), list: trimTarget(list) }))
    .filter(({ value, list }) => value !== "" && list.tokens.length > 0 && !endsInList.test(value))
    // “excellent as the quality of the courgettes”: where the value ends is plain.
    .filter(({ value }, _, all) => !all.some((one) => isLedOn(value, one.value)));
  // “5 May 2027 as the day of arrival”: where the day ends is plain.
  const days = cutOff.filter(({ value }) => saysDay(value));
  const inLists = (days.length > 0 ? days : cutOff).map(({ value, list }) => [
    { ...base, value, target: parseTarget(list) },
  ]);
  const target = parseTarget(rest);
  const whole: ParsedInstruction[][] = target.readings.length > 0 ? [[{ ...base, target }]] : [];
  const parts = listParts(rest);
  // “Paint as the material and red as the colour”: each has its list.
  const ofEach = parts.map((part) => cuts(part, ["as", "for", "from"])[0]);
  const each = ofEach.filter((cut) => cut !== undefined);
  if (parts.length > 1 && each.length === parts.length) {
    const chosen = each.map(([value, list]) => ({
      ...base,
      value: optionOf(value),
      target: parseTarget(trimTarget(list)),
    }));
    return [chosen, ...whole];
  }
  // “Dates and Something lasting in Here for”: the list is named once, for both.
  const several =
    parts.length > 1 && inLists.length === 0
      ? [parts.map((part) => ({ ...base, target: parseTarget(part) }))]
      : [];
  return [...inLists, ...whole, ...several];
}

/** Goes on behind the shorter one with what the list is called. */
const isLedOn = (value: string, shorter: string): boolean =>
  value.startsWith(`${shorter} `) &&
  /^ (?:as|for) (?:the|my|our|his|her|their) /iu.test(value.slice(shorter.length));

/** “Dawn from the list of lamps”: the list does not end the value. */
const endsInList =
  / (?:from|in|out of|on) (?:the|this|your) (?:drop-?(?: ?down)? ?)?(?:list|menu|box|options)$/iu;

/** “the option Norway”, “Norway option” → Norway. */
function optionOf(phrase: Phrase): string {
  const value = valueOf(trimTarget(phrase));
  const withoutWord = value.replace(/^(?:the\s+)?option\s+/i, "").replace(/\s+option$/i, "");
  return withoutWord.replace(/^["“'‘](.*)["”'’]$/, "$1").trim();
}

/** “search for Y”, “search the catalogue for Y”, “search for Y in the search box”. */
export function searchReadings(rest: Phrase, text: string): ParsedInstruction[][] {
  const base = { intent: "search" as const, method: "fill" as const, times: 1, text };
  const readings: ParsedInstruction[][] = [];
  for (const [value, field] of cuts(rest, ["in", "into", "on", "using", "with"])) {
    const target = parseTarget(field);
    if (target.readings.some(({ role }) => role?.name === "field") && isWholeValue(value))
      readings.push([{ ...base, value: valueOf(value), target }]);
  }
  if (readings.length > 0) return readings;
  // “search with pans”, “search by name” say how, and nothing to search for.
  const isFor = /^(?:search|look) (?:for|up)\b/i.test(text);
  if (!isFor && /^(?:with|using|by|to|as)$/.test(rest.tokens[0]?.word ?? "")) return [];
  const placed = cuts(rest, ["for"])[0];
  const place = placed ? textOf(placed[0]) : "";
  const isPlace = /^(?:(?:in|on|through)\s)?(?:the|this|our|your)\s/i.test(place);
  if (placed && !isPlace && !isFor) {
    return [[{ ...base, value: valueOf(placed[1]), target: parseTarget(placed[0]) }]];
  }
  const sought = placed && isPlace ? placed[1] : rest;
  const value = settingOf(sought);
  return value === "" || !isWholeValue(sought) ? [] : [[{ ...base, value }]];
}
