import type { PageView, ViewNode } from "../page/view.ts";
import { choicesIn } from "./choice.ts";
import { choose, chooseAnything, chooseFrom } from "./choose.ts";
import { isCheckable } from "./compatibility.ts";
import { drag } from "./drag.ts";
import { buttonsToClose } from "./dismiss.ts";
import { parseInstruction } from "./instruction.ts";
import { matchPlace } from "./match-place.ts";
import { matchTarget, type MatchOptions } from "./match.ts";
import {
  ambiguous,
  notFound,
  notUnderstood,
  rankedNodes,
  stepOn,
  type Failure,
  type GroundedStep,
  type Grounding,
  type Resolved,
} from "./outcome.ts";
import type { ParsedClause, ParsedInstruction, TargetPhrase } from "./parsed.ts";
import { parseTarget } from "./target.ts";
import { phraseAt, tokenize, type Phrase } from "./tokens.ts";
import { normalize, wordsOf } from "./text.ts";
import { unsupportedTable } from "./vocabulary/unsupported.ts";
import type { Intent } from "./vocabulary/verbs.ts";
import { uploadTo } from "./upload.ts";
import { searchFor, writeValue } from "./write.ts";
import { writeParts } from "./write-parts.ts";

export type { GroundedStep, Grounding } from "./outcome.ts";

/** Two readings of the words that lead to different steps must be this far apart for the better one to count. */
const readingMargin = 0.15;

/**
 * What an instruction means on a page, without a language model. It resolves only when the whole instruction is
 * understood and one element clearly fits; otherwise it says what is missing. Steps are to be performed in order.
 */
export function ground(view: PageView, instruction: string): Grounding {
  const grounding = groundWhole(view, instruction);
  if (grounding.outcome !== "resolved") return grounding;
  return { ...grounding, confidence: Math.round(grounding.confidence * 100) / 100 };
}

function groundWhole(view: PageView, instruction: string): Grounding {
  const named = groundAsName(view, instruction);
  if (named) return named;
  const sentence = parseInstruction(instruction);
  if (sentence.outcome === "not_understood") return notUnderstood(sentence.reason);
  const groundings: Resolved[] = [];
  for (const clause of sentence.clauses) {
    const grounding = groundClause(view, clause);
    if (grounding.outcome !== "resolved") return grounding;
    groundings.push(grounding);
  }
  return joined(groundings);
}

/** Later steps were found on the page as it is now, so that earlier ones may only fill in. */
function joined(groundings: Resolved[]): Grounding {
  const [first] = groundings;
  if (!first) return notUnderstood("The instruction says nothing to do");
  const early = groundings.slice(0, -1).flatMap((grounding) => grounding.steps);
  if (!early.every(staysOnPage)) {
    return notUnderstood(
      "The instruction has several steps, and the page may change between them; give them one at a time",
    );
  }
  return {
    outcome: "resolved",
    steps: groundings.flatMap((grounding) => grounding.steps),
    confidence: Math.min(...groundings.map((grounding) => grounding.confidence)),
    candidates:
      groundings.length === 1
        ? first.candidates
        : groundings.flatMap((grounding) => grounding.candidates.slice(0, 1)),
  };
}

function staysOnPage(step: GroundedStep): boolean {
  if (
    ["fill", "type", "check", "uncheck", "selectOption", "upload", "hover", "scroll", "scrollTo"].includes(
      step.method,
    )
  )
    return true;
  return (
    step.method === "click" &&
    step.node !== undefined &&
    (isCheckable(step.node) || step.node.editable === true)
  );
}

/** The instruction is word for word what one control says of itself (“Check availability”, “Copy link”). */
function groundAsName(view: PageView, instruction: string): Grounding | undefined {
  const phrase = tokenize(instruction.trim());
  if (wordsOf(normalize(instruction)).length < 2 || phrase.tokens.length > 12) return undefined;
  const sentence = parseInstruction(instruction);
  const unsupported = phraseAt(phrase.tokens, 0, unsupportedTable);
  if (sentence.outcome === "not_understood" && !unsupported) return undefined;
  if (
    sentence.outcome === "parsed" &&
    sentence.clauses.some((clause) => clause.readings.some(([first]) => isOfPage(first)))
  )
    return undefined;
  const [reading] = parseTarget(phrase).readings;
  if (!reading) return undefined;
  const target = { text: instruction, readings: [{ ...reading, quoted: true, exclusions: [] }] };
  const fits = (node: ViewNode): boolean => /^(?:button|link|menuitem|tab)$/.test(node.role);
  const match = matchTarget(view, target, { intent: "click", fits, literal: true });
  if (match.outcome !== "one") return undefined;
  const steps = match.found.map(({ node }) => stepOn(view, node, { method: "click" }));
  return {
    outcome: "resolved",
    steps,
    confidence: match.confidence,
    candidates: rankedNodes(view, match.ranked),
  };
}

