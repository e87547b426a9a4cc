import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SessionQuery, Store } from "../../src/store/store.ts";
import { actionRecord, clientEnding, sessionRecord } from "./records.ts";

/** What every store promises about finding, summing up and forgetting sessions; see the `Store` interface. */
export function testSessions(create: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await create();
  });
  afterEach(() => store.close());

  const idsOf = async (query: Partial<SessionQuery> = {}, projectId = "project") =>
    (await store.listSessions(projectId, { limit: 100, ...query })).map(({ id }) => id);

  describe("the sums of a session", () => {
    test("are absent before there is an action, and count every one of them", async () => {
      await store.createSession(sessionRecord("one", { expiresAt: 1_760_003_600_000 }));
      expect(await store.getSession("one")).toStrictEqual(
        sessionRecord("one", { expiresAt: 1_760_003_600_000 }),
      );
      const tokenUsage = { inputTokens: 10, outputTokens: 2, cachedInputTokens: 4, timeMs: 31.5 };
      await Promise.all([
        store.appendAction(actionRecord("one", "a", { endTime: 1_760_000_000_500, tokenUsage })),
        store.appendAction(actionRecord("one", "b", { endTime: 1_760_000_000_900 })),
        store.appendAction(actionRecord("one", "c", { endTime: 1_760_000_000_700, tokenUsage })),
      ]);
      expect((await store.getSession("one"))?.activity).toStrictEqual({
        actions: 3,
        lastAt: 1_760_000_000_900,
        usage: { input_tokens: 20, output_tokens: 4, cached_input_tokens: 8, inference_time_ms: 63 },
      });
      expect((await store.listSessions("project", { limit: 1 }))[0]?.activity?.actions).toBe(3);
    });

    test("stay when the session ends", async () => {
      await store.createSession(sessionRecord("one"));
      await store.appendAction(actionRecord("one", "a"));
      await store.endSession("one", clientEnding);
      expect(await store.getSession("one")).toMatchObject({ ...clientEnding, activity: { actions: 1 } });
    });
  });

  describe("listSessions", () => {
    test("newest first; of the same age, by id", async () => {
      for (const [id, createdAt] of [
        ["b", 20],
        ["a", 20],
        ["old", 10],
        ["new", 30],
      ] as const)
        await store.createSession(sessionRecord(id, { createdAt }));
      expect(await idsOf()).toEqual(["new", "b", "a", "old"]);
      expect(await idsOf({ limit: 2 })).toEqual(["new", "b"]);
    });

    test("goes on after a session, whether it is still there or not", async () => {
      for (const [id, createdAt] of [
        ["a", 20],
        ["b", 20],
        ["c", 20],
        ["d", 10],
      ] as const)
        await store.createSession(sessionRecord(id, { createdAt, ...clientEnding }));
      const after = { createdAt: 20, id: "b" };
      expect(await idsOf({ after })).toEqual(["a", "d"]);
      await store.deleteSessions(["b"]);
      expect(await idsOf({ after })).toEqual(["a", "d"]);
    });

    test("only those of the project, of a status, of a region, of a time", async () => {
      await store.createSession(sessionRecord("running", { createdAt: 10, region: "here" }));
      await store.createSession(sessionRecord("ended", { createdAt: 20, ...clientEnding }));
      await store.createSession(sessionRecord("other", { createdAt: 30, projectId: "another" }));
      expect(await idsOf()).toEqual(["ended", "running"]);
      expect(await idsOf({}, "another")).toEqual(["other"]);
      expect(await idsOf({ status: "ENDED" })).toEqual(["ended"]);
      expect(await idsOf({ status: "ERROR" })).toEqual([]);
      expect(await idsOf({ region: "here" })).toEqual(["running"]);
      expect(await idsOf({ createdAfter: 10 })).toEqual(["ended"]);
      expect(await idsOf({ createdBefore: 20 })).toEqual(["running"]);
    });

    test.each([
      ["shipped", "shipped"],
      ["50%_\\", "50%_\\"],
      ['"quoted" \n日本', '"quoted" \n日本'],
      [7, "7"],
      [true, "true"],
    ])("finds the label %j, at its path and nowhere else", async (label, value) => {
      await store.createSession(sessionRecord("hit", { userMetadata: { order: { status: label } } }));
      await store.createSession(sessionRecord("elsewhere", { userMetadata: { status: label } }));
      await store.createSession(
        sessionRecord("longer", { userMetadata: { order: { status: `${label}!` } } }),
      );
      await store.createSession(sessionRecord("none"));
      expect(await idsOf({ label: { path: ["order", "status"], value } })).toEqual(["hit"]);
      expect(await idsOf({ label: { path: ["order"], value } })).toEqual([]);
      expect(await idsOf({ label: { path: ["constructor", "name"], value: "Object" } })).toEqual([]);
    });

    test("finds as many with a label as there are, also among many others", async () => {
      await Promise.all(
        Array.from({ length: 1_200 }, (_, index) =>
          store.createSession(
            sessionRecord(`s${String(index).padStart(4, "0")}`, {
              createdAt: index,
              userMetadata: index % 400 === 0 ? { run: "x" } : { other: "x" },
            }),
          ),
        ),
      );
      const label = { path: ["run"], value: "x" };
      expect(await idsOf({ label })).toEqual(["s0800", "s0400", "s0000"]);
      expect(await idsOf({ label, limit: 2 })).toEqual(["s0800", "s0400"]);
      expect(await idsOf({ label, after: { createdAt: 800, id: "s0800" } })).toEqual(["s0400", "s0000"]);
    });
  });

  describe("the sweep's view", () => {
    test("ended sessions of all projects, the first end first, with their sizes", async () => {
      await store.createSession(sessionRecord("running"));
      await store.createSession(sessionRecord("late", { ...clientEnding, endedAt: 30 }));
      await store.createSession(sessionRecord("early", { ...clientEnding, endedAt: 20, projectId: "other" }));
      const action = actionRecord("early", "a", {
        pageUrl: "x:",
        parameters: { key: "four" },
        result: { text: "123456" },
      });
      const size = 'x:{"key":"four"}{"text":"123456"}'.length;
      await store.appendAction(action);
      expect(await store.listEndedSessions(10)).toEqual([
        { id: "early", endedAt: 20, size },
        { id: "late", endedAt: 30, size: 0 },
      ]);
      expect(await store.listEndedSessions(1)).toHaveLength(1);
      expect(await store.recordedSize()).toBe(size);
    });

    test("nothing is recorded in the beginning", async () => {
      expect(await store.recordedSize()).toBe(0);
      expect(await store.listEndedSessions(10)).toEqual([]);
    });

    test("ended sessions are forgotten with their actions, running ones are not", async () => {
      await store.createSession(sessionRecord("running"));
      await store.createSession(sessionRecord("ended", clientEnding));
      await store.createSession(sessionRecord("kept", clientEnding));
      for (const id of ["running", "ended", "kept"]) await store.appendAction(actionRecord(id, `of ${id}`));
      expect(await store.deleteSessions(["running", "ended", "unknown"])).toEqual(["ended"]);
      expect(await store.getSession("ended")).toBeUndefined();
      expect(await store.listActions("ended")).toEqual([]);
      expect((await idsOf()).sort()).toEqual(["kept", "running"]);
      expect(await store.listActions("running")).toHaveLength(1);
      expect(await store.deleteSessions([])).toEqual([]);
      await store.createSession(sessionRecord("ended"));
      await store.appendAction(actionRecord("ended", "of ended"));
      expect(await store.listActions("ended")).toHaveLength(1);
    });
  });
}
