import type { OperationName } from "./dispatcher.ts";
import { LegworkError } from "./errors.ts";

/** The input of an operation as it is sent. @throws LegworkError `invalid_request` for what is no JSON. */
export function toJson({ name, raw }: { name: OperationName; raw: unknown }): string {
  try {
    return JSON.stringify(raw ?? {});
  } catch (cause) {
    throw new LegworkError(
      "invalid_request",
      `The input of ${name} cannot be written as JSON: ${String(cause)}`,
      { cause },
    );
  }
}
