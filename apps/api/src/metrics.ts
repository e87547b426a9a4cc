import type { Figures, OperationEnd } from "@legwork/core";
import { LegworkError } from "@legwork/protocol";
import type { Hono } from "hono";
import type { AppEnvironment } from "./app-context.ts";
import { identify } from "./auth.ts";
import { exposition, Histogram, type Family } from "./exposition.ts";
import { isOperator, type Authenticate } from "./key-ring.ts";

/** Upper bounds, ms: from an act that is remembered to an agent at work. */
const durationBounds = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000, 60_000, 300_000];

/** What the server tells a Prometheus: how much is done, how long it takes and what it takes; never for whom. */
export class Metrics {
  readonly #operations = new Histogram(durationBounds);
  readonly #figures: () => Figures | undefined;

  /** `figures`: undefined while there is no engine. */
  constructor(figures: () => Figures | undefined) {
    this.#figures = figures;
  }

  observe({ operation, outcome, ms }: OperationEnd): void {
    this.#operations.observe({ operation, outcome }, ms);
  }

  /** In Prometheus's text format. */
  text(): string {
    const figures = this.#figures();
    const duration: Family = {
      name: "legwork_operation_duration_ms",
      help: "Operations that have ended, by name and outcome; their count is that of the operations, start among them.",
      type: "histogram",
      samples: this.#operations.samples(),
    };
    return exposition([
      ...(figures === undefined ? [] : engineFamilies(figures)),
      duration,
      ...processFamilies(),
    ]);
  }
}

function engineFamilies({ sessions, running, tokens, browsers }: Figures): Family[] {
  const byReason = Object.entries(sessions.ended);
  return [
    gauge("legwork_sessions", "Sessions of this process by state.", [
      [{ state: "open" }, sessions.open],
      [{ state: "waiting" }, sessions.waiting],
    ]),
    counter(
      "legwork_sessions_ended_total",
      "Sessions that have ended, by reason.",
      byReason.map(([reason, count]) => [{ reason }, count]),
    ),
    gauge("legwork_operations_running", "Operations that run at this moment.", [[{}, running]]),
    counter("legwork_model_tokens_total", "Tokens of language models.", [
      [{ direction: "input" }, tokens.input],
      [{ direction: "output" }, tokens.output],
    ]),
    gauge("legwork_browsers", "Browser processes.", [[{}, browsers.alive]]),
    gauge("legwork_browser_contexts", "Browser contexts by state.", [
      [{ state: "held" }, browsers.held],
      [{ state: "ready" }, browsers.ready],
    ]),
  ];
}

function processFamilies(): Family[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    gauge("process_resident_memory_bytes", "Resident memory of the server, without its browsers.", [
      [{}, rss],
    ]),
    gauge("nodejs_heap_size_used_bytes", "JavaScript heap in use.", [[{}, heapUsed]]),
    counter("process_cpu_seconds_total", "Processor time of the server, without its browsers.", [
      [{}, (user + system) / 1_000_000],
    ]),
    gauge("process_start_time_seconds", "When the server started, seconds since 1970.", [
      [{}, Math.round(Date.now() / 1_000 - process.uptime())],
    ]),
  ];
}

type Values = [labels: Record<string, string>, value: number][];

function gauge(name: string, help: string, values: Values): Family {
  return { name, help, type: "gauge", samples: values.map(([labels, value]) => ({ labels, value })) };
}

function counter(name: string, help: string, values: Values): Family {
  return { ...gauge(name, help, values), type: "counter" };
}

export type MetricsPage = { metrics: Metrics; authenticate: Authenticate; isOpen: boolean };

/**
 * `GET /metrics`. `isOpen`: nobody beyond this machine can ask, and no key is needed. Else it takes the operator's key:
 * a key of one project is not told how busy the others are.
 */
export function addMetricsPage(
  app: Hono<AppEnvironment>,
  { metrics, authenticate, isOpen }: MetricsPage,
): void {
  app.get("/metrics", async (context) => {
    if (!isOpen && !isOperator(await identify(context, authenticate))) {
      throw new LegworkError(
        "forbidden",
        "Only the operator's own key may read /metrics. Send LEGWORK_API_KEY of the server.",
      );
    }
    return context.body(metrics.text(), 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
  });
}
