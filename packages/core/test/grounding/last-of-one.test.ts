import { describe, expect, test } from "vitest";
import { isLastOfOne } from "../../src/grounding/checks/last-of-one.ts";
import { stepOn, type Resolved } from "../../src/grounding/outcome.ts";
import type { PageView } from "../../src/page/view.ts";
import { button, link, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const song = (name: string): Written =>
  within("row", "", within("cell", "", name), within("cell", "", button(`Remove ${name}`)));
const album = (...names: string[]): PageView => view([within("table", "", ...names.map(song))]);

function removing(page: PageView, name: string): Resolved {
  const node = page.nodes.find((one) => one.name === `Remove ${name}`);
  if (node === undefined) throw new Error(`There is no ${name}.`);
  return {
    outcome: "resolved",
    steps: [stepOn(page, node, { method: "click" })],
    confidence: 0.8,
    candidates: [],
  };
}

test("the one that is called so is no last of all of them", () => {
  const page = album("Kettle Song", "Harbour", "Long Way");
  expect(isLastOfOne(page, "take the last song out", removing(page, "Kettle Song"))).toMatchObject({
    outcome: "not_found",
    message: expect.stringContaining("last"),
  });
  expect(isLastOfOne(page, "take the last song out", removing(page, "Long Way"))).toBeUndefined();
});

test("of two that are called so there is a second", () => {
  const page = album("Kettle Song", "Song of Rain", "Long Way");
  expect(isLastOfOne(page, "remove the second song", removing(page, "Song of Rain"))).toBeUndefined();
});

describe("what stands below “New issue” is no list of issues", () => {
  const row = (name: string): Written =>
    within("row", "", within("cell", "", name), within("cell", "", link("↗")));
  const page = view([
    { role: "heading", name: "Issues", level: 2 },
    within("table", "", row("Wrong code"), row("Slow start"), row("No sound")),
    within(
      "form",
      "",
      { role: "heading", name: "New issue", level: 3 },
      within("toolbar", "", button("B"), button("I"), button("▣")),
    ),
  ]);
  cases(page, [["open the last issue in the list", "click ↗"]]);
});
