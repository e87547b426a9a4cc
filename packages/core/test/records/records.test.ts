import { expect } from "vitest";
import { Engine } from "../../src/engine.ts";
import { test, TestSession } from "../fixture.ts";

test("a session's record tells who it is, what it was started with and what it did", async ({
  engine,
  server,
}) => {
  server.page("/", `<button onclick="this.remove()">Save</button>`);
  const before = Date.now();
  const session = await TestSession.start(engine, {
    keepAlive: true,
    sessionCreateParams: { region: "eu-central-1", timeout: 60, userMetadata: { order: { id: "12" } } },
  });
  await session.navigate(server.url("/"));
  await session.act("click Save");

  const record = await session.dispatch("getSession", {});

  expect(record).toEqual({
    id: session.id,
    status: "RUNNING",
    projectId: "test",
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    startedAt: record.createdAt,
    updatedAt: expect.any(String),
    expiresAt: new Date(Date.parse(record.createdAt) + 60_000).toISOString(),
    endedAt: null,
    endReason: null,
    keepAlive: true,
    region: "eu-central-1",
    contextId: null,
    context: null,
    userMetadata: { order: { id: "12" } },
    usage: { input_tokens: 0, output_tokens: 0, inference_time_ms: 0 },
    actionCount: 2,
    connectUrl: null,
    blocked: [],
  });
  expect(Date.parse(record.createdAt)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(record.updatedAt)).toBeGreaterThan(Date.parse(record.createdAt));

  await session.end();
  expect(await session.dispatch("getSession", {})).toMatchObject({
    status: "ENDED",
    endReason: "client",
    endedAt: expect.any(String),
    actionCount: 2,
  });
});

test("a release ends the session as released, whichever way it is asked for, and once", async ({
  engine,
}) => {
  const deleted = await TestSession.start(engine);
  const updated = await TestSession.start(engine);

  expect(await deleted.dispatch("releaseSession", {})).toMatchObject({
    id: deleted.id,
    status: "ENDED",
    endReason: "released",
  });
  expect(await updated.dispatch("updateSession", { status: "REQUEST_RELEASE" })).toMatchObject({
    id: updated.id,
    endReason: "released",
  });

  for (const session of [deleted, updated])
    await expect(session.pageText()).rejects.toMatchObject({ code: "session_ended" });
  await deleted.end();
  const again = await deleted.dispatch("releaseSession", {});
  expect(again).toEqual(await deleted.dispatch("getSession", {}));
  expect(again.endReason).toBe("released");
  await expect(updated.dispatch("updateSession", { status: "PAUSE" } as never)).rejects.toMatchObject({
    code: "invalid_request",
    issues: [{ path: "status" }],
  });
});

test("sessions are listed newest first, in parts, by status, label, region and time", async () => {
  const engine = await Engine.create();
  try {
    const start = (run: string, region = "here") =>
      TestSession.start(engine, {
        sessionCreateParams: { region, userMetadata: { test: { "run's": run } } },
      });
    const first = await start("a");
    const second = await start("b", "there");
    const third = await start("a");
    await first.end();
    const list = async (input: Parameters<typeof first.dispatch<"listSessions">>[1] = {}) => {
      const { sessions, nextCursor } = await first.dispatch("listSessions", input);
      return { ids: sessions.map(({ id }) => id), nextCursor };
    };

    const all = await list();
    expect(all.nextCursor).toBeUndefined();
    expect(all.ids.toSorted()).toEqual([first.id, second.id, third.id].toSorted());

    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const part = await list({ limit: 1, ...(cursor === undefined ? {} : { cursor }) });
      expect(part.ids).toHaveLength(1);
      seen.push(...part.ids);
      cursor = part.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(all.ids);

    expect((await list({ status: "RUNNING" })).ids.toSorted()).toEqual([second.id, third.id].toSorted());
    expect((await list({ status: "ENDED" })).ids).toEqual([first.id]);
    expect((await list({ status: "COMPLETED" })).ids).toEqual([first.id]);
    expect((await list({ region: "there" })).ids).toEqual([second.id]);
    const q = `user_metadata['test']["run's"]:'a'`;
    expect((await list({ q })).ids.toSorted()).toEqual([first.id, third.id].toSorted());
    expect((await list({ q: `user_metadata['test']['run\\'s']:'b'` })).ids).toEqual([second.id]);
    const { createdAt } = await second.dispatch("getSession", {});
    expect((await list({ createdBefore: createdAt })).ids).not.toContain(second.id);
    expect((await list({ createdAfter: new Date(Date.now() + 60_000).toISOString() })).ids).toEqual([]);

    const stranger = { principal: { projectId: "another" } };
    expect((await first.dispatch("listSessions", {}, stranger)).sessions).toEqual([]);
    await expect(first.dispatch("getSession", {}, stranger)).rejects.toMatchObject({
      code: "session_not_found",
    });
    await expect(third.dispatch("releaseSession", {}, stranger)).rejects.toMatchObject({
      code: "session_not_found",
    });
    for (const wrong of [{ q: "run:a" }, { cursor: "none" }, { createdAfter: "yesterday" }, { limit: 0 }])
      await expect(first.dispatch("listSessions", wrong)).rejects.toMatchObject({
        code: "invalid_request",
        issues: [{ path: Object.keys(wrong)[0] }],
      });
  } finally {
    await engine.close();
  }
});

test("labels that are too large for a list are refused", async ({ engine }) => {
  const userMetadata = { text: "x".repeat(9_000) };
  await expect(TestSession.start(engine, { sessionCreateParams: { userMetadata } })).rejects.toMatchObject({
    code: "invalid_request",
    issues: [{ path: "sessionCreateParams.userMetadata" }],
  });
});
