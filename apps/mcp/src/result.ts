import { type CallToolResult, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { brokenRules, deepestInput, inOneClause } from "@legwork/protocol";
import type { z } from "zod";
import type { ToolAnswer } from "./tool.ts";

/** An answer that fits the tool's output schema, once for programs and once as text: some clients read only one. */
export function toResult(answer: ToolAnswer): CallToolResult {
  if ("picture" in answer) {
    const image = { type: "image" as const, ...answer.picture };
    return { content: [image, { type: "text", text: answer.caption }] };
  }
  const { output, isError = false } = answer;
  const text = JSON.stringify(output);
  return {
    structuredContent: JSON.parse(text) as Record<string, unknown>,
    content: [{ type: "text", text }],
    ...(isError ? { isError } : {}),
  };
}

/** An error with one of the service's codes, from the engine or from the client of a running service. */
type CodedError = Error & { code: string };

export function isCodedError(error: unknown): error is CodedError {
  return (
    error instanceof Error &&
    error.name === "LegworkError" &&
    "code" in error &&
    typeof error.code === "string"
  );
}

/** What the caller can do next, where the error's own message speaks of another way in. */
const nextSteps: Record<string, string> = {
  session_not_found: "Call start without a sessionId for a new session.",
  session_ended: "Call start without a sessionId for a new session; its page is empty.",
  browser_crashed: "Call start without a sessionId for a new session; its page is empty.",
  session_busy: "Wait for the calls on this session that still run.",
  too_many_sessions: "Call end with the sessionId of a session that is no longer needed.",
  navigation_failed: "Check the address, or navigate to another one.",
  unsupported_instruction: "Call extract without arguments and read the page's text yourself.",
  selector_not_found: "Call observe to find what is on the page now.",
  unauthorized: "The operator of this MCP server has to give it the service's key (LEGWORK_API_KEY).",
};

/** A failure as the calling model can mend it: what happened, and the next step. It never carries structured content. */
export function toErrorResult(error: CodedError): CallToolResult {
  const text = [`${error.code}: ${error.message}`, nextSteps[error.code]]
    .filter((line) => line !== undefined)
    .join("\n");
  return { content: [{ type: "text", text }], isError: true };
}

type Refused = { given: unknown; error: z.ZodError };

/** `-32602` that names what is wrong, and what the tool takes. */
export function invalidArguments(name: string, { given, error }: Refused, expected: string): ProtocolError {
  const faults = inOneClause(brokenRules(error.issues, given));
  const message = `Invalid arguments for ${name}: ${faults}. Expected: ${expected}.`;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

/** `-32602` for what nobody could read to its end. */
export function tooDeep(name: string): ProtocolError {
  const message = `Invalid arguments for ${name}: they are nested deeper than ${deepestInput} levels.`;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

/** `-32602` that names the tools there are. */
export function unknownTool(name: string, names: readonly string[]): ProtocolError {
  const shown = JSON.stringify(name.slice(0, 100));
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `Unknown tool ${shown}. Expected one of: ${names.join(", ")}.`,
  );
}
