import { z } from "zod";
import { defineOperation } from "./operation.ts";
import { warnings } from "./request.ts";

const viewUrl = z.string().describe("Address of a page that shows the session; who has it needs no key.");
const fullscreenUrl = z.string().describe("The same page without its bar.");

export const debug = defineOperation({
  name: "debug",
  operationId: "SessionDebug",
  summary: "Links to watch a session live",
  description:
    "Signed addresses, each good for an hour at most and no longer than the session runs: to watch it, to watch it and take control, and to attach a CDP client. Whoever has one needs no key. The page follows the page that is in front.",
  method: "GET",
  path: "/sessions/{id}/debug",
  readOnly: true,
  streams: false,
  envelope: "record",
  input: z.object({}),
  output: z.object({
    debuggerUrl: viewUrl.describe("Shows the session, and lets one take control of it."),
    debuggerFullscreenUrl: fullscreenUrl,
    viewUrl: viewUrl.describe("Shows the session and nothing more."),
    viewFullscreenUrl: fullscreenUrl,
    wsUrl: z
      .string()
      .nullable()
      .describe("WebSocket address for a CDP client; null for a browser that runs elsewhere."),
    expiresAt: z.iso.datetime().describe("When the links to the pages end. ISO 8601, UTC."),
    pages: z
      .array(
        z.object({
          id: z.string(),
          url: z.string(),
          title: z.string(),
          faviconUrl: z.string().describe("Always empty: pages are not asked for theirs."),
          debuggerUrl: viewUrl,
          debuggerFullscreenUrl: fullscreenUrl,
        }),
      )
      .describe("The open pages, the one in front first. Their addresses show the session as a whole."),
    warnings,
  }),
  errors: ["session_not_found", "session_ended"],
});

export const revokeDebug = defineOperation({
  name: "revokeDebug",
  operationId: "SessionDebugRevoke",
  summary: "Revoke the links of a session",
  description:
    "Makes every link and CDP address that was given out for the session so far worthless, and closes what they opened. New ones can be asked for.",
  method: "DELETE",
  path: "/sessions/{id}/debug",
  readOnly: false,
  streams: false,
  envelope: "data",
  input: z.object({}),
  output: z.object({ revoked: z.literal(true), warnings }),
  errors: ["session_not_found", "session_ended"],
});
