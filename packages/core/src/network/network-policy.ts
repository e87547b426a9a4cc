import { isIP } from "node:net";
import { LegworkError } from "@legwork/protocol";
import { addressKind, metadataNames, type AddressKind } from "./address-kind.ts";
import { canonicalHostname, parseHostRule, type Destination, type HostRule } from "./host-rule.ts";
import { systemResolver, type Resolve } from "./resolver.ts";

/** Entries as {@link parseHostRule} reads them; as a text, with commas between. */
type HostList = string | readonly string[];

/** What the operator says of the network. */
export type NetworkRules = {
  /** Hosts that may be reached although they are loopback or private. Default: all. */
  private?: HostList | undefined;
  /** When given, the only hosts that may be reached. */
  allow?: HostList | undefined;
  /** Hosts that may not be reached; wins over the other two. */
  deny?: HostList | undefined;
};

/** What a caller says for a session; it can only narrow what the operator leaves. */
export type SessionRules = { allow?: readonly string[] | undefined; deny?: readonly string[] | undefined };

/** A list and the name under which whoever keeps it knows it. */
type RuleList = { name: string; rules: HostRule[] };

type Lists = { private: RuleList; allow: RuleList[]; deny: RuleList[] };

/** Why a destination is refused, and what would have to be changed for it: both in words, without a full stop. */
export type Refusal = { reason: string; remedy: string };

/** A connection that the policy refuses. */
export class RefusedDestination extends Error {
  override readonly name = "RefusedDestination";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.remedy === "" ? `${refusal.reason}.` : `${refusal.reason}. ${refusal.remedy}.`);
    this.refusal = refusal;
  }
}

/**
 * What may be reached: one object for pages, their sub-resources, callers' model addresses and agents' integrations.
 * Metadata services are never among it.
 */
export class NetworkPolicy {
  readonly #lists: Lists;
  readonly #resolve: Resolve;

  private constructor(lists: Lists, resolve: Resolve) {
    this.#lists = lists;
    this.#resolve = resolve;
  }

  /** @throws LegworkError `invalid_request` for an entry that cannot be read. */
  static of(rules: NetworkRules = {}, resolve: Resolve = systemResolver()): NetworkPolicy {
    const lists = {
      private: list("LEGWORK_NETWORK_PRIVATE", rules.private ?? ["*"]),
      allow: rules.allow === undefined ? [] : [list("LEGWORK_NETWORK_ALLOW", rules.allow)],
      deny: [list("LEGWORK_NETWORK_DENY", rules.deny ?? [])],
    };
    return new NetworkPolicy(lists, resolve);
  }

