import { describe } from "vitest";
import { button, link, tab, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

describe("what is meant comes first, or how it is done last", () => {
  const page = view([
    within("tablist", "", tab("General"), tab("Alerts"), tab("Permissions"), tab("Log")),
    within(
      "list",
      "",
      within("listitem", "", link("invoice-7.pdf")),
      within("listitem", "", link("Order 20416")),
      within("listitem", "", link("Letter to Ana")),
    ),
    button("Help"),
    button("Print"),
  ]);
  cases(page, [
    ["invoice-7.pdf, open it", "click invoice-7.pdf"],
    ["order 20416, open it please", "click Order 20416"],
    ["the letter to Ana, open that one", "click Letter to Ana"],
    ["letter to Ana, right click", "rightClick Letter to Ana"],
    ["open invoice-7.pdf with a double click", "doubleClick invoice-7.pdf"],
    ["hold the mouse over Help", "hover Help"],
    ["third tab", "click Permissions"],
    ["third tab from the left", "click Permissions"],
    ["second tab from the right", "click Permissions"],
    ["third, click Print", "click Print"],
    ["first open the Log tab", "click Log"],
    // What tells how things are is not what is to be done.
    ["the report is wrong, delete it", "not_understood"],
    ["the letter to Ben, open it", "not_understood"],
    ["seventh tab from the left", "not_understood"],
  ]);
});
