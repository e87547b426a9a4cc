import type { Effect } from "@legwork/protocol";
import { dialogTold } from "./dialogs.ts";
import { DrawingWatch } from "./drawing.ts";
import {
  effectOf,
  isSubstantial,
  look,
  type Begun,
  type LookOptions,
  type Moment,
  type Seen,
} from "./effects.ts";
import type { ControlState } from "./injected/control.ts";
import type { LivePage } from "./live-page.ts";
import type { Done } from "./methods/done.ts";
import { methods } from "./methods/index.ts";
import type { Observation } from "./page-events.ts";
import { locate, referenceOf, type Located } from "./reference.ts";
import { isSameText } from "./same-text.ts";
import { firstSigns, settle } from "./settle.ts";
import { StepFailure, type Outcome, type Step } from "./step.ts";
import { DocumentGone, PageGone } from "./document-gone.ts";

export type PerformOptions = {
  /** Longest wait for the page to become quiet afterwards, ms. */
  domSettleTimeoutMs: number;
  signal: AbortSignal;
};

/** How long a page may take to show the first sign of an effect before an action counts as without one, ms. */
const patience = 600;

const filling = new Set<Step["method"]>(["fill", "type", "selectOption", "check", "uncheck"]);

/**
 * Does one step on a live page, waits for what it started, and tells what it changed; and what earlier steps filled in
 * that the page has taken back since. Where the effect shows at once it is told at once; the rest is waited for by whoever
 * looks at the page next.
 */
export async function perform(live: LivePage, step: Step, options: PerformOptions): Promise<Outcome> {
  const asked = live.filledFields.takenBack(filling.has(step.method) ? step.reference : undefined);
  // Whoever does the step meets its failure too.
  asked.catch(() => {});
  const outcome = await performOnly(live, step, options);
  const lost = await asked;
  if (lost.length === 0) return outcome;
  const effect = { ...outcome.effect, takenBack: lost.map(({ description }) => description) };
  const words = lost.map(({ description, instead }) => `${description} (${instead})`).join("; ");
  return {
    ...outcome,
    message: `${outcome.message} Before that, the page had taken back what was filled in: ${words}.`,
    effect,
  };
}

async function performOnly(live: LivePage, step: Step, options: PerformOptions): Promise<Outcome> {
  await live.worlds.settling.over;
  const observation = live.observe({ ofAction: true });
  let scene: SceneOfStep | undefined;
  try {
    scene = new SceneOfStep(live, step, { observation, ...options });
    return await scene.play();
  } catch (error) {
    if (error instanceof PageGone && !(await live.hasClosed())) throw error;
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
    const end = () => endAction(live, observation);
    if (scene?.isOver === false) live.worlds.settling.until(scene.settle().then(end, end));
    else end();
  }
}

/** Nobody waits for it, since nothing depends on it but the next action, which asks the same documents later. */
function endAction(live: LivePage, observation: Observation): void {
  observation[Symbol.dispose]();
  for (const world of live.worlds.all()) {
    live.worlds.call(world, "endAction").catch(() => {
      // A document that is gone has nothing left to end.
    });
  }
}

async function closed(live: LivePage, { message }: Done): Promise<Outcome> {
  if (!(await live.hasClosed())) throw new PageGone(live.worlds.hasCrashed);
  return { success: true, message: `${message} That closed the page.`, effect: { domChanged: true } };
}

type Means = PerformOptions & { observation: Observation };

/** A step while it is done: what the page was like when it began, and what it is like since. */
class SceneOfStep {
  readonly #live: LivePage;
  readonly #step: Step;
  readonly #means: Means;
  readonly #target: Located | undefined;
  #before: Moment | undefined;
  #drawing: DrawingWatch | undefined;
  #isOver = true;

  constructor(live: LivePage, step: Step, means: Means) {
    this.#live = live;
    this.#step = step;
    this.#means = means;
    this.#target = step.reference === undefined ? undefined : locate(live.worlds, step.reference);
  }

