import { createHmac, randomBytes } from "node:crypto";
import { race } from "../deadline.ts";
import { codeAt, periodOf, plainSecret, type Totp } from "./totp.ts";

/** A code that ends sooner than this may have ended when the service reads it, ms. */
const shortestLife = 2_000;

/** What a code is made for. */
export type Typist = {
  /** The same for all that is done to log in once. */
  id: symbol;
  signal: AbortSignal;
  /** Told before a wait for the next code, since the one of the moment was typed already; ms. */
  onWait?: (ms: number) => void;
};

type Typed = { by: symbol; until: number };

/**
 * Which codes were typed and still hold. A service must not take a code a second time (RFC 6238, section 5.2), so a second
 * log-in within the same time step needs the code of the next.
 */
export class TypedCodes {
  /** By a hash under a key that this process alone has: no secret is kept. */
  readonly #typed = new Map<string, Typed>();
  readonly #key = randomBytes(32);

  /**
   * The code of this moment, once nobody else has typed it; where it is about to end, or has been typed, the next one as soon
   * as that holds. @throws The signal's reason.
   */
  async next(totp: Totp, { id, signal, onWait }: Typist): Promise<string> {
    const lifetime = periodOf(totp) * 1_000;
    const name = createHmac("sha256", this.#key)
      .update(`${lifetime} ${plainSecret(totp.secret)}`)
      .digest("hex");
    for (;;) {
      const now = Date.now();
      const left = lifetime - (now % lifetime);
      const typed = this.#typed.get(name);
      const isTyped = typed !== undefined && typed.by !== id && now < typed.until;
      if (!isTyped && left >= shortestLife) {
        this.#forget(now);
        this.#typed.set(name, { by: id, until: now + left });
        return codeAt(totp, now);
      }
      if (isTyped) onWait?.(left);
      // Timers may fire a moment early.
      await wait(left + 1, signal);
    }
  }

  #forget(now: number): void {
    for (const [name, { until }] of this.#typed) if (until <= now) this.#typed.delete(name);
  }
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    await race(promise, signal);
  } finally {
    clearTimeout(timer);
  }
}
