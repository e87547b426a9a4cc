import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { Admission, type AdmissionOptions } from "../../src/admission/admission.ts";
import { dayOf } from "../../src/admission/day.ts";
import { MemoryStore } from "../../src/store/memory.ts";
import type { KeyLimits } from "../../src/principal.ts";

afterEach(() => {
  vi.useRealTimers();
});

const never = new AbortController().signal;

function create(options: Partial<AdmissionOptions["queue"]> = {}, keyLimits: KeyLimits = {}) {
  const { keys } = new MemoryStore();
  const queue = { places: 2, waiting: 2, waitMs: 60_000, ...options };
  const onError = (error: unknown) => expect.unreachable(String(error));
  return { keys, admission: new Admission({ queue, keyLimits, keys, onError }) };
}

function holder(id: string, limits: KeyLimits = {}) {
  return { projectId: "p", key: { id, limits } };
}

const anyone = { projectId: "p" };

test("places are given out in the order of arrival, and nobody overtakes", async () => {
  const { admission } = create({ places: 1, waiting: 3 });
  const first = await admission.enter(anyone, never);
  const order: string[] = [];
  const waiting = ["a", "b", "c"].map(async (name) => {
    using _place = await admission.enter(anyone, never);
    order.push(name);
    await turn();
  });
  await turn();
  expect([order, admission.figures]).toEqual([[], { taken: 1, waiting: 3 }]);
  first[Symbol.dispose]();
  const late = admission.enter(anyone, never);
  await Promise.all(waiting);
  expect(order).toEqual(["a", "b", "c"]);
  (await late)[Symbol.dispose]();
  expect(admission.figures).toEqual({ taken: 0, waiting: 0 });
});

test("a full queue refuses, a long wait ends, and who leaves is out of the queue", async () => {
  const { admission } = create({ places: 1, waiting: 1, waitMs: 50 });
  const place = await admission.enter(anyone, never);
  const leaving = new AbortController();
  const left = admission.enter(anyone, leaving.signal);
  const refused = {
    code: "too_many_sessions",
    retryAfterSeconds: 5,
    message: expect.stringMatching(/LEGWORK_MAX_SESSIONS/),
  };
  await expect(admission.enter(anyone, never)).rejects.toMatchObject(refused);
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  await expect(admission.enter(anyone, never)).rejects.toMatchObject({
    ...refused,
    message: expect.stringContaining("within 50 ms"),
  });
  expect(admission.figures).toEqual({ taken: 1, waiting: 0 });
  place[Symbol.dispose]();
  (await admission.enter(anyone, never))[Symbol.dispose]();
});

test("a place is the session's until it ends, and disposing of it then changes nothing", async () => {
  const { admission } = create({ places: 1, waiting: 0 });
  const session = new AbortController();
  {
    using place = await admission.enter(anyone, never);
    place.opened(session.signal);
  }
  expect(admission.figures.taken).toBe(1);
  session.abort();
  expect(admission.figures.taken).toBe(0);
});

test("a stop sends away whoever waits, and whoever comes", async () => {
  const { admission } = create({ places: 1, waiting: 2 });
  await admission.enter(anyone, never);
  const waiting = [admission.enter(anyone, never), admission.enter(anyone, never)];
  admission.close();
  for (const one of [...waiting, admission.enter(anyone, never)])
    await expect(one).rejects.toMatchObject({ code: "shutting_down" });
});

test("a key has its own number of sessions, those that wait counted too; others are not touched by it", async () => {
  const { admission } = create({ places: 2, waiting: 5 }, { maxSessions: 3 });
  const held = [await admission.enter(holder("a"), never), await admission.enter(holder("a"), never)];
  const waiting = admission.enter(holder("a"), never);
  await turn();
  await expect(admission.enter(holder("a"), never)).rejects.toMatchObject({
    code: "too_many_sessions",
    retryAfterSeconds: 5,
    message: expect.stringContaining("3 sessions of this API key"),
  });
  const other = admission.enter(holder("b", { maxSessions: 1 }), never);
  await turn();
  await expect(admission.enter(holder("b", { maxSessions: 1 }), never)).rejects.toMatchObject({
    code: "too_many_sessions",
  });
  for (const place of held) place[Symbol.dispose]();
  for (const place of await Promise.all([waiting, other])) place[Symbol.dispose]();
  (await admission.enter(holder("a"), never))[Symbol.dispose]();
});

test("starts of a key within a minute are counted, and the refusal says when the next one may come", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_760_000_000_000 });
  const { admission } = create({ places: 9 });
  const start = async () =>
    (await admission.enter(holder("a", { startsPerMinute: 2 }), never))[Symbol.dispose]();
  await start();
  vi.advanceTimersByTime(20_000);
  await start();
  await expect(start()).rejects.toMatchObject({ code: "rate_limited", retryAfterSeconds: 40 });
  vi.advanceTimersByTime(40_000);
  await start();
  await expect(start()).rejects.toMatchObject({ code: "rate_limited", retryAfterSeconds: 20 });
});

test("time of sessions is counted while they run and when they end, and holds back the next start until tomorrow", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval"], now: Date.UTC(2026, 0, 1, 23, 0, 0) });
  const { admission, keys } = create({ places: 9 });
  const caller = holder("a", { sessionSecondsPerDay: 100 });
  const sessions = [new AbortController(), new AbortController()];
  for (const { signal } of sessions) (await admission.enter(caller, never)).opened(signal);
  vi.advanceTimersByTime(30_000);
  sessions[0]?.abort();
  expect(await keys.useOf("a", "2026-01-01")).toEqual({ tokens: 0, sessionMs: 30_000 });
  vi.advanceTimersByTime(35_000);
  expect(await keys.useOf("a", "2026-01-01")).toEqual({ tokens: 0, sessionMs: 90_000 });
  (await admission.enter(caller, never))[Symbol.dispose]();
  vi.advanceTimersByTime(5_000);
  await expect(admission.enter(caller, never)).rejects.toMatchObject({
    code: "rate_limited",
    retryAfterSeconds: 3_600 - 70,
    message: expect.stringContaining("100 s of sessions a day"),
  });
  await expect(admission.enter(holder("b"), never)).resolves.toBeDefined();
  sessions[1]?.abort();
  vi.setSystemTime(Date.UTC(2026, 0, 2));
  await expect(admission.enter(caller, never)).resolves.toBeDefined();
});

test("tokens of a key are counted by day", async () => {
  const { admission, keys } = create();
  const caller = holder("a", { tokensPerDay: 100 });
  await admission.checkTokens(caller);
  admission.countTokens(caller, 99);
  await admission.checkTokens(caller);
  admission.countTokens(caller, 1);
  await expect(admission.checkTokens(caller)).rejects.toMatchObject({
    code: "rate_limited",
    retryAfterSeconds: expect.any(Number),
  });
  await admission.checkTokens(holder("a"));
  await admission.checkTokens(anyone);
  expect((await keys.useOf("a", dayOf(Date.now()))).tokens).toBe(100);
});
