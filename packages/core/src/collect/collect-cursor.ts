import { gunzipSync, gzipSync } from "node:zlib";
import { LegworkError } from "@legwork/protocol";
import { z } from "zod";
import type { Before } from "./gathered.ts";

const key = z.string().regex(/^[\w-]{8}$/);

const place = z.object({
  version: z.literal(1),
  /** Of the page that was being read. */
  url: z.string().max(20_000),
  /** Which of the list's pages that was. */
  page: z.number().int().min(1),
  count: z.number().int().min(0),
  seen: z.string(),
  tail: z.array(key).max(100),
});

/** Where a collection stopped: enough to go on in another session. */
export type CollectPlace = { url: string; page: number; before: Before };

/** Bytes that a cursor may have when it is opened up. */
const largest = 4_000_000;
const keyLength = 8;

export function cursorOf({ url, page, before }: CollectPlace): string {
  const { count, seen, tail } = before;
  const text = JSON.stringify({ version: 1, url, page, count, seen: seen.join(""), tail });
  return gzipSync(text).toString("base64url");
}

/** @throws LegworkError `invalid_request` for a cursor that nobody gave. */
export function readCollectCursor(cursor: string): CollectPlace {
  try {
    const text = gunzipSync(Buffer.from(cursor, "base64url"), { maxOutputLength: largest }).toString();
    const { url, page, count, seen, tail } = place.parse(JSON.parse(text));
    const keys = seen.match(new RegExp(`.{${keyLength}}`, "g")) ?? [];
    return { url, page, before: { count, seen: keys, tail } };
  } catch (cause) {
    throw new LegworkError(
      "invalid_request",
      "options.cursor is none that collect answered. Begin without one.",
      {
        issues: [{ path: "options.cursor", message: "must be the cursor of an answer before" }],
        cause,
      },
    );
  }
}
