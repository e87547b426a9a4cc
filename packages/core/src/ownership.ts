import type { Services } from "./services.ts";
import { leaseMs } from "./store/store.ts";

type Parts = Pick<Services, "store" | "ownerId"> & {
  /** Goes on with what processes have left that are gone, or ends it. */
  takeOver: () => Promise<void>;
};

/**
 * Says in the store, for as long as this process lives, that its sessions have somebody who holds them; and sees after
 * those that a process has left which does not say so any more.
 */
export class Ownership {
  readonly #parts: Parts;
  readonly #timer: NodeJS.Timeout | undefined;
  #renewal: Promise<void> = Promise.resolve();

  private constructor(parts: Parts, onError: (error: unknown) => void) {
    this.#parts = parts;
    if (!parts.store.isShared) return;
    // Three tries before others take this process for dead.
    this.#timer = setInterval(() => {
      this.#renewal = renew(parts).catch(onError);
    }, leaseMs / 3).unref();
  }

  /** `onError` is told when the store could not be told later on. */
  static async claim(parts: Parts, onError: (error: unknown) => void): Promise<Ownership> {
    await renew(parts);
    return new Ownership(parts, onError);
  }

  async release(): Promise<void> {
    clearInterval(this.#timer);
    await this.#renewal;
    await this.#parts.store.releaseOwner(this.#parts.ownerId);
  }
}

async function renew({ store, ownerId, takeOver }: Parts): Promise<void> {
  await store.renewOwner(ownerId);
  await takeOver();
}
