import type { PageView, ViewNode } from "../../page/view.ts";
import { isField } from "../matching/compatibility.ts";
import { saysDay, timeOf } from "./dates.ts";
import { dayFor } from "./day-format.ts";
import { isDayForTime } from "../checks/misread.ts";
import { modalOf } from "../matching/modal.ts";
import { stepOn, type GroundedStep, type Resolved } from "../outcome.ts";
import { wordsOf, normalize, stem } from "../matching/text.ts";
import { slice, textOf, tokenize, type Phrase, type Token } from "../matching/tokens.ts";
import { contains, indexOf, type Candidate } from "../matching/view-index.ts";

/** A day is said in at most so many words: “the 5th of May , 2027”. */
const longestDate = 6;

type Said = { date?: string; time?: string; rest: Token[] };

/**
 * “book the pick-up for 12 April 2027 at 13:15”, “the arrival is on 22 February 2027”: a day and a time of which the page
 * asks only once, wherever they stand in the sentence; and the button that the verb begins the name of. Every other word
 * must be one that the page says of them.
 */
export function groundSaidDates(view: PageView, text: string): Resolved | undefined {
  const said = readDates(tokenize(text));
  if (said === undefined) return undefined;
  const usable = usableIn(view);
  const rest = said.rest.map(({ word }) => word);
  const day = said.date === undefined ? undefined : onlyField(usable, { fits: isForDay, rest });
  const clock = said.time === undefined ? undefined : onlyField(usable, { fits: isForTime, rest });
  if (day !== undefined && day === clock) return undefined;
  if ((said.date !== undefined && !day) || (said.time !== undefined && !clock)) return undefined;
  const fields = [day, clock].filter((field) => field !== undefined);
  const button = buttonBegunBy(usable, rest[0] ?? "");
  const known = new Set(
    [...[...fields, ...(button ? [button] : [])].flatMap(wordsOfCandidate), ...pageWords(view)].map(stem),
  );
  const isTold = (word: string): boolean =>
    light.has(word) || wordsOf(normalize(word)).every((part) => known.has(stem(part)));
  if (!rest.every(isTold)) return undefined;
  const steps: GroundedStep[] = [];
  if (day !== undefined) {
    const { node } = day;
    const text = said.date ?? "";
    if (isDayForTime(node, text)) return undefined;
    const written = dayFor(view, node, text) ?? (node.inputType === "date" ? undefined : text);
    if (written === undefined) return undefined;
    steps.push(stepOn(view, node, writing(node, written)));
  }
  if (clock) steps.push(stepOn(view, clock.node, writing(clock.node, said.time ?? "")));
  if (button) steps.push(stepOn(view, button.node, { method: "click" }));
  return { outcome: "resolved", steps, confidence: 0.78, candidates: [] };
}

function writing(node: ViewNode, value: string): { method: "fill" | "selectOption"; arguments: string[] } {
  return node.options === undefined
    ? { method: "fill", arguments: [value] }
    : { method: "selectOption", arguments: [value] };
}

/** Words that lead to a day or a time, or say no more than that there is one. */
const light = new Set(
  "the a an on at for is in of to as with please it its this that by from day date time clock hour calendar set put pick choose select enter fill type write and into way form wants want needs shall should be my our i , . ; : = ! ( )".split(
    " ",
  ),
);

/** One day, or one time, or both; undefined for none of them and for several. */
function readDates(phrase: Phrase): Said | undefined {
  const found: { date?: string; time?: string } = {};
  const rest: Token[] = [];
  for (let at = 0; at < phrase.tokens.length;) {
    const span = spanAt(phrase, at);
    if (span === undefined) {
      const token = phrase.tokens[at];
      if (token) rest.push(token);
      at += 1;
      continue;
    }
    if ((span.date && found.date) || (span.time && found.time)) return undefined;
    Object.assign(found, span.date === undefined ? { time: span.time } : { date: span.date });
    at += span.length;
  }
  if (rest.some(({ kind }) => kind === "quoted")) return undefined;
  return found.date === undefined && found.time === undefined ? undefined : { ...found, rest };
}

function spanAt(phrase: Phrase, at: number): { date?: string; time?: string; length: number } | undefined {
  for (let length = Math.min(longestDate, phrase.tokens.length - at); length > 0; length -= 1) {
    const text = textOf(slice(phrase, at, at + length)).replace(/^the /iu, "");
    if (saysDay(text)) return { date: text, length };
    const time = /\d/u.test(text) ? timeOf(text) : undefined;
    if (time !== undefined) return { time, length };
  }
  return undefined;
}

function usableIn(view: PageView): Candidate[] {
  const index = indexOf(view);
  const modal = modalOf(view);
  return index.candidates.filter(
    ({ node, index: at }) => !node.disabled && (modal === undefined || contains(index, modal, at)),
  );
}

const dayWords =
  /\b(?:date|day|arrival|departure|check ?in|check ?out|birth|born|birthday|deadline|due|when)\b/iu;
const dayPattern = /\b(?:dd|mm|yyyy|jj|tt|aaaa)\b|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/iu;

function isForDay(candidate: Candidate): boolean {
  const { node } = candidate;
  if (node.inputType === "date") return true;
  if (!isField(node) || !/^(?:text|search)?$/u.test(node.inputType ?? "")) return false;
  return dayWords.test(wordsOfCandidate(candidate).join(" ")) || dayPattern.test(node.placeholder ?? "");
}

function isForTime(candidate: Candidate): boolean {
  const { node } = candidate;
  if (node.inputType === "time") return true;
  if (node.options?.some(({ label }) => /^\d{1,2}[:.]\d{2}$/u.test(label)) === true) return true;
  return isField(node) && /\b(?:time|hour)\b/iu.test(wordsOfCandidate(candidate).join(" "));
}

type Wanted = { fits: (candidate: Candidate) => boolean; rest: string[] };

/** The only one; of several the only one whose name is said. */
function onlyField(usable: Candidate[], { fits, rest }: Wanted): Candidate | undefined {
  const fitting = usable.filter(fits);
  const said = new Set(rest.filter((word) => !light.has(word)).map(stem));
  const called = fitting.filter((field) => wordsOfCandidate(field).some((word) => said.has(stem(word))));
  if (called.length === 1) return called[0];
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** “book …”: the one button whose name begins so. */
function buttonBegunBy(usable: Candidate[], verb: string): Candidate | undefined {
  if (light.has(verb) || !/^\p{L}+$/u.test(verb)) return undefined;
  const begun = usable.filter(
    ({ node, fields }) => node.role === "button" && fields.some(({ name }) => name.words[0] === verb),
  );
  return begun.length === 1 ? begun[0] : undefined;
}

/** What the page is called: its title and its headings. */
function pageWords(view: PageView): string[] {
  const headings = view.nodes.filter(({ role }) => role === "heading").map(({ name }) => name);
  return [view.title, ...headings].flatMap((name) => wordsOf(normalize(name)));
}

function wordsOfCandidate({ node, fields }: Candidate): string[] {
  return [...fields.flatMap(({ name }) => name.words), ...wordsOf(normalize(node.placeholder ?? ""))];
}
