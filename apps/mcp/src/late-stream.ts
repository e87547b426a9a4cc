import { setTimeout as delay } from "node:timers/promises";

/**
 * The answer as it is when it comes in time: then its status says what it is. A later one becomes a stream at that time,
 * which carries a sign of life every `intervalMs` until the answer is there, so that nobody takes the silence for an end.
 *
 * @param intervalMs milliseconds
 */
export async function streamWhenLate(answer: Promise<Response>, intervalMs: number): Promise<Response> {
  const early = await withinTime(answer, intervalMs);
  if (early !== undefined) return early;
  const headers = { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" };
  return new Response(toStream(signsOfLife(answer, intervalMs)), { headers });
}

function toStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return(undefined)),
  });
}

async function* signsOfLife(answer: Promise<Response>, intervalMs: number): AsyncGenerator<Uint8Array> {
  const encode = (text: string) => new TextEncoder().encode(text);
  let response: Response | undefined;
  do {
    yield encode(": still at it\n\n");
    response = await withinTime(answer, intervalMs);
  } while (response === undefined);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  if (isStream && response.body !== null) yield* response.body.values();
  else yield encode(`event: message\ndata: ${await response.text()}\n\n`);
}

/** Undefined when it does not come within that many milliseconds. */
async function withinTime(answer: Promise<Response>, milliseconds: number): Promise<Response | undefined> {
  const over = new AbortController();
  try {
    return await Promise.race([answer, delay(milliseconds, undefined, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}
