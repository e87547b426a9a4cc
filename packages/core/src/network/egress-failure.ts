import { RefusedDestination, type Refusal } from "./network-policy.ts";

/** Why there was no connection: in words, without a full stop, with Chromium's name for it where there is one. */
export type EgressFailure = { words: string; netError?: string; refusal?: Refusal };

/** A host name without an address. */
export class NameNotFound extends Error {
  override readonly name = "NameNotFound";
}

/** Node's codes, by Chromium's `net::` errors for the same. */
const netErrors: Record<string, string> = {
  ECONNREFUSED: "ERR_CONNECTION_REFUSED",
  ECONNRESET: "ERR_CONNECTION_RESET",
  ETIMEDOUT: "ERR_CONNECTION_TIMED_OUT",
  EHOSTUNREACH: "ERR_ADDRESS_UNREACHABLE",
  ENETUNREACH: "ERR_ADDRESS_UNREACHABLE",
};

/** What is told of an error that kept a connection from being made. */
export function egressFailure(error: unknown): EgressFailure {
  const { message, code = "", name } = error as NodeJS.ErrnoException;
  if (error instanceof RefusedDestination) return { words: message, refusal: error.refusal };
  if (error instanceof NameNotFound) return { words: message, netError: "ERR_NAME_NOT_RESOLVED" };
  const netError = name === "TimeoutError" ? "ERR_CONNECTION_TIMED_OUT" : netErrors[code];
  return { words: message, ...(netError === undefined ? {} : { netError }) };
}
