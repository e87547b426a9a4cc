import type { ToolAnnotations } from "@modelcontextprotocol/server";
import type { OperationName, Output, RawInput } from "@legwork/protocol";
import type { z } from "zod";
import type { ActiveSessions } from "./active-sessions.ts";

/** What a tool works with during one call. */
export type ToolContext = {
  sessions: ActiveSessions;
  /** Aborts when the caller has cancelled, or gone where that counts as cancelling. */
  signal: AbortSignal;
  /** Sends an operation on a session to the service, with the call's signal, progress and model key. */
  dispatch<Name extends OperationName>(
    name: Name,
    raw: RawInput<Name>,
    sessionId: string,
  ): Promise<Output<Name>>;
};

/** An answer of a tool; `isError` when what was asked was not done, and the caller can choose what to do about it. */
export type ToolAnswer<Answer = Record<string, unknown>> = { output: Answer; isError?: boolean } | Picture;

/** A picture, base64, and what there is to say of it: structured content would be read in its place. */
export type Picture = { picture: { data: string; mimeType: string }; caption: string };

/** One tool: what a client is shown of it, and what it does. */
export type Tool<
  InputSchema extends z.ZodObject = z.ZodObject,
  OutputSchema extends z.ZodObject = z.ZodObject,
> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly annotations: Required<Omit<ToolAnnotations, "title">>;
  /** Without `sessionId`, which every tool takes: required in the 2026 era, but for `start`. */
  readonly input: InputSchema;
  /** Undefined for a tool that answers pictures. */
  readonly output: OutputSchema | undefined;
  run(
    input: z.output<InputSchema> & { sessionId?: string | undefined },
    context: ToolContext,
  ): Promise<ToolAnswer<z.input<OutputSchema>>>;
};

/** Checks a tool's parts against each other, and lets them be listed beside others. */
export function defineTool<InputSchema extends z.ZodObject, OutputSchema extends z.ZodObject>(
  tool: Tool<InputSchema, OutputSchema>,
): Tool {
  // Its input has been parsed by its own schema whenever it runs.
  return tool as unknown as Tool;
}
