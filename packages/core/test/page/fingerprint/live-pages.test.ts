import { expect, test } from "vitest";
import { startShop } from "../../../../../examples/shop/server.ts";
import { BrowserHost } from "../../../src/browser/host.ts";
import { findAgain } from "../../../src/page/fingerprint-match.ts";
import { takeFingerprint, type Fingerprint } from "../../../src/page/fingerprint.ts";
import { LivePage } from "../../../src/page/live-page.ts";
import { referenceOf } from "../../../src/page/reference.ts";
import { resolveSelector, selectorsOf } from "../../../src/page/selectors.ts";
import { takeView } from "../../../src/page/snapshot.ts";
import type { PageView, ViewNode } from "../../../src/page/view.ts";
import { reviseDocument } from "./live-revisions.ts";

const paths = ["/", "/products", "/preferences", "/support", "/sign-in"];
const revisions = 3;

/** A link of the same name to the same address does the same. */
const isAsGood = (found: ViewNode, meant: ViewNode) =>
  found.ref === meant.ref ||
  (meant.href !== undefined && found.href === meant.href && found.name === meant.name);

test("elements of pages in a browser are found again after their document was revised", async () => {
  const counts = { cases: 0, gone: 0, hits: 0, wrong: 0, refused: 0, byXpath: 0 };
  const look = async (live: LivePage, seed: number) => {
    const before = await takeView(live.worlds);
    const meant = before.nodes.flatMap((node, index) =>
      node.interactive && node.box ? [{ node, index }] : [],
    );
    const selectors = await selectorsOf(
      live.worlds,
      meant.map(({ node }) => node.ref),
    );
    const known = meant.map(({ index }) => takeFingerprint(before, index)?.fingerprint);
    await live.page.evaluate(`(${reviseDocument.toString()})(${seed})`);
    const after = await takeView(live.worlds);
    for (const [at, { node }] of meant.entries()) {
      const located = await resolveSelector(live.worlds, selectors[at] ?? "/absent");
      const held = located && referenceOf(located.world.sequence, located.number);
      judge(after, { node, known: known[at], held });
    }
  };
  const judge = (
    after: PageView,
    { node, known, held }: { node: ViewNode; known: Fingerprint | undefined; held: string | undefined },
  ) => {
    if (known === undefined) throw new Error(`no fingerprint of ${node.ref}`);
    const isGone = !after.nodes.some((other) => other.interactive && isAsGood(other, node));
    const result = findAgain(known, after, held);
    counts.cases += 1;
    if (isGone) counts.gone += 1;
    if (held === node.ref) counts.byXpath += 1;
    if (result.outcome !== "found") counts.refused += isGone ? 1 : 0;
    else if (isAsGood(result.node, node)) counts.hits += 1;
    else counts.wrong += 1;
  };

  const shop = await startShop();
  const host = await BrowserHost.start({ graceMs: 500 });
  try {
    const page = await host.browser.newPage();
    const live = await LivePage.attach(page);
    for (const path of paths) {
      for (let seed = 1; seed <= revisions; seed += 1) {
        await page.goto(`${shop.url}${path}`);
        await look(live, seed * 7 + path.length);
      }
    }
  } finally {
    await host.close();
    await shop.close();
  }
  const { cases, gone, hits, wrong, byXpath } = counts;
  process.stdout.write(`in a browser: ${JSON.stringify(counts)}\n`);
  expect(cases).toBeGreaterThan(300);
  expect(hits / (cases - gone)).toBeGreaterThan(0.97);
  expect(wrong / cases).toBeLessThan(0.01);
  expect(byXpath).toBeLessThan(hits);
}, 180_000);
