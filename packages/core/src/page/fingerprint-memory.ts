import type { ControlState } from "./control-state.ts";
import { urlPattern } from "./fingerprint-text.ts";
import type { Fingerprint } from "./fingerprint.ts";

/** An element whose selector was told to a client, as plain JSON. */
export type Sighting = {
  selector: string;
  /** The words in which it was told. */
  description: string;
  fingerprint: Fingerprint;
  /** Accessible name as it is written on the page. */
  name?: string | undefined;
  state?: ControlState | undefined;
  /** Selector of the row, card or group that `fingerprint.place` was read from. */
  placeSelector?: string | undefined;
};

type Kept = Sighting & { page: string };

/** About 1 kB each. */
const capacity = 1_000;
/** Of what is told at once, the likeliest so many are remembered. */
export const rememberedAtOnce = 500;
/** Elements that had the same selector one after the other. */
const perSelector = 4;

/** What elements were like when their selectors were told; what was not used for the longest time is forgotten first. */
export class FingerprintMemory {
  /** By selector; in each the newest first. */
  readonly #kept = new Map<string, Kept[]>();
  #size = 0;

  /** `url`: address of the page they were seen on. */
  remember(url: string, sightings: Sighting[]): void {
    const page = urlPattern(url);
    // The likeliest stand first; they are to be forgotten last.
    for (const sighting of sightings.toReversed()) this.#keep({ ...sighting, page });
    for (const [selector, kept] of this.#kept) {
      if (this.#size <= capacity) break;
      this.#kept.delete(selector);
      this.#size -= kept.length;
    }
  }

  #keep(sighting: Kept): void {
    const known = this.#kept.get(sighting.selector) ?? [];
    const others = known.filter(
      ({ page, description }) => page !== sighting.page || description !== sighting.description,
    );
    const kept = [sighting, ...others].slice(0, perSelector);
    this.#kept.delete(sighting.selector);
    this.#kept.set(sighting.selector, kept);
    this.#size += kept.length - known.length;
  }

  /**
   * What is known of the element that an Action names. By the same words, wherever it was told. Words that nobody told
   * may be a client's own for what was told on this page last; `isOurs` says that they are not.
   */
  recall(url: string, { selector, description }: { selector: string; description: string }, isOurs: boolean) {
    const kept = this.#kept.get(selector) ?? [];
    const page = urlPattern(url);
    const told = kept.filter((sighting) => sighting.description === description);
    const here = (sightings: Kept[]) => sightings.find((sighting) => sighting.page === page);
    const found = here(told) ?? told[0] ?? (isOurs ? undefined : here(kept));
    if (found !== undefined) {
      this.#kept.delete(selector);
      this.#kept.set(selector, kept);
    }
    return found as Sighting | undefined;
  }
}
