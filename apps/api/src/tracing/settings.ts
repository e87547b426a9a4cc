/** Where traces go, and how many. */
export type TracingSettings = {
  /** Of the collector, for traces. */
  url: string;
  sampler: SamplerName;
  /** Of the samplers with a ratio, 0 to 1. */
  ratio: number;
};

export const samplerNames = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

export type SamplerName = (typeof samplerNames)[number];

type TracingVariable =
  | "OTEL_EXPORTER_OTLP_ENDPOINT"
  | "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"
  | "OTEL_SDK_DISABLED"
  | "OTEL_TRACES_EXPORTER"
  | "OTEL_TRACES_SAMPLER"
  | "OTEL_TRACES_SAMPLER_ARG";

/** Undefined when no collector is named, or tracing is switched off. */
export function readTracing(
  read: (name: TracingVariable) => string | undefined,
): TracingSettings | undefined {
  const url = read("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") ?? tracesOf(read("OTEL_EXPORTER_OTLP_ENDPOINT"));
  if (url === undefined || read("OTEL_SDK_DISABLED") === "true" || read("OTEL_TRACES_EXPORTER") === "none")
    return undefined;
  return {
    url,
    sampler: (read("OTEL_TRACES_SAMPLER") ?? "parentbased_always_on") as SamplerName,
    ratio: Number(read("OTEL_TRACES_SAMPLER_ARG") ?? 1),
  };
}

/** The endpoint of all signals is where each has a path of its own. */
function tracesOf(endpoint: string | undefined): string | undefined {
  return endpoint === undefined ? undefined : `${endpoint.replace(/\/+$/, "")}/v1/traces`;
}
