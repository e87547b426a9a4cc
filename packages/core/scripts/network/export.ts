import { readFileSync, writeFileSync } from "node:fs";
import { chromium, type Page } from "playwright-core";
import { deedsOf, loadTraining, type EvaluationCase } from "../../../../eval/src/case.ts";
import { detectBrowser } from "../../src/browser/detect.ts";
import { likelyNodes } from "../../src/grounding/evidence/likely.ts";
import { ground } from "../../src/grounding/ground.ts";
import { controlTextsOf, type ControlText } from "../../src/grounding/network/control-texts.ts";
import { WordPieces } from "../../src/grounding/network/word-pieces.ts";
import { LivePage } from "../../src/page/live-page.ts";
import { selectorsOf } from "../../src/page/selectors.ts";
import { takeView } from "../../src/page/snapshot.ts";
import type { PageView } from "../../src/page/view.ts";
import { spanOf } from "./spans.ts";

/**
 * Writes what the network learns from: the controls of each page as they are read, each with the key that instructions mean it by, and
 * each instruction with what is expected, what shares its words and, on pages for measuring, what the rules make of it.
 * `node scripts/network/export.ts <vocab.txt> <examples.json> [<page>…]`; without pages of all.
 */
const [vocabularyFile = "vocab.txt", target = "examples.json", ...chosen] = process.argv.slice(2);
const words = new WordPieces(readFileSync(vocabularyFile, "utf8").trimEnd().split("\n"));
const address = "http://127.0.0.1:9/1/page.html";

const browser = await chromium.launch({
  executablePath: detectBrowser(),
  chromiumSandbox: process.getuid?.() !== 0,
});
let html = "";
const tab = await browser.newPage();
await tab.route("http://127.0.0.1:9/**", (route) =>
  route.fulfill({ contentType: "text/html; charset=utf-8", body: html }),
);
const live = await LivePage.attach(tab);
const pages: Record<string, unknown> = {};
const instructions: unknown[] = [];
for (const page of loadTraining(chosen.length === 0 ? undefined : chosen)) {
  html = page.html;
  const { view, keys } = await look();
  const places = new Map(view.nodes.map(({ ref }, at) => [ref, at]));
  const controls = controlTextsOf(view, words).map((text) => controlOf(view, text, keys));
  // As `eval` divides them: those for measuring are not learnt from.
  const isMeasured = page.half === "reporting";
  pages[page.name] = { isMeasured, controls };
  instructions.push(
    ...page.cases.map(({ say, kind, expect }) => ({
      page: page.name,
      say,
      kind,
      expect,
      ...readingOf({ view, places }, { say, expect }),
      ...(isMeasured && rulesOf({ view, places }, say)),
    })),
  );
  process.stderr.write(`${page.name}: ${page.cases.length}\n`);
}
await browser.close();
writeFileSync(target, JSON.stringify({ pages, instructions }));

async function look(): Promise<{ view: PageView; keys: Map<string, string> }> {
  await tab.goto(address);
  const view = await takeView(live.worlds);
  const references = view.nodes.flatMap(({ ref }) => (ref === "" ? [] : [ref]));
  const keys = await keysAt(tab, await selectorsOf(live.worlds, references));
  return {
    view,
    keys: new Map(references.flatMap((ref, at) => (keys[at] ? [[ref, keys[at]] as const] : []))),
  };
}

/** The key of each element: its own, that of what it is in, or the only one in it. Those in frames are left out. */
function keysAt(page: Page, selectors: (string | undefined)[]): Promise<(string | null)[]> {
  return page.evaluate(
    (paths) =>
      paths.map((path) => {
        const found = document.evaluate(
          path,
          document,
          null,
          XPathResult.FIRST_ORDERED_NODE_TYPE,
        ).singleNodeValue;
        if (!(found instanceof Element)) return null;
        const inside = found.querySelectorAll("[data-eval]");
        const keyed = found.closest("[data-eval]") ?? (inside.length === 1 ? inside.item(0) : null);
        return keyed?.getAttribute("data-eval") ?? null;
      }),
    selectors.map((selector) =>
      selector?.startsWith("xpath=") === true ? selector.slice("xpath=".length) : "//nothing",
    ),
  );
}

function controlOf(
  { nodes }: PageView,
  { at, option, pieces, own, around }: ControlText,
  keys: Map<string, string>,
) {
  const { ref = "", role, options } = nodes[at] ?? {};
  const chosen = option === undefined ? undefined : options?.[option];
  return {
    at,
    key: keys.get(ref) ?? null,
    role,
    hasOptions: options !== undefined,
    ...(chosen === undefined ? {} : { option: { label: chosen.label, value: chosen.value } }),
    pieces,
    own: [...own],
    around: [...around],
  };
}

function readingOf({ view, places }: Placed, { say, expect }: Pick<EvaluationCase, "say" | "expect">) {
  const pieces = words.divide(say, 96);
  return {
    pieces: pieces.map(({ number }) => number),
    spans: Object.fromEntries(
      valuesOf({ expect }).map(([key, value]) => [key, spanOf(say, { pieces, value })] as const),
    ),
    likely: likelyNodes(view, say)
      .slice(0, 16)
      .map(({ node, confidence }) => [places.get(node.ref), confidence / 0.4]),
  };
}

/** What the rules make of it: the network is measured by what it adds. */
function rulesOf({ view, places }: Placed, say: string) {
  const grounding = ground(view, say);
  const steps = grounding.outcome === "resolved" ? grounding.steps : [];
  return {
    outcome: grounding.outcome,
    confidence: grounding.outcome === "resolved" ? grounding.confidence : 0,
    steps: steps.map(({ node, method, arguments: values }) => ({
      at: places.get(node?.ref ?? "") ?? -1,
      method,
      values,
    })),
  };
}

/** A page, and the index of each element in it. */
type Placed = { view: PageView; places: ReadonlyMap<string, number> };

/** The texts that are typed or chosen, with the keys of the fields that get them, in the first way that is right. */
function valuesOf(one: Pick<EvaluationCase, "expect">): [key: string, value: string][] {
  return Object.entries(deedsOf(one)[0]?.values ?? {}).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" && value !== "" ? [[key, value]] : [],
  );
}
