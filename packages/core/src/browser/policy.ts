import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { LegworkError } from "@legwork/protocol";
import { isMetadataAddress, metadataNames } from "./metadata.ts";

/** What a session may navigate to. */
export type NavigationPolicy = {
  /** Answers every IP address of a host name, none when there is none. Default: the system's resolver. */
  resolve?: (hostname: string) => Promise<string[]>;
};

const allowed = "Allowed are http and https addresses of public and private hosts, and about:blank.";

/**
 * Refuses an address that a session must not navigate to: a scheme other than http and https, and metadata services in
 * every spelling, by address or by a name that resolves to one. A name that does not resolve passes, since the
 * navigation itself says so. The name is resolved again by the browser: that a hostile DNS server then gives another
 * answer is not caught here.
 *
 * @throws LegworkError `invalid_request` when it is no URL, `url_forbidden` when it is refused. The message never holds
 *   the user name, password, path or query.
 */
export async function checkUrl(url: string, policy: NavigationPolicy = {}): Promise<void> {
  const parsed = parse(url);
  if (parsed.href === "about:blank") return;
  if (parsed.protocol !== "http:" && parsed.protocol !== "https:") {
    throw forbidden(`${parsed.protocol} addresses`, "that scheme reaches outside the web");
  }
  const hostname = parsed.hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  if (metadataNames.includes(hostname)) throw forbidden(hostname, "it is a cloud's metadata service");
  if (isIP(hostname)) {
    if (isMetadataAddress(hostname))
      throw forbidden(hostname, "it is the address of a cloud's metadata service");
    return;
  }
  const addresses = await (policy.resolve ?? systemResolve)(hostname);
  const refused = addresses.find(isMetadataAddress);
  if (refused)
    throw forbidden(hostname, `it resolves to ${refused}, the address of a cloud's metadata service`);
}

function parse(url: string): URL {
  try {
    return new URL(url);
  } catch {
    // The text is not repeated, nor kept as the cause: it may hold a password.
    throw new LegworkError(
      "invalid_request",
      "The address to open is no URL. Give one in full, such as https://example.com/.",
    );
  }
}

function forbidden(refused: string, reason: string): LegworkError {
  return new LegworkError("url_forbidden", `Navigation to ${refused} was refused: ${reason}. ${allowed}`);
}

async function systemResolve(hostname: string): Promise<string[]> {
  try {
    const found = await lookup(hostname, { all: true });
    // A link-local address may come with the name of an interface (fe80::1%eth0).
    return found.map(({ address }) => address.replace(/%.*$/, ""));
  } catch (error) {
    if (isNotFound(error)) return [];
    throw new LegworkError(
      "navigation_failed",
      `${hostname} could not be resolved: ${(error as Error).message}.`,
      { cause: error },
    );
  }
}

function isNotFound(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return ["ENOTFOUND", "ENODATA", "EAI_AGAIN", "EAI_NODATA", "EAI_NONAME"].includes(code);
}
