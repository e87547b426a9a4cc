import { describe } from "vitest";
import { box, button, checkbox, select, textbox, view, type Written } from "./build-view.ts";
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

describe("to take something out of something selects nothing", () => {
  const lift = (name: string, deed: string): Written => ({
    role: "row",
    children: [
      { role: "cell", children: [checkbox(`Select ${name}`)] },
      { role: "cell", children: [name] },
      { role: "cell", children: [button(deed)] },
    ],
  });
  cases(
    view([
      {
        role: "table",
        children: [
          lift("Tower House", "Take out of service"),
          lift("Arkwright Mill", "Put back into service"),
        ],
      },
      select("Which lift?", "Tower House", "Arkwright Mill"),
    ]),
    [
      ["take the Tower House lift out of service", "click Take out of service"],
      ["take the Arkwright Mill lift out of service", "not_found"],
    ],
  );
});
