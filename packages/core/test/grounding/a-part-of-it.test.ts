import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const signed = (name: string, description: string): Written => ({ role: "button", name, description });

const ward = view([
  ...[
    ["Neil Parry", "Two boxes are on their way", signed("📌", "Pin message")],
    ["Joy Adeyemi", "We have run out of gloves", signed("🗑", "Delete message")],
  ].map(([who, what, button]): Written => ({
    role: "generic",
    children: [who ?? "", what ?? "", button ?? ""],
  })),
  { role: "menuitem", name: "Edit" },
  { role: "menuitem", name: "Duplicate" },
  {
    role: "list",
    children: ["Brown spots", "Snails", "Lamps"].map((name) => ({
      role: "listitem",
      children: [{ role: "link", name }],
    })),
  },
  ...["1", "2", "3", "Last »"].map((name) => ({ role: "link", name })),
]);

describe("what is only a part of what was said is not done instead", () => {
  cases(ward, [
    ["delete Neil's message", "not_found"],
    ["delete Joy's message", "click 🗑"],
    ["pin Neil's message", "click 📌"],
    // Done in turn, each on the page that the one before leaves.
    ["Edit > Duplicate", "not_found"],
    ["skip to the final page", "click Last »"],
    ["go to page three", "click 3"],
    ["open the second page", "not_found"],
  ]);
});

const pump = view([
  {
    role: "generic",
    children: [
      { role: "button", name: "Start" },
      { role: "button", name: "Stop" },
    ],
  },
  { role: "textbox", name: "Note" },
]);

describe("what stands right beside something is something else", () => {
  cases(pump, [
    ['click the button right next to "Start"', "click Stop"],
    ["click the button directly beside Stop", "click Start"],
  ]);
});

const card = (name: string, ...more: Written[]): Written => ({
  role: "generic",
  children: [{ role: "heading", name, level: 3 }, { role: "link", name: "Quick view", ref: name }, ...more],
});
const button = (name: string): Written => ({ role: "button", name });

const shop = view([
  {
    role: "generic",
    children: [
      card("Trowel", button("Buy"), button("♡"), "€ 12.00"),
      card("Rake", "Sold out"),
      card("Spade", "Sold out"),
      card("Twine", button("Buy"), button("♡"), "€ 4.00", "New"),
    ],
  },
]);

describe("entries of a list that do not all hold the same are counted all the same", () => {
  test.each(["quick view of the last item", "click Quick view of the last item"])("%s", (say) => {
    const found = ground(shop, say);
    expect(found.outcome === "resolved" && found.steps.map(({ node }) => node?.ref)).toEqual(["Twine"]);
  });
});
