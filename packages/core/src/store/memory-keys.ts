import { idTaken } from "./failure.ts";
import type { KeyRecord, KeyStore, KeyUse } from "./key-store.ts";

/** Keys for as long as the process lives. `assertOpen` throws when the store is closed. */
export class MemoryKeys implements KeyStore {
  readonly #assertOpen: (attempt: string) => void;
  readonly #keys = new Map<string, KeyRecord>();
  /** By key and day. */
  readonly #uses = new Map<string, KeyUse>();

  constructor(assertOpen: (attempt: string) => void) {
    this.#assertOpen = assertOpen;
  }

  async create(record: KeyRecord): Promise<void> {
    const attempt = "keep a new key";
    this.#assertOpen(attempt);
    if (this.#keys.has(record.id)) throw idTaken(attempt);
    this.#keys.set(record.id, structuredClone(record));
  }

  async find(id: string): Promise<KeyRecord | undefined> {
    this.#assertOpen("read a key");
    return structuredClone(this.#keys.get(id));
  }

  async list(): Promise<KeyRecord[]> {
    this.#assertOpen("list keys");
    const inOrder = [...this.#keys.values()].sort(
      (left, right) => left.createdAt - right.createdAt || (left.id < right.id ? -1 : 1),
    );
    return structuredClone(inOrder);
  }

  async revoke(id: string, revokedAt: number): Promise<boolean> {
    this.#assertOpen("revoke a key");
    const key = this.#keys.get(id);
    if (key === undefined || key.revokedAt !== undefined) return false;
    key.revokedAt = revokedAt;
    return true;
  }

  async addUse(keyId: string, day: string, use: KeyUse): Promise<void> {
    this.#assertOpen("count what a key used");
    const before = this.#read(keyId, day);
    this.#uses.set(nameOf(keyId, day), {
      tokens: before.tokens + use.tokens,
      sessionMs: before.sessionMs + use.sessionMs,
    });
  }

  async useOf(keyId: string, day: string): Promise<KeyUse> {
    this.#assertOpen("read what a key used");
    return { ...this.#read(keyId, day) };
  }

  #read(keyId: string, day: string): KeyUse {
    return this.#uses.get(nameOf(keyId, day)) ?? { tokens: 0, sessionMs: 0 };
  }
}

function nameOf(keyId: string, day: string): string {
  return JSON.stringify([keyId, day]);
}
