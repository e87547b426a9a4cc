import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { runCommand } from "./run-command.mjs";

const installSeconds = 300;

/**
 * Installs one npm package into a folder of its own in .tools (npm prunes what an earlier install put beside it).
 * The folder gets its name only after the check has passed, so a folder that exists is complete.
 */
export async function installPackage(setup, request) {
  const directory = join(setup.tools, request.directory);
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const result = await runNpm(setup, [
    "install",
    "--prefix",
    unfinished,
    "--no-save",
    "--no-package-lock",
    "--no-audit",
    "--no-fund",
    "--loglevel",
    "error",
    ...(request.runScripts ? [] : ["--ignore-scripts"]),
    request.specifier,
  ]);
  if (!result.succeeded) return result;
  const complaint = await request.check?.(unfinished);
  if (complaint) return { ...result, succeeded: false, reason: complaint };
  rmSync(directory, { recursive: true, force: true });
  renameSync(unfinished, directory);
  return result;
}

function runNpm(setup, parameters) {
  const settings = { directory: setup.root, environment: setup.environment, seconds: installSeconds };
  const script = findNpmScript();
  if (script) return runCommand(process.execPath, [script, ...parameters], settings);
  // On Windows npm is a .cmd file, which only a shell can start.
  return runCommand("npm", parameters, { ...settings, shell: process.platform === "win32" });
}

function findNpmScript() {
  const nodeDirectory = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath?.endsWith("npm-cli.js") ? process.env.npm_execpath : undefined,
    join(nodeDirectory, "node_modules", "npm", "bin", "npm-cli.js"),
    join(nodeDirectory, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
  ];
  return candidates.find((path) => path && existsSync(path));
}
