import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** What a link opens: the CDP address, the live view, or the live view with the right to take control. */
export type AccessKind = "cdp" | "view" | "control";

/** What a token turned out to be. */
export type Access = { kind: AccessKind; expiresAt: number };

const kinds: readonly string[] = ["cdp", "view", "control"] satisfies AccessKind[];

/**
 * Signs and checks the tokens of one session. The key is made with the session, lives in memory and dies with it: no
 * token outlives its session or this process, and none opens another session.
 */
export class SessionAccess {
  #key = randomBytes(32);
  #revocation = new AbortController();

  /** Aborts when what was given out so far is revoked. */
  get revoked(): AbortSignal {
    return this.#revocation.signal;
  }

  /** `expiresAt`: milliseconds since 1970. */
  token(kind: AccessKind, expiresAt: number): string {
    const claim = `${kind}.${Math.floor(expiresAt).toString(36)}`;
    return `${claim}.${this.#sign(claim).toString("base64url")}`;
  }

  /** Undefined for a token that was not made here, was revoked, or whose time is over. */
  verify(token: string, now = Date.now()): Access | undefined {
    const [kind = "", expiry = "", signature = "", ...rest] = token.split(".");
    const given = Buffer.from(signature, "base64url");
    const expected = this.#sign(`${kind}.${expiry}`);
    if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
      return undefined;
    const expiresAt = Number.parseInt(expiry, 36);
    return kinds.includes(kind) && expiresAt > now ? { kind: kind as AccessKind, expiresAt } : undefined;
  }

  /** Makes every token so far worthless; connections that they opened are closed. */
  revoke(): void {
    this.#key = randomBytes(32);
    this.#revocation.abort();
    this.#revocation = new AbortController();
  }

  #sign(claim: string): Buffer {
    return createHmac("sha256", this.#key).update(claim).digest();
  }
}
