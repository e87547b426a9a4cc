import { readdir, readFile } from "node:fs/promises";
import { LegworkError } from "@legwork/protocol";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { PageServer } from "../../../packages/core/src/testing/page-server.ts";
import { startScriptedModel } from "../../../packages/core/src/testing/scripted-model.ts";
import { loadConfig } from "../src/config.ts";
import { openTracing } from "../src/tracing/open-tracing.ts";
import type { RequestTracing } from "../src/tracing/request-tracing.ts";
import { startCollector, type Collector, type SentSpan } from "./collector.ts";
import { startApp } from "./start-app.ts";
import { startService } from "./start-service.ts";

const traceId = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

test("requests, operations and model calls are spans of one trace, which goes on from the caller's", async () => {
  await using server = await PageServer.start();
  await using model = await startScriptedModel(() => ({ json: { answer: "it is a quiet page" } }));
  await using collector = await startCollector();
  const service = await startService({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    LEGWORK_MODEL: "lab/reader",
    LEGWORK_MODEL_BASE_URL: model.url,
  });
  let id: string;
  const requestIds: (string | null)[] = [];
  try {
    const { client } = service;
    server.page(
      "/",
      `<title>Hidden words</title><p>Hidden words of the page</p><label><input type="checkbox"> Save</label>`,
    );
    id = await service.startSession();
    const ask = async (operation: string, body: unknown) => {
      const answer = await client.post(`/v1/sessions/${id}/${operation}`, body, { traceparent });
      requestIds.push(answer.headers.get("x-request-id"));
      await answer.text();
    };
    await ask("navigate", { url: server.url("/?query=hidden-query") });
    await ask("act", { input: "check Save", options: { model: "embedded/grounder" } });
    await ask("act", { input: "click the flux capacitor", options: { model: "embedded/grounder" } });
    const schema = { type: "object", properties: { answer: { type: "string" } }, required: ["answer"] };
    await ask("extract", { instruction: "the hidden mood", schema, options: { model: "lab/reader" } });
    await (await client.get("/v1/sessions/hidden-session")).text();
    await (await client.get("/hidden-path?a=hidden-query")).text();
    await (await client.get("/readyz")).text();
  } finally {
    await service.close();
  }
  expect(collector.resource()).toMatchObject({ "service.name": "legwork", "service.version": "1.2.3" });
  const [navigated, clicked, missed, read] = requestIds.map((requestId) => request(collector, requestId));
  for (const span of [navigated, clicked, missed, read])
    expect(span).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331", kind: 2, status: 0 });
  expect(clicked).toMatchObject({
    name: "POST /v1/sessions/{id}/act",
    attributes: {
      "http.request.method": "POST",
      "http.route": "/v1/sessions/{id}/act",
      "http.response.status_code": 200,
    },
  });
  expect(beneath(collector, navigated)).toMatchObject([
    { name: "navigate", traceId, attributes: { "session.id": id } },
  ]);
  expect(beneath(collector, clicked)).toMatchObject([
    {
      name: "act",
      attributes: { "legwork.operation": "act", "session.id": id, "legwork.resolved_by": "embedded" },
      status: 0,
    },
  ]);
  expect(beneath(collector, missed)).toMatchObject([
    { name: "act", attributes: { "error.type": "not_found" }, status: 2 },
  ]);
  const [extract] = beneath(collector, read);
  expect(extract).toMatchObject({ name: "extract", attributes: { "legwork.resolved_by": "model" } });
  expect(beneath(collector, extract)).toMatchObject([
    {
      name: "chat reader",
      traceId,
      attributes: { "gen_ai.request.model": "reader", "gen_ai.usage.input_tokens": expect.any(Number) },
    },
  ]);
  const names = collector.spans().map(({ name }) => name);
  expect(names.filter((name) => /readyz/.test(name))).toEqual([]);
  expect(names).toContain("POST /v1/sessions/start");
  expect(collector.bodies.join("\n")).not.toMatch(/hidden|Save|flux|click|quiet/i);
});

function request(collector: Collector, requestId: string | null | undefined): SentSpan | undefined {
  return collector.spans().find(({ attributes }) => attributes["legwork.request_id"] === requestId);
}

function beneath(collector: Collector, parent: SentSpan | undefined): SentSpan[] {
  return collector.spans().filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
}

