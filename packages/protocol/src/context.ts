import { z } from "zod";
import { defineOperation } from "./operation.ts";
import { warnings } from "./request.ts";

const cookie = z.looseObject({
  name: z.string().max(4_096),
  value: z.string().max(8_192),
  domain: z.string().min(1).max(255).describe("With a dot in front for all hosts below it."),
  path: z.string().startsWith("/").max(2_048).default("/"),
  expires: z
    .number()
    .default(-1)
    .describe("Seconds since 1970; -1 for a cookie of the session. Default: -1."),
  httpOnly: z.boolean().default(false),
  secure: z.boolean().default(false),
  sameSite: z.enum(["Strict", "Lax", "None"]).default("Lax"),
  partitionKey: z.string().optional(),
});

const encoded = z.unknown().optional();
const keyPaths = { keyPath: z.string().optional(), keyPathArray: z.array(z.string()).optional() };

const indexedDatabase = z.object({
  name: z.string(),
  version: z.number().int().positive(),
  stores: z.array(
    z.object({
      name: z.string(),
      autoIncrement: z.boolean(),
      ...keyPaths,
      records: z.array(
        z.object({ key: encoded, keyEncoded: encoded, value: encoded, valueEncoded: encoded }),
      ),
      indexes: z.array(
        z.object({ name: z.string(), ...keyPaths, multiEntry: z.boolean(), unique: z.boolean() }),
      ),
    }),
  ),
});

const originStorage = z.object({
  origin: z
    .string()
    .max(2_048)
    .refine(isOrigin, "must be an http or https origin without a path, such as https://example.com"),
  localStorage: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  indexedDB: z.array(indexedDatabase).optional(),
});

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

/** What a browser context remembers, in the form of Playwright's `storageState`. */
export const storageState = z
  .object({
    cookies: z.array(cookie).max(10_000).default([]),
    origins: z.array(originStorage).max(1_000).default([]),
  })
  .meta({
    id: "StorageState",
    description: "Cookies, localStorage and IndexedDB in the form of Playwright's `storageState`.",
  });

export type StorageState = z.infer<typeof storageState>;

const time = z.iso.datetime().describe("ISO 8601, UTC.");

/** How a session that was to keep its context ended. */
const contextSaving = z.object({
  sessionId: z.string(),
  saved: z.boolean(),
  reason: z.string().optional().describe("Why it was not saved, in words."),
  at: time,
});

const context = z
  .object({
    id: z.string(),
    projectId: z.string(),
    createdAt: time,
    updatedAt: time.describe("When it was last saved. ISO 8601, UTC."),
    version: z.number().int().describe("1 when it is made, one more each time that it is saved."),
    size: z.number().int().describe("Bytes of what is kept, before it is encrypted."),
    writerSessionId: z
      .string()
      .optional()
      .describe("The session that will save into it; absent when none does."),
    lastSaving: contextSaving
      .optional()
      .describe("How the last session ended that was to save into it; absent before the first."),
  })
  .meta({ id: "Context", description: "What sessions may begin with: signed-in state of web pages." });

export type Context = z.infer<typeof context>;

const contextId = z.string().min(1).max(200).describe("Id of the context.");

export const createContext = defineOperation({
  name: "createContext",
  operationId: "ContextCreate",
  summary: "Make a context",
  description:
    "Makes a context that sessions may begin with and save into (`browserSettings.context` at the start). It is empty, or holds what is given: Playwright's `storageState`, or a `cookies.txt` file of Netscape's form. Kept encrypted.",
  method: "POST",
  path: "/contexts",
  readOnly: false,
  streams: false,
  envelope: "record",
  input: z.object({
    storageState: storageState.optional(),
    cookiesTxt: z
      .string()
      .max(4 * 1024 * 1024)
      .optional()
      .describe("The text of a `cookies.txt` file; its cookies come after those of `storageState`."),
  }),
  output: context.extend({ warnings }),
  errors: [],
});

export const listContexts = defineOperation({
  name: "listContexts",
  operationId: "ContextList",
  summary: "What contexts there are",
  description: "The project's contexts, newest first, without what is in them.",
  method: "GET",
  path: "/contexts",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({
    cursor: z.string().max(200).optional().describe("`nextCursor` of the answer before."),
    limit: z.coerce.number<number>().int().min(1).max(1_000).default(100).describe("Default: 100."),
  }),
  output: z.object({
    contexts: z.array(context),
    nextCursor: z.string().optional().describe("Asks for what follows; absent at the end."),
    warnings,
  }),
  errors: [],
});

export const getContext = defineOperation({
  name: "getContext",
  operationId: "ContextGet",
  summary: "One context",
  description: "When a context was saved, by whom, and who will save into it; without what is in it.",
  method: "GET",
  path: "/contexts/{contextId}",
  readOnly: true,
  streams: false,
  envelope: "record",
  input: z.object({ contextId }),
  output: context.extend({ warnings }),
  errors: ["not_found"],
});

export const deleteContext = defineOperation({
  name: "deleteContext",
  operationId: "ContextDelete",
  summary: "Delete a context",
  description: "Deletes a context and what is in it. Refused while a running session is to save into it.",
  method: "DELETE",
  path: "/contexts/{contextId}",
  readOnly: false,
  streams: false,
  envelope: "data",
  input: z.object({ contextId }),
  output: z.object({ deleted: z.number().int(), warnings }),
  errors: ["not_found", "context_busy"],
});

export const exportContext = defineOperation({
  name: "exportContext",
  operationId: "ContextExport",
  summary: "What a context holds",
  description:
    "What was last saved, decrypted: whoever has it is signed in. As Playwright's `storageState`, or the cookies alone as a `cookies.txt` file of Netscape's form.",
  method: "GET",
  path: "/contexts/{contextId}/storage-state",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({
    contextId,
    format: z.enum(["playwright", "cookies.txt"]).default("playwright").describe("Default: playwright."),
  }),
  output: z.object({
    format: z.enum(["playwright", "cookies.txt"]),
    version: z.number().int(),
    storageState: storageState.optional().describe("With `playwright`."),
    cookiesTxt: z.string().optional().describe("With `cookies.txt`."),
    warnings,
  }),
  errors: ["not_found"],
});
