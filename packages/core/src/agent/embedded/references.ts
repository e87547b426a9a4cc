import { normalize, stem, wordsOf } from "../../grounding/matching/text.ts";
import { phraseAt, tokenize } from "../../grounding/matching/tokens.ts";
import { verbTable } from "../../grounding/vocabulary/verbs.ts";
import { skipOpening } from "../../grounding/grammar/clauses.ts";
import { withoutArticle } from "./things.ts";

/** A value that was read off a page to be used later on. */
export type Note = { what: string; value: string; used: boolean };

/** The wordings to try for a step, best first: with values in place of what stands for them, and things in place of “it”. */
export type Wording = { text: string; note?: Note };

const writing =
  /^(?:type|enter|write|paste|put|fill|fill in|input|insert|use|search|search for|look for|look up|set|place|key in)$/;
const carried =
  /\b(?:it|that|this|them|the (?:noted|copied|remembered|saved|same) (?:value|number|code|text|price|one)|(?:that|this|the) (?:value|number|code|text|price|name|word|answer|result)|your answer|(?:its|their|his|her) (?:value|name|title))\b/i;

/** “archive that message”, “open it”. */
const pointing =
  /\b(?:it|them|(?:that|this) (?:one|(?:same )?(?:message|e-?mail|mail|post|entry|item|row|card|person|user|order|seat|product|article)))\b/i;

/** What a task has spoken of so far, which later parts take up again. */
export class References {
  readonly notes: Note[] = [];
  /** What the step before wrote is sent already. */
  isSent = false;
  /** Things that were acted on or asked about, the last one first. */
  readonly #things: string[] = [];

  note(what: string, value: string): void {
    this.notes.push({ what: withoutArticle(what), value, used: false });
  }

  speakOf(thing: string): void {
    const name = withoutArticle(thing);
    if (name !== "" && !/^(?:it|them|that|this|one)$/i.test(name)) this.#things.unshift(name);
  }

  /** What was acted on or asked about last. */
  get thing(): string | undefined {
    return this.#things[0];
  }

