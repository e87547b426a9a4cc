import { amountReadings } from "./amount-frames.ts";
import { hintedReadings, markedReadings, shownReadings } from "./hint-frames.ts";
import { skipOpening, splitClauses, withoutMarker } from "./clauses.ts";
import { fillReadings, listParts, searchReadings, selectReadings } from "./fill-frames.ts";
import { isPageItself, pressReadings, takeTimes } from "./page-frames.ts";
import { dragReadings, keyOfHeldClick, takeHeldKey, uploadReadings } from "./pointer-frames.ts";
import type { ParsedClause, ParsedInstruction, ParsedSentence, Whole } from "./parsed.ts";
import { scrollReadings } from "./scroll-frames.ts";
import { ownerQualifier, parseTarget, trimTarget } from "./target.ts";
import { phraseAt, phraseTable, slice, textOf, tokenize, type Phrase } from "../matching/tokens.ts";
import { shorten } from "../matching/text.ts";
import { verblessReadings } from "./verbless.ts";
import { isLiteral } from "./value.ts";
import { unsupportedTable } from "../vocabulary/unsupported.ts";
import { relationTable } from "../vocabulary/relations.ts";
import { negationTable, questionTable } from "../vocabulary/sentence.ts";
import { verbTable, type Intent } from "../vocabulary/verbs.ts";

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
  avoid: "uncheck",
  change: "fill",
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
    parsed.push(
      typeof result === "string" ? { text: textOf(clause.phrase), readings: [], unknown: result } : result,
    );
  }
  return { outcome: "parsed", clauses: parsed };
}

function notUnderstood(reason: string): ParsedSentence {
  return { outcome: "not_understood", reason };
}

/** The clause with its readings, or the reason why there are none. */
function parseClause(given: Phrase): ParsedClause | string {
  const phrase = withoutPurpose(slice(given, skipOpening(given.tokens, 0)));
  const text = textOf(trimTarget(phrase));
  const hinted = hintedReadings(phrase, text);
  if (hinted.length > 0) return { text, readings: hinted };
  const amount = amountReadings(phrase, text);
  if (amount.length > 0) return { text, readings: amount };
  const negation = phraseAt(phrase.tokens, 0, negationTable);
  if (negation) return forbiddenClause(slice(phrase, negation.length), text);
  const verb = phraseAt(phrase.tokens, 0, verbTable);
  const unsupported = phraseAt(phrase.tokens, 0, unsupportedTable);
  if (unsupported && unsupported.length > (verb?.length ?? 0))
    return `“${unsupported.entry}” is not an action this grounding knows`;
  const question = phraseAt(phrase.tokens, 0, questionTable);
  if (question && question.length >= (verb?.length ?? 0) && isAsking(phrase))
    return "It asks or depends on something, rather than say one action";
  if (!verb) return verblessClause(phrase, text);
  const rest = slice(phrase, verb.length);
  const readings = readingsOf(verb.entry, rest, { phrase, text }).filter((reading) => reading.length > 0);
  const lacking = `“${shorten(text, 80)}” does not say ${missing(verb.entry)}`;
  if (readings.length === 0) return lacking;
  const isWriting = ["fill", "type", "set"].includes(verb.entry);
  return isWriting && readings.every(([first]) => first?.intent === "name" || first?.parts !== undefined)
    ? { text, readings, unknown: lacking }
    : { text, readings };
}

const purposes = phraseTable(
  [
    "so that",
    "in order to",
    "so i can",
    "so we can",
    "so the",
    "because",
    "since i",
    "with the mouse",
    ...["with", "using", "by clicking"].flatMap((by) =>
      ["the cross", "the x", "its cross", "its x", "the button", "the icon"].map((what) => `${by} ${what}`),
    ),
  ].map((words) => [words, true] as const),
);

/** What an order is for, and with what it is done, is no part of it; what is typed may say anything. */
function withoutPurpose(phrase: Phrase): Phrase {
  const intent = phraseAt(phrase.tokens, 0, verbTable)?.entry ?? "type";
  if (["fill", "type", "set", "search", "scroll"].includes(intent)) return phrase;
  const at = phrase.tokens.findIndex(
    (_, position) => position > 1 && phraseAt(phrase.tokens, position, purposes),
  );
  return at < 0 ? phrase : slice(phrase, 0, at);
}