function isOfPage(parsed: ParsedInstruction | undefined): boolean {
  return ["goBack", "goForward", "reload", "press", "scroll"].includes(parsed?.intent ?? "");
}

/** The readings of a clause are alternatives: one must hold, or one must hold far better than the others. */
function groundClause(view: PageView, clause: ParsedClause): Grounding {
  const groundings = clause.readings.map((reading) => groundReading(view, reading));
  const decisive = groundings.find((grounding) => grounding.outcome !== "resolved" && grounding.decisive);
  if (decisive) return decisive;
  const resolved = groundings.filter((grounding) => grounding.outcome === "resolved");
  const firstAmbiguous = groundings.findIndex((grounding) => grounding.outcome === "ambiguous");
  const firstResolved = groundings.findIndex((grounding) => grounding.outcome === "resolved");
  const plain = clause.readings.findIndex(([first]) => first?.parts === undefined);
  const failure = groundings[firstAmbiguous] ?? groundings[plain] ?? groundings[0];
  if (firstResolved < 0 || (firstAmbiguous >= 0 && firstAmbiguous < firstResolved)) {
    const closing = failure?.outcome === "not_found" ? buttonsToClose(view, clause.text) : undefined;
    return closing ?? failure ?? notUnderstood("The instruction says nothing to do");
  }
  const [best, next] = resolved.toSorted((left, right) => right.confidence - left.confidence);
  if (!best) return notUnderstood("The instruction says nothing to do");
  if (next && best.confidence - next.confidence < readingMargin && !isSame(best, next))
    return readsTwoWays(best, next);
  return best;
}

function isSame(left: Resolved, right: Resolved): boolean {
  const key = (grounding: Resolved): string =>
    JSON.stringify(grounding.steps.map((step) => [step.node?.ref, step.method, step.arguments]));
  return key(left) === key(right);
}

function readsTwoWays(left: Resolved, right: Resolved): Failure {
  const words = [left, right].map((grounding) =>
    grounding.steps.map((step) => `${step.method} ${step.description}`).join(", "),
  );
  const message = `The instruction can be read in two ways: ${words.join("; or ")}. Put names and values in quotes.`;
  return {
    outcome: "ambiguous",
    message,
    candidates: [...left.candidates.slice(0, 3), ...right.candidates.slice(0, 3)],
  };
}

function groundReading(view: PageView, reading: ParsedInstruction[]): Grounding {
  const groundings: Resolved[] = [];
  for (const parsed of reading) {
    const grounding = groundOne(view, parsed);
    if (grounding.outcome !== "resolved") return grounding;
    groundings.push({
      ...grounding,
      steps: Array.from({ length: parsed.times }, () => grounding.steps).flat(),
    });
  }
  return joined(groundings);
}

function groundOne(view: PageView, parsed: ParsedInstruction): Grounding {
  switch (parsed.intent) {
    case "fill":
    case "type":
    case "set":
    case "clear":
      return parsed.parts ? fillParts(view, parsed, parsed.parts) : writeValue(view, parsed);
    case "search":
      return searchFor(view, parsed);
    case "select":
      return parsed.value === undefined ? chooseAnything(view, parsed) : chooseFrom(view, parsed);
    case "press":
      return pressKey(view, parsed);
    case "scroll":
      return scroll(view, parsed);
    case "upload":
      return uploadTo(view, parsed);
    case "goBack":
    case "goForward":
    case "reload":
      return onPage({ method: parsed.method, arguments: [], description: "the page" });
    default:
      return parsed.target
        ? actOn(view, parsed, parsed.target)
        : notUnderstood("The instruction names no target");
  }
}

function fillParts(view: PageView, parsed: ParsedInstruction, parts: Phrase[]): Grounding {
  const written = writeParts(view, parsed, parts);
  return Array.isArray(written) ? joined(written) : written;
}

function onPage(step: GroundedStep): Resolved {
  return { outcome: "resolved", steps: [step], confidence: 0.97, candidates: [] };
}

/** What is done to rows, cards and the like as a whole. */
const onPlaces = new Set<Intent>(["rightClick", "middleClick", "heldClick", "doubleClick", "hover"]);

