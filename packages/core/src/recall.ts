import type { Action, ActionMethod, ActResult, MemoryStep } from "@legwork/protocol";
import { LegworkError, noUsage } from "@legwork/protocol";
import { findRemembered, type Recognised } from "./find-again.ts";
import { isSentLater } from "./grounding/ending.ts";
import { saysRelativeDay } from "./grounding/days/relative-days.ts";
import { memoryKey, type MemoryKey } from "./memory/memory-key.ts";
import { seenNow } from "./memory/seen-step.ts";
import { toMemory } from "./memory/to-memory.ts";
import { stateThatMatters } from "./page/control-state.ts";
import { DocumentGone } from "./page/document-gone.ts";
import { lateContentMs, stillnessMs, type Plan, type PlannedStep } from "./plan.ts";
import type { MemoryRecord } from "./store/store.ts";
import type { Scene } from "./verb.ts";

/** How to do again what was done before, with the elements found on the page as it is now. */
export type Remembered = {
  record: MemoryRecord;
  steps: PlannedStep[];
  /** What was still to be found once they were done, in words. */
  rest: string | undefined;
  actions: Action[];
  /** The record with the elements as they are now, when that is another one. */
  healed: MemoryRecord | undefined;
  /** Says which elements stand elsewhere now. */
  remark: string;
};

/** Failures before which nothing was done: whoever looks anew may do better. */
const untouched = new Set(["not_found", "covered", "disabled", "hidden", "read_only", "unknown_option"]);

/** What the memory has to do with one instruction on one page. */
export class Recall {
  readonly #scene: Scene;
  readonly #instruction: string;

  /** Undefined when nothing is to be remembered. `wanted`: what the call says; by default the session decides. */
  static of(scene: Scene, instruction: string, wanted: boolean | undefined): Recall | undefined {
    const { services, session } = scene.context;
    // What is remembered sends what this leaves to a later step, and “tomorrow” is another day by then.
    const isOther = isSentLater(instruction, scene.later ?? []) || saysRelativeDay(instruction);
    const isOn = services.cache && (wanted ?? session.settings.cache) && !isOther;
    return isOn ? new Recall(scene, instruction) : undefined;
  }

  private constructor(scene: Scene, instruction: string) {
    this.#scene = scene;
    this.#instruction = instruction;
  }

