import { expect, test } from "vitest";
import { begunInVain } from "../../src/grounding/checks/in-vain.ts";
import { view } from "./build-view.ts";

const almanac = view([
  { role: "checkbox", name: "Public holidays", checked: false },
  { role: "checkbox", name: "Work", checked: true },
  { role: "checkbox", name: "Work trips", checked: true },
  { role: "textbox", name: "City" },
  { role: "button", name: "Search" },
]);

test.each([
  ["what the page shows and cannot be done", ["tick Public holidays", "hide the work calendar"], true],
  ["what may come with what is typed", ["type Ber into City", "choose Berlin"], false],
  ["a text with a comma", ["write Dear all", "see you at 5 in City"], true],
  ["what may come with what is typed anywhere", ["type Ber", "choose Berlin"], false],
  ["what may come with a press", ["click Search", "hide the work calendar"], false],
  ["the first of them", ["hide the work calendar", "tick Public holidays"], false],
  ["nothing", ["tick Public holidays", "type Linz into City"], false],
])("%s cannot be done: begun in vain", (_, orders, isVain) => {
  expect(begunInVain(almanac, orders) !== undefined).toBe(isVain);
});