function actOn(view: PageView, parsed: ParsedInstruction, target: TargetPhrase): Grounding {
  const { intent } = parsed;
  if (intent === "drag") return drag(view, parsed, target);
  const named = matchTarget(view, target, { intent, ...togglesOnly(parsed) });
  const place = named.outcome === "none" && onPlaces.has(intent) ? matchPlace(view, target) : undefined;
  const match = place ?? named;
  if (match.outcome === "none") {
    const choices = intent === "name" ? choicesIn(view, parsed.text, true) : [];
    return choose(view, parsed.text, choices) ?? notFound(view, target.text, match.ranked);
  }
  const mayBeMany = intent === "check" || intent === "uncheck";
  if (match.outcome === "several" || (match.outcome === "all" && !mayBeMany))
    return ambiguous(view, target.text, match.ranked);
  const steps = match.found.map(({ node }) =>
    stepOn(view, node, { method: methodOn(parsed, node), arguments: parsed.arguments ?? [] }),
  );
  return {
    outcome: "resolved",
    steps,
    confidence: match.confidence,
    candidates: rankedNodes(view, match.ranked),
  };
}

/** A button that is pressed already is switched off by a click: it is no target for switching on. */
function togglesOnly(parsed: ParsedInstruction): Pick<MatchOptions, "fits"> {
  if (parsed.intent !== "check" && parsed.intent !== "uncheck") return {};
  const wanted = parsed.intent === "check";
  return { fits: (node) => isCheckable(node) || (node.pressed !== undefined && node.pressed !== wanted) };
}

function methodOn(parsed: ParsedInstruction, node: ViewNode): GroundedStep["method"] {
  if (parsed.method === "check" || parsed.method === "uncheck")
    return isCheckable(node) ? parsed.method : "click";
  return parsed.intent === "name" && isCheckable(node) ? "check" : parsed.method;
}

function pressKey(view: PageView, parsed: ParsedInstruction): Grounding {
  const key = parsed.key ?? "";
  const press = { method: "press" as const, arguments: [key] };
  if (parsed.target) {
    const match = matchTarget(view, parsed.target, { intent: "press" });
    const found = match.outcome === "one" ? match.found[0] : undefined;
    if (match.outcome === "several" || match.outcome === "all")
      return ambiguous(view, parsed.target.text, match.ranked);
    if (!found || match.outcome !== "one") return notFound(view, parsed.target.text, match.ranked);
    return {
      outcome: "resolved",
      steps: [stepOn(view, found.node, press)],
      confidence: match.confidence,
      candidates: rankedNodes(view, match.ranked),
    };
  }
  if (parsed.keyOrName) {
    const target = parseTarget({ source: parsed.text, tokens: tokenize(parsed.text).tokens.slice(1) });
    const match = matchTarget(view, target, { intent: "click", literal: true });
    if (match.ranked.length > 0 && match.outcome !== "none") {
      return {
        ...ambiguous(view, target.text, match.ranked),
        message: `“${key}” is a key and also the name of an element on this page. Say “press the ${key} key” or “click ${key}”.`,
      };
    }
  }
  return onPage({ ...press, description: `the ${key} key` });
}

function scroll(view: PageView, parsed: ParsedInstruction): Grounding {
  const { target, direction } = parsed;
  const given = parsed.arguments;
  if (parsed.method === "scrollTo" && target) {
    const found = actOn(view, { ...parsed, arguments: [] }, target);
    // Lists render what is in view only: what is not there may come when they are scrolled.
    if (found.outcome !== "not_found" || given === undefined) return found;
  }
  if (given !== undefined)
    return onPage({ method: parsed.method, arguments: given, description: "the page" });
  const toEnd = direction === "top" || direction === "bottom";
  const isChunk = parsed.method !== "scroll";
  const steps = isChunk ? [] : [direction ?? "down", ...(toEnd ? [] : [parsed.amount ?? "1"])];
  if (!target) return onPage({ method: parsed.method, arguments: steps, description: "the page" });
  const match = matchTarget(view, target, { intent: "scroll", fits: (node) => node.scrollable === true });
  if (match.outcome === "several" || match.outcome === "all")
    return ambiguous(view, target.text, match.ranked);
  const found = match.outcome === "one" ? match.found[0] : undefined;
  if (!found || match.outcome !== "one") return notFound(view, target.text, match.ranked);
  const step = stepOn(view, found.node, { method: parsed.method, arguments: steps });
  return {
    outcome: "resolved",
    steps: [step],
    confidence: match.confidence,
    candidates: rankedNodes(view, match.ranked),
  };
}
