import { skipOpening, splitClauses, withoutMarker } from "./clauses.ts";
import { fillReadings, listParts, searchReadings, selectReadings } from "./fill-frames.ts";
import { isPageItself, pressReadings, scrollReadings, takeTimes } from "./page-frames.ts";
import { dragReadings, keyOfHeldClick, takeHeldKey, uploadReadings } from "./pointer-frames.ts";
import type { ParsedClause, ParsedInstruction, ParsedSentence } from "./parsed.ts";
import { parseTarget, trimTarget } from "./target.ts";
import { phraseAt, slice, textOf, tokenize, type Phrase } from "./tokens.ts";
import { shorten } from "./text.ts";
import { unsupportedTable } from "./vocabulary/unsupported.ts";
import { negationTable, questionTable, verbTable, type Intent } from "./vocabulary/verbs.ts";

/** More is a task, not an instruction. */
const maximumClauses = 12;
const maximumTokens = 400;

const methods: Record<Intent, ParsedInstruction["method"]> = {
  click: "click",
  open: "click",
  expand: "click",
  collapse: "click",
  name: "click",
  doubleClick: "doubleClick",
  rightClick: "rightClick",
  middleClick: "middleClick",
  heldClick: "click",
  touch: "tap",
  drag: "dragTo",
  upload: "upload",
  hover: "hover",
  fill: "fill",
  type: "type",
  set: "fill",
  search: "fill",
  clear: "fill",
  select: "selectOption",
  check: "check",
  uncheck: "uncheck",
  press: "press",
  scroll: "scroll",
  goBack: "goBack",
  goForward: "goForward",
  reload: "reload",
};

/**
 * Reads an instruction without looking at a page. What it does not understand as a whole it does not understand: there
 * is no best effort on a part of the words.
 */
export function parseInstruction(instruction: string): ParsedSentence {
  const phrase = withoutMarker(tokenize(instruction.trim()));
  if (phrase.tokens.length === 0) return notUnderstood("The instruction is empty");
  if (phrase.tokens.length > maximumTokens) return notUnderstood("The instruction is too long for one step");
  const clauses = splitClauses(phrase);
  if (clauses.length > maximumClauses) return notUnderstood("The instruction has too many steps for one act");
  const parsed: ParsedClause[] = [];
  for (const clause of clauses) {
    const result = parseClause(clause.phrase);
    if (typeof result === "string") return notUnderstood(result);
    parsed.push(result);
  }
  return { outcome: "parsed", clauses: parsed };
}

function notUnderstood(reason: string): ParsedSentence {
  return { outcome: "not_understood", reason };
}

/** The clause with its readings, or the reason why there are none. */
function parseClause(given: Phrase): ParsedClause | string {
  const phrase = slice(given, skipOpening(given.tokens, 0));
  const text = textOf(trimTarget(phrase));
  const negation = phraseAt(phrase.tokens, 0, negationTable);
  if (negation) return `“${shorten(text, 80)}” says what not to do`;
  const verb = phraseAt(phrase.tokens, 0, verbTable);
  const unsupported = phraseAt(phrase.tokens, 0, unsupportedTable);
  if (unsupported && unsupported.length > (verb?.length ?? 0))
    return `“${unsupported.entry}” is not an action this grounding knows`;
  const question = phraseAt(phrase.tokens, 0, questionTable);
  if (question && question.length >= (verb?.length ?? 0) && isAsking(phrase))
    return "It asks or depends on something, rather than say one action";
  if (!verb) return `“${shorten(phrase.tokens[0]?.text ?? "", 40)}” is not a verb this grounding knows`;
  const rest = slice(phrase, verb.length);
  const readings = readingsOf(verb.entry, rest, { phrase, text }).filter((reading) => reading.length > 0);
  if (readings.length === 0) return `“${shorten(text, 80)}” does not say ${missing(verb.entry)}`;
  return { text, readings };
}

/** “do a barrel roll” asks nothing: after “do” or “have” a question names who it asks about. */
function isAsking({ tokens }: Phrase): boolean {
  if (!/^(?:do|did|have|has)$/.test(tokens[0]?.word ?? "") || tokens.at(-1)?.word === "?") return true;
  return /^(?:i|you|we|they|he|she|it|these|those|this|that|any|the)$/.test(tokens[1]?.word ?? "");
}

function missing(intent: Intent): string {
  if (intent === "fill" || intent === "set") return "which field gets which value";
  if (intent === "search" || intent === "type") return "what to type";
  if (intent === "drag") return "what to drag and where to drop it";
  if (intent === "upload")
    return "the content of the file: name a variable that holds it as a data: URL, as in “upload %cv% to Resume”";
  if (intent === "scroll") return "where to scroll";
  return "on what";
}

type Whole = { phrase: Phrase; text: string };

function readingsOf(intent: Intent, rest: Phrase, whole: Whole): ParsedInstruction[][] {
  const { text } = whole;
  const plain = { intent, method: methods[intent], times: 1, text };
  switch (intent) {
    case "fill":
    case "type":
    case "set":
      if (isPutInto(whole.phrase, rest)) return nameReadings(rest, { phrase: addingTo(rest), text });
      return [...stateReadings(rest, whole), ...fillReadings(intent, rest, text)];
    case "select":
      return selectReadings(rest, text);
    case "search":
      return searchReadings(rest, text);
    case "press":
      return pressReadings(rest, text);
    case "scroll":
      return scrollReadings(rest, text);
    case "drag":
      return dragReadings(rest, text);
    case "upload":
      return uploadReadings(rest, text);
    case "goBack":
    case "goForward":
    case "reload": {
      const counted = takeTimes(rest);
      if (isPageItself(counted.rest)) return [[{ ...plain, times: counted.times }]];
      return rest.tokens[0]?.word === "to" ? targetReadings("open", slice(rest, 1), whole) : [];
    }
    case "name":
      return nameReadings(rest, whole);
    case "clear": {
      const target = parseTarget(rest);
      return target.readings.length > 0 ? [[{ ...plain, target, value: "" }]] : [];
    }
    default:
      return [...stateReadings(rest, whole), ...targetReadings(intent, rest, whole)];
  }
}

