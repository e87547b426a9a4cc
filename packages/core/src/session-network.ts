import { LegworkError, type Input, type SessionCreateParams } from "@legwork/protocol";
import { advertisingReason } from "./network/advertising-hosts.ts";
import type { EgressRules } from "./network/egress-proxy.ts";
import { parseDomainPattern, parseUpstreamProxy, type ProxySettings } from "./network/proxy-settings.ts";
import type { UpstreamProxy } from "./network/upstream-proxy.ts";

/** What a session's own pages may reach and through which proxies, and what of it was not honoured. */
export type SessionNetwork = { egress: EgressRules; warnings: string[] };

/**
 * Reads what a caller says of the network. It narrows what the operator allows, and the addresses of a caller's proxies
 * obey the operator's policy as any other.
 *
 * @throws LegworkError `invalid_request` for a list or a proxy that cannot be read.
 */
export function sessionNetwork(input: Input<"start">, operators: EgressRules): SessionNetwork {
  const params = input.sessionCreateParams ?? input.browserbaseSessionCreateParams ?? {};
  const policy = operators.policy.narrowed(input.network ?? {});
  const callers = readProxies(input, params).map((proxy) => ({
    ...proxy,
    isOperators: false,
    addresses: () => operators.policy.addresses(proxy.hostname, proxy.port),
  }));
  const proxies = [...callers, ...(operators.proxies ?? [])];
  const blocks = params.browserSettings?.blockAds === true ? advertisingReason : undefined;
  return { egress: { policy, proxies, blocks }, warnings: proxyWarnings(params, operators) };
}

type ReadProxy = Omit<UpstreamProxy, "addresses" | "isOperators">;

function readProxies(input: Input<"start">, { proxies }: SessionCreateParams): ReadProxy[] {
  const listed = Array.isArray(proxies) ? proxies : [];
  const external = listed.flatMap((each, index) =>
    each.type === "external" ? [readExternal(each, index)] : [],
  );
  const launched = input.browser?.launchOptions?.proxy;
  if (launched === undefined) return external;
  return [...external, readable("browser.launchOptions.proxy", () => parseUpstreamProxy(launched))];
}

type ExternalProxy = Omit<ProxySettings, "server"> & {
  server?: string | undefined;
  domainPattern?: string | undefined;
};

function readExternal({ server, domainPattern, ...rest }: ExternalProxy, index: number): ReadProxy {
  const path = `sessionCreateParams.proxies.${index}`;
  if (server === undefined) throw unreadable(path, "server is missing");
  return readable(path, () => ({
    ...parseUpstreamProxy({ ...rest, server }),
    only: domainPattern === undefined ? undefined : [parseDomainPattern(domainPattern)],
  }));
}

function readable<Read>(path: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw unreadable(path, (error as Error).message);
  }
}

function unreadable(path: string, message: string): LegworkError {
  return new LegworkError("invalid_request", `${path}: ${message}.`, { issues: [{ path, message }] });
}

function proxyWarnings({ proxies }: SessionCreateParams, operators: EgressRules): string[] {
  if (proxies === true && operators.proxies === undefined)
    return [
      'sessionCreateParams.proxies is not honoured: this server has no proxies of its own (LEGWORK_PROXY). Name yours as [{type: "external", server}].',
    ];
  if (!Array.isArray(proxies)) return [];
  const others = [...new Set(proxies.map(({ type }) => type).filter((type) => type !== "external"))];
  return others.map(
    (type) =>
      `sessionCreateParams.proxies of type ${type} are not honoured by this server, which has no such proxies.`,
  );
}
