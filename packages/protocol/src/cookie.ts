import { z } from "zod";
import { defineOperation } from "./operation.ts";
import { actionId, warnings } from "./request.ts";

const sameSite = z.enum(["Strict", "Lax", "None"]);
const name = z.string().min(1).max(4_096);
const domain = z.string().min(1).max(255).describe("With a dot in front for all hosts below it.");
const path = z.string().startsWith("/").max(2_048);
const expires = z.number().describe("Seconds since 1970; -1 for a cookie that ends with the session.");

const sessionCookie = z
  .object({
    name: z.string(),
    value: z.string(),
    domain,
    path: z.string(),
    expires,
    httpOnly: z.boolean(),
    secure: z.boolean(),
    sameSite,
    partitionKey: z.string().optional(),
  })
  .meta({ id: "Cookie", description: "A cookie of a session. Whoever has its value may be signed in." });

const newCookie = z
  .object({
    name,
    value: z.string().max(8_192),
    url: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe("In place of `domain` and `path`."),
    domain: domain.optional(),
    path: path.optional().describe("Default: `/`."),
    expires: expires.optional(),
    httpOnly: z.boolean().optional(),
    secure: z.boolean().optional(),
    sameSite: sameSite.optional(),
    partitionKey: z.string().optional(),
  })
  .refine(
    (cookie) => (cookie.url === undefined) !== (cookie.domain === undefined),
    "must have either a url or a domain",
  );

export const listCookies = defineOperation({
  name: "listCookies",
  operationId: "SessionCookies",
  summary: "Cookies of a session",
  description:
    "The cookies that the session's browser holds, with their values: all, or those that are sent to an address. Values are in this answer alone, and in no record, event or log.",
  method: "GET",
  path: "/sessions/{id}/cookies",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({
    url: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe("Only those that are sent to this address."),
  }),
  output: z.object({ cookies: z.array(sessionCookie), warnings }),
  errors: [],
});

export const setCookies = defineOperation({
  name: "setCookies",
  operationId: "SessionCookiesSet",
  summary: "Set cookies",
  description:
    "Puts cookies into the session's browser; one of the same name, domain and path is replaced. Either all are taken or none.",
  method: "POST",
  path: "/sessions/{id}/cookies",
  readOnly: false,
  streams: false,
  envelope: "data",
  input: z.object({ cookies: z.array(newCookie).min(1).max(1_000) }),
  output: z.object({ set: z.number().int().describe("How many were given and taken."), actionId, warnings }),
  errors: [],
});

export const deleteCookies = defineOperation({
  name: "deleteCookies",
  operationId: "SessionCookiesDelete",
  summary: "Delete cookies",
  description: "Deletes the cookies that have all of what is named; without anything named, all of them.",
  method: "DELETE",
  path: "/sessions/{id}/cookies",
  readOnly: false,
  streams: false,
  envelope: "data",
  input: z.object({
    name: name.optional(),
    domain: domain.optional().describe("Exactly as the cookie has it, with its dot."),
    path: path.optional(),
  }),
  output: z.object({ deleted: z.number().int(), actionId, warnings }),
  errors: [],
});