  /** As it is worded comes first, unless it plainly takes up a value. */
  wordingsOf(text: string): Wording[] {
    const noted = this.#withNote(text);
    if (noted !== undefined) return [noted];
    const others = pointing.test(text) && !/["“]/.test(text) ? this.#things.slice(0, 3) : [];
    const named = others.map((thing): Wording => ({ text: text.replace(pointing, `the ${thing}`) }));
    if (goesOn.test(text.trim()))
      return [{ text }, ...nextNames.map((name) => ({ text: `click "${name}"` }))];
    return isBare(text) ? [...named, { text }] : [{ text }, ...named];
  }

  #withNote(text: string): Wording | undefined {
    if (this.notes.length === 0 || !writing.test(verbOf(text)?.toLowerCase() ?? "")) return undefined;
    for (const note of this.notes.toReversed()) {
      const at = placeOf(text, note);
      if (at === undefined) continue;
      return { text: `${text.slice(0, at.from)}${quoted(note.value)}${text.slice(at.to)}`, note };
    }
    const last = this.notes.at(-1);
    const pronoun = carried.exec(text);
    if (last === undefined || pronoun === null || /["“]/.test(text)) return undefined;
    const rest = text
      .slice(pronoun.index + pronoun[0].length)
      .replace(/^ (?:you|i|we) (?:noted|copied|read|found)(?: down)?/i, "");
    return { text: joined(text.slice(0, pronoun.index), last.value, rest), note: last };
  }
}

/** “fill it in the Budget field” says the field behind the value; “fill in the field with it” before it. */
function joined(before: string, value: string, rest: string): string {
  const isFill = /^fill (?:in )?$/i.test(before) && /^ (?:in|into|in to)\b/i.test(rest);
  return `${isFill ? "type " : before}${quoted(value)}${rest}`;
}

/** Where a step speaks of a noted value by its name (“the order number”, “the price you noted”, “that number”). */
function placeOf(text: string, { what }: Note): { from: number; to: number } | undefined {
  const words = what.replace(/ (?:of|for|in|on|from) .*$/i, "");
  const pattern = new RegExp(
    String.raw`\b(?:the|that|this|its)(?: (?:noted|copied|remembered|saved|same))? ${escaped(words)}(?: (?:(?:that )?(?:you|i|we) (?:just )?(?:noted|copied|read|remembered|wrote down|found)(?: down| earlier| before)?|noted|from (?:before|earlier|above)))?(?=[\s,.;]|$)`,
    "i",
  );
  const found = pattern.exec(text);
  if (found === null) return undefined;
  const rest = text.slice(found.index + found[0].length);
  // “type 5 into the order number” names a field; “type the order number into …” names the value.
  const isField =
    /\b(?:into|in|to|on|for) $/i.test(text.slice(0, found.index)) || /^ (?:field|box|input)\b/i.test(rest);
  return isField ? undefined : { from: found.index, to: found.index + found[0].length };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/\s+/g, String.raw`\s+`);
}

const quotes: [string, string][] = [
  ['"', '"'],
  ["“", "”"],
  ["«", "»"],
  ["`", "`"],
];

/** In quotes that the value does not hold itself, so that no word of it is read as a part of the step. */
export function quoted(value: string): string {
  const line = value.replace(/\s+/g, " ").trim();
  const [open, close] = quotes.find((pair) => pair.every((mark) => !line.includes(mark))) ?? ["“", "”"];
  return `${open}${line.replace(/[“”]/g, "'")}${close}`;
}

/** To whatever comes next, by whatever the page calls it. */
export const goesOn =
  /^(?:go|move|carry) on(?: to the next (?:step|page|part))?$|^(?:proceed|continue|go) to the next (?:step|page|part)$/i;
const nextNames = ["Next", "Continue", "Go on", "Proceed", "Next step"];

/** “open it”, “click that one”: nothing but the verb says what is meant. */
function isBare(text: string): boolean {
  return /^(?:open|click|click on|select|choose|view|visit|go to|tap|pick|close|dismiss)(?: on)? (?:it|them)$/i.test(
    text.trim(),
  );
}

/** The verb that a step begins with. */
export function verbOf(text: string): string | undefined {
  const phrase = tokenize(text);
  const at = skipOpening(phrase.tokens, 0);
  const verb = phraseAt(phrase.tokens, at, verbTable);
  return (
    verb &&
    phrase.tokens
      .slice(at, at + verb.length)
      .map(({ word }) => word)
      .join(" ")
  );
}

const listed =
  /^(\w+) (.+?)( (?:to|from|in|into) (?:the |my |your )?(?:(?:shopping )?(?:cart|basket|bag)|wish ?list|favou?rites|list|comparison))$/i;

/** “pick the knife and the rope from the bag”. */
const chosenFrom =
  /^(pick|select|choose|tick|check|untick|uncheck|remove|take|highlight|mark) ([^"“]+? and [^"“]+?)((?: (?:from|in|on|of) (?:the|my|your) [\p{L}-]+(?: [\p{L}-]+)?)?)$/iu;

const giving =
  /^(?:please )?(?:enter|put(?: in)?|type(?: in)?|fill in|write|choose|select|pick|set|use|give|take) (?<rest>.+ as (?:the|my|your) .+ as (?:the|my|your) .+)$/iu;

/** “enter 7 June as the day and 2:45 as the time”: one order for each value; empty where it is none, or one only. */
function valuesIn(text: string): string[] {
  const { rest = "" } = giving.exec(text)?.groups ?? {};
  const pairs = [
    ...rest.matchAll(/(?<value>.+?) as (?:the|my|your) (?<field>[\p{L} -]+?)(?:,? and |, |$)/giu),
  ];
  const isAll = pairs.reduce((length, [whole]) => length + whole.length, 0) === rest.length;
  return isAll
    ? pairs.map(({ groups }) => `set the ${groups?.["field"] ?? ""} to ${groups?.["value"] ?? ""}`)
    : [];
}

/** “add the kettle, the mug and the plate to the cart” as one step for each; empty where it is no such list. */
export function partsOf(text: string): string[] {
  const values = valuesIn(text);
  if (values.length > 1) return values;
  const [, verb, list = "", behind = ""] = listed.exec(text) ?? chosenFrom.exec(text) ?? [];
  if (verb === undefined || /["“]/.test(list)) return [];
  const things = list.split(/,\s*(?:and\s+)?|\s+and\s+/).filter((thing) => thing !== "");
  return things.length < 2 ? [] : things.map((thing) => `${verb} ${thing}${behind}`);
}

const trailing =
  /\s+(?:(?:in|into|to|from|on|under|of|at|with|for|by) (?:the |my |your |a )?(?:(?:shopping )?(?:cart|basket|bag)|wish ?list|favou?rites|list|page|menu|site|results?|table|form|section))\b.*$/i;

/** What a step is about, without its verb and without where it stands (“add the Blue Kettle to the cart” → Blue Kettle). */
export function objectOf(text: string): string {
  const phrase = tokenize(text);
  const at = skipOpening(phrase.tokens, 0);
  const verb = phraseAt(phrase.tokens, at, verbTable);
  const first = phrase.tokens[at + (verb?.length ?? 0)];
  if (first === undefined) return "";
  const rest = phrase.source.slice(first.start).trim();
  const named = /^["“'‘«](.+?)["”'’»]/.exec(rest)?.[1];
  return named ?? withoutArticle(rest.replace(trailing, "")).replace(/[.,;!]+$/, "");
}

const kindWords = new Set(
  `tell me us whether if what which who when where why how long much many do does did can could is are was has have will
  there you i we they read get say find list show answer
  the a an of on about for in to from by with at and my your its it page article entry product item profile post link button tab
  box checkbox field option section menu result details one named called titled says`
    .split(/\s+/)
    .map(stem),
);

/** The words that tell one thing from others, by their stems. */
export function tellingWords(text: string): string[] {
  return wordsOf(normalize(text))
    .map(stem)
    .filter((word) => !kindWords.has(word));
}
