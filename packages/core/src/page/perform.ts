import type { Effect } from "@legwork/protocol";
import { effectOf, isSubstantial, look, type Moment } from "./effects.ts";
import type { ControlState } from "./injected/control.ts";
import type { LivePage } from "./live-page.ts";
import { methods, type Done } from "./methods.ts";
import type { Observation } from "./page-events.ts";
import { locate, type Located } from "./reference.ts";
import { settle } from "./settle.ts";
import { StepFailure, type Outcome, type Step } from "./step.ts";
import { DocumentGone } from "./worlds.ts";

export type PerformOptions = {
  /** Longest wait for the page to become quiet afterwards, ms. */
  domSettleTimeoutMs: number;
  signal: AbortSignal;
};

/** How long a page may take to show the first sign of an effect before an action counts as without one, ms. */
const patience = 600;

/** Does one step on a live page, waits for what it started, and tells what it changed. */
export async function perform(live: LivePage, step: Step, options: PerformOptions): Promise<Outcome> {
  using observation = live.observe({ ofAction: true });
  try {
    const scene = new SceneOfStep(live, step, { observation, ...options });
    return await scene.play();
  } catch (error) {
    if (error instanceof StepFailure) return { success: false, code: error.code, message: error.message };
    if (error instanceof DocumentGone) {
      return {
        success: false,
        code: "stale",
        message: `The page changed while ${step.description} was being used. Observe the page again.`,
      };
    }
    throw error;
  } finally {
    endAction(live);
  }
}

/** Nobody waits for it, since nothing depends on it but the next action, which asks the same documents later. */
function endAction(live: LivePage): void {
  for (const world of live.worlds.all()) {
    live.worlds.call(world, "endAction").catch(() => {
      // A document that is gone has nothing left to end.
    });
  }
}

type Means = PerformOptions & { observation: Observation };

/** A step while it is done: what the page was like when it began, and what it is like since. */
class SceneOfStep {
  readonly #live: LivePage;
  readonly #step: Step;
  readonly #means: Means;
  readonly #target: Located | undefined;
  #before: Moment | undefined;

  constructor(live: LivePage, step: Step, means: Means) {
    this.#live = live;
    this.#step = step;
    this.#means = means;
    this.#target = step.reference === undefined ? undefined : locate(live.worlds, step.reference);
  }

  async play(): Promise<Outcome> {
    const { signal } = this.#means;
    const begin = async () => {
      signal.throwIfAborted();
      this.#before = await this.#look("beginAction");
    };
    const done = await methods[this.#step.method]({ live: this.#live, step: this.#step, begin, signal });
    await this.#settle();
    if (this.#live.page.isClosed())
      return {
        success: true,
        message: `${done.message} That closed the page.`,
        effect: { domChanged: true },
      };
    let after = await this.#look("activity");
    if (done.verified !== true && !this.#took(done, after)) {
      await this.#waitForSign();
      await this.#settle();
      after = await this.#look("activity");
    }
    return this.#conclude(done, after);
  }

  #look(how: "beginAction" | "activity"): Promise<Moment> {
    return look(this.#live, this.#target, { how, signal: this.#means.signal });
  }

  #settle(): Promise<void> {
    const { observation, domSettleTimeoutMs, signal } = this.#means;
    return settle(this.#live, observation, { timeout: domSettleTimeoutMs, signal });
  }

  #effect(after: Moment): Effect {
    const { observation } = this.#means;
    return this.#before === undefined ? {} : effectOf({ before: this.#before, after, observation });
  }

  /** Whether the step did what such a step is for. Moving the focus or the caret is what keys do, and clicks on fields. */
  #took(done: Done, after: Moment): boolean {
    const before = this.#before;
    const effect = this.#effect(after);
    if (done.verified || isSubstantial(effect)) return true;
    if (before === undefined) return false;
    if (this.#step.method === "press")
      return effect.focused === true || before.activity.selection !== after.activity.selection;
    return effect.focused === true && before.control?.editable === true;
  }

  async #waitForSign(): Promise<void> {
    const { worlds } = this.#live;
    try {
      const world = this.#target?.world ?? (await worlds.main(this.#means.signal));
      const { changes } = await worlds.call(world, "activity");
      await worlds.call(world, "changed", changes, patience);
    } catch (error) {
      if (!(error instanceof DocumentGone)) throw error;
    }
  }

  async #conclude(done: Done, after: Moment): Promise<Outcome> {
    const effect = this.#effect(after);
    const { message } = done;
    const fault = this.#refusal(after, effect) ?? (await this.#faultOf(done, after));
    if (fault !== undefined) return { success: false, code: "no_effect", message: fault, effect };
    if (this.#took(done, after)) {
      const problem = done.holds === undefined ? undefined : after.control?.problem;
      const remark = problem === undefined ? "" : ` The page will not accept it as it is: ${problem}`;
      return { success: true, message: `${message}${remark}`, effect };
    }
    const nothing = `It arrived there, but nothing on the page changed within ${patience} ms: no new address, request, dialog, download, value or text.`;
    return { success: false, code: "no_effect", message: `${message} ${nothing}`, effect };
  }

  /** A form that the browser itself holds back, since a field of it is not as it must be. */
  #refusal(after: Moment, effect: Effect): string | undefined {
    const { refusals, submissions } = after.activity;
    const mayHaveSent = submissions > 0 || effect.urlAfter !== undefined || effect.requests !== undefined;
    const isSending = ["click", "doubleClick", "press"].includes(this.#step.method);
    if (refusals.length === 0 || mayHaveSent || !isSending || this.#isNewDocument(after)) return undefined;
    return `${this.#step.description} was used, but the form was not sent. ${refusals.slice(0, 5).join("; ")}`;
  }

  #isNewDocument(after: Moment): boolean {
    return this.#before !== undefined && this.#before.contextId !== after.contextId;
  }

  /** What is wrong with what the control holds now that the page has had its say. */
  async #faultOf(done: Done, after: Moment): Promise<string | undefined> {
    if (done.holds === undefined || this.#isNewDocument(after)) return undefined;
    const state = after.control ?? (await this.#successor());
    return state === undefined ? undefined : done.holds(state);
  }

  /** A page that renders a field anew while it is used gives the focus to the new one. */
  async #successor(): Promise<ControlState | undefined> {
    const world = this.#target?.world;
    if (world === undefined || this.#live.worlds.world(world.sequence) === undefined) return undefined;
    const state = await this.#live.worlds.call(world, "focusedState");
    if (state !== undefined) return state;
    throw new StepFailure(
      "stale",
      `${this.#step.description} went away while it was used. Observe the page again, and see what it holds now.`,
    );
  }
}
