import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findPython } from "./find-python.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const environment = join(root, ".venv");
const program = join(environment, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
const requirements = join(root, "requirements-test.txt");
const published = join(root, "requirements-published.txt");
const stamp = join(environment, "installed.json");

export function prepareEnvironment() {
  const python = findPython();
  if (python.program === undefined) return { reason: python.reason };
  const problem = install(python);
  return problem === undefined ? { program } : { reason: problem };
}

/** Unless the same was installed before, for the same Python. Says what is missing when it could not be. */
function install(python) {
  const wanted = createHash("sha256")
    .update(readFileSync(requirements))
    .update(readFileSync(published))
    .update(python.version)
    .digest("hex");
  if (existsSync(program) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return undefined;
  rmSync(environment, { recursive: true, force: true });
  const steps = [
    [python.program, ["-m", "venv", environment]],
    [program, ["-m", "pip", "install", "--quiet", "--requirement", requirements]],
    // What the wheel needs, for the test that installs it into an environment of its own.
    [program, ["-m", "pip", "download", "--quiet", "--dest", join(environment, "wheels"), "httpx==0.28.1"]],
  ];
  for (const [command, words] of steps) {
    const result = run(command, words);
    if (result.status !== 0) return describe(words, result);
  }
  // The test of it says that it was skipped, and why; the next run tries again.
  const optional = run(program, ["-m", "pip", "install", "--quiet", "--requirement", published]);
  if (optional.status === 0) writeFileSync(stamp, wanted);
  return undefined;
}

function run(command, words) {
  return spawnSync(command, words, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, PIP_DISABLE_PIP_VERSION_CHECK: "1" },
  });
}

function describe(words, { stdout, stderr }) {
  const output = `${stdout}${stderr}`.trim();
  if (words.includes("venv")) return `a virtual environment could not be made in ${environment}.\n${output}`;
  const packages = readFileSync(requirements, "utf8").match(/^[\w-]+==\S+/gm) ?? [];
  return (
    `pip could not get ${packages.join(", ")}. They come from the package index (PyPI, or what PIP_INDEX_URL names): ` +
    `check that it can be reached, or let PIP_FIND_LINKS name a folder with their wheels.\n${output}`
  );
}
