#!/usr/bin/env node
import { constants } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { provideBrowser } from "./bootstrap/browser.mjs";
import { buildWorkspace, installDependencies } from "./bootstrap/dependencies.mjs";
import { listSources } from "./bootstrap/fingerprint.mjs";
import { acquireLock } from "./bootstrap/lock.mjs";
import { createProgress } from "./bootstrap/progress.mjs";
import { runAttached } from "./bootstrap/run-attached.mjs";
import { stopRunningCommands } from "./bootstrap/run-command.mjs";
import { runService } from "./bootstrap/run-service.mjs";
import { runTests } from "./bootstrap/run-tests.mjs";
import { SetupFailure } from "./bootstrap/setup-failure.mjs";
import { onStopRequest } from "./bootstrap/stop-request.mjs";
import { formatCounts } from "./bootstrap/test-summary.mjs";
import { preferOnPath, provideNode, providePnpm } from "./bootstrap/toolchain.mjs";

const jobs = {
  demo: (setup) => runAttached(setup, [setup.node, "examples/demo/main.ts"]),
  shop: openShop,
  start: runService,
  test: runTests,
};

const help = `Usage: node scripts/bootstrap.mjs <demo|shop|start|test>

  demo    sets up, then runs the example in examples/demo
  shop    sets up, then opens the shop of examples/shop at port 8080 (PORT) until Ctrl-C
  start   sets up, then serves the API and MCP until Ctrl-C
  test    sets up, then runs every check and prints what passed and failed

Setting up needs Node 18 or newer and npm. It gets what is missing into .tools: Node 24, pnpm, the dependencies and a
browser (LEGWORK_BROWSER_PATH, else an installed Chrome or Chromium, else a downloaded one), and builds the workspace.
What is there already is used as it is: a second start takes less than two seconds.
`;

async function main([job, ...rest]) {
  if (job === "--help" || job === "-h") return tell(help, 0);
  if (!Object.hasOwn(jobs, job ?? "")) return tell(`Unknown command: ${job ?? "(none)"}\n\n${help}`, 2);
  if (rest.length > 0) return tell(`Unknown argument: ${rest.join(" ")}\n\n${help}`, 2);
  try {
    const setup = await prepare();
    return await jobs[job](setup);
  } catch (error) {
    console.error(`\n${error instanceof SetupFailure ? error.describe() : describeDefect(error)}`);
    if (job === "test") console.log(formatCounts({ passed: 0, failed: 1 }));
    return 1;
  }
}

async function prepare() {
  const root = resolve(fileURLToPath(import.meta.url), "../..");
  const setup = { root, tools: join(root, ".tools"), environment: createEnvironment() };
  const progress = createProgress();
  const release = await acquireLock(setup.tools, (pid) =>
    progress.say(`· waiting for another set-up (process ${pid})`),
  );
  const stopInterrupting = endWhenAsked(release);
  try {
    await runSteps(setup, progress);
    progress.say(`Set up in ${progress.total()}`);
    return setup;
  } finally {
    stopInterrupting();
    release();
  }
}

async function runSteps(setup, { step }) {
  setup.node = await step("Node", () => provideNode(setup));
  preferOnPath(setup.environment, setup.node);
  setup.pnpm = await step("pnpm", () => providePnpm(setup));
  preferOnPath(setup.environment, setup.pnpm);
  setup.files = listSources(setup.root);
  await step("Installing the dependencies", () => installDependencies(setup, setup.files));
  setup.browser = await step("Looking for a browser", (note) => provideBrowser(setup, note));
  setup.environment.LEGWORK_BROWSER_PATH = setup.browser;
  await step("Building", () => buildWorkspace(setup, setup.files));
}

/** To practise on, at the address that the guides name. */
function openShop(setup) {
  setup.environment.PORT ||= "8080";
  return runAttached(setup, [setup.node, "examples/shop/server.ts"]);
}

function createEnvironment() {
  return {
    ...process.env,
    pnpm_config_minimum_release_age: "0",
    pnpm_config_confirm_modules_purge: "false",
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
    TURBO_UI: "false",
  };
}

function endWhenAsked(release) {
  return onStopRequest((signal) => {
    stopRunningCommands();
    release();
    process.exit(128 + constants.signals[signal]);
  });
}

function describeDefect(error) {
  return new SetupFailure(`The set-up itself has a defect: ${error.message}`, {
    output: error.stack,
    advice: "please report it with the lines above; removing .tools and trying again may help.",
  }).describe();
}

function tell(text, code) {
  (code === 0 ? process.stdout : process.stderr).write(text);
  return code;
}

process.exitCode = await main(process.argv.slice(2));
