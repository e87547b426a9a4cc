import ipaddr from "ipaddr.js";

/** Where a connection to an address ends, as far as the network policy cares. `reserved`: nobody is served from there. */
export type AddressKind =
  | "public"
  | "loopback"
  | "private"
  | "link-local"
  | "multicast"
  | "reserved"
  | "metadata";

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

/** IPv6 ranges whose addresses carry an IPv4 address, and the byte at which it begins. */
const embeddings = (
  [
    ["::/96", 12],
    ["::ffff:0:0/96", 12],
    ["::ffff:0:0:0/96", 12],
    ["64:ff9b::/96", 12],
    ["2002::/16", 2],
  ] as const
).map(([range, offset]) => ({ range: ipaddr.IPv6.parseCIDR(range), offset }));

/** Of the names that ipaddr.js has for the special ranges of RFC 6890; those not named here are `reserved`. */
const kinds: Record<string, AddressKind> = {
  unicast: "public",
  loopback: "loopback",
  unspecified: "loopback", // 0.0.0.0 and :: connect to this machine.
  private: "private",
  uniqueLocal: "private",
  deprecatedSiteLocal: "private",
  carrierGradeNat: "private",
  linkLocal: "link-local",
  multicast: "multicast",
  broadcast: "multicast",
};

/** The kind of an IP address; one inside an IPv6 address (mapped, compatible, NAT64, 6to4) counts as itself. */
export function addressKind(address: string): AddressKind {
  const forms = addressForms(address);
  if (forms.some(isMetadata)) return "metadata";
  return kinds[forms.at(-1)?.range() ?? ""] ?? "reserved";
}

function isMetadata(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return metadataRanges.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  );
}

/** The address and, where it carries one of IPv4, that one as well: all that a CIDR range has to be compared with. */
export function addressForms(address: string): (ipaddr.IPv4 | ipaddr.IPv6)[] {
  const parsed = ipaddr.parse(address);
  const embedded = embeddedAddress(parsed);
  return embedded === undefined ? [parsed] : [parsed, embedded];
}

function embeddedAddress(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | undefined {
  if (!(address instanceof ipaddr.IPv6) || ["loopback", "unspecified"].includes(address.range()))
    return undefined;
  const found = embeddings.find(({ range: [network, bits] }) => address.match(network, bits));
  return found && new ipaddr.IPv4(address.toByteArray().slice(found.offset, found.offset + 4));
}
