import { describe, expect, test } from "vitest";
import { Legwork, type LegworkOptions } from "../src/index.ts";
import { sendData, sendError, sendJson, startTinyService, type Answer } from "./tiny-service.ts";

const apiKey = "key-for-tests";
const started = { sessionId: "s-1", available: true, cdpUrl: null };

/** Answers `start` and `end` as a service does, and everything else as the test says. */
async function startClient(answer: Answer = () => undefined, options: Partial<LegworkOptions> = {}) {
  const service = await startTinyService((response, received, count) => {
    if (received.path.endsWith("/start")) return sendData(response, started);
    if (received.path.endsWith("/end")) return sendJson(response, 200, { success: true });
    return answer(response, received, count);
  });
  const legwork = new Legwork({ baseURL: service.url, apiKey, ...options });
  return { service, legwork };
}

describe("a session", () => {
  test("is started by init with the client's options, and ended by close", async () => {
    const { service, legwork } = await startClient(undefined, {
      env: "REMOTE",
      model: { modelName: "openai/gpt-5.1", apiKey: "k" },
      projectId: "p-1",
      systemPrompt: "Be brief.",
      sessionCreateParams: { browserSettings: { blockAds: true }, region: "eu" },
    });

    expect(await legwork.init()).toEqual(started);
    expect(legwork.sessionId).toBe("s-1");
    await legwork.close();
    expect(legwork.sessionId).toBeUndefined();

    expect(service.received.map(({ path }) => path)).toEqual(["/v1/sessions/start", "/v1/sessions/s-1/end"]);
    expect(service.received[0]).toMatchObject({ headers: { "x-svc-project-id": "p-1" } });
    expect(service.received[0]?.body).toEqual({
      modelName: { modelName: "openai/gpt-5.1", apiKey: "k" },
      systemPrompt: "Be brief.",
      sessionCreateParams: { browserSettings: { blockAds: true }, region: "eu" },
    });
  });

  test("is attached to by its id", async () => {
    const { service, legwork } = await startClient();
    await legwork.init({ sessionId: "s-1" });
    expect(service.received[0]?.body).toEqual({ sessionId: "s-1" });
  });

  test("ends when its scope does", async () => {
    const { service, legwork } = await startClient();
    {
      await using scoped = legwork;
      await scoped.init();
    }
    expect(service.received.at(-1)?.path).toBe("/v1/sessions/s-1/end");
  });

  test("is needed for every other call", async () => {
    const { service, legwork } = await startClient();
    await expect(legwork.act("click Go")).rejects.toMatchObject({
      code: "invalid_request",
      message: expect.stringContaining("init()"),
    });
    await legwork.init();
    await legwork.close();
    await expect(legwork.replay()).rejects.toMatchObject({ code: "invalid_request" });
    expect(service.received).toHaveLength(2);
  });

  test("cannot be started twice at once, but again after close", async () => {
    const { legwork } = await startClient();
    const first = legwork.init();
    await expect(legwork.init()).rejects.toMatchObject({ code: "invalid_request" });
    await first;
    await expect(legwork.init()).rejects.toThrow("s-1");
    await legwork.close();
    expect(await legwork.init()).toEqual(started);
  });

  test("that could not be started can be tried again", async () => {
    let full = true;
    const service = await startTinyService((response) => {
      if (!full) return sendData(response, started);
      full = false;
      sendError(response, 503, { code: "no_capacity", error: "No browser is free." });
    });
    const legwork = new Legwork({ baseURL: service.url, apiKey });
    await expect(legwork.init()).rejects.toMatchObject({ code: "no_capacity" });
    await legwork.close();
    expect(await legwork.init()).toEqual(started);
  });
});

describe("close", () => {
  test("waits for a start that is under way", async () => {
    const { service, legwork } = await startClient();
    const starting = legwork.init();
    await Promise.all([legwork.close(), legwork.close()]);
    await starting;
    expect(service.received.map(({ path }) => path)).toEqual(["/v1/sessions/start", "/v1/sessions/s-1/end"]);
  });

  test.each([
    [404, "session_not_found"],
    [410, "session_ended"],
  ])("is content when the session is gone already (%i)", async (status, code) => {
    const service = await startTinyService((response, { path }) =>
      path.endsWith("/start")
        ? sendData(response, started)
        : sendError(response, status, { code, error: "Gone." }),
    );
    const legwork = new Legwork({ baseURL: service.url, apiKey });
    await legwork.init();
    await legwork.close();
    expect(legwork.sessionId).toBeUndefined();
  });

  test("that failed can be tried again", async () => {
    let broken = true;
    const service = await startTinyService((response, { path }) => {
      if (path.endsWith("/start")) return sendData(response, started);
      if (!broken) return sendJson(response, 200, { success: true });
      broken = false;
      sendError(response, 500, { code: "internal", error: "The disk is full." });
    });
    const legwork = new Legwork({ baseURL: service.url, apiKey });
    await legwork.init();
    await expect(legwork.close()).rejects.toThrow("The disk is full.");
    await legwork.close();
    expect(service.received).toHaveLength(3);
  });
});

describe("the verbs", () => {
  test("send their options, and keep the signal and the listener to themselves", async () => {
    const action = { selector: "xpath=/html[1]/body[1]/button[1]", description: "button Go" };
    const { service, legwork } = await startClient((response, { path }) =>
      sendData(response, { result: path.endsWith("/observe") ? [action] : { success: true }, actionId: "a" }),
    );
    await legwork.init();
    const caller = { signal: new AbortController().signal, onProgress: () => undefined };

    await legwork.navigate("https://example.com", { waitUntil: "domcontentloaded", ...caller });
    expect(await legwork.observe("buttons", { selector: "main", ...caller })).toEqual([action]);
    await legwork.act("type %word%", {
      variables: { word: "hush" },
      dryRun: true,
      timeout: 5_000,
      ...caller,
    });
    expect(await legwork.act(action)).toEqual({ success: true });

    expect(service.received.slice(1).map(({ body }) => body)).toEqual([
      { url: "https://example.com", options: { waitUntil: "domcontentloaded" } },
      { instruction: "buttons", options: { selector: "main" } },
      { input: "type %word%", options: { variables: { word: "hush" }, dryRun: true, timeout: 5_000 } },
      { input: action, options: {} },
    ]);
  });

  test("pass on what was not honoured", async () => {
    const warnings: string[][] = [];
    const { legwork } = await startClient(
      (response) =>
        sendData(response, { result: null, actionId: "a", warnings: ["referer is not honoured."] }),
      { onWarning: (...warning) => void warnings.push(warning) },
    );
    await legwork.init();
    await legwork.navigate("https://example.com", { referer: "https://other.example" });
    expect(warnings).toEqual([["referer is not honoured.", "navigate"]]);
  });

  test("replay gives the session's record", async () => {
    const pages = [{ url: "https://example.com", timestamp: 1, duration: 2, actions: [] }];
    const { legwork } = await startClient((response) => sendData(response, { pages }));
    await legwork.init();
    expect(await legwork.replay()).toEqual({ pages });
  });
});

test("an environment that there is not is refused, with those that there are", () => {
  expect(() => new Legwork({ env: "NOWHERE" as "REMOTE", apiKey })).toThrow(/REMOTE.*LOCAL/);
});
