import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { addressForms } from "./address-kind.ts";

/** One entry of a list of hosts, ready to be compared. */
export type HostRule = {
  /** As it was written. */
  text: string;
  /** It is a range of addresses, which says nothing of a name before that is resolved. */
  isRange: boolean;
  matches: (destination: Destination) => boolean;
};

/** Where a connection is to go. */
export type Destination = {
  /** As {@link canonicalHostname} writes it. */
  hostname: string;
  port: number;
  /** The IP address that it would go to, where it is known. */
  address?: string | undefined;
};

/** What an entry may be, in words. */
const hostRuleForms =
  "a host name (example.com), all names below one (*.example.com), an IP address or CIDR range (10.0.0.0/8, [fd00::]/8), * for every host; each may end in a port or range of ports (:443, :8000-8999)";

/**
 * Reads an entry of a list of hosts.
 *
 * @throws RangeError for what is none; the message says what an entry may be.
 */
export function parseHostRule(text: string): HostRule {
  const { host, ports } = splitPorts(text.trim());
  const { isRange = false, matches } = hostTest(host, text);
  return {
    text: text.trim(),
    isRange,
    matches: (destination) =>
      (ports === undefined || isOneOf(destination.port, ports)) && matches(destination),
  };
}

/**
 * A host name as browsers write it: lower case, punycode, without a trailing dot, IPv4 in four decimal numbers whatever
 * it was written in, IPv6 without brackets. Undefined for what is no host name.
 */
export function canonicalHostname(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, "$1");
  const parsed = URL.parse(`http://${isIP(bare) === 6 ? `[${bare}]` : bare}/`);
  const isOnlyHost = parsed?.port === "" && parsed.username === "" && parsed.pathname === "/";
  if (!isOnlyHost || /[/?#@\\]/.test(bare)) return undefined;
  return parsed.hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "") || undefined;
}

type Ports = { first: number; last: number };

function isOneOf(port: number, { first, last }: Ports): boolean {
  return port >= first && port <= last;
}

/** The colons of an IPv6 address without brackets are no port's. */
function splitPorts(text: string): { host: string; ports: Ports | undefined } {
  const [, host = "", first, last = first] = /^(.*?)(?::(\d{1,5})(?:-(\d{1,5}))?)?$/s.exec(text) ?? [];
  if (first === undefined || isIP(text) === 6 || isCidr(text)) return { host: text, ports: undefined };
  const ports = { first: Number(first), last: Number(last) };
  if (ports.first > ports.last || ports.last > 65_535) throw notARule(text);
  return { host: host || "*", ports };
}

function isCidr(text: string): boolean {
  return text.includes("/") && ipaddr.isValidCIDR(text);
}

type HostTest = { isRange?: boolean; matches: (destination: Destination) => boolean };

function hostTest(host: string, text: string): HostTest {
  if (host === "*") return { matches: () => true };
  const bare = host.replace(/^\[([^\]]*)\]/, "$1");
  if (isIP(bare)) return rangeTest(`${bare}/${isIP(bare) === 6 ? 128 : 32}`);
  if (isCidr(bare)) return rangeTest(bare);
  const isBelow = host.startsWith("*.");
  const name = canonicalHostname(isBelow ? host.slice(2) : host);
  if (name === undefined || isIP(name) || !/^[\w.-]+$/.test(name)) throw notARule(text);
  return { matches: ({ hostname }) => (isBelow ? hostname.endsWith(`.${name}`) : hostname === name) };
}

function rangeTest(range: string): HostTest {
  const [network, bits] = ipaddr.parseCIDR(range);
  const isWithin = (address: string): boolean =>
    addressForms(address).some((form) => form.kind() === network.kind() && form.match(network, bits));
  return {
    isRange: true,
    matches: ({ hostname, address = isIP(hostname) ? hostname : undefined }) =>
      address !== undefined && isWithin(address),
  };
}

function notARule(text: string): RangeError {
  return new RangeError(
    `${JSON.stringify(text.slice(0, 100))} is no entry of a list of hosts; expected: ${hostRuleForms}`,
  );
}
