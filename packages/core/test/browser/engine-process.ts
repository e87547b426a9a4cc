import { BrowserHost } from "../../src/browser/host.ts";

// Stands for a process that runs an engine: it owns a host with a page, says which, and goes on until it is killed.
const host = await BrowserHost.start({ graceMs: Number(process.argv[2]) });
const context = await host.browser.newContext();
await context.newPage();
process.stdout.write(`${host.directory}\n`);
