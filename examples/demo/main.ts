/** Starts the service and a shop, shops there through the client, and checks in the shop's books what came of it. */
import { dirname, join } from "node:path";
import { startShop } from "@legwork/example-shop";
import { Legwork, type AgentResult } from "@legwork/sdk";
import { checkOutcome } from "./outcome.ts";
import { Report, StepFailure } from "./report.ts";
import { startService, type ServiceProcess } from "./service.ts";
import { runTour } from "./tour.ts";

const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

class Interruption extends Error {
  readonly exitCode: number;

  constructor(signal: keyof typeof exitCodes) {
    super(`Interrupted by ${signal}`);
    this.exitCode = exitCodes[signal];
  }
}

async function main(): Promise<number> {
  const interruption = catchSignals();
  await using shop = await open(startShop(), (opened) => opened.close());
  console.log(`The shop is open at ${shop.url}`);
  await using service = await open(startService(), (opened) => opened.stop());
  console.log(`The service is ready at ${service.url}`);
  interruption.throwIfAborted();
  const finished = await runSession(service, shop.url, interruption);
  console.log("\nWhat the shop has on its books");
  const right = checkOutcome(shop.state);
  if (finished && right) console.log("\nEverything is as it was asked for.");
  else console.log("\nNot everything is as it was asked for: see the lines with ✗ above.");
  return finished && right ? 0 : 1;
}

/** True when every step was done. */
async function runSession(service: ServiceProcess, shopUrl: string, signal: AbortSignal): Promise<boolean> {
  const legwork = new Legwork({ env: "REMOTE", baseURL: service.url, apiKey: service.apiKey });
  const report = new Report(legwork);
  try {
    const run = await runTour({ legwork, report, shopUrl, signal });
    tellScreenshots(service, run);
    await report.step({ verb: "close", what: "end the session" }, () => legwork.close());
    console.log(`\n${report.tokens} tokens in all.`);
    return true;
  } catch (error) {
    if (error instanceof StepFailure) return false;
    throw error;
  } finally {
    await legwork.close();
  }
}

function tellScreenshots({ dataDirectory }: ServiceProcess, { actions }: AgentResult): void {
  const paths = actions.flatMap(({ screenshot }) => screenshot ?? []);
  const [first] = paths;
  console.log("\nEnd");
  if (first)
    console.log(`    The agent's ${paths.length} screenshots are in ${dirname(join(dataDirectory, first))}`);
}

/** The first signal ends the tour in order; a second one ends the program at once. */
function catchSignals(): AbortSignal {
  const controller = new AbortController();
  for (const name of Object.keys(exitCodes) as (keyof typeof exitCodes)[]) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(exitCodes[name]);
      console.log("\nStopping …");
      controller.abort(new Interruption(name));
    });
  }
  return controller.signal;
}

async function open<Thing extends object>(
  opening: Promise<Thing>,
  close: (thing: Thing) => Promise<void>,
): Promise<Thing & AsyncDisposable> {
  const thing = await opening;
  return Object.assign(thing, { [Symbol.asyncDispose]: () => close(thing) });
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof Interruption) process.exitCode = error.exitCode;
  else {
    console.error(`\nThe demo failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
// Signals are listened to, which alone does not keep the process; what else is open has been closed.
