import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readOptions } from "../src/options.ts";
import { installedBrowser } from "../src/tasks/installed-browser.ts";
import { loadSuite, suiteSource } from "../src/tasks/public-suite.ts";
import { TaskSite } from "../src/tasks/site.ts";

let folder = "";

/** What of the suite's own script the pages are begun and ended by. */
const core = `
  var WOB_TASK_READY = true;
  var core = {
    getUtterance: () => document.getElementById("query").textContent,
    startEpisodeReal: () => { if (core.EPISODE_MAX_TIME < 1e7) throw new Error("the clock runs"); genProblem(); },
    EP_TIMER: 1,
    endEpisode: () => { core.EP_TIMER = null; },
  };
  Math.seedrandom = (seed) => { Math.seed = seed; };
`;
const page = `<!doctype html><script src="../core/core.js"></script>
  <div id="query"></div><button onclick="core.endEpisode(1)">right</button><button onclick="core.endEpisode(-1)">left</button>
  <script>genProblem = () => { document.getElementById("query").textContent = "Press one, seed " + Math.seed; };</script>`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "suite-"));
  for (const part of ["core", "miniwob"]) mkdirSync(join(folder, part));
  writeFileSync(join(folder, "core", "core.js"), core);
  for (const name of ["click-button", "email-inbox", "chase-circle"])
    writeFileSync(join(folder, "miniwob", `${name}.html`), page);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a folder that is not that of the suite is told so, with how to come by it", () => {
  expect(readOptions(["--suite", folder])?.suite).toBe(folder);
  expect(() => readOptions(["--suite", tmpdir()])).toThrow("pip download --no-deps miniwob");
});

test("tasks are parted by their names", () => {
  const kinds = loadSuite(folder, 1).map((task) => [task.page.name, task.page.kind]);
  expect(Object.fromEntries(kinds)).toEqual({
    "chase-circle": "seen or played",
    "click-button": "named: press",
    "email-inbox": "to be found: mail",
  });
});

test("a page begins with its seed and without a clock, and tells by its reward how it ended", async () => {
  const [, task] = loadSuite(folder, 2).filter(({ page }) => page.name === "click-button");
  if (task === undefined) throw new Error("no second seed");
  const browser = await chromium.launch({ executablePath: installedBrowser() });
  const site = await TaskSite.start(suiteSource(folder));
  const tab = await browser.newPage();
  for (const [button, outcome] of [
    ["right", "done"],
    ["left", "wrong"],
    [undefined, "open"],
  ] as const) {
    await tab.goto(site.serve(task));
    expect(await site.task(5_000)).toEqual({ say: "Press one, seed 2" });
    if (button !== undefined) await tab.getByText(button).click();
    await tab.goto(site.before);
    expect((await site.endings(5_000)).map((ending) => ending.outcome)).toEqual([outcome]);
  }
  await browser.close();
  await site.close();
});

test("nothing outside the folder is served", () => {
  const [task] = loadSuite(folder, 1);
  if (task === undefined) throw new Error("no task");
  const source = suiteSource(folder);
  expect(source.fileAt("core/core.js", task, "/told")?.type).toBe("text/javascript");
  expect(source.fileAt("../../../../etc/passwd", task, "/told")).toBeUndefined();
});
