import { exitCodes } from "./exit-codes.ts";

/** Aborts with the first signal that asks this program to end; a second one ends it at once. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(exitCodes.interrupted);
      controller.abort(new Error("Interrupted"));
    });
  }
  return controller.signal;
}
