import type { ActionMethod } from "@legwork/protocol";
import type { PageView, ViewNode } from "../../page/view.ts";
import { isCheckable, isControl, isField, isSelect, roleFit } from "./compatibility.ts";
import { describeAt } from "./describe.ts";
import { ground, type GroundedStep } from "../ground.ts";
import { acceptable, searchByName, type Scored } from "./match.ts";
import { parseInstruction } from "../grammar/instruction.ts";
import type { TargetReading } from "../grammar/parsed.ts";
import { controlsAbout } from "./rank-places.ts";
import { narrow } from "./scope.ts";
import { searchPhrase, tiers } from "./similarity.ts";
import { parseTarget } from "../grammar/target.ts";
import { phraseAt, phraseTable, tokenize, slice } from "./tokens.ts";
import { indexOf, type ViewIndex } from "./view-index.ts";
import { verbTable } from "../vocabulary/verbs.ts";

export type RankedAction = {
  node: ViewNode;
  method: ActionMethod;
  arguments: string[];
  description: string;
  confidence: number;
};

/** Words around what is asked for: “find all the links”, “where is the search box?”. */
const askingTable = phraseTable(
  [
    "find",
    "show",
    "show me",
    "list",
    "locate",
    "identify",
    "get",
    "give me",
    "where is",
    "where are",
    "what",
    "which",
    "what are",
    "what is",
    "look for",
    "observe",
    "see",
    "return",
    "detect",
    "discover",
    "spot",
    "tell me",
    "how do i",
    "how can i",
    "where can i",
    "where do i",
    "please",
    "can you",
    "could you",
  ].map((words) => [words, true] as const),
);
/** Asks for everything. */
const everything =
  /^(?:all |every |the |available |possible |interactive |clickable |actionable |of |on |this |page |i |can |do |here |in )*(?:actions?|elements?|controls?|things?|everything|options|interactions)(?: (?:that |which )?(?:i|you|one|we) can .*| on (?:the|this) page| available| here| possible| there (?:is|are).*)*[.?!]*$/i;

const whatCanBeDone =
  /^what (?:can|could|may) (?:i|you|we|one|be) (?:do|done)(?: (?:here|now|next|on (?:the|this) page))?[.?!]*$/i;

/**
 * What the page offers to do, likeliest first. With an instruction only what fits it, and nothing when nothing does;
 * without one, every control in document order, what can be seen first.
 */
export function rankActions(view: PageView, instruction?: string): RankedAction[] {
  const asked = instruction === undefined ? "" : withoutAsking(instruction);
  if (asked === "" || everything.test(asked) || whatCanBeDone.test(instruction ?? "")) return offered(view);
  // “where can I enter a coupon” looks for a place; “a coupon” is nothing to type.
  const isQuestion = /^where\b/i.test(instruction?.trim() ?? "");
  const acted = !isQuestion && isOrder(asked) ? fromInstruction(view, asked) : [];
  if (acted.length > 0) return acted;
  const described = fromDescription(view, asked);
  return described.length > 0 ? described : fromPlaces(view, asked);
}

/** With a verb that says what to do: “the email field” only names something. */
function isOrder(asked: string): boolean {
  const sentence = parseInstruction(asked);
  return sentence.outcome === "parsed" && sentence.clauses.every(({ unknown }) => unknown === undefined);
}

/** What the words are about rather than what they name; with a verb, what the verb is done to. */
function fromPlaces(view: PageView, asked: string): RankedAction[] {
  const { source, tokens } = tokenize(asked);
  const verb = phraseAt(tokens, 0, verbTable);
  const object = tokens[verb?.length ?? 0];
  const texts = verb && object ? [asked, source.slice(object.start)] : [asked];
  for (const text of texts) {
    const found = controlsAbout(indexOf(view), text);
    if (found.length > 0) return found.map((each) => naturalAction(view, each, each.score));
  }
  return [];
}

function withoutAsking(instruction: string): string {
  let phrase = tokenize(instruction.trim());
  const looksForSomething = /^(?:look for|search for)\b/i.test(instruction.trim());
  for (;;) {
    const found = phraseAt(phrase.tokens, 0, askingTable);
    if (!found || (looksForSomething && phrase.tokens.length === found.length)) break;
    phrase = slice(phrase, found.length);
  }
  const first = phrase.tokens[0];
  return first ? phrase.source.slice(first.start).trim() : "";
}

