import { root } from "../evidence/root.ts";
import { monthIn } from "../days/dates.ts";
import { suits, writtenInto } from "../laid/fits.ts";
import type { OfferedChoice } from "../laid/offered.ts";
import { valuesAt, type SaidValue } from "../laid/said-values.ts";
import type { Setting } from "../laid/state.ts";
import { settingsOf } from "../laid/values.ts";
import { slice, textOf, type Phrase } from "../matching/tokens.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import type { StatedControl } from "./controls.ts";

/** What a control would be set to by the tokens from `from` up to, not with, `to`. */
export type StatedValue = {
  from: number;
  to: number;
  settings: Setting[];
  kind: SaidValue["kind"] | "option";
};

const clock = /^(?:at|from|until|till|to|by|around|before|after)$/u;
/** Words of no kind are a value behind what leads up to one. */
const leading = /^(?:is|are|be|was|as|called|named|reads|says)$/u;
const article = /^(?:an?|the)$/u;
const ends = /^(?:,|and|;|from|until|till|as|is|are|was)$/u;
/** It tells how something is, and not what it is. */
const vague =
  /^(?:over|done|ready|late|early|wrong|right|correct|fine|ok|okay|good|bad|here|there|back|off|on|in|out|up|down|at|to|of|for|by|with|very|so|too|still|already|going|being|my|our|your|his|her|their|its|this|that|i|we|he|she|it|they|yes|due|new|old|missing|empty|full|open|closed|important|urgent|possible|allowed|welcome|sure|mine|yours|theirs|ours)$/u;

export function statedValues(
  control: StatedControl,
  phrase: Phrase,
  { from, to, listed }: { from: number; to: number; listed: ReadonlySet<string> },
): StatedValue[] {
  const { field, choices } = control;
  if (choices) return choices.flatMap((choice) => optionsSaid(choice, phrase, { from, to }));
  if (field === undefined) return [];
  const found: StatedValue[] = [];
  for (let at = from; at < to; at += 1) {
    const before = phrase.tokens[at - 1]?.word ?? "";
    const marked = valuesAt(phrase, at).flatMap((value) => [value, ...asClock(value, before)]);
    // “250 GBP”, where the page has a list of currencies, is a number and a currency.
    const isBoth = ({ unit, length }: SaidValue): boolean =>
      unit !== undefined && length > 1 && listed.has(normalize(unit));
    for (const value of [
      ...marked.filter((one) => !isBoth(one)),
      ...wordsBehind(phrase, { at, to, before }),
    ]) {
      if (at + value.length > to) continue;
      const written = fits(control, value) ? writtenInto(field, value) : undefined;
      const settings = written === undefined ? [] : settingsOf(field, written);
      if (settings.length > 0) found.push({ from: at, to: at + value.length, settings, kind: value.kind });
    }
  }
  return found;
}

/** “starts at 9”. */
function asClock({ kind, text, length, unit }: SaidValue, before: string): SaidValue[] {
  const isHour = kind === "number" && unit === undefined && length === 1 && /^(?:1?\d|2[0-4])$/u.test(text);
  return isHour && clock.test(before) ? [{ kind: "time", text: `${text}:00`, length }] : [];
}

function wordsBehind(
  phrase: Phrase,
  { at, to, before }: { at: number; to: number; before: string },
): SaidValue[] {
  const led = article.test(before) ? (phrase.tokens[at - 2]?.word ?? "") : before;
  const first = phrase.tokens[at];
  if (!leading.test(led) || first?.kind !== "word" || article.test(first.word)) return [];
  const tokens = phrase.tokens.slice(at, to);
  const cut = tokens.findIndex(({ word }) => ends.test(word));
  const length = cut < 0 ? tokens.length : cut;
  return length === 0 || vague.test(first.word)
    ? []
    : [{ kind: "words", text: textOf(slice(phrase, at, at + length)), length }];
}

/** A figure is no text, and what is of a kind of its own goes where that is asked for. */
function fits({ field, node }: StatedControl, value: SaidValue): boolean {
  if (field === undefined) return false;
  // What a list completes has to be one of its entries.
  if (value.kind === "name" || value.kind === "words")
    return (
      node.role !== "combobox" &&
      !(value.kind === "name" && monthIn(value.text) !== undefined) &&
      !/^(?:number|date|time|email|tel|range)$/u.test(node.inputType ?? "") &&
      suits(field, value)
    );
  return true;
}

/** All of an option's name, or of what stands before its first comma or bracket. */
function optionsSaid(
  choice: OfferedChoice,
  { tokens }: Phrase,
  { from, to }: { from: number; to: number },
): StatedValue[] {
  const names = [choice.whole, choice.head].filter((name) => name.length > 0);
  return names.flatMap((name) => {
    const wanted = name.map(root);
    for (let at = from; at < to; at += 1) {
      for (let end = at + 1; end <= Math.min(to, at + wanted.length + 1); end += 1) {
        const said = tokens.slice(at, end).flatMap(({ text }) => wordsOf(normalize(text)).map(root));
        if (said.length === wanted.length && said.every((one, position) => one === wanted[position]))
          return [{ from: at, to: end, settings: [choosing(choice)], kind: "option" as const }];
      }
    }
    return [];
  });
}

function choosing({ at, node, option, group, places }: OfferedChoice): Setting {
  const use =
    option === undefined
      ? { method: "check" as const, arguments: [] }
      : { method: "selectOption" as const, arguments: [option] };
  return { key: group, at, node, ...use, times: 1, places, isChoice: true };
}
