import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { MemoryBounds, Store } from "../../src/store/store.ts";
import { memoryRecord } from "./records.ts";

const ample: MemoryBounds = { limit: 100, usedSince: 0 };

/** What every store promises about memories; see the `Store` interface. */
export function testMemories(create: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await create();
  });
  afterEach(() => store.close());

  const idsOf = async (projectId = "project") =>
    (await store.listMemories(projectId, { limit: 100 })).map(({ id }) => id);

  describe("memories", () => {
    test("a memory is kept with everything it has, and found by project and key", async () => {
      const record = memoryRecord("one", {
        build: "4f2a",
        healedAt: 1_760_000_000_500,
        confidence: 0.123_456_789,
      });
      await store.saveMemory(record, ample);
      expect(await store.findMemory("project", record.key)).toStrictEqual(record);
      expect(await store.listMemories("project", { limit: 10 })).toStrictEqual([record]);
    });

    test("what a memory does not have is absent", async () => {
      const record = memoryRecord("bare", {
        steps: [{ method: "reload", arguments: [], description: "page" }],
      });
      await store.saveMemory(record, ample);
      expect(await store.findMemory("project", record.key)).toStrictEqual(record);
    });

    test("a project finds, lists and forgets nothing of another", async () => {
      const record = memoryRecord("one");
      await store.saveMemory(record, ample);
      expect(await store.findMemory("other", record.key)).toBeUndefined();
      expect(await idsOf("other")).toEqual([]);
      expect(await store.deleteMemory("other", "one")).toBe(false);
      expect(await store.deleteMemories("other")).toBe(0);
      await store.countMemoryUses([{ projectId: "other", id: "one", uses: 5, usedAt: 9e12 }]);
      expect(await store.findMemory("project", record.key)).toStrictEqual(record);
    });

    test("two projects keep what has the same key apart", async () => {
      await store.saveMemory(memoryRecord("one", { key: "same" }), ample);
      await store.saveMemory(memoryRecord("two", { key: "same", projectId: "other" }), ample);
      expect(await store.findMemory("project", "same")).toMatchObject({ id: "one" });
      expect(await store.findMemory("other", "same")).toMatchObject({ id: "two" });
    });

    test("one of the same key is replaced, and keeps its id, age and uses", async () => {
      await store.saveMemory(memoryRecord("one", { key: "same", uses: 3, createdAt: 10, usedAt: 10 }), ample);
      const later = memoryRecord("two", { key: "same", uses: 0, createdAt: 20, usedAt: 20, healedAt: 20 });
      await store.saveMemory(later, ample);
      expect(await store.listMemories("project", { limit: 10 })).toStrictEqual([
        { ...later, id: "one", uses: 3, createdAt: 10 },
      ]);
    });

    test("records are copies, on the way in and on the way out", async () => {
      const record = memoryRecord("copy");
      const saving = store.saveMemory(record, ample);
      record.steps[0]!.arguments.push("changed while it was written");
      await saving;
      const read = await store.findMemory("project", record.key);
      read!.steps[0]!.arguments.push("changed");
      expect((await store.findMemory("project", record.key))!.steps[0]!.arguments).toEqual([]);
    });

    test("beyond the limit, what was not used for the longest time goes first", async () => {
      const bounds = { limit: 3, usedSince: 0 };
      for (const [index, id] of ["a", "b", "c"].entries())
        await store.saveMemory(memoryRecord(id, { usedAt: 100 + index }), bounds);
      await store.countMemoryUses([{ projectId: "project", id: "a", uses: 2, usedAt: 200 }]);
      await store.saveMemory(memoryRecord("elsewhere", { projectId: "other", usedAt: 1 }), bounds);
      await store.saveMemory(memoryRecord("d", { usedAt: 300 }), bounds);
      expect((await idsOf()).sort()).toEqual(["a", "c", "d"]);
      expect(await idsOf("other")).toEqual(["elsewhere"]);
      expect(await store.listMemories("project", { limit: 9, instruction: "a" })).toMatchObject([
        { id: "a", uses: 2, usedAt: 200 },
      ]);
    });

    test("what was not used since a time goes", async () => {
      await store.saveMemory(memoryRecord("old", { usedAt: 100 }), ample);
      await store.saveMemory(memoryRecord("new", { usedAt: 300 }), { limit: 100, usedSince: 200 });
      expect(await idsOf()).toEqual(["new"]);
    });

    test("uses add up, and the time of the last one stays the latest", async () => {
      await store.saveMemory(memoryRecord("one", { uses: 1, usedAt: 500 }), ample);
      await store.countMemoryUses([
        { projectId: "project", id: "one", uses: 2, usedAt: 400 },
        { projectId: "project", id: "gone", uses: 1, usedAt: 900 },
      ]);
      await Promise.all(
        Array.from({ length: 10 }, () =>
          store.countMemoryUses([{ projectId: "project", id: "one", uses: 1, usedAt: 600 }]),
        ),
      );
      expect(await store.listMemories("project", { limit: 1 })).toMatchObject([{ uses: 13, usedAt: 600 }]);
    });

    test("they are listed newest first, part after part, whatever is added meanwhile", async () => {
      const ids = ["a", "b", "c", "d", "e"];
      for (const id of ids)
        await store.saveMemory(memoryRecord(id, { createdAt: id < "c" ? 10 : 20 }), ample);
      const all: string[] = [];
      let after: { createdAt: number; id: string } | undefined;
      for (;;) {
        const part = await store.listMemories("project", { limit: 2, ...(after && { after }) });
        all.push(...part.map(({ id }) => id));
        if (part.length < 2) break;
        after = { createdAt: part[1]!.createdAt, id: part[1]!.id };
        await store.saveMemory(memoryRecord(`new ${all.length}`, { createdAt: 30 }), ample);
      }
      expect(all).toEqual(["e", "d", "c", "b", "a"]);
    });

    test("they are filtered by text, in which no sign has a meaning", async () => {
      const texts = ["Löschen 100% of_it", "click \\ Save", "ÄRGER", "click Save"];
      for (const text of texts)
        await store.saveMemory(
          memoryRecord(text, { instruction: text, urlPattern: `https://x.example/${texts.indexOf(text)}` }),
          ample,
        );
      const found = async (query: { url?: string; instruction?: string }) =>
        (await store.listMemories("project", { limit: 9, ...query }))
          .map(({ instruction }) => instruction)
          .sort();
      expect(await found({ instruction: "100%" })).toEqual(["Löschen 100% of_it"]);
      expect(await found({ instruction: "0_o" })).toEqual([]);
      expect(await found({ instruction: "\\" })).toEqual(["click \\ Save"]);
      expect(await found({ instruction: "ärger" })).toEqual(["ÄRGER"]);
      expect(await found({ instruction: "SAVE" })).toEqual(["click Save", "click \\ Save"]);
      expect(await found({ url: "X.example/1" })).toEqual(["click \\ Save"]);
      expect(await found({ url: "x.example", instruction: "click" })).toHaveLength(2);
      expect(await found({ instruction: "'; drop table memories; --" })).toEqual([]);
    });

    test.each(["'; drop table memories; --", "a\u0000b\u001a0", "日本語 🦿", "%_\\"])(
      "any text is kept as it is: %j",
      async (text) => {
        const record = memoryRecord(text, {
          projectId: text,
          key: text,
          instruction: text,
          urlPattern: text,
        });
        await store.saveMemory(record, ample);
        expect(await store.findMemory(text, text)).toStrictEqual(record);
        expect(await store.listMemories(text, { limit: 2, instruction: text, url: text })).toHaveLength(1);
        expect(await store.deleteMemory(text, text)).toBe(true);
      },
    );

    test("one is forgotten by its id, all with their number", async () => {
      for (const id of ["a", "b", "c"]) await store.saveMemory(memoryRecord(id), ample);
      expect(await store.deleteMemory("project", "b")).toBe(true);
      expect(await store.deleteMemory("project", "b")).toBe(false);
      expect(await store.deleteMemories("project")).toBe(2);
      expect(await idsOf()).toEqual([]);
      expect(await store.findMemory("project", "key of a")).toBeUndefined();
    });

    test("a list, and a deletion, see what was saved before them, awaited or not", async () => {
      const saving = ["a", "b"].map((id) => store.saveMemory(memoryRecord(id), ample));
      expect(await store.deleteMemories("project")).toBe(2);
      await Promise.all(saving);
      expect(await idsOf()).toEqual([]);
    });

    test("afterwards every method says that the store is closed", async () => {
      await store.close();
      const closed = { code: "internal", message: expect.stringContaining("closed") };
      await expect(store.findMemory("project", "key")).rejects.toMatchObject(closed);
      await expect(store.saveMemory(memoryRecord("one"), ample)).rejects.toMatchObject(closed);
      await expect(store.listMemories("project", { limit: 1 })).rejects.toMatchObject(closed);
      await expect(store.deleteMemories("project")).rejects.toMatchObject(closed);
    });
  });
}
