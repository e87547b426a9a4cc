import { expect } from "vitest";
import type { KeyLimits } from "../../src/principal.ts";
import { Engine, type EngineOptions } from "../../src/engine.ts";
import type { OperationEnd } from "../../src/figures.ts";
import { startScriptedModel } from "../../src/testing/scripted-model.ts";
import { test } from "../fixture.ts";

async function withEngine(options: EngineOptions, work: (engine: Engine) => Promise<void>): Promise<void> {
  const engine = await Engine.create(options);
  try {
    await work(engine);
  } finally {
    await engine.close();
  }
}

function caller(limits: KeyLimits = {}) {
  return { principal: { projectId: "test", key: { id: "k", limits } } };
}

test("a start waits for a place, is served in its turn, and leaves the queue with its caller", async () => {
  await withEngine({ limits: { maxSessions: 1, maxWaitingStarts: 2 } }, async (engine) => {
    const start = async (signal?: AbortSignal) =>
      (await engine.dispatch("start", {}, { ...caller(), ...(signal && { signal }) })) as {
        sessionId: string;
      };
    const end = (sessionId: string) => engine.dispatch("end", {}, { ...caller(), sessionId });
    const first = await start();
    const leaving = new AbortController();
    const left = start(leaving.signal).catch((error: unknown) => error);
    const second = start();
    await expect.poll(() => engine.figures().sessions).toMatchObject({ open: 1, waiting: 2 });
    await expect(start()).rejects.toMatchObject({ code: "too_many_sessions", retryAfterSeconds: 5 });
    leaving.abort();
    expect(await left).toMatchObject({ code: "timeout" });
    await end(first.sessionId);
    await end((await second).sessionId);
    expect(engine.figures()).toMatchObject({
      sessions: { open: 0, waiting: 0, ended: { client: 2 } },
      running: 0,
      browsers: { alive: 1, held: 0 },
    });
  });
});

test("a session that could not be opened leaves its place free", async () => {
  await withEngine(
    { limits: { maxSessions: 1, maxWaitingStarts: 0 }, trustClients: true },
    async (engine) => {
      const broken = { browser: { type: "local", cdpUrl: "ws://127.0.0.1:1/" } };
      await expect(engine.dispatch("start", broken, caller())).rejects.toMatchObject({
        name: "LegworkError",
      });
      expect(engine.figures().sessions.open).toBe(0);
      await engine.dispatch("start", {}, caller());
    },
  );
});

test("what a model takes is counted for the key, and over its limit no model is asked, while plain words still work", async ({
  server,
}) => {
  const model = await startScriptedModel();
  const ends: OperationEnd[] = [];
  server.page("/", `<button onclick="document.title = 'Saved'">Save</button>`);
  model.answer(() => ({ text: JSON.stringify({ extraction: "words" }) }));
  const options = { model: { modelName: "lab/reader", baseURL: model.url } };
  await withEngine({ onOperation: (end) => void ends.push(end) }, async (engine) => {
    const limited = caller({ tokensPerDay: 1 });
    const { sessionId } = (await engine.dispatch("start", {}, limited)) as { sessionId: string };
    const session = { ...limited, sessionId };
    await engine.dispatch("navigate", { url: server.url("/") }, session);
    const ask = () =>
      engine.dispatch("extract", { instruction: "write a haiku of the mood of this page", options }, session);
    await ask();
    const { tokens } = engine.figures();
    expect(tokens.input + tokens.output).toBeGreaterThan(1);
    const asked = model.requests.length;
    await expect(ask()).rejects.toMatchObject({
      code: "rate_limited",
      retryAfterSeconds: expect.any(Number),
    });
    expect(model.requests).toHaveLength(asked);
    expect(await engine.dispatch("act", { input: "click Save" }, session)).toMatchObject({
      result: { success: true },
    });
    expect(await engine.dispatch("act", { input: "click the flux capacitor" }, session)).toMatchObject({
      result: { success: false },
    });
  });
  await model.close();
  expect(ends.map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual([
    "start done",
    "navigate done",
    "extract done",
    "extract rate_limited",
    "act done",
    "act not_done",
  ]);
  expect(ends.every(({ ms }) => ms > 0)).toBe(true);
});

test("a stop refuses what comes, and lets what runs come to its end", async ({ server }) => {
  const served = Promise.withResolvers<void>();
  server.handle("/slow", (_request, response) => {
    void served.promise.then(() =>
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Slow</h1>"),
    );
  });
  await withEngine({ limits: { maxSessions: 1 } }, async (engine) => {
    const { sessionId } = (await engine.dispatch("start", {}, caller())) as { sessionId: string };
    const running = engine.dispatch("navigate", { url: server.url("/slow") }, { ...caller(), sessionId });
    const waiting = engine.dispatch("start", {}, caller()).catch((error: unknown) => error);
    await expect.poll(() => server.requests).toContain("/slow");
    const drained = engine.drain(60_000);
    expect(await waiting).toMatchObject({ code: "shutting_down" });
    await expect(engine.dispatch("replay", {}, { ...caller(), sessionId })).rejects.toMatchObject({
      code: "shutting_down",
    });
    await expect(engine.ready()).rejects.toMatchObject({ code: "shutting_down" });
    served.resolve();
    expect(await running).toMatchObject({ result: { response: { status: 200 } } });
    await drained;
  });
});