/** Tracing as the environment says, and what it logs. */
async function open(
  environment: Record<string, string>,
): Promise<{ tracing: RequestTracing; log: string[] }> {
  const log: string[] = [];
  const logger = pino({ base: null }, { write: (line) => void log.push(line) });
  const { tracing: settings } = loadConfig(environment, false);
  if (settings === undefined) throw new Error("The environment asks for no traces.");
  return { tracing: await openTracing(settings, { logger, version: "1.2.3" }), log };
}

test("a request that fails says so, and one without a route or with a broken traceparent begins a trace", async () => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_HEADERS", "x-collector-key=of-the-operator");
  await using collector = await startCollector();
  const { tracing } = await open({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/own/path` });
  const work = () => Promise.reject(new LegworkError("no_capacity", "There is no room."));
  await using app = await startApp(work, { tracing });
  const headers = { traceparent: "00-0-0-0", "x-stream-response": "false" };
  await (await app.client.post("/v1/sessions/start", {}, headers)).text();
  await (await app.client.get("/v1/nothing/here")).text();
  await tracing.close();
  expect(collector.headers).toMatchObject([{ path: "/own/path", "x-collector-key": "of-the-operator" }]);
  const [failed, unknown] = collector.spans();
  expect(failed).toMatchObject({
    name: "POST /v1/sessions/start",
    traceId: expect.stringMatching(/^(?!0+$)[\da-f]{32}$/),
    attributes: { "http.response.status_code": 503, "error.type": "503" },
    status: 2,
  });
  expect(unknown).toMatchObject({ name: "GET", attributes: { "http.response.status_code": 404 } });
  vi.unstubAllEnvs();
});

test("a sampler that takes none sends none, and so does a caller whose trace is not followed", async () => {
  await using collector = await startCollector();
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  for (const sampler of ["always_off", "parentbased_always_on"]) {
    const { tracing } = await open({ ...environment, OTEL_TRACES_SAMPLER: sampler });
    await using app = await startApp(async () => ({}), { tracing });
    await (
      await app.client.post("/v1/sessions/start", {}, { traceparent: `${traceparent.slice(0, -1)}0` })
    ).text();
    await tracing.close();
  }
  expect(collector.bodies).toEqual([]);
});

test("a collector that is gone or hangs harms no request, and a stop does not wait for it", async () => {
  await using hanging = await startCollector({ hangs: true });
  for (const url of [hanging.url, "http://127.0.0.1:1"]) {
    const { tracing, log } = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
    await using app = await startApp(async () => ({ sessionId: "1" }), { tracing });
    expect((await app.client.post("/v1/sessions/start", {})).status).toBe(200);
    const startedAt = performance.now();
    await tracing.close();
    // The exporter itself would try for ten seconds.
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(log.join("")).not.toContain("lw_");
  }
  expect(hanging.bodies).toHaveLength(1);
});

test("without a collector nothing of OpenTelemetry is loaded: one file imports it, and is itself imported when asked for", async () => {
  const directory = new URL("../src/", import.meta.url);
  const paths = (await readdir(directory, { recursive: true })).filter((path) => path.endsWith(".ts"));
  const importing = async (pattern: RegExp) => {
    const found = paths.map(async (path) =>
      pattern.test(await readFile(new URL(path, directory), "utf8")) ? [path] : [],
    );
    return (await Promise.all(found)).flat();
  };
  expect(await importing(/from "@opentelemetry\//)).toEqual(["tracing/open-telemetry.ts"]);
  expect(await importing(/from ".*open-telemetry\.ts"/)).toEqual([]);
  expect(await importing(/await import\("\.\/open-telemetry\.ts"\)/)).toEqual(["tracing/open-tracing.ts"]);
});

test("settings that mean nothing are refused, and traces can be switched off", () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };
  expect(loadConfig(endpoint, false).tracing).toEqual({
    url: "http://127.0.0.1:4318/v1/traces",
    sampler: "parentbased_always_on",
    ratio: 1,
  });
  expect(loadConfig({ ...endpoint, OTEL_SDK_DISABLED: "true" }, false).tracing).toBeUndefined();
  expect(loadConfig({ ...endpoint, OTEL_TRACES_EXPORTER: "none" }, false).tracing).toBeUndefined();
  expect(() => loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "127.0.0.1:4318" }, false)).toThrow(
    /OTEL_EXPORTER_OTLP_ENDPOINT/,
  );
  expect(() => loadConfig({ ...endpoint, OTEL_TRACES_SAMPLER: "some" }, false)).toThrow(
    /OTEL_TRACES_SAMPLER/,
  );
});
