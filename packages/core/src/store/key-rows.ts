import type { KeyRecord } from "./key-store.ts";

/** The tables of keys and of kept answers, with the columns' names as `CamelCasePlugin` shows them. */
export type KeyTables = {
  apiKeys: KeyRow;
  keyUses: { keyId: string; day: string; tokens: number; sessionMs: number };
  keptAnswers: {
    projectId: string;
    name: string;
    fingerprint: string;
    begunAt: number;
    answer: string | null;
    /** Characters of the answer. */
    size: number;
  };
};

export type KeyRow = {
  id: string;
  projectId: string;
  name: string;
  hash: string;
  limits: string;
  createdAt: number;
  revokedAt: number | null;
};

export function toKeyRow({ limits, revokedAt, ...record }: KeyRecord): KeyRow {
  return { ...record, limits: JSON.stringify(limits), revokedAt: revokedAt ?? null };
}

export function fromKeyRow({ limits, revokedAt, ...row }: KeyRow): KeyRecord {
  return { ...row, limits: JSON.parse(limits), ...(revokedAt !== null && { revokedAt }) };
}
