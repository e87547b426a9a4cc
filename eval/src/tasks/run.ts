import type { Engine } from "@legwork/core";
import { LegworkError, type OperationName, type Output, type RawInput } from "@legwork/protocol";
import { TaskSite, type Ending, type Outcome, type Source } from "./site.ts";
import type { Shown, Variant } from "./task.ts";

export type TaskVerdict =
  /** The page says done, and the agent told so. */
  | "right"
  /** The page says that something else was done, or the agent claims what the page does not say. */
  | "wrong"
  /** The page says done, and the agent told that it is not. */
  | "denied"
  /** Not done, and told so. */
  | "not done";

export type TaskDone<Shows extends Shown = Variant> = Shows & {
  verdict: TaskVerdict;
  say: string;
  /** Milliseconds of the whole run of the agent. */
  ms: number;
  isClaimed: boolean;
  message: string;
  ending: Ending;
};

const principal = { projectId: "eval" };

/** How long a page may take to tell its task, or that is left what it saw, ms. */
const patience = 4_000;

export function verdictOf(outcome: Outcome, isClaimed: boolean): TaskVerdict {
  if (outcome === "done") return isClaimed ? "right" : "denied";
  return outcome === "wrong" || isClaimed ? "wrong" : "not done";
}

/** Of several documents of one task: something wrong in any of them stays wrong, and what was done in one stays done. */
export function endingOf(endings: readonly Ending[]): Ending {
  const of = (outcome: Outcome) => endings.findLast((ending) => ending.outcome === outcome);
  return of("wrong") ?? of("done") ?? of("open") ?? { outcome: "open", deeds: [], state: {} };
}

/** A browser session of its own, for one task after the other. */
export class TaskRunner<Shows extends Shown> {
  readonly #engine: Engine;
  readonly #site: TaskSite<Shows>;
  #sessionId = "";

  private constructor(engine: Engine, site: TaskSite<Shows>) {
    this.#engine = engine;
    this.#site = site;
  }

  static async start<Shows extends Shown>(engine: Engine, source: Source<Shows>): Promise<TaskRunner<Shows>> {
    const runner = new TaskRunner(engine, await TaskSite.start(source));
    await runner.#begin();
    return runner;
  }

  async attempt(shown: Shows): Promise<TaskDone<Shows>> {
    await this.#dispatch("navigate", { url: this.#site.serve(shown) });
    const { say } = (await this.#site.task(patience)) ?? {};
    if (say === undefined) throw new Error(`${shown.page.name} did not tell its task`);
    const started = performance.now();
    const { completed, message } = await this.#execute(say);
    const ms = performance.now() - started;
    const ending = endingOf(await this.#leave());
    const verdict = verdictOf(ending.outcome, completed);
    return { ...shown, verdict, say, ms, isClaimed: completed, message, ending };
  }

  async close(): Promise<void> {
    await this.#dispatch("end", {});
    await this.#site.close();
  }

  async #begin(): Promise<void> {
    const { sessionId } = (await this.#engine.dispatch("start", {}, { principal })) as Output<"start">;
    this.#sessionId = sessionId;
    await this.#dispatch("navigate", { url: this.#site.before });
  }

  /** An agent that says that it cannot is one that did not complete. */
  async #execute(instruction: string): Promise<{ completed: boolean; message: string }> {
    try {
      const { result } = await this.#dispatch("agentExecute", {
        executeOptions: { instruction, autoScreenshot: false },
      });
      return result;
    } catch (error) {
      if (!(error instanceof LegworkError)) throw error;
      return { completed: false, message: `${error.code}: ${error.message}` };
    }
  }

  /** Pages that were opened meanwhile are closed, so that the one that is asked about tells. */
  async #leave(): Promise<Ending[]> {
    await this.#dispatch("navigate", { url: this.#site.before });
    const endings = await this.#site.endings(patience);
    if (endings.length > 0) return endings;
    await this.#dispatch("act", {
      input: { selector: "xpath=/html", description: "the tab", method: "closeTab" },
    });
    await this.#dispatch("navigate", { url: this.#site.before });
    return await this.#site.endings(patience);
  }

  async #dispatch<Name extends Exclude<OperationName, "start">>(
    name: Name,
    input: RawInput<Name>,
  ): Promise<Output<Name>> {
    const caller = { principal, sessionId: this.#sessionId };
    return (await this.#engine.dispatch(name, input, caller)) as Output<Name>;
  }
}