function verblessClause(phrase: Phrase, text: string): ParsedClause | string {
  const rest = slice(phrase, 1);
  const said = rest.tokens.length > 0 ? nameReadings(rest, { phrase, text }).slice(1) : [];
  const asVerb = said.map((reading) => reading.map((parsed) => ({ ...parsed, literal: true as const })));
  const readings = [...verblessReadings(phrase, text), ...asVerb];
  const unknown = `What to do is not clear: “${shorten(phrase.tokens[0]?.text ?? "", 40)}” is no verb that is known`;
  return readings.length > 0 ? { text, readings, unknown } : unknown;
}

/** Only what is a state can be left off by an action; any other deed that is forbidden is just not done. */
function forbiddenClause(rest: Phrase, text: string): ParsedClause {
  const intent = phraseAt(rest.tokens, 0, verbTable)?.entry;
  const target = parseTarget(rest);
  const isState = (intent === undefined || intent === "name") && target.readings.length > 0;
  const avoid = { intent: "avoid" as const, method: "uncheck" as const, times: 1, text };
  return { text, readings: [[isState ? { ...avoid, target } : avoid]] };
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

function readingsOf(intent: Intent, rest: Phrase, whole: Whole): ParsedInstruction[][] {
  const { text } = whole;
  const plain = { intent, method: methods[intent], times: 1, text };
  switch (intent) {
    case "fill":
    case "type":
    case "set":
      if (isPutInto(whole.phrase, rest)) return nameReadings(rest, { phrase: addingTo(rest), text });
      return writtenReadings(intent, rest, whole);
    case "select":
      return [...stateReadings(rest, whole), ...selectReadings(rest, text)];
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
      return [...stateReadings(rest, whole), ...nameReadings(rest, whole), ...shownReadings(rest, whole)];
    case "clear": {
      const target = parseTarget(rest);
      return target.readings.length > 0 ? [[{ ...plain, target, value: "" }]] : [];
    }
    default:
      return [
        ...stateReadings(rest, whole),
        ...targetReadings(intent, rest, whole),
        ...(intent === "open" ? calledSo(rest, whole) : []),
        ...markedReadings(rest, whole),
      ];
  }
}

function writtenReadings(intent: "fill" | "type" | "set", rest: Phrase, whole: Whole): ParsedInstruction[][] {
  const written = fillReadings(intent, rest, whole.text);
  // “write a new email”, “change the billing address” type nothing.
  const isThing =
    startsThing.has(rest.tokens[0]?.word ?? "") && !rest.tokens.some(({ kind }) => kind === "quoted");
  const intoFields = written.filter(([first]) => first?.target !== undefined || first?.parts !== undefined);
  const isPair = intoFields.some(([first]) => first?.target !== undefined);
  const readings = isThing && !isPair ? [...intoFields, ...nameReadings(rest, whole)] : written;
  return [...stateReadings(rest, whole), ...readings];
}

/** “view Dana Price's order”, where every order has a button “View”. */
function calledSo(rest: Phrase, whole: Whole): ParsedInstruction[][] {
  if (whole.phrase.tokens.length - rest.tokens.length !== 1) return [];
  return nameReadings(rest, whole)
    .slice(1)
    .map((reading) => reading.map((parsed) => ({ ...parsed, literal: true as const })));
}

const startsThing = new Set(
  "a an the my your our his her their this that these those some another new".split(" "),
);

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
  // What is left out of all of them belongs to no part: “all but the red and the blue one”.
  const leavesOut = target.readings.some(({ exclusions }) => exclusions.length > 0);
  if (parts.length < 2 || leavesOut || !["click", "check", "uncheck"].includes(intent)) return [whole];
  const each = (given: Phrase[]) => given.map((part) => ({ ...plain, target: parseTarget(part), times: 1 }));
  const place = placeOfLast(parts);
  const placed = parts.map((part, at) =>
    at === parts.length - 1 ? part : tokenize(`${textOf(part)} ${place}`),
  );
  return place === undefined ? [whole, each(parts)] : [whole, each(placed), each(parts)];
}

