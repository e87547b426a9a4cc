import { amountOrders } from "../amounts/amount-for.ts";
import { clauseStart, skipOpening, splitClauses, withoutMarker } from "./clauses.ts";
import { logInOrders, plainLogIn } from "../log-in/said.ts";
import { paymentOrders } from "../fields/pay-by.ts";
import { namesInTurn, pathOrders } from "../controls/paths.ts";
import { withoutRemarks } from "../wordings/remarks.ts";
import { saysNothing } from "../choices/tick-nothing.ts";
import { phraseAt, slice, textOf, tokenize, type Phrase, type Token } from "../matching/tokens.ts";
import { conditionTable, extractionTable, navigationTable, waitingTable } from "../vocabulary/tasks.ts";
import { plainerWordings } from "../wordings/wordings.ts";
import { withoutWhereabouts } from "./whereabouts.ts";
import { verbTable } from "../vocabulary/verbs.ts";

/** One step of a task. `condition` is what has to hold for it, in the words of the task. */
export type TaskStep = {
  kind: "act" | "navigate" | "extract" | "unknown";
  text: string;
  /** Where to go; relative addresses stay relative. */
  url?: string;
  condition?: string;
};

/** A longer task is no list of steps any more. */
export const maximumCharacters = 20_000;

/**
 * Cuts a task into plain steps: lists, sentences, “then”, and “and” between imperative clauses; never within quotes, a
 * name or a value. A step it has no kind for is `unknown`, so that nobody takes it for done.
 */
export function splitTask(instruction: string): TaskStep[] {
  const task = instruction.slice(0, maximumCharacters);
  return linesOf(task).flatMap((line) => stepsOfLine(withoutMarker(tokenize(line))));
}

const path =
  /^(?<verb>(?:please )?(?:select|choose|pick|click(?: on)?|open|go to|navigate to|follow)) (?<steps>.+? (?:>|→|»|›|->) .+)$/iu;

/**
 * The orders that an instruction gives one after the other, where each can only be found once the one before is done:
 * “click One, then click Two”, “select File > Export > PDF”. Undefined for a single one, and for anything but orders.
 */
export function ordersIn(instruction: string): string[] | undefined {
  const logIn = logInOrders(instruction);
  const plain = logIn ?? paymentOrders(instruction) ?? pathOrders(instruction);
  if (plain !== undefined) return plain;
  const { verb = "", steps = "" } = path.exec(instruction.trim())?.groups ?? {};
  const orders: TaskStep[] = steps === "" ? splitTask(instruction) : stepsOfPath(verb, steps);
  const isPlain =
    orders.length > 1 && orders.every(({ kind, condition }) => kind === "act" && condition === undefined);
  return isPlain ? orders.map(({ text }) => text) : undefined;
}

function stepsOfPath(verb: string, steps: string): TaskStep[] {
  const [last = "", ...rest] = splitTask(steps.split(/ (?:>|→|»|›|->) /u).at(-1) ?? "").map(
    ({ text }) => text,
  );
  const names = steps.split(/ (?:>|→|»|›|->) /u).slice(0, -1);
  return [...[...names, last].map((name) => `${verb} ${name}`), ...rest].map((text) => ({
    kind: "act",
    text,
  }));
}

/** Lines, and items of a list that was written in one line (`1. … 2. …`). */
export function linesOf(task: string): string[] {
  return (plainLogIn(task) ?? task)
    .split(/\n+/)
    .map((line) => withoutRemarks(withoutWhereabouts(line)))
    .flatMap((line) => namesInTurn(line) ?? paymentOrders(line) ?? [line])
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
    const isBare = last !== undefined && next !== undefined && saysNothing(textOf(phrase));
    if (isBare) {
      joined.push({ phrase: { source: phrase.source, tokens: [...phrase.tokens, ...next.tokens] } });
      at += 1;
    } else if (starts && endsOpen) {
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
  if (pathOrders(text) !== undefined || amountOrders(text) !== undefined || reported.test(text))
    return { kind: "act" };
  const waiting = phraseAt(phrase.tokens, 0, waitingTable);
  const extraction = phraseAt(phrase.tokens, 0, extractionTable);
  const verb = phraseAt(phrase.tokens, 0, verbTable);
  if (waiting && waiting.length >= (verb?.length ?? 0)) return { kind: "unknown" };
  if (text.endsWith("?")) return { kind: "extract" };
  if (extraction && extraction.length >= (verb?.length ?? 0)) return { kind: "extract" };
  return { kind: verb || isName(phrase) || plainerWordings(text).length > 0 ? "act" : "unknown" };
}

/** “report a Barn owl” tells nobody anything. */
const reported = /^[Rr]eport(?: (?:an?|the) \p{Lu}|$)/u;

/** “OK”, “Next”, “town: Chester”, “go on”: what a control is called, or a field and its value. */
function isName({ tokens, source }: Phrase): boolean {
  const text = textOf({ tokens, source });
  if (/^(?:go|move|carry) (?:on|ahead)$/iu.test(text)) return true;
  if (
    /^\p{Lu}/u.test(text) &&
    tokens.length <= 2 &&
    !/^(?:I|It|He|She|They|We|You|There|This|That)\b/u.test(text)
  )
    return true;
  return told.test(text) || /^[^:.;,?!]{1,40}(?::|=) ?\S[^:;?]*$/u.test(text);
}

/** “the arrival is on 22 February 2027”, “my nickname is Kasimir47”. */
const told =
  /^(?:[Tt]he|[Mm]y|[Oo]ur) [\p{L} -]{2,40}? (?:is|should be|shall be|must be) (?:on |at )?(?:["“]|\p{Lu}|\d|\S+@)/u;

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
