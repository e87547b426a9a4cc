import type { Logger } from "pino";
import { describeFailure } from "../errors.ts";
import type { RequestTracing } from "./request-tracing.ts";
import type { TracingSettings } from "./settings.ts";

/** Between two lines of the log about a collector that takes nothing, ms. */
const quietMs = 60_000;

/** Loads OpenTelemetry, which nobody pays for who sends no traces. */
export async function openTracing(
  settings: TracingSettings,
  { logger, version }: { logger: Logger; version: string },
): Promise<RequestTracing> {
  const { OpenTelemetry } = await import("./open-telemetry.ts");
  let toldAt = -Infinity;
  const onError = (error: unknown) => {
    if (performance.now() - toldAt < quietMs) return;
    toldAt = performance.now();
    logger.warn(
      { failure: describeFailure(error) },
      "Traces could not be sent to the collector, and are dropped",
    );
  };
  return new OpenTelemetry({ ...settings, version, onError });
}
