import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { button, view, within, type Written } from "./build-view.ts";
import { cases, told } from "./told.ts";

const dialog = (modal: boolean): Written => ({
  role: "dialog",
  name: "Delete recipe",
  ...(modal && { modal: true }),
  box: { x: 0, y: 0, width: 1280, height: 300 },
  children: [button("Cancel"), button("Delete")],
});
const recipe = (modal: boolean) =>
  view([
    { role: "button", name: "Share", covered: "dialog" },
    within("form", "", {
      role: "spinbutton",
      name: "Servings",
      value: "4",
      inputType: "number",
      covered: "dialog",
    }),
    button("Help"),
    dialog(modal),
  ]);

describe("what lies behind a modal dialog is left alone", () => {
  cases(recipe(true), [
    ["share", "not_found"],
    ["set the servings to 6", "not_found"],
    ["cancel", "click Cancel"],
    ["help", "click Help"],
  ]);
  test("the dialog is named", () => {
    expect(ground(recipe(true), "share")).toMatchObject({
      message: expect.stringContaining("Delete recipe"),
    });
  });
  test("a dialog that is not modal keeps nothing", () => {
    expect(told(ground(recipe(false), "set the servings to 6"))).toBe("fill Servings [6]");
  });
});
