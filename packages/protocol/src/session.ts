import { z } from "zod";
import { defineOperation } from "./operation.ts";
import { modelReference } from "./model.ts";
import { warnings } from "./request.ts";

const viewport = z.object({ width: z.number().int().positive(), height: z.number().int().positive() });

const launchOptions = z
  .looseObject({
    headless: z.boolean().optional(),
    viewport: viewport.optional().describe("CSS pixels. Default: 1280 × 720."),
    locale: z.string().optional().describe("BCP 47 tag, for example `en-GB`."),
    deviceScaleFactor: z.number().positive().optional(),
    hasTouch: z.boolean().optional(),
    ignoreHTTPSErrors: z.boolean().optional(),
    acceptDownloads: z.boolean().optional(),
  })
  .describe(
    "Options of the browser. Those that start a program or touch the server's disk or network are refused.",
  );

/** Launch options that start a program or touch the server's disk or network; only for trusted clients. */
export const forbiddenLaunchOptions = [
  "executablePath",
  "args",
  "ignoreDefaultArgs",
  "userDataDir",
  "downloadsPath",
  "port",
  "cdpUrl",
] as const;

const sessionCreateParams = z
  .looseObject({
    browserSettings: z.looseObject({ viewport: viewport.optional() }).optional(),
    region: z.string().optional().describe("A label of the node; recorded."),
    timeout: z.number().positive().optional().describe("Longest life of the session, seconds."),
    keepAlive: z.boolean().optional(),
    userMetadata: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: "SessionCreateParams" });

export type SessionCreateParams = z.infer<typeof sessionCreateParams>;

export const start = defineOperation({
  name: "start",
  operationId: "SessionStart",
  summary: "Start a session",
  description:
    "Opens a browser session, isolated from every other, and answers its id. With `sessionId`, attaches to a running one.",
  method: "POST",
  path: "/sessions/start",
  readOnly: false,
  streams: false,
  envelope: "data",
  input: z.object({
    modelName: modelReference.optional().describe("The session's model, unless an operation names another."),
    domSettleTimeoutMs: z
      .number()
      .int()
      .min(0)
      .max(600_000)
      .optional()
      .describe("Milliseconds. Default: 30000."),
    verbose: z.union([z.literal([0, 1, 2]), z.enum(["0", "1", "2"])]).optional(),
    systemPrompt: z
      .string()
      .optional()
      .describe("Instructions that every model call of the session is given."),
    selfHeal: z.boolean().optional(),
    actTimeoutMs: z.number().int().positive().max(600_000).optional().describe("Milliseconds for one act."),
    waitForCaptchaSolves: z.boolean().optional(),
    experimental: z.boolean().optional(),
    useTouch: z.boolean().optional(),
    keepAlive: z.boolean().optional().describe("The session outlives its idle time, up to its longest life."),
    browser: z
      .object({
        type: z.string().optional(),
        cdpUrl: z.string().optional().describe("A running browser to connect to; for trusted clients only."),
        launchOptions: launchOptions.optional(),
      })
      .optional(),
    sessionCreateParams: sessionCreateParams.optional(),
    browserbaseSessionCreateParams: sessionCreateParams
      .optional()
      .describe("The older name of `sessionCreateParams`."),
    sessionId: z.string().optional().describe("A running session to attach to."),
    browserbaseSessionID: z.string().optional().describe("The older name of `sessionId`."),
    streamResponse: z.boolean().optional(),
  }),
  output: z.object({
    sessionId: z.string().describe("Unique session identifier."),
    available: z.boolean().describe("True: the session can be used."),
    cdpUrl: z
      .string()
      .nullable()
      .describe("WebSocket address for a CDP client; null while this server offers none."),
    warnings,
  }),
  errors: [
    "launch_option_forbidden",
    "session_not_found",
    "session_ended",
    "too_many_sessions",
    "no_capacity",
  ],
});

export const end = defineOperation({
  name: "end",
  operationId: "SessionEnd",
  summary: "End a session",
  description:
    "Terminates the browser session and releases all associated resources. Ending an ended session succeeds again.",
  method: "POST",
  path: "/sessions/{id}/end",
  readOnly: false,
  streams: true,
  envelope: "bare",
  input: z.strictObject({}),
  output: z
    .strictObject({ success: z.boolean().describe("Whether the request was successful.") })
    .meta({ id: "SessionEndResponse" }),
  errors: [],
});
