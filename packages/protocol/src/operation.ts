import type { z } from "zod";
import type { ErrorCode } from "./error.ts";

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
  readonly method: "GET" | "POST";
  /** Path with `{id}` for the session, under `/v1`. */
  readonly path: string;
  /** True when a page cannot be changed by it. */
  readonly readOnly: boolean;
  /** The request body. Keys it does not know are tolerated and named in `warnings`, unless the schema is strict. */
  readonly input: Input;
  /** `data` of a successful answer, or the whole body when `envelope` is `bare`. */
  readonly output: Output;
  /** `data`: answered as `{success: true, data}`. `bare`: the output is the body. */
  readonly envelope: "data" | "bare";
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
