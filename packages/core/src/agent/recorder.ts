import { setTimeout as delay } from "node:timers/promises";
import { noUsage, type ActResult, type AgentAction, type Usage } from "@legwork/protocol";
import { addUsage } from "../model/usage.ts";
import type { Scene } from "../verb.ts";

/** How an agent takes its steps. */
export type Pace = {
  /** Largest number of actions. */
  maxSteps: number;
  /** Take a picture before each action. */
  autoScreenshot: boolean;
  /** ms */
  waitBetweenActions: number;
};

/** Keeps what an agent does: its actions with their pictures and times, and what its model calls used. */
export class Recorder {
  readonly actions: AgentAction[] = [];
  usage: Usage = noUsage;
  readonly #scene: Scene;
  readonly #pace: Pace;

  constructor(scene: Scene, pace: Pace) {
    this.#scene = scene;
    this.#pace = pace;
  }

  get stepsLeft(): number {
    return this.#pace.maxSteps - this.actions.length;
  }

  /** Runs one action, with the pause and the picture before it, and records what came of it. */
  async take(
    about: Pick<AgentAction, "type" | "instruction" | "reasoning">,
    work: () => Promise<Partial<AgentAction>>,
  ): Promise<AgentAction> {
    const { context } = this.#scene;
    context.signal.throwIfAborted();
    if (this.actions.length > 0 && this.#pace.waitBetweenActions > 0) {
      await delay(this.#pace.waitBetweenActions, undefined, { signal: context.signal });
    }
    const screenshot = this.#pace.autoScreenshot ? await this.#picture() : undefined;
    const startedAt = performance.now();
    const keep = (outcome: Partial<AgentAction>) =>
      this.#keep({
        action: about.instruction ?? about.type,
        ...about,
        ...outcome,
        pageUrl: context.session.url(),
        timeMs: Math.round(performance.now() - startedAt),
        ...(screenshot === undefined ? {} : { screenshot }),
      });
    try {
      return keep(await work());
    } catch (error) {
      keep({ success: false });
      throw error;
    }
  }

  #keep(action: AgentAction): AgentAction {
    const { context, secrets } = this.#scene;
    const masked = secrets.mask(action);
    this.actions.push(masked);
    context.progress(
      `${this.actions.length}. ${masked.success === false ? "failed" : "done"}: ${masked.action}`,
    );
    return masked;
  }

  add(usage: Usage | undefined): void {
    if (usage !== undefined) this.usage = addUsage(this.usage, usage);
  }

  async #picture(): Promise<string | undefined> {
    const { context } = this.#scene;
    const { screenshots } = context.services;
    if (screenshots === undefined) return undefined;
    const live = await context.session.page();
    const picture = await live.screenshot();
    return screenshots.keep(context.session.id, `${context.actionId}-${this.actions.length + 1}`, picture);
  }
}

/** An act as a step of an agent. */
export function stepOf(result: ActResult): Partial<AgentAction> {
  const [action] = result.actions;
  const text = action?.arguments?.join(", ");
  return {
    action: result.message,
    success: result.success,
    ...(action?.method === undefined ? {} : { method: action.method }),
    ...(action === undefined ? {} : { selector: action.selector }),
    ...(text === undefined || text === "" ? {} : { text }),
    ...(result.code === undefined ? {} : { code: result.code }),
  };
}