function targetReadings(intent: Intent, rest: Phrase, { phrase, text }: Whole): ParsedInstruction[][] {
  const plain = { intent, method: methods[intent], text };
  if (
    intent === "open" &&
    /^(?:to )?the (?:very )?(?:top|bottom|end)(?: of the page)?$/i.test(textOf(trimTarget(rest)))
  ) {
    const direction = /top/i.test(textOf(rest)) ? ("top" as const) : ("bottom" as const);
    return [[{ intent: "scroll", method: "scroll", direction, times: 1, text }]];
  }
  const held = takeHeldKey(rest);
  const keys = intent === "heldClick" ? keyOfHeldClick(phrase) : held.keys;
  const counted = takeTimes(held.keys.length > 0 ? held.rest : rest);
  const target = parseTarget(counted.rest);
  if (target.readings.length === 0) return [];
  const holding = keys.length > 0 ? { arguments: keys } : {};
  const whole = [{ ...plain, ...holding, target, times: counted.times }];
  const parts = listParts(trimTarget(rest));
  if (parts.length < 2 || !["click", "check", "uncheck"].includes(intent)) return [whole];
  return [whole, parts.map((part) => ({ ...plain, target: parseTarget(part), times: 1 }))];
}

/** “turn the lights off”, “switch notifications on”. */
function stateReadings(rest: Phrase, { phrase, text }: Whole): ParsedInstruction[][] {
  const first = phrase.tokens[0]?.word ?? "";
  const trimmed = trimTarget(rest);
  const last = trimmed.tokens.at(-1)?.word ?? "";
  if (
    !["switch", "toggle", "set"].includes(first) ||
    (last !== "on" && last !== "off") ||
    trimmed.tokens.length < 2
  )
    return [];
  const method = last === "on" ? ("check" as const) : ("uncheck" as const);
  if (trimmed.tokens.at(-2)?.word === "to") return [];
  return [[{ intent: method, method, target: parseTarget(slice(trimmed, 0, -1)), times: 1, text }]];
}

/** The whole clause is what a control says of itself; or the verb is, and the rest says which one (“remove the Blue Kettle”). */
function nameReadings(rest: Phrase, { phrase, text }: Whole): ParsedInstruction[][] {
  const plain = { intent: "name" as const, method: "click" as const, times: 1, text };
  const readings: ParsedInstruction[][] = [[{ ...plain, target: parseTarget(phrase) }]];
  const object = trimTarget(rest);
  const verb = textOf(slice(phrase, 0, phrase.tokens.length - rest.tokens.length));
  if (object.tokens.length === 0) return readings;
  if (/^(?:show|browse)$/i.test(verb))
    readings.push([{ ...plain, intent: "open", target: parseTarget(object) }]);
  const { owner, collection } = ownerOf(object);
  // “sort by price” names a choice, and “add 2 to the cart” an amount: neither is whose control it is.
  if (/ by$/i.test(verb) || /^(?:\d+|one|two|three|four|five)$/i.test(owner)) return readings;
  const names = collection ? [`${verb} to ${collection}`, `${verb} from ${collection}`, verb] : [verb];
  for (const name of names) {
    if (pronoun.test(owner)) {
      readings.push([{ ...plain, target: parseTarget(tokenize(name)) }]);
      continue;
    }
    const qualifiers = [{ relation: "of" as const, names: [owner.replace(/^["“'‘](.*)["”'’]$/, "$1")] }];
    const reading = { name, quoted: false, all: false, qualifiers, exclusions: [], prior: 0.95 };
    const place = parseTarget(tokenize(`${name} in the ${owner}`));
    readings.push([{ ...plain, target: { text, readings: [reading, ...place.readings.slice(1)] } }]);
  }
  return readings;
}

const pronoun = /^(?:it|this|that|them|(?:this |that )?(?:product|item|article|one))$/i;

/** “the Blue Kettle to my cart”: whose control it is, and which collection the control's name may end with. */
function ownerOf(object: Phrase): { owner: string; collection?: string } {
  const found =
    /^(.+?) (?:to|from|in|into) (?:the |my |your )?((?:shopping )?(?:cart|basket|bag)|wish ?list|favou?rites)$/i.exec(
      textOf(object),
    );
  const owner = (found?.[1] ?? textOf(object)).replace(/^(?:the|a|an|my) /i, "");
  return found?.[2] === undefined ? { owner } : { owner, collection: found[2] };
}

/** “put the kettle in my basket” types nothing. */
function isPutInto(phrase: Phrase, rest: Phrase): boolean {
  return (
    /^(?:put|place)$/.test(phrase.tokens[0]?.word ?? "") && ownerOf(trimTarget(rest)).collection !== undefined
  );
}

function addingTo(rest: Phrase): Phrase {
  return tokenize(`add ${textOf(rest)}`);
}
