import { z } from "zod";
import { defineOperation } from "./operation.ts";
import { modelReference } from "./model.ts";
import { actionId, pagesTold, scopeOptions, sessionRequest, warnings } from "./request.ts";
import { usage } from "./usage.ts";

/** Why a collection ended. Only the first four can make it complete. */
export const collectStops = {
  count_reached: "as many items were found as the page says there are",
  no_next: "the control that leads on is gone or disabled",
  end_marker: "the page says that the list ends here",
  no_growth: "the end of the page was reached, and nothing more came",
  max_items: "maxItems were found",
  max_pages: "maxPages were read",
  max_duration: "maxDurationMs had passed",
  repeated: "what came next had been read before",
  no_effect: "the control that leads on was used, and brought nothing",
  no_way_on: "the page says that there are more pages, and nothing was found that leads to them",
  left_origin: "the way on leads to another origin",
  gap: "rows between two screens of a list could not be shown",
  unreadable: "a later page does not show such items",
  cancelled: "it was cancelled, its caller left, or its session ended; what was read until then is there",
} as const;

export type CollectStop = keyof typeof collectStops;

const stops = Object.keys(collectStops) as [CollectStop, ...CollectStop[]];

/** Items of one call at most. */
const mostItems = 50_000;

export const collect = defineOperation({
  name: "collect",
  operationId: "SessionCollect",
  summary: "Read all items of a list",
  description:
    "Every item of a list that goes on over numbered pages, “next” and “load more” controls, endless scrolling and rows that are drawn only where they are looked at: each once, in order. `complete` is true only where the end of the list was seen, and no count on the page says otherwise. What runs is told while it runs; `cursor` goes on where a call stopped. One that is cancelled answers what it has read.",
  method: "POST",
  path: "/sessions/{id}/collect",
  readOnly: false,
  streams: true,
  envelope: "data",
  input: z.object({
    ...sessionRequest,
    instruction: z.string().trim().max(10_000).optional().describe("Which items, in words."),
    schema: z
      .record(z.string(), z.unknown())
      .describe("JSON Schema of one item; that of an array is taken for the array of them."),
    options: z
      .object({
        ...scopeOptions,
        model: modelReference.optional(),
        iframes: z.boolean().default(false).describe("Look into iframes too."),
        key: z
          .union([z.string().min(1), z.array(z.string().min(1)).min(1).max(20)])
          .optional()
          .describe(
            "Fields that tell an item from all others: of several items with the same values the first is kept. Default: all fields, and only items of different pages count as the same.",
          ),
        maxItems: z.number().int().min(1).max(mostItems).default(1_000).describe("Items of this call."),
        maxPages: z
          .number()
          .int()
          .min(1)
          .max(10_000)
          .default(500)
          .describe("Pages, loads and screens of scrolling in this call."),
        maxDurationMs: z
          .number()
          .int()
          .min(1_000)
          .max(3_600_000)
          .default(300_000)
          .describe("Milliseconds after which no further page is begun."),
        cursor: z
          .string()
          .max(2_000_000)
          .optional()
          .describe("Of an answer before: goes on behind it, in this or another session."),
        domSettleTimeoutMs: z
          .number()
          .int()
          .min(0)
          .max(600_000)
          .default(30_000)
          .describe("Longest wait for a page to become quiet, milliseconds."),
      })
      .optional(),
  }),
  output: z.object({
    result: z.object({
      items: z.array(z.unknown()).describe("Of this call, in the order of the list, each by the schema."),
      count: z.number().int().describe("Items found so far, in the calls before of the same cursor too."),
      expected: z.number().int().optional().describe("How many the page says there are, where it does."),
      complete: z.boolean().describe("True where these are all, as far as the page shows."),
      stoppedBecause: z.enum(stops),
      pages: z.number().int().describe("Pages, loads and screens read in this call."),
      duplicates: z.number().int().describe("Items left out since the same had been found on a page before."),
      cursor: z.string().optional().describe("Where to go on, unless it is complete."),
    }),
    actionId,
    usage: usage.optional(),
    ...pagesTold,
    warnings,
  }),
  errors: [
    "page_not_found",
    "selector_not_found",
    "unsupported_instruction",
    "model_unavailable",
    "navigation_failed",
    "url_forbidden",
  ],
});

export type CollectResult = z.infer<typeof collect.output>["result"];
