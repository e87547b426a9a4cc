import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { JobRecord } from "../../src/store/job-records.ts";
import type { Store } from "../../src/store/store.ts";
import { testKeysAndAnswers } from "./keys-contract.ts";
import { testContexts } from "./contexts-contract.ts";
import { testMemories } from "./memories-contract.ts";
import { testSessions } from "./sessions-contract.ts";
import { actionRecord, clientEnding, sessionRecord } from "./records.ts";

const hostileTexts = [
  "'; drop table sessions; --",
  '" or 1=1 --',
  "%",
  "_",
  "",
  " ",
  "__proto__",
  "constructor",
  "../../etc/passwd",
  "a\u0000b",
  "日本語 🦿 ﷽ e\u0301",
  "x".repeat(100_000),
];

/** What every store promises; see the `Store` interface. */
export function testStore(create: () => Promise<Store>): void {
  testKeysAndAnswers(create);
  testContexts(create);
  testMemories(create);
  testJobs(create);
  testSessions(create);
  let store: Store;
  beforeEach(async () => {
    store = await create();
  });
  afterEach(() => store.close());

  describe("sessions", () => {
    test("a session is kept with everything it has", async () => {
      const record = sessionRecord("full", {
        status: "TIMED_OUT",
        endedAt: 1_760_000_100_000,
        endReason: "max_duration",
        keepAlive: true,
        region: "eu-central",
        clientLanguage: "python",
        userMetadata: { team: "búsqueda", nested: { list: [1, null, "two", { three: 3.5 }] } },
      });
      await store.createSession(record);
      expect(await store.getSession("full")).toStrictEqual(record);
    });

    test("what a session does not have is absent, not undefined or null", async () => {
      await store.createSession({ ...sessionRecord("bare"), userMetadata: { gone: undefined, none: null } });
      expect(await store.getSession("bare")).toStrictEqual(
        sessionRecord("bare", { userMetadata: { none: null } }),
      );
    });

    test("an unknown session is undefined", async () => {
      expect(await store.getSession("unknown")).toBeUndefined();
    });

    test("a second session of the same id is refused, and the first is unchanged", async () => {
      await store.createSession(sessionRecord("one", { region: "first" }));
      await expect(store.createSession(sessionRecord("one", { region: "second" }))).rejects.toMatchObject({
        name: "LegworkError",
        code: "internal",
        message: expect.stringContaining("a record of that id is kept already"),
      });
      expect(await store.getSession("one")).toMatchObject({ region: "first" });
    });

    test("of two sessions of one id that are created at once, one is kept", async () => {
      const creations = await Promise.allSettled([
        store.createSession(sessionRecord("one")),
        store.createSession(sessionRecord("one")),
      ]);
      expect(creations.map((creation) => creation.status).sort()).toEqual(["fulfilled", "rejected"]);
    });

    test("records are copies, on the way in and on the way out", async () => {
      const labels = ["kept"];
      const record = sessionRecord("copy", { userMetadata: { labels } });
      const creation = store.createSession(record);
      record.region = "changed while it was written";
      labels.push("changed while it was written");
      await creation;
      const read = await store.getSession("copy");
      read!.status = "ERROR";
      (read!.userMetadata!["labels"] as string[]).push("changed");
      expect(await store.getSession("copy")).toStrictEqual(
        sessionRecord("copy", { userMetadata: { labels: ["kept"] } }),
      );
    });

    test.each(hostileTexts)("any text is an id and a value: %j", async (text) => {
      await store.createSession(sessionRecord("other"));
      const record = sessionRecord(text, {
        projectId: text,
        ownerId: text,
        userMetadata: { [`key ${text}`]: text },
      });
      await store.createSession(record);
      expect(await store.getSession(text)).toStrictEqual(record);
      await store.appendAction(
        actionRecord(text, text, { pageUrl: text, method: text, parameters: { text } }),
      );
      expect(await store.listActions(text)).toStrictEqual([
        actionRecord(text, text, { pageUrl: text, method: text, parameters: { text } }),
      ]);
      expect(await store.endSession(text, clientEnding)).toBe(true);
      expect(await store.getSession("other")).toStrictEqual(sessionRecord("other"));
    });
  });

  describe("endSession", () => {
    test("keeps what the session was kept from", async () => {
      const blocked = [
        { url: "https://‘a’.example", reason: "it is denied", count: 2, at: 1_700_000_000_001 },
      ];
      await store.createSession(sessionRecord("one"));
      await store.endSession("one", { ...clientEnding, blocked });

      expect(await store.getSession("one")).toMatchObject({ ...clientEnding, blocked });
    });

    test("moves a running session to its final status", async () => {
      await store.createSession(sessionRecord("one", { region: "kept" }));
      expect(await store.endSession("one", clientEnding)).toBe(true);
      expect(await store.getSession("one")).toStrictEqual(
        sessionRecord("one", { region: "kept", ...clientEnding }),
      );
    });

    test("a second ending changes nothing", async () => {
      await store.createSession(sessionRecord("one"));
      await store.endSession("one", clientEnding);
      expect(await store.endSession("one", { status: "ERROR", endReason: "crash", endedAt: 1 })).toBe(false);
      expect(await store.getSession("one")).toMatchObject(clientEnding);
    });

    test("of endings at once, exactly one is the ending", async () => {
      await store.createSession(sessionRecord("one"));
      const endings = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          store.endSession("one", { ...clientEnding, endedAt: index }),
        ),
      );
      expect(endings.filter(Boolean)).toHaveLength(1);
      expect(await store.getSession("one")).toMatchObject({ endedAt: endings.indexOf(true) });
    });

    test("an unknown session was not running", async () => {
      expect(await store.endSession("unknown", clientEnding)).toBe(false);
      expect(await store.getSession("unknown")).toBeUndefined();
    });

    test("leaves other sessions running", async () => {
      await store.createSession(sessionRecord("one"));
      await store.createSession(sessionRecord("two"));
      await store.endSession("one", clientEnding);
      expect(await store.getSession("two")).toStrictEqual(sessionRecord("two"));
    });
  });

  describe("sessions that another process left", () => {
    const idsOf = (records: { id: string }[]) => records.map(({ id }) => id).toSorted();

    test("are those of other owners that run, and nothing else", async () => {
      const theirs = sessionRecord("theirs", { ownerId: "them" });
      await store.createSession(sessionRecord("mine", { ownerId: "me" }));
      await store.createSession(theirs);
      await store.createSession(sessionRecord("gone", { ownerId: "somebody else" }));
      await store.createSession(sessionRecord("ended", { ownerId: "them" }));
      await store.endSession("ended", clientEnding);

      const orphans = await store.listOrphanedSessions("me");

      expect(idsOf(orphans)).toEqual(["gone", "theirs"]);
      expect(orphans).toContainEqual(theirs);
    });

    test("are handed over once, and not when they have ended", async () => {
      await store.createSession(sessionRecord("theirs", { ownerId: "them" }));
      const handOvers = ["me", "you"].map((to) => store.handOverSession("theirs", { from: "them", to }));
      expect((await Promise.all(handOvers)).filter(Boolean)).toHaveLength(1);
      expect(await store.getSession("theirs")).toMatchObject({ status: "RUNNING", ownerId: "me" });
      expect(idsOf(await store.listOrphanedSessions("me"))).toEqual([]);

      await store.endSession("theirs", clientEnding);
      expect(await store.handOverSession("theirs", { from: "me", to: "you" })).toBe(false);
      expect(await store.getSession("theirs")).toMatchObject({ ...clientEnding, ownerId: "me" });
      expect(await store.handOverSession("unknown", { from: "me", to: "you" })).toBe(false);
    });
  });

  describe("actions", () => {
    test("an action is kept with everything it has", async () => {
      await store.createSession(sessionRecord("one"));
      const record = actionRecord("one", "full", {
        endTime: 1_760_000_000_500,
        tokenUsage: { inputTokens: 10, outputTokens: 2, timeMs: 31.5, cost: 0.000_12 },
      });
      await store.appendAction(record);
      expect(await store.listActions("one")).toStrictEqual([record]);
    });

    test("actions are listed in the order of the calls, when nobody waited between them", async () => {
      await store.createSession(sessionRecord("one"));
      await store.createSession(sessionRecord("two"));
      const ids = Array.from({ length: 200 }, (_, index) => `action ${index}`);
      await Promise.all(
        ids.map((id, index) => store.appendAction(actionRecord(index % 2 ? "two" : "one", id))),
      );
      expect((await store.listActions("one")).map((action) => action.id)).toEqual(
        ids.filter((_, index) => index % 2 === 0),
      );
      expect((await store.listActions("two")).map((action) => action.id)).toEqual(
        ids.filter((_, index) => index % 2 === 1),
      );
    });

    test("the order is that of the calls, whatever the times and ids say", async () => {
      await store.createSession(sessionRecord("one"));
      await store.appendAction(actionRecord("one", "z", { timestamp: 30 }));
      await store.appendAction(actionRecord("one", "a", { timestamp: 10 }));
      await store.appendAction(actionRecord("one", "m", { timestamp: 20 }));
      expect((await store.listActions("one")).map((action) => action.id)).toEqual(["z", "a", "m"]);
    });

    test("a read sees what was appended before it, awaited or not", async () => {
      await store.createSession(sessionRecord("one"));
      const append = store.appendAction(actionRecord("one", "first"));
      expect(await store.listActions("one")).toHaveLength(1);
      await append;
    });

    test("records are copies, on the way in and on the way out", async () => {
      await store.createSession(sessionRecord("one"));
      const record = actionRecord("one", "copy", { result: { list: ["kept"] } });
      const append = store.appendAction(record);
      (record.result["list"] as string[]).push("changed while it was written");
      await append;
      const [read] = await store.listActions("one");
      (read!.result["list"] as string[]).push("changed");
      expect((await store.listActions("one"))[0]!.result).toStrictEqual({ list: ["kept"] });
    });

    test("results of a megabyte, in any script, come back as they were", async () => {
      await store.createSession(sessionRecord("one"));
      const text = 'a\u0000\n"\\ é 日 🦿 \ud800 '.repeat(70_000);
      const record = actionRecord("one", "large", { result: { extraction: text } });
      expect(JSON.stringify(record).length).toBeGreaterThan(1_000_000);
      await store.appendAction(record);
      expect(await store.listActions("one")).toStrictEqual([record]);
    });

    test("an action of a session that is not kept is refused", async () => {
      await expect(store.appendAction(actionRecord("unknown", "action"))).rejects.toMatchObject({
        code: "internal",
        message: expect.stringContaining("no session of that id is kept"),
      });
      expect(await store.listActions("unknown")).toEqual([]);
    });

    test("a second action of the same id is refused, and the session goes on", async () => {
      await store.createSession(sessionRecord("one"));
      await store.appendAction(actionRecord("one", "a"));
      await expect(store.appendAction(actionRecord("one", "a"))).rejects.toMatchObject({ code: "internal" });
      await store.appendAction(actionRecord("one", "b"));
      expect((await store.listActions("one")).map((action) => action.id)).toEqual(["a", "b"]);
    });

    test("what ran when its session ended is kept too", async () => {
      await store.createSession(sessionRecord("one"));
      await store.endSession("one", clientEnding);
      await store.appendAction(actionRecord("one", "late"));
      expect(await store.listActions("one")).toHaveLength(1);
    });
  });

  describe("close", () => {
    test("waits for what was called before it", async () => {
      await store.createSession(sessionRecord("one"));
      const appends = ["a", "b", "c"].map((id) => store.appendAction(actionRecord("one", id)));
      await store.close();
      await expect(Promise.all(appends)).resolves.toHaveLength(3);
    });

    test("afterwards every method says that the store is closed, and closing again does nothing", async () => {
      await store.close();
      await store.close();
      const closed = { name: "LegworkError", code: "internal", message: expect.stringContaining("closed") };
      await expect(store.createSession(sessionRecord("one"))).rejects.toMatchObject(closed);
      await expect(store.getSession("one")).rejects.toMatchObject(closed);
      await expect(store.endSession("one", clientEnding)).rejects.toMatchObject(closed);
      await expect(store.listOrphanedSessions("me")).rejects.toMatchObject(closed);
      await expect(store.appendAction(actionRecord("one", "a"))).rejects.toMatchObject(closed);
      await expect(store.listActions("one")).rejects.toMatchObject(closed);
    });
  });
}

