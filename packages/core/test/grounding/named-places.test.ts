import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { button, heading, link, select, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

describe("a place that the page does not have", () => {
  const list = view([
    heading("Books"),
    within("form", "Filters", button("Apply")),
    { role: "row", children: [link("Language"), link("Price")] },
  ]);

  cases(list, [
    ["click Price under Books", "click Price"],
    ['click "Language" under "Discounts"', "not_found"],
    ["click Language below Discounts", "not_found"],
    ["click Apply above Discounts", "not_found"],
    ["click Apply to the left of Discounts", "not_found"],
    ["click Apply near Discounts", "not_found"],
  ]);
});

test("a list beside the button that folds its part of the form: both are called like the part", () => {
  const folded = (name: string, ...children: Parameters<typeof view>[0]) =>
    within("region", name, button("Toggle section", { description: name, expanded: true }), ...children);
  const form = view([folded("Language*", select("Language*", "English", "German")), folded("Price*")]);

  expect(ground(form, "select German from Language")).toMatchObject({
    outcome: "resolved",
    steps: [{ method: "selectOption", node: { name: "Language*" }, arguments: ["German"] }],
  });
});

describe("an answer in so many words", () => {
  const answers = [button("Yes"), button("No")];
  cases(view([within("navigation", "By paid", link("Yes"), link("No"))]), [
    ["click Yes", "click Yes"],
    ["click Yes, I’m sure", "not_found"],
    ["click No, keep it", "not_found"],
  ]);
  cases(view([{ role: "dialog", name: "Delete it?", modal: true, children: answers }]), [
    ["click Yes, I’m sure", "click Yes"],
  ]);
});
