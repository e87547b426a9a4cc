import { wasRefused } from "./connection.ts";
import type { Dispatcher } from "./dispatcher.ts";
import { LegworkError } from "./errors.ts";
import { exchange } from "./exchange.ts";
import { pause } from "./pause.ts";
import { describeRequest, type Request } from "./request.ts";
import { describeService, type RemoteOptions } from "./service.ts";

const mostRetries = 2;
const firstPauseMs = 250;
const longestPauseMs = 30_000;

/**
 * A running service as something to send operations to; one can serve any number of sessions at once.
 *
 * A call is repeated, at most twice, only where nothing can be done twice: the connection was refused, the service
 * said when to come back (429 with `Retry-After` of up to 30 s), or the connection broke under a plain call, which the
 * service answers with the first run's answer by its `Idempotency-Key`.
 *
 * @throws LegworkError `invalid_request` for an option that cannot work.
 */
export function createRemote(options: RemoteOptions): Dispatcher {
  const service = describeService(options);
  return {
    async dispatch(name, raw, caller = {}) {
      if (caller.agent !== undefined) throw refuseHooks();
      const request = describeRequest(service, { name, raw }, caller);
      for (let retries = 0; ; retries += 1) {
        request.signal?.throwIfAborted();
        try {
          return await exchange(request);
        } catch (error) {
          const pauseMs = retries < mostRetries ? pauseBefore(retries, error, request) : undefined;
          if (pauseMs === undefined) throw error;
          await pause(pauseMs, request.signal);
        }
      }
    },
  };
}

function refuseHooks(): LegworkError {
  return new LegworkError(
    "invalid_request",
    'Functions and connected MCP clients cannot be sent to a service: give them to a client with env: "LOCAL".',
  );
}

/** Milliseconds until the next attempt; undefined when there must be none. */
function pauseBefore(retries: number, error: unknown, request: Request): number | undefined {
  if (!(error instanceof LegworkError)) return undefined;
  const backOffMs = firstPauseMs * 2 ** retries;
  if (error.code === "connection_failed") {
    return wasRefused(error.cause) || !request.streamed ? backOffMs : undefined;
  }
  if (error.status !== 429 || error.retryAfterSeconds === undefined) return undefined;
  const askedMs = error.retryAfterSeconds * 1_000;
  return askedMs <= longestPauseMs ? askedMs : undefined;
}
