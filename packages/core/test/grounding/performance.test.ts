import { expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import type { PageView, ViewNode } from "../../src/page/view.ts";
import { button, heading, link, textbox, view, within } from "./build-view.ts";

/** A catalogue of about so many nodes: cards of eleven nodes each, every third one with a field. */
function catalogue(nodes: number): PageView {
  const cards = Array.from({ length: Math.floor(nodes / 11) }, (_, at) =>
    within(
      "article",
      "",
      heading(`Kettle model ${at}`),
      link(`Kettle model ${at} in blue`, `/kettle/${at}`),
      "A fine kettle with a whistle",
      `$${at}.99`,
      at % 3 === 0 ? textbox(`Quantity of model ${at}`) : button("Compare"),
      button("Add to cart"),
      button("Details"),
    ),
  );
  return view([within("main", "", ...cards, button("Show everything"))]);
}

/** The page as a later look gives it: nodes that have not changed are the very same objects. */
function nextLook(page: PageView, change: (node: ViewNode) => ViewNode): PageView {
  return { ...page, nodes: page.nodes.map((node) => change(node)) };
}

test("what a node is remembered by over looks is only what it says of itself", () => {
  const nameless = { role: "textbox", hints: "x1" };
  const first = view([within("group", "", "Street", nameless), button("Save (1)")]);
  expect(ground(first, "fill Street with Elm Road").outcome).toBe("resolved");
  const second = nextLook(first, (node) => (node.name === "Street" ? { ...node, name: "Town" } : node));
  expect(ground(second, "fill Street with Elm Road").outcome).toBe("not_found");
  expect(ground(second, "fill Town with Elm").outcome).toBe("resolved");
  const third = nextLook(second, (node) => (node.name === "Save (1)" ? { ...node, name: "Send" } : node));
  expect(ground(third, "click Save").outcome).toBe("not_found");
  expect(ground(third, "click Send").outcome).toBe("resolved");
});

const instructions = [
  "click Show everything",
  "click the Show evrything button",
  "click Checkout",
  "click Add to cart for Kettle model 17",
  "fill Quantity of model 3 with 5",
  "click the third Details button",
];

test.each([1_000, 20_000])("milliseconds at %i nodes are printed", (nodes) => {
  const cold: number[] = [];
  const warm: number[] = [];
  for (const instruction of instructions) {
    const page = catalogue(nodes);
    for (const times of [cold, warm]) {
      const started = performance.now();
      ground(page, instruction);
      times.push(performance.now() - started);
    }
    const outcome = ground(page, instruction).outcome;
    expect([instruction, outcome]).toEqual([
      instruction,
      instruction === "click Checkout" ? "not_found" : "resolved",
    ]);
  }
  const median = (times: number[]): string =>
    (times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0).toFixed(1);
  const all = (times: number[]): string => times.map((time) => time.toFixed(1)).join(" ");
  process.stdout.write(
    `ground at ${nodes} nodes, ms: first look ${median(cold)} (${all(cold)}), again ${median(warm)}\n`,
  );
});
