import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A request as it arrived. */
export type Received = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
};

export type TinyService = { url: string; received: Received[] };
export type Answer = (response: ServerResponse, received: Received, count: number) => void;

/** A server that answers what the test tells it to, and keeps what it was asked. Ends with the test. */
export async function startTinyService(answer: Answer, port = 0): Promise<TinyService> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const body: unknown = text === "" ? undefined : JSON.parse(text);
      const entry = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, body };
      received.push(entry);
      answer(response, entry, received.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(body));
}

export function sendData(response: ServerResponse, data: unknown): void {
  sendJson(response, 200, { success: true, data });
}

export function sendError(
  response: ServerResponse,
  status: number,
  fields: { code: string; error: string } & Record<string, unknown>,
): void {
  sendJson(response, status, { success: false, message: fields.error, requestId: "r-1", ...fields });
}

export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
}

/** A frame of the documented form: `event:` and `data:`. */
export function frame(data: { status: string } & Record<string, unknown>): string {
  const type = data.status === "running" ? "log" : "system";
  return `event: ${data.status}\ndata: ${JSON.stringify({ id: "e-1", type, data })}\n\n`;
}
