import type { AgentAction } from "@legwork/protocol";

/** What moves the view or the pointer and no more: what failed before it has failed still. */
const asides: ReadonlySet<string> = new Set([
  "scroll",
  "scrollTo",
  "nextChunk",
  "prevChunk",
  "hover",
  "move",
  "wait",
]);

/** What one call of a tool came to. */
type Came = {
  /** It was meant to do something. */
  acts: boolean;
  failed: boolean;
  /** What was recorded of it; nothing for a look, or for what was refused. */
  actions: readonly AgentAction[];
  /** What the model was told. */
  told: string;
};

/** What a run has to show for its model's claim that the task is done. */
export class Backing {
  /** Something was done, or looked at, or answered. */
  #hasShown: boolean;
  /** What was tried last and failed, with nothing behind it that could make up for it. */
  #failure: string | undefined;

  /** `hasShown`: an earlier conversation, or a part of the run that is done already, may be what a claim rests on. */
  constructor(hasShown: boolean) {
    this.#hasShown = hasShown;
  }

  add({ acts, failed, actions, told }: Came): void {
    const last = actions.at(-1);
    if (failed) {
      if (acts || last !== undefined) this.#failure = last?.action ?? told;
      return;
    }
    this.#hasShown = true;
    if (last !== undefined && !asides.has(String(last["method"] ?? last.type))) this.#failure = undefined;
  }

  get failure(): string | undefined {
    return this.#failure;
  }

  /** Why a claim that the task is done is not to be believed; undefined where there is no reason. */
  get doubt(): string | undefined {
    if (!this.#hasShown) return "Nothing was done, and nothing was looked at.";
    if (this.#failure === undefined) return undefined;
    const what = this.#failure.replace(/\s+/g, " ").trim().slice(0, 300);
    return `What was tried last failed (${what.replace(/\.$/, "")}), and nothing was done or read since.`;
  }
}