/** “tick Shade and Half shade under Light”: what is said of the last is said of all. */
function placeOfLast(parts: Phrase[]): string | undefined {
  const last = parts.at(-1);
  const at =
    last?.tokens.findIndex((_, from) => from > 0 && phraseAt(last.tokens, from, relationTable)) ?? -1;
  return last && at > 0 ? textOf(slice(last, at)) : undefined;
}

const switching = new Set(["switch", "toggle", "set", "turn", "put", "flip", "take"]);

/** “turn the lights off”, “turn the metronome on and the loop off”. */
function stateReadings(rest: Phrase, { phrase, text }: Whole): ParsedInstruction[][] {
  if (!switching.has(phrase.tokens[0]?.word ?? "")) return [];
  const whole = stateIn(trimTarget(rest), text);
  const parts = listParts(trimTarget(rest)).map((part) => stateIn(trimTarget(part), text));
  const states = parts.filter((part) => part !== undefined);
  if (parts.length > 1 && states.length === parts.length) return [states];
  return whole ? [[whole]] : [];
}

function stateIn(trimmed: Phrase, text: string): ParsedInstruction | undefined {
  const last = trimmed.tokens.at(-1)?.word ?? "";
  if ((last !== "on" && last !== "off") || trimmed.tokens.length < 2) return undefined;
  if (trimmed.tokens.at(-2)?.word === "to") return undefined;
  const method = last === "on" ? ("check" as const) : ("uncheck" as const);
  return { intent: method, method, target: parseTarget(slice(trimmed, 0, -1)), times: 1, text };
}

/** The whole clause is what a control says of itself; or the verb is, and the rest says which one (“remove the Blue Kettle”). */
function nameReadings(rest: Phrase, { phrase, text }: Whole): ParsedInstruction[][] {
  const plain: ParsedInstruction = { intent: "name", method: "click", times: 1, text };
  const readings: ParsedInstruction[][] = [[{ ...plain, target: parseTarget(phrase) }]];
  const object = trimTarget(rest);
  const verb = textOf(slice(phrase, 0, phrase.tokens.length - rest.tokens.length));
  if (object.tokens.length === 0) return readings;
  if (/^(?:show|browse)$/i.test(verb))
    readings.push([{ ...plain, intent: "open", target: parseTarget(object) }]);
  const { owner, collection } = ownerOf(object);
  // “sort by price” names a choice, and “add 2 to the cart” an amount: neither is whose control it is.
  if (/ by$/i.test(verb) || /^(?:\d+|one|two|three|four|five|(?:yes|no)(?: .*)?)$/i.test(owner))
    return readings;
  readings.push(...enteredReadings(object, verb, plain));
  const names = collection ? [`${verb} to ${collection}`, `${verb} from ${collection}`, verb] : [verb];
  for (const name of names) {
    if (pronoun.test(owner)) {
      readings.push([{ ...plain, target: parseTarget(tokenize(name)) }]);
      continue;
    }
    const qualifiers = [ownerQualifier(owner.replace(/^["“'‘](.*)["”'’]$/, "$1"))];
    const reading = {
      name,
      quoted: false,
      ofVerb: text,
      all: false,
      qualifiers,
      exclusions: [],
      prior: 0.95,
    };
    const place = parseTarget(tokenize(`${name} in the ${owner}`));
    const placed = place.readings.slice(1).map((each) => ({ ...each, ofVerb: text }));
    readings.push([{ ...plain, target: { text, readings: [reading, ...placed] } }]);
  }
  return readings;
}

/** “redeem promotion code SPRING10”: the value goes into its field, and the verb is the button beside it. */
function enteredReadings(object: Phrase, verb: string, plain: ParsedInstruction): ParsedInstruction[][] {
  const value = object.tokens.at(-1);
  if (!value || object.tokens.length < 2 || !isLiteral(value) || /^\d/.test(value.text)) return [];
  return fillReadings("set", object, plain.text)
    .filter(([first]) => first?.value === value.text)
    .map((filled) => [...filled, { ...plain, target: parseTarget(tokenize(verb)), literal: true }]);
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
