import type { ParsedInstruction, Whole } from "./parsed.ts";
import { ownerQualifier, parseTarget, trimTarget } from "./target.ts";
import { phraseAt, slice, textOf, tokenize, type Phrase } from "../matching/tokens.ts";
import { verbTable } from "../vocabulary/verbs.ts";

/** A hint is the name of a button, not a sentence. */
const longestHint = 4;

/** “remove the Blumenerde (Entfernen)”: what stands in brackets at the end is how the page calls it. */
export function hintedReadings(phrase: Phrase, text: string): ParsedInstruction[][] {
  const { tokens } = phrase;
  const end = tokens.findLastIndex(({ kind }) => kind !== "punctuation") + 1;
  const open = tokens.findLastIndex(({ word }) => word === "(");
  if (open < 2 || tokens[end]?.word !== ")" || end - open - 1 > longestHint || end - open < 2) return [];
  const verb = phraseAt(tokens, 0, verbTable);
  if (verb && /^(?:fill|type|set|search|press|scroll|upload)$/.test(verb.entry)) return [];
  const object = trimTarget(slice(phrase, verb?.length ?? 0, open));
  if (object.tokens.length === 0) return [];
  const owner = textOf(object)
    .replace(/^(?:the|a|an|my) /i, "")
    .replace(/ (?:from|to|in|into|out of) (?:the |my )?(?:basket|cart|bag|list)$/i, "")
    .replace(/ (?:once more|again)$/i, "");
  const name = textOf(slice(phrase, open + 1, end));
  const base = { name, quoted: true, all: false, exclusions: [] };
  const target = { text, readings: [{ ...base, qualifiers: [ownerQualifier(owner)], prior: 1 }] };
  return [[{ intent: "click", method: "click", target, times: 1, text }]];
}

/** “mark the last comment as helpful”: what it is marked as is the control, and the rest says of what. */
export function markedReadings(rest: Phrase, { phrase, text }: Whole): ParsedInstruction[][] {
  if (!/^(?:mark|flag|set)$/.test(phrase.tokens[0]?.word ?? "")) return [];
  const words = trimTarget(rest);
  const at = words.tokens.findLastIndex(({ word }) => word === "as");
  if (at < 1 || at === words.tokens.length - 1) return [];
  const owner = textOf(slice(words, 0, at)).replace(/^(?:the|my) /i, "");
  const state = textOf(slice(words, at + 1)).replace(/^(?:an?|my|the) /i, "");
  return [state, `mark as ${state}`].map((name) => {
    const reading = { name, quoted: false, all: false, exclusions: [], prior: 0.97 };
    const target = { text, readings: [{ ...reading, qualifiers: [ownerQualifier(owner)] }] };
    return [{ intent: "name", method: "click", target, times: 1, text }];
  });
}

const showing = new Set(["show", "include", "add", "display"]);
const hiding = new Set(["hide", "exclude", "remove", "stop"]);

/** “show public holidays”, “hide the work calendar”: a box to tick that says what is shown, and is in the other state. */
export function shownReadings(rest: Phrase, { phrase, text }: Whole): ParsedInstruction[][] {
  const verb = phrase.tokens[0]?.word ?? "";
  const isShown = showing.has(verb);
  const target = parseTarget(tokenize(textOf(trimTarget(rest)).replace(/^only /i, "")));
  if ((!isShown && !hiding.has(verb)) || target.readings.length === 0) return [];
  const method = isShown ? ("check" as const) : ("uncheck" as const);
  return [[{ intent: method, method, target, changes: true, times: 1, text }]];
}
