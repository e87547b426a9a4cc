import type { Socket } from "node:net";
import { readBytes } from "./socket-reading.ts";

/** What a client of a SOCKS5 proxy wants to be connected to; the name is its own, not checked. */
export type SocksRequest = { hostname: string; port: number };

/** Answers of a SOCKS5 proxy (RFC 1928, section 6). */
export const socksReply = {
  succeeded: 0,
  failed: 1,
  notAllowed: 2,
  hostUnreachable: 4,
  connectionRefused: 5,
} as const;

const version = 5;
const connectCommand = 1;
const addressType = { ipv4: 1, name: 3, ipv6: 4 } as const;
const method = { none: 0, password: 2, unacceptable: 0xff } as const;

/** Reads a client's greeting and request. @throws Error when it does not speak SOCKS5, or wants more than a connection. */
export async function acceptSocksRequest(socket: Socket, signal: AbortSignal): Promise<SocksRequest> {
  const [greeting = 0, methods = 0] = await readBytes(socket, 2, signal);
  if (greeting !== version) throw new Error("the client does not speak SOCKS5");
  const offered = await readBytes(socket, methods, signal);
  if (!offered.includes(method.none)) {
    socket.write(Buffer.of(version, method.unacceptable));
    throw new Error("the client wants to authenticate");
  }
  socket.write(Buffer.of(version, method.none));
  const [, command = 0, , type = 0] = await readBytes(socket, 4, signal);
  const hostname = await readAddress(socket, type, signal);
  const port = (await readBytes(socket, 2, signal)).readUInt16BE();
  if (command !== connectCommand) throw new Error("the client wants more than a connection");
  return { hostname, port };
}

export function answerSocksRequest(socket: Socket, reply: number): void {
  socket.write(Buffer.of(version, reply, 0, addressType.ipv4, 0, 0, 0, 0, 0, 0));
}

async function readAddress(socket: Socket, type: number, signal: AbortSignal): Promise<string> {
  if (type === addressType.ipv4) return [...(await readBytes(socket, 4, signal))].join(".");
  if (type === addressType.ipv6) {
    const groups = (await readBytes(socket, 16, signal)).toString("hex").match(/.{4}/g) ?? [];
    return groups.join(":");
  }
  if (type !== addressType.name) throw new Error("the client gave no address");
  const [length = 0] = await readBytes(socket, 1, signal);
  return (await readBytes(socket, length, signal)).toString("latin1");
}

export type SocksCredentials = { username: string; password: string };

/** Asks a SOCKS5 proxy at the other end of the socket for a connection. @throws Error that says what it answered. */
export async function requestSocksConnection(
  socket: Socket,
  { hostname, port, credentials }: SocksRequest & { credentials?: SocksCredentials | undefined },
  signal: AbortSignal,
): Promise<void> {
  const methods = credentials === undefined ? [method.none] : [method.none, method.password];
  socket.write(Buffer.of(version, methods.length, ...methods));
  const [, chosen] = await readBytes(socket, 2, signal);
  if (chosen === method.password && credentials !== undefined)
    await authenticate(socket, credentials, signal);
  else if (chosen !== method.none) throw new Error("it wants credentials");
  const name = Buffer.from(hostname, "latin1");
  const portBytes = Buffer.alloc(2);
  portBytes.writeUInt16BE(port);
  const head = Buffer.of(version, connectCommand, 0, addressType.name, name.length);
  socket.write(Buffer.concat([head, name, portBytes]));
  const [, reply, , type = 0] = await readBytes(socket, 4, signal);
  if (reply !== socksReply.succeeded) throw new Error(`it answered SOCKS5 code ${reply}`);
  await readAddress(socket, type, signal);
  await readBytes(socket, 2, signal);
}

/** RFC 1929. */
async function authenticate(
  socket: Socket,
  { username, password }: SocksCredentials,
  signal: AbortSignal,
): Promise<void> {
  const [user, secret] = [Buffer.from(username), Buffer.from(password)] as const;
  if (user.length > 255 || secret.length > 255) throw new Error("its credentials are too long for SOCKS5");
  socket.write(Buffer.concat([Buffer.of(1, user.length), user, Buffer.of(secret.length), secret]));
  const [, status] = await readBytes(socket, 2, signal);
  if (status !== 0) throw new Error("it refused the credentials");
}
