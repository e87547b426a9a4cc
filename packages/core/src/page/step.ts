import type { ActFailureCode, ActionMethod, Effect } from "@legwork/protocol";
import type { Begun } from "./effects.ts";
import type { LivePage } from "./live-page.ts";

/** One thing to do on a page. */
export type Step = {
  method: ActionMethod;
  /** Reference of the element; absent for what concerns the page. */
  reference?: string | undefined;
  /** The element in words, for messages. */
  description: string;
  /** What the method takes: the text, the key, the options, the amount. Placeholders are filled in. */
  arguments: string[];
  /** The arguments are for the element's own document alone: whatever else has the focus must not get them. */
  confined?: boolean;
  /** Default: what the field holds may be told. */
  veil?: Veil | undefined;
};

/** What is told in place of what a field holds, since a value that nobody may see was typed into it. */
export type Veil = {
  /** Where the field holds the text of the step; `undefined`: as anything else. */
  given?: string;
  /** Where it holds anything else. */
  held: string;
};

/** A step on its way. */
export type Stage = {
  live: LivePage;
  step: Step;
  /**
   * Notes how the page is now; whatever changes afterwards counts as the step's effect. `begun`: what the document of the
   * element told already.
   */
  begin: (begun?: Begun) => Promise<void>;
  signal: AbortSignal;
};

/** How a step ended. A failure is an answer, not an exception: the page could not do it, the session lives on. */
export type Outcome = (
  | { success: true; message: string; effect: Effect }
  | { success: false; code: ActFailureCode; message: string; effect?: Effect }
) & {
  /** Of a step with a veil: what lies behind it, and the field that holds it. Not to be told. */
  held?: Held;
};

type Held = { value: string; reference: string | undefined };

/** What a page made of the text of a step, for a message. */
export function unlessVeiled({ veil }: Step, text: string): string {
  return veil?.held ?? text;
}

/** Thrown inside a step and answered as its outcome. */
export class StepFailure extends Error {
  override readonly name = "StepFailure";
  readonly code: ActFailureCode;

  constructor(code: ActFailureCode, message: string) {
    super(message);
    this.code = code;
  }
}
