import { setImmediate } from "node:timers/promises";
import { LegworkError } from "@legwork/protocol";
import { expect, test } from "vitest";
import { KeptRuns } from "../src/idempotency.ts";
import { Run } from "../src/run.ts";
import { apiKey, dataOf, errorOf, framesOf, type TestClient } from "./requests.ts";
import { startApp, type Dispatched } from "./start-app.ts";

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

test("what is kept is bounded in number, size and time", async () => {
  const request = (body: string) => ({ operation: "act", sessionId: "s1", body: Buffer.from(body) });
  const finish = async (kept: KeptRuns, key: string, answer: unknown) => {
    const run = kept.once(key, request(key), () => new Run(async () => answer));
    const outcome = await run.outcome;
    return "output" in outcome ? outcome.output : undefined;
  };
  const few = new KeptRuns({ limit: 2 });
  for (const key of ["a", "b", "c"]) await finish(few, key, 1);
  expect([await finish(few, "c", 2), await finish(few, "a", 2)]).toEqual([1, 2]);

  const small = new KeptRuns({ largestSize: 100 });
  await finish(small, "a", "x".repeat(60));
  await finish(small, "b", "y".repeat(60));
  expect([await finish(small, "b", 2), await finish(small, "a", 2)]).toEqual(["y".repeat(60), 2]);

  const brief = new KeptRuns({ keptMs: 0 });
  await finish(brief, "a", 1);
  expect(await finish(brief, "a", 2)).toBe(2);
});
