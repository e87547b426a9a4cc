/** Runs the Python tests, or pytest with the arguments given, in a virtual environment of the package's own. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { prepareEnvironment } from "./environment.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

process.exitCode = main(process.argv.slice(2));

function main(pytestArguments) {
  const { program, reason } = prepareEnvironment();
  if (program === undefined) {
    // Others' work must not fail for want of a language that they do not use, nor of an index that cannot be reached.
    // The set-up repeats this line at the end.
    process.stdout.write(`Skipped: the Python client was not tested. ${reason}\n`);
    return 0;
  }
  const variables = { ...process.env, LEGWORK_TEST_NODE: process.execPath, PYTHONDONTWRITEBYTECODE: "1" };
  const options = { cwd: root, stdio: "inherit", env: variables };
  return spawnSync(program, ["-m", "pytest", ...pytestArguments], options).status ?? 1;
}
