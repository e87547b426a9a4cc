import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as after } from "node:timers/promises";
import type { Span } from "@legwork/core";
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OpenSpan,
  type Tracer,
} from "@opentelemetry/api";
import { ExportResultCode, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from "@opentelemetry/sdk-trace";
import type { RequestSpan, RequestTracing, TraceHeaders } from "./request-tracing.ts";
import type { TracingSettings } from "./settings.ts";

/** For which a stop waits for the collector, ms. */
const longestFlush = 500;

export type OpenTelemetryOptions = TracingSettings & {
  version: string;
  /** Told when the collector did not take what was sent. */
  onError: (error: unknown) => void;
};

/**
 * Spans by OpenTelemetry, sent to a collector in the background. Nothing global is registered: which span is open is kept
 * here, so that a program that has Legwork inside keeps its own.
 */
export class OpenTelemetry implements RequestTracing {
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;
  readonly #open = new AsyncLocalStorage<Context>();
  readonly #propagator = new W3CTraceContextPropagator();

  /** `OTEL_EXPORTER_OTLP_HEADERS`, `_TIMEOUT`, `_COMPRESSION` and certificates are read by the exporter itself. */
  constructor({ url, version, onError, ...sampling }: OpenTelemetryOptions) {
    const own = resourceFromAttributes({ "service.name": "legwork", "service.version": version });
    this.#provider = new TracerProvider({
      resource: defaultResource()
        .merge(own)
        .merge(detectResources({ detectors: [envDetector] })),
      sampler: samplerOf(sampling),
      spanProcessors: [
        new BatchSpanProcessor({ exporter: telling(new OTLPTraceExporter({ url }), onError) }),
      ],
    });
    this.#tracer = this.#provider.getTracer("legwork", version);
  }

  begin(method: string, headers: TraceHeaders): RequestSpan {
    const parent = this.#propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const span = this.#tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
    const open = trace.setSpan(parent, span);
    return {
      ...told(span),
      within: (work) => this.#open.run(open, work),
      end: (name) => {
        span.updateName(name);
        span.end();
      },
    };
  }

  async span<Result>(name: string, work: (span: Span) => Promise<Result>): Promise<Result> {
    const parent = this.#open.getStore() ?? ROOT_CONTEXT;
    const span = this.#tracer.startSpan(name, {}, parent);
    try {
      return await this.#open.run(trace.setSpan(parent, span), () => work(told(span)));
    } finally {
      span.end();
    }
  }

  async close(): Promise<void> {
    const waiting = new AbortController();
    // What the collector did not take has been told.
    const sent = this.#provider.shutdown().catch(() => undefined);
    await Promise.race([
      sent,
      after(longestFlush, undefined, { signal: waiting.signal }).catch(() => undefined),
    ]);
    waiting.abort();
  }
}

function told(span: OpenSpan): Span {
  return {
    set: (attributes) => void span.setAttributes(attributes),
    fail: (reason) => {
      span.setAttribute("error.type", reason);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
  };
}

function telling(exporter: SpanExporter, onError: (error: unknown) => void): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) onError(result.error);
        // Told here, and nothing for the SDK to tell a second time.
        done({ code: ExportResultCode.SUCCESS });
      }),
    shutdown: () => exporter.shutdown(),
  };
}

function samplerOf({ sampler, ratio }: Pick<TracingSettings, "sampler" | "ratio">): Sampler {
  const [name, root] = sampler.startsWith("parentbased_")
    ? [sampler.slice("parentbased_".length), (one: Sampler) => new ParentBasedSampler({ root: one })]
    : [sampler, (one: Sampler) => one];
  if (name === "always_off") return root(new AlwaysOffSampler());
  return root(name === "traceidratio" ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler());
}
