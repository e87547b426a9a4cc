import { randomUUID } from "node:crypto";
import { LegworkError, type Input, type Output, type Upload } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";
import { freeName, safeName, typeByName } from "./file-name.ts";
import { TooLarge } from "./files.ts";

/**
 * Keeps a file for the pages of the caller's running session, from the caller's `content` or the input's.
 *
 * @throws LegworkError `session_not_found`, `session_ended`, `invalid_request` without content, `payload_too_large`.
 */
export async function createUpload(
  { name = "file", mimeType, content }: Input<"createUpload">,
  { services, caller, signal }: OperationContext,
): Promise<Output<"createUpload">> {
  const session = await services.sessions.require(caller.sessionId, caller.principal);
  const { files } = services;
  const source = caller.content ?? (content === undefined ? undefined : oneChunk(content));
  if (source === undefined)
    throw new LegworkError(
      "invalid_request",
      "There is no file in the request. Send it as the body with its name in the query, as a form with one file, or as JSON with its content in base64.",
    );
  const id = randomUUID();
  // One after the other, so that two at once do not exceed the limits together.
  return session.uploads.run(async (): Promise<Upload> => {
    const before = await files.list(session.id, "uploads");
    const most = roomFor(before, files.limits);
    const written = await files
      .write({ sessionId: session.id, kind: "uploads", id }, source, most)
      .catch((error: unknown) => {
        throw error instanceof TooLarge ? tooLarge(most) : error;
      });
    const plain = freeName(safeName(name), new Set(before.map((upload) => upload.name)));
    const upload = {
      id,
      name: plain,
      ...written,
      mimeType: mimeType ?? typeByName(plain),
      createdAt: new Date().toISOString(),
    };
    await files.describe(session.id, "uploads", upload);
    return upload;
  }, signal);
}

function roomFor(
  before: Upload[],
  { largestFile, mostFiles, largestTotal }: { largestFile: number; mostFiles: number; largestTotal: number },
): number {
  if (before.length >= mostFiles)
    throw new LegworkError(
      "payload_too_large",
      `The session has ${before.length} uploads, which is the most that is kept. Start another session.`,
    );
  const total = before.reduce((sum, { size }) => sum + size, 0);
  return Math.max(0, Math.min(largestFile, largestTotal - total));
}

function tooLarge(most: number): LegworkError {
  return new LegworkError(
    "payload_too_large",
    `The file has more than ${most} bytes, which is the most that this session still takes (LEGWORK_MAX_FILE_MB). Nothing of it was kept.`,
  );
}

async function* oneChunk(content: string): AsyncGenerator<Uint8Array> {
  if (!/^[A-Za-z0-9+/_\s-]*={0,2}\s*$/.test(content))
    throw new LegworkError("invalid_request", "content is not base64.", {
      issues: [{ path: "content", message: "must be base64" }],
    });
  yield Buffer.from(content, "base64");
}
