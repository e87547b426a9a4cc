import { LegworkError } from "@legwork/protocol";
import type { HonoRequest } from "hono";
import { findJsonFault } from "./json-fault.ts";

/** Bytes of a body at most. */
const largestBody = 4 * 1024 * 1024;

/** A request's body as it came and as it was read; an empty one reads as `{}`. `content`: a file that is still coming. */
export type RequestBody = { bytes: Uint8Array; value: unknown; content?: AsyncIterable<Uint8Array> };

const noBody: RequestBody = { bytes: new Uint8Array(), value: {} };

/**
 * Reads a JSON body.
 *
 * @throws LegworkError `payload_too_large`, `unsupported_media_type` when it is not said to be JSON, `invalid_request`
 *   when it is not.
 */
export async function readBody(request: HonoRequest): Promise<RequestBody> {
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return noBody;
  checkMediaType(request);
  return { bytes, value: parseJson(decode(bytes)) };
}

async function readBytes(request: HonoRequest): Promise<Uint8Array> {
  const announced = request.header("content-length");
  if (announced !== undefined && Number(announced) > largestBody) throw tooLarge();
  try {
    // Node holds a body to the length that was announced; only one without has to be watched.
    return announced === undefined ? await readChunks(request) : new Uint8Array(await request.arrayBuffer());
  } catch (error) {
    if (error instanceof LegworkError) throw error;
    throw new LegworkError("invalid_request", "The request's body broke off before its end.", {
      cause: error,
    });
  }
}

async function readChunks(request: HonoRequest): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.raw.body ?? []) {
    length += chunk.byteLength;
    if (length > largestBody) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function tooLarge(): LegworkError {
  return new LegworkError(
    "payload_too_large",
    `The request's body is larger than ${largestBody} bytes, which is the most that is taken. Send less.`,
  );
}

function checkMediaType(request: HonoRequest): void {
  const encoding = request.header("content-encoding") ?? "identity";
  if (encoding.toLowerCase() !== "identity") {
    throw new LegworkError(
      "unsupported_media_type",
      "The request's body is compressed (content-encoding). Send it as it is.",
    );
  }
  const type = request.header("content-type") ?? "";
  if (/^application\/(?:[\w.+-]+\+)?json *(?:;|$)/i.test(type)) return;
  const sent = type === "" ? "has no content-type" : `is sent as ${JSON.stringify(type.slice(0, 100))}`;
  throw new LegworkError(
    "unsupported_media_type",
    `The request's body ${sent}; only JSON is taken. Send it with the header content-type: application/json.`,
  );
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new LegworkError("invalid_request", "The request's body is not UTF-8. Encode its JSON as UTF-8.", {
      cause: error,
    });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new LegworkError(
      "invalid_request",
      `The request's body is not JSON: ${describeFault(text)}. Correct it there.`,
      {
        cause: error,
      },
    );
  }
}

/** Only the place and one character: what stands around it may be a secret. */
function describeFault(text: string): string {
  const offset = findJsonFault(text) ?? text.length;
  const lines = text.slice(0, offset).split("\n");
  const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
  return offset === text.length
    ? `it ends too early, at ${place}`
    : `unexpected ${JSON.stringify(text[offset])} at ${place}`;
}
