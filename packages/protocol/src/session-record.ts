import { z } from "zod";
import { defineOperation } from "./operation.ts";
import { warnings } from "./request.ts";
import { usage } from "./usage.ts";

const time = z.iso.datetime().describe("ISO 8601, UTC.");

export const sessionStatuses = ["RUNNING", "ENDED", "TIMED_OUT", "ERROR"] as const;
export const endReasons = ["client", "idle", "max_duration", "crash", "shutdown", "released"] as const;

const blockedDestination = z
  .object({
    url: z
      .string()
      .describe(
        "Scheme, host and port; without a scheme where the port does not tell it, as `//10.0.0.1:8080`.",
      ),
    reason: z.string().describe("Why, and which setting would allow it."),
    count: z.number().int().describe("How often."),
    at: z.number().describe("When last, milliseconds since 1970."),
  })
  .meta({ id: "BlockedDestination" });

/** What is known of a session, running or not. */
const sessionRecord = z
  .object({
    id: z.string().describe("Unique session identifier."),
    status: z.enum(sessionStatuses),
    projectId: z.string().describe("The project whose key started it."),
    createdAt: time,
    startedAt: time.describe("When it could be used. ISO 8601, UTC."),
    updatedAt: time.describe("When an operation last ended, or the session itself. ISO 8601, UTC."),
    expiresAt: time.nullable().describe("When its longest life is over. ISO 8601, UTC."),
    endedAt: time.nullable(),
    endReason: z
      .enum(endReasons)
      .nullable()
      .describe(
        "Why it is no longer running: ended by a `client` or `released`, `idle` too long, at its `max_duration`, by a `crash` or a `shutdown`.",
      ),
    keepAlive: z.boolean().describe("It outlives its idle time."),
    region: z.string().nullable().describe("The label that it was started with."),
    contextId: z.string().nullable().describe("The context that it was started with."),
    context: z
      .object({
        id: z.string(),
        persist: z.boolean().describe("Whether what the session leaves is to be saved into it."),
        saved: z.boolean().optional().describe("Whether it was; absent until the session has ended."),
        reason: z.string().optional().describe("Why it was not, in words."),
      })
      .nullable()
      .describe("The context that it was started with, and what became of it."),
    userMetadata: z.record(z.string(), z.unknown()).describe("The labels that it was started with."),
    usage: usage.describe("Tokens and time of all model calls so far."),
    blocked: z
      .array(blockedDestination)
      .describe("What its pages were kept from by the rules for the network: the first 100 destinations."),
    actionCount: z.number().int().describe("How many operations its replay has."),
    connectUrl: z
      .string()
      .nullable()
      .describe("WebSocket address for a CDP client; null when it has ended, or this server offers none."),
    warnings,
  })
  .meta({ id: "SessionRecord", description: "What is known of a session, running or not." });

export type SessionRecordOutput = z.infer<typeof sessionRecord>;

export const listSessions = defineOperation({
  name: "listSessions",
  operationId: "SessionList",
  summary: "Sessions of the project",
  description: "The records of the project's sessions, running and ended, newest first.",
  method: "GET",
  path: "/sessions",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({
    status: z
      .enum([...sessionStatuses, "COMPLETED"])
      .optional()
      .describe("Only those of that status. `COMPLETED` is another name for `ENDED`."),
    region: z.string().max(200).optional().describe("Only those that were started with this label."),
    q: z
      .string()
      .max(1_000)
      .optional()
      .describe(
        "Only those whose `userMetadata` has a value at a path: `user_metadata['order']['status']:'shipped'`.",
      ),
    createdAfter: z.iso.datetime({ offset: true }).optional().describe("Only later ones. ISO 8601."),
    createdBefore: z.iso.datetime({ offset: true }).optional().describe("Only earlier ones. ISO 8601."),
    cursor: z.string().max(400).optional().describe("`nextCursor` of the answer before."),
    limit: z.coerce.number<number>().int().min(1).max(500).default(50).describe("Default: 50."),
  }),
  output: z.object({
    sessions: z.array(sessionRecord),
    nextCursor: z.string().optional().describe("Asks for what follows; absent at the end."),
    warnings,
  }),
  errors: [],
});

export const getSession = defineOperation({
  name: "getSession",
  operationId: "SessionGet",
  summary: "The record of a session",
  description: "Status, times, labels and usage of a session, running or ended.",
  method: "GET",
  path: "/sessions/{id}",
  readOnly: true,
  streams: false,
  envelope: "record",
  input: z.object({}),
  output: sessionRecord,
  errors: [],
});

export const updateSession = defineOperation({
  name: "updateSession",
  operationId: "SessionUpdate",
  summary: "Ask for a session's release",
  description:
    "Ends the session with the reason `released`, and answers its record. One that has ended stays as it is.",
  method: "POST",
  path: "/sessions/{id}",
  readOnly: false,
  streams: false,
  envelope: "record",
  input: z.object({
    status: z.literal("REQUEST_RELEASE"),
    projectId: z.string().optional().describe("Accepted for older clients: keys belong to one project."),
  }),
  output: sessionRecord,
  errors: [],
});

export const releaseSession = defineOperation({
  name: "releaseSession",
  operationId: "SessionRelease",
  summary: "Release a session",
  description:
    "Ends the session with the reason `released`, and answers its record, which is kept. One that has ended stays as it is.",
  method: "DELETE",
  path: "/sessions/{id}",
  readOnly: false,
  streams: false,
  envelope: "record",
  input: z.object({}),
  output: sessionRecord,
  errors: [],
});

export const cancel = defineOperation({
  name: "cancel",
  operationId: "SessionCancel",
  summary: "Stop what a session is doing",
  description:
    "Ends the operation that runs and those that wait, each with the code `timeout` and a message that says so. The session and its page stay; the answer comes once the session is free.",
  method: "POST",
  path: "/sessions/{id}/cancel",
  readOnly: false,
  streams: false,
  envelope: "data",
  input: z.object({}),
  output: z.object({
    cancelled: z.number().int().describe("How many operations were ended; 0 when nothing ran."),
    warnings,
  }),
  errors: [],
});
