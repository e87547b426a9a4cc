import type { Drawing } from "./injected/prepare.ts";
import { captureOf } from "./pictures.ts";
import type { PageWorlds } from "./worlds.ts";

/**
 * What is drawn on a `<canvas>` leaves no trace in the document; its picture is compared instead. One that changes
 * without the action (a game, a running chart) tells nothing, and is not looked at again.
 */
export class DrawingWatch {
  readonly #worlds: PageWorlds;
  readonly #clip: Drawing;
  readonly #before: string | undefined;
  readonly #isStill: boolean;
  #repainted = false;

  private constructor(
    place: { worlds: PageWorlds; clip: Drawing },
    before: string | undefined,
    isStill: boolean,
  ) {
    this.#worlds = place.worlds;
    this.#clip = place.clip;
    this.#before = before;
    this.#isStill = isStill;
  }

  /** `clip`: in the main document, CSS pixels. Costs two screenshots of it. */
  static async begin(worlds: PageWorlds, clip: Drawing, signal: AbortSignal): Promise<DrawingWatch> {
    const first = await partOf(worlds, clip, signal);
    const second = await partOf(worlds, clip, signal);
    return new DrawingWatch({ worlds, clip }, second, first === second);
  }

  /** Whether {@link change} saw it change. */
  get repainted(): boolean {
    return this.#repainted;
  }

  /** Looks until the picture is another, at the latest until `cap` ms have passed; answers whether it is. */
  async change(cap: number, signal: AbortSignal): Promise<boolean> {
    const end = performance.now() + cap;
    while (this.#isStill && !this.#repainted && !signal.aborted && performance.now() < end) {
      const now = await partOf(this.#worlds, this.#clip, signal);
      this.#repainted = now !== this.#before && now !== undefined;
    }
    return this.#repainted;
  }
}

/** A part of what is shown, as text that compares; undefined when the page is gone. */
function partOf(worlds: PageWorlds, clip: Drawing, signal: AbortSignal): Promise<string | undefined> {
  return captureOf(worlds, { format: "png", optimizeForSpeed: true, clip: { ...clip, scale: 1 } }, signal);
}
