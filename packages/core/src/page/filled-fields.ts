import type { Held } from "./injected/control.ts";
import type { Done } from "./methods/done.ts";
import { referenceOf, type Located } from "./reference.ts";
import { DocumentGone } from "./document-gone.ts";
import type { PageWorlds, World } from "./worlds.ts";

/** A field that a step has filled; `before`: what it held until then. */
type Filled = Located & {
  description: string;
  holds: NonNullable<Done["holds"]>;
  before: Held | undefined;
};

/** A field that no longer holds what it was given, and in words what it holds instead. */
export type TakenBack = { description: string; instead: string };

/** Fields that are kept in mind at most. */
const most = 100;

/**
 * The fields that steps have filled. A page may take a value back after the step has ended: by a timer, or when a server
 * says no. Nothing tells of it, and no step waits for it, so the fields are looked at beside the next step.
 */
export class FilledFields {
  readonly #worlds: PageWorlds;
  readonly #fields = new Map<string, Filled>();

  constructor(worlds: PageWorlds) {
    this.#worlds = worlds;
  }

  /** What the page took back until now, but for the field of a reference that is about to be filled anew. */
  async takenBack(filledAnew: string | undefined): Promise<TakenBack[]> {
    const lost = await this.#lost();
    return lost
      .filter(({ key }) => key !== filledAnew)
      .map(({ field: { description }, held }) => ({ description, instead: inWords(held) }));
  }

  /** Keeps a field in mind that a step has filled just now. */
  keep(field: Filled): void {
    const key = referenceOf(field.world.sequence, field.number);
    this.#fields.delete(key);
    this.#fields.set(key, field);
    const [oldest] = this.#fields.keys();
    if (this.#fields.size > most && oldest !== undefined) this.#fields.delete(oldest);
  }

  /**
   * Forgets what the step that has just ended changed: a button may empty a form, a box may untick others. Text that
   * another field's text drove out was not meant to go. Nobody waits for it; the page answers before it is asked again.
   */
  forgetChanged(by: "field" | "other"): void {
    this.#lost().then(
      (lost) => {
        for (const { key, held } of lost)
          if (by === "other" || held.checked !== undefined) this.#fields.delete(key);
      },
      () => {
        // The next look meets it again.
      },
    );
  }

  async #lost(): Promise<{ key: string; field: Filled; held: Held }[]> {
    const byWorld = Map.groupBy(this.#fields, ([, { world }]) => world);
    const lost = await Promise.all(
      [...byWorld].map(async ([world, fields]) => {
        const held = await this.#heldIn(
          world,
          fields.map(([, { number }]) => number),
        );
        return fields.flatMap(([key, field], index) => {
          const now = held[index] ?? undefined;
          // What is gone tells nothing: pages make fields anew.
          if (now === undefined) this.#fields.delete(key);
          return now !== undefined && isTakenBack(field, now) ? [{ key, field, held: now }] : [];
        });
      }),
    );
    return lost.flat();
  }

  async #heldIn(world: World, numbers: number[]): Promise<(Held | null)[]> {
    if (this.#worlds.world(world.sequence) === undefined) return [];
    try {
      return await this.#worlds.call(world, "heldBy", numbers);
    } catch (error) {
      if (error instanceof DocumentGone) return [];
      throw error;
    }
  }
}

/** Many fields write what they hold in a form of their own once they are left: that is no other value. */
function isTakenBack({ holds, before }: Filled, now: Held): boolean {
  if (holds(now) === undefined) return false;
  return now.value === undefined || now.value === "" || now.value === before?.value;
}

/** Without its value, which may be a secret of an earlier action. */
function inWords({ value, checked }: Held): string {
  if (value === undefined) return checked === true ? "checked now" : "not checked now";
  return value === "" ? "empty now" : "as it was before";
}
