import type { Output } from "@legwork/protocol";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { Engine } from "../../src/engine.ts";
import { EventLog } from "../../src/records/event-log.ts";
import { historyOf } from "../../src/records/events-of-record.ts";
import type { SessionRecord } from "../../src/store/store.ts";
import { test, TestSession } from "../fixture.ts";

type Part = Output<"sessionEvents">;
const typesOf = ({ events }: Part) => events.map(({ type }) => type);

test("everything that a session does is told, in order, until it ends", async ({ engine, server }) => {
  server.page("/", `<button onclick="history.pushState({}, '', '/saved'); this.remove()">Save</button>`);
  const session = await TestSession.start(engine);
  await session.navigate(server.url("/"));
  await session.act("click Save");
  expect(await session.act("click Unsubscribe")).toMatchObject({ success: false });
  await session.end();

  const { events, ended } = await session.dispatch("sessionEvents", {});

  expect(ended).toBe(true);
  expect(events.filter(({ type }) => type !== "action_progress")).toMatchObject([
    { type: "session_started" },
    { type: "action_started", operation: "navigate", parameters: { url: server.url("/") } },
    { type: "page_navigated", url: server.url("/") },
    { type: "action_finished", operation: "navigate", success: true, pageUrl: server.url("/") },
    { type: "action_started", operation: "act", parameters: { input: "click Save" } },
    { type: "page_navigated", url: server.url("/saved") },
    { type: "action_finished", operation: "act", success: true },
    { type: "action_started", operation: "act" },
    { type: "action_finished", operation: "act", success: false, code: "not_found" },
    { type: "session_ended", status: "ENDED", endReason: "client" },
  ]);
  expect(events.filter(({ type }) => type === "action_progress")).toContainEqual(
    expect.objectContaining({ message: "Looking for: click Save" }),
  );
  const [, started] = events;
  const replayed = (await session.dispatch("replay", {})).pages.flatMap(({ actions }) => actions);
  expect(started).toMatchObject({ actionId: replayed[0]?.actionId });
});

test("a reader goes on after the event it had last, and waits for what comes", async ({
  session,
  server,
}) => {
  server.page("/", "<h1>Hello</h1>");
  const first = await session.dispatch("sessionEvents", { limit: 1 });
  expect(typesOf(first)).toEqual(["session_started"]);
  const after = first.events[0]?.id ?? "";
  expect(await session.dispatch("sessionEvents", { after })).toEqual({ events: [], ended: false });

  const waiting = session.dispatch("sessionEvents", { after, waitMs: 30_000 });
  await session.navigate(server.url("/"));

  expect(typesOf(await waiting)[0]).toBe("action_started");
  const rest = await session.dispatch("sessionEvents", { after });
  expect(typesOf(rest).at(-1)).toBe("action_finished");
  expect(rest.events.map(({ id }) => Number.parseInt(id, 10))).toEqual(
    rest.events.map((_, index) => index + 2),
  );
});

test("the end of a session is told to who waits, with the end of what ran", async ({ engine, server }) => {
  server.handle("/endless", (_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).write("<h1>Part one</h1>"),
  );
  const session = await TestSession.start(engine);
  session.navigate(server.url("/endless")).catch(() => {});
  await expect.poll(() => server.requests).toContain("/endless");
  const { events } = await session.dispatch("sessionEvents", {});
  const after = events.at(-1)?.id ?? "";
  const waiting = session.dispatch("sessionEvents", { after, waitMs: 30_000 });

  await session.dispatch("releaseSession", {});

  expect((await waiting).events[0]).toMatchObject({
    type: expect.stringMatching(/page_navigated|action_finished/),
  });
  const all = await session.dispatch("sessionEvents", { after });
  expect(all.events.filter(({ type }) => type !== "page_navigated")).toMatchObject([
    { type: "action_finished", operation: "navigate", success: false, code: "session_ended" },
    { type: "session_ended", endReason: "released" },
  ]);
  expect(all.ended).toBe(true);
});

test("an event has no value of a variable, not in an address either", async ({ session, server }) => {
  server.page("/", `<form><label>Token <input name="token"></label><button>Send</button></form>`);
  await session.navigate(server.url("/"));
  const variables = { token: "s3cret-t0ken" };
  await session.act("type %token% into Token", { variables });
  await session.act("click Send");

  const { events } = await session.dispatch("sessionEvents", {});

  expect(events).toContainEqual(
    expect.objectContaining({ type: "page_navigated", url: server.url("/?token=%token%") }),
  );
  expect(JSON.stringify(events)).not.toContain("s3cret-t0ken");
  const replayed = JSON.stringify(await session.dispatch("replay", {}));
  expect(replayed).toContain("/?token=%token%");
  expect(replayed).not.toContain("s3cret-t0ken");
});

