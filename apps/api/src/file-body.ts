import { LegworkError } from "@legwork/protocol";
import type { HonoRequest } from "hono";
import { fileName, firstFile } from "./multipart.ts";
import type { RequestBody } from "./request-body.ts";

/** Whether the body is a file, or a form with one, and not JSON. */
export function isFileBody(request: HonoRequest): boolean {
  return !/^(?:application\/(?:[\w.+-]+\+)?json *(?:;|$)|$)/i.test(request.header("content-type") ?? "");
}

/**
 * A body that is a file: its content comes as it is read, and what is known of it stands in the query, or in its form.
 *
 * @throws LegworkError `invalid_request` for a form that is none, `unsupported_media_type` when it is compressed.
 */
export async function readFileBody(request: HonoRequest): Promise<RequestBody> {
  if ((request.header("content-encoding") ?? "identity").toLowerCase() !== "identity") {
    throw new LegworkError(
      "unsupported_media_type",
      "The request's body is compressed (content-encoding). Send it as it is.",
    );
  }
  const body = unbroken(request.raw.body ?? new ReadableStream<Uint8Array>());
  const type = request.header("content-type") ?? "";
  const boundary = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,200})"|([^;\s]{1,200}))/i.exec(type);
  const file = boundary
    ? await firstFile(body, boundary[1] ?? boundary[2] ?? "")
    : {
        name: fileName(request.header("content-disposition") ?? ""),
        mimeType: /^([\w.+-]+\/[\w.+-]+)/.exec(type)?.[1]?.toLowerCase(),
        content: body,
      };
  const isUnsaid = file.mimeType === undefined || file.mimeType === "application/octet-stream";
  const value = {
    ...(file.name === undefined ? {} : { name: file.name }),
    // What says nothing gives way to what the name says.
    ...(isUnsaid ? {} : { mimeType: file.mimeType }),
    ...request.query(),
  };
  // The content is not there yet: a repetition is known by what is said of it.
  const said = JSON.stringify([value, request.header("content-length")]);
  return { bytes: new TextEncoder().encode(said), value, content: file.content };
}

async function* unbroken(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw new LegworkError("invalid_request", "The request's body broke off before its end.", {
      cause: error,
    });
  }
}
