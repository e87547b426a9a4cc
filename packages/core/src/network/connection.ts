import { once } from "node:events";
import { connect, isIP, type Socket } from "node:net";

export type ConnectionTarget = { hostname: string; port: number; addresses: readonly string[] };

/**
 * A TCP connection to one of the addresses, which are tried in turn (RFC 8305); nothing is resolved.
 *
 * @throws Node's own error, or the signal's reason.
 */
export async function connectToAddress(target: ConnectionTarget, signal: AbortSignal): Promise<Socket> {
  const { addresses, hostname, port } = target;
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  const [first] = addresses;
  const socket = connect({
    port,
    // Node asks `lookup` only for what is no address.
    host: addresses.length === 1 && first !== undefined ? first : hostname,
    lookup: (_hostname, _options, callback) => callback(null, found),
    autoSelectFamily: true,
    noDelay: true,
    keepAlive: true,
  });
  const abort = (): unknown => socket.destroy(signal.reason as Error);
  signal.addEventListener("abort", abort, { once: true });
  try {
    await once(socket, "connect");
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
