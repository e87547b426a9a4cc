import { LegworkError } from "@legwork/protocol";
import type { ToolContext } from "./tool.ts";

/**
 * Sends files for the pages of a session, so that the step that follows can name them. Each is given by its name as a
 * text, a `data:` URL, or the resource of a download of any session of the caller's.
 *
 * @throws LegworkError `invalid_request`, and what the service has against a file (`payload_too_large`).
 */
export async function sendFiles(
  files: Readonly<Record<string, string>>,
  sessionId: string,
  { dispatch }: Pick<ToolContext, "dispatch">,
): Promise<void> {
  for (const [name, given] of Object.entries(files)) {
    const { content, mimeType } = await contentOf(name, given, dispatch);
    const sent = await dispatch("createUpload", { name, content, mimeType }, sessionId);
    if (sent.name === name) continue;
    throw new LegworkError(
      "invalid_request",
      `The file ${JSON.stringify(name)} is kept as ${JSON.stringify(sent.name)}, since its name is taken or cannot be one. It is there: name it so in the action, without files.`,
    );
  }
}

type Content = { content: string; mimeType?: string };

async function contentOf(name: string, given: string, dispatch: ToolContext["dispatch"]): Promise<Content> {
  const [, session, file] =
    /^browser:\/\/sessions\/([\w-]{1,200})\/downloads\/([^/]{1,1000})$/.exec(given) ?? [];
  if (session !== undefined && file !== undefined) {
    const { content = "", mimeType } = await dispatch("getDownload", { file: decoded(file, name) }, session);
    return { content, mimeType };
  }
  if (given.startsWith("browser:"))
    throw unusable(name, "of the resources, only browser://sessions/{id}/downloads/{name} is a file");
  if (!given.startsWith("data:")) return { content: Buffer.from(given).toString("base64") };
  const [, type = "", encoding, data = ""] = /^data:([^;,]*)[^,]*?(;base64)?,(.*)$/s.exec(given) ?? [];
  const mimeType = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? { mimeType: type } : {};
  if (encoding !== undefined) return { content: data, ...mimeType };
  return { content: Buffer.from(decoded(data, name)).toString("base64"), ...mimeType };
}

function decoded(text: string, name: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw unusable(name, "its escapes (%…) are none");
  }
}

function unusable(name: string, why: string): LegworkError {
  return new LegworkError("invalid_request", `files: ${JSON.stringify(name)} cannot be used: ${why}.`);
}
