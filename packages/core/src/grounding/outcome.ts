import type { ActionMethod } from "@legwork/protocol";
import type { PageView, ViewNode } from "../page/view.ts";
import { describe, describeAt } from "./matching/describe.ts";
import type { Scored } from "./matching/match.ts";
import { shorten } from "./matching/text.ts";
import { indexOf } from "./matching/view-index.ts";

/** One thing to do; without a node, on the page or on what has the focus. */
export type GroundedStep = {
  node?: ViewNode;
  method: ActionMethod;
  arguments: string[];
  description: string;
};

export type RankedNode = {
  node: ViewNode;
  confidence: number;
  description: string;
  /** What would be done with it, where the words tell. */
  deed?: Pick<GroundedStep, "method" | "arguments"> | undefined;
};

export type Failure = {
  outcome: "not_found" | "ambiguous" | "not_understood";
  /** What was looked for, on what, and what to do next. */
  message: string;
  /** What may have been meant, likeliest first. */
  candidates: RankedNode[];
  /** The words were understood beyond doubt, and the page does not have it: no other reading may be tried. */
  decisive?: true;
  /** The words were understood, and what they ask for is not there: nothing that is like it may be taken for it. */
  settled?: true;
  /** The rules found something, and the network holds it to be something else: that may be used where it is surest. */
  isHeld?: true;
};

export type Resolved = {
  outcome: "resolved";
  steps: GroundedStep[];
  confidence: number;
  /** Told by what the page offers, where the grammar did not understand: a language model, if there is one, knows better. */
  isInferred?: true;
  /** Every word of the instruction was accounted for, those too that tell of something else: “the row below Ada”. */
  isAccounted?: true;
  /** The whole instruction is one way to ask for what is done, in words that the page need not have: “play it on the telly” for “Cast”. */
  isTurn?: true;
  /** Told by where it stands, or how it looks: what it is called, or does, is not what was said. */
  isPlaced?: true;
  candidates: RankedNode[];
};

/** What the embedded model makes of an instruction. It resolves or says why not; it never guesses. */
export type Grounding = Resolved | Failure;

const candidateLimit = 10;

export function rankedNodes(view: PageView, scored: Scored[]): RankedNode[] {
  return scored.slice(0, candidateLimit).map(({ index, node, score }) => ({
    node,
    confidence: Math.round(Math.min(1, score) * 100) / 100,
    description: describeAt(view, index),
  }));
}

export function stepOn(
  view: PageView,
  node: ViewNode,
  action: { method: ActionMethod; arguments?: string[] },
): GroundedStep {
  return {
    node,
    method: action.method,
    arguments: action.arguments ?? [],
    description: describe(view, node),
  };
}

/** What is clicked, where that is all that is done. */
export function onlyClicked([step, another]: readonly GroundedStep[]): ViewNode | undefined {
  return another === undefined && step?.method === "click" ? step.node : undefined;
}

/** It puts a text where one is asked for. */
export const isWriting = ({ method }: GroundedStep): boolean => method === "fill" || method === "type";

/** A press of the one control that was found, every word being accounted for. */
export function pressOf(view: PageView, found: Scored): Resolved {
  return {
    outcome: "resolved",
    steps: [stepOn(view, found.node, { method: "click" })],
    confidence: found.score,
    candidates: rankedNodes(view, [found]),
    isAccounted: true,
  };
}

/** A step on the page itself. */
export function onPage(step: GroundedStep): Resolved {
  return { outcome: "resolved", steps: [step], confidence: 0.97, candidates: [] };
}

export function notUnderstood(reason: string): Failure {
  const message = `${reason}. Give one plain instruction, such as “click Save” or “fill Email with ada@example.com”.`;
  return { outcome: "not_understood", message, candidates: [] };
}

export function notFound(view: PageView, wanted: string, scored: Scored[]): Failure {
  const candidates = rankedNodes(view, scored);
  const message = `Nothing on ${pageOf(view)} is “${shorten(wanted, 80)}”, among ${indexOf(view).candidates.length} elements that can be acted on.${closestOf(candidates)} Name it as the page shows it, or observe the page first.`;
  return { outcome: "not_found", message, candidates };
}

/** The likeliest of them as a sentence, behind a space; nothing when there are none. */
export function closestOf(candidates: readonly { description: string }[]): string {
  const closest = candidates.slice(0, 3).map(({ description }) => description);
  return closest.length === 0 ? "" : ` Closest: ${closest.join("; ")}.`;
}

export function ambiguous(view: PageView, wanted: string, scored: Scored[]): Failure {
  const candidates = rankedNodes(view, scored);
  const listed = candidates.slice(0, 5).map((candidate) => candidate.description);
  const message = `“${shorten(wanted, 80)}” fits several elements on ${pageOf(view)}: ${listed.join("; ")}. Say which one: its full name, “the second”, or the section, row or card it is in.`;
  return { outcome: "ambiguous", message, candidates };
}

/** What was found, and is not sure enough to be done. */
export function unsure({ steps, candidates }: Resolved): Failure {
  const words = steps.map((step) => `${step.method} ${step.description}`).join(", ");
  const message = `The instruction may mean: ${words}; but that is not sure. Name what is meant as the page shows it.`;
  return { outcome: "ambiguous", message, candidates };
}

function pageOf(view: PageView): string {
  return view.title.trim() === "" ? "this page" : `“${shorten(view.title, 60)}”`;
}

/** What was found, where a word of the instruction speaks of something else. */
export function unaccounted({ steps, candidates }: Resolved, word: string): Failure {
  const words = steps.map((step) => `${step.method} ${step.description}`).join(", ");
  const message = `The instruction is near to: ${words}; but nothing there stands for “${shorten(word, 40)}”, so it was left alone. Name what is meant as the page shows it.`;
  return { outcome: "not_found", message, candidates, settled: true };
}
