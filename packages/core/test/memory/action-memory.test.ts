import { expect, test } from "vitest";
import { ActionMemory } from "../../src/memory/action-memory.ts";
import { MemoryStore } from "../../src/store/memory.ts";
import type { MemoryRecord } from "../../src/store/store.ts";
import { memoryRecord } from "../store/records.ts";

const failures: unknown[] = [];
const open = (store = new MemoryStore()) => ({
  store,
  memory: new ActionMemory(store, (error) => failures.push(error)),
});
const now = () => ({ createdAt: Date.now(), usedAt: Date.now() });

test("what was just done is found, though it is written after the answer", async () => {
  const { store, memory } = open();
  let isMade = false;
  memory.save("project", "key", () => {
    isMade = true;
    return memoryRecord("one", { key: "key", ...now() });
  });
  expect(isMade).toBe(false);
  expect(await memory.recall("project", "key")).toMatchObject({ id: "one" });
  expect(await store.findMemory("project", "key")).toMatchObject({ id: "one" });
});

test("what must not be remembered leaves what was", async () => {
  const { memory } = open();
  memory.save("project", "key", () => memoryRecord("one", { key: "key", ...now() }));
  memory.save("project", "key", () => undefined);
  expect(await memory.recall("project", "key")).toMatchObject({ id: "one" });
});

test("what is forgotten is not found, though it is deleted after the answer", async () => {
  const { memory } = open();
  const record = memoryRecord("one", { key: "key", ...now() });
  memory.save("project", "key", () => record);
  memory.forget(record);
  expect(await memory.recall("project", "key")).toBeUndefined();
});

test("uses are counted together, at the latest by flush", async () => {
  const { store, memory } = open();
  const record = memoryRecord("one", now());
  await store.saveMemory(record, { limit: 10, usedSince: 0 });
  for (let use = 0; use < 5; use += 1) memory.use(record);
  expect(await store.listMemories("project", { limit: 1 })).toMatchObject([{ uses: 0 }]);
  await memory.flush();
  expect(await store.listMemories("project", { limit: 1 })).toMatchObject([{ uses: 5 }]);
});

test("what was purged or deleted is gone at once", async () => {
  const { memory } = open();
  for (const id of ["one", "two"]) memory.save("project", id, () => memoryRecord(id, { key: id, ...now() }));
  await memory.recall("project", "one");
  await memory.recall("project", "two");
  expect(await memory.delete("project", "one")).toBe(true);
  expect(await memory.recall("project", "one")).toBeUndefined();
  expect(await memory.purge("project")).toBe(1);
  expect(await memory.recall("project", "two")).toBeUndefined();
});

test("what was not used for 90 days is not found", async () => {
  const { store, memory } = open();
  const usedAt = Date.now() - 91 * 24 * 3_600_000;
  await store.saveMemory(memoryRecord("old", { key: "key", usedAt }), { limit: 10, usedSince: 0 });
  expect(await memory.recall("project", "key")).toBeUndefined();
});

test("a store that fails is told of, and costs no act anything", async () => {
  const { store, memory } = open();
  await store.close();
  failures.length = 0;
  expect(await memory.recall("project", "key")).toBeUndefined();
  memory.save("project", "key", () => memoryRecord("one"));
  memory.use(memoryRecord("one") as MemoryRecord);
  await memory.flush();
  expect(failures).toHaveLength(3);
});
