import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { LegworkError } from "@legwork/protocol";
import type { KeyLimits, Principal } from "../principal.ts";
import type { KeyRecord, KeyStore } from "../store/key-store.ts";

export type NewKey = { projectId: string; name: string; limits?: KeyLimits };

/** What can be told of a key. */
export type KeyDescription = Omit<KeyRecord, "hash">;

/** Milliseconds for which a key that was good is taken for good without looking: at most so long does a revoked one open doors. */
const trustedMs = 1_000;

/** Keys of which that is remembered at most. */
const mostTrusted = 10_000;

/** `lw_`, the key's id, and 256 random bits in base64url. */
const keyShape = /^lw_([\da-f]{12})_[\w-]{43}$/;

/**
 * The API keys of a store. A key is 256 random bits, so that a single SHA-256 of it is as safe to keep as any slower
 * hash: there is no list of likely keys to try. It is found by the id it begins with, and compared in constant time.
 */
export class ApiKeys {
  readonly #store: KeyStore;
  /** By hash; when each was looked up. Keys that are no good are not remembered: their number has no bound. */
  readonly #trusted = new Map<string, { principal: Principal; at: number }>();

  constructor(store: KeyStore) {
    this.#store = store;
  }

  /**
   * Makes a key; it is told this once, and kept nowhere.
   * @throws LegworkError `invalid_request` for a project or a name that cannot be used.
   */
  async create({ projectId, name, limits = {} }: NewKey): Promise<{ key: string; id: string }> {
    if (!/^[\w.-]{1,64}$/.test(projectId)) throw unusable("project", "1 to 64 letters, digits, _ . and -");
    if (!/^[^\p{Cc}]{1,100}$/u.test(name))
      throw unusable("name", "1 to 100 characters, none of them a line break");
    const id = randomBytes(6).toString("hex");
    const key = `lw_${id}_${randomBytes(32).toString("base64url")}`;
    const createdAt = Date.now();
    await this.#store.create({ id, projectId, name, hash: digest(key).toString("hex"), limits, createdAt });
    return { key, id };
  }

  /** All keys, revoked ones too, oldest first. */
  async list(): Promise<KeyDescription[]> {
    const records = await this.#store.list();
    return records.map(({ hash: _hash, ...description }) => description);
  }

  /** The key opens nothing any more: here at once, in other processes within a second. False when there is no such key. */
  async revoke(id: string): Promise<boolean> {
    const isRevoked = await this.#store.revoke(id, Date.now());
    for (const [hash, { principal }] of this.#trusted)
      if (principal.key?.id === id) this.#trusted.delete(hash);
    return isRevoked;
  }

  /** Who presents this key; undefined for one that is unknown or revoked. */
  async principalOf(presented: string): Promise<Principal | undefined> {
    const id = keyShape.exec(presented)?.[1];
    if (id === undefined) return undefined;
    const hash = digest(presented);
    const name = hash.toString("hex");
    const trusted = this.#trusted.get(name);
    if (trusted !== undefined && Date.now() - trusted.at < trustedMs) return trusted.principal;
    this.#trusted.delete(name);
    const record = await this.#store.find(id);
    if (record === undefined || record.revokedAt !== undefined) return undefined;
    if (!timingSafeEqual(hash, Buffer.from(record.hash, "hex"))) return undefined;
    const principal = { projectId: record.projectId, key: { id, limits: record.limits } };
    if (this.#trusted.size >= mostTrusted) this.#trusted.clear();
    this.#trusted.set(name, { principal, at: Date.now() });
    return principal;
  }
}

function digest(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}

function unusable(what: string, expected: string): LegworkError {
  return new LegworkError("invalid_request", `The key's ${what} cannot be used; expected: ${expected}.`);
}
