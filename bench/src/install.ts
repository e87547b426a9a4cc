import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isInstalled, peerFile, peersDirectory, pins, type PinName } from "./pins.ts";

/** Milliseconds for one peer's packages. */
const installTimeoutMs = 300_000;

/**
 * Installs the peers that are missing or of another version, exactly as pinned, without their install scripts.
 * Answers why, for each that could not be installed.
 */
export function installPeers(names: readonly PinName[]): Map<PinName, string> {
  const failures = new Map<PinName, string>();
  for (const name of names) {
    if (isInstalled(name) && installedVersion(name) === pins[name].version) continue;
    process.stderr.write(`Installing ${pins[name].packageName} ${pins[name].version} …\n`);
    const failure = install(name);
    if (failure !== undefined) failures.set(name, failure);
  }
  if (names.includes("agent-browser") && !failures.has("agent-browser")) makeRunnable();
  return failures;
}

export function installedVersion(name: PinName): string {
  const { version } = JSON.parse(readFileSync(peerFile(name, "package.json"), "utf8")) as { version: string };
  return version;
}

function install(name: PinName): string | undefined {
  const directory = `${peersDirectory}${name}`;
  mkdirSync(directory, { recursive: true });
  writeFileSync(`${directory}/package.json`, '{ "private": true }\n');
  const { packageName, version } = pins[name];
  const parameters = ["install", "--save-exact", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status, stderr, error } = spawnSync("npm", [...parameters, `${packageName}@${version}`], {
    cwd: directory,
    encoding: "utf8",
    timeout: installTimeoutMs,
  });
  if (status === 0) return undefined;
  return error?.message ?? stderr.trim().split("\n").slice(0, 3).join(" ");
}

/** Its programs are marked as such by an install script, which is not run. */
function makeRunnable(): void {
  const folder = dirname(peerFile("agent-browser", "bin/any"));
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) chmodSync(`${folder}/${file}`, 0o755);
}

if (import.meta.main) {
  const failures = installPeers(Object.keys(pins) as PinName[]);
  for (const [name, failure] of failures) process.stderr.write(`${name} was not installed: ${failure}\n`);
  process.exitCode = failures.size === 0 ? 0 : 1;
}
