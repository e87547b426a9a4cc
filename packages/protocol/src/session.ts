import { z } from "zod";
import { defineOperation } from "./operation.ts";
import { modelReference } from "./model.ts";
import { pageEntry } from "./page-entry.ts";
import { warnings } from "./request.ts";

/** Width and height of a viewport at most, CSS pixels: an 8K screen. What is larger takes a browser's memory from all who share it. */
export const largestSide = 7_680;

/** Pixels of a picture at most, whose number a device scale factor multiplies. */
export const mostPixels = largestSide ** 2;

const side = z.number().int().positive().max(largestSide, `must be at most ${largestSide} CSS pixels`);
const viewport = z.object({ width: side, height: side });

const launchOptions = z
  .looseObject({
    headless: z.boolean().optional(),
    viewport: viewport.optional().describe("CSS pixels. Default: 1280 × 720."),
    locale: z.string().optional().describe("BCP 47 tag, for example `en-GB`."),
    deviceScaleFactor: z
      .number()
      .min(0.1)
      .max(5)
      .optional()
      .describe(
        `Default: 1. Its square times the viewport's width and height is ${mostPixels} pixels at most.`,
      ),
    hasTouch: z.boolean().optional(),
    ignoreHTTPSErrors: z.boolean().optional(),
    acceptDownloads: z.boolean().optional(),
    proxy: z
      .object({
        server: z
          .string()
          .max(2_000)
          .describe("`http://host:port`, `https://host:port` or `socks5://host:port`."),
        bypass: z
          .string()
          .max(10_000)
          .optional()
          .describe("Hosts that are reached without it, with commas between: `.example.com, 10.0.0.0/8`."),
        username: z.string().max(1_000).optional(),
        password: z.string().max(1_000).optional(),
      })
      .optional()
      .describe("The caller's own proxy; its address has to be one that the session may reach."),
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

const externalProxy = z.looseObject({
  type: z.string().describe("`external`; others are of providers, and named in `warnings`."),
  server: z.string().max(2_000).optional().describe("As in `launchOptions.proxy`."),
  domainPattern: z
    .string()
    .max(300)
    .optional()
    .describe("Hosts that it is for: `example.com`, `*.example.com`. Default: all."),
  username: z.string().max(1_000).optional(),
  password: z.string().max(1_000).optional(),
});

const hostList = z.array(z.string().max(300)).max(1_000);

/** A session's own lists of hosts. */
const network = z
  .object({
    allow: hostList
      .optional()
      .describe(
        "When given, the only hosts that its pages may reach: names, `*.example.com`, addresses, CIDR ranges, each with or without `:port`.",
      ),
    deny: hostList.optional().describe("Hosts that its pages may not reach; wins over `allow`."),
  })
  .describe("Narrows what this server lets sessions reach; what its operator denies stays denied.");

const browserSettings = z
  .looseObject({
    viewport: viewport.optional().describe("CSS pixels. Default: 1280 × 720."),
    blockAds: z
      .boolean()
      .optional()
      .describe(
        "Reach no host of a short built-in list of advertisers and visitor counters. Default: false.",
      ),
    blockConsentModals: z
      .union([z.boolean(), z.enum(["reject", "accept"])])
      .optional()
      .describe(
        "Answer banners that ask for consent to cookies before anything else is done on a page: `true` and `reject` refuse what can be refused, `accept` accepts. Default: false, they stay.",
      ),
    context: z
      .object({
        id: z.string().min(1).max(200).describe("Id of a context of the project."),
        persist: z
          .boolean()
          .default(false)
          .describe(
            "Whether what the session leaves is saved into it; one session at a time. Default: false.",
          ),
      })
      .optional()
      .describe("The cookies, localStorage and IndexedDB that the session begins with."),
    recordSession: z
      .boolean()
      .optional()
      .describe("Keep a picture after each operation that may change the page. Default: false."),
    locale: z
      .string()
      .max(100)
      .refine(isLocale, "must be a BCP 47 tag, such as en-GB")
      .optional()
      .describe("BCP 47 tag. Default: `en-US`."),
    timezone: z
      .string()
      .refine(isTimezone, "must be a name of the IANA time zone database, such as Europe/Oslo")
      .optional()
      .describe("Name in the IANA database, such as `Europe/Oslo`. Default: the server's."),
    userAgent: headerText(1_000)
      .min(1)
      .optional()
      .describe("Default: the browser's own, which says what it is."),
    geolocation: z
      .object({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        accuracy: z.number().min(0).optional().describe("Metres. Default: 0."),
      })
      .optional()
      .describe("Where pages are told that they are; they may ask without anybody having to allow it."),
    colorScheme: z.enum(["light", "dark", "no-preference"]).optional().describe("Default: `light`."),
    reducedMotion: z.enum(["reduce", "no-preference"]).optional().describe("Default: `no-preference`."),
    extraHTTPHeaders: z
      .record(
        z
          .string()
          .regex(/^[\w!#$%&'*+.^`|~-]{1,200}$/, "a header's name is a token")
          .refine((name) => !unsettableHeaders.has(name.toLowerCase()), "is set by the browser itself"),
        headerText(8_192),
      )
      .optional()
      .describe("Headers that every request of every page carries, to whatever host. Never recorded."),
  })
  .meta({ id: "BrowserSettings" });

const unsettableHeaders = new Set([
  "connection",
  "content-length",
  "cookie",
  "host",
  "keep-alive",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

function headerText(length: number) {
  return z
    .string()
    .max(length)
    .regex(/^[\t\x20-\x7e\x80-\xff]*$/, "must not hold line breaks or other control characters");
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function isTimezone(name: string): boolean {
  try {
    // An offset such as +01:00 is none that Chromium takes.
    return /^[a-z]/i.test(new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}

const sessionCreateParams = z
  .looseObject({
    browserSettings: browserSettings.optional(),
    proxies: z
      .union([z.boolean(), z.array(externalProxy).max(20)])
      .optional()
      .describe(
        "The caller's own proxies; the first whose pattern fits is used. `true`: those of this server.",
      ),
    region: z.string().max(200).optional().describe("A label of the node; recorded."),
    timeout: z.number().positive().optional().describe("Longest life of the session, seconds."),
    keepAlive: z.boolean().optional(),
    userMetadata: z
      .record(z.string(), z.unknown())
      .refine((labels) => JSON.stringify(labels).length <= 8_192, "must be at most 8192 characters of JSON")
      .optional()
      .describe(
        "Labels of the client's own, by which sessions can be found. At most 8192 characters of JSON.",
      ),
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
    verbose: z.union([z.literal([0, 1, 2]), z.enum(["0", "1", "2"])], "must be 0, 1 or 2").optional(),
    systemPrompt: z
      .string()
      .optional()
      .describe("Instructions that every model call of the session is given."),
    selfHeal: z.boolean().optional(),
    actTimeoutMs: z.number().int().positive().max(600_000).optional().describe("Milliseconds for one act."),
    waitForCaptchaSolves: z.boolean().optional(),
    experimental: z.boolean().optional(),
    useTouch: z.boolean().optional(),
    cache: z
      .boolean()
      .optional()
      .describe("Whether acts in words are done again from memory, and remembered. Default: true."),
    keepAlive: z.boolean().optional().describe("The session outlives its idle time, up to its longest life."),
    browser: z
      .object({
        type: z.string().optional(),
        cdpUrl: z.string().optional().describe("A running browser to connect to; for trusted clients only."),
        launchOptions: launchOptions.optional(),
      })
      .optional(),
    network: network.optional(),
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
      .describe(
        "WebSocket address for a CDP client such as Playwright or Puppeteer, with a token: who has it needs no key. Null for a browser that runs elsewhere.",
      ),
    pages: z
      .array(pageEntry)
      .describe("Its pages: one that is empty, unless the session was running already."),
    warnings,
  }),
  errors: [
    "launch_option_forbidden",
    "not_found",
    "context_busy",
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
