import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  fingerprintManifests,
  fingerprintTimes,
  packageDirectories,
  readRecord,
  writeRecord,
} from "./fingerprint.mjs";
import { requireCommand } from "./run-command.mjs";
import { pnpmVersion } from "./toolchain.mjs";

/** Installs what the lockfile names, unless the same lockfile and manifests were installed before. */
export async function installDependencies(setup, files) {
  const stamp = join(setup.tools, "install.json");
  const fingerprint = `${pnpmVersion} ${fingerprintManifests(setup.root, files)}`;
  const isInstalled = existsSync(join(setup.root, "node_modules", ".modules.yaml"));
  if (isInstalled && readRecord(stamp).fingerprint === fingerprint)
    return { summary: "Dependencies unchanged" };
  await requireCommand(setup.pnpm, ["install", "--frozen-lockfile"], {
    directory: setup.root,
    environment: setup.environment,
    purpose: "Installing the dependencies",
    advice:
      "read the output above; if the registry could not be reached, check the network and run the command again.",
  });
  writeRecord(stamp, { fingerprint });
  return { summary: "Dependencies installed" };
}

/** Builds the workspace, unless no source file has changed since the last build. */
export async function buildWorkspace(setup, files) {
  const stamp = join(setup.tools, "build.json");
  const fingerprint = fingerprintTimes(setup.root, files);
  const built = readRecord(stamp);
  if (built.fingerprint === fingerprint && built.outputs.every(existsSync))
    return { summary: "Build up to date" };
  await requireCommand(setup.pnpm, ["exec", "turbo", "run", "build", "--output-logs=errors-only"], {
    directory: setup.root,
    environment: setup.environment,
    purpose: "The build",
    advice: "mend what the compiler names above and run the command again.",
  });
  const outputs = packageDirectories(files).map((directory) => join(directory, "dist"));
  writeRecord(stamp, { fingerprint, outputs: outputs.filter(existsSync) });
  return { summary: "Built" };
}
