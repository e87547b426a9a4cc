import { LegworkError, type Input, type Output } from "@legwork/protocol";
import { cursorAfter, readCursor } from "../cursor.ts";
import type { OperationContext } from "../services.ts";
import type { SessionQuery } from "../store/store.ts";
import { sessionOutput } from "./session-output.ts";

/** The project's sessions, newest first. @throws LegworkError `invalid_request` for a `q` or a cursor that is none. */
export async function listSessions(
  input: Input<"listSessions">,
  context: OperationContext,
): Promise<Output<"listSessions">> {
  const { limit } = input;
  // One more tells whether something follows.
  const query = { ...queryOf(input), limit: limit + 1 };
  const records = await context.services.store.listSessions(context.caller.principal.projectId, query);
  const last = records.length > limit ? records[limit - 1] : undefined;
  return {
    sessions: records
      .slice(0, limit)
      .map((record) => sessionOutput(context.services.sessions.withBlocked(record), context)),
    ...(last === undefined ? {} : { nextCursor: cursorAfter(last) }),
  };
}

function queryOf(input: Input<"listSessions">): Omit<SessionQuery, "limit"> {
  const { status, region, q, createdAfter, createdBefore, cursor } = input;
  return {
    ...(status === undefined ? {} : { status: status === "COMPLETED" ? "ENDED" : status }),
    ...(region === undefined ? {} : { region }),
    ...(q === undefined ? {} : { label: readLabel(q) }),
    ...(createdAfter === undefined ? {} : { createdAfter: Date.parse(createdAfter) }),
    ...(createdBefore === undefined ? {} : { createdBefore: Date.parse(createdBefore) }),
    ...(cursor === undefined ? {} : { after: readCursor(cursor) }),
  };
}

const quoted = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;
const label = new RegExp(String.raw`^\s*user_metadata((?:\[(?:${quoted})\])+)\s*:\s*(${quoted})\s*$`, "s");

/** `user_metadata['order']['status']:'shipped'`, the form that Browserbase's interface has. */
function readLabel(q: string): NonNullable<SessionQuery["label"]> {
  const [, keys = "", value = ""] = label.exec(q) ?? [];
  if (value === "")
    throw new LegworkError(
      "invalid_request",
      "q names a path in userMetadata and the value there. Write it as user_metadata['order']['status']:'shipped'.",
      { issues: [{ path: "q", message: "must be user_metadata['key']:'value', with a key for each level" }] },
    );
  return {
    path: [...keys.matchAll(new RegExp(quoted, "gs"))].map(([key]) => unquote(key)),
    value: unquote(value),
  };
}

function unquote(text: string): string {
  return text.slice(1, -1).replace(/\\(.)/gs, "$1");
}
