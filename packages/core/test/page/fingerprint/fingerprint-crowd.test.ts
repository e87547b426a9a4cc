import { expect, test } from "vitest";
import { takeFingerprint } from "../../../src/page/fingerprint.ts";
import { follows } from "../../../src/page/view-lineage.ts";
import type { PageView, ViewNode } from "../../../src/page/view.ts";

type Told = Pick<ViewNode, "role" | "name" | "parent"> & Partial<ViewNode>;

const leaf = { tag: "div", interactive: false, inViewport: true };

function nodesOf(told: Told[]): ViewNode[] {
  return told.map((one, index) => ({ ref: one.role === "text" ? "" : `e${index}`, ...leaf, ...one }));
}

function viewOf(nodes: ViewNode[], url = "https://shop.example/"): PageView {
  const size = { width: 800, height: 600 };
  return { url, title: "", viewport: size, scroll: { x: 0, y: 0, maxX: 0, maxY: 0 }, nodes };
}

/** A clickable box that is called by what it holds, another beside it, and buttons. */
const nodes = nodesOf([
  { role: "document", name: "", parent: -1 },
  { role: "generic", name: "", parent: 0, interactive: true },
  { role: "text", name: "Blue", parent: 1 },
  { role: "text", name: "shade", parent: 1 },
  { role: "generic", name: "", parent: 0, interactive: true },
  { role: "text", name: "Blue lamp", parent: 4 },
  { role: "button", name: "Buy", parent: 0, interactive: true },
  { role: "button", name: "Buy", parent: 0, interactive: true },
  { role: "link", name: "Terms", parent: 0, interactive: true, href: "https://shop.example/terms" },
]);

function withNode(index: number, change: Partial<ViewNode>): ViewNode[] {
  return nodes.map((node, at) => (at === index ? { ...node, ...change } : node));
}

function all(view: PageView) {
  return view.nodes.map((_, index) => takeFingerprint(view, index));
}

test.for([
  ["a text that names the box around it", withNode(3, { name: "lamp" })],
  ["a control with another name", withNode(7, { name: "Remove" })],
  ["a control that can no longer be acted on", withNode(6, { interactive: false })],
  ["a link to elsewhere", withNode(8, { href: "https://shop.example/help" })],
  ["a text that hangs on the other box", withNode(5, { parent: 1 })],
  ["fewer elements", nodes.slice(0, 6)],
  ["more elements", [...nodes, ...nodesOf([{ role: "button", name: "Buy", parent: 0, interactive: true }])]],
  ["nothing", [...nodes]],
] as const)("what is counted follows a page on which is different: %s", ([, changed]) => {
  const document = {};
  const before = viewOf(nodes);
  const after = viewOf([...changed]);
  for (const view of [before, after]) follows(view, document);
  const first = all(before);
  expect(all(after)).toEqual(all(viewOf([...changed])));
  // The older view may still be asked.
  expect(all(before)).toEqual(first);
});

test("addresses are read anew when the page's own is another", () => {
  const document = {};
  const [before, after] = [viewOf(nodes), viewOf([...nodes], "https://other.example/")];
  for (const view of [before, after]) follows(view, document);
  all(before);
  expect(all(after)).toEqual(all(viewOf([...nodes], "https://other.example/")));
});
