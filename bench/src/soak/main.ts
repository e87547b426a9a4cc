import { parseArgs } from "node:util";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { formatNumber, quantile } from "../statistics.ts";
import { markdownTable } from "../table.ts";
import { faults, visit, type Visit } from "./client.ts";
import { findings, type Observed } from "./findings.ts";
import { SoakedService } from "./service.ts";

const help = `Starts the service and uses it hard: sessions are started, used and ended by several clients at once, and in some of
them something goes wrong on purpose (a browser killed, a client gone, a deadline hit, an operation cancelled).
Exits with 1 when a record is lost, something is left behind, or memory grows.

Usage: pnpm soak [options]

  --sessions <number>  default: 500
  --clients <number>   at once; default: 8
  --faults <percent>   of the sessions; default: 5
  --help
`;

/** After which sessions end whose client is gone. */
const idleSeconds = 10;
/** For which a navigation that names no time waits for its page; see `navigate` of the protocol. */
const deadlineSeconds = 30;
/** Times that memory is looked at. */
const looks = 50;

const small = `<!doctype html><title>Soak</title><button onclick="out.textContent = 'saved'">Save</button><p id="out"></p><ul>${"<li>An item".repeat(200)}</ul>`;

await main();

async function main(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((parameter) => parameter !== "--"),
    options: {
      sessions: { type: "string", default: "500" },
      clients: { type: "string", default: "8" },
      faults: { type: "string", default: "5" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help === true) return void process.stdout.write(help);
  const [sessions, clients, faultPercent] = [values.sessions, values.clients, values.faults].map(Number);
  const observed = await soak({
    sessions: sessions ?? 500,
    clients: clients ?? 8,
    faultPercent: faultPercent ?? 5,
  });
  report(observed);
  const wrong = findings(observed);
  for (const finding of wrong) process.stdout.write(`✗ ${finding}\n`);
  if (wrong.length === 0) process.stdout.write("Nothing was lost, and nothing was left behind.\n");
  else process.exitCode = 1;
}

type Extent = { sessions: number; clients: number; faultPercent: number };

async function soak(extent: Extent): Promise<Observed> {
  const service = await SoakedService.start(idleSeconds);
  const pages = await servePages();
  try {
    const { visits, memory } = await useHard(service, pages, extent);
    const records = await recordsOnceIdle(service, visits);
    return { visits, records, memory, left: await service.stop() };
  } finally {
    pages.close();
    await service.stop();
  }
}

async function useHard(
  service: SoakedService,
  pages: { small: string; slow: string },
  { sessions, clients, faultPercent }: Extent,
): Promise<Pick<Observed, "visits" | "memory">> {
  const visits: Visit[] = [];
  const memory: Observed["memory"] = [];
  let begun = 0;
  let killedAt = -Infinity;
  const means = {
    service,
    pages,
    wasKilledSince: (time: number) => killedAt >= time,
    killBrowser: () => {
      killedAt = performance.now();
      for (const id of service.browsers().slice(0, 1)) process.kill(id, "SIGKILL");
    },
  };
  const every = Math.max(1, Math.round(100 / faultPercent));
  const client = async (): Promise<void> => {
    while (begun < sessions) {
      const number = (begun += 1);
      const fault = number % every === 0 ? faults[(number / every - 1) % faults.length] : undefined;
      visits.push(await visit(fault, means));
      if (visits.length % Math.max(1, Math.floor(sessions / looks)) === 0) memory.push(service.memory());
      process.stderr.write(`\r${visits.length} of ${sessions} sessions`);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  process.stderr.write("\n");
  return { visits, memory };
}

/** The records of all sessions, once those have ended whose client was gone. */
async function recordsOnceIdle(
  service: SoakedService,
  visits: readonly Visit[],
): Promise<Observed["records"]> {
  await untilNoneRuns(service);
  const records: Observed["records"] = new Map();
  for (const { sessionId } of visits) {
    if (sessionId === undefined) continue;
    const { body } = await service.ask(`/v1/sessions/${sessionId}`, { method: "GET" });
    const replay = await service.ask(`/v1/sessions/${sessionId}/replay`, { method: "GET" });
    const { pages = [] } = (replay.body["data"] ?? {}) as { pages?: { actions: { actionId: string }[] }[] };
    const { status, endReason } = (body["data"] ?? {}) as { status?: string; endReason?: string };
    const actionIds = new Set(pages.flatMap(({ actions }) => actions.map(({ actionId }) => actionId)));
    if (status !== undefined) records.set(sessionId, { status, endReason, actionIds });
  }
  return records;
}

/** A request whose client is gone runs to its deadline, and its session is idle from then on. */
async function untilNoneRuns(service: SoakedService): Promise<void> {
  const until = performance.now() + (deadlineSeconds + 2 * idleSeconds) * 1_000;
  while (performance.now() < until) {
    const { body } = await service.ask("/v1/sessions?status=RUNNING&limit=1", { method: "GET" });
    const { sessions = [] } = (body["data"] ?? {}) as { sessions?: unknown[] };
    if (sessions.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

async function servePages(): Promise<{ small: string; slow: string; close: () => void }> {
  // What is slow answers with its head, and never ends.
  const server = createServer((request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    if (request.url === "/slow") response.write("<h1>Slow</h1>");
    else response.end(small);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { small: `${url}/`, slow: `${url}/slow`, close };
}

function report({ visits, records, memory }: Observed): void {
  const times = Map.groupBy(
    visits.flatMap((seen) => seen.times),
    ([operation]) => operation,
  );
  const rows = [...times].map(([operation, all]) => {
    const values = all.map(([, ms]) => ms);
    return [
      operation,
      String(values.length),
      ...[0.5, 0.95].map((share) => formatNumber(quantile(values, share))),
    ];
  });
  const ends = Map.groupBy(records.values(), ({ status, endReason }) => `${status} (${endReason})`);
  const told = [...ends].map(([end, all]) => `${all.length} ${end}`).join(", ");
  process.stdout.write(`${markdownTable(["operation", "answered", "p50, ms", "p95, ms"], rows)}\n\n`);
  process.stdout.write(`${visits.length} sessions: ${told}\n`);
  process.stdout.write(
    `Faults: ${faults.map((fault) => `${visits.filter((seen) => seen.fault === fault).length} ${fault}`).join(", ")}\n`,
  );
  const explained = Map.groupBy(
    visits.flatMap((seen) => seen.explained),
    (each) => each,
  );
  if (explained.size > 0) {
    const lost = [...explained].map(([each, all]) => `${all.length} ${each}`).join(", ");
    process.stdout.write(`Answered so since a browser was killed: ${lost}\n`);
  }
  const line = memory.map(({ server }) => Math.round(server)).join(" ");
  const browsers = memory.map((each) => Math.round(each.browsers)).join(" ");
  process.stdout.write(`Server and hosts, MiB: ${line}\nBrowsers, MiB: ${browsers}\n\n`);
}
