import type { z } from "zod";
import type { ErrorCode } from "./error.ts";

/**
 * How a successful answer holds the output.
 * - `data`: as `{success: true, data}`.
 * - `bare`: it is the body.
 * - `record`: as `data`, and its fields stand beside it, where clients of Browserbase's interface read them.
 * - `image`: its `data` in base64 is the body, of its `mimeType`.
 * - `file`: its content is the body; as `data`, with the content in base64, for those who accept JSON alone.
 * - `events`: each of its `events` is a Server-Sent Event, and more are asked for until it has `ended`; as `data` for
 *   those who accept JSON alone.
 */
export type Envelope = "data" | "bare" | "record" | "image" | "file" | "events";

/**
 * One thing that can be asked of Legwork. Routes, the OpenAPI document, tool schemas, the client's types and the
 * reference pages are derived from these values; nothing restates a shape by hand.
 */
export type Operation<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = {
  /** The name used at every layer: dispatch, route, client method. */
  readonly name: Name;
  /** `operationId` in the OpenAPI document. */
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** GET and DELETE have no body: their input stands in the path and the query. */
  readonly method: "GET" | "POST" | "DELETE";
  /** Under `/v1`. `{id}` is the session; any other name in braces is a field of the input. */
  readonly path: string;
  /** True when a page cannot be changed by it. */
  readonly readOnly: boolean;
  /** The request body, or what stands in path and query. Keys it does not know are tolerated and named in `warnings`, unless the schema is strict. */
  readonly input: Input;
  /** What a successful answer holds, in the way that `envelope` says. */
  readonly output: Output;
  readonly envelope: Envelope;
  /** What an `image` is. */
  readonly mimeType?: "image/png" | "image/jpeg";
  /** True when the body may be a file, or a form with one, in place of JSON. */
  readonly takesFile?: boolean;
  /** True when the answer can be delivered as Server-Sent Events. */
  readonly streams: boolean;
  /** Error codes particular to it, beside those that every operation can give. */
  readonly errors: readonly ErrorCode[];
};

/** Keeps the literal name and the exact schemas of an operation in its type. */
export function defineOperation<Name extends string, Input extends z.ZodType, Output extends z.ZodType>(
  operation: Operation<Name, Input, Output>,
): Operation<Name, Input, Output> {
  return operation;
}
