import type { Readable } from "node:stream";
import { LegworkError, type Download, type Input, type Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";
import { listDownloads } from "./list-downloads.ts";

/** Bytes that are answered as text, for callers that take no stream. */
const largestText = 4 * 1024 * 1024;

/**
 * The content of a download; one that is under way is waited for. It goes to the caller's `onContent`, else into the
 * answer in base64.
 *
 * @throws LegworkError `session_not_found`, `not_found` when there is none of that id or name, or it has failed,
 *   `payload_too_large` when it does not fit into an answer.
 */
export async function getDownload(
  { file }: Input<"getDownload">,
  context: OperationContext,
): Promise<Output<"getDownload">> {
  const { services, caller } = context;
  const download = await completedDownload(file, context);
  const { id, size = 0 } = download;
  if (caller.onContent === undefined && size > largestText)
    throw new LegworkError(
      "payload_too_large",
      `${named(download.name)} has ${size} bytes, and an answer holds ${largestText}. Fetch it over HTTP: GET /v1/sessions/${caller.sessionId}/downloads/${id}.`,
    );
  const content = await services.files.read(String(caller.sessionId), "downloads", id);
  if (caller.onContent === undefined) return { ...download, content: await base64Of(content) };
  caller.onContent(content);
  return download;
}

/**
 * A download that is complete, by id or name; one that is under way is waited for.
 * @throws LegworkError `session_not_found`, `not_found` when there is none, or it has failed.
 */
export async function completedDownload(file: string, context: OperationContext): Promise<Download> {
  const { services, caller } = context;
  const { id } = await find(file, context);
  await services.sessions.running(caller.sessionId)?.downloads.ended(id);
  const download = await find(id, context);
  if (download.state === "completed") return download;
  throw new LegworkError("not_found", `${named(download.name)} was not downloaded. ${download.reason ?? ""}`);
}

/** All of a complete download. */
export async function downloadedBytes(
  { id }: Download,
  { services, caller }: OperationContext,
): Promise<Uint8Array> {
  const content = await services.files.read(String(caller.sessionId), "downloads", id);
  return Buffer.concat((await content.toArray()) as Buffer[]);
}

/** By id, else by name. */
async function find(file: string, context: OperationContext): Promise<Download> {
  const { downloads } = await listDownloads({}, context);
  const found = downloads.find(({ id }) => id === file) ?? downloads.find(({ name }) => name === file);
  if (found !== undefined) return found;
  throw new LegworkError(
    "not_found",
    `There is no download ${named(file)} in this session. GET /v1/sessions/${context.caller.sessionId}/downloads lists what there is.`,
  );
}

function named(name: string): string {
  return JSON.stringify(name);
}

async function base64Of(content: Readable): Promise<string> {
  return Buffer.concat(await content.toArray()).toString("base64");
}
