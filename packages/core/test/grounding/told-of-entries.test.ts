import { describe } from "vitest";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const labels = (names: string[]) =>
  names.map((label) => ({ label, value: label, selected: false, disabled: false }));
const select = (name: string, options: string[]): Written => ({
  role: "combobox",
  name,
  tag: "select",
  options: labels(options),
});
const table = (heads: string[], rows: Written[][]): Written => ({
  role: "table",
  children: [
    { role: "row", children: heads.map((head) => ({ role: "columnheader", children: [head] })) },
    ...rows.map((cells) => ({
      role: "row",
      children: cells.map((cell) => ({ role: "cell", children: [cell] })),
    })),
  ],
});

const orders = view([
  { role: "heading", name: "Orders", level: 1 },
  table(
    ["No.", "Customer", "Status", "Amount (€)"],
    [17, 18].map((number) => [
      `${number}`,
      `Roe ${number}`,
      select(`Status ${number}`, ["Open", "Paid", "Shipped"]),
      { role: "textbox", tag: "input", name: "", value: "250", hints: `amount-${number}` },
    ]),
  ),
]);

describe("a question is no order, and words are no figure", () => {
  cases(orders, [
    ["order 17 has been paid", "selectOption Status 17 [Paid]"],
    ["has order 17 been paid?", "not_understood"],
    ["tell me when order 17 is paid", "not_understood"],
    ["order 18 is a draft", "not_found"],
  ]);
});

const sorted = view([select("Sort by", ["Price ascending", "Name A–Z", "Name Z–A"])]);
const upward = view([select("Sort by", ["Price ascending", "Name A–Z"])]);

describe("which way the letters go", () => {
  cases(sorted, [
    ["from Z to A", "selectOption Sort by [Name Z–A]"],
    ["names from A to Z", "selectOption Sort by [Name A–Z]"],
  ]);
  cases(upward, [["from Z to A", "not_found"]]);
});

const field = (name: string, value: string): Written => ({ role: "textbox", tag: "input", name, value });
const staff = view([
  { role: "heading", name: "Rooms and staff", level: 1 },
  table(
    ["Name", "Hours per week", "Level", "Pay", "Starts"],
    ["Grete", "Ivo", "Room 4"].map((name) => [
      name,
      field(`Hours of ${name}`, "20"),
      select(`Level of ${name}`, ["Baker", "Lead", "In repair"]),
      field(`Pay of ${name}`, "2000"),
      { role: "textbox", tag: "input", name: `Start of ${name}`, inputType: "date", value: "" },
    ]),
  ),
]);

describe("what is told of an entry is put where it says so", () => {
  cases(staff, [
    ["Grete now works 30 hours a week", "fill Hours of Grete [30]"],
    ["Ivo earns 3000", "fill Pay of Ivo [3000]"],
    ["Grete and Ivo work 30 hours", "fill Hours of Grete [30], fill Hours of Ivo [30]"],
    ["Ivo is starting on 3 May 2027", "fill Start of Ivo [2027-05-03]"],
    ["promote Ivo to lead", "selectOption Level of Ivo [Lead]"],
    ["Ivo has been promoted to lead", "selectOption Level of Ivo [Lead]"],
    ["room 4 is being repaired", "selectOption Level of Room 4 [In repair]"],
    ["Grete works 30 to 40 hours", "not_understood"],
    ["Grete works 30 hours overtime", "not_understood"],
    ["Grete worked 30 hours", "not_understood"],
    ["Grete's husband works 30 hours", "not_understood"],
    ["Grete has 3 children", "not_understood"],
    ["Ivo was never promoted to lead", "not_understood"],
    ["hall 4 is being repaired", "not_understood"],
    ["introduce Ivo to lead", "not_understood"],
  ]);
});