function offered(view: PageView): RankedAction[] {
  const actions = indexOf(view).candidates.filter(
    ({ node }) => node.role !== "document" && node.role !== "iframe",
  );
  const seen = actions.filter(({ node }) => node.inViewport);
  const rest = actions.filter(({ node }) => !node.inViewport);
  return [...seen, ...rest].map(({ node, index }) =>
    naturalAction(view, { node, index }, node.disabled ? 0.3 : isControl(node) ? 0.6 : 0.5),
  );
}

type Placed = { node: ViewNode; index: number };

function naturalAction(view: PageView, { node, index }: Placed, confidence: number): RankedAction {
  return {
    node,
    method: naturalMethod(node),
    arguments: [],
    description: describeAt(view, index),
    confidence: rounded(confidence),
  };
}

/** What one does with such an element, when nothing else is said. */
function naturalMethod(node: ViewNode): ActionMethod {
  if (isSelect(node)) return "selectOption";
  if (isCheckable(node)) return node.checked === true && !/radio/.test(node.role) ? "uncheck" : "check";
  if (isField(node) || node.role === "slider") return "fill";
  return node.scrollable && !isControl(node) ? "scroll" : "click";
}

function rounded(confidence: number): number {
  return Math.round(Math.min(1, confidence) * 100) / 100;
}

function fromInstruction(view: PageView, asked: string): RankedAction[] {
  const grounding = ground(view, asked);
  if (grounding.outcome === "resolved") {
    return grounding.steps.flatMap((step) =>
      step.node ? [{ ...asAction(step, step.node), confidence: rounded(grounding.confidence) }] : [],
    );
  }
  const fitting = grounding.outcome === "ambiguous" ? grounding.candidates : [];
  return fitting.map(({ node, description, confidence }) => ({
    node,
    method: naturalMethod(node),
    arguments: [],
    description,
    confidence: rounded(confidence),
  }));
}

function asAction(step: GroundedStep, node: ViewNode): Omit<RankedAction, "confidence"> {
  return { node, method: step.method, arguments: step.arguments, description: step.description };
}

/** “the login button”, “links in the footer”, “email field”. */
function fromDescription(view: PageView, asked: string): RankedAction[] {
  const index = indexOf(view);
  const best = new Map<number, Scored>();
  for (const reading of parseTarget(tokenize(asked)).readings) {
    for (const scored of scoredFor(index, reading)) {
      if (scored.score > (best.get(scored.index)?.score ?? 0)) best.set(scored.index, scored);
    }
  }
  const ranked = [...best.values()].sort(
    (left, right) => right.score - left.score || left.index - right.index,
  );
  return ranked.map((each) => naturalAction(view, each, each.score));
}

function scoredFor(index: ViewIndex, reading: TargetReading): Scored[] {
  const { role } = reading;
  const matches =
    reading.name === ""
      ? index.candidates
          .filter(({ node }) => role !== undefined && roleFit(role, node) === 1)
          .map((candidate) => [candidate, { score: 0.88, tier: tiers.exact }] as const)
      : searchByName(index, searchPhrase(reading.name, reading.quoted));
  const scored = matches.map(([{ index: at, node }, match]) => ({
    index: at,
    node,
    score: match.score * roleFit(role, node) * reading.prior * (node.disabled ? 0.9 : 1),
    tier: match.tier,
  }));
  const good = scored.filter(({ score }) => score >= acceptable);
  const kept =
    reading.qualifiers.length === 0
      ? undefined
      : new Set(
          narrow(
            index,
            good.map((each) => each.index),
            reading.qualifiers,
          ),
        );
  const inScope = good
    .filter((each) => kept?.has(each.index) ?? true)
    .sort((left, right) => left.index - right.index);
  if (reading.ordinal === undefined) return inScope;
  const nth = inScope.at(reading.ordinal > 0 ? reading.ordinal - 1 : reading.ordinal);
  return nth ? [nth] : [];
}
