import { z } from "zod";
import { defineOperation } from "./operation.ts";
import { pageId, warnings } from "./request.ts";

/** A picture; over HTTP its bytes are the body of the answer. */
const image = z.object({
  mimeType: z.string(),
  data: z.string().describe("Base64."),
});

export const screenshot = defineOperation({
  name: "screenshot",
  operationId: "SessionScreenshot",
  summary: "A picture of the page now",
  description:
    "What a page of the session shows at this moment, as PNG in the size of its viewport; the header `x-page-id` says which. It waits for no operation, disturbs none, and does not count as use of the session.",
  method: "GET",
  path: "/sessions/{id}/screenshot",
  readOnly: true,
  streams: false,
  envelope: "image",
  mimeType: "image/png",
  input: z.object({ pageId: pageId.optional() }),
  output: image.extend({ pageId: z.string().describe("The page that it shows.") }),
  errors: ["page_not_found", "browser_crashed"],
});

const screenshotEntry = z
  .object({
    id: z.string(),
    actionId: z.string().describe("Id of the operation in the session's replay that it was taken for."),
    size: z.number().int().describe("Bytes."),
    createdAt: z.iso.datetime().describe("ISO 8601, UTC."),
  })
  .meta({ id: "ScreenshotEntry" });

export const listScreenshots = defineOperation({
  name: "listScreenshots",
  operationId: "ScreenshotList",
  summary: "Pictures that were kept",
  description:
    "The pictures kept with a session's record, oldest first: one before each action of an agent with `autoScreenshot`, and one after each operation of a session started with `browserSettings.recordSession`.",
  method: "GET",
  path: "/sessions/{id}/screenshots",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({}),
  output: z.object({ screenshots: z.array(screenshotEntry), warnings }),
  errors: [],
});

export const getScreenshot = defineOperation({
  name: "getScreenshot",
  operationId: "ScreenshotGet",
  summary: "A picture that was kept",
  description: "One picture of a session's record, as JPEG. The id of an operation names its last one.",
  method: "GET",
  path: "/sessions/{id}/screenshots/{screenshotId}",
  readOnly: true,
  streams: false,
  envelope: "image",
  mimeType: "image/jpeg",
  input: z.object({ screenshotId: z.string().max(200).describe("Id of the picture, or of an operation.") }),
  output: image,
  errors: ["not_found"],
});
