import { describe } from "vitest";
import { view } from "./build-view.ts";
import { cases } from "./told.ts";

const boxes = (names: string[]) => ({
  role: "list",
  children: names.map((name) => ({ role: "listitem", children: [{ role: "checkbox", name }] })),
});
const colours = view([
  { role: "heading", name: "Colours", level: 1 },
  boxes(["Red", "Blue", "Green", "Pink", "Grey"]),
]);

describe("several rows are counted out", () => {
  cases(colours, [
    ["tick rows 1 and 3", "check Red, check Green"],
    ["tick items 2-4", "check Blue, check Green, check Pink"],
    ["tick rows 4 to 7", "not_found"],
    ["the first and the third, please", "check Red, check Green"],
    ["tick the first, second and last", "check Red, check Blue, check Grey"],
    ["tick the last but one", "check Pink"],
    ["tick the bottom two", "check Pink, check Grey"],
    ["tick the middle one", "check Green"],
    ["tick every second row", "check Blue, check Pink"],
    ["tick the first or the third", "not_found"],
  ]);
});

const row = (first: string, who: string) => ({
  role: "row",
  children: [
    { role: "cell", children: [first] },
    { role: "cell", children: [who] },
    { role: "cell", children: [{ role: "button", name: `Edit ${who}` }] },
  ],
});

describe("rows that are called by a number are not counted", () => {
  const table = (numbers: string[]) =>
    view([
      {
        role: "table",
        children: ["Roe", "Doe", "Poe"].map((who, at) => row(numbers[at] ?? "", who)),
      },
    ]);
  cases(table(["1", "2", "3"]), [["edit rows 1 and 3", "click Edit Roe, click Edit Poe"]]);
  cases(table(["3", "1", "2"]), [["edit rows 1 and 3", "click Edit Roe, click Edit Doe"]]);
  cases(table(["a", "b", "c"]), [
    ["edit the 1st and 3rd name", "click Edit Roe, click Edit Poe"],
    ["edit the first and last name", "not_found"],
  ]);
});
