import { describe } from "vitest";
import { view } from "./build-view.ts";
import { cases } from "./told.ts";

const shop = view([
  {
    role: "combobox",
    name: "Sort by",
    value: "Featured",
    options: ["Featured", "Price: low to high", "Price: high to low", "Newest", "Size"].map((label) => ({
      label,
      value: label,
      selected: label === "Featured",
      disabled: false,
    })),
  },
  {
    role: "list",
    children: [
      ["Kanto teapot", "€ 34.00"],
      ["Dune plate", "€ 12.00"],
    ].map(([name = "", price = ""]) => ({
      role: "listitem",
      children: [{ role: "link", name }, price, { role: "button", name: "Add to basket" }],
    })),
  },
]);

describe("which of many things are to come first", () => {
  cases(shop, [
    ["the dearest ones on top", "selectOption Sort by [Price: high to low]"],
    ["show me the cheapest ones first", "selectOption Sort by [Price: low to high]"],
    ["could you put the latest at the top?", "selectOption Sort by [Newest]"],
    ["order them by how big they are", "selectOption Sort by [Size]"],
    ["the nearest ones first", "not_understood"],
    ["the oldest first", "not_understood"],
    ["show the cheapest", "click Dune plate"],
  ]);
});

const withoutOrders = view([
  {
    role: "list",
    children: [
      ["Kanto teapot", "€ 34.00"],
      ["Dune plate", "€ 12.00"],
    ].map(([name = "", price = ""]) => ({
      role: "listitem",
      children: [{ role: "link", name }, price],
    })),
  },
]);

describe("what comes first is not opened where there is no list of orders", () => {
  cases(withoutOrders, [["show the cheapest ones first", "not_found"]]);
});
