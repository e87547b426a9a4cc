import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { listInstalledBrowsers, listPlaywrightBrowsers } from "./browser-candidates.mjs";
import { installers } from "./browser-install.mjs";
import { proveBrowser } from "./browser-proof.mjs";
import { readRecord, writeRecord } from "./fingerprint.mjs";
import { SetupFailure } from "./setup-failure.mjs";

/** A Chrome or Chromium that has been seen to work; the finding is kept for the next start. */
export async function provideBrowser(setup, note) {
  const record = join(setup.tools, "browser.json");
  const requested = setup.environment.LEGWORK_BROWSER_PATH;
  const known = readRecord(record);
  if (isUnchanged(known) && (requested ? requested === known.path : !known.requested)) return describe(known);
  const found = requested ? await proveRequested(requested) : await findBrowser(setup, note);
  writeRecord(record, { ...found, ...measure(found.path), requested: Boolean(requested) });
  return describe(found);
}

async function proveRequested(path) {
  const advice =
    "set LEGWORK_BROWSER_PATH to a Chrome or Chromium, or unset it and one is found or installed.";
  const proof = existsSync(path) ? await prove(path) : { reason: "there is no such file" };
  if (proof.version) return proof;
  throw new SetupFailure(`LEGWORK_BROWSER_PATH is ${path}, but ${proof.reason}.`, { advice });
}

async function findBrowser(setup, note) {
  const complaints = [];
  const complain = (text) => {
    complaints.push(text);
    note(text);
  };
  const present = [...listInstalledBrowsers(setup.environment), ...listPlaywrightBrowsers(setup.environment)];
  const tried = new Set();
  let found = await proveFirst(present, tried, complain);
  for (const { name, install } of installers) {
    if (found) break;
    note(`no browser that works yet; trying ${name}`);
    const { paths, reason } = await install(setup);
    if (reason) complain(`${name}: ${reason}`);
    else found = await proveFirst(paths, tried, complain);
  }
  if (found) return found;
  throw new SetupFailure("No Chrome or Chromium that works could be found or installed.", {
    output: complaints.join("\n"),
    advice: "install Chrome or Chromium and run the command again, or set LEGWORK_BROWSER_PATH to one.",
  });
}

async function proveFirst(paths, tried, complain) {
  for (const path of paths.filter((candidate) => !tried.has(candidate))) {
    const proof = await prove(path);
    if (proof.version) return proof;
    complain(`${path}: ${proof.reason}`);
    tried.add(path);
  }
  return undefined;
}

async function prove(path) {
  return { path, ...(await proveBrowser(path)) };
}

function isUnchanged(known) {
  if (!known.path || !existsSync(known.path)) return false;
  const { size, modified } = measure(known.path);
  return size === known.size && modified === known.modified;
}

function measure(path) {
  const { size, mtimeMs } = statSync(path);
  return { size, modified: mtimeMs };
}

function describe({ path, version }) {
  return { summary: `Chromium ${version} (${path})`, value: path };
}