  /** Undefined unless all of it can plainly be done again; nothing has been done then. */
  async find(): Promise<Remembered | undefined> {
    const { context, live } = this.#scene;
    const key = this.#keyOn(live.url());
    if (key === undefined) return undefined;
    const record = await context.services.memory.recall(this.#projectId, key.key);
    if (record === undefined || record.operation !== "act") return undefined;
    const found = (await recogniseAll(this.#scene, record)) ?? (await this.#awaitElements(record));
    return found && rememberedAs(record, found);
  }

  /** Content may come after the page is loaded. Waiting for it is cheaper than a model; the grounder waits by itself. */
  async #awaitElements(record: MemoryRecord): Promise<Recognised[] | undefined> {
    if (record.resolvedBy !== "model") return undefined;
    const { worlds } = this.#scene.live;
    const { signal } = this.#scene.context;
    for (const end = performance.now() + lateContentMs; performance.now() < end;) {
      const world = await worlds.main(signal);
      try {
        // Counted first, so that no change is missed.
        const { changes } = await worlds.call(world, "activity");
        const found = await recogniseAll(this.#scene, record);
        if (found !== undefined) return found;
        if (!(await worlds.call(world, "changed", changes, stillnessMs))) return undefined;
      } catch (error) {
        // Another document has come, and may have it.
        if (!(error instanceof DocumentGone)) throw error;
      }
    }
    return undefined;
  }

  /**
   * Draws the conclusions from doing it again. Undefined when nothing was done, so that the instruction can be looked at
   * as if for the first time; else the answer. What had its effect is kept, as it is on the page now; what had none, or
   * broke off, is forgotten.
   */
  conclude({ record, healed }: Remembered, result: ActResult): ActResult | undefined {
    if (!result.success && result.effect === undefined && result.actions.length === 0)
      if (untouched.has(result.code ?? "")) return undefined;
    // Another origin has taken the place of the page for now; what is remembered is as good as it was.
    if (result.code === "origin_not_allowed") return result;
    const { services, session } = this.#scene.context;
    const { memory } = services;
    if (result.success) {
      memory.use(record);
      if (healed !== undefined && !session.secrets.isIn(healed.steps))
        memory.save(healed.projectId, healed.key, () => healed);
      return result;
    }
    memory.forget(record);
    const advice = "It was done from memory, which is forgotten now: act again to have it looked for anew.";
    return { ...result, message: `${result.message} ${advice}` };
  }

  /** Remembers what was just carried out, unless it is of a kind that must not be done again unseen. */
  keep(plan: Extract<Plan, { found: true }>, actions: Action[]): void {
    const { view, steps, rest, resolvedBy, confidence } = plan;
    const { context, secrets } = this.#scene;
    const key = view === undefined ? undefined : this.#keyOn(view.url);
    if (view === undefined || key === undefined) return;
    const { fingerprints } = context.session;
    const projectId = this.#projectId;
    context.services.memory.save(projectId, key.key, () => {
      const carried = { key, projectId, steps, rest, actions, resolvedBy, confidence, secrets, fingerprints };
      const record = toMemory({ ...carried, view: secrets.mask(view) });
      // A value of an earlier call stands beside the element, whose placeholder this one does not know.
      return record !== undefined && context.session.secrets.isIn(record.steps) ? undefined : record;
    });
  }

  get #projectId(): string {
    return this.#scene.context.session.principal.projectId;
  }

  #keyOn(url: string): MemoryKey | undefined {
    const { secrets } = this.#scene;
    return memoryKey({
      instruction: secrets.mask(this.#instruction),
      url: secrets.mask(url),
      variables: secrets.names.map(({ name }) => name),
    });
  }
}

async function recogniseAll(scene: Scene, { steps }: MemoryRecord): Promise<Recognised[] | undefined> {
  const found: Recognised[] = [];
  for (const step of steps) {
    const element = await recognise(scene, step);
    if (element === undefined) return undefined;
    found.push(element);
  }
  return found;
}

/**
 * The element of a remembered step on the page as it is now; undefined when it is not there for certain, or is in a state in
 * which the step would do something else.
 */
export async function recognise(scene: Scene, step: MemoryStep): Promise<Recognised | undefined> {
  const { method, selector, fingerprint, placeSelector, description, criteria = [] } = step;
  if (selector === undefined || fingerprint === undefined)
    return { reference: undefined, selector: "xpath=/html[1]", description, sighting: undefined };
  try {
    const sighting = { selector, fingerprint, placeSelector, description };
    const found = await findRemembered(scene, sighting, criteria);
    // What was typed was typed into an empty field, unless it is known better.
    const { state = method === "type" ? "empty" : undefined } = step;
    const isAsBefore = state === undefined || stateThatMatters(method, found?.state ?? {}) === state;
    return isAsBefore ? found : undefined;
  } catch (error) {
    // The page went away meanwhile, or the selector is none: whoever looks anew will see.
    const isLost = error instanceof DocumentGone;
    if (isLost || (error instanceof LegworkError && error.code === "invalid_request")) return undefined;
    throw error;
  }
}

function rememberedAs(record: MemoryRecord, found: Recognised[]): Remembered {
  const { confidence } = record;
  const steps = record.steps.map(({ method, arguments: given }, index): PlannedStep => {
    const { reference, description } = found[index] as Recognised;
    return { method: method as ActionMethod, reference, description, arguments: given };
  });
  const actions = steps.map(({ method, description, arguments: given }, index): Action => {
    const { selector } = found[index] as Recognised;
    return { selector, description, method, arguments: given, confidence };
  });
  const moved = found.filter(({ sighting }) => sighting !== undefined);
  const elsewhere = moved.map(({ description }) => description).join(", ");
  return {
    record,
    steps,
    rest: record.steps.at(-1)?.rest,
    actions,
    healed: moved.length === 0 ? undefined : healedAs(record, found),
    remark: elsewhere === "" ? "" : `The page has changed; ${elsewhere} was found again in it. `,
  };
}

function healedAs(record: MemoryRecord, found: Recognised[]): MemoryRecord {
  const steps = record.steps.map((step, index): MemoryStep => {
    const sighting = found[index]?.sighting;
    return sighting === undefined ? step : seenNow(step, sighting);
  });
  const now = Date.now();
  return { ...record, steps, usedAt: now, healedAt: now };
}

/** Who did it, in an answer from memory. */
export function meansOf({ record, actions }: Remembered) {
  return {
    actions: Promise.resolve(actions),
    resolvedBy: "memory" as const,
    confidence: record.confidence,
    usage: noUsage,
  };
}
