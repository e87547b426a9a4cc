import { describe } from "vitest";
import { button, checkbox, heading, select, textbox, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const cell = (...children: Written[]) => ({ role: "cell", children });
const number = (name: string) => ({ role: "spinbutton", name, inputType: "number" });
const head = (...names: string[]) => ({
  role: "row",
  children: names.map((name) => ({ role: "columnheader", name, children: [name] })),
});

describe("entries are called by their number", () => {
  const line = (at: string, part: string) => ({
    role: "row",
    children: [
      cell(at),
      cell(part),
      cell(number("Quantity")),
      cell(select("Unit", "piece", "box", "kg")),
      cell(textbox("Note")),
      cell(checkbox("Urgent")),
    ],
  });
  const table = (...numbers: string[]) =>
    view([
      heading("Requisition", 1),
      {
        role: "table",
        children: [
          head("Line", "Part", "Quantity", "Unit", "Note", "Urgent"),
          ...["Hex bolt", "Washer", "Grease"].map((part, at) => line(numbers[at] ?? "", part)),
        ],
      },
    ]);
  const [set, note] = ["fill Quantity [50]", "fill Note [stainless]"];
  cases(table("1", "2", "3"), [
    ["line 2: 50, box, stainless", `${set}, selectOption Unit [box], ${note}`],
    ["line number 2: 50, box", `${set}, selectOption Unit [box]`],
    ["third line: quantity 50", set],
    ["quantity of the washer 50, and of the grease 2", `${set}, fill Quantity [2]`],
    ["line 9: 50", "not_understood"],
    ["line 2: out of stock 5", "not_understood"],
    ["line 2: 50 litres", "not_understood"],
    ["lines 2 and 3: box", "selectOption Unit [box], selectOption Unit [box]"],
    ["line 2: Washer M8", "not_understood"],
  ]);
  // Where the page counts otherwise than it stands, “third” says two things.
  cases(table("3", "1", "2"), [["third line: quantity 50", "not_understood"]]);
});

describe("a value that is said of a part of the page goes to the only field there", () => {
  const card = (name: string) =>
    within("group", name, checkbox("Online payments"), number("Daily limit"), button("Freeze"));
  cases(view([heading("Cards", 1), card("Blue card"), card("Gold card")]), [
    ["blue card 300 a day, gold card 800 a day", "fill Daily limit [300], fill Daily limit [800]"],
    ["gold card £800", "fill Daily limit [800]"],
    ["gold card 800 minutes", "not_understood"],
    ["freeze the gold card for 3 days", "not_understood"],
    ["cards 300", "not_understood"],
  ]);
  const room = (name: string) => within("group", name, number("Temperature °C"), number("Humidity %"));
  cases(view([heading("Rooms", 1), room("Cellar"), room("Attic")]), [["attic 20", "not_understood"]]);
});
