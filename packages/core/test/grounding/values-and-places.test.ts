import { describe } from "vitest";
import { box, checkbox, heading, textbox, view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

describe("a unit that a field shows is no part of what is written", () => {
  cases(
    view([textbox("Depth"), "m", textbox("Visibility"), "m", textbox("Air (bar)"), textbox("Weights (kg)")]),
    [
      ["depth 11.5 m, visibility 20 m", "fill Depth [11.5], fill Visibility [20]"],
      ["set the weights to 4 kg", "fill Weights (kg) [4]"],
      ["set the weights to 9 lbs", "not_found"],
    ],
  );
});

describe("where something is sought is not sought", () => {
  cases(view([textbox("Search wheels…", { inputType: "search" })]), [
    ["look for reblochon among the wheels", "fill Search wheels… [reblochon], press Search wheels… [Enter]"],
    [
      "search for brie in the cellar",
      "fill Search wheels… [brie in the cellar], press Search wheels… [Enter]",
    ],
  ]);
});

describe("lists with boxes, and boxes beside them", () => {
  const entry = (name: string): Written => ({
    role: "row",
    children: [
      { role: "cell", children: [checkbox("")] },
      { role: "cell", children: [name] },
    ],
  });
  const head: Written = {
    role: "row",
    children: ["", "Cheese"].map((name) => ({ role: "columnheader", name, children: [name] })),
  };
  const list: Written = { role: "table", children: [head, ...["Comté", "Tomme", "Chèvre"].map(entry)] };
  cases(view([box(checkbox("Fan"), checkbox("Misting")), list]), [
    ["tick every cheese except the Comté", "check e17, check e22"],
  ]);
});

describe("more and less of what is there", () => {
  const slider = (name: string, value: string): Written => ({
    role: "slider",
    name,
    value,
    machineValue: value,
  });
  const row = (name: string): Written => ({
    role: "group",
    name,
    children: [textbox("Target temperature", { inputType: "number", value: "20" })],
  });
  cases(
    view([
      heading("Cellar 2"),
      slider("Temperature", "12"),
      slider("Sleeve length", "64"),
      textbox("Servings", { value: "4" }),
    ]),
    [
      ["make the cellar 2 degrees colder", "fill Temperature [10]"],
      ["it should be 3 degrees warmer", "fill Temperature [15]"],
      ["the sleeves should be 2 cm longer", "fill Sleeve length [66]"],
      ["make the sleeves 4 cm shorter", "fill Sleeve length [60]"],
      ["two more servings please", "fill Servings [6]"],
      ["make it 2 inches wider", "not_found"],
    ],
  );
  cases(view([row("Tomatoes"), row("Orchids")]), [
    ["raise the tomatoes' target by 3 degrees", "fill Target temperature [23]"],
    ["lower the target of the orchids by 2", "fill Target temperature [18]"],
    ["raise the target by 3 degrees", "ambiguous"],
  ]);
  cases(view([textbox("Guests", { inputType: "number" })]), [["increase the guests by 3", "not_found"]]);
});
