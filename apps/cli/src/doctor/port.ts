import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import type { Config } from "@legwork/api/command";
import { fail, ok, type Finding } from "./finding.ts";

/** How long whoever has the port may take to say who it is, ms. */
const answerMs = 2_000;

/** Whether the service could listen, or is it that does. */
export async function checkPort({ host, port }: Config): Promise<Finding> {
  try {
    await listen(host, port);
    return ok("port", `${port} on ${host} is free`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE") {
      const mend = code === "EACCES" ? "legwork start --port 4700" : "legwork start --host 127.0.0.1";
      return fail("port", `${port} on ${host} cannot be had: ${message}`, mend);
    }
    const service = await whoIsThere(host, port);
    if (service !== undefined) return ok("port", `${port} on ${host}: ${service} is running there`);
    const free = await listen(host, 0);
    return fail("port", `${port} on ${host} is taken by another program`, `legwork start --port ${free}`);
  }
}

/** The port that was had, and given back. */
async function listen(host: string, port: number): Promise<number> {
  const server = createServer().listen({ host, port });
  await once(server, "listening");
  const { port: had } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return had;
}

/** A Legwork service in words; undefined for anything else. */
async function whoIsThere(host: string, port: number): Promise<string | undefined> {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  try {
    const answer = await fetch(`http://${name}:${port}/`, { signal: AbortSignal.timeout(answerMs) });
    const { name: program, version } = (await answer.json()) as { name?: unknown; version?: unknown };
    return program === "Legwork" ? `Legwork ${String(version)}` : undefined;
  } catch {
    return undefined; // It speaks no HTTP, no JSON, or not in time: whatever it is, it is no Legwork.
  }
}
