import { z } from "zod";

/** A page of a session: a tab or a window of its browser. */
export const pageEntry = z
  .object({
    id: z.string().describe("Names the page in this session for as long as it is open; never given again."),
    url: z.string().describe("Address of its document; values of variables are masked."),
    title: z.string(),
    active: z.boolean().describe("True for the one that operations without a `pageId` work on."),
    opener: z
      .string()
      .optional()
      .describe("Id of the page that opened it, which may be closed by now; absent when no page did."),
  })
  .meta({ id: "PageEntry", description: "A page of a session: a tab or a window of its browser." });

export type PageEntry = z.infer<typeof pageEntry>;
