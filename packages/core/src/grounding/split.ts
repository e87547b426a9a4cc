import { clauseStart, skipOpening, splitClauses, withoutMarker } from "./clauses.ts";
import { phraseAt, slice, textOf, tokenize, type Phrase, type Token } from "./tokens.ts";
import { conditionTable, extractionTable, navigationTable, waitingTable } from "./vocabulary/tasks.ts";
import { verbTable } from "./vocabulary/verbs.ts";

/** One step of a task. `condition` is what has to hold for it, in the words of the task. */
export type TaskStep = {
  kind: "act" | "navigate" | "extract" | "unknown";
  text: string;
  /** Where to go; relative addresses stay relative. */
  url?: string;
  condition?: string;
};

/** A longer task is no list of steps any more. */
const maximumCharacters = 20_000;

/**
 * Cuts a task into plain steps: lists, sentences, “then”, and “and” between imperative clauses; never within quotes, a
 * name or a value. A step it has no kind for is `unknown`, so that nobody takes it for done.
 */
export function splitTask(instruction: string): TaskStep[] {
  const task = instruction.slice(0, maximumCharacters);
  return linesOf(task).flatMap((line) => stepsOfLine(withoutMarker(tokenize(line))));
}

/** Lines, and items of a list that was written in one line (`1. … 2. …`). */
function linesOf(task: string): string[] {
  return task
    .split(/\n+/)
    .flatMap((line) =>
      /^\s*1[.)]\s/.test(line) ? line.split(/(?<=[\s.,;])(?=\d{1,2}[.)]\s+\p{L})/u) : [line],
    )
    .filter((line) => line.trim() !== "");
}

function stepsOfLine(line: Phrase): TaskStep[] {
  const steps: TaskStep[] = [];
  for (const { phrase } of joinConditions(splitClauses(line).map((clause) => clause.phrase))) {
    const step = stepOf(phrase);
    if (step) steps.push(step);
  }
  return steps;
}

/** “If a banner appears, close it”: the cut after the comma is put back, so that the condition stays with its step. */
function joinConditions(phrases: Phrase[]): { phrase: Phrase }[] {
  const joined: { phrase: Phrase }[] = [];
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at];
    const next = phrases[at + 1];
    if (!phrase) continue;
    const starts = phraseAt(phrase.tokens, skipOpening(phrase.tokens, 0), conditionTable);
    const last = phrase.tokens.at(-1);
    const endsOpen =
      last !== undefined && !phrase.tokens.some((token) => token.word === ",") && next !== undefined;
    if (starts && endsOpen) {
      joined.push({
        phrase: { source: phrase.source, tokens: [...phrase.tokens, comma(last), ...next.tokens] },
      });
      at += 1;
    } else joined.push({ phrase });
  }
  return joined;
}

function comma(after: Token): Token {
  return { kind: "punctuation", text: ",", word: ",", start: after.end, end: after.end };
}

function stepOf(given: Phrase): TaskStep | undefined {
  const phrase = slice(withoutEnd(given), skipOpening(given.tokens, 0));
  const text = textOf(phrase);
  if (text === "") return undefined;
  const condition = conditionOf(phrase);
  if (!condition) return { ...kindOf(phrase), text };
  if (condition.step.tokens.length === 0) return { kind: "unknown", text };
  return { ...kindOf(condition.step), text: textOf(condition.step), condition: condition.text };
}

function withoutEnd(phrase: Phrase): Phrase {
  let { tokens } = phrase;
  while (tokens.length > 0 && /^[.,;!\n]$/.test(tokens.at(-1)?.word ?? "")) tokens = tokens.slice(0, -1);
  return { source: phrase.source, tokens };
}

function conditionOf(phrase: Phrase): { text: string; step: Phrase } | undefined {
  const found = phraseAt(phrase.tokens, 0, conditionTable);
  if (found) {
    const at = phrase.tokens.findIndex((token) => token.word === "," || token.word === "then");
    if (at < 0) return { text: textOf(phrase), step: slice(phrase, phrase.tokens.length) };
    let from = at + 1;
    while ([",", "then"].includes(phrase.tokens[from]?.word ?? "")) from += 1;
    return { text: textOf(slice(phrase, 0, at)), step: slice(phrase, skipOpening(phrase.tokens, from)) };
  }
  const later = phrase.tokens.findIndex(
    (token, at) => at > 1 && (token.word === "if" || token.word === "unless"),
  );
  const verb = clauseStart(phrase.tokens, 0);
  if (later < 0 || !verb || verb.intent === "type" || verb.intent === "fill" || verb.intent === "search")
    return undefined;
  if (phraseAt(phrase.tokens, 0, extractionTable)) return undefined;
  return { text: textOf(slice(phrase, later)), step: withoutEnd(slice(phrase, 0, later)) };
}

function kindOf(phrase: Phrase): { kind: TaskStep["kind"]; url?: string } {
  const url = addressIn(phrase);
  if (url !== undefined) return { kind: "navigate", url };
  const text = textOf(phrase);
  const waiting = phraseAt(phrase.tokens, 0, waitingTable);
  const extraction = phraseAt(phrase.tokens, 0, extractionTable);
  const verb = phraseAt(phrase.tokens, 0, verbTable);
  if (waiting && waiting.length >= (verb?.length ?? 0)) return { kind: "unknown" };
  if (text.endsWith("?")) return { kind: "extract" };
  if (extraction && extraction.length >= (verb?.length ?? 0)) return { kind: "extract" };
  return { kind: verb ? "act" : "unknown" };
}

/** An address after a verb of going, or alone: `https://…`, `example.com/cart`, `/cart`. */
function addressIn(phrase: Phrase): string | undefined {
  const verb = phraseAt(phrase.tokens, 0, navigationTable);
  let from = verb?.length ?? 0;
  while (/^(?:to|the|url|page|website|site|address|at|:)$/.test(phrase.tokens[from]?.word ?? "")) from += 1;
  const token = phrase.tokens[from];
  if (!token || from !== phrase.tokens.length - 1) return undefined;
  const text = token.text.trim();
  if (/^(?:https?|about|file|data|chrome):\S+$/i.test(text)) return text;
  if (!verb) return undefined;
  if (/^\/\S*$/.test(text)) return text;
  const isHost = /^(?:localhost|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(text);
  const isFile =
    /\.(?:pdf|docx?|xlsx?|csv|txt|zip|png|jpe?g|gif|html?|json|md)$/i.test(text) && !text.includes("/");
  if (!isHost && !/^\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?:\/\S*)?$/.test(text)) return undefined;
  return isFile ? undefined : `https://${text}`;
}