  /** Whether everything that the step started was waited for, and not only the first of what shows. */
  get isOver(): boolean {
    return this.#isOver;
  }

  async play(): Promise<Outcome> {
    const { signal } = this.#means;
    const begin = async (begun?: Begun) => {
      signal.throwIfAborted();
      this.#before = await this.#look({ begins: true, ...begun, seen: begun?.seen ? [begun.seen] : [] });
      this.#live.stepBegins();
      if (begun?.drawing !== undefined) await this.#watchDrawing(begun.drawing);
    };
    const done = await methods[this.#step.method]({ live: this.#live, step: this.#step, begin, signal });
    const early = await this.#lookEarly(done);
    if (early !== undefined) return this.#conclude(done, early);
    let after = await this.#lookAgain();
    if (after === "closed") return closed(this.#live, done);
    const shows = done.late === true ? isSubstantial(this.#effect(after)) : this.#took(done, after);
    if (!shows) {
      await this.#waitForSign();
      after = await this.#lookAgain();
      if (after === "closed") return closed(this.#live, done);
    }
    return this.#conclude(done, after);
  }

  #look(how: Omit<LookOptions, "signal">): Promise<Moment> {
    return look(this.#live, this.#target, { ...how, before: this.#before, signal: this.#means.signal });
  }

  /** Where the step shows an effect at once. What a control is to hold the page may still take back. */
  async #lookEarly(done: Done): Promise<Moment | undefined> {
    if (done.holds !== undefined || this.#drawing !== undefined) return undefined;
    const seen = await firstSigns(this.#live, this.#means.observation, this.#target);
    if (seen === undefined) return undefined;
    const after = await this.#look({ begins: false, seen });
    this.#isOver = !this.#took(done, after);
    return this.#isOver ? undefined : after;
  }

  /** Once the page is quiet. */
  async settle(signal = new AbortController().signal): Promise<Seen[]> {
    const { observation, domSettleTimeoutMs: timeout } = this.#means;
    return settle(this.#live, observation, { timeout, signal, target: this.#target });
  }

  async #lookAgain(): Promise<Moment | "closed"> {
    const { signal } = this.#means;
    const seen = await this.settle(signal);
    signal.throwIfAborted();
    if (this.#live.page.isClosed()) return "closed";
    return this.#look({ begins: false, seen });
  }

  /** What moves over a drawing may change it by itself, so the pointer is there before the picture is taken. */
  async #watchDrawing({ point, clip }: NonNullable<Begun["drawing"]>): Promise<void> {
    const { worlds } = this.#live;
    const { scrollX, scrollY } = this.#before?.activity ?? { scrollX: 0, scrollY: 0 };
    await worlds.point([{ type: "mouseMoved", ...point }]);
    const place = { ...clip, x: clip.x + scrollX, y: clip.y + scrollY };
    this.#drawing = await DrawingWatch.begin(worlds, place, this.#means.signal);
  }

  #effect(after: Moment): Effect {
    const { observation } = this.#means;
    const seen = this.#before === undefined ? {} : effectOf({ before: this.#before, after, observation });
    const effect = this.#veiled(seen, after);
    return this.#drawing?.repainted === true ? { ...effect, repainted: true } : effect;
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

  /** Until the first sign of an effect, of whatever kind, or until {@link patience} ends. */
  async #waitForSign(): Promise<void> {
    const { worlds } = this.#live;
    const { observation, signal } = this.#means;
    const waiting = new AbortController();
    const ends = AbortSignal.any([signal, waiting.signal]);
    const { promise: sign, resolve } = Promise.withResolvers<void>();
    const resolveIf = (isSign: boolean) => {
      if (isSign) resolve();
    };
    // A document that goes away is a sign too; whatever else went wrong, the look that follows meets again.
    for (const world of worlds.all())
      worlds.call(world, "changed", null, patience).then(resolveIf, () => resolve());
    this.#drawing?.change(patience, ends).then(resolveIf, () => resolve());
    await Promise.race([sign, observation.sign(patience, ends)]);
    waiting.abort();
  }

  /** Without what the field holds, where that is not to be told; dots tell nothing but how much it is. */
  #veiled(effect: Effect, { control }: Moment): Effect {
    const { veil, arguments: given } = this.#step;
    if (veil === undefined || effect.value === undefined || control?.secret === true) return effect;
    const isGiven = veil.given !== undefined && isSameText(effect.value, given[0] ?? "");
    return { ...effect, value: isGiven ? (veil.given ?? "") : veil.held };
  }

  async #conclude(done: Done, after: Moment): Promise<Outcome> {
    const outcome = await this.#concluded(done, after);
    const held = this.#step.veil === undefined ? undefined : await this.#heldBehindVeil(after);
    return held === undefined ? outcome : { ...outcome, held };
  }

  /** What was named may be a label: the field itself is another element. */
  async #heldBehindVeil({ control }: Moment): Promise<Outcome["held"]> {
    if (control?.value === undefined || this.#target === undefined) return undefined;
    const { world, number } = this.#target;
    const field = await this.#live.worlds.call(world, "fieldWithin", number);
    const reference = field === null ? undefined : referenceOf(world.sequence, field);
    return { value: control.value, reference };
  }

  async #concluded(done: Done, after: Moment): Promise<Outcome> {
    const effect = this.#effect(after);
    const message = this.#messageOf(done);
    const fault = this.#refusal(after, effect) ?? (await this.#faultOf(done, after));
    if (fault !== undefined) return { success: false, code: "no_effect", message: fault, effect };
    if (this.#took(done, after)) {
      this.#keepInMind(done);
      const problem = done.holds === undefined ? undefined : after.control?.problem;
      const remark =
        problem === undefined ? "" : ` The page will not accept it as it is${this.#why(problem)}`;
      return {
        success: true,
        message: `${message}${remark}${this.#windowsHeldBack()}${dialogTold(effect)}${saidSince(effect)}`,
        effect,
      };
    }
    const nothing = `It arrived there, but nothing on the page changed within ${patience} ms: no new address, request, dialog, download, value or text.`;
    return {
      success: false,
      code: "no_effect",
      message: `${message} ${nothing}${this.#windowsHeldBack()}`,
      effect,
    };
  }

  /** Days and numbers are told as the page writes them. */
  #messageOf({ message }: Done): string {
    const { veil, method, description } = this.#step;
    if (veil === undefined || (method !== "fill" && method !== "type")) return message;
    return method === "fill" ? `Filled ${description}.` : `Typed into ${description}.`;
  }

