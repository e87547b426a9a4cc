import type { Output } from "@legwork/protocol";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { detectBrowser } from "../src/browser/detect.ts";
import { test, type TestSession } from "./fixture.ts";

const run = promisify(execFile);

/** Runs every function of an exported script on the page, in a browser of Playwright's own; gives the page's status. */
async function runScript(script: string, url: string, environment: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "legwork-script-"));
  try {
    await writeFile(join(directory, "remembered.ts"), script);
    await writeFile(
      join(directory, "run.mts"),
      `import { chromium } from ${JSON.stringify(import.meta.resolve("playwright-core"))};
import * as remembered from "./remembered.ts";
const [executablePath, url, ...names] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(url);
  for (const name of names) await remembered[name](page);
  console.log(await page.locator("#log").innerText());
} finally {
  await browser.close();
}`,
    );
    const executablePath = detectBrowser();
    // Newest first, as memories are listed.
    const names = [...script.matchAll(/export async function (\w+)/g)]
      .map(([, name]) => name ?? "")
      .toReversed();
    const { stdout } = await run(
      process.execPath,
      [join(directory, "run.mts"), executablePath, url, ...names],
      {
        env: { ...process.env, ...environment },
      },
    );
    return stdout.trim();
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function scriptOf(session: TestSession, url: string): Promise<string> {
  const answer: Output<"exportMemories"> = await session.dispatch("exportMemories", {
    format: "playwright",
    url,
  });
  expect(answer.memories).toBeUndefined();
  return answer.script!;
}

const log = `<script>function log(text) { document.querySelector("#log").append(text + "; ") }</script>`;

test("an exported script does in Playwright what was remembered", async ({ session, server }) => {
  server.page("/frame", `<button onclick="parent.log('frame ' + this.textContent)">Confirm payment</button>`);
  server.page(
    "/",
    `${log}<form onsubmit="event.preventDefault(); log('sent ' + mail.value + ' ' + size.value + ' ' + terms.checked)">
<label>E-mail <input id="mail"></label><label>Size <select id="size"><option>Small<option>Large</select></label>
<label><input type="checkbox" id="terms"> Terms</label><button>Order</button></form>
<ul>${["Anna", "Berta"].map((name) => `<li>${name} <button type="button" onclick="log('removed ${name}')">Remove</button></li>`).join("")}</ul>
<iframe src="/frame"></iframe><p id="log"></p>`,
  );
  await session.navigate(server.url("/"));
  const variables = { "e-mail": "ada@example.com" };
  for (const input of [
    "type %e-mail% into E-mail",
    "select Large in Size",
    "check Terms",
    "click Order",
    "click Remove for Berta",
    "click Confirm payment",
  ])
    expect(await session.act(input, { variables }), input).toMatchObject({
      success: true,
      cacheStatus: "MISS",
    });

  const script = await scriptOf(session, server.url("/"));
  const status = await runScript(script, server.url("/"), { E_MAIL: "grace@example.com" });

  expect(script).not.toContain("ada@example.com");
  expect(status).toBe("sent grace@example.com Large true; removed Berta; frame Confirm payment;");
});

test("what a page is called cannot become code of the script", async ({ session, server }) => {
  const name = "Save */ process.exit(3) /* ${process.exit(4)} \" ' ` \\ \u2028 %HOME";
  server.page(
    "/",
    `${log}<button id="b" onclick="log('saved')"></button><p id="log"></p><script>b.textContent = ${JSON.stringify(name)}</script>`,
  );
  await session.navigate(server.url("/"));
  const acted = await session.act(`click "${name}"`);
  expect(acted).toMatchObject({ success: true });

  const script = await scriptOf(session, server.url("/"));

  expect(script.match(/export async function/g)).toHaveLength(1);
  expect(await runScript(script, server.url("/"), {})).toBe("saved;");
});

test("what was found again under another name is in the script as it is called now", async ({
  session,
  server,
}) => {
  const page = (name: string) =>
    `${log}<form onsubmit="event.preventDefault(); log('sent')"><button id="place-order">${name}</button></form><p id="log"></p>`;
  server.page("/", page("Order everything now"));
  await session.navigate(server.url("/"));
  await session.act("click Order everything now");
  server.page("/", page("Order everything now please"));
  await session.navigate(server.url("/"));
  expect(await session.act("click Order everything now")).toMatchObject({
    success: true,
    cacheStatus: "HIT",
  });

  const script = await scriptOf(session, server.url("/"));

  expect(await runScript(script, server.url("/"), {})).toBe("sent;");
});

test("a name that a system sets itself is no variable's, and any instruction names a function", async ({
  session,
  server,
}) => {
  server.page("/", `${log}<label>名前 <input id="name" oninput="log(this.value)"></label><p id="log"></p>`);
  await session.navigate(server.url("/"));
  await session.act("fill 名前 with %user%", { variables: { user: "grace" } });
  const { memories = [] } = await session.dispatch("exportMemories", { url: server.url("/") });
  await session.dispatch("purgeMemories", {});
  const imported = memories.map((memory) => ({ ...memory, instruction: "名前を入力" }));
  await session.dispatch("importMemories", { memories: imported });

  const script = await scriptOf(session, server.url("/"));

  expect(script).toContain("export async function remembered(");
  const environment = { USER: "root", INPUT_USER: "ada" };
  expect(await runScript(script, server.url("/"), environment)).toBe("ada;");
});
