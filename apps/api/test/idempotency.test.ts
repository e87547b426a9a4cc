import { setImmediate } from "node:timers/promises";
import { LegworkError } from "@legwork/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { MemoryStore } from "../../../packages/core/src/store/memory.ts";
import { KeptRuns, type KeptRunsOptions } from "../src/idempotency.ts";
import { Run, type RunHooks } from "../src/run.ts";
import { UndeliveredRuns } from "../src/undelivered-runs.ts";
import { apiKey, dataOf, errorOf, framesOf, otherKey, type TestClient } from "./requests.ts";
import { startApp, type Dispatched } from "./start-app.ts";

afterEach(() => {
  vi.useRealTimers();
});

const path = "/v1/sessions/s1/act";
const next = { input: "click next" };

/** Each piece of work answers its number. */
function numbered(): (call: Dispatched) => Promise<unknown> {
  let count = 0;
  return async ({ caller }) => {
    caller.onStarted?.();
    return { result: (count += 1), actionId: "a" };
  };
}

async function resultOf(
  client: TestClient,
  headers: Record<string, string>,
  body: unknown = next,
): Promise<unknown> {
  return (await dataOf(await client.post(path, body, headers)))["result"];
}

test("a repetition with the same key is given the first answer", async () => {
  await using app = await startApp(numbered());
  const headers = { "Idempotency-Key": "k1" };
  expect(await resultOf(app.client, headers)).toBe(1);
  expect(await resultOf(app.client, headers)).toBe(1);
  const frames = await framesOf(
    await app.client.post(path, next, { ...headers, "x-stream-response": "true" }),
  );
  expect(frames.at(-1)?.data).toMatchObject({ status: "finished", result: 1 });
  expect(await resultOf(app.client, { "Idempotency-Key": "k2" })).toBe(2);
  const other = await app.client.post("/v1/sessions/s2/act", next, headers);
  expect((await dataOf(other))["result"]).toBe(3);
});

test("the same key with another body is a conflict", async () => {
  await using app = await startApp(numbered());
  const headers = { "Idempotency-Key": "k1" };
  await resultOf(app.client, headers);
  await errorOf(await app.client.post(path, { input: "click back" }, headers), 409, "idempotency_conflict");
  expect(app.dispatched).toHaveLength(1);
});

test("what only reads is read again, and kept nowhere", async () => {
  await using app = await startApp(numbered());
  const headers = { "x-svc-api-key": apiKey, "Idempotency-Key": "k1" };
  for (const count of [1, 2]) {
    const response = await fetch(`${app.client.url}/v1/sessions/s1/replay`, { headers });
    expect((await dataOf(response))["result"]).toBe(count);
  }
});

test.each(["", "a b", "é", "x".repeat(256)])("the key %j is refused", async (key) => {
  await using app = await startApp(numbered());
  const response = await app.client.post(path, next, { "Idempotency-Key": key });
  expect((await errorOf(response, 400, "invalid_request")).issues?.[0]?.path).toBe("idempotency-key");
});

test("a repetition while the first still runs joins it", async () => {
  const end = Promise.withResolvers<unknown>();
  await using app = await startApp(async ({ caller }) => {
    caller.onStarted?.();
    return await end.promise;
  });
  const headers = { "Idempotency-Key": "k1" };
  const stream = await app.client.post(path, next, { ...headers, "x-stream-response": "true" });
  const joined = await app.client.post(path, next, { ...headers, "x-stream-response": "true" });
  // One reader leaves, the other still waits: the work goes on.
  await stream.body?.cancel();
  await expect.poll(() => app.log).toMatchObject([{ clientLeft: true }]);
  const repetition = app.client.post(path, next, headers);
  end.resolve({ result: 1, actionId: "a" });
  expect((await dataOf(await repetition))["result"]).toBe(1);
  expect((await framesOf(joined)).map(({ data }) => data.status)).toEqual([
    "starting",
    "connected",
    "finished",
  ]);
  expect(app.dispatched).toHaveLength(1);
  expect(app.dispatched[0]?.caller.signal?.aborted).toBe(false);
});

