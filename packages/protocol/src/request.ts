import { z } from "zod";
import { modelReference } from "./model.ts";
import { pageEntry } from "./page-entry.ts";

/** Names a page of the session. */
export const pageId = z
  .string()
  .max(100)
  .describe("Id of the page to work on, as `listPages` and answers tell it. Default: the active page.");

/** Fields that every operation on a session takes. */
export const sessionRequest = {
  pageId: pageId.optional(),
  frameId: z.string().nullish().describe("Accepted for older clients; frames are found without it."),
  streamResponse: z
    .boolean()
    .optional()
    .describe("Answer as Server-Sent Events; wins over `x-stream-response`."),
};

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
}

const origins = z
  .array(
    z
      .string()
      .max(300)
      .refine(isOrigin, "must be an origin, such as https://example.com, without a path, in lower case"),
  )
  .min(1)
  .max(50)
  .optional()
  .describe(
    "The only origins (`https://example.com`, with a port that is not the usual one) it may be typed on: those of the document that holds the field, in a frame the frame's. Elsewhere it is refused with the code `origin_not_allowed`. Default: any.",
  );

const description = z.string().optional().describe("What it is, for a model.");

const base32 = z
  .string()
  .max(1_000)
  .regex(/^[A-Za-z2-7\s-]{2,}=*\s*$/, "must be base32: letters and the digits 2 to 7");

/** Values for `%name%` placeholders. Only the names reach a model. */
export const variables = z
  .record(
    z.string().regex(/^[\w.-]+$/, "a variable's name has letters, digits, dots, dashes and underscores only"),
    z.union([
      z.union([z.string(), z.number(), z.boolean()]),
      // Strict: a misspelt `origins` would leave a password without them.
      z.strictObject({ value: z.union([z.string(), z.number(), z.boolean()]), description, origins }),
      z.strictObject({
        totp: base32.describe(
          "Secret of one-time codes (RFC 6238), base32; typed is the code of the moment.",
        ),
        digits: z.number().int().min(6).max(10).optional().describe("Default: 6."),
        period: z.number().int().min(5).max(300).optional().describe("Seconds. Default: 30."),
        algorithm: z.enum(["SHA1", "SHA256", "SHA512"]).optional().describe("Default: SHA1."),
        description,
        origins,
      }),
      z.strictObject({
        upload: z.string().max(500).describe("Id or name of a file that was sent for the session."),
        description,
      }),
    ]),
  )
  .describe(
    "Values for `%name%` placeholders. Only names and descriptions reach a model; values are masked in answers.",
  );

export type Variables = z.infer<typeof variables>;

/** Options of every operation that looks for something on the page. */
export const groundingOptions = {
  model: modelReference.optional(),
  variables: variables.optional(),
  timeout: z
    .number()
    .positive()
    .max(600_000)
    .optional()
    .describe("Milliseconds for the whole operation, once its turn has come."),
};

export const scopeOptions = {
  selector: z
    .string()
    .optional()
    .describe(
      "XPath or CSS, of the page, its shadow roots and its iframes; only what lies within the first match is looked at.",
    ),
  ignoreSelectors: z
    .array(z.string())
    .optional()
    .describe("XPath or CSS; whatever they match is left out, with what lies within."),
};

/** What every operation that works on a page says of the session's pages. */
export const pagesTold = {
  pageId: z.string().optional().describe("The page that it began on."),
  pageUrl: z
    .string()
    .optional()
    .describe("Address of that page at the end, values of variables masked; absent when it is closed."),
  openedPages: z
    .array(pageEntry)
    .optional()
    .describe("Pages that opened meanwhile and are open at the end; absent when none did."),
};

export const actionId = z.string().describe("Id of this operation in the session's replay.");
export const warnings = z.array(z.string()).optional().describe("What was asked and not honoured, in words.");
