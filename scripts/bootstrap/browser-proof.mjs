import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const proofMilliseconds = 20_000;
const measureText =
  "document.body.innerHTML = '<span>Legwork</span>'; document.querySelector('span').getBoundingClientRect().width";

/**
 * Proves a browser by using it as the engine will: over the debugging pipe it has to lay out a line of text.
 * (--dump-dom hangs in some builds that work well otherwise.) Resolves to { version } or { reason }.
 */
export async function proveBrowser(path) {
  const profile = mkdtempSync(join(tmpdir(), "legwork-browser-proof-"));
  let browser;
  try {
    browser = spawnBrowser(path, profile);
    return await Promise.race([layOutText(browser), whenItFails(browser)]);
  } catch (error) {
    return { reason: error.message };
  } finally {
    await endBrowser(browser);
    removeProfile(profile);
  }
}

/** A helper process of the browser may outlive it and still write; a proof does not fail for what it leaves behind. */
function removeProfile(profile) {
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  } catch (error) {
    if (!["ENOTEMPTY", "EBUSY", "EPERM"].includes(error.code)) throw error;
  }
}

function spawnBrowser(path, profile) {
  const switches = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
  ];
  return spawn(path, [...switches, "--remote-debugging-pipe", `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    windowsHide: true,
  });
}

async function layOutText(browser) {
  const send = openDebuggingPipe(browser);
  const { product } = await send("Browser.getVersion");
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  const { result } = await send("Runtime.evaluate", { expression: measureText }, sessionId);
  await send("Browser.close");
  return result.value > 0
    ? { version: product.replace(/^.*\//, "") }
    : { reason: "it has no font to draw text with" };
}

function openDebuggingPipe(browser) {
  const [, , , commands, answers] = browser.stdio;
  const waiting = new Map();
  let buffered = "";
  let lastIdentifier = 0;
  answers.setEncoding("utf8").on("data", (chunk) => {
    const messages = (buffered + chunk).split("\0");
    buffered = messages.pop();
    for (const message of messages.map((text) => JSON.parse(text))) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
  });
  // A browser that cannot start closes its pipes; its exit says why.
  for (const stream of [commands, answers]) stream.on("error", () => {});
  return (method, parameters = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      const id = ++lastIdentifier;
      waiting.set(id, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result)));
      commands.write(`${JSON.stringify({ id, method, params: parameters, sessionId })}\0`);
    });
}

function endBrowser(browser) {
  if (browser?.pid === undefined || browser.exitCode !== null || browser.signalCode !== null)
    return undefined;
  return new Promise((resolve) => {
    browser.once("exit", resolve);
    browser.kill("SIGKILL");
  });
}

function whenItFails(browser) {
  return new Promise((resolve) => {
    const limit = setTimeout(
      () => resolve({ reason: `it did not show a page within ${proofMilliseconds / 1000} s` }),
      proofMilliseconds,
    );
    browser.once("error", (error) => {
      clearTimeout(limit);
      resolve({ reason: `it does not start (${error.code})` });
    });
    browser.once("exit", (code, signal) => {
      clearTimeout(limit);
      resolve({ reason: `it ends at once (${signal ?? `exit code ${code}`})` });
    });
  });
}
