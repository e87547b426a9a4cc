import type { ActionMethod } from "@legwork/protocol";
import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Figure } from "../../../page/looks.ts";
import type { Came } from "../came.ts";
import type { References } from "../references.ts";
import type { Recorder } from "../../recorder.ts";
import type { Scene } from "../../../verb.ts";

/** What is done to an element, and why, in words. */
export type Use = {
  method?: ActionMethod;
  arguments?: string[];
  why: string;
  /** What is done to it right afterwards, as a part of the same action. */
  next?: { method: ActionMethod; arguments: string[] }[];
};

/** What a deed can do to the page. */
export type Hand = {
  readonly references: References;
  readonly recorder: Recorder;
  /** All that was asked for, as it was written. */
  readonly task: string;
  /** Actions that are left. */
  readonly stepsLeft: number;
  /** The step is all that the task asks for. */
  readonly isWhole: boolean;
  /** The page in front, for what no action on one element does. */
  scene(): Promise<Scene>;
  look(): Promise<PageView>;
  /** The same, once the page has changed or has not within a second. */
  lookLater(): Promise<PageView>;
  /** Whether the page listens for what is typed where the focus is: where it does not, nothing is offered for it. */
  hearsTyping(): Promise<boolean>;
  /** The figures of the page's drawings in the order in which they were drawn; where it has none, its coloured boxes. */
  figures(): Promise<Figure[]>;
  /** All of these, and the empty frames. */
  drawn(): Promise<Figure[]>;
  /** One action on one element of that view; it is done only where its effect was seen. */
  use(view: PageView, node: ViewNode, use: Use): Promise<Came>;
  /** A step in words, with all that a step may need. */
  act(text: string): Promise<Came>;
  /** What the page in sight answers; undefined where it says nothing in these words. */
  read(question: string): Promise<string | undefined>;
};

/** Something that takes more than one element told by its name. Undefined where it is not meant, or the page has not what it takes. */
export type Deed = (text: string, hand: Hand) => Promise<Came | undefined>;

/** Uses an element of an earlier look, on the page as it is now; `gone` is said where it is no longer there. */
export async function useAgain(
  hand: Hand,
  { ref }: ViewNode,
  { gone, ...use }: Use & { gone: string },
): Promise<Came> {
  const view = await hand.look();
  const there = view.nodes.find((node) => node.ref === ref);
  return there === undefined ? { done: false, reason: gone } : hand.use(view, there, use);
}

/** Fills in what was said, in a field of a page that may have changed meanwhile. */
export function fillAgain(hand: Hand, field: ViewNode, value: string): Promise<Came> {
  const [why, gone] = ["Writes what was said", "the field is gone."];
  return useAgain(hand, field, { method: "fill", arguments: [value], why, gone });
}

/** One after the other, until one is not done. */
export async function inTurn(parts: (() => Promise<Came>)[]): Promise<Came> {
  let doubt: string | undefined;
  for (const part of parts) {
    const came = await part();
    if (!came.done) return came;
    doubt ??= came.doubt;
  }
  return doubt === undefined ? { done: true } : { done: true, doubt };
}
