import { readFile } from "node:fs/promises";
import { resolve, join } from "node:path";
import { InvalidArgumentError, Option } from "commander";
import type { Environment } from "./configuration.ts";
import { usageFailure } from "./failure.ts";

/** A running service, and the key that opens it. */
export type ServiceAccess = { apiUrl: string; apiKey: string };

const localUrl = "http://127.0.0.1:4700";

/** `--api-url`, with what is meant without it. */
export function apiUrlOption(otherwise: string): Option {
  return new Option(
    "--api-url <url>",
    `the running service (env: LEGWORK_API_URL; default: ${otherwise})`,
  ).argParser(webAddress);
}

/** Undefined when neither the flag nor the environment names a service. */
export function apiUrlOf(flag: string | undefined, environment: Environment): string | undefined {
  if (flag !== undefined) return flag;
  const given = environment["LEGWORK_API_URL"]?.trim() || undefined;
  if (given === undefined || isWebAddress(given)) return given;
  throw usageFailure(
    `LEGWORK_API_URL is ${JSON.stringify(given)}; expected: an address such as ${localUrl}.`,
  );
}

/**
 * The service that is meant, the one on this machine by default. Its key is `LEGWORK_API_KEY`, or for a service on this
 * machine the one in the data directory, which no other machine is ever sent.
 */
export async function findService(
  apiUrl: string | undefined,
  environment: Environment,
): Promise<ServiceAccess> {
  const url = apiUrl ?? localUrl;
  const apiKey = environment["LEGWORK_API_KEY"]?.trim() || (await keptKey(url, environment));
  if (apiKey !== undefined) return { apiUrl: url, apiKey };
  throw usageFailure(
    `There is no key for the service at ${new URL(url).origin}. Set LEGWORK_API_KEY, or for a service on this machine run this in the folder where it was started (or name its folder with --data-dir): it keeps its key in .legwork/api-key.`,
  );
}

async function keptKey(url: string, environment: Environment): Promise<string | undefined> {
  const { hostname } = new URL(url);
  if (!/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)) return undefined;
  const path = join(resolve(environment["LEGWORK_DATA_DIR"]?.trim() || ".legwork"), "api-key");
  try {
    return (await readFile(path, "utf8")).trim() || undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw usageFailure(`The service's key cannot be read: ${message}. Set LEGWORK_API_KEY instead.`);
  }
}

function webAddress(value: string): string {
  if (isWebAddress(value)) return value;
  throw new InvalidArgumentError(`Expected: an address such as ${localUrl}.`);
}

export function isWebAddress(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? "");
}
