import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Readable } from "node:stream";
import { canonicalHostname } from "./host-rule.ts";
import { forbidden, portOf, RefusedDestination, type NetworkPolicy } from "./network-policy.ts";

/** Statuses whose answers have no body. */
const bodiless = new Set([204, 205, 304]);

/**
 * A fetch for addresses that a caller gives: it resolves the name once, has every address checked and connects to what
 * was checked. It follows no redirect.
 *
 * @throws LegworkError `url_forbidden`; TypeError as `fetch` does when there is no connection.
 */
export function checkedFetch(policy: NetworkPolicy): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const lookup = await checkedLookup(policy, url);
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const answer = await send(url, { request, body, lookup });
    const hasBody = !bodiless.has(answer.statusCode ?? 200) && request.method !== "HEAD";
    if (!hasBody) answer.resume();
    return new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream) : null, {
      status: answer.statusCode ?? 200,
      statusText: answer.statusMessage ?? "",
      headers: headersOf(answer),
    });
  };
}

async function checkedLookup(policy: NetworkPolicy, url: URL): Promise<LookupFunction> {
  try {
    const addresses = await policy.addresses(url.hostname, portOf(url));
    if (addresses.length === 0) throw new TypeError(`fetch failed: ${url.hostname} does not resolve`);
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    return (_hostname, _options, callback) => callback(null, found);
  } catch (error) {
    if (!(error instanceof RefusedDestination)) throw error;
    throw forbidden(canonicalHostname(url.hostname) ?? url.hostname, error.refusal);
  }
}

type Sending = { request: Request; body: Buffer | undefined; lookup: LookupFunction };

function send(url: URL, { request, body, lookup }: Sending): Promise<IncomingMessage> {
  const { method, headers, signal } = request;
  return new Promise((resolve, reject) => {
    const options = {
      method,
      // What comes back is handed on as it is.
      headers: { ...Object.fromEntries(headers), "accept-encoding": "identity" },
      lookup,
      autoSelectFamily: true,
      signal,
    };
    const sent = (url.protocol === "https:" ? requestHttps : requestHttp)(url, options, resolve);
    sent.once("error", (error) =>
      reject(signal.aborted ? (signal.reason as Error) : new TypeError("fetch failed", { cause: error })),
    );
    sent.end(body);
  });
}

function headersOf({ headersDistinct }: IncomingMessage): [string, string][] {
  return Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
}