test("what a process no longer knows is told from the record", async ({ server }) => {
  server.page("/", "<h1>Hello</h1>");
  const dataDirectory = await mkdtemp(join(tmpdir(), "legwork-events-"));
  const first = await Engine.create({ dataDirectory });
  const before = await TestSession.start(first);
  await before.navigate(server.url("/"));
  await before.end();
  const live = await before.dispatch("sessionEvents", {});
  await first.close();
  const second = await Engine.create({ dataDirectory });
  const session = new TestSession(second, before.id);

  const told = await session.dispatch("sessionEvents", { limit: 2 });
  expect(typesOf(told)).toEqual(["session_started", "action_started"]);
  expect(told.ended).toBe(false);
  const rest = await session.dispatch("sessionEvents", { after: told.events[1]?.id ?? "" });
  expect(rest).toMatchObject({
    events: [
      { type: "action_finished", operation: "navigate", success: true },
      { type: "session_ended", endReason: "client" },
    ],
    ended: true,
  });
  const ending = await session.dispatch("sessionEvents", { after: live.events.at(-2)?.id ?? "" });
  expect(typesOf(ending).at(-1)).toBe("session_ended");
  await second.close();
  await rm(dataDirectory, { recursive: true });
});

test("strangers and wrong ids are refused", async ({ session }) => {
  const stranger = { principal: { projectId: "another" } };
  await expect(session.dispatch("sessionEvents", {}, stranger)).rejects.toMatchObject({
    code: "session_not_found",
  });
  await expect(session.dispatch("sessionEvents", { after: "yesterday" })).rejects.toMatchObject({
    code: "invalid_request",
    issues: [{ path: "after" }],
  });
});

test("a log is bounded by count and by size, and says what it no longer has", () => {
  let time = 1_000;
  const log = new EventLog({ limit: 5, largestSize: 2_000, now: () => (time += 1) });
  log.actionStarted({ id: "a", method: "act", parameters: {} });
  for (let index = 0; index < 10; index += 1) log.actionProgress("a", `step ${index}`);

  const all = log.read(undefined, 100);
  expect(all.events).toMatchObject([
    { type: "events_dropped", count: 7 },
    ...[5, 6, 7, 8, 9].map((index) => ({ message: `step ${index}` })),
  ]);
  expect(log.read("9-1009", 100).events).toMatchObject(
    [6, 7, 8, 9].slice(-3).map((index) => ({ message: `step ${index}` })),
  );
  expect(log.read("3-1003", 1).events).toMatchObject([
    { type: "events_dropped", count: 4 },
    { message: "step 5" },
  ]);

  for (let index = 0; index < 3; index += 1) log.actionProgress("a", "x".repeat(900));
  const large = log.read(undefined, 100).events.filter(({ type }) => type === "action_progress");
  expect(large.length).toBeLessThanOrEqual(2);
  log.actionProgress("a", "y".repeat(100_000));
  expect(JSON.stringify(log.read(undefined, 100)).length).toBeLessThan(5_000);
});

test("a log that goes on where another process left it tells what the record has, and who comes with its ids misses nothing of that", () => {
  let time = 100;
  const now = () => (time += 1);
  const before = new EventLog({ now });
  before.actionStarted({ id: "a", method: "navigate", parameters: {} });
  before.actionProgress("a", "Half-way");
  const [started, asked] = before.read(undefined, 10).events;
  const action = { id: "a", sessionId: "s", method: "navigate", parameters: {}, result: {}, pageUrl: "" };
  const done = { ...action, timestamp: asked?.timestamp ?? 0, endTime: now() };
  const record = { createdAt: started?.timestamp ?? 0 } as SessionRecord;
  const after = new EventLog({ now, history: historyOf(record, [done]) });
  after.navigated("http://example.com/");
  const read = (id: string | undefined) => after.read(id, 10).events;
  const types = (id: string | undefined) => read(id).map(({ type }) => type);

  const all = ["session_started", "action_started", "action_finished", "session_resumed", "page_navigated"];
  expect(types(undefined)).toEqual(all);
  // By ids of the log before, and by each of its own.
  expect(types(asked?.id)).toEqual(all.slice(2));
  expect(read(undefined).map(({ id }) => types(id))).toEqual(all.map((_, index) => all.slice(index + 1)));
});

test("a log that nobody reads holds nobody up, and one that has ended takes nothing more", async () => {
  const log = new EventLog();
  log.actionStarted({ id: "a", method: "act", parameters: { text: "x".repeat(10_000) } });
  log.ended({ status: "ERROR", endReason: "crash" });
  log.navigated("https://example.com/");
  log.ended({ status: "ENDED", endReason: "client" });
  await log.changed(60_000, new AbortController().signal);

  const { events, ended } = log.read(undefined, 100);
  expect(ended).toBe(true);
  expect(events).toMatchObject([
    { type: "session_started" },
    { type: "action_started" },
    { type: "action_finished", success: false, code: "browser_crashed" },
    { type: "session_ended", status: "ERROR", endReason: "crash" },
  ]);
  expect(events[1]).not.toHaveProperty("parameters");
});