/** What every store promises of jobs. */
function testJobs(create: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await create();
  });
  afterEach(() => store.close());

  const job = (id: string, rest: Partial<JobRecord> = {}): JobRecord => ({
    id,
    projectId: "project",
    sessionId: "session",
    status: "running",
    input: { instruction: "'; drop table agent_jobs; --" },
    ownerId: "gone",
    attempts: 1,
    createdAt: 1_760_000_000_000,
    ...rest,
  });

  describe("jobs", () => {
    test("a job is kept with what it did, and ends once", async () => {
      await store.jobs.createJob(job("one"));
      for (const position of [1, 2, 3])
        await store.jobs.appendJobEvent({
          jobId: "one",
          position,
          time: position,
          kind: "told",
          data: { position },
        });
      await store.jobs.moveJob("one", "other");
      const ending = {
        status: "completed" as const,
        endedAt: 1_760_000_000_500,
        outcome: { result: { success: true } },
      };
      expect(await store.jobs.endJob("one", ending)).toBe(true);
      expect(await store.jobs.endJob("one", { status: "failed", endedAt: 1 })).toBe(false);
      expect(await store.jobs.getJob("one")).toEqual(job("one", { ...ending, sessionId: "other" }));
      expect((await store.jobs.listJobEvents("one", 1)).map(({ position }) => position)).toEqual([2, 3]);
      expect(await store.jobs.getJob("none")).toBeUndefined();
    });

    test("jobs whose process is gone are taken over, by one process alone", async () => {
      await store.jobs.createJob(job("left"));
      await store.jobs.createJob(job("over", { status: "cancelled", endedAt: 1 }));
      expect(await store.jobs.claimOrphanedJobs("new")).toEqual([
        job("left", { ownerId: "new", attempts: 2 }),
      ]);
      expect(await store.jobs.claimOrphanedJobs("new")).toEqual([]);
    });

    test("what ended long ago is forgotten with its events", async () => {
      await store.jobs.createJob(job("old", { status: "failed", endedAt: 100 }));
      await store.jobs.createJob(job("running"));
      await store.jobs.appendJobEvent({ jobId: "old", position: 1, time: 1, kind: "told", data: {} });
      await store.jobs.deleteEndedJobs(-Infinity);
      expect(await store.jobs.getJob("old")).toBeDefined();
      await store.jobs.deleteEndedJobs(101);
      expect(await store.jobs.getJob("old")).toBeUndefined();
      expect(await store.jobs.listJobEvents("old", 0)).toEqual([]);
      expect(await store.jobs.getJob("running")).toBeDefined();
    });
  });
}
