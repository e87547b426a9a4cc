import { LegworkError } from "@legwork/protocol";

/** Bytes; far more than any model answers, and far less than would hurt. */
const largestAnswer = 32 * 1024 * 1024;

/**
 * A fetch for endpoints that may be anybody's. It never follows a redirect, which would carry the key along and lead past
 * the check of the first address, and it stops reading an answer that has no end.
 *
 * @param connect What makes the request: for addresses that a caller gives, one that checks what it connects to.
 */
export function guardedFetch(connect: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const response = await connect(input, { ...init, redirect: "manual" });
    if (response.status < 300 || response.status > 399) return limited(response, url);
    await response.body?.cancel();
    throw unusable(
      url,
      `answered ${response.status} with a redirect, which is not followed. Give the final address as \`baseURL\`.`,
    );
  };
}

function limited(response: Response, url: string): Response {
  if (response.body === null) return response;
  let read = 0;
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read <= largestAnswer) controller.enqueue(chunk);
        else controller.error(unusable(url, `answered more than ${largestAnswer} bytes. Check \`baseURL\`.`));
      },
    }),
  );
  return new Response(body, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
}

function unusable(url: string, why: string): LegworkError {
  return new LegworkError("model_unavailable", `The model's endpoint at ${new URL(url).origin} ${why}`);
}
