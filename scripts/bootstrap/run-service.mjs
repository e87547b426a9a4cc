import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describeFirstSteps } from "./first-steps.mjs";
import { SetupFailure } from "./setup-failure.mjs";
import { startPart, stopParts } from "./service-part.mjs";
import { onStopRequest } from "./stop-request.mjs";
import { isPortOpen, waitUntilReady } from "./wait-until-ready.mjs";

const readySeconds = 60;

/** Runs the API and the MCP server as one service until a signal, or until one of them dies. */
export async function runService(setup) {
  const service = describeService(setup);
  refuseImpossiblePorts(service);
  await refuseTakenPorts(service);
  const parts = [];
  const stopping = new AbortController();
  const stopRequested = new Promise((resolve) => onStopRequest(() => resolve("stop")));
  try {
    const outcome = await Promise.race([
      startParts(setup, service, { parts, signal: stopping.signal }),
      stopRequested,
    ]);
    if (outcome === "stop") return 0;
    console.log(describeFirstSteps(service));
    const end = await Promise.race([stopRequested, ...parts.map((part) => part.ended)]);
    if (end === "stop") return 0;
    throw endedUnexpectedly(end);
  } finally {
    stopping.abort();
    await stopParts(parts);
  }
}

function describeService({ root, environment }) {
  const host = environment.LEGWORK_HOST || "127.0.0.1";
  const port = environment.LEGWORK_PORT || "4700";
  const mcpPort = environment.LEGWORK_MCP_PORT || "4701";
  const dataDirectory = resolve(root, environment.LEGWORK_DATA_DIR || ".legwork");
  const reachable = reachableHost(host);
  return {
    host: reachable.replace(/^\[|\]$/g, ""),
    port,
    mcpPort,
    dataDirectory,
    keyFile: join(dataDirectory, "api-key"),
    hasOwnKey: Boolean(environment.LEGWORK_API_KEY),
    apiUrl: `http://${reachable}:${port}`,
    mcpUrl: `http://${reachable}:${mcpPort}/mcp`,
  };
}

/** A server that listens on every address is reached on the loopback one. */
function reachableHost(host) {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/** The two are told to each other and printed, so that 0, any free port, is of no use here. */
export function refuseImpossiblePorts({ port, mcpPort }) {
  for (const [variable, value] of Object.entries({ LEGWORK_PORT: port, LEGWORK_MCP_PORT: mcpPort })) {
    if (/^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535) continue;
    throw new SetupFailure(`${variable} is ${JSON.stringify(value)}, which is no port.`, {
      advice: `set ${variable} to a number from 1 to 65535, or unset it.`,
    });
  }
  if (Number(port) !== Number(mcpPort)) return;
  throw new SetupFailure(`LEGWORK_PORT and LEGWORK_MCP_PORT are both ${port}.`, {
    advice: "give the API and the MCP server a port each.",
  });
}

export async function refuseTakenPorts({ host, port, mcpPort }) {
  const variables = Object.entries({ LEGWORK_PORT: port, LEGWORK_MCP_PORT: mcpPort });
  const areOpen = await Promise.all(variables.map(([, number]) => isPortOpen(host, number)));
  const taken = variables.filter((_, index) => areOpen[index]);
  if (taken.length === 0) return;
  const numbers = taken.map(([, number]) => number).join(" and ");
  const names = taken.map(([variable]) => variable).join(" and ");
  const [subject, free] =
    taken.length === 1
      ? [`Port ${numbers} on ${host} is`, "a free port"]
      : [`Ports ${numbers} on ${host} are`, "free ports"];
  throw new SetupFailure(`${subject} taken, perhaps by a Legwork that already runs.`, {
    advice: `use that one or stop it, or set ${names} to ${free}.`,
  });
}

async function startParts(setup, service, { parts, signal }) {
  const environment = { ...setup.environment, LEGWORK_DATA_DIR: service.dataDirectory };
  const api = startPart(setup, { name: "The API", environment, parameters: ["apps/api/dist/main.js"] });
  parts.push(api);
  await becomeReady(api, `${service.apiUrl}/readyz`);
  signal.throwIfAborted();
  const mcp = startPart(setup, {
    name: "The MCP server",
    environment: { ...environment, LEGWORK_API_KEY: readKey(setup, service) },
    parameters: ["apps/mcp/dist/main.js", "--port", service.mcpPort, "--apiUrl", service.apiUrl],
  });
  parts.unshift(mcp);
  await becomeReady(mcp, service.mcpUrl, () => isPortOpen(service.host, service.mcpPort));
  return "ready";
}

async function becomeReady(part, address, probe = undefined) {
  const outcome = await Promise.race([part.ended, waitUntilReady(probe ?? address, readySeconds)]);
  if (outcome === true) return;
  if (outcome !== false) throw endedUnexpectedly(outcome);
  throw new SetupFailure(`${part.name} was not ready within ${readySeconds} s (${address}).`, {
    command: part.command,
    advice: "read its output above.",
  });
}

function readKey({ environment }, { keyFile }) {
  if (environment.LEGWORK_API_KEY) return environment.LEGWORK_API_KEY;
  if (existsSync(keyFile)) return readFileSync(keyFile, "utf8").trim();
  throw new SetupFailure(`The API is ready, but its key is not in ${keyFile}.`, {
    advice: "set LEGWORK_API_KEY to a key of your own and run the command again.",
  });
}

function endedUnexpectedly({ part, reason }) {
  return new SetupFailure(`${part.name} ended unexpectedly: ${reason}.`, {
    command: part.command,
    advice: "read its output above, mend the cause and run the command again.",
  });
}
