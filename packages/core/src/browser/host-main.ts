import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { inspect } from "node:util";
import type { Browser } from "playwright-core";
import { DebuggingRelay } from "./debugging-relay.ts";
import { HostControl } from "./host-control.ts";
import { controlPath, listeningLine, type HostSettings } from "./host-protocol.ts";
import { launchBrowser, launchFailure } from "./launch.ts";

/** A browser that has not closed by then is killed, milliseconds. */
const closeTimeoutMs = 3_000;

const starter = createInterface({ input: process.stdin });
const starterGone = once(starter, "close");
const [line] = (await once(starter, "line")) as [string];
const settings = JSON.parse(line) as HostSettings;
const control = new HostControl({
  path: controlPath(settings.directory),
  graceMs: settings.graceMs,
  onClose: () => void shutDown(0),
});
let browser: Browser | undefined;
let shuttingDown = false;

process.on("SIGTERM", () => void shutDown(0));
process.on("SIGINT", () => void shutDown(0));
process.on("SIGHUP", () => void shutDown(0));
process.on("uncaughtException", (error) => {
  report(error);
  void shutDown(1);
});
// The starting process may be gone before it has read what is written.
process.stdout.on("error", () => undefined);

await control.listen();
void starterGone.then(() => control.releaseStarter());
process.stdout.write(`${listeningLine}\n`);
await launch();

async function launch(): Promise<void> {
  try {
    const launched = await launchBrowser(settings);
    browser = launched.browser;
    browser.on("disconnected", () => void shutDown(1));
    await DebuggingRelay.listen(browser, settings.directory);
    // Without a host and port it is a socket in the private directory, which no other user and no page can reach.
    const [{ endpoint }, browserProcessId] = await Promise.all([browser.bind("legwork"), processOf(browser)]);
    void control.announce({
      type: "ready",
      endpoint,
      processId: process.pid,
      browserProcessId,
      warnings: launched.warnings,
    });
  } catch (error) {
    const told = control.announce({
      type: "failed",
      reason: launchFailure(error),
    });
    await shutDown(1, told);
  }
}

/** CDP `SystemInfo.getProcessInfo`: Playwright does not tell which process it has launched. */
async function processOf(launched: Browser): Promise<number | undefined> {
  const session = await launched.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.find(({ type }) => type === "browser")?.id;
}

async function shutDown(exitCode: number, first?: Promise<void>): Promise<void> {
  if (shuttingDown) return;
  shuttingDown = true;
  const timer = setTimeout(exit, closeTimeoutMs, exitCode);
  await first;
  await browser?.close().catch(report);
  clearTimeout(timer);
  exit(exitCode);
}

/** The log lies in the host's directory: for whoever looks into one that hangs. */
function report(error: unknown): void {
  process.stderr.write(`${inspect(error)}\n`);
}

function exit(exitCode: number): void {
  // Playwright kills what is left of the browser when the process exits. This listener was added later and runs after
  // it, so that nothing writes into the directory any more.
  process.once("exit", () =>
    rmSync(settings.directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }),
  );
  process.exit(exitCode);
}
