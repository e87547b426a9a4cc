import { expect, test } from "vitest";
import { clearedByButton } from "../../src/grounding/checks/cleared-by-button.ts";
import { touchesExcepted } from "../../src/grounding/checks/excepted.ts";
import { isLastOfOne } from "../../src/grounding/checks/last-of-one.ts";
import { optionByChance } from "../../src/grounding/checks/option-by-chance.ts";
import { stepOn, type Resolved } from "../../src/grounding/outcome.ts";
import type { PageView } from "../../src/page/view.ts";
import { button, checkbox, select, textbox, view, within } from "./build-view.ts";

type Step = Parameters<typeof stepOn>[2];

/** What was found for other words than it should have been. */
function found(page: PageView, ...steps: [name: string, step: Step][]): Resolved {
  return {
    outcome: "resolved",
    confidence: 0.8,
    candidates: [],
    isInferred: true,
    steps: steps.map(([name, step]) => {
      const node = page.nodes.find((one) => one.name === name);
      if (node === undefined) throw new Error(`There is no ${name}.`);
      return stepOn(page, node, step);
    }),
  };
}

test("what is called more than was said, and stands by itself, is no last of several", () => {
  const page = view([
    within("group", "", button("Add sheet")),
    within("group", "", button("Totals"), button("Wishes"), button("Notes")),
  ]);
  const failure = { outcome: "not_found", message: expect.stringContaining("last") };
  expect(
    isLastOfOne(page, "go to the last sheet", found(page, ["Add sheet", { method: "click" }])),
  ).toMatchObject(failure);
  expect(
    isLastOfOne(page, "go to the last sheet", found(page, ["Notes", { method: "click" }])),
  ).toBeUndefined();
});

test("what is left out of all is not ticked", () => {
  const page = view([button("All items"), checkbox("Select lamps"), checkbox("Select LED tubes")]);
  const wrong = found(page, ["All items", { method: "click" }], ["Select LED tubes", { method: "check" }]);
  expect(touchesExcepted(page, "select all items but the LED tubes", wrong)).toMatchObject({
    outcome: "not_found",
  });
  const right = found(page, ["Select lamps", { method: "check" }]);
  expect(touchesExcepted(page, "select all items but the LED tubes", right)).toBeUndefined();
});

test("boxes are not unticked, nor fields emptied, for what a button clears", () => {
  const boxes = [
    checkbox("Select issue 4", { checked: true }),
    checkbox("Select issue 7", { checked: true }),
  ];
  const page = view([button("", { hints: "filter-clear" }), ...boxes]);
  const unticked = found(
    page,
    ["Select issue 4", { method: "uncheck" }],
    ["Select issue 7", { method: "uncheck" }],
  );
  expect(clearedByButton(page, "drop all the filters", unticked)).toBe("all the filters");
  expect(clearedByButton(page, "untick all seats", unticked)).toBe("all seats");
  expect(clearedByButton(page, "untick all issues", unticked)).toBeUndefined();
  expect(clearedByButton(page, "untick everything", unticked)).toBeUndefined();
  // Nothing else does it there.
  const alone = view(boxes);
  expect(clearedByButton(alone, "drop all the filters", unticked)).toBeUndefined();
});

test("an option is not chosen for a word that says something of another control", () => {
  const page = view([
    select("Refresh every", "off", "1 min"),
    button("Dark mode"),
    select("Sort", "Name", "Owner"),
    textbox("Owner"),
  ]);
  const off = found(
    page,
    ["Refresh every", { method: "selectOption", arguments: ["off"] }],
    ["Dark mode", { method: "click" }],
  );
  expect(optionByChance("dark mode off", off)).toBe("off");
  expect(optionByChance("dark mode on, refresh off", off)).toBeUndefined();
  const owner = found(
    page,
    ["Sort", { method: "selectOption", arguments: ["Owner"] }],
    ["Owner", { method: "fill", arguments: ["Obinna"] }],
  );
  expect(optionByChance("owner Obinna", owner)).toBe("owner");
  expect(optionByChance("sort by owner, owner Obinna", owner)).toBeUndefined();
});
