import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { KeyRecord } from "../../src/store/key-store.ts";
import type { Store } from "../../src/store/store.ts";

const bounds = { limit: 100, largestSize: 1_000, begunSince: 0 };

function keyRecord(id: string, properties: Partial<KeyRecord> = {}): KeyRecord {
  return {
    id,
    projectId: "project",
    name: `key ${id}`,
    hash: "00ff",
    limits: {},
    createdAt: 1_760_000_000_000,
    ...properties,
  };
}

/** What every store promises of keys and of answers for requests that come again. */
export function testKeysAndAnswers(create: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await create();
  });
  afterEach(() => store.close());

  describe("keys", () => {
    test("a key is kept with everything it has, and revoked once", async () => {
      const limits = {
        maxSessions: 2,
        startsPerMinute: 3,
        tokensPerDay: 4_000_000_000,
        sessionSecondsPerDay: 5,
      };
      const full = keyRecord("full", { limits, name: "日本 '; drop table api_keys; --" });
      await store.keys.create(full);
      expect(await store.keys.find("full")).toStrictEqual(full);
      expect(await store.keys.find("none")).toBeUndefined();
      expect(await store.keys.revoke("full", 1_760_000_000_001)).toBe(true);
      expect(await store.keys.revoke("full", 1_760_000_000_002)).toBe(false);
      expect(await store.keys.revoke("none", 1_760_000_000_002)).toBe(false);
      expect(await store.keys.find("full")).toStrictEqual({ ...full, revokedAt: 1_760_000_000_001 });
    });

    test("keys are listed oldest first, and an id is taken once", async () => {
      await store.keys.create(keyRecord("c", { createdAt: 30 }));
      await store.keys.create(keyRecord("b", { createdAt: 10 }));
      await store.keys.create(keyRecord("a", { createdAt: 10 }));
      expect((await store.keys.list()).map(({ id }) => id)).toEqual(["a", "b", "c"]);
      await expect(store.keys.create(keyRecord("a"))).rejects.toMatchObject({ code: "internal" });
    });

    test("what a key uses is added up by day", async () => {
      expect(await store.keys.useOf("k", "2026-01-01")).toEqual({ tokens: 0, sessionMs: 0 });
      await Promise.all(
        [1, 2, 3, 4].map((tokens) =>
          store.keys.addUse("k", "2026-01-01", { tokens, sessionMs: 3_000_000_000 }),
        ),
      );
      await store.keys.addUse("k", "2026-01-02", { tokens: 7, sessionMs: 0 });
      await store.keys.addUse("other", "2026-01-01", { tokens: 9, sessionMs: 0 });
      expect(await store.keys.useOf("k", "2026-01-01")).toEqual({ tokens: 10, sessionMs: 12_000_000_000 });
      expect(await store.keys.useOf("k", "2026-01-02")).toEqual({ tokens: 7, sessionMs: 0 });
    });
  });

  describe("answers", () => {
    const claim = (name: string, properties = {}) =>
      store.answers.claim(
        { projectId: "project", name, fingerprint: "f", begunAt: 1_000, ...properties },
        500,
      );
    const finish = (name: string, answer: string, within = bounds) =>
      store.answers.finish({ projectId: "project", name }, answer, within);

    test("of those that claim a request at once one has to do it, the others are told of it", async () => {
      const claims = await Promise.all([1, 2, 3].map(() => claim("one")));
      expect(claims.filter((claimed) => claimed === undefined)).toHaveLength(1);
      expect(claims.filter((claimed) => claimed !== undefined)).toStrictEqual([
        { fingerprint: "f" },
        { fingerprint: "f" },
      ]);
      await finish("one", '{"json":"é\\u0000"}');
      expect(await claim("one", { fingerprint: "g" })).toStrictEqual({
        fingerprint: "f",
        answer: '{"json":"é\\u0000"}',
      });
      expect(await claim("one", { projectId: "another" })).toBeUndefined();
    });

    test("a released claim, and one that is too old, can be claimed again", async () => {
      await claim("one");
      await store.answers.release({ projectId: "project", name: "one" });
      expect(await claim("one", { begunAt: 400 })).toBeUndefined();
      expect(await claim("one")).toBeUndefined();
      expect(await claim("one")).toStrictEqual({ fingerprint: "f" });
      await finish("none", "x");
      expect(await claim("none")).toBeUndefined();
    });

    test("what is beyond the bounds goes, the oldest first, and never what still runs", async () => {
      await claim("runs", { begunAt: 501 });
      await claim("another's", { projectId: "another", begunAt: 502 });
      for (const [index, name] of ["a", "b", "c"].entries()) {
        await claim(name, { begunAt: 600 + index });
        await finish(name, "x".repeat(10));
      }
      await claim("d", { begunAt: 700 });
      await finish("d", "x".repeat(10), { limit: 4, largestSize: 1_000, begunSince: 500 });
      const isKept = async (name: string) => (await claim(name)) !== undefined;
      expect([await isKept("runs"), await isKept("b"), await isKept("c"), await isKept("d")]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      await finish("d", "x".repeat(10), { limit: 100, largestSize: 20, begunSince: 500 });
      expect([await isKept("b"), await isKept("c")]).toEqual([false, true]);
      await finish("d", "x", { limit: 100, largestSize: 1_000, begunSince: 700 });
      expect([await isKept("c"), await isKept("d")]).toEqual([false, true]);
      expect(await claim("another's", { projectId: "another" })).toBeDefined();
    });
  });

  test("afterwards every method says that the store is closed", async () => {
    await store.close();
    const closed = { name: "LegworkError", code: "internal", message: expect.stringContaining("closed") };
    const request = { projectId: "p", name: "n" };
    for (const call of [
      () => store.keys.create(keyRecord("a")),
      () => store.keys.find("a"),
      () => store.keys.list(),
      () => store.keys.revoke("a", 1),
      () => store.keys.addUse("a", "2026-01-01", { tokens: 1, sessionMs: 1 }),
      () => store.keys.useOf("a", "2026-01-01"),
      () => store.answers.claim({ ...request, fingerprint: "f", begunAt: 1 }, 0),
      () => store.answers.finish(request, "", bounds),
      () => store.answers.release(request),
    ])
      await expect(call()).rejects.toMatchObject(closed);
  });
}
