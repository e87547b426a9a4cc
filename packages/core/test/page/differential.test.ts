import { readdir, readFile } from "node:fs/promises";
import { chromium, type Browser, type BrowserContext } from "playwright-core";
import playwright from "playwright-core/package.json" with { type: "json" };
import { test as base, describe, expect } from "vitest";
import { detectBrowser } from "../../src/browser/detect.ts";
import { PageServer } from "../../src/testing/page-server.ts";
import { explanations } from "./differential/explanations.ts";
import { generatePage } from "./differential/generate.ts";
import { lookAt } from "./differential/look.ts";
import { agreement, reportOf, tallyOf, unexplainedIn, type Corpus } from "./differential/report.ts";

const fixtures = new URL("./differential/fixtures/", import.meta.url);
const report = new URL("../../../../docs/accessibility.md", import.meta.url);
/** Pages that are drawn from seeded numbers, each of some two dozen trees. */
const generated = 24;

type Source = { name: string; pages: string[] };

async function look(context: BrowserContext, server: PageServer, source: Source): Promise<Corpus> {
  const corpus: Corpus = { name: source.name, pages: [] };
  for (const html of source.pages) {
    server.page("/", html);
    const page = await context.newPage();
    await page.goto(server.url("/"));
    corpus.pages.push(await lookAt(page));
    await page.close();
  }
  return corpus;
}

const test = base
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.launch({ executablePath: detectBrowser(), chromiumSandbox: false });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("corpora", { scope: "file" }, async ({ browser }) => {
    await using server = await PageServer.start();
    const context = await browser.newContext();
    const names = (await readdir(fixtures)).sort();
    const written = await Promise.all(names.map((name) => readFile(new URL(name, fixtures), "utf8")));
    const drawn = Array.from({ length: generated }, (_, index) => generatePage(index + 1));
    return [
      await look(context, server, { name: "fixtures", pages: written }),
      await look(context, server, { name: "generated", pages: drawn }),
    ];
  });

describe("beside Chromium's accessibility tree", { timeout: 600_000 }, () => {
  test("every difference is one that is explained", ({ corpora }) => {
    for (const corpus of corpora) expect(unexplainedIn(corpus), corpus.name).toEqual([]);
  });

  test("every explanation is of a difference that there is", ({ corpora }) => {
    const text = reportOf(corpora, { chromium: "", playwright: "" });
    const rows = text
      .split("\n")
      .filter((row) => explanations.some(({ what }) => row.startsWith(`| ${what} `)));
    expect(rows).toHaveLength(explanations.length);
    expect(rows.filter((row) => /\|\s+0\s+\|\s+0\s+\|/.test(row))).toEqual([]);
  });

  test("roles and names of controls on generated pages are the same to 99 %", ({ corpora }) => {
    const corpus = corpora.find(({ name }) => name === "generated") as Corpus;
    for (const property of ["role", "name"] as const)
      expect(agreement(tallyOf(corpus, property, true)), property).toBeGreaterThan(0.99);
    expect(agreement(tallyOf(corpus, "role", false)), "role of all elements").toBeGreaterThan(0.99);
  });

  test("the report says so", async ({ browser, corpora }) => {
    const committed = await readFile(report, "utf8").catch(() => "");
    const version = browser.version();
    const text = `${reportOf(corpora, { chromium: version.split(".")[0] ?? "", playwright: playwright.version })}\n`;
    // Another browser counts otherwise; the kinds stay.
    const counts = (of: string) =>
      isSameVersion(committed, version) ? of : of.replaceAll(/\d+(?:\.\d)?(?: %)?|[ -]/g, "");
    if (isSameVersion(committed, version)) await expect(text).toMatchFileSnapshot(report.pathname);
    else expect(counts(text)).toBe(counts(committed));
  });

  const manuals = process.env["LEGWORK_TEST_MANUALS"];
  test.skipIf(manuals === undefined)(
    "pages of manuals (HTML files in LEGWORK_TEST_MANUALS, at most 30) agree to 99 %",
    async ({ browser }) => {
      await using server = await PageServer.start();
      const files = (await readdir(manuals ?? "", { recursive: true })).filter((file) =>
        file.endsWith(".html"),
      );
      const every = Math.ceil(files.length / 30);
      const chosen = files.sort().filter((_, index) => index % every === 0);
      const pages = await Promise.all(chosen.map((file) => readFile(`${manuals}/${file}`, "utf8")));
      const corpus = await look(await browser.newContext(), server, { name: "manuals", pages });
      for (const property of ["role", "name", "description", "level"] as const)
        for (const interactive of [true, false])
          expect(agreement(tallyOf(corpus, property, interactive)), property).toBeGreaterThan(0.99);
    },
  );
});

function isSameVersion(committed: string, version: string): boolean {
  return committed === "" || committed.includes(`Chromium ${version.split(".")[0]} `);
}
