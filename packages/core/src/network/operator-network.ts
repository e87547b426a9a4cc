import { isIP } from "node:net";
import { LegworkError } from "@legwork/protocol";
import { checkedFetch } from "./checked-fetch.ts";
import type { EgressRules } from "./egress-proxy.ts";
import { NetworkPolicy, type NetworkRules } from "./network-policy.ts";
import { parseUpstreamProxy } from "./proxy-settings.ts";
import { systemResolver } from "./resolver.ts";

/** What the operator says of the network. */
export type NetworkOptions = NetworkRules & {
  /** The proxy that pages are reached through, unless the caller's own is meant: `http://user:password@host:port`. */
  proxy?: { server: string; bypass?: string } | undefined;
};

/** What holds for a session that says nothing itself. @throws LegworkError `invalid_request` for what cannot be read. */
export function operatorsEgress({ proxy, ...rules }: NetworkOptions = {}): EgressRules {
  const resolve = systemResolver();
  const policy = NetworkPolicy.of(rules, resolve);
  if (proxy === undefined) return { policy };
  const upstream = readProxy(proxy);
  // It stands in the operator's own network, most often at a private address.
  const addresses = async () => (isIP(upstream.hostname) ? [upstream.hostname] : resolve(upstream.hostname));
  return { policy, proxies: [{ ...upstream, addresses, isOperators: true }] };
}

function readProxy(proxy: NonNullable<NetworkOptions["proxy"]>): ReturnType<typeof parseUpstreamProxy> {
  try {
    return parseUpstreamProxy(proxy);
  } catch (error) {
    throw new LegworkError("invalid_request", `LEGWORK_PROXY: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** How addresses are reached that a caller gives for something other than a page. */
export function callersNetwork(policy: NetworkPolicy) {
  return { checkUrl: (url: string) => policy.checkUrl(url), fetch: checkedFetch(policy) };
}
