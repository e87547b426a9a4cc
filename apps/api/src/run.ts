import type { AgentAction, LegworkError } from "@legwork/protocol";
import { asLegworkError } from "./errors.ts";

/** How a run ended; `json` is its output as text. */
export type Outcome = { output: unknown; json: string } | { error: LegworkError };

/** What the work of a run is given. */
export type RunHooks = {
  /** Aborts when everyone who waited for the run has left. */
  signal: AbortSignal;
  /** To be called when nothing stands against the work any more, right before it begins. */
  onStarted: () => void;
  onProgress: (message: string, action?: AgentAction) => void;
};

/** What was told of the work while it went on. */
export type Told = { message: string; action?: AgentAction };

/** One execution of an operation. Several requests may wait for it: the one that began it, and repetitions of that. */
export class Run {
  /** Resolves when the work has begun, or ended before that; never rejects. */
  readonly begun: Promise<void>;
  /** Never rejects. */
  readonly outcome: Promise<Outcome>;
  readonly #controller = new AbortController();
  readonly #told: Told[] = [];
  readonly #listeners = new Set<(told: Told) => void>();
  #isRepetition = false;
  #hasStarted = false;
  #hasEnded = false;
  #waiting = 0;

  constructor(work: (hooks: RunHooks) => Promise<unknown>) {
    const begun = Promise.withResolvers<void>();
    this.begun = begun.promise;
    const hooks: RunHooks = {
      signal: this.#controller.signal,
      onStarted: () => {
        this.#hasStarted = true;
        begun.resolve();
      },
      onProgress: (message, action) => {
        hooks.onStarted();
        this.#tell({ message, ...(action && { action }) });
      },
    };
    this.outcome = settle(work(hooks)).finally(() => {
      this.#hasEnded = true;
      begun.resolve();
    });
  }

  /** A run that only says again how an earlier one ended. */
  static repetition(answer: () => Promise<unknown>): Run {
    const run = new Run(({ onStarted }) => {
      onStarted();
      return answer();
    });
    run.#isRepetition = true;
    return run;
  }

  get isRepetition(): boolean {
    return this.#isRepetition;
  }

  /** False while nothing has been done, and for good when it failed before that. */
  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /**
   * Someone waits for the outcome: until `signal` aborts, or whatever happens when none is given. `untilStarted`: nor may
   * they leave when the work has begun.
   */
  join(signal?: AbortSignal, { untilStarted = false } = {}): void {
    this.#waiting += 1;
    const leave = (): void => {
      if (untilStarted && this.#hasStarted) return;
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#controller.abort();
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener("abort", leave, { once: true });
  }

  /** Tells what has happened so far and what happens from now on. */
  listen(listener: (told: Told) => void): void {
    for (const told of this.#told) listener(told);
    this.#listeners.add(listener);
  }

  #tell(told: Told): void {
    this.#told.push(told);
    for (const listener of this.#listeners) listener(told);
  }
}

async function settle(work: Promise<unknown>): Promise<Outcome> {
  try {
    const output = await work;
    return { output, json: JSON.stringify(output) };
  } catch (error) {
    return { error: asLegworkError(error) };
  }
}
