import type { Readable } from "node:stream";
import type { Upload } from "@legwork/protocol";
import type { Outcome, Step } from "../page/step.ts";
import type { SessionContext } from "../services.ts";
import { uploadScheme } from "./upload-scheme.ts";

type Given = { found: true; step: Step } | { found: false; outcome: Outcome };

/**
 * Puts the content of files that were sent for the session in place of their ids and names, in a step that gives files to
 * a page. What is content already stays as it is.
 */
export async function withUploads(step: Step, { services, session }: SessionContext): Promise<Given> {
  if (step.method !== "upload" || step.arguments.every(isContent)) return { found: true, step };
  const uploads = await services.files.list(session.id, "uploads");
  const content: string[] = [];
  for (const argument of step.arguments) {
    const wanted = argument.startsWith(uploadScheme) ? argument.slice(uploadScheme.length) : argument;
    const upload = uploads.find(({ id }) => id === wanted) ?? uploads.findLast(({ name }) => name === wanted);
    if (isContent(argument)) content.push(argument);
    else if (upload !== undefined)
      content.push(
        asDataUrl(upload, await contentOf(await services.files.read(session.id, "uploads", upload.id))),
      );
    else return { found: false, outcome: notSent(wanted, session.id) };
  }
  return { found: true, step: { ...step, arguments: content } };
}

function notSent(name: string, sessionId: string): Outcome {
  const message = `No file ${JSON.stringify(name)} was sent for this session, and nothing is read from the server's disk. Send it first (POST /v1/sessions/${sessionId}/uploads), or give its content as a data: URL, such as data:text/plain;name=notes.txt;base64,aGVsbG8= (best as a variable).`;
  return { success: false, code: "not_understood", message };
}

function isContent(argument: string): boolean {
  return argument.startsWith("data:");
}

async function contentOf(content: Readable): Promise<Buffer> {
  return Buffer.concat((await content.toArray()) as Buffer[]);
}

function asDataUrl({ name, mimeType }: Upload, bytes: Buffer): string {
  return `data:${mimeType};name=${encodeURIComponent(name)};base64,${bytes.toString("base64")}`;
}