test("a failure is kept when something may have been done, and only then", async () => {
  let count = 0;
  await using app = await startApp(async ({ name, caller }) => {
    count += 1;
    if (name !== "extract") caller.onStarted?.();
    const options = name === "observe" ? { retryAfterSeconds: 1 } : {};
    throw new LegworkError(name === "act" ? "timeout" : "session_busy", `Failure ${count}.`, options);
  });
  const headers = { "Idempotency-Key": "k1" };
  const fail = async (operation: string) =>
    ((await (await app.client.post(`/v1/sessions/s1/${operation}`, {}, headers)).json()) as { error: string })
      .error;
  expect([await fail("act"), await fail("act")]).toEqual(["Failure 1.", "Failure 1."]);
  expect([await fail("extract"), await fail("extract")]).toEqual(["Failure 2.", "Failure 3."]);
  expect([await fail("observe"), await fail("observe")]).toEqual(["Failure 4.", "Failure 5."]);
});

test.each([
  ["while the first run still runs", false],
  ["after the first run has ended", true],
])(
  "a client that repeats by itself %s is given the answer that never reached it, once",
  async (_when, hasEnded) => {
    const numbers = numbered();
    const end = Promise.withResolvers<void>();
    await using app = await startApp(async (call) => {
      const output = await numbers(call);
      await end.promise;
      return output;
    });
    const first = fetch(`${app.client.url}${path}`, {
      method: "POST",
      body: JSON.stringify(next),
      headers: { "x-svc-api-key": apiKey, "content-type": "application/json" },
      signal: AbortSignal.timeout(300),
    });
    await expect(first).rejects.toThrow("timeout");
    await expect.poll(() => app.log).toMatchObject([{ clientLeft: true }]);
    const retry = { "x-stainless-retry-count": "1" };
    if (hasEnded) end.resolve();
    await setImmediate();
    const repetition = resultOf(app.client, retry);
    end.resolve();
    expect(await repetition).toBe(1);
    expect(await resultOf(app.client, retry)).toBe(2);
  },
);

test("the same request twice in earnest acts twice", async () => {
  await using app = await startApp(numbered());
  expect(await resultOf(app.client, {})).toBe(1);
  expect(await resultOf(app.client, {})).toBe(2);
  expect(await resultOf(app.client, { "x-stainless-retry-count": "0" })).toBe(3);
});

test("the answers of one project are not given to another that says the same", async () => {
  await using app = await startApp(numbered());
  const headers = { "Idempotency-Key": "k1" };
  expect(await resultOf(app.client, headers)).toBe(1);
  expect(await resultOf(app.client, { ...headers, "x-svc-api-key": otherKey })).toBe(2);
  const end = Promise.withResolvers<void>();
  const numbers = numbered();
  await using slow = await startApp(async (call) => {
    const output = await numbers(call);
    await end.promise;
    return output;
  });
  const first = fetch(`${slow.client.url}/v1/sessions/start`, {
    method: "POST",
    headers: { "x-svc-api-key": apiKey },
    signal: AbortSignal.timeout(300),
  });
  await expect(first).rejects.toThrow("timeout");
  await expect.poll(() => slow.log).toMatchObject([{ clientLeft: true }]);
  end.resolve();
  const retry = { "x-stainless-retry-count": "1" };
  const ofOther = await slow.client.post("/v1/sessions/start", undefined, {
    ...retry,
    "x-svc-api-key": otherKey,
  });
  expect((await dataOf(ofOther))["result"]).toBe(2);
  expect((await dataOf(await slow.client.post("/v1/sessions/start", undefined, retry)))["result"]).toBe(1);
});

test("a start that waits for a place leaves with its client, one that has begun goes on", async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const end = Promise.withResolvers<unknown>();
  await using app = await startApp(async ({ raw, caller }) => {
    if ((raw as { keepAlive?: boolean }).keepAlive) caller.onStarted?.();
    signals.push(caller.signal);
    return await end.promise;
  });
  for (const keepAlive of [false, true]) {
    const start = fetch(`${app.client.url}/v1/sessions/start`, {
      method: "POST",
      body: JSON.stringify({ keepAlive }),
      headers: { "x-svc-api-key": apiKey, "content-type": "application/json" },
      signal: AbortSignal.timeout(300),
    });
    await expect(start).rejects.toThrow("timeout");
  }
  await expect.poll(() => app.log).toMatchObject([{ clientLeft: true }, { clientLeft: true }]);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  end.resolve({});
});

const identity = (body: string) => ({
  projectId: "p",
  keyId: "k",
  operation: "act",
  sessionId: "s1",
  body: Buffer.from(body),
});

/** As after a restart: nothing is known but what the store keeps. */
function remembering(store: MemoryStore, options: Partial<KeptRunsOptions> = {}) {
  const errors: unknown[] = [];
  const kept = new KeptRuns({
    answers: async () => store.answers,
    onError: (error) => void errors.push(error),
    ...options,
  });
  const finish = async (key: string, work: (hooks: RunHooks) => Promise<unknown>, body = "body") => {
    const outcome = await (await kept.once(key, identity(body), () => new Run(work))).outcome;
    await setImmediate(); // It is kept a moment after it is known.
    return "output" in outcome ? outcome.output : outcome.error;
  };
  return { kept, finish, errors };
}

