import type { Service, ServiceCall } from "./service.ts";

/** A file that a page of a session gave, as far as a list tells it. */
export type DownloadEntry = { name: string; mimeType: string; size: number | undefined };

/** The files of a session that can be read, in the order in which they began. */
export async function listDownloads(service: Service, call: ServiceCall): Promise<DownloadEntry[]> {
  const { downloads } = await service.dispatch("listDownloads", {}, call);
  return downloads
    .filter(({ state }) => state === "completed")
    .map(({ name, mimeType, size }) => ({ name, mimeType, size }));
}

/** Content of a file as text where it is text, else as base64. */
export async function readDownload(
  service: Service,
  name: string,
  call: ServiceCall,
): Promise<{ mimeType: string } & ({ text: string } | { blob: string })> {
  const { mimeType, content = "" } = await service.dispatch("getDownload", { file: name }, call);
  const text = isText(mimeType) ? decode(content) : undefined;
  return text === undefined ? { mimeType, blob: content } : { mimeType, text };
}

function isText(mimeType: string): boolean {
  return /^text\/|^application\/(?:json|xml|yaml)\b|\+(?:json|xml)\b/.test(mimeType);
}

/** Undefined for bytes that are no UTF-8, whatever was said of them. */
function decode(content: string): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(content, "base64"));
  } catch {
    return undefined;
  }
}
