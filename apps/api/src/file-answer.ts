import { Readable } from "node:stream";
import type { Caller } from "@legwork/core";
import type { AppContext } from "./app-context.ts";

/** What is known of a file that is the body of an answer. */
type File = { name: string; mimeType: string; size?: number; sha256?: string };

/**
 * Answers with a file, as it is. A page chose what is in it: no browser may show it, or take it for more than a file.
 */
export async function answerWithFile(
  context: AppContext,
  work: (hooks: Pick<Caller, "signal" | "onContent">) => Promise<unknown>,
): Promise<Response> {
  let content: Readable | undefined;
  const file = (await work({
    signal: context.req.raw.signal,
    onContent: (given) => {
      content = given;
    },
  })) as File;
  return context.body(Readable.toWeb(content ?? Readable.from([])) as ReadableStream, 200, {
    "content-type": file.mimeType,
    "content-disposition": `attachment; filename*=UTF-8''${encodeRfc8187(file.name)}`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    ...(file.size === undefined ? {} : { "content-length": String(file.size) }),
    ...(file.sha256 === undefined ? {} : { etag: `"${file.sha256}"` }),
  });
}

function encodeRfc8187(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
