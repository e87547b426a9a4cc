import { canonicalHostname, parseHostRule, type HostRule } from "./host-rule.ts";
import type { UpstreamProxy } from "./upstream-proxy.ts";

/** A proxy as callers and operators write it. */
export type ProxySettings = {
  /** `http://host:port`, `https://…`, `socks5://…`, with or without `user:password@`; `host:port` is http. */
  server: string;
  /** Hosts that are reached without it, with commas between: `.example.com, 10.0.0.0/8`. */
  bypass?: string | undefined;
  username?: string | undefined;
  password?: string | undefined;
};

const defaultPorts = { http: 80, https: 443, socks5: 1080 };

/** @throws RangeError for what cannot be read; the message holds no credentials. */
export function parseUpstreamProxy(
  settings: ProxySettings,
): Omit<UpstreamProxy, "addresses" | "isOperators"> {
  const { server, bypass = "", username, password } = settings;
  const url = URL.parse(/^[a-z\d]+:\/\//i.test(server) ? server : `http://${server}`);
  const scheme = url?.protocol.slice(0, -1);
  // A scheme of no standard keeps its host as it was written.
  const hostname = url === null ? undefined : canonicalHostname(url.hostname);
  if (url === null || hostname === undefined || !isKnown(scheme))
    throw new RangeError(
      "the server of a proxy is http://host:port, https://host:port or socks5://host:port",
    );
  const user = username ?? decodeURIComponent(url.username);
  const secret = password ?? decodeURIComponent(url.password);
  return {
    scheme,
    hostname,
    port: url.port === "" ? defaultPorts[scheme] : Number(url.port),
    credentials: user === "" && secret === "" ? undefined : { username: user, password: secret },
    bypass: bypass
      .split(/[,;]/)
      .map((entry) => entry.trim())
      .filter(Boolean)
      .flatMap(bypassRules),
  };
}

function isKnown(scheme: string | undefined): scheme is UpstreamProxy["scheme"] {
  return scheme !== undefined && Object.hasOwn(defaultPorts, scheme);
}

/** As curl and browsers read them: `.example.com` is the name and all below it. */
function bypassRules(entry: string): HostRule[] {
  if (!entry.startsWith(".")) return [parseHostRule(entry)];
  return [parseHostRule(entry.slice(1)), parseHostRule(`*${entry}`)];
}

/**
 * Hosts that one of a caller's proxies is for: a host name, `*.example.com`, or what such a pattern is as a regular
 * expression (`example\.com`, `.*\.example\.com`, with or without anchors). Other expressions are not taken: a hostile one
 * can keep a processor busy for ever.
 *
 * @throws RangeError
 */
export function parseDomainPattern(pattern: string): HostRule {
  const plain = pattern
    .replace(/^\^|\$$/g, "")
    .replace(/^\(?\.[*+]\\\.\)?/, "*.")
    .replace(/\\\./g, ".");
  return parseHostRule(plain === ".*" ? "*" : plain);
}
