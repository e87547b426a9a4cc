import { expect, test } from "vitest";
import type { Figures } from "@legwork/core";
import { exposition, Histogram } from "../src/exposition.ts";
import { Metrics } from "../src/metrics.ts";
import { apiKey, errorOf, otherKey } from "./requests.ts";
import { startApp } from "./start-app.ts";

const figures: Figures = {
  sessions: { open: 2, waiting: 1, ended: { client: 3, idle: 1 } },
  running: 1,
  tokens: { input: 100, output: 20 },
  browsers: { alive: 1, held: 2, ready: 1 },
};

/** The numbers of a text in Prometheus's format, by name and labels, once every line of it has proved well-formed. */
function read(text: string): Record<string, number> {
  const values: Record<string, number> = {};
  const typed = new Set<string>();
  for (const line of text.trimEnd().split("\n")) {
    const type = /^# TYPE (\w+) (?:counter|gauge|histogram)$/.exec(line)?.[1];
    if (type !== undefined) typed.add(type);
    if (line.startsWith("# ")) continue;
    const sample = /^(\w+?)(_bucket|_sum|_count)?(\{(?:\w+="(?:[^"\\\n]|\\[\\"n])*",?)*\})? (\S+)$/.exec(
      line,
    );
    expect(sample, line).not.toBeNull();
    const [, name = "", suffix = "", labels = "", value] = sample ?? [];
    expect(typed.has(name) || typed.has(name + suffix), line).toBe(true);
    values[`${name}${suffix}${labels}`] = Number(value);
  }
  return values;
}

test("what the engine does is told in Prometheus's text format", async () => {
  const metrics = new Metrics(() => figures);
  metrics.observe({ operation: "act", outcome: "done", ms: 40 });
  metrics.observe({ operation: "act", outcome: "done", ms: 90_000 });
  metrics.observe({ operation: "act", outcome: "timeout", ms: 1 });
  await using app = await startApp(undefined, { metrics: { metrics, isOpen: true } });
  const response = await fetch(`${app.client.url}/metrics`);
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(read(await response.text())).toMatchObject({
    'legwork_sessions{state="open"}': 2,
    'legwork_sessions{state="waiting"}': 1,
    'legwork_sessions_ended_total{reason="client"}': 3,
    legwork_operations_running: 1,
    'legwork_model_tokens_total{direction="input"}': 100,
    legwork_browsers: 1,
    'legwork_browser_contexts{state="ready"}': 1,
    'legwork_operation_duration_ms_bucket{operation="act",outcome="done",le="25"}': 0,
    'legwork_operation_duration_ms_bucket{operation="act",outcome="done",le="50"}': 1,
    'legwork_operation_duration_ms_bucket{operation="act",outcome="done",le="60000"}': 1,
    'legwork_operation_duration_ms_bucket{operation="act",outcome="done",le="+Inf"}': 2,
    'legwork_operation_duration_ms_sum{operation="act",outcome="done"}': 90_040,
    'legwork_operation_duration_ms_count{operation="act",outcome="timeout"}': 1,
    process_resident_memory_bytes: expect.any(Number),
  });
});

test("beyond this machine the operator's key is needed, and no other will do", async () => {
  const metrics = new Metrics(() => undefined);
  await using app = await startApp(undefined, { metrics: { metrics, isOpen: false } });
  const ask = (headers: Record<string, string>) => fetch(`${app.client.url}/metrics`, { headers });
  await errorOf(await ask({}), 401, "unauthorized");
  await errorOf(await ask({ "x-svc-api-key": "lw_wrong" }), 401, "unauthorized");
  await errorOf(await ask({ "x-svc-api-key": otherKey }), 403, "forbidden");
  const text = await (await ask({ authorization: `Bearer ${apiKey}` })).text();
  expect(read(text)["process_resident_memory_bytes"]).toBeGreaterThan(1_000_000);
  expect(text).not.toContain("legwork_sessions");
});

test("labels are written so that they can be read again", () => {
  const labels = { name: 'a "quoted" \\ word\nand a line' };
  const text = exposition([{ name: "m", help: "h", type: "gauge", samples: [{ labels, value: 1 }] }]);
  expect(text).toBe('# HELP m h\n# TYPE m gauge\nm{name="a \\"quoted\\" \\\\ word\\nand a line"} 1\n');
  expect(new Histogram([1]).samples()).toEqual([]);
});