  /** The browser's words on an address of e-mail quote it. */
  #why(problem: string): string {
    return this.#step.veil === undefined ? `: ${problem}` : ".";
  }

  #keepInMind({ holds }: Done): void {
    const { filledFields } = this.#live;
    filledFields.forgetChanged(holds === undefined ? "other" : "field");
    if (holds === undefined || this.#target === undefined) return;
    const { description } = this.#step;
    filledFields.keep({ ...this.#target, description, holds, before: this.#before?.control });
  }

  /** The browser lets a page open one window for a click. */
  #windowsHeldBack(): string {
    const { windowsMissing: count } = this.#means.observation;
    if (count === 0) return "";
    return ` The page asked for ${count} ${count === 1 ? "window" : "windows"} that did not open.`;
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
    const fault = state === undefined ? undefined : done.holds(state);
    if (fault === undefined || this.#step.veil === undefined) return fault;
    return `${this.#step.description} did not take the text: it holds another text now.`;
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

/** An alert may tell of success as well: whoever reads it judges. */
function saidSince({ alerts = [], invalid = [] }: Effect): string {
  const said =
    alerts.length === 0 ? "" : ` The page says: ${alerts.map((text) => JSON.stringify(text)).join("; ")}.`;
  return invalid.length === 0 ? said : `${said} The page marks as wrong: ${invalid.join("; ")}.`;
}