  /** The same with a session's own lists, each of which only takes away. @throws as {@link NetworkPolicy.of}. */
  narrowed({ allow, deny }: SessionRules): NetworkPolicy {
    if (allow === undefined && deny === undefined) return this;
    const lists = {
      private: this.#lists.private,
      allow: [...this.#lists.allow, ...(allow === undefined ? [] : [list("network.allow", allow)])],
      deny: [...this.#lists.deny, ...(deny === undefined ? [] : [list("network.deny", deny)])],
    };
    return new NetworkPolicy(lists, this.#resolve);
  }

  /**
   * The addresses of a destination, every one of them checked; none when its name does not resolve. Whoever connects to
   * one of them, and resolves nothing again, is where this says.
   *
   * @throws RefusedDestination; whatever the resolver rejects with.
   */
  async addresses(hostname: string, port: number): Promise<string[]> {
    const destination = this.#checkedDestination(hostname, port);
    const host = destination.hostname;
    if (isIP(host)) return [host];
    // Before the name is asked for: a lookup alone can carry out what a page knows.
    this.#checkAllowed(destination, this.#lists.allow.filter(saysNames));
    const addresses = await this.#resolve(host);
    for (const address of addresses) this.#checkAddress({ ...destination, address });
    return addresses;
  }

  /**
   * What can be said without resolving, for a name that a proxy will resolve: ranges of addresses match none.
   *
   * @throws RefusedDestination
   */
  checkUnresolved(hostname: string, port: number): void {
    const destination = this.#checkedDestination(hostname, port);
    if (!isIP(destination.hostname)) this.#checkAllowed(destination, this.#lists.allow);
  }

  /**
   * Refuses an address that a session must not navigate to: a scheme other than http and https, and what
   * {@link addresses} refuses. A name that does not resolve passes, since the navigation itself says so.
   *
   * @throws LegworkError `invalid_request` when it is no URL, `url_forbidden` when it is refused. The message never holds
   *   the user name, password, path or query.
   */
  async checkUrl(url: string): Promise<void> {
    const parsed = parse(url);
    if (parsed.href === "about:blank") return;
    if (parsed.protocol !== "http:" && parsed.protocol !== "https:") {
      throw forbidden(`${parsed.protocol} addresses`, {
        reason: "that scheme reaches outside the web",
        remedy: "Allowed are http and https addresses, and about:blank",
      });
    }
    try {
      await this.addresses(parsed.hostname, portOf(parsed));
    } catch (error) {
      if (error instanceof RefusedDestination)
        throw forbidden(canonicalHostname(parsed.hostname) ?? parsed.hostname, error.refusal);
      throw new LegworkError(
        "navigation_failed",
        `${parsed.hostname} could not be resolved: ${(error as Error).message}.`,
        { cause: error },
      );
    }
  }

  #checkedDestination(written: string, port: number): Destination {
    const hostname = canonicalHostname(written);
    if (hostname === undefined) throw refused("it is no host name", "Correct it");
    if (metadataNames.includes(hostname)) throw refused("it is a cloud's metadata service", alwaysRefused);
    const destination = { hostname, port };
    if (isIP(hostname)) this.#checkAddress({ ...destination, address: hostname });
    else this.#checkDenied(destination);
    return destination;
  }

  #checkAddress(destination: Destination & { address: string }): void {
    const { hostname, address } = destination;
    const kind = addressKind(address);
    const is = hostname === address ? "it is" : `it resolves to ${address},`;
    if (kind === "metadata") throw refused(`${is} the address of a cloud's metadata service`, alwaysRefused);
    this.#checkDenied(destination);
    const opened = this.#lists.private;
    if (kind !== "public" && !matches(opened, destination))
      throw refused(
        `${is} ${described[kind]}, which this server does not let sessions reach`,
        `To allow it, its operator adds ${hostname} to ${opened.name}`,
      );
    this.#checkAllowed(destination, this.#lists.allow);
  }

  #checkDenied(destination: Destination): void {
    for (const { name, rules } of this.#lists.deny) {
      const rule = rules.find((each) => each.matches(destination));
      if (rule) throw refused(`${name} has ${rule.text}`, `To allow it, take that out of ${name}`);
    }
  }

  #checkAllowed(destination: Destination, lists: RuleList[]): void {
    const lacking = lists.find((each) => !matches(each, destination));
    if (lacking !== undefined)
      throw refused(
        `${lacking.name} does not have it`,
        `To allow it, add ${destination.hostname} to ${lacking.name}`,
      );
  }
}

/** `url_forbidden` for what was refused: a host, without the rest of its address. */
export function forbidden(what: string, { reason, remedy }: Refusal): LegworkError {
  return new LegworkError("url_forbidden", `Navigation to ${what} was refused: ${reason}. ${remedy}.`);
}

export function portOf({ port, protocol }: URL): number {
  return port === "" ? (protocol === "https:" || protocol === "wss:" ? 443 : 80) : Number(port);
}

const alwaysRefused = "No setting allows it";

const described: Record<Exclude<AddressKind, "public" | "metadata">, string> = {
  loopback: "an address of the server's own machine",
  private: "an address of a private network",
  "link-local": "a link-local address",
  multicast: "a multicast address",
  reserved: "an address of a reserved range",
};

function list(name: string, hosts: HostList): RuleList {
  const entries = typeof hosts === "string" ? hosts.split(",").filter((entry) => entry.trim() !== "") : hosts;
  try {
    return { name, rules: entries.map(parseHostRule) };
  } catch (error) {
    throw new LegworkError("invalid_request", `${name}: ${(error as Error).message}.`, { cause: error });
  }
}

function matches({ rules }: RuleList, destination: Destination): boolean {
  return rules.some((rule) => rule.matches(destination));
}

/** Whether every entry can be decided by a name alone. */
function saysNames({ rules }: RuleList): boolean {
  return rules.every(({ isRange }) => !isRange);
}

function refused(reason: string, remedy: string): RefusedDestination {
  return new RefusedDestination({ reason, remedy });
}

function parse(url: string): URL {
  const parsed = URL.parse(url);
  if (parsed !== null) return parsed;
  // The text is not repeated, nor kept as the cause: it may hold a password.
  throw new LegworkError(
    "invalid_request",
    "The address to open is no URL. Give one in full, such as https://example.com/.",
  );
}
