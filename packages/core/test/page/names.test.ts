import { chromium, type Page } from "playwright-core";
import { test as base, expect } from "vitest";
import { detectBrowser } from "../../src/browser/detect.ts";
import { takeView } from "../../src/page/snapshot.ts";
import type { ViewNode } from "../../src/page/view.ts";
import { PageWorlds } from "../../src/page/worlds.ts";

const test = base.extend("page", async ({}, { onCleanup }): Promise<Page> => {
  const browser = await chromium.launch({ executablePath: detectBrowser(), chromiumSandbox: false });
  onCleanup(() => browser.close());
  return browser.newPage();
});

async function nodesOf(page: Page, html: string): Promise<ViewNode[]> {
  await page.setContent(`<!doctype html><body>${html}`);
  return (await takeView(await PageWorlds.attach(page))).nodes;
}

const named = (nodes: ViewNode[], role: string): string[] =>
  nodes.filter((node) => node.role === role).map(({ name }) => name);

/** So many elements within each other; built by script, since the parser flattens what is deeper than 512. */
async function nested(page: Page, depth: number): Promise<{ nodes: ViewNode[]; ms: number }> {
  await page.setContent("<!doctype html><body>");
  await page.evaluate((count) => {
    let inner: Element = document.body;
    for (let level = 0; level < count; level += 1) {
      const item = document.createElement("div");
      item.setAttribute("role", "treeitem");
      item.append(document.createElement("i"));
      inner.append(item);
      inner = item;
    }
    inner.append("the innermost");
  }, depth);
  const worlds = await PageWorlds.attach(page);
  const before = performance.now();
  const { nodes } = await takeView(worlds);
  return { nodes, ms: performance.now() - before };
}

test("what is named by its content is named 1,000 levels deep", async ({ page }) => {
  const { nodes } = await nested(page, 1_000);
  expect(new Set(named(nodes, "treeitem"))).toEqual(new Set(["the innermost"]));
  expect(named(nodes, "treeitem")).toHaveLength(1_000);
});

test("the time for names grows with the depth and not with its square", async ({ page }) => {
  const ratios: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const shallow = await nested(page, 300);
    const deep = await nested(page, 1_200);
    ratios.push(deep.ms / shallow.ms);
  }
  // Four times as deep: sixteen times as long if each were read for every one around it.
  expect(Math.min(...ratios)).toBeLessThan(9);
});

test("a name is told to 2,000 characters, however much it stands for", async ({ page }) => {
  const words = Array.from({ length: 10_000 }, (_, index) => `<span>w${index} </span>`).join("");
  const [name = ""] = named(await nodesOf(page, `<button>${words}</button>`), "button");
  expect(name).toMatch(/^w0 w1 w2 /);
  expect(name.length).toBeGreaterThan(1_900);
  expect(name.length).toBeLessThanOrEqual(2_000);
});

test("a text that names many is read for all of them", async ({ page }) => {
  const parts = Array.from({ length: 2_000 }, () => "<i></i>").join("");
  const buttons = `<button aria-labelledby="text"></button>`.repeat(2_000);
  const names = named(await nodesOf(page, `<div id="text">${parts}Order</div>${buttons}`), "button");
  expect(names).toHaveLength(2_000);
  expect(new Set(names)).toEqual(new Set(["Order"]));
});

test("references that lead back to where they began end", async ({ page }) => {
  const nodes = await nodesOf(
    page,
    `<button id="a" aria-labelledby="b" aria-owns="b">A</button><button id="b" aria-labelledby="a" aria-owns="a">B</button>`,
  );
  expect(named(nodes, "button")).toEqual(
    ["B A", "A B"].map((name) => expect.stringContaining(name.slice(0, 1))),
  );
});

test("a button says what it does to its form", async ({ page }) => {
  const nodes = await nodesOf(
    page,
    `<form><button>Send</button><button type="reset">Clear</button><button type="button">Add</button><button type="nonsense">Odd</button></form>`,
  );
  const types = nodes.filter(({ role }) => role === "button").map(({ inputType }) => inputType);
  expect(types).toEqual(["submit", "reset", "button", "submit"]);
});

test("what style sheets write is part of a name, their icons are not", async ({ page }) => {
  const nodes = await nodesOf(
    page,
    `<style>.new::before { content: "New: " } .star::after { content: "★" / "starred" } .icon::before { content: "\\f101" } nav > ::after { content: "!" }</style>
    <button class="new">Offer</button><button class="star"></button><button class="icon" title="Menu"></button><nav><a href="/">Home</a></nav>`,
  );
  expect(named(nodes, "button")).toEqual(["New: Offer", "starred", "Menu"]);
  expect(named(nodes, "link")).toEqual(["Home!"]);
});

test("a picture that a font draws of a word is a name where it stands alone, and none beside words", async ({
  page,
}) => {
  const nodes = await nodesOf(
    page,
    `<style>i::after { content: attr(data-icon); font-family: "Material Symbols" } b::after { content: "new"; }</style>
    <button>Author<i data-icon="arrow_drop_down"></i></button><button><i data-icon="close"></i></button>
    <button>Offers<b></b></button>`,
  );

  expect(named(nodes, "button")).toEqual(["Author", "close", "Offersnew"]);
});

test("a control without words tells the signs that it shows; a row that is pressed as a whole has none", async ({
  page,
}) => {
  const nodes = await nodesOf(
    page,
    `<div id="row" onclick="0" style="cursor: pointer"><b>Jun Ito</b><span id="bin" onclick="0" style="cursor: pointer"><i class="icon-trash"></i>&nbsp;</span></div>`,
  );
  const signs = nodes.flatMap(({ interactive, signs: shown }) => (interactive ? [shown ?? ""] : []));
  expect(signs).toEqual(["", "icon-trash"]);
});
