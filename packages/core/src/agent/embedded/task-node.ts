import { pauseSaid } from "../../grounding/grammar/said-pauses.ts";
import type { TaskStep } from "../../grounding/grammar/split.ts";
import type { Answers } from "./deeds/answers.ts";
import type { Guess } from "./deeds/guess.ts";

/** A part of a task as it is worded. `text` are its own words, for messages. */
export type TaskNode =
  | { kind: "step"; text: string; step: TaskStep }
  /** Values to be remembered for later parts, each in words (“the order number”). */
  | { kind: "note"; text: string; what: string[] }
  /** Waits until the condition holds, and does what is to be done in that very moment. */
  | { kind: "wait"; text: string; condition: string; deed?: string }
  /** Does nothing for so long, ms. */
  | { kind: "pause"; text: string; milliseconds: number }
  /** Answers to questions that the page asks. */
  | { kind: "answers"; text: string; answers: Answers }
  /** A number to be found by trying. */
  | { kind: "guess"; text: string; guess: Guess }
  /** Looks whether something is so. `mustHold`: the task goes on only if it is. */
  | { kind: "verify"; text: string; condition: string; mustHold: boolean }
  | { kind: "choice"; text: string; condition: string; met: TaskNode[]; otherwise: TaskNode[] }
  | { kind: "until"; text: string; condition: string; body: TaskNode[] }
  /** The same for each of several; `deed` is what to do to one of them, without its name (“click Remove”). */
  | { kind: "each"; text: string; deed: string };

/** The parts that are done one by one, in the order in which they are worded. */
export function leavesOf(nodes: TaskNode[]): TaskNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === "choice") return [...leavesOf(node.met), ...leavesOf(node.otherwise)];
    return node.kind === "until" ? leavesOf(node.body) : [node];
  });
}

/** “wait 2 seconds”: a time, and nothing that the page would show. */
export function pauseOf(text: string): TaskNode[] | undefined {
  const milliseconds = pauseSaid(text);
  return milliseconds === undefined ? undefined : [{ kind: "pause", text, milliseconds }];
}
