import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { isSentLater } from "../../src/grounding/ending.ts";
import { button, textbox, view, within, type Written } from "./build-view.ts";
import { cases, told } from "./told.ts";

const spinbutton = (name: string): Written => ({
  role: "spinbutton",
  tag: "input",
  name,
  inputType: "number",
  value: "0",
});
const stall = view([spinbutton("Mugs"), spinbutton("Plates"), button("Order"), button("Cancel")]);

describe("what is ordered is sent by the one button that is called so", () => {
  cases(stall, [
    ["order 5 mugs and 2 plates", "fill Mugs [5], fill Plates [2], click Order"],
    ["please buy two mugs", "fill Mugs [2], click Order"],
    ["fill Mugs with 5 and Plates with 2", "fill Mugs [5], fill Plates [2]"],
  ]);

  test("and not where a later order does so", () => {
    const later = ["wait for the total", "press Order"];
    expect(told(ground(stall, "order 5 mugs and 2 plates", { later }))).toBe(
      "fill Mugs [5], fill Plates [2]",
    );
  });
});

describe("a search without a form is sent by the button for it", () => {
  const loose = view([textbox("Name", { role: "searchbox" }), button("Search"), button("Help")]);
  const inForm = view([within("form", "Find", textbox("Name", { role: "searchbox" }), button("Search"))]);
  const two = view([textbox("Name", { role: "searchbox" }), button("Search"), button("Find")]);

  test("where there is one", () => {
    expect(told(ground(loose, "search for Ada"))).toBe("fill Name [Ada], click Search");
    expect(told(ground(inForm, "search for Ada"))).toBe("fill Name [Ada], press Name [Enter]");
    expect(told(ground(two, "search for Ada"))).toBe("fill Name [Ada], press Name [Enter]");
  });

  test("and not where the next order presses it", () => {
    const searched = (later: string[]) => told(ground(loose, "search for Ada", { later }));
    expect(searched(["press Search"])).toBe("fill Name [Ada]");
    expect(searched(["hit Enter"])).toBe("fill Name [Ada]");
    expect(searched(["click the first result", "press Search"])).toBe("fill Name [Ada], click Search");
  });
});

test("only searches and orders are sent by what comes later", () => {
  expect(isSentLater("fill Mugs with 5", ["press Order"])).toBe(false);
  expect(isSentLater("buy a mug", ["tick Gift", "confirm"])).toBe(true);
  expect(isSentLater("add a step: Return the keys", ["press Add"])).toBe(true);
  expect(isSentLater("take me to line 5", ["press Enter"])).toBe(true);
  expect(isSentLater("buy a mug", ["close the window"])).toBe(false);
});
