import { z } from "zod";
import { navigateOptions, navigateResult } from "./navigate.ts";
import { defineOperation } from "./operation.ts";
import { pageEntry } from "./page-entry.ts";
import { actionId, pageId, warnings } from "./request.ts";

const thePage = pageId.min(1).describe("Id of the page.");

export const listPages = defineOperation({
  name: "listPages",
  operationId: "SessionPages",
  summary: "Pages that are open",
  description:
    "The pages (tabs and windows) of the session in the order in which they were opened. It waits for no operation. Every operation takes the `id` of one as `pageId`; without it, it works on the active one.",
  method: "GET",
  path: "/sessions/{id}/pages",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({}),
  output: z.object({ pages: z.array(pageEntry), warnings }),
  errors: [],
});

export const openPage = defineOperation({
  name: "openPage",
  operationId: "SessionPageOpen",
  summary: "Open a page",
  description:
    "Opens a new page, empty or at an address, which is the active one from then on. When the address cannot be opened, the page is closed again.",
  method: "POST",
  path: "/sessions/{id}/pages",
  readOnly: false,
  streams: false,
  envelope: "data",
  input: z.object({
    url: z.string().min(1).optional().describe("An http or https address. Default: an empty page."),
    options: navigateOptions.optional(),
  }),
  output: z.object({
    page: pageEntry,
    result: navigateResult
      .nullable()
      .describe("The response of the document; null for an empty page and where none was loaded."),
    actionId,
    warnings,
  }),
  errors: ["too_many_pages", "url_forbidden", "navigation_failed"],
});

export const activatePage = defineOperation({
  name: "activatePage",
  operationId: "SessionPageActivate",
  summary: "Bring a page to the front",
  description: "Makes a page the active one: operations without a `pageId` work on it from then on.",
  method: "POST",
  path: "/sessions/{id}/activatePage",
  readOnly: false,
  streams: false,
  envelope: "data",
  input: z.object({ pageId: thePage }),
  output: z.object({ page: pageEntry, actionId, warnings }),
  errors: ["page_not_found"],
});

export const closePage = defineOperation({
  name: "closePage",
  operationId: "SessionPageClose",
  summary: "Close a page",
  description:
    "Closes a page without asking it whether it wants to stay. When it was the active one, the page that opened it is in front then, else the one that was before it.",
  method: "DELETE",
  path: "/sessions/{id}/pages/{pageId}",
  readOnly: false,
  streams: false,
  envelope: "data",
  input: z.object({ pageId: thePage }),
  output: z.object({
    closed: z.string().describe("Id of the page."),
    activePageId: z.string().optional().describe("The active page now; absent when none is open."),
    actionId,
    warnings,
  }),
  errors: ["page_not_found"],
});

const largestHtml = 10_000_000;

export const pageHtml = defineOperation({
  name: "pageHtml",
  operationId: "SessionPageHtml",
  summary: "The HTML of a page now",
  description:
    "The page's own document as it is at this moment, written as HTML: without what lies in iframes and shadow roots, and as the page's scripts have made it. Cut at `maxCharacters`, which is told. It waits for no operation.",
  method: "GET",
  path: "/sessions/{id}/html",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({
    pageId: pageId.optional(),
    maxCharacters: z.coerce
      .number<number>()
      .int()
      .min(1)
      .max(largestHtml)
      .default(1_000_000)
      .describe("UTF-16 code units at most. Default: 1000000."),
  }),
  output: z.object({
    html: z.string(),
    truncated: z.boolean().describe("True when there is more than `maxCharacters`."),
    totalCharacters: z.number().int().describe("Size of the whole, UTF-16 code units."),
    pageId: z.string(),
    url: z.string().describe("Address of the page."),
    warnings,
  }),
  errors: ["page_not_found", "browser_crashed"],
});
