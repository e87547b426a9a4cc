import { setTimeout as delay } from "node:timers/promises";
import { noUsage, type ActResult, type AgentAction, type Usage } from "@legwork/protocol";
import { withoutCredentials } from "../browser/told-address.ts";
import { addUsage } from "../model/usage.ts";
import type { PageWorlds } from "../page/worlds.ts";
import { withTexts } from "../secrets/mask.ts";
import type { Scene } from "../verb.ts";
import type { Journal, Reached } from "./jobs/journal.ts";
import { Trail, type Traced } from "./replay/trail.ts";

/** How an agent takes its steps. */
export type Pace = {
  /** Largest number of actions. */
  maxSteps: number;
  /** Take a picture before each action. */
  autoScreenshot: boolean;
  /** ms */
  waitBetweenActions: number;
  /** Show where the pointer is used. Default: false. */
  highlightCursor?: boolean | undefined;
};

/** What an action came to; `traced`: how it can be done again. */
export type Taken = Partial<AgentAction> & { traced?: Traced };

/** Who is told of actions: `journal` before and after each, and waited for. */
type Told = { onStep?: ((action: AgentAction) => void) | undefined; journal?: Journal | undefined };

/** Keeps what an agent does: its actions with their pictures and times, and what its model calls used. */
export class Recorder {
  readonly actions: AgentAction[] = [];
  usage: Usage = noUsage;
  /** The same as steps that can be remembered. */
  readonly trail: Trail;
  /** The step of the task that is being done, from 0, where it is known. */
  part: number | undefined;
  readonly #scene: Scene;
  readonly #pace: Pace;

  readonly #told: Told;

  constructor(scene: Scene, pace: Pace, told: Told = {}) {
    this.#scene = scene;
    this.#pace = pace;
    this.#told = told;
    const { fingerprints } = scene.context.session;
    this.trail = new Trail({ fingerprints, secrets: scene.secrets });
  }

  get stepsLeft(): number {
    return this.#pace.maxSteps - this.actions.length;
  }

  /** Runs one action, with the pause and the picture before it, and records what came of it. */
  async take(
    about: Pick<AgentAction, "type" | "instruction" | "reasoning">,
    work: () => Promise<Taken>,
  ): Promise<AgentAction> {
    const { context } = this.#scene;
    context.signal.throwIfAborted();
    if (this.actions.length > 0 && this.#pace.waitBetweenActions > 0) {
      await delay(this.#pace.waitBetweenActions, undefined, { signal: context.signal });
    }
    const screenshot = this.#pace.autoScreenshot ? await this.#picture() : undefined;
    if (this.#pace.highlightCursor === true) await this.#markPointer();
    const { journal } = this.#told;
    await journal?.begun(this.#tellable({ type: about.type, instruction: about.instruction ?? "" }));
    context.signal.throwIfAborted();
    const startedAt = performance.now();
    const url = context.pages.url();
    const keep = ({ traced, ...outcome }: Taken) => {
      const action = this.#keep({
        action: about.instruction ?? about.type,
        ...about,
        ...outcome,
        pageUrl: context.session.secrets.mask(context.pages.url()),
        timeMs: Math.round(performance.now() - startedAt),
        ...(screenshot === undefined ? {} : { screenshot }),
      });
      this.trail.add(action, traced, { url, part: this.part });
      return action;
    };
    try {
      // Who is asked something may take control to answer it.
      const outcome = await (about.type === "ask"
        ? work()
        : context.session.control.step(work, context.signal));
      const action = keep(outcome);
      await journal?.done(action, this.part);
      return action;
    } catch (error) {
      keep({ success: false });
      throw error;
    }
  }

  #keep(action: AgentAction): AgentAction {
    const { context } = this.#scene;
    const masked = this.#tellable(action);
    this.actions.push(masked);
    this.#told.onStep?.(masked);
    context.progress(
      `${this.actions.length}. ${masked.success === false ? "failed" : "done"}: ${masked.action}`,
      masked,
    );
    return masked;
  }

  /** Notes how far the task is done. */
  async reached(reached: Reached): Promise<void> {
    await this.#told.journal?.reached(this.#scene.secrets.mask(reached));
  }

  /** The words of a task may have addresses with passwords in them. */
  #tellable<Value>(told: Value): Value {
    return withTexts(this.#scene.secrets.mask(told), withoutCredentials);
  }

  /** On every page that the run comes to. */
  async #markPointer(): Promise<void> {
    const { worlds } = await this.#scene.context.pages.live();
    this.#marked.add(worlds);
    await worlds.markPointer(true);
  }
  readonly #marked = new Set<PageWorlds>();

  /** Takes away what was shown of the run on its pages. */
  async end(): Promise<void> {
    for (const worlds of this.#marked) await worlds.markPointer(false);
  }

  add(usage: Usage | undefined): void {
    if (usage !== undefined) this.usage = addUsage(this.usage, usage);
  }

  async #picture(): Promise<string | undefined> {
    const { context } = this.#scene;
    const { screenshots } = context.services;
    if (screenshots === undefined) return undefined;
    const live = await context.pages.live();
    const picture = await live.screenshot(context.signal);
    return (
      picture &&
      screenshots.keep(context.session.id, `${context.actionId}-${this.actions.length + 1}`, picture)
    );
  }
}

/** An act as a step of an agent. */
export function stepOf(result: ActResult): Taken {
  const [action] = result.actions;
  const text = action?.arguments?.join(", ");
  return {
    action: result.message,
    success: result.success,
    ...(action?.method === undefined ? {} : { method: action.method }),
    ...(action === undefined ? {} : { selector: action.selector }),
    ...(text === undefined || text === "" ? {} : { text }),
    ...(result.code === undefined ? {} : { code: result.code }),
    traced: { actions: result.actions },
  };
}
