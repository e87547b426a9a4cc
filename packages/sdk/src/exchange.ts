import { readJsonAnswer, readStreamedAnswer } from "./answer.ts";
import { openConnection } from "./connection.ts";
import type { Request } from "./request.ts";

/** Sends a request once. Rejects with a `LegworkError`, or with the reason of the caller's signal. */
export async function exchange(request: Request): Promise<unknown> {
  const connection = openConnection(request);
  try {
    const response = await connection.read(
      fetch(request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body ?? null,
        // A redirect would carry the key to whatever host it names.
        redirect: "manual",
        signal: connection.signal,
      }),
    );
    const type = response.headers.get("content-type") ?? "";
    const isStream = response.ok && /^text\/event-stream\b/i.test(type);
    if (isStream && response.body) return await readStreamedAnswer(response.body, request, connection);
    return await readJsonAnswer(response, request, connection);
  } finally {
    connection.close();
  }
}