test("answers and failures survive the process", async () => {
  const store = new MemoryStore();
  const before = remembering(store);
  const failure = new LegworkError("selector_not_found", "Nothing there.", {
    issues: [{ path: "selector", message: "matches nothing" }],
  });
  await before.finish("done", async () => ({ result: "é\u0000" }));
  await before.finish("failed", async ({ onStarted }) => {
    onStarted();
    throw failure;
  });
  await before.finish("refused", async () => {
    throw new LegworkError("session_busy", "Not now.");
  });

  const after = remembering(store);
  const again = async () => "again";
  expect(await after.finish("done", again)).toEqual({ result: "é\u0000" });
  expect(await after.finish("failed", again)).toMatchObject({
    code: failure.code,
    message: failure.message,
    issues: failure.issues,
  });
  expect(await after.finish("refused", again)).toBe("again");
  await expect(after.finish("done", again, "another body")).rejects.toMatchObject({
    code: "idempotency_conflict",
    message: expect.stringContaining("another body"),
  });
});

test("what was begun and not known to be done is not done again", async () => {
  const store = new MemoryStore();
  const begun = await remembering(store).kept.once(
    "k",
    identity("body"),
    () => new Run(() => new Promise(() => {})),
  );
  expect(begun.hasEnded).toBe(false);
  let count = 0;
  const again = remembering(store).finish("k", async () => (count += 1));
  await expect(again).rejects.toMatchObject({
    code: "idempotency_conflict",
    message: expect.stringContaining("how it ended is not known"),
  });
  expect(count).toBe(0);
});

test("of requests with one key that come at once, one acts, and those with another body are refused", async () => {
  const { kept } = remembering(new MemoryStore());
  let count = 0;
  const once = (body: string) => kept.once("k", identity(body), () => new Run(async () => (count += 1)));
  const [first, second, third] = await Promise.allSettled([once("a"), once("a"), once("b")]);
  expect([first, second, third].map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(third).toMatchObject({ reason: { code: "idempotency_conflict" } });
  expect(count).toBe(1);
});

test("what is kept is bounded in number, size and time", async () => {
  const give = (answer: unknown) => async () => answer;
  const few = remembering(new MemoryStore(), { limit: 2 });
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const key of ["a", "b", "c"]) {
    vi.advanceTimersByTime(1);
    await few.finish(key, give(1));
  }
  expect([await few.finish("c", give(2)), await few.finish("a", give(2))]).toEqual([1, 2]);

  const large = remembering(new MemoryStore());
  await large.finish("a", give("x".repeat(5_000_000)));
  await expect(large.finish("a", give(2))).rejects.toMatchObject({
    code: "idempotency_conflict",
    message: expect.stringContaining("too large"),
  });

  const brief = remembering(new MemoryStore(), { keptMs: -1 });
  await brief.finish("a", give(1));
  expect(await brief.finish("a", give(2))).toBe(2);
});

test("a store that fails is told of, and the answer given all the same", async () => {
  const store = new MemoryStore();
  const { finish, errors } = remembering(store);
  const answer = await finish("k", async () => {
    await store.close();
    return 1;
  });
  expect(answer).toBe(1);
  expect(errors).toMatchObject([{ message: expect.stringContaining("closed") }]);
});

test("runs whose answers nobody got are bounded in number, size and time", async () => {
  const finish = async (kept: UndeliveredRuns, name: string, answer: unknown) => {
    const outcome = await kept.repeated(true, name, () => new Run(async () => answer)).outcome;
    return "output" in outcome ? outcome.output : undefined;
  };
  const few = new UndeliveredRuns({ limit: 2 });
  for (const name of ["a", "b", "c"]) await finish(few, name, 1);
  expect([await finish(few, "c", 2), await finish(few, "a", 2)]).toEqual([1, 2]);

  const small = new UndeliveredRuns({ largestSize: 100 });
  await finish(small, "a", "x".repeat(60));
  await finish(small, "b", "y".repeat(60));
  expect([await finish(small, "b", 2), await finish(small, "a", 2)]).toEqual(["y".repeat(60), 2]);

  const brief = new UndeliveredRuns({ keptMs: 0 });
  await finish(brief, "a", 1);
  expect(await finish(brief, "a", 2)).toBe(2);
});
