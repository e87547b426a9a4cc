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
