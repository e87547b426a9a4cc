import { z } from "zod";
import { defineOperation } from "./operation.ts";
import { obstacleKinds } from "./needs-human.ts";
import { tokenUsage } from "./replay.ts";
import { endReasons, sessionStatuses } from "./session-record.ts";

const about = {
  id: z
    .string()
    .describe("Names its place in the stream; hand it back as `Last-Event-ID` to go on after it."),
  timestamp: z.number().describe("Milliseconds since 1970."),
};

const action = {
  ...about,
  actionId: z.string().describe("Id of the operation in the session's replay."),
};

/** One thing that a session did. */
export const sessionEvent = z
  .discriminatedUnion("type", [
    z.object({ ...about, type: z.literal("session_started") }),
    z
      .object({ ...about, type: z.literal("session_resumed") })
      .describe(
        "Another process went on with the session. Of what was before, the starts and ends of its operations are told, and nothing else.",
      ),
    z.object({
      ...about,
      type: z.literal("page_navigated"),
      url: z.string().describe("Address of the page's own document; values of variables are masked."),
    }),
    z.object({
      ...about,
      type: z.literal("page_opened"),
      pageId: z.string(),
      url: z.string().describe("Address when it was opened; values of variables are masked."),
      opener: z.string().optional().describe("Id of the page that opened it; absent when no page did."),
    }),
    z.object({ ...about, type: z.literal("page_closed"), pageId: z.string() }),
    z.object({
      ...action,
      type: z.literal("action_started"),
      operation: z.string(),
      parameters: z
        .record(z.string(), z.unknown())
        .optional()
        .describe("As in the replay; left out when they are large."),
    }),
    z.object({ ...action, type: z.literal("action_progress"), message: z.string() }),
    z.object({
      ...about,
      type: z.literal("destination_blocked"),
      url: z.string().describe("Scheme, host and port of what a page was kept from; told once for each."),
      reason: z.string().describe("Why, and which setting would allow it."),
    }),
    z.object({
      ...action,
      type: z.literal("needs_human"),
      kind: z.enum(obstacleKinds),
      message: z.string(),
      pageUrl: z.string(),
    }),
    z.object({
      ...action,
      type: z.literal("variable_refused"),
      variables: z.array(z.string()).describe("Names of variables that were not typed."),
      origin: z
        .string()
        .optional()
        .describe(
          "That of the document they were asked for in; absent when the step was not one that types.",
        ),
    }),
    z.object({
      ...action,
      type: z.literal("action_finished"),
      operation: z.string(),
      success: z.boolean().describe("Whether it was answered, and its result does not say otherwise."),
      code: z.string().optional().describe("Why not."),
      message: z.string().optional(),
      durationMs: z.number().describe("Milliseconds."),
      pageUrl: z.string().optional(),
      tokenUsage: tokenUsage.optional(),
    }),
    z.object({
      ...about,
      type: z.literal("consent_banner"),
      outcome: z
        .enum(["rejected", "accepted", "left"])
        .describe("`left`: it is still there, or went unanswered."),
      message: z.string().describe("What was pressed, or why it was left."),
    }),
    z.object({
      ...about,
      type: z.literal("session_ended"),
      status: z.enum(sessionStatuses),
      endReason: z.enum(endReasons).nullable(),
    }),
    z.object({
      ...about,
      type: z.literal("events_dropped"),
      count: z.number().int().describe("How many events were no longer kept when they were asked for."),
    }),
  ])
  .meta({ id: "SessionEvent", description: "One thing that a session did." });

export type SessionEvent = z.infer<typeof sessionEvent>;

export const sessionEvents = defineOperation({
  name: "sessionEvents",
  operationId: "SessionEvents",
  summary: "What a session does, as it does it",
  description:
    "Server-Sent Events of everything a session does, from its start or after `Last-Event-ID`, until it ends: each has the event's type as its name and a SessionEvent as its data. The newest 1,000 are kept; of an ended session, later on, what its record tells. With `Accept: application/json`: those that there are, or that come within `waitMs`.",
  method: "GET",
  path: "/sessions/{id}/events",
  readOnly: true,
  streams: false,
  envelope: "events",
  input: z.object({
    after: z.string().max(100).optional().describe("Only what comes after the event of this id."),
    limit: z.coerce
      .number<number>()
      .int()
      .min(1)
      .max(1_000)
      .default(100)
      .describe("Events in one JSON answer at most. Default: 100."),
    waitMs: z.coerce
      .number<number>()
      .int()
      .min(0)
      .max(30_000)
      .default(0)
      .describe("How long a JSON answer waits for a first event, milliseconds. Default: 0."),
  }),
  output: z.object({
    events: z.array(sessionEvent),
    ended: z.boolean().describe("True when nothing comes after these."),
  }),
  errors: [],
});
