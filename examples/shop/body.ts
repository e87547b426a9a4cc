import type { IncomingMessage } from "node:http";

const largestBody = 5_000_000;

export class BodyError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export async function readForm(request: IncomingMessage): Promise<FormData> {
  const body = await readBody(request);
  if (body.length === 0) return new FormData();
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  try {
    return await new Response(body, { headers }).formData();
  } catch {
    throw new BodyError(400, "That form could not be read.");
  }
}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new BodyError(413, "That is too much to send at once.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
