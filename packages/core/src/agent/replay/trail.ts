import type { Action, ActionMethod, AgentAction, MemoryStep } from "@legwork/protocol";
import { seen, stateIn } from "../../memory/seen-step.ts";
import type { FingerprintMemory } from "../../page/fingerprint-memory.ts";
import { isActionMethod } from "../../plan.ts";
import type { Secrets } from "../../variables.ts";

/** What an action did, so that it can be done again. */
export type Traced =
  /** On elements whose fingerprints the session has. */
  | { actions: Action[] }
  | { opened: string }
  | { read: string }
  /** As it is remembered already. */
  | { steps: MemoryStep[] }
  /** Looking and waiting need not be done again. */
  | { idle: true };

/** Failures before which nothing was done. */
const untouched = new Set([
  "not_found",
  "ambiguous",
  "not_understood",
  "covered",
  "disabled",
  "hidden",
  "read_only",
]);

/** What is not done again unseen: files and tabs are of one time. */
const passing = new Set<ActionMethod>(["upload", "dragTo", "switchTab", "closeTab"]);

type Context = { fingerprints: FingerprintMemory; secrets: Secrets };

/** The steps of a run as they can be remembered. */
export class Trail {
  readonly steps: MemoryStep[] = [];
  /** Why the run cannot be done again from memory. */
  problem: string | undefined;
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Notes an action that has ended. `url`: the page that it was done on; `part`: the step of the task it belongs to. */
  add(action: AgentAction, traced: Traced | undefined, at: { url: string; part: number | undefined }): void {
    if (this.problem !== undefined) return;
    if (action.success === false) {
      const did = traced !== undefined && "actions" in traced && traced.actions.length > 0;
      if (did || !untouched.has(action.code ?? "")) this.problem = `an action failed: ${action.action}`;
      return;
    }
    if (traced === undefined) this.problem = `an action of type ${action.type} cannot be done again`;
    else this.#addSteps(this.#stepsOf(traced, at.url), at.part);
  }

  #addSteps(steps: (MemoryStep | undefined)[], part: number | undefined): void {
    for (const step of steps) {
      if (step === undefined) this.problem ??= "an element of it would not be known again";
      else this.steps.push(part === undefined ? step : { ...step, part });
    }
  }

  #stepsOf(traced: Traced, url: string): (MemoryStep | undefined)[] {
    if ("steps" in traced) return traced.steps;
    if ("idle" in traced) return [];
    if ("opened" in traced)
      return [
        {
          method: "navigate",
          arguments: [this.#context.secrets.mask(traced.opened)],
          description: "the page",
        },
      ];
    if ("read" in traced) return [{ method: "extract", arguments: [traced.read], description: "the page" }];
    return traced.actions.map((action) => this.#stepOf(action, url));
  }

  #stepOf(action: Action, url: string): MemoryStep | undefined {
    const { selector, description, method = "click", arguments: given = [] } = action;
    if (!isActionMethod(method) || passing.has(method)) return undefined;
    if (isOfPage(selector)) return { method, arguments: given, description: description || "the page" };
    const sighting = this.#context.fingerprints.recall(url, { selector, description }, true);
    if (sighting === undefined) return undefined;
    const isSecret = sighting.fingerprint.inputType === "password";
    if (isSecret && !given.every((text) => this.#isPlaceholder(text))) return undefined;
    return { method, arguments: given, ...seen(sighting), ...stateIn(method, sighting.state) };
  }

  #isPlaceholder(text: string): boolean {
    return this.#context.secrets.names.some(({ name }) => text === `%${name}%`);
  }
}

function isOfPage(selector: string): boolean {
  return selector === "xpath=/html[1]";
}
