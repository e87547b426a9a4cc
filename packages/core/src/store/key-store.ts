import type { KeyLimits } from "../principal.ts";

/** What is kept of an API key: never the key itself. Times in whole milliseconds since 1970. */
export type KeyRecord = {
  /** Part of the key, and no secret. */
  id: string;
  projectId: string;
  /** For people. */
  name: string;
  /** SHA-256 of the whole key, in hexadecimal. */
  hash: string;
  limits: KeyLimits;
  createdAt: number;
  revokedAt?: number;
};

/** What was used with a key on one day. */
export type KeyUse = { tokens: number; sessionMs: number };

/** Where API keys live, and what was used with each. Methods reject as those of the `Store` do. */
export interface KeyStore {
  /** Rejects when there is a key of that id. */
  create(record: KeyRecord): Promise<void>;
  find(id: string): Promise<KeyRecord | undefined>;
  /** All of them, revoked ones too, oldest first. */
  list(): Promise<KeyRecord[]>;
  /** False when there is no such key, or it was revoked before. */
  revoke(id: string, revokedAt: number): Promise<boolean>;
  /** Adds to what was used on a day (`2026-02-28`). The key need not be one that is kept. */
  addUse(keyId: string, day: string, use: KeyUse): Promise<void>;
  /** What was used on a day. */
  useOf(keyId: string, day: string): Promise<KeyUse>;
}
