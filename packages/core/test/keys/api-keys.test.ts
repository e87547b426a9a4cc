import { afterEach, expect, test, vi } from "vitest";
import { ApiKeys } from "../../src/keys/api-keys.ts";
import { MemoryStore } from "../../src/store/memory.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a key opens its project's door, and is kept as a hash alone", async () => {
  const store = new MemoryStore();
  const keys = new ApiKeys(store.keys);
  const { key, id } = await keys.create({ projectId: "shop", name: "ci", limits: { maxSessions: 2 } });
  expect(key).toMatch(new RegExp(`^lw_${id}_[\\w-]{43}$`));
  expect(await keys.principalOf(key)).toEqual({ projectId: "shop", key: { id, limits: { maxSessions: 2 } } });
  const [kept] = await store.keys.list();
  expect(JSON.stringify(kept)).not.toContain(key.slice(16));
  expect(await keys.list()).toEqual([
    { id, projectId: "shop", name: "ci", limits: { maxSessions: 2 }, createdAt: expect.any(Number) },
  ]);
});

test("another key of the same id, or of none, opens nothing", async () => {
  const keys = new ApiKeys(new MemoryStore().keys);
  const { key, id } = await keys.create({ projectId: "shop", name: "ci" });
  const other = await keys.create({ projectId: "shop", name: "other" });
  const wrong = [
    `lw_${id}_${other.key.slice(16)}`,
    `${key}x`,
    key.slice(0, -1),
    key.toUpperCase(),
    `lw_${"0".repeat(12)}_${key.slice(16)}`,
    "",
    "lw_",
    "x".repeat(100_000),
  ];
  for (const presented of wrong)
    expect(await keys.principalOf(presented), presented.slice(0, 60)).toBeUndefined();
});

test("a revoked key closes at once here, and within a second elsewhere; a new one opens at once", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const store = new MemoryStore();
  const [here, elsewhere] = [new ApiKeys(store.keys), new ApiKeys(store.keys)];
  const { key, id } = await here.create({ projectId: "shop", name: "ci" });
  expect(await elsewhere.principalOf(key)).toBeDefined();
  expect(await here.principalOf(key)).toBeDefined();
  expect(await here.revoke(id)).toBe(true);
  expect(await here.revoke(id)).toBe(false);
  expect(await here.principalOf(key)).toBeUndefined();
  vi.advanceTimersByTime(1_000);
  expect(await elsewhere.principalOf(key)).toBeUndefined();
  expect(await here.list()).toMatchObject([{ id, revokedAt: expect.any(Number) }]);
});

test.each([
  [{ projectId: "a b", name: "n" }, /project.*letters, digits/],
  [{ projectId: "", name: "n" }, /project/],
  [{ projectId: "p", name: "" }, /name/],
  [{ projectId: "p", name: "two\nlines" }, /name/],
])("%j is no key to make", async (wanted, says) => {
  const keys = new ApiKeys(new MemoryStore().keys);
  await expect(keys.create(wanted)).rejects.toMatchObject({
    code: "invalid_request",
    message: expect.stringMatching(says),
  });
  expect(await keys.list()).toEqual([]);
});
