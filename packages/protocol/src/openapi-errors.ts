import { errorStatus, type ErrorCode } from "./error.ts";
import type { Operations, OperationName } from "./operations.ts";

/** What each code says to the reader of the document. */
const meanings: Record<ErrorCode, string> = {
  invalid_request: "The request breaks a rule of its shape; `issues` says where.",
  unauthorized: "The API key is missing or unknown.",
  forbidden: "The key may not do this.",
  launch_option_forbidden: "A launch option starts a program or touches the server's disk or network.",
  url_forbidden: "The address is outside of what this server may open.",
  session_not_found: "No session of this id is known to the key's project.",
  page_not_found:
    "No page of this id is open in the session, and the message lists those that are; or the tab was never navigated.",
  not_found: "There is nothing at this address.",
  method_not_allowed: "The address does not take this method.",
  session_busy:
    "Too many operations of this session are waiting already, or this one has waited in vain for its turn.",
  too_many_pages: "The session has as many pages open as it may (LEGWORK_MAX_PAGES).",
  context_busy: "A running session is to save into the context.",
  idempotency_conflict: "The `Idempotency-Key` was used with another body.",
  session_ended: "The session has ended.",
  payload_too_large: "The body is larger than this server takes.",
  unsupported_media_type: "The body is not `application/json`.",
  agent_failed: "The agent could not run at all.",
  selector_not_found: "Nothing on the page matches `selector`.",
  unsupported_instruction: "The model in use cannot carry out an instruction of this kind.",
  too_many_sessions: "The limit of sessions is reached; `Retry-After` says when to try again.",
  rate_limited: "Too many requests; `Retry-After` says when to try again.",
  internal: "The server failed; its log has the request's id.",
  model_unavailable: "The model's provider does not answer, or refuses.",
  navigation_failed:
    "The address does not resolve, refuses, or has no valid certificate; or what is asked is of a page that was not had for such a reason.",
  browser_crashed: "The session's browser is gone, or its page crashed.",
  shutting_down: "The server is about to stop.",
  no_capacity: "No browser could be started.",
  timeout: "The operation was not done in its time.",
};

const ofEveryOperation = [
  "invalid_request",
  "unauthorized",
  "forbidden",
  "rate_limited",
  "internal",
  "shutting_down",
  "timeout",
] as const satisfies ErrorCode[];

const ofEveryBody = [
  "payload_too_large",
  "unsupported_media_type",
  "idempotency_conflict",
] as const satisfies ErrorCode[];

const ofEveryRunningSession = [
  "session_ended",
  "session_busy",
  "browser_crashed",
] as const satisfies ErrorCode[];

/** These need a session's record, not its browser: they answer for an ended session too. */
const worksOnEndedSessions: readonly OperationName[] = [
  "replay",
  "end",
  "getSession",
  "updateSession",
  "releaseSession",
  "listScreenshots",
  "getScreenshot",
  "sessionEvents",
  "listDownloads",
  "getDownload",
  "getDownloadRows",
  "listUploads",
];

/** These do not wait for the session's turn, and do not touch its page. */
const besideTheTurn: readonly OperationName[] = [
  "agentQuestions",
  "agentAnswer",
  "screenshot",
  "listPages",
  "pageHtml",
  "listCookies",
  "cancel",
  "createUpload",
  "debug",
  "revokeDebug",
];

/** Every code that an operation can answer with, its own and the common ones, by HTTP status. */
export function errorsByStatus(
  name: OperationName,
  operation: Operations[OperationName],
): Map<number, ErrorCode[]> {
  const codes = new Set<ErrorCode>([...ofEveryOperation, ...operation.errors]);
  if (operation.method === "POST") ofEveryBody.forEach((code) => codes.add(code));
  if (operation.path.includes("{id}")) {
    codes.add("session_not_found");
    if (besideTheTurn.includes(name)) codes.add("session_ended");
    else if (!worksOnEndedSessions.includes(name)) ofEveryRunningSession.forEach((code) => codes.add(code));
  } else if (name === "start") {
    codes.add("browser_crashed");
  }
  const inTableOrder = (Object.keys(errorStatus) as ErrorCode[]).filter((code) => codes.has(code));
  return Map.groupBy(inTableOrder, (code) => errorStatus[code]);
}

/** What a code says, in words. */
export function meaningOf(code: ErrorCode): string {
  return meanings[code];
}

/** Markdown: one line for a code. */
export function describeCodes(codes: readonly ErrorCode[]): string {
  return codes.map((code) => `- \`${code}\`: ${meanings[code]}`).join("\n");
}
