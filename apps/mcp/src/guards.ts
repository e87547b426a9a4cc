import type { IncomingMessage } from "node:http";
import { isIPv4 } from "node:net";
import type { HttpSettings } from "./config.ts";

/** Why a request is not let through to the protocol. */
export type Refusal = { status: number; message: string; headers?: Record<string, string> };

/** The methods of Streamable HTTP. */
const methods = ["GET", "POST", "DELETE"];

/** Checks where a request comes from and goes to, by its head, so that a stranger's body is never read. */
export function refuse(request: IncomingMessage, url: URL, settings: HttpSettings): Refusal | undefined {
  return (
    refuseHost(request, settings) ??
    refuseOrigin(request, settings) ??
    refusePath(url) ??
    refuseMethod(request)
  );
}

/** True for names and addresses that mean this machine: `localhost`, `127.0.0.0/8`, `::1`. */
export function isLoopbackName(name: string): boolean {
  if (name === "localhost" || name.endsWith(".localhost") || name === "::1") return true;
  return isIPv4(name) && name.startsWith("127.");
}

/**
 * A page in a user's browser can point a name of its own at a loopback address (DNS rebinding), and would be of the
 * same origin as this server; its requests carry that name.
 */
function refuseHost({ headers }: IncomingMessage, { host, allowedHosts }: HttpSettings): Refusal | undefined {
  if (allowedHosts === undefined) return undefined;
  const name = hostNameOf(`http://${headers.host ?? ""}`);
  if (name !== undefined && (isLoopbackName(name) || name === host || allowedHosts.includes(name)))
    return undefined;
  return {
    status: 403,
    message: `This server is not reached under the name ${JSON.stringify(name ?? "")}. Call it as 127.0.0.1, or add the name to --allowed-hosts.`,
  };
}

/** Only browsers send an Origin, for the page that calls. */
function refuseOrigin({ headers }: IncomingMessage, { allowedOrigins }: HttpSettings): Refusal | undefined {
  const { origin } = headers;
  if (origin === undefined || allowedOrigins.includes(origin.toLowerCase())) return undefined;
  const name = hostNameOf(origin);
  if (name !== undefined && isLoopbackName(name)) return undefined;
  return {
    status: 403,
    message: `Pages of ${JSON.stringify(origin.slice(0, 100))} may not call this server. Add that origin to --allowed-origins if they should.`,
  };
}

function hostNameOf(address: string): string | undefined {
  const name = URL.parse(address)?.hostname;
  return name === undefined || name === "" ? undefined : name.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}

function refusePath({ pathname }: URL): Refusal | undefined {
  return pathname === "/mcp"
    ? undefined
    : { status: 404, message: "There is nothing here. The MCP endpoint is /mcp." };
}

function refuseMethod({ method = "" }: IncomingMessage): Refusal | undefined {
  if (methods.includes(method)) return undefined;
  const allow = methods.join(", ");
  return { status: 405, message: `The MCP endpoint takes ${allow}.`, headers: { allow } };
}
