import { describe, expect, test } from "vitest";
import { clearedByButton } from "../../src/grounding/checks/cleared-by-button.ts";
import { touchesExcepted } from "../../src/grounding/checks/excepted.ts";
import { isLastOfOne } from "../../src/grounding/checks/last-of-one.ts";
import { optionByChance } from "../../src/grounding/checks/option-by-chance.ts";
import { stepOn, type Resolved } from "../../src/grounding/outcome.ts";
import type { PageView } from "../../src/page/view.ts";
import { button, checkbox, select, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

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
  expect(clearedByButton(page, "turn off all the ways of being told", unticked)).toBeUndefined();
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
  expect(optionByChance(page, "dark mode off", off)).toBe("off");
  expect(optionByChance(page, "dark mode on, refresh off", off)).toBeUndefined();
  const owner = found(
    page,
    ["Sort", { method: "selectOption", arguments: ["Owner"] }],
    ["Owner", { method: "fill", arguments: ["Obinna"] }],
  );
  expect(optionByChance(page, "owner Obinna", owner)).toBe("owner");
  expect(optionByChance(page, "sort by owner, owner Obinna", owner)).toBeUndefined();
});

test("what stands in a list until something is chosen is not chosen", () => {
  const page = view([select("Kind", "Choose a kind", "Boots"), select("Network", "Choose")]);
  const kind = found(page, ["Kind", { method: "selectOption", arguments: ["Choose a kind"] }]);
  expect(optionByChance(page, "as the kind choose what fits", kind)).toBe("Choose a kind");
  const boots = found(page, ["Kind", { method: "selectOption", arguments: ["Boots"] }]);
  expect(optionByChance(page, "as the kind choose boots", boots)).toBeUndefined();
});

describe("what only shares a word with what was said is not pressed", () => {
  const page = view([
    button("Forget changes"),
    button("Put into effect"),
    checkbox("I have read the privacy notice"),
    checkbox("Send me your newsletter", { checked: true }),
  ]);
  cases(page, [
    ["activate my changes", "not_found"],
    ["let me read the privacy notice", "not_found"],
    ["tick that I have read the privacy notice", "check I have read the privacy notice"],
    ["forget my changes", "click Forget changes"],
    ["send it off", "not_found"],
    ["turn the newsletter off", "uncheck Send me your newsletter"],
  ]);
});
