import ipaddr from "ipaddr.js";

/**
 * Where clouds serve a machine's credentials, as CIDR ranges. The whole of IPv4 link-local is among them (EC2, GCE,
 * Azure, OpenStack, DigitalOcean at 169.254.169.254, ECS at .170.2, EKS at .170.23): no page is served from there.
 */
const metadataRanges = [
  "169.254.0.0/16",
  "100.100.100.200/32", // Alibaba Cloud
  "168.63.129.16/32", // Azure's wire server
  "192.0.0.192/32", // Oracle Cloud, classic
  "fd00:ec2::/32", // EC2, EKS
  "fd20:ce::254/128", // GCE
  "fe80::a9fe:a9fe/128", // OpenStack
].map((range) => ipaddr.parseCIDR(range));

/** Names that only ever mean a metadata service. */
export const metadataNames = ["metadata.google.internal", "metadata.goog", "instance-data.ec2.internal"];

/**
 * The same hosts for Chromium's `--host-resolver-rules`, as it writes them after it has parsed an address: IPv6 without
 * brackets (with them a rule never matches), IPv4 inside IPv6 in hexadecimal. `*` is any text.
 */
export const metadataHostPatterns = [
  "169.254.*",
  "100.100.100.200",
  "168.63.129.16",
  "192.0.0.192",
  ...["::", "::ffff:", "::ffff:0:", "64:ff9b::", "2002:"].flatMap((prefix) =>
    // 169.254.*, then the three single addresses; after 2002: more groups follow.
    ["a9fe:*", "6464:64c8*", "a83f:8110*", "c000:c0*"].map((suffix) => prefix + suffix),
  ),
  "fd00:ec2:*",
  "fd20:ce::254",
  "fe80::a9fe:a9fe",
  ...metadataNames.flatMap((name) => [name, `${name}.`]),
];

/** IPv6 ranges whose addresses carry an IPv4 address, and the byte at which it begins. */
const embeddings: [range: string, offset: number][] = [
  ["::/96", 12],
  ["::ffff:0:0/96", 12],
  ["::ffff:0:0:0/96", 12],
  ["64:ff9b::/96", 12],
  ["2002::/16", 2],
];

/** True when a connection to this IP address would reach a metadata service, whatever form it is written in. */
export function isMetadataAddress(address: string): boolean {
  const parsed = ipaddr.parse(address);
  return [parsed, ...embeddedAddresses(parsed)].some((candidate) =>
    metadataRanges.some(
      ([network, bits]) => network.kind() === candidate.kind() && candidate.match(network, bits),
    ),
  );
}

function embeddedAddresses(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4[] {
  if (!(address instanceof ipaddr.IPv6)) return [];
  return embeddings
    .filter(([range]) => address.match(ipaddr.IPv6.parseCIDR(range)))
    .map(([, offset]) => new ipaddr.IPv4(address.toByteArray().slice(offset, offset + 4)));
}
