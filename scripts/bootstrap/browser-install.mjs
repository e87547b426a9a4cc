import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { listInstalledBrowsers, listPlaywrightBrowsers } from "./browser-candidates.mjs";
import { packageDirectories } from "./fingerprint.mjs";
import { installPackage } from "./install-package.mjs";
import { runCommand } from "./run-command.mjs";

const playwrightSeconds = 300;
const aptSeconds = 600;
const packagedVersion = "153.0.0";
const packagedDirectory = `packaged-chromium-${packagedVersion}`;

/** The ways to get a browser, in the order in which they are tried; each resolves to { paths } or { reason }. */
export const installers = [
  { name: "Playwright's download", install: installWithPlaywright },
  { name: "apt-get install chromium", install: installWithApt },
  { name: "@sparticuz/chromium", install: installPackaged },
];

async function installWithPlaywright(setup) {
  const script = findPlaywrightScript(setup);
  if (!script) return { reason: "Playwright is not among the dependencies" };
  const environment = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000", ...setup.environment };
  const result = await runCommand(setup.node, [script, "install", "--no-shell", "chromium"], {
    directory: setup.root,
    environment,
    seconds: playwrightSeconds,
  });
  return describeResult(result, () => listPlaywrightBrowsers(setup.environment));
}

function findPlaywrightScript(setup) {
  for (const directory of packageDirectories(setup.files)) {
    const resolve = createRequire(join(directory, "package.json")).resolve;
    for (const name of ["playwright-core", "playwright"]) {
      try {
        return join(dirname(resolve(`${name}/package.json`)), "cli.js");
      } catch {
        // Not a dependency of this package: the next one may have it.
      }
    }
  }
  return undefined;
}

async function installWithApt(setup) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync("/etc/debian_version")) return { reason: "it takes root on Debian or Ubuntu" };
  const known = await runCommand("dpkg-query", ["--show", "--showformat", "${Status}", "chromium"]);
  if (known.output.includes("ok installed")) return { reason: "it is installed already, and does not run" };
  const settings = {
    environment: { ...setup.environment, DEBIAN_FRONTEND: "noninteractive" },
    seconds: aptSeconds,
  };
  const shared = ["--quiet", "--option", "DPkg::Lock::Timeout=120"];
  // A list that is only partly fresh is good enough: the installation decides.
  await runCommand("apt-get", [...shared, "update"], settings);
  const result = await runCommand(
    "apt-get",
    [...shared, "install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation"],
    settings,
  );
  // The tests try it too; where the system has none of it, they say so.
  if (result.succeeded)
    await runCommand(
      "apt-get",
      [...shared, "install", "--yes", "--no-install-recommends", "chromium-headless-shell"],
      settings,
    );
  return describeResult(result, () => listInstalledBrowsers(setup.environment));
}

async function installPackaged(setup) {
  if (process.platform !== "linux" || process.arch !== "x64")
    return { reason: "it is for Linux on x64 only" };
  const directory = join(setup.tools, packagedDirectory);
  const result = await installPackage(setup, {
    directory: packagedDirectory,
    specifier: `@sparticuz/chromium@${packagedVersion}`,
    check: (folder) => unpack(setup, folder),
  });
  return describeResult(result, () => [join(directory, "chromium"), writeLauncher(directory)]);
}

async function unpack(setup, folder) {
  const code = `
    const { default: chromium, inflate } = await import("@sparticuz/chromium");
    await chromium.executablePath();
    await inflate("node_modules/@sparticuz/chromium/bin/al2023.tar.br");
  `;
  const result = await runCommand(setup.node, ["--input-type=module", "--eval", code], {
    directory: folder,
    // The package unpacks into the temporary folder, where a cleaner of old files would take parts of it away.
    environment: { ...setup.environment, TMPDIR: folder },
    seconds: 120,
  });
  return result.succeeded ? undefined : `it could not be unpacked: ${result.output.trim()}`;
}

/** Starts the packaged browser with the libraries and fonts that it brings along, for systems without their own. */
function writeLauncher(directory) {
  const launcher = join(directory, "chromium-with-libraries");
  const script = `#!/bin/sh
directory=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$directory/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-$directory/fonts}"
exec "$directory/chromium" "$@"
`;
  writeFileSync(join(directory, "fonts", "fonts.conf"), describeFonts(directory));
  writeFileSync(launcher, script);
  chmodSync(launcher, 0o755);
  return launcher;
}

/** The package's own description looks for the fonts where a cloud function would have them. */
function describeFonts(directory) {
  const directories = [join(directory, "fonts"), "/usr/share/fonts"].map((path) => `  <dir>${path}</dir>`);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${directories.join("\n")}
  <cachedir>${join(directory, "fonts-cache")}</cachedir>
</fontconfig>
`;
}

function describeResult(result, list) {
  if (result.succeeded) return { paths: list() };
  return { reason: `${result.reason}${lastMeaningfulLine(result.output)}` };
}

function lastMeaningfulLine(output) {
  const lines = output.split("\n").map((line) => line.trim());
  const line = lines.find((text) => /^(?:E:|npm error|Error:)/.test(text));
  return line ? ` (${line})` : "";
}
